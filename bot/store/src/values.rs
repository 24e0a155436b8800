//! The values of a query.

use play::{
    ChannelId, GameId, GuildId, InteractionId, MessageId, RoleId, SeekId, TournamentId, UserId,
};
use sqlx::{Arguments, Encode, Type};

/// A value, or NULL.
pub(crate) enum Value {
    Integer(Option<i64>),
    Number(Option<f64>),
    Text(Option<String>),
}

/// What a query can bind.
pub(crate) trait Bind {
    const NULL: Value;

    fn value(&self) -> Value;
}

macro_rules! bind {
    ($($kind:ident: $($value:ty),+;)+) => {$($(
        impl Bind for $value {
            const NULL: Value = Value::$kind(None);

            fn value(&self) -> Value {
                Value::$kind(Some(self.to_owned().into()))
            }
        }
    )+)+};
}
bind! {
    Integer: i64, i16, u8, u16, u32, bool, ChannelId, GameId, GuildId, InteractionId, MessageId, RoleId, SeekId, TournamentId, UserId;
    Number: f64;
    Text: str, String;
}

/// The place of a player, or the most of something, which may be without a limit.
impl Bind for usize {
    const NULL: Value = Value::Integer(None);

    fn value(&self) -> Value {
        Value::Integer(Some(i64::try_from(*self).unwrap_or(i64::MAX)))
    }
}

impl<T: Bind> Bind for Option<T> {
    const NULL: Value = T::NULL;

    fn value(&self) -> Value {
        self.as_ref().map_or(T::NULL, T::value)
    }
}

impl<T: Bind + ?Sized> Bind for &T {
    const NULL: Value = T::NULL;

    fn value(&self) -> Value {
        T::value(self)
    }
}

/// Stands for a value where a query is only checked: SQLite prepares it whatever the types of its
/// values.
pub(crate) fn any(_: impl Bind) -> i64 {
    0
}

/// The values of a statement that is prepared.
pub(crate) fn arguments<A>(values: Vec<Value>) -> A
where
    A: Arguments + Default,
    for<'v> Option<i64>: Encode<'v, A::Database> + Type<A::Database>,
    for<'v> Option<f64>: Encode<'v, A::Database> + Type<A::Database>,
    for<'v> Option<String>: Encode<'v, A::Database> + Type<A::Database>,
{
    let mut arguments = A::default();
    for value in values {
        let added = match value {
            Value::Integer(value) => arguments.add(value),
            Value::Number(value) => arguments.add(value),
            Value::Text(value) => arguments.add(value),
        };
        added.expect("none is too long to be encoded");
    }
    arguments
}

/// Writes a statement with its values in the place of `$1`, `$2`, …
pub(crate) fn write(sql: &str, values: &[Value], to: &mut String) -> Result<(), sqlx::Error> {
    replace(sql, to, |number| {
        let value = number.checked_sub(1).and_then(|index| values.get(index));
        literal(value.ok_or_else(|| sqlx::Error::protocol("no such value"))?)
    })
}

/// Writes a statement whose `$1`, `$2`, … count on from so many `before`.
pub(crate) fn count_on(sql: &str, before: usize, to: &mut String) -> Result<(), sqlx::Error> {
    replace(sql, to, |number| Ok(format!("${}", before + number)))
}

/// Writes a statement with something else in the place of `$1`, `$2`, …
fn replace(
    sql: &str,
    to: &mut String,
    by: impl Fn(usize) -> Result<String, sqlx::Error>,
) -> Result<(), sqlx::Error> {
    let mut parts = sql.split('$');
    let mut statement = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|it: char| it.is_ascii_digit());
        let number = part[..part.len() - rest.len()].parse();
        statement += &by(number.map_err(|_| sqlx::Error::protocol("no number"))?)?;
        statement += rest;
    }
    *to += &statement;
    to.push(';');
    Ok(())
}

/// A value with its type. What it says cannot end it: quotes are doubled, and so are backslashes,
/// which escape something in any text that begins with an E, whatever the settings of the server.
fn literal(value: &Value) -> Result<String, sqlx::Error> {
    let (text, of) = match value {
        Value::Integer(value) => (value.map(|value| value.to_string()), "BIGINT"),
        Value::Number(value) => (value.map(|value| value.to_string()), "DOUBLE PRECISION"),
        Value::Text(value) => (value.clone(), "TEXT"),
    };
    let Some(text) = text else {
        return Ok(format!("NULL::{of}"));
    };
    // It would end the request.
    if text.contains('\0') {
        return Err(sqlx::Error::Encode("a text with a NUL character".into()));
    }
    Ok(format!("E'{}'::{of}", text.replace('\\', r"\\").replace('\'', "''")))
}
