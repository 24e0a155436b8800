//! What every column of every table says about members: the one place from which follows what
//! `/pacru data` shows them, and to which the tests hold the erasure and `.github/PRIVACY.md`. A
//! column that does not stand here fails a test.

use Column::{Hidden, InGames, Shown};
use Format::{Flag, Game, Id, Json, Number, Real, Text, Time, Tournament};
use Of::{Member, Nobody, Unshown};

/// A table.
#[derive(Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Whom its rows are about.
    pub of: Of,
    /// All of its columns.
    pub columns: &'static [(&'static str, Column)],
}

/// Whom the rows of a table are about.
#[derive(Debug)]
pub enum Of {
    /// A member.
    Member {
        /// Which rows: a condition with the member's number as `$1`.
        rows: &'static str,
        /// What becomes of them when the member is erased.
        erased: Erased,
    },
    /// Members, but their file does not show it.
    Unshown {
        /// Why not.
        why: &'static str,
        /// What becomes of them when the member is erased.
        erased: &'static str,
    },
    /// Nobody: why.
    Nobody(&'static str),
}

/// What becomes of rows when the member is erased.
#[derive(Clone, Copy, Debug)]
pub enum Erased {
    /// They are deleted.
    Rows,
    /// These columns are overwritten. The rest stays: it belongs to the games and servers of
    /// others, and names nobody.
    Columns(&'static [&'static str]),
}

/// Where a member finds what a column says about them.
#[derive(Clone, Copy, Debug)]
pub enum Column {
    /// In their file, under the names of the table and the column.
    Shown(Format),
    /// In the lines of the games of their file, and of every export.
    InGames,
    /// Nowhere, for this reason.
    Hidden(&'static str),
}

/// How a value is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A text, without what acts on other text.
    Text,
    /// A number.
    Number,
    /// A number with decimals.
    Real,
    /// Yes or no.
    Flag,
    /// A time, in UTC to the second.
    Time,
    /// A number with more digits than JSON readers keep, as text.
    Id,
    /// JSON, as it is stored.
    Json,
    /// The code of a game.
    Game,
    /// The code of a tournament.
    Tournament,
}

const TEXT: Column = Shown(Text);
const NUMBER: Column = Shown(Number);
const REAL: Column = Shown(Real);
const FLAG: Column = Shown(Flag);
const TIME: Column = Shown(Time);
const ID: Column = Shown(Id);
const JSON: Column = Shown(Json);
const GAME: Column = Shown(Game);
const TOURNAMENT: Column = Shown(Tournament);
const OWN: Column = Hidden("it is the member whose file it is");
const KEY: Column = Hidden("a number by which other rows name this one");
const ONCE: Column = Hidden("the number of an interaction, so that none acts twice");
const WORK: Column =
    Hidden("what the bot has still to do, or how it notices changes at the same moment");
const AS_TABLE: Column = Hidden("as the whole table");

/// Rows that are deleted with the member whom this column names.
const USER: Of = Member { rows: "user_id = $1", erased: Erased::Rows };
/// The row of a game that belongs to the member's seat.
const SEAT: &str = "EXISTS (SELECT 1 FROM players AS seat WHERE seat.user_id = $1
                    AND seat.game_id = mine.game_id AND seat.player = mine.player)";

macro_rules! tables {
    ($($name:ident: $of:expr, { $($column:ident: $shown:expr),+ $(,)? })+) => {
        &[$(Table {
            name: stringify!($name),
            of: $of,
            columns: &[$((stringify!($column), $shown)),+],
        }),+]
    };
}

/// All tables but those of the engines and of the migrations.
pub const TABLES: &[Table] = tables! {
    admin_log: Member { rows: "actor_id = $1", erased: Erased::Columns(&["actor_id"]) }, {
        id: KEY, at: TIME, actor_id: OWN, guild_id: ID, game_id: GAME, action: TEXT, reason: TEXT,
    }
    blocks: USER, { user_id: OWN, blocked_id: ID, active: FLAG, interaction_id: ONCE }
    browsers: Member { rows: "user_id = $1", erased: Erased::Columns(&["user_id"]) }, {
        session: Hidden("the digest of a secret that only the browser has"),
        link: Hidden("the digest of a link that has been used"), user_id: OWN, at: TIME,
    }
    channels: Nobody("who can see the channels of servers"), {
        channel_id: AS_TABLE, everyone: AS_TABLE, parent_id: AS_TABLE, asked_at: AS_TABLE,
    }
    club_boards: Nobody("where the club board of a server stands"), {
        guild_id: AS_TABLE, channel_id: AS_TABLE, message_id: AS_TABLE, nonce: AS_TABLE,
        changes: AS_TABLE, shown: AS_TABLE, not_before: AS_TABLE,
    }
    daily_answers: USER, { guild_id: ID, number: NUMBER, user_id: OWN, solved: FLAG, at: TIME }
    daily_puzzles: Nobody("where the daily puzzle of a server stands, and which it is"), {
        guild_id: AS_TABLE, channel_id: AS_TABLE, game: AS_TABLE, number: AS_TABLE,
        puzzle: AS_TABLE, yesterday: AS_TABLE, message_id: AS_TABLE, nonce: AS_TABLE,
        next_at: AS_TABLE, not_before: AS_TABLE, active: AS_TABLE,
    }
    daily_solutions: Nobody("the daily puzzles whose solutions a server has seen"), {
        guild_id: AS_TABLE, puzzle: AS_TABLE, at: AS_TABLE,
    }
    declined: Member { rows: "inviter_id = $1 OR invited_id = $1", erased: Erased::Rows }, {
        inviter_id: Hidden("the member, or somebody else, whose affair it is too"),
        invited_id: Hidden("the member, or somebody else, whose affair it is too"), at: TIME,
    }
    entrants: Member { rows: "user_id = $1", erased: Erased::Columns(&["user_id", "name"]) }, {
        tournament_id: TOURNAMENT, entrant: NUMBER, user_id: OWN, name: TEXT, state: TEXT,
    }
    erasures: USER, { user_id: OWN, due_at: TIME }
    game_events: Member {
        rows: "game_id IN (SELECT game_id FROM players WHERE user_id = $1)",
        erased: Erased::Columns(&[]),
    }, {
        game_id: KEY, seq: InGames, kind: InGames, player: InGames,
        ply: Hidden("it follows from the events before"), notation: InGames, data: InGames,
        state_hash: Hidden("it follows from the turns"), at: InGames, interaction_id: ONCE,
        banks: InGames,
    }
    game_notifications: USER, { user_id: OWN, game_id: GAME, notify: TEXT }
    games: Member {
        rows: "creator_id = $1 OR id IN (SELECT game_id FROM players WHERE user_id = $1)",
        erased: Erased::Columns(&["creator_id"]),
    }, {
        id: KEY, code: InGames, guild_id: InGames, channel_id: InGames, creator_id: InGames,
        ruleset: Hidden("it stands in `setup`, too"), rules_version: InGames, setup: InGames,
        status: InGames, seq: Hidden("how many events there are"), ply: InGames, to_move: InGames,
        state_hash: Hidden("it follows from the turns"), created_at: InGames, started_at: InGames,
        ended_at: InGames, terms: InGames, began_at: InGames, deadline_at: InGames,
        paused_at: InGames, due_at: WORK, rematch_of: Hidden("a game that stands in the file too"),
        series_of: Hidden("a game that stands in the file too"),
        round: Hidden("how many games of a series stand before it"), untold_from: WORK,
        awaits_computer: WORK, tournament_id: InGames, board: Hidden("the number of a pairing"),
        version: WORK, reminded_at: InGames, claimable: InGames, uncounted: InGames,
        opening: InGames, remind_from: InGames,
        imported: InGames, import_key: Hidden("a digest by which nobody imports a game twice"),
        annulled_at: InGames,
    }
    guilds: Nobody("the settings of a server; `called_by` is a message"), {
        guild_id: AS_TABLE, channel_id: AS_TABLE, pace: AS_TABLE, rated: AS_TABLE, turned: AS_TABLE,
        language: AS_TABLE, locale: AS_TABLE, boards: AS_TABLE, threads: AS_TABLE,
        call_role_id: AS_TABLE, called_at: AS_TABLE, called_by: AS_TABLE,
    }
    interactions: Unshown {
        why: "answers that members have read, without whom they were for; kept for a week",
        erased: "they are overwritten on every server of the member",
    }, {
        id: AS_TABLE, game_id: AS_TABLE, tournament_id: AS_TABLE, answer: AS_TABLE, at: AS_TABLE,
        guild_id: AS_TABLE,
    }
    lost_channels: Nobody("channels that are gone"), { channel_id: AS_TABLE, at: AS_TABLE }
    meta: Nobody("what the bot remembers of itself"), { name: AS_TABLE, value: AS_TABLE }
    mistakes: USER, {
        id: KEY, user_id: OWN, game_id: GAME, seq: NUMBER, better: TEXT, refutation: TEXT,
        best: REAL, rest: REAL, met: NUMBER, solved: NUMBER, due_at: TIME,
    }
    notes: USER, { user_id: OWN, game_id: GAME, ply: NUMBER, text: TEXT, at: TIME }
    out_of_reach: Nobody("games whose board a channel does not take; they name nobody"), {
        game_id: AS_TABLE, cause: AS_TABLE, directly: AS_TABLE,
    }
    outbox: Unshown {
        why: "messages that members get, or have got in the last week",
        erased: "those to the member, and those of their games in direct messages, are deleted",
    }, {
        id: AS_TABLE, dedupe_key: AS_TABLE, game_id: AS_TABLE, tournament_id: AS_TABLE,
        channel_id: AS_TABLE, kind: AS_TABLE, intent: AS_TABLE, nonce: AS_TABLE, state: AS_TABLE,
        attempts: AS_TABLE, not_before: AS_TABLE, last_error: AS_TABLE, created_at: AS_TABLE,
        done_at: AS_TABLE, user_id: AS_TABLE, guild_id: AS_TABLE, topic: AS_TABLE,
        message_id: AS_TABLE, unmarked: AS_TABLE,
    }
    people: USER, {
        user_id: OWN, remind: TEXT, time_zone: TEXT, quiet_from: NUMBER, quiet_until: NUMBER,
        snoozed_until: TIME, automatic_vacation: FLAG, vacation_from: TIME, vacation_until: TIME,
        vacation_year: NUMBER, vacation_used: NUMBER, reminded_at: TIME, locale: TEXT, notify: TEXT,
        daily_minute: NUMBER, daily_at: TIME, links_from: TIME, vacations_before: JSON,
    }
    plans: Member { rows: SEAT, erased: Erased::Rows }, {
        game_id: GAME, player: NUMBER, seq: NUMBER, lines: JSON,
    }
    players: Member { rows: "user_id = $1", erased: Erased::Columns(&["user_id", "name"]) }, {
        game_id: KEY, player: InGames, user_id: InGames, name: InGames, kind: InGames,
        computer: InGames, bank: InGames, missed: InGames, left_at: InGames, substitute: InGames,
        points: InGames, place: InGames,
    }
    posts: Unshown {
        why: "numbers of the bot's messages; their channel says who plays only in direct messages",
        erased: "those of their games in direct messages are deleted",
    }, {
        message_id: AS_TABLE, channel_id: AS_TABLE, game_id: AS_TABLE, tournament_id: AS_TABLE,
        purpose: AS_TABLE, seq: AS_TABLE, live: AS_TABLE, posted_at: AS_TABLE, nonce: AS_TABLE,
    }
    preferences: USER, {
        user_id: OWN, confirm: TEXT, side: TEXT, targets: TEXT, show: TEXT, theme: TEXT,
        picture_name: TEXT, language: TEXT, review: TEXT,
    }
    puzzle_attempts: USER, {
        user_id: OWN, game: TEXT, puzzle: ID, solved: FLAG, at: TIME, interaction_id: ONCE,
        mu0: REAL, sigma0: REAL, mu1: REAL, sigma1: REAL, met: NUMBER,
    }
    puzzle_difficulties: Nobody("how hard a puzzle is for everybody"), {
        game: AS_TABLE, puzzle: AS_TABLE, mu: AS_TABLE, sigma: AS_TABLE, answers: AS_TABLE,
    }
    puzzle_ratings: USER, {
        user_id: OWN, game: TEXT, mu: REAL, sigma: REAL, puzzles: NUMBER, last_at: TIME,
    }
    rating_changes: Member { rows: SEAT, erased: Erased::Columns(&[]) }, {
        game_id: GAME, player: NUMBER, pool: TEXT, mu0: REAL, sigma0: REAL, mu1: REAL, sigma1: REAL,
    }
    rating_recounts: Nobody("which ratings of a server are still being computed again"), {
        guild_id: AS_TABLE, pool: AS_TABLE, game_id: AS_TABLE, ruling: AS_TABLE,
    }
    rating_roles: Nobody("which roles a server gives for which ratings"), {
        guild_id: AS_TABLE, role_id: AS_TABLE, game: AS_TABLE, rating_from: AS_TABLE,
        rating_to: AS_TABLE, refused: AS_TABLE,
    }
    ratings: USER, {
        guild_id: ID, pool: TEXT, user_id: OWN, mu: REAL, sigma: REAL, games: NUMBER, last_at: TIME,
    }
    results: USER, {
        user_id: OWN, guild_id: ID, game_id: GAME, pool: TEXT, finished: FLAG, place: NUMBER,
        shared: FLAG, abandoned: FLAG, half_points: NUMBER, beaten: REAL, turns: NUMBER, days: TEXT,
        started_at: TIME, ended_at: TIME,
    }
    role_checks: Unshown {
        why: "whose roles are to be compared, for seconds",
        erased: "it has their roles taken away, and is deleted then",
    }, { guild_id: AS_TABLE, user_id: AS_TABLE, changes: AS_TABLE, not_before: AS_TABLE }
    seeks: USER, {
        id: KEY, guild_id: ID, channel_id: ID, thread: FLAG, user_id: OWN, name: TEXT, game: TEXT,
        players: NUMBER, pace: TEXT, rated: FLAG, rating_from: NUMBER, rating_to: NUMBER,
        interaction_id: ONCE, until: TIME,
    }
    shards: Nobody("which process serves what"), {
        id: AS_TABLE, total: AS_TABLE, holder: AS_TABLE, until: AS_TABLE, identified_at: AS_TABLE,
        alive_at: AS_TABLE, session_id: AS_TABLE, resume_url: AS_TABLE, sequence: AS_TABLE,
        timekeeper: AS_TABLE, process: AS_TABLE, asked_by: AS_TABLE,
    }
    tasks_done: USER, { user_id: OWN, game: TEXT, task: TEXT, at: TIME }
    tournament_events: Unshown {
        why: "they name entries by number, and all of the server see what follows from them",
        erased: "they stay, and the entry has no name any more",
    }, {
        tournament_id: AS_TABLE, seq: AS_TABLE, event: AS_TABLE, at: AS_TABLE,
        interaction_id: AS_TABLE,
    }
    tournaments: Member { rows: "organiser_id = $1", erased: Erased::Columns(&["organiser_id"]) }, {
        id: KEY, code: TEXT, guild_id: ID, channel_id: ID, organiser_id: OWN, settings: JSON,
        status: TEXT, seq: WORK, round_due_at: TIME, unsettled: WORK, due_at: WORK, season: NUMBER,
        previous_id: TOURNAMENT, created_at: TIME, started_at: TIME, ended_at: TIME, version: WORK,
        name_key: Hidden("the name in small letters"), uncounted: JSON, opening: TIME,
        round_from: TIME, round_length: NUMBER,
    }
    unreviewed: Nobody("games that computers have still to look through"), { game_id: AS_TABLE }
    variations: USER, { user_id: OWN, game_id: GAME, tree: JSON, at: TIME }
    watches: USER, { game_id: GAME, user_id: OWN, active: FLAG, interaction_id: ONCE }
};
