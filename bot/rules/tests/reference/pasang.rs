//! Pasang's kas, slow and plain: lines are read as strings of letters.

use std::collections::BTreeMap;

use rules::pasang::{KaRule, Pattern, Symmetry};
use rules::{Kind, Position, Seat, Setup, Status};

use crate::chance::Chance;

/// Letters by file and row, each 0 to 10: `b`, `w`, `.`, `#`, `X`, `O`.
type Grid = Vec<Vec<char>>;

fn read(position: &str) -> Grid {
    let mut grid = vec![vec!['.'; 11]; 11];
    for (row, y) in position.split(' ').next().expect("rows").split('/').zip((0..11).rev()) {
        let mut spread = row.to_owned();
        for empty in (1..=11).rev() {
            spread = spread.replace(&empty.to_string(), &".".repeat(empty));
        }
        for (x, letter) in spread.chars().enumerate() {
            grid[x][y] = letter;
        }
    }
    grid
}

/// The letters seen from a point in a direction, without empty points, up to what ends a line.
fn seen(grid: &Grid, (x, y): (i32, i32), (dx, dy): (i32, i32)) -> String {
    let mut letters = String::new();
    for distance in 1..11 {
        match letter(grid, x + dx * distance, y + dy * distance) {
            'b' => letters.push('b'),
            'w' => letters.push('w'),
            '.' => {}
            _ => break,
        }
    }
    letters
}

fn letter(grid: &Grid, x: i32, y: i32) -> char {
    let inside = (0..11).contains(&x) && (0..11).contains(&y);
    if inside {
        grid[usize::try_from(x).expect("inside")][usize::try_from(y).expect("inside")]
    } else {
        '#'
    }
}

/// What can be captured from a point along an axis: colour and number.
fn captures(grid: &Grid, at: (i32, i32), axis: char) -> BTreeMap<char, usize> {
    let ways = if axis == 'h' { [(-1, 0), (1, 0)] } else { [(0, -1), (0, 1)] };
    let mut counts = BTreeMap::new();
    for way in ways {
        let letters = seen(grid, at, way);
        if let Some(first) = letters.chars().next() {
            *counts.entry(first).or_insert(0) +=
                letters.len() - letters.trim_start_matches(first).len();
        }
    }
    counts.retain(|_, count| *count % 2 == 1);
    counts
}

fn name(x: i32, y: i32) -> String {
    format!("{}{}", char::from(b'a' + u8::try_from(x).expect("a file")), y + 1)
}

/// All turns of phases 2 and 3, with what they score.
fn turns(position: &str, rule: KaRule) -> BTreeMap<String, usize> {
    let words: Vec<&str> = position.split(' ').collect();
    let grid = read(position);
    let me = words[1].chars().next().expect("X or O");
    let mut turns = BTreeMap::new();
    let mut add = |text: String, found: BTreeMap<char, usize>| {
        for (colour, count) in found {
            let worth = if colour == 'w' { 2 } else { 1 };
            turns.insert(format!("{text}{colour}"), count * worth);
        }
    };
    let all = (0..11).flat_map(|x| (0..11).map(move |y| (x, y)));
    if words[2] == "2" {
        let letters: Vec<char> = words[3].chars().collect();
        let passage = i32::from(letters[usize::from(me == 'O')] as u8 - b'a');
        for (x, y) in all {
            let own = if me == 'X' { y < 5 } else { y > 5 };
            let token = |x| matches!(letter(&grid, x, y), 'b' | 'w');
            let far = (x - passage).abs();
            let slides = far == 1 && rule != KaRule::Jump;
            let jumps = far == 2 && token(i32::midpoint(x, passage)) && rule != KaRule::Slide;
            if own && token(x) && (slides || jumps) {
                let mut lifted = grid.clone();
                lifted[usize::try_from(x).expect("inside")][usize::try_from(y).expect("inside")] =
                    '.';
                for axis in ['h', 'v'] {
                    let text = format!("{}{}{axis}", name(x, y), name(passage, y));
                    add(text, captures(&lifted, (passage, y), axis));
                }
            }
        }
        return turns;
    }
    let (from_x, from_y) = all.clone().find(|(x, y)| letter(&grid, *x, *y) == me).expect("a ka");
    let mut lifted = grid.clone();
    lifted[usize::try_from(from_x).expect("inside")][usize::try_from(from_y).expect("inside")] =
        '.';
    for (x, y) in all.filter(|to| *to != (from_x, from_y) && (to.0 == from_x || to.1 == from_y)) {
        let (dx, dy) = ((from_x - x).signum(), (from_y - y).signum());
        let distance = (from_x - x).abs() + (from_y - y).abs();
        if (0..distance).all(|step| letter(&lifted, x + dx * step, y + dy * step) == '.') {
            let axis = if dy == 0 { 'v' } else { 'h' };
            add(name(x, y), captures(&lifted, (x, y), axis));
        }
    }
    turns
}

#[test]
fn pasang_agrees_with_the_reference() {
    for seed in 0..12 {
        let mut chance = Chance::new(seed);
        let mut setup = Setup::new(Kind::Pasang, 2).expect("two players");
        let rule = chance.pick(&[KaRule::Slide, KaRule::Jump, KaRule::Either]);
        setup.options.pasang.ka = Some(rule);
        setup.options.pasang.pattern = Some(Pattern::random(seed, chance.pick(&Symmetry::ALL)));
        let mut position = Position::new(&setup).expect("a pattern");
        while let Status::Turn(seat) = position.status() {
            let legal = position.legal(true);
            if legal[0].len() > 1 {
                let line = position.position_line();
                let wanted = turns(&line, rule);
                let mut sorted = legal.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, wanted.keys().cloned().collect::<Vec<_>>(), "{line}");
                for (turn, worth) in &wanted {
                    let after = position.play(turn).expect("a legal turn").position;
                    let gained = after.points()[seat] - position.points()[seat];
                    assert_eq!(usize::from(gained), *worth, "{line} {turn}");
                }
            }
            position = position.play(&chance.pick(&legal)).expect("a legal turn").position;
        }
        // The reference, too, finds nothing to capture for a player who is stuck.
        if matches!(position.status(), Status::Over(outcome) if outcome.reason == rules::Reason::Suntuk)
        {
            assert!(turns(&position.position_line(), rule).is_empty());
            assert_eq!(position.points()[Seat::West], 0);
        }
    }
}
