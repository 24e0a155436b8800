//! `cargo bench -p bot`: a turn from the player's command to the board in the channel, by the whole
//! bot over a real websocket against the stand-in, and its parts.

mod club;

use std::hint::black_box;
use std::time::Instant;

use local::Message;
use rules::{Kind, Position};
use tokio::runtime::Runtime;

use crate::club::{Club, Game, PROGRAM};

fn main() {
    command_to_board();
    tap_to_picture();
    for choices in ["", "d9/>>"] {
        turns_as_json(choices);
    }
}

/// Does something again and again, and prints the least and the median time.
fn measure<T>(what: &str, times: usize, mut act: impl FnMut() -> T) {
    let mut taken: Vec<f64> = (0..times)
        .map(|_| {
            let start = Instant::now();
            black_box(act());
            start.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    taken.sort_unstable_by(f64::total_cmp);
    println!("{what:24} {:>9.3} ms at least, {:>9.3} ms median", taken[0], taken[times / 2]);
}

/// From the command to the board in the channel. A game in which nobody gains anything ends after
/// some forty turns.
fn command_to_board() {
    let runtime = Runtime::new().expect("a runtime");
    let club = runtime.block_on(Club::open(PROGRAM, local::Config::default()));
    let players = ["Ana", "Ben"].map(|name| club.discord.member(name).expect("a member"));
    let discord = &club.discord;
    let mut game = runtime.block_on(Game::begin(discord, discord.club(), players, Kind::Pacru));
    measure("command_to_board", 30, || runtime.block_on(game.dull_turn(discord)));
    runtime.block_on(club.close());
}

/// From a tap to the picture of the next step: choices at random, which are never played.
fn tap_to_picture() {
    let runtime = Runtime::new().expect("a runtime");
    let club = runtime.block_on(Club::open(PROGRAM, local::Config::default()));
    let players = ["Ana", "Ben"].map(|name| club.discord.member(name).expect("a member"));
    let discord = &club.discord;
    let game = runtime.block_on(Game::begin(discord, discord.club(), players, Kind::Pacru));
    let tap = async |message: &Message, label: &str| {
        let tapped = game.mover().press_labelled(message, label).expect("a button");
        tapped.reply().await.expect("the next step")
    };
    let mut step = runtime.block_on(tap(&game.board, "Move"));
    let mut random = fastrand::Rng::with_seed(1);
    measure("tap_to_picture", 100, || {
        let labels = step.buttons().filter_map(|button| button.label.clone());
        let labels: Vec<String> = labels.filter(|label| !label.starts_with("Play")).collect();
        let label = random.choice(&labels).expect("something to tap");
        step = runtime.block_on(tap(&step, label));
    });
    runtime.block_on(club.close());
}

/// The turns of a rich position of Pacru as a page gets them: all but the payments, and those of
/// one chevron.
fn turns_as_json(choices: &str) {
    let rich = "3S1+2n2/3ss4/ss2ns2N1/1S5N01snn2/1sn6/2sn4S3+/2nns4/sss1N7sss1/sss3S0N61 S";
    let position = Position::at(Kind::Pacru, 2, rich).expect("a position");
    let what = format!("turns_as_json {choices}");
    let choices = choices.parse().expect("choices");
    let t = view::texts(play::Language::English);
    measure(&what, 100, || {
        let turns = view::Turns::of(t, &position, &choices).expect("they lead somewhere");
        serde_json::to_string(&turns).expect("it is plain data")
    });
}
