//! Codes with which the gateway closes a connection:
//! <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>.

/// An unknown op code, or invalid data for one.
pub(crate) const UNKNOWN_OPCODE: u16 = 4001;
/// The frame is not JSON, or too long.
pub(crate) const DECODE: u16 = 4002;
/// A frame before Identify.
pub(crate) const NOT_AUTHENTICATED: u16 = 4003;
/// A wrong token.
pub(crate) const AUTHENTICATION_FAILED: u16 = 4004;
/// A second Identify.
pub(crate) const ALREADY_AUTHENTICATED: u16 = 4005;
/// A resume from a sequence number that was never reached.
pub(crate) const INVALID_SEQ: u16 = 4007;
/// More than 120 frames in a minute.
pub(crate) const RATE_LIMITED: u16 = 4008;
/// No heartbeat in time.
pub(crate) const TIMED_OUT: u16 = 4009;
/// An impossible shard, such as shard 3 of 2.
pub(crate) const INVALID_SHARD: u16 = 4010;
/// Intents that were not granted.
pub(crate) const DISALLOWED_INTENTS: u16 = 4014;
