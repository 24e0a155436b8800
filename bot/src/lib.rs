//! Hosts the games.
