//! What those who manage a server read, and what the channel reads of what they did.

use crate::texts::Texts;
use play::{Announcement, Game, GuildId, GuildSettings, MemberGames, Person};

use super::people::title;
use super::words::counted;
use super::{Button, ButtonStyle, File, LONGEST_TEXT, Post, Row, fit, plain_button, said};
use crate::custom_id::{Action, Erasing};
use crate::markdown::plain;

/// What was done to a game, for its channel.
#[must_use]
pub fn moderator_action(t: &Texts, game: &Game, seq: i64, what: &Announcement) -> Post {
    let said = match what {
        Announcement::CalledOff { reason } => &format!(
            "is called off by the managers of this server and counts for nothing: {reason}"
        ),
        Announcement::Frozen => "is put on hold by the managers of this server; the clocks stand.",
        Announcement::PlayerErased => {
            "is called off and counts for nothing: one of its players is gone."
        }
        Announcement::Said { said } => said,
    };
    let rows = if game.started_at.is_some() {
        vec![Row::Buttons(vec![plain_button(
            game,
            seq,
            Action::Board,
            "Board",
        )])]
    } else {
        Vec::new()
    };
    Post {
        text: fit(format!("{} {said}", title(game)), LONGEST_TEXT),
        rows,
        ..Post::default()
    }
}

/// The settings of a server.
#[must_use]
pub fn guild_settings(t: &Texts, settings: GuildSettings) -> Post {
    let place = match settings.channel {
        Some(channel) => format!("Tables are opened in <#{channel}> and its threads."),
        None => "Tables are opened in any channel.".to_owned(),
    };
    let pace = settings.pace.unwrap_or_default();
    let rated = if settings.rated.unwrap_or(true) {
        "rated"
    } else {
        "unrated"
    };
    let boards = if settings.turned {
        "Boards at tables of two turn to the player to move."
    } else {
        "Boards show the south side at the bottom."
    };
    Post {
        text: format!(
            "{place}\nA table that does not say otherwise has this pace: {}; it is {rated}.\n{boards}",
            crate::spans::pace(t, pace)
        ),
        ..Post::default()
    }
}

/// The games of a server as a file.
#[must_use]
pub fn exported(t: &Texts, games: u64, lines: Vec<u8>) -> Post {
    let games = if games == 1 {
        "The one game".to_owned()
    } else {
        format!("All {games} games")
    };
    Post {
        text: format!("{games} of this server, a line of JSON each."),
        file: Some(File {
            name: "games.jsonl".to_owned(),
            bytes: lines,
            alt: None,
        }),
        ..Post::default()
    }
}

/// The games of a server are too many for a file of at most `limit` bytes.
#[must_use]
pub fn too_large(t: &Texts, guild: GuildId, limit: usize) -> Post {
    said(format!(
        "The games of this server do not fit into the {} MB that Discord takes; whoever runs this bot gets them with `pacru export --guild {guild}`.",
        limit / (1024 * 1024)
    ))
}

/// Asks once more before somebody is erased.
#[must_use]
pub fn confirm_erasure(t: &Texts, member: &Person, theirs: &MemberGames) -> Post {
    let mut lines = vec![format!(
        "Erase {} from this server? In {} the name becomes \"former player\".",
        plain(&member.name),
        counted(t, theirs.games, "game")
    )];
    if !theirs.playing.is_empty() {
        lines.push(format!(
            "{} under way will be resigned.",
            counted(t, theirs.playing.len() as u64, "game")
        ));
    }
    if !theirs.tables.is_empty() {
        lines.push(format!(
            "{} will be left or given up.",
            counted(t, theirs.tables.len() as u64, "open table")
        ));
    }
    lines.push(
        "Preferences, reminders and blocks go too, unless the member plays on another server. Messages in channels stay. This cannot be undone."
            .to_owned(),
    );
    let button = |yes, label: &str, style| Button {
        custom_id: Erasing {
            user: member.id,
            yes,
        }
        .into(),
        label: label.to_owned(),
        emoji: None,
        style,
    };
    Post {
        text: lines.join(" "),
        rows: vec![Row::Buttons(vec![
            button(true, "Erase", ButtonStyle::Danger),
            button(false, "Keep", ButtonStyle::Secondary),
        ])],
        ..Post::default()
    }
}
