//! What moderators read, and how their actions are announced.

use crate::texts::Texts;
use play::rating::ShownRating;
use play::{
    Announcement, Game, GameStatus, GuildId, MemberGames, Name, NewRating, Person, UserId, seat_of,
};

use super::people::{others_written, signed, title, written};
use super::ratings::shown;
use super::{Button, ButtonStyle, File, Post, plain_button, said};
use crate::custom_id::{Action, CustomId, ModeratorAction, ModeratorButton};
use crate::limits::whole_lines;
use crate::markdown::plain;
use crate::messages as m;

/// Who has decided something about a game, and why, if that is known.
pub(crate) type Author = (UserId, Option<String>);

/// The announcement of a moderator's action, for the channel of the game. `author` is who has overturned a result.
pub fn moderator_action(
    t: &Texts,
    game: &Game,
    seq: i64,
    what: &Announcement,
    author: Option<&Author>,
) -> Post {
    let title = title(game);
    let text = match what {
        Announcement::Annulled { ratings, .. } => {
            let said = t.say(m::ModerationAnnulled { title, who: author_called(t, author) });
            return overturned(t, game, seq, (said, ratings), author);
        }
        Announcement::Restored { ratings, .. } => {
            let said = t.say(m::ModerationRestored { title, who: author_called(t, author) });
            return overturned(t, game, seq, (said, ratings), author);
        }
        Announcement::CalledOff { reason } => {
            t.say(m::ModerationCalledOff { title, reason: plain(reason) })
        }
        Announcement::Frozen => t.say(m::ModerationFrozen { title }),
        Announcement::Overruled { .. } => t.say(m::TournamentOverruled { game: title }),
        Announcement::PlayerErased => t.say(m::ModerationErased { title }),
        Announcement::Said { said } => format!("{title}: {said}"),
    };
    said(text).with_buttons(game.started_at.map(|_| board(t, game, seq)).into_iter().collect())
}

fn board(t: &Texts, game: &Game, seq: i64) -> Button {
    plain_button(game, seq, Action::Board, t.say(m::ButtonBoard))
}

/// The mention of who has decided something.
pub(crate) fn author_called(t: &Texts, author: Option<&Author>) -> String {
    match author.filter(|(user, _)| !user.is_former()) {
        Some((user, _)) => format!("<@{user}>"),
        None => written(t, &Name::Former),
    }
}

/// Tells the players of a game whose result was overturned which ratings they have now.
fn overturned(
    t: &Texts,
    game: &Game,
    seq: i64,
    (said, ratings): (String, &[NewRating]),
    author: Option<&Author>,
) -> Post {
    let mut lines = vec![said];
    if let Some((_, Some(reason))) = author {
        lines.push(t.say(m::ModerationReason { reason: plain(reason) }));
    }
    let number = |rating: Option<ShownRating>| match rating {
        Some(rating) => shown(rating),
        None => t.say(m::ModerationNoRating),
    };
    let changes = ratings.iter().filter_map(|it| {
        let player = signed(t, game, seat_of(game, it.player)?);
        Some(format!("{player} {} → {}", number(it.before), number(it.after)))
    });
    let changes: Vec<String> = changes.collect();
    lines.push(t.say(m::ModerationNewRatings { changes: changes.join(", ") }));
    let players = ratings.iter().filter_map(|it| game.players.get(it.player));
    let players = players.map(|player| player.person.id).filter(|user| !user.is_former());
    let pings: Vec<UserId> = players.collect();
    if let Some((user, _)) = author.filter(|(user, _)| pings.contains(user)) {
        lines.push(t.say(m::TournamentRuledOwn { organiser: format!("<@{user}>") }));
    }
    let told: Vec<String> = pings.iter().map(|user| format!("<@{user}>")).collect();
    lines.extend((!told.is_empty()).then(|| format!("-# {}", told.join(" "))));
    Post { pings, ..self::said(whole_lines(t, lines)).with_buttons(vec![board(t, game, seq)]) }
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
        ModeratorAction::Annul(reason) => {
            let text = t.say(m::RulingAnnul { title, players, reason: plain(reason) });
            (text, t.say(m::RulingAnnulButton))
        }
        ModeratorAction::Restore => {
            (t.say(m::RulingRestore { title, players }), t.say(m::RulingRestoreButton))
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
