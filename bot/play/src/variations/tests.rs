//! Variations beside games that go on.

use fastrand::Rng;
use rules::Kind;

use super::*;
use crate::Terms;
use crate::tests::Played;

/// A game with the usual terms.
fn table(kind: Kind, players: i64) -> Played {
    Played::begin(kind, players, Terms::default())
}

impl Played {
    fn at(&self, variations: &Variations, point: Point) -> Trial {
        Trial::of(&self.game, &self.history, variations, point).unwrap()
    }

    /// Tries turns one after the other, and returns the point they lead to.
    fn try_out(&self, variations: &mut Variations, from: Point, turns: &[&str]) -> Trial {
        let mut trial = self.at(variations, from);
        for turn in turns {
            let turn = trial.position.play(turn).unwrap().turn;
            let then = trial.with_turn(variations, &turn);
            trial = self.at(variations, then);
        }
        trial
    }
}

fn newest(table: &Played) -> Point {
    Point::Game(table.game.seq)
}

#[test]
fn one_goes_forward_back_and_to_where_lines_part() {
    let mut table = table(Kind::Pacru, 2);
    let (mut tried, start) = (Variations::default(), newest(&table));
    table.play("e1-e2");
    table.play("e9-e8");

    let line = table.try_out(&mut tried, start, &["e1-e2"]);
    assert!(tried.is_empty(), "the game took it");
    assert_eq!(line.from, 1);
    let line = table.try_out(&mut tried, start, &["e1-d2", "e9-d8", "d2-d3"]);
    assert_eq!(line.notation(), "1. e1-d2 2. e9-d8 3. d2-d3");
    assert_eq!((line.from, line.forward), (0, None));
    assert_eq!(line.actions.len(), 3);
    let back = table.at(&tried, line.back.unwrap());
    assert_eq!(back.notation(), "1. e1-d2 2. e9-d8");
    assert_eq!(back.forward, Some(line.at));
    // The line left the game at its start, so that is its branch.
    let parts = table.at(&tried, back.branch.unwrap());
    assert_eq!(parts.at, table.at(&tried, start).at);
    assert_eq!(parts.tried, ["e1-d2"]);
    assert_eq!(parts.played.as_deref(), Some("e1-e2"));
    assert_eq!((parts.back, parts.branch), (None, None));

    // From the middle another turn is tried; the latest one is the way forward.
    let other = table.try_out(&mut tried, back.back.unwrap(), &["e9-f8"]);
    assert_eq!(other.notation(), "1. e1-d2 2. e9-f8");
    let middle = table.at(&tried, other.back.unwrap());
    assert_eq!(middle.tried, ["e9-d8", "e9-f8"]);
    assert_eq!(middle.forward, Some(other.at));
    assert_eq!(table.at(&tried, line.at).branch, Some(middle.at));
    // Trying a turn again makes it the latest, and it is stored only once.
    let again = table.try_out(&mut tried, middle.at, &["e9-d8"]);
    assert_eq!(again.at, back.at);
    assert_eq!(tried.len(), 4);
    assert_eq!(table.at(&tried, middle.at).forward, Some(again.at));

    // From the newest position `back` goes through the game itself, which then shows the way to the
    // variations.
    let now = table.at(&tried, newest(&table));
    assert_eq!((now.from, now.forward), (2, None));
    let before = table.at(&tried, now.back.unwrap());
    assert_eq!((before.from, before.forward), (1, Some(now.at)));
    assert_eq!(now.branch, Some(parts.at));
}

#[test]
fn a_line_that_the_game_follows_becomes_the_game() {
    let mut table = table(Kind::Pacru, 2);
    table.play("e1-e2");
    let mut tried = Variations::default();
    let at = newest(&table);
    let line = table.try_out(&mut tried, at, &["e9-e8", "a3-b4(a6)", "e8-e7"]);
    let player = table.game.to_move.unwrap();
    assert!(!line.can_be_planned(&table.game, player), "their own turn");
    let answered = table.at(&tried, line.back.unwrap());
    assert!(answered.can_be_planned(&table.game, 1 - player));
    assert!(!line.can_be_planned(&table.game, 1 - player), "it ends with the other's turn");
    assert_eq!(answered.turns(), "e9-e8 a3-b4(a6)");

    table.play("e9-e8");
    let line = table.at(&tried, line.at);
    assert_eq!(line.notation(), "3. a3-b4(a6) 4. e8-e7");
    assert!(line.from_newest);
    let now = table.at(&tried, newest(&table));
    assert_eq!(now.tried, ["a3-b4(a6)"]);
    assert_eq!((now.tried.len(), now.back.is_some()), (1, true));
    // After another turn of the game the line stays where it was.
    table.play("e2-e3");
    let line = table.at(&tried, line.at);
    assert_eq!(line.notation(), "3. a3-b4(a6) 4. e8-e7");
    assert!(!line.from_newest);
    let parts = table.at(&tried, Point::Game(now.at.to_string().parse().unwrap()));
    assert_eq!(parts.played.as_deref(), Some("e2-e3"));
}

#[test]
fn what_is_not_kept_is_replaced_by_the_newest_position() {
    let mut table = table(Kind::Shacru, 3);
    let first = table.at(&Variations::default(), newest(&table)).position;
    table.play(&first.legal(false)[0]);
    let tried = Variations::default();
    for point in [Point::Tried(7), Point::Game(i64::MAX)] {
        assert_eq!(table.at(&tried, point).at, table.at(&tried, newest(&table)).at);
    }
    assert!(!table.at(&tried, Point::Tried(7)).is_kept);
    // Before the beginning is the beginning.
    assert_eq!(table.at(&tried, Point::Game(0)).from, 0);
}

/// In every game, with every number of players: random taps never reach a point that does not
/// exist, the line leads to the position, and never more than the limit is stored.
#[test]
fn trying_at_random_leads_nowhere_else() {
    for (kind, players) in
        Kind::ALL.into_iter().flat_map(|kind| kind.players().map(move |players| (kind, players)))
    {
        let mut random = Rng::with_seed(u64::try_from(players).unwrap());
        let mut table = table(kind, i64::try_from(players).unwrap());
        let mut tried = Variations::default();
        let mut trial = table.at(&tried, newest(&table));
        for _ in 0..400 {
            if let Status::Turn(_) = trial.position.status()
                && random.u8(..) < 170
            {
                let turn = random.choice(trial.position.legal(false)).unwrap();
                let then = trial.with_turn(&mut tried, &turn);
                trial = table.at(&tried, then);
            } else {
                let ways = [trial.back, trial.forward, trial.branch];
                let ways: Vec<Point> = ways.into_iter().flatten().collect();
                let way = random.choice(ways);
                trial = table.at(&tried, way.unwrap_or(newest(&table)));
            }
            assert!(trial.is_kept && tried.len() <= MOST);
            let at: Point = trial.at.to_string().parse().unwrap();
            assert_eq!(at, trial.at);
            if random.u8(..) < 10 && table.game.status == GameStatus::Active {
                let position = table.snapshot().replay.position;
                table.play(&random.choice(position.legal(false)).unwrap());
                trial = table.at(&tried, trial.at);
            }
            let text = serde_json::to_string(&tried).unwrap();
            assert_eq!(serde_json::from_str::<Variations>(&text).unwrap(), tried);
        }
        assert!(tried.len() > 50, "{kind}");
    }
}
