//! The pages and the example games are legal up to their end, and what is said about them is true.

use std::collections::{BTreeSet, HashSet};

use ai::{Budget, Effect, Engine, Stop};
use play::Language;
use rules::{Chevrons, Field, Seat, Summary};

use super::*;
use crate::limits::LONGEST_ALT;
use crate::texts::{english, names, texts};

/// The example game of a game up to a step, by its number, or a page of the rules after its turns:
/// `p3`.
fn played(kind: Kind, place: &str) -> (Position, Vec<BoardAction>) {
    let number = |place: &str| place.parse::<usize>().expect("a number");
    match place.strip_prefix('p') {
        Some(page) => pages(kind)[number(page) - 1].played(kind).unwrap(),
        None => example::played(kind, &example::steps(kind)[..number(place)]).unwrap(),
    }
}

/// The turns of every page and every step, with the name of the text about them.
fn each() -> impl Iterator<Item = (Kind, String, &'static str, String)> {
    Kind::ALL.into_iter().flat_map(|kind| {
        let pages = (1..).zip(pages(kind)).map(move |(at, page)| {
            (kind, format!("p{at}"), page.turns, format!("lessons-{kind}-{}", page.name))
        });
        let steps = (1..)
            .zip(example::steps(kind))
            .map(move |(at, turns)| (kind, at.to_string(), turns, format!("example-{kind}-{at}")));
        pages.chain(steps)
    })
}

/// A text in English.
fn in_english(name: &str) -> String {
    described(english(), name, None).expect("a text")
}

/// What stands in backticks.
fn codes(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The fields, points and numbers in a text.
fn facts(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| word.chars().any(|letter| letter.is_ascii_digit())).collect()
}

/// A text is written separately in each language, about the same turns. No more than so much is
/// read on a phone.
#[test]
fn every_language_tells_the_same_notation_and_briefly() {
    for (kind, place, _, name) in each() {
        let (is_page, english) = (place.starts_with('p'), in_english(&name));
        for &language in Language::ALL {
            let theirs = described(texts(language), &name, None).expect(&name);
            let [mut codes, mut expected] = [codes(&theirs), codes(&english)];
            codes.sort_unstable();
            expected.sort_unstable();
            assert_eq!(codes, expected, "{kind} {place} in {language:?}");
            assert!(is_page || facts(&theirs) == facts(&english), "{language:?}: {theirs}");
            let longest = match language {
                _ if !is_page => 300,
                Language::English => 900,
                _ => 1200,
            };
            assert!(theirs.chars().count() <= longest, "{language:?}: {theirs}");
            assert!(!theirs.contains("  "), "{language:?}: {theirs}");
            for mark in ["**", "`"] {
                assert_eq!(theirs.matches(mark).count() % 2, 0, "{language:?}: {theirs}");
            }
        }
    }
    for kind in Kind::ALL {
        assert!(pages(kind).len() >= 4 && (10..=20).contains(&example::steps(kind).len()));
        for (page, language) in
            pages(kind).iter().flat_map(|page| Language::ALL.iter().map(move |it| (page, it)))
        {
            let title = format!("lessons-{kind}-{}-title", page.name);
            let title = described(texts(*language), &title, None).expect(&title);
            assert!(title.chars().count() <= 30, "{title}");
        }
        // There is no text that nobody reads.
        assert_eq!(names(&format!("lessons-{kind}-")).len(), 2 * pages(kind).len());
        assert_eq!(names(&format!("example-{kind}-")).len(), example::steps(kind).len());
    }
}

/// What the rules report about the turn of each page, in the order of the pages.
#[test]
fn every_turn_does_what_its_page_says() {
    let mut expected = include_str!("turns.txt").lines();
    for (kind, page) in
        Kind::ALL.into_iter().flat_map(|it| pages(it).into_iter().map(move |page| (it, page)))
    {
        if page.choosing.is_none() {
            let Some(turn) = page.turns.split(' ').next_back().filter(|it| !it.is_empty()) else {
                continue;
            };
            let text = in_english(&format!("lessons-{kind}-{}", page.name));
            assert!(text.contains(&format!("`{turn}`")), "{turn}");
        }
        let (_, alt) = picture_of(english(), kind, &page).unwrap();
        let (sentence, _) = alt.trim_start().split_once('.').unwrap();
        assert_eq!(Some(sentence), expected.next());
    }
    assert_eq!(expected.next(), None);
}

/// Every turn is written in full, and every turn that a text names is shown by one of its game, or
/// legal in one of its positions or at the start. "6 to 5" in a comment is the score after the
/// step.
#[test]
fn every_notation_is_a_turn_and_every_score_that_of_the_game() {
    let legal =
        |position: &Position, turn: &str| position.play(turn).is_ok_and(|it| it.turn == turn);
    for (kind, place, turns, name) in each() {
        let (text, (position, actions)) = (in_english(&name), played(kind, &place));
        let turns: Vec<&str> = turns.split_whitespace().collect();
        let own = &actions[actions.len() - turns.len()..];
        let befores = || own.iter().map(|action| &action.before);
        for (before, turn) in befores().zip(&turns) {
            assert!(legal(before, turn), "{kind} {place}: {turn}");
        }
        let is_page = place.starts_with('p');
        let start = Position::start(kind, 2).unwrap();
        for code in codes(&text) {
            let sign =
                ["<", ">", "v", "h", "b", "w", "ka"].contains(&code) || code.starts_with('/');
            let shown =
                || pages(kind).iter().any(|it| it.turns.split(' ').any(|turn| turn == code));
            let last = befores().next_back().unwrap_or(&position);
            let known = if is_page {
                sign || shown() || legal(last, code) || legal(&start, code)
            } else {
                befores().any(|before| legal(before, code))
            };
            assert!(known, "{kind} {place}: {code}");
        }
        let points = match position.status() {
            Status::Over(outcome) => outcome.points,
            Status::Turn(_) => position.points(),
        };
        let (green, yellow) = (points[Seat::South], points[Seat::North]);
        let scores = [format!("{green} to {yellow}"), format!("{yellow} to {green}")];
        let words: Vec<&str> = text.split([' ', '.', ',', ':']).collect();
        for said in words.windows(3).filter(|said| !is_page && said[1] == "to") {
            let is_score = [said[0], said[2]].iter().all(|word| word.parse::<u16>().is_ok());
            assert!(!is_score || scores.contains(&said.join(" ")), "{kind} {place}: {said:?}");
        }
    }
}

/// A turn that a comment calls a mistake lowers the chance of winning, and the turn that is named
/// in its place does not.
#[test]
fn mistakes_are_mistakes() {
    let mut engine = Engine::new();
    let mut chance = |before: &Position, turn: &str| {
        let Status::Turn(seat) = before.status() else {
            panic!("nobody is to move");
        };
        let after = before.play(turn).unwrap().position;
        engine.evaluate(&after, Budget::nodes(20_000), &Stop::new()).win_probability[seat]
    };
    for (kind, number, turn, better) in [
        (Kind::Pacru, 10, 1, "d5-f3(d2)"),
        (Kind::Azacru, 9, 1, "b1-c2"),
        (Kind::Azacru, 15, 1, "b7-a6<"),
        (Kind::Shacru, 7, 2, "b6-c7>"),
        (Kind::Pasang, 10, 1, "d8w"),
    ] {
        let turns: Vec<&str> = example::steps(kind)[number - 1].split(' ').collect();
        let (_, actions) = played(kind, &number.to_string());
        let before = &actions[actions.len() - turns.len() + turn - 1].before;
        let comment = in_english(&format!("example-{kind}-{number}"));
        assert!(comment.contains(&format!("`{better}`")), "{comment}");
        let (found, taken) = (chance(before, better), chance(before, turns[turn - 1]));
        assert!(found - taken > 0.08, "{kind}: {better} {found:.2}, {taken:.2}");
    }
}

/// What the pages and the comments say about positions. A line of `facts.txt` names a game, and a
/// step of its example or a page (`p3`): the position after it, before its last turn (`<5`), or
/// after another turn (`9+d5-f3`); then what is asked for and what must be found, `-` for nothing.
#[test]
fn what_is_said_is_true() {
    for line in include_str!("facts.txt").lines().filter(|line| !line.starts_with('#')) {
        let (asked, expected) = line.split_once(" = ").unwrap();
        let asked: Vec<&str> = asked.split(' ').collect();
        let (kind, about) = (asked[0].parse().unwrap(), asked.get(3).copied().unwrap_or_default());
        let (place, further) = asked[1].split_once('+').unwrap_or((asked[1], ""));
        let (mut position, mut actions) = played(kind, place.trim_start_matches('<'));
        let last = actions.pop();
        if let (true, Some(last)) = (place.starts_with('<'), &last) {
            position = last.before.clone();
        }
        if !further.is_empty() {
            position = position.play(further).unwrap().position;
        }
        let seat = if about == "yellow" { Seat::North } else { Seat::South };
        let field = || about.parse::<Field>().unwrap();
        let found = match asked[2] {
            "facing" => board(&position).facing(field()).to_string(),
            "power" => power(&position, field()).to_string(),
            "ways" => joined(ways(&position, field())),
            "attackers" => joined(attackers(&position, field())),
            "legal" => joined(position.legal(false)),
            "turns" => position.legal(false).len().to_string(),
            "turns-of" => {
                joined(position.legal(false).iter().filter(|turn| turn.starts_with(about)))
            }
            "allows" => position.play(about).is_ok_and(|played| played.turn == about).to_string(),
            "points" => position.points()[seat].to_string(),
            "markers" => joined(board(&position).markers(seat)),
            "chevrons" => joined(board(&position).pieces(seat)),
            "result" => {
                let name = |seat: Seat| seat.name().to_owned();
                game_log::result(english(), &position, last.as_ref(), &name).unwrap()
            }
            "winners" => match position.status() {
                Status::Over(outcome) => joined(outcome.winners),
                Status::Turn(_) => String::new(),
            },
            "score" => match position.status() {
                Status::Over(outcome) => outcome.points[seat].to_string(),
                Status::Turn(_) => String::new(),
            },
            "captured" => match last.map(|last| last.summary) {
                Some(Summary::Pasang(it)) => format!("{} for {}", joined(it.captured), it.points),
                _ => panic!("nothing was captured"),
            },
            "does" => {
                let turn = each().find(|(of, at, ..)| (*of, &**at) == (kind, place));
                let turn = turn.and_then(|(_, _, turns, _)| turns.split(' ').next_back());
                let effects = Effect::of(&last.unwrap().before, turn.unwrap());
                joined(effects.iter().map(|effect| format!("{effect:?}")))
            }
            other => panic!("{other} is not known"),
        };
        assert_eq!(found, expected.trim_matches('-'), "{line}");
    }
    assert!(in_english("lessons-pacru-meeting").contains("you must take it"));
}

fn joined<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// The pieces and markers on the board of a chevron game.
fn board(position: &Position) -> &Chevrons {
    match position.board() {
        rules::Board::Chevrons(board) => board,
        rules::Board::Pasang(_) => panic!("no chevrons here"),
    }
}

/// The reach of a chevron.
fn power(position: &Position, field: Field) -> usize {
    board(position).power(board(position).piece(field).expect("a chevron").seat, field)
}

/// The fields that the chevron on a field can reach, whoever is to move.
fn ways(position: &Position, from: Field) -> rules::FieldSet {
    let distance = if position.kind() == Kind::Shacru { 1 } else { power(position, from) };
    let seat = board(position).piece(from).expect("a chevron").seat;
    board(position).landings(seat, from, distance)
}

/// Green's chevrons that attack a field.
fn attackers(position: &Position, target: Field) -> impl Iterator<Item = Field> {
    let (board, green) = (board(position), Seat::South);
    let attacks =
        move |from: &Field| board.attacks(green, *from, board.power(green, *from)).contains(target);
    board.pieces(green).into_iter().filter(attacks)
}

#[test]
fn in_pasang_the_game_goes_on_whatever_yellow_answers() {
    let (position, _) = played(Kind::Pasang, "7");
    for reply in position.legal(false) {
        assert!(position.play(&reply).unwrap().position.legal(false).len() >= 4, "{reply}");
    }
}

#[test]
fn pictures_differ_and_are_described() {
    let renderer = Renderer::new();
    for kind in Kind::ALL {
        let mut pictures = HashSet::new();
        for number in (1..).take(pages(kind).len()) {
            let display = DisplayOptions::default();
            let post = lesson(english(), &renderer, (kind, number), true, display).unwrap();
            assert!(post.text.chars().count() <= 1000 && post.pings.is_empty(), "{}", post.text);
            let file = post.file.unwrap();
            let alt = file.alt.unwrap();
            assert!(alt.chars().count() <= LONGEST_ALT && alt.ends_with('.'), "{alt}");
            assert!(alt.contains(" Green, South") && alt.contains(" Yellow, North"), "{alt}");
            assert!(pictures.insert(file.bytes), "{alt}");
        }
    }
}
