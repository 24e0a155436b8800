//! Tests of the pictures: one binary, with a module for each idea.

mod colour;
mod golden;
mod legibility;
mod pixels;
mod properties;
mod replay;
mod scenes;
