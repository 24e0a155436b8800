//! Draws board pictures.
