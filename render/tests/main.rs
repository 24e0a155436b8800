//! What the pictures promise. One binary; one idea a module.

mod colour;
mod golden;
mod legibility;
mod pixels;
mod properties;
mod replay;
mod scenes;
