//! Draws boards in every language side by side, with the text of their messages: open `target/languages/index.html`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use ai::Level;
use play::{Event, EventKind, Game, Language, NewTable, Person, Replay, lobby, player_at};
use render::{FontSource, Renderer};
use rules::{Kind, Status};
use view::{DisplayOptions, Post, Texts};

const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Languages</title><style>
body { background: #313338; color: #dbdee1; font: 14px sans-serif; margin: 2em }
figure { display: inline-block; width: 390px; margin: 0 1em 2em 0; vertical-align: top }
figcaption { white-space: pre-wrap }
img { width: 100% }
</style>\n";

fn main() -> io::Result<()> {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"), PathBuf::from);
    let directory = target.join("languages");
    fs::create_dir_all(&directory)?;
    let renderer = Renderer::with_fonts(FontSource::Bundled);
    let mut html = HEAD.to_owned();
    for kind in Kind::ALL {
        let players = kind.players().max().unwrap_or(2);
        for (stage, turns) in [("beginning", 0), ("middle", 24), ("end", usize::MAX)] {
            let (game, replay) = played(kind, players, turns);
            html += &["<h2>", kind.name(), ", ", stage, "</h2>\n"].concat();
            for language in Language::ALL {
                let post = board(view::texts(*language), &renderer, &game, &replay);
                let name = format!("{} {stage} {}.png", kind.name(), language.code());
                let file = post.file.expect("a board has a picture");
                fs::write(directory.join(&name), file.bytes)?;
                let words = format!("{}\n\n{}", post.text, file.alt.unwrap_or_default());
                let words = words.replace('&', "&amp;").replace('<', "&lt;");
                html += &["<figure><img src=\"", &name, "\"><figcaption>", &words].concat();
                html += "</figcaption></figure>\n";
            }
        }
    }
    let index = directory.join("index.html");
    fs::write(&index, html)?;
    println!("{}", index.display());
    Ok(())
}

fn board(t: &Texts, renderer: &Renderer, game: &Game, replay: &Replay) -> Post {
    view::board(t, renderer, game, replay, &[], None, DisplayOptions::default())
}

/// A game of a member against the computers with the longest names, after this many random turns.
fn played(kind: Kind, players: usize, turns: usize) -> (Game, Replay) {
    let table = NewTable {
        players: Some(players),
        computers: Some((Level::Grandmaster, Some(players - 1))),
        ..NewTable::new(1_i64.into(), kind)
    };
    let member = Person::new(1_i64, "Františka Železná");
    let game =
        Game { code: "7K3Q".to_owned(), ..table.game(&member, 0).expect("there is such a table") };
    let (change, _) = lobby::open(game, &play::clocks::Clocks::default()).expect("it begins");
    let (mut game, mut events) = (change.game.clone(), change.events().to_vec());
    let mut position = Replay::of(&game, events.clone(), 0).expect("it has begun").position;
    let mut random = fastrand::Rng::with_seed(3);
    while let Status::Turn(mover) = position.status() {
        if game.ply as usize == turns {
            break;
        }
        let turn = random.choice(position.legal(false)).expect("a choice");
        game.to_move = player_at(&game, mover);
        position = position.play(&turn).expect("it is legal").position;
        game.ply += 1;
        game.seq += 1;
        events.push(Event {
            seq: game.seq,
            ply: game.ply,
            player: game.to_move,
            kind: EventKind::Turn(turn),
            state_hash: position.fingerprint(),
            at: 0,
        });
    }
    let replay = Replay::of(&game, events, game.seq - 1).expect("every turn is legal");
    (game, replay)
}
