//! Buttons and what they mean. Everything a button needs is in its custom id, so it works after a restart and for
//! as long as its message stands: `v1:<code>:<seq>:<action>`.

use std::fmt;
use std::str::FromStr;

/// What a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sit down at an open table, or accept an invitation.
    Join,
    /// Get up from an open table, or decline an invitation.
    Leave,
    /// Begin with the players who are there.
    Start,
    /// Give the open table up.
    Cancel,
    /// See the newest board, privately.
    Board,
    /// See the record, privately.
    History,
    /// Resign, after having been asked.
    Resign,
    /// Not resign after all.
    Stay,
}

impl Action {
    const ALL: [Self; 8] = [
        Self::Join,
        Self::Leave,
        Self::Start,
        Self::Cancel,
        Self::Board,
        Self::History,
        Self::Resign,
        Self::Stay,
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Cancel => "cancel",
            Self::Board => "board",
            Self::History => "history",
            Self::Resign => "resign",
            Self::Stay => "stay",
        }
    }
}

/// A button of a game, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// The game's code.
    pub code: String,
    /// Number of events when the message was made: tells an old board from the newest.
    pub seq: i64,
    /// What it asks for.
    pub action: Action,
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:{}:{}:{}", self.code, self.seq, self.action.word())
    }
}

/// A custom id that this version did not write.
#[derive(Debug, thiserror::Error)]
#[error("This button is from another version of the bot; `/pacru games` lists your games.")]
pub struct UnknownControl;

impl FromStr for Control {
    type Err = UnknownControl;

    fn from_str(id: &str) -> Result<Self, UnknownControl> {
        let mut parts = id.split(':');
        let (Some("v1"), Some(code), Some(seq), Some(word), None) = (
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
        ) else {
            return Err(UnknownControl);
        };
        let readable = !code.is_empty()
            && code.len() <= 8
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let action = Action::ALL.into_iter().find(|action| action.word() == word);
        match (readable, seq.parse(), action) {
            (true, Ok(seq), Some(action)) => Ok(Self {
                code: code.to_owned(),
                seq,
                action,
            }),
            _ => Err(UnknownControl),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_control_survives_its_custom_id() {
        for action in Action::ALL {
            let control = Control {
                code: "7K3Q".into(),
                seq: i64::MAX,
                action,
            };
            let id = control.to_string();
            assert!(id.len() <= 100, "Discord's limit: {id}");
            assert_eq!(id.parse::<Control>().unwrap(), control);
        }
    }

    proptest! {
        #[test]
        fn forged_ids_are_refused_or_harmless(id in "(v[0-9]:)?[A-Z0-9:é-]{0,120}(:join|:board)?") {
            if let Ok(control) = id.parse::<Control>() {
                prop_assert!(control.code.len() <= 8);
            }
        }
    }
}
