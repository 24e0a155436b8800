//! The bot is killed again and again while members play: nothing confirmed is lost, and nothing is
//! posted twice.

use std::collections::BTreeMap;

use local::{Config, Message};
use play::EventKind;
use service::Games;
use store::Store;

use crate::bot::Bot;
use crate::club::Club;
use crate::players::{self, Match, Pair, Played, Seen};
use crate::variable;

/// How often it is killed, unless the variable `PACRU_KILLS` is set.
const KILLS: u64 = 6;

/// The seed of the random choices, unless the variable `PACRU_SEED` names another. After how many
/// turns the bot is killed depends on it, but not in the middle of what.
const SEED: u64 = 9;

const PAIRS: [[&str; 2]; 4] =
    [["Ana", "Ben"], ["Chika", "Dmitri"], ["Ben", "Chika"], ["Dmitri", "Ana"]];

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_keeps_what_it_confirmed_and_posts_once() {
    let kills = variable("PACRU_KILLS", KILLS);
    let seed = variable("PACRU_SEED", SEED);
    println!("PACRU_SEED={seed}");
    let mut club = Club::open_with(Config { message_limit: 100_000, ..Config::default() }).await;
    let data = club.data();
    let game = Match::begin();
    let pairs: Vec<Pair<'_>> = (10 * seed..)
        .zip(PAIRS)
        .map(|(seed, names)| Pair::new(&club.discord, names, &game, seed))
        .collect();

    let (discord, bot) = (&club.discord, &mut club.bot);
    let killing = async {
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..kills {
            game.go_on_for(random.usize(1..50)).await;
            bot.kill();
            game.tell(players::Bot::Down);
            *bot = Bot::back(discord, || Bot::start(discord, &data)).await;
            game.tell(players::Bot::Up);
        }
        game.go_on_for(20).await;
        game.tell(players::Bot::Over);
    };
    let ((), Seen { games, acknowledged, unsaid }) = Seen::during(pairs, killing).await;

    club.all_is_posted().await;
    let boards = posted_once(&club.messages());
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    all_is_saved(club.store().await, &games).await;
    println!(
        "{kills} kills: {acknowledged} turns acknowledged in {} games, 0 lost; {unsaid} saved and never acknowledged, 0 played twice; {boards} boards, 0 posted twice",
        games.len()
    );
}

/// Checks that no board and no table was posted twice; returns the number of boards.
pub(crate) fn posted_once(messages: &[Message]) -> usize {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut boards = 0;
    for message in messages {
        boards += usize::from(!message.attachments.is_empty());
        // The code and the turn of a board, or the code of a table.
        let (first, _) = message.content.split_once('\n').unwrap_or((&message.content, ""));
        let title = first.split_inclusive(':').next().unwrap_or(first);
        *seen.entry(title).or_default() += 1;
    }
    let twice: Vec<_> = seen.iter().filter(|(_, times)| **times > 1).collect();
    assert!(twice.is_empty(), "{twice:#?}");
    boards
}

/// Every game has exactly the turns that its players know of, and they lead to its position.
pub(crate) async fn all_is_saved(store: Store, games: &[Played]) {
    let play = Games::new(store.into());
    for known in games {
        let game = play.store().game(&known.code).await.unwrap().unwrap();
        let replay = play.replay(&game, 1, game.seq).await.unwrap();
        let turns: Vec<&str> = replay
            .steps
            .iter()
            .filter_map(|step| match &step.event.kind {
                EventKind::Turn(text) => Some(text.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(turns, known.turns, "{}", known.code);
        assert_eq!(replay.position.fingerprint(), game.state_hash);
    }
    play.store().close().await;
}
