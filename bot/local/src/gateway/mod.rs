//! The gateway: <https://discord.com/developers/docs/events/gateway>.

mod close;
mod connection;

pub(crate) use connection::connect;
