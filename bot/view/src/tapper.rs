//! A player who taps random choices in game after game must never be refused.

use std::collections::HashSet;

use play::audience::{Audience, Channels, Named, Visible};
use play::move_builder::{Choices, MOST, MoveBuilder, Now, typed};
use play::{Game, GameStatus, Language, Person, Player};
use rules::{Kind, Position, Setup, Status};

use crate::custom_id::{Action, CustomId, GameButton};
use crate::texts::{Texts, texts};
use crate::{Building, DisplayOptions, Row, move_builder_rows};

/// How many games the tests play; `TAPPERS=5000 cargo test -p bot --release tapper` plays more.
const GAMES: u64 = 25;

/// All of these, as whoever decides about the games of their server may read about them; those of
/// [`game`] as its player.
pub(crate) fn all_of<T: Named>(all: Vec<T>) -> Visible<T> {
    let guild = all.first().and_then(|it| it.home().guild);
    let alone = Audience::Member { user: 1_i64.into(), at: None };
    guild.map_or(alone, Audience::Official).visible(all, &Channels::default())
}

pub(crate) fn game(setup: &Setup) -> Game {
    let player = |number: i64| {
        Player::seated(Person { id: number.into(), name: format!("Player {number}") })
    };
    Game {
        id: 1_i64.into(),
        code: "7K3QWXYZ".to_owned(),
        status: GameStatus::Active,
        // The largest value that it can have.
        seq: 1_000_000_000_000,
        to_move: Some(0),
        started_at: Some(0),
        ..Game::new(
            (None, 1_i64.into()),
            1_i64.into(),
            setup.clone(),
            (0..).take(setup.seats.len()).map(player).collect(),
            play::Terms::default(),
            0,
        )
    }
}

/// Positions of every game and number of players after some turns at random: so many of each.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    let kinds = Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.players().map(move |players| Setup::new(kind, players).unwrap()));
    let setups: Vec<Setup> = kinds.collect();
    (0..count).flat_map(move |seed| {
        setups.clone().into_iter().map(move |setup| {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = Position::new(&setup).unwrap();
            for _ in 0..random.u8(..60) {
                let legal = position.legal(false);
                let (Status::Turn(_), Some(turn)) = (position.status(), random.choice(&legal))
                else {
                    break;
                };
                position = position.play(turn).unwrap().position;
            }
            position
        })
    })
}

/// The custom ids of a message, with their labels; checked against Discord's limits.
fn custom_id(rows: &[Row]) -> Vec<(String, GameButton)> {
    assert!(rows.len() <= 5, "{rows:#?}");
    let mut ids = HashSet::new();
    let mut custom_id = Vec::new();
    let game_button = |id: &str| match id.parse().unwrap() {
        CustomId::Game(button) => button,
        other => panic!("{other:?}"),
    };
    for row in rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()), "{rows:#?}");
                for button in buttons {
                    let id = button.custom_id.to_string();
                    assert!(id.len() <= 100, "{id}");
                    assert!((1..=80).contains(&button.label.chars().count()), "{button:?}");
                    assert_eq!(id.parse::<CustomId>().unwrap(), button.custom_id);
                    assert!(ids.insert(id.clone()), "twice in one message: {button:?}");
                    custom_id.push((button.label.clone(), game_button(&id)));
                }
            }
            Row::Menu(menu) => panic!("{menu:?}"),
        }
    }
    custom_id
}

/// Makes choices until the game is over, sometimes going back, and returns how many.
fn play(t: &Texts, kind: Kind, players: usize, random: &mut fastrand::Rng) -> u32 {
    let setup = Setup::new(kind, players).unwrap();
    let game = game(&setup);
    let mut position = Position::new(&setup).unwrap();
    let mut choices = Choices::default();
    let mut count = 0;
    while let Status::Turn(_) = position.status() {
        let builder = MoveBuilder::of(&position, &choices)
            .unwrap_or_else(|refusal| panic!("{position} refuses {choices}: {refusal}"));
        let building = Building { made: &builder, others_wait: true };
        let custom_id =
            custom_id(&move_builder_rows(t, &game, building, DisplayOptions::default()));
        if let Now::Choose { offers, within, .. } = &builder.now {
            assert!(offers.len() <= MOST);
            assert!(offers.len() > 1 || within.is_some(), "a single choice is taken by itself");
            assert!(custom_id.len() >= offers.len());
        }
        // Going back is tried, but not so often that no game ends.
        let forward = custom_id.iter().filter(|(_, button)| match &button.action {
            Action::Choose(further) => {
                let last = further.iter().last().filter(|_| kind == Kind::Pacru);
                let turns = last.is_some_and(|token| token.starts_with(['<', '>']));
                further.iter().len() > choices.iter().len() && !(turns && random.u8(..) > 20)
            }
            action => *action != Action::Again,
        });
        let forward: Vec<_> = forward.collect();
        let anything = forward.is_empty() || random.u8(..) < 20;
        let (_, game_button) = if anything {
            &custom_id[random.usize(..custom_id.len())]
        } else {
            forward[random.usize(..forward.len())]
        };
        count += 1;
        match &game_button.action {
            Action::Choose(further) => choices = further.clone(),
            Action::Again => choices = Choices::default(),
            Action::Play(all) | Action::PlayAndNext(all) => {
                let Now::Done(played) = builder.now else {
                    panic!("{all} is not a whole turn");
                };
                let typed = typed(&position, &played.turn)
                    .map(|choices| MoveBuilder::of(&position, &choices));
                assert!(
                    matches!(typed, Some(Ok(MoveBuilder { now: Now::Done(again), .. })) if again.turn == played.turn)
                );
                position = position.play(&played.turn).unwrap().position;
                choices = Choices::default();
            }
            other => panic!("nothing else is offered: {other:?}"),
        }
    }
    count
}

#[test]
fn a_random_tapper_is_never_refused() {
    let games = std::env::var("TAPPERS").map_or(GAMES, |games| games.parse().unwrap());
    let mut taps = 0;
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        // The games are played in every language.
        let languages = Language::ALL.iter().cycle().skip(seed as usize % Kind::ALL.len());
        for (kind, language) in Kind::ALL.into_iter().zip(languages) {
            let players = *random.choice(&kind.players().collect::<Vec<_>>()).unwrap();
            taps += play(texts(*language), kind, players, &mut random);
        }
    }
    println!("{games} games of each kind, {taps} taps");
}
