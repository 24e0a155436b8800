//! What moderators read, and how their actions are announced.

use crate::texts::Texts;
use play::{Announcement, Game, GameStatus, GuildId, MemberGames, Person};

use super::people::{others_written, title, written};
use super::{Button, ButtonStyle, File, Post, plain_button, said};
use crate::custom_id::{Action, CustomId, ModeratorAction, ModeratorButton};
use crate::markdown::plain;
use crate::messages as m;

/// The announcement of a moderator's action, for the channel of the game.
pub fn moderator_action(t: &Texts, game: &Game, seq: i64, what: &Announcement) -> Post {
    let title = title(game);
    let text = match what {
        Announcement::CalledOff { reason } => {
            t.say(m::ModerationCalledOff { title, reason: plain(reason) })
        }
        Announcement::Frozen => t.say(m::ModerationFrozen { title }),
        Announcement::Overruled { .. } => t.say(m::TournamentOverruled { game: title }),
        Announcement::PlayerErased => t.say(m::ModerationErased { title }),
        Announcement::Said { said } => format!("{title}: {said}"),
    };
    let board = || plain_button(game, seq, Action::Board, t.say(m::ButtonBoard));
    said(text).with_buttons(game.started_at.map(|_| board()).into_iter().collect())
}

/// The games of a server as an attachment.
pub fn exported(t: &Texts, games: u64, lines: Vec<u8>) -> Post {
    let file = Some(File { name: "games.jsonl".to_owned(), bytes: lines, alt: None });
    Post { file, ..said(t.say(m::Exported { count: games })) }
}

/// Says that the games of a server do not fit into a file of `limit` bytes.
pub fn too_large(t: &Texts, guild: GuildId, limit: u32) -> Post {
    said(t.say(m::ExportTooLarge {
        limit: limit / (1024 * 1024),
        command: format!("pacru export --guild {guild}"),
    }))
}

/// Asks a moderator for confirmation before something is done to a game.
pub fn confirm_moderation(t: &Texts, game: &Game, action: ModeratorAction) -> Post {
    let (title, players) = (title(game), t.and(&others_written(t, game, None)));
    let (text, label) = match &action {
        ModeratorAction::End(reason) if game.status == GameStatus::Open => (
            t.say(m::RulingEndTable { title, players, reason: plain(reason) }),
            t.say(m::ButtonGiveUpTable),
        ),
        ModeratorAction::End(reason) => {
            let turn = game.ply + 1;
            let text = t.say(m::RulingEnd { title, players, turn, reason: plain(reason) });
            (text, t.say(m::RulingEndButton))
        }
        ModeratorAction::Freeze => {
            (t.say(m::RulingFreeze { title, players }), t.say(m::RulingFreezeButton))
        }
        ModeratorAction::Replace(leaver, by) => {
            let player = game.player_of(*leaver).map(|player| written(t, &game.name(player)));
            let (player, substitute) = (player.unwrap_or_default(), plain(&by.name));
            let text = t.say(m::RulingReplace { title, players, player, substitute });
            (text, t.say(m::RulingReplaceButton))
        }
    };
    let button =
        |action, label| Button::new(ModeratorButton { code: game.code.clone(), action }, label);
    said(text).with_buttons(vec![
        button(Some(action), label).style(ButtonStyle::Danger),
        button(None, t.say(m::RulingNothingButton)),
    ])
}

/// A moderator does nothing to a game after all.
pub fn not_moderated(t: &Texts, code: &str) -> Post {
    said(t.say(m::RulingNothing { code }))
}

/// Asks for confirmation before a member is erased.
pub fn confirm_erasure(t: &Texts, member: &Person, theirs: &MemberGames) -> Post {
    let mut lines =
        vec![t.say(m::EraseQuestion { member: plain(&member.name), count: theirs.games })];
    if !theirs.playing.is_empty() {
        lines.push(t.say(m::ErasePlaying { count: theirs.playing.len() }));
    }
    if !theirs.tables.is_empty() {
        lines.push(t.say(m::EraseTables { count: theirs.tables.len() }));
    }
    lines.push(t.say(m::EraseRest));
    let erase = Button::new(CustomId::Erase(member.id), t.say(m::EraseButton));
    let keep = Button::new(CustomId::Spare(member.id), t.say(m::EraseKeepButton));
    said(lines.join(" ")).with_buttons(vec![erase.style(ButtonStyle::Danger), keep])
}
