//! The rules once more, slow and plain, written from their text alone: every field of the board is
//! looked at for every question. Nothing of the library is used but text in and text out.

mod board;
mod compare;
mod pacru;
mod pasang;
mod scatter;
mod trail;
