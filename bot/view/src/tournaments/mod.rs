//! Tournaments, leagues and ladders in words.

mod answers;
mod export;
mod log;
mod mine;
mod news;
mod organiser;
mod post;
mod settings;
mod standings;
mod tables;
#[cfg(test)]
mod tests;
mod why;

use pairing::{EntrantId, PairedGame};
use play::audience::Visible;
use play::tournament::{Settings, Snapshot, System, Tournament, TournamentStatus};
use play::{Game, GameStatus};

use crate::custom_id::{TournamentAction, TournamentButton};
use crate::markdown::plain;
use crate::messages as m;
use crate::people;
use crate::texts::Texts;
use crate::{Button, ButtonStyle};

pub(crate) use answers::{done, tournament_error};
pub use export::{FileFormat, exported};
pub use log::log;
pub use mine::mine;
pub use news::{
    Boards, called_off, calls, challenge, challenge_reminder, challenge_settled, edited, excluded,
    invitation, overdue, podium, reinstated, round, round_name, ruled, start_missed,
    substitute_declined, waits,
};
pub use organiser::{
    MenuPages, about_entrant, ask_about_ratings, confirm, organiser, preview, replacement_of,
    replacing_form, ruling_again, ruling_form, ruling_of,
};
pub(crate) use post::club_line;
pub use post::{
    confirm_decline, confirm_withdrawal, list, nothing, scoring, tournament, whom_to_challenge,
};
pub use settings::{
    fill_format, fill_rules, format_form, new_tournament_form, rules_form, start_of,
};
pub use standings::with_challengeable;
pub use tables::{Table, table};

/// Whether all rounds are played at once, so that there is no current round.
fn is_at_once(settings: &Settings) -> bool {
    let scheduled = matches!(settings.system, System::AllPlayAll | System::League);
    scheduled && settings.rounds_open.is_none()
}

/// The heading of a tournament: its name, and which season it is.
fn heading(t: &Texts, tournament: &Tournament) -> String {
    let name = plain(&tournament.settings.name);
    match tournament.season {
        1 => t.say(m::TournamentHeading { tournament: name }),
        season => t.say(m::TournamentHeadingSeason { tournament: name, season }),
    }
}

/// The name of a tournament, with the number of its season from the second on.
pub(crate) fn numbered(t: &Texts, tournament: String, season: u32) -> String {
    match season {
        1 => tournament,
        season => t.say(m::TournamentTableSeason { tournament, season }),
    }
}

/// The name of a tournament as an option offers it.
pub fn label(t: &Texts, tournament: &Tournament) -> String {
    numbered(t, tournament.settings.name.clone(), tournament.season)
}

fn button(tournament: &Tournament, action: TournamentAction, label: String) -> Button {
    Button::new(TournamentButton { code: tournament.code.clone(), action }, label)
}

fn join_and_leave(t: &Texts, tournament: &Tournament) -> [Button; 2] {
    let join = button(tournament, TournamentAction::Join, t.say(m::ButtonJoin));
    [
        join.style(ButtonStyle::Primary),
        button(tournament, TournamentAction::Leave, t.say(m::TournamentButtonLeave)),
    ]
}

/// The buttons that everybody may press. A ladder has no cross-table.
fn looks(t: &Texts, tournament: &Tournament) -> Vec<Button> {
    let crossed = (tournament.settings.system != System::Ladder)
        .then(|| (Table::CrossTable, t.say(m::TournamentButtonCrossTable)));
    let standings = (Table::Standings, t.say(m::TournamentButtonStandings));
    let mine = (TournamentAction::Mine, t.say(m::TournamentButtonMine));
    let tables = std::iter::once(standings).chain(crossed);
    let tables = tables.map(|(table, label)| (TournamentAction::Table(table, None), label));
    tables.chain([mine]).map(|(action, label)| button(tournament, action, label)).collect()
}

/// Whether members challenge each other in it now.
fn has_challenges(tournament: &Tournament) -> bool {
    let is_played =
        matches!(tournament.status, TournamentStatus::Running | TournamentStatus::Paused);
    is_played && tournament.settings.system == System::Ladder
}

/// The button that asks whom to challenge.
fn challenge_button(t: &Texts, tournament: &Tournament) -> Button {
    let label = t.say(m::TournamentButtonChallenge);
    button(tournament, TournamentAction::Challenge(None), label).style(ButtonStyle::Primary)
}

/// The name of a tournament with the number of its season, escaped for a message.
fn tournament_name(t: &Texts, now: &Snapshot) -> String {
    numbered(t, plain(&now.tournament.settings.name), now.tournament.season)
}

/// The plain name of an entrant.
fn bare_name(t: &Texts, now: &Snapshot, entrant: EntrantId) -> String {
    people::name(t, &now.tournament.called(entrant))
}

/// The name of an entrant, escaped for a message.
fn name(t: &Texts, now: &Snapshot, entrant: EntrantId) -> String {
    people::written(t, &now.tournament.called(entrant))
}

/// How many open games an entrant has.
fn open_games(now: &Snapshot, entrant: EntrantId) -> usize {
    now.replay.open_games().filter(|game| game.seating().seat_of(entrant).is_some()).count()
}

/// The names of entrants who play each other, escaped for a message.
fn names(t: &Texts, now: &Snapshot, seats: &[EntrantId]) -> String {
    seats.iter().map(|entrant| name(t, now, *entrant)).collect::<Vec<_>>().join(" – ")
}

/// The players of a pairing, in the order of their seats.
fn pairing_line(t: &Texts, now: &Snapshot, paired: &PairedGame, games: &Visible<Game>) -> String {
    let names = names(t, now, paired.seating().entrants());
    match present_game(paired.id, games) {
        Some(game) => format!("`{}` {names}", game.code),
        None => names,
    }
}

/// The game in which a pairing is currently played; of a series, the last one. None where the readers of a message may not read about it.
fn present_game(board: pairing::GameId, games: &Visible<Game>) -> Option<&Game> {
    let here = |game: &&Game| game.tournament.is_some_and(|it| it.number == board);
    let mut here = games.iter().rev().filter(here);
    let active = |game: &&Game| game.status == GameStatus::Active;
    here.clone().find(active).or_else(|| here.next())
}
