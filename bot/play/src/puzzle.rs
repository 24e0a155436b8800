//! Puzzles for a member: which one comes next, whether an answer is right, and how it changes their
//! puzzle rating.
//!
//! The puzzles themselves are [`ai::Puzzle`]; this module is about what members do with them.
//!
//! ```
//! use play::puzzle::{Attempts, Judged, Stage, next};
//! use rules::Kind;
//!
//! let puzzle = next(Kind::Azacru, 1_i64.into(), &Attempts::default()).expect("nothing was tried yet");
//! let stage = Stage { puzzle, number: 0 };
//! let right = stage.judge(&puzzle.solution[0])?;
//! assert!(matches!(right, Judged::Solved { .. } | Judged::GoesOn { .. }));
//! # Ok::<(), rules::RulesError>(())
//! ```

mod theme;

use std::collections::HashMap;

use ai::Puzzle;
use rules::{Kind, Position, RulesError, Seat, SeatSet, Status};

use crate::mistake::comes_after;
use crate::rating::{PoolRating, Rating, judged};
use crate::time::Millis;
use crate::{BoardAction, RatingChange, UserId};
pub use theme::Theme;

/// How uncertain the difficulty of a puzzle is before members have answered it, as a standard
/// deviation: it is estimated from the work that a computer needs.
const SIGMA: f64 = 3.0;

/// The first puzzles of a game, this many, teach it: everybody begins with them, and they change no
/// rating.
pub const STARTERS: usize = 10;

/// The rating for puzzles before the first that counts: about that of the easiest after the
/// [`STARTERS`].
const FIRST: Rating = Rating { mu: Rating::START.mu - 17.5, sigma: 2.5 };

/// How uncertain a rating is taken to be, at most, when an answer changes it: at first that of
/// [`FIRST`], which allows 40 points, and 0.01 less for each answer, until this allows 15.
const SETTLED: f64 = 1.6;

/// The next puzzle is chosen among this many that suit a member equally well, or all members would
/// get the same ones.
const AS_SUITABLE: usize = 6;

/// A member's attempts at the puzzles of one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attempts {
    /// Their puzzle rating; none before the first attempt.
    pub standing: Option<PoolRating>,
    /// The puzzles they have tried, by their ids.
    pub tried: HashMap<u64, Tried>,
    /// How hard the puzzles of the game are.
    pub difficulties: Difficulties,
    /// When this was so.
    pub at: Millis,
}

/// How hard the puzzles of a game are: those that answers have made easier or harder, by their ids.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Difficulties(pub HashMap<u64, Rating>);

impl Difficulties {
    /// How hard a puzzle is.
    pub fn of(&self, puzzle: &Puzzle) -> Rating {
        let mu = Rating::START.mu + (f64::from(puzzle.rating) - 1500.0) / 40.0;
        self.0.get(&puzzle.id()).copied().unwrap_or(Rating { mu, sigma: SIGMA })
    }
}

/// What came of a member's attempts at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Whether they have solved it, at the first or a later attempt.
    pub solved: bool,
    /// How often they have answered when it was due; the first time is one.
    pub met: u32,
    /// When they answered first, or failed last.
    pub at: Millis,
}

impl Tried {
    /// Whether it was failed and comes again.
    pub fn is_due(self, now: Millis) -> bool {
        !self.solved && self.at + comes_after(self.met - 1) <= now
    }

    /// The same after another answer. What is solved stays solved.
    #[must_use]
    pub fn after(self, solved: bool, now: Millis) -> Self {
        if self.solved || solved {
            return Self { solved: true, ..self };
        }
        Self { met: self.met + u32::from(self.is_due(now)), at: now, ..self }
    }
}

impl Attempts {
    /// Whether they have failed a puzzle that is to come again now.
    pub fn is_due(&self, puzzle: &Puzzle) -> bool {
        self.tried.get(&puzzle.id()).is_some_and(|tried| tried.is_due(self.at))
    }

    /// How many they have solved, at the first or a later attempt.
    pub fn solved(&self) -> usize {
        self.tried.values().filter(|tried| tried.solved).count()
    }
}

/// The puzzles of a game with which everybody begins, in order.
fn starters(kind: Kind) -> &'static [Puzzle] {
    Puzzle::all(kind).get(..STARTERS).unwrap_or_default()
}

/// Whether answers to a puzzle never count.
pub fn is_starter(puzzle: &Puzzle) -> bool {
    starters(puzzle.position.kind()).iter().any(|starter| starter.id() == puzzle.id())
}

/// The puzzle that suits a member best: first one that they have failed and that is due again; then
/// the starters, unless as many other answers have counted; then one that they have not tried,
/// about as hard as the lower bound of their rating; of equally hard ones, rather one that wins
/// soon, and of equally suitable ones, one of the theme in which they have failed most. Those
/// without a theme, of which nobody can say in a few words why the turn is so good, come after all
/// others. When all were tried, it is the one that they failed the longest time ago; when all were solved, none. It
/// stays the same until it is answered.
pub fn next(kind: Kind, member: UserId, attempts: &Attempts) -> Option<&'static Puzzle> {
    let failed = attempts.tried.iter().filter(|(_, tried)| !tried.solved);
    let failed = failed.filter_map(|(id, tried)| Some((tried, Puzzle::with_id(*id)?)));
    let mut failed: Vec<(&Tried, &Puzzle)> = failed.collect();
    failed.sort_by_key(|(tried, puzzle)| (tried.at, puzzle.id()));
    if let Some((_, puzzle)) = failed.iter().find(|(tried, _)| tried.is_due(attempts.at)) {
        return Some(puzzle);
    }
    let is_new = |puzzle: &&Puzzle| !attempts.tried.contains_key(&puzzle.id());
    let knows = attempts.standing.is_some_and(|standing| standing.games as usize >= STARTERS);
    if let Some(starter) = starters(kind).iter().find(is_new).filter(|_| !knows) {
        return Some(starter);
    }
    let rating = rating(attempts.standing);
    let surely = Rating { mu: rating.mu - rating.sigma, ..rating };
    let surely = surely.shown();
    let mut open: Vec<&Puzzle> = Puzzle::all(kind).iter().filter(is_new).collect();
    open.sort_by_key(|puzzle| {
        let soon = puzzle.wins_in.unwrap_or(u8::MAX);
        let hard = attempts.difficulties.of(puzzle).shown();
        ((hard - surely).abs(), soon)
    });
    // Whoever fails one that has no theme is not told why: these come last.
    let mut suitable: Vec<&Puzzle> = Vec::new();
    let themed = open.iter().filter(|puzzle| Theme::of(puzzle).is_some());
    suitable.extend(themed.take(AS_SUITABLE));
    if suitable.is_empty() {
        suitable.extend(open.iter().take(AS_SUITABLE));
    }
    let failures = |puzzle: &Puzzle| {
        let theme = Theme::of(puzzle);
        failed.iter().filter(|(_, it)| theme.is_some() && Theme::of(it) == theme).count()
    };
    let most = suitable.iter().map(|puzzle| failures(puzzle)).max();
    suitable.retain(|puzzle| Some(failures(puzzle)) == most);
    let turn = member.get().unsigned_abs() as usize + attempts.tried.len();
    let suitable = turn.checked_rem(suitable.len()).map(|place| suitable[place]);
    suitable.or_else(|| failed.first().map(|(_, puzzle)| *puzzle))
}

/// A puzzle, and how far it is solved.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// How many turns of its solution the member has found.
    pub number: u8,
}

/// The judgement of an answer.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Judged {
    /// The right turn, and the last one of the solution: its effect, and the position after it.
    Solved { played: BoardAction, after: Position },
    /// The right turn, but not the last one: the other side answers, and the next one must be
    /// found.
    GoesOn { next: Stage },
    /// A wrong turn: its effect, and the position after it.
    Wrong { played: BoardAction, after: Position },
}

impl Stage {
    /// The stage of the puzzle with this id that has this [`proof`](Self::proof); `None` if there
    /// is none.
    pub fn read(id: u64, proof: u16) -> Option<Self> {
        let puzzle = Puzzle::with_id(id)?;
        let stages = (0..).map(|number| Self { puzzle, number });
        stages.take_while(|stage| stage.sought().is_some()).find(|stage| stage.proof() == proof)
    }

    /// A number that only those know who have come so far: 0 at first, then an odd one that follows
    /// from the turns of the solution. Whoever counts up sees no later stage.
    pub fn proof(self) -> u16 {
        match self.position() {
            Ok((position, _)) if self.number > 0 => {
                let [low, high, ..] = position.fingerprint().to_le_bytes();
                u16::from_le_bytes([low | 1, high])
            }
            _ => 0,
        }
    }

    /// The seat that solves it.
    pub fn seat(self) -> Seat {
        solver(&self.puzzle.position)
    }

    /// The turn that must be found.
    pub fn sought(self) -> Option<&'static str> {
        let turn = self.puzzle.solution.get(2 * usize::from(self.number))?;
        Some(turn)
    }

    /// The position in which it must be found, and the turns that led there. Fails when the
    /// solution cannot be played; a test of `ai` checks that all can.
    pub fn position(self) -> Result<(Position, Vec<BoardAction>), RulesError> {
        let before = 2 * usize::from(self.number);
        let turns = self.puzzle.solution.iter().take(before);
        play_all(self.puzzle.position.clone(), turns.map(String::as_str))
    }

    /// Judges a turn of the member. Any turn that wins the game at once is right.
    pub fn judge(self, turn: &str) -> Result<Judged, RulesError> {
        let (mut position, _) = self.position()?;
        let canonical = position.play(turn)?.turn;
        let played = play(&mut position, &canonical)?;
        if self.wins(&position) {
            return Ok(Judged::Solved { played, after: position });
        }
        if self.sought() != Some(canonical.as_str()) {
            return Ok(Judged::Wrong { played, after: position });
        }
        let further = Self { number: self.number + 1, ..self };
        Ok(match further.sought() {
            Some(_) => Judged::GoesOn { next: further },
            None => Judged::Solved { played, after: position },
        })
    }

    fn wins(self, position: &Position) -> bool {
        let alone = SeatSet::of(self.seat());
        matches!(position.status(), Status::Over(outcome) if outcome.winners == alone)
    }
}

/// The seat that solves what begins with this position.
pub(crate) fn solver(start: &Position) -> Seat {
    match start.status() {
        Status::Turn(seat) => seat,
        // None starts in a finished game; tests check that.
        Status::Over(_) => start.seats().first(),
    }
}

/// Plays a turn in a position.
pub fn play(position: &mut Position, turn: &str) -> Result<BoardAction, RulesError> {
    let played = position.play(turn)?;
    Ok(BoardAction {
        summary: played.summary,
        before: std::mem::replace(position, played.position),
    })
}

/// The position after some turns, and what was done in them.
pub fn play_all<'a>(
    mut position: Position,
    turns: impl Iterator<Item = &'a str>,
) -> Result<(Position, Vec<BoardAction>), RulesError> {
    let actions = turns.map(|turn| play(&mut position, turn)).collect::<Result<_, _>>()?;
    Ok((position, actions))
}

/// A member's puzzle rating after their first answer to a puzzle of this difficulty, how the answer
/// changed it, and the difficulty after it.
pub fn rate(
    before: Option<PoolRating>,
    puzzle: Rating,
    solved: bool,
    at: Millis,
) -> (PoolRating, RatingChange, Rating) {
    let known = rating(before);
    let faded = before.map_or(FIRST, |before| before.faded(at));
    let answers = before.map_or(0, |before| before.games);
    let most = (FIRST.sigma - 0.01 * f64::from(answers)).max(SETTLED);
    let believed = Rating { sigma: faded.sigma.min(most), ..faded };
    let (own, its) = if solved { (1, 2) } else { (2, 1) };
    let both = judged(&[(believed, own), (puzzle, its)]);
    let change = RatingChange { before: known, after: both[0] };
    (PoolRating::after(before, both[0], at), change, both[1])
}

/// The puzzle rating of a member with this standing.
pub fn rating(standing: Option<PoolRating>) -> Rating {
    standing.map_or(FIRST, |standing| standing.rating)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use strum::VariantArray as _;

    use super::*;
    use crate::time::DAY;

    fn member() -> UserId {
        7_i64.into()
    }

    fn tried(solved: bool, at: Millis) -> Tried {
        Tried { solved, met: 1, at }
    }

    #[test]
    fn a_newcomer_begins_with_the_starters_and_a_puzzle_stays_until_it_is_answered() {
        for kind in Kind::ALL {
            let mut attempts = Attempts::default();
            for starter in &Puzzle::all(kind)[..STARTERS] {
                let shown = next(kind, member(), &attempts).expect("a puzzle");
                assert_eq!(shown.id(), starter.id());
                let again = next(kind, member(), &attempts).expect("a puzzle");
                assert!(again.id() == shown.id() && is_starter(again));
                attempts.tried.insert(starter.id(), tried(false, 0));
            }
            let first = next(kind, member(), &attempts).expect("a puzzle");
            assert!(!is_starter(first) && !attempts.tried.contains_key(&first.id()));
            assert!(first.rating < 800, "{first}");
        }
    }

    #[test]
    fn whoever_solves_gets_harder_ones_and_whoever_fails_easier_ones() {
        let after = |solved: bool| {
            let mut attempts = Attempts::default();
            for at in 0..40 {
                let puzzle = next(Kind::Azacru, member(), &attempts).expect("a puzzle");
                attempts.tried.insert(puzzle.id(), tried(solved, 0));
                if is_starter(puzzle) {
                    continue;
                }
                let puzzle = attempts.difficulties.of(puzzle);
                let (standing, change, _) = rate(attempts.standing, puzzle, solved, at);
                assert_eq!(change.shown().signum(), if solved { 1 } else { -1 }, "{at}");
                attempts.standing = Some(standing);
            }
            assert_eq!(attempts.standing.expect("answers that count").games, 30);
            assert_eq!(attempts.solved(), if solved { 40 } else { 0 });
            next(Kind::Azacru, member(), &attempts).expect("a puzzle").rating
        };
        let (high, low) = (after(true), after(false));
        assert!(high > low + 150, "{high} {low}");
    }

    proptest! {
        /// However uncertain a rating was kept, and however long ago.
        #[test]
        fn an_answer_changes_a_rating_by_little_and_by_less_with_experience(
            (mu, sigma, games) in (-10.0..60.0, 0.5..8.4, 0..99_u32),
            (puzzle, solved) in (0.0..40.0, any::<bool>()),
            days in 0..999_i64,
        ) {
            let before = (games > 0).then_some(PoolRating { rating: Rating { mu, sigma }, games, last_at: 0 });
            let puzzle = Rating { mu: puzzle, sigma: SIGMA };
            let (_, change, after) = rate(before, puzzle, solved, days * DAY);
            // Both ends are rounded.
            prop_assert!(change.shown().abs() <= if games < 90 { 41 } else { 16 }, "{change:?}");
            prop_assert_eq!(solved, change.after.mu > change.before.mu);
            prop_assert_eq!(solved, after.mu < puzzle.mu);
        }
    }

    /// Every third puzzle is solved at once, and everything when it comes again.
    #[test]
    fn what_was_not_solved_comes_again_and_in_the_end_nothing() {
        let mut attempts = Attempts::default();
        let all = Puzzle::all(Kind::Pasang).len();
        while let Some(puzzle) = next(Kind::Pasang, member(), &attempts) {
            let again = attempts.tried.get(&puzzle.id()).copied();
            assert_eq!(again.is_some(), attempts.tried.len() == all);
            let first = tried(attempts.tried.len() % 3 == 0, 0);
            attempts.tried.insert(puzzle.id(), again.map_or(first, |again| again.after(true, 0)));
        }
        assert_eq!(attempts.solved(), all);
    }

    /// Once, the solution of many a puzzle said no more than that the turn claims a field.
    #[test]
    fn puzzles_that_nobody_can_explain_come_after_all_others() {
        for kind in Kind::ALL {
            let mut attempts = Attempts::default();
            let mut themed = Vec::new();
            while let Some(puzzle) = next(kind, member(), &attempts) {
                attempts.tried.insert(puzzle.id(), tried(true, 0));
                themed.extend((!is_starter(puzzle)).then(|| Theme::of(puzzle).is_some()));
            }
            assert_eq!(themed.len() + STARTERS, Puzzle::all(kind).len());
            let count = themed.iter().filter(|has| **has).count();
            assert!(count > 90, "{kind}: {count}");
            assert!(themed.is_sorted_by_key(|has| !has), "{kind}");
        }
    }

    /// The first puzzle is never solved, all others are.
    #[test]
    fn a_failed_puzzle_comes_after_1_3_7_and_21_days_before_new_ones_and_never_twice_in_a_row() {
        let mut attempts = Attempts::default();
        let first = Puzzle::all(Kind::Shacru)[0].id();
        let mut days = Vec::new();
        for day in 0..40 {
            for at in [day * DAY, day * DAY + 1] {
                attempts.at = at;
                let puzzle = next(Kind::Shacru, member(), &attempts).expect("a puzzle");
                let (id, solved) = (puzzle.id(), puzzle.id() != first);
                let was = attempts.tried.get(&id);
                assert_eq!(was.is_some(), attempts.is_due(puzzle), "{day}");
                let is = was.map_or(tried(solved, at), |was| was.after(solved, at));
                assert_eq!(is.after(solved, at), is, "delivered twice");
                days.extend((!solved).then_some(day));
                attempts.tried.insert(id, is);
            }
        }
        assert_eq!(days, [0, 1, 4, 11, 32]);
        assert!(!attempts.tried[&first].after(true, 0).is_due(Millis::MAX));
    }

    /// If puzzles of a theme are failed and all others solved, more of the theme come than in the
    /// opposite case, on the whole.
    #[test]
    fn every_theme_is_found_and_the_one_that_was_failed_is_preferred() {
        let (mut failed, mut solved) = (0, 0);
        for theme in Theme::VARIANTS {
            let is_of = |puzzle: &&Puzzle| Theme::of(puzzle) == Some(*theme);
            let count = |kind: &Kind| Puzzle::all(*kind).iter().filter(is_of).count();
            let kind = Kind::ALL.into_iter().max_by_key(count).expect("a game");
            let come = |fails: bool| {
                let mut attempts = Attempts::default();
                let mut chosen = || {
                    let puzzle = next(kind, member(), &attempts).expect("a puzzle");
                    attempts.tried.insert(puzzle.id(), tried(is_of(&puzzle) != fails, 0));
                    is_of(&puzzle)
                };
                (0..STARTERS + 60).filter(|_| chosen()).count()
            };
            assert!(count(&kind) > 0, "{theme:?}");
            failed += come(true);
            solved += come(false);
        }
        assert!(failed > solved, "{failed} {solved}");
    }

    /// In every solution: each turn is right, and every other turn is wrong unless it wins at once.
    #[test]
    fn solutions_are_right_and_nothing_else() {
        for puzzle in Kind::ALL.into_iter().flat_map(Puzzle::all).step_by(5) {
            let mut stage = Stage::read(puzzle.id(), 0).expect("it is kept");
            loop {
                let (position, actions) = stage.position().expect("legal turns");
                assert_eq!(actions.len(), 2 * usize::from(stage.number));
                let read = Stage::read(puzzle.id(), stage.proof()).expect("it is kept");
                assert_eq!(read.number, stage.number);
                let sought = stage.sought().expect("a turn");
                for other in position.legal(false).iter().filter(|turn| *turn != sought) {
                    match stage.judge(other).expect("a legal turn") {
                        Judged::Wrong { .. } => {}
                        Judged::Solved { after, .. } => assert!(stage.wins(&after), "{puzzle}"),
                        Judged::GoesOn { .. } => panic!("{other} in {puzzle}"),
                    }
                }
                match stage.judge(sought).expect("a legal turn") {
                    Judged::GoesOn { next, .. } => stage = next,
                    Judged::Solved { .. } => break,
                    Judged::Wrong { .. } => panic!("{puzzle}"),
                }
            }
            assert!(Stage::read(puzzle.id(), 2).is_none(), "no proof is even");
        }
        assert!(Stage::read(0, 0).is_none());
    }
}
