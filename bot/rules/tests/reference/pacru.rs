//! Pacru, slow and plain. Section numbers are those of the rules in the words of the booklet.

use std::collections::BTreeMap;

use super::board::{At, Board, STEPS, all_fields, land, name, on_board};

/// What a game is played with besides the board.
#[derive(Clone, Debug)]
pub(super) struct Pacru {
    /// In turn order.
    pub(super) seats: Vec<char>,
    pub(super) meeting9: bool,
    pub(super) reorient_others_mobile: bool,
}

/// Where a turn leads: the board, and the winner if that ends the game.
pub(super) type After = (Board, Option<char>);

impl Pacru {
    /// All turns of the seat to move, without reorientations.
    pub(super) fn moves(&self, board: &Board) -> BTreeMap<String, After> {
        let mut turns = BTreeMap::new();
        for from in board.pieces_of(board.turn) {
            for to in all_fields() {
                for (sign, capture) in [('-', false), ('x', true)] {
                    if can_go(board, from, to, capture) {
                        let text = format!("{}{sign}{}", name(from), name(to));
                        for (benefit, placed) in benefits(board, from, to, capture) {
                            for (bonus, done) in self.bonuses(board.turn, &placed, to) {
                                let after = self.finish(&done);
                                turns.insert(format!("{text}{benefit}{bonus}"), after);
                            }
                        }
                    }
                }
            }
        }
        turns
    }

    /// All reorientations of the seat to move.
    pub(super) fn reorientations(&self, board: &Board) -> BTreeMap<String, After> {
        let me = board.turn;
        let purse: Vec<At> = all_fields()
            .into_iter()
            .filter(|at| board.marker(*at) == Some(me) && board.piece(*at).is_none())
            .collect();
        let mut turns = BTreeMap::new();
        for piece in board.pieces_of(me) {
            let mut others = board.pieces_of(me);
            others.retain(|other| *other != piece || !self.reorient_others_mobile);
            if !others.into_iter().any(|other| is_mobile(board, other)) {
                continue;
            }
            for (sign, angle, price) in [("<", -1, 2), (">", 1, 2), ("<<", -2, 4), (">>", 2, 4)] {
                for paid in selections(&purse, price) {
                    let mut after = board.clone();
                    let (_, facing) = board.piece(piece).expect("a piece");
                    after.set_piece(piece, Some((me, (facing + angle).rem_euclid(8))));
                    for at in &paid {
                        after.set_marker(*at, None);
                    }
                    let fields: Vec<String> = paid.into_iter().map(name).collect();
                    let text = format!("{}{sign}({})", name(piece), fields.join(","));
                    turns.insert(text, self.finish(&after));
                }
            }
        }
        turns
    }

    /// The bonus of a meeting, if there is one.
    fn bonuses(&self, me: char, board: &Board, to: At) -> Vec<(String, Board)> {
        let (_, facing) = board.piece(to).expect("the moved piece");
        let step = STEPS[usize::try_from(facing).expect("a facing")];
        let front = (to.0 + step.0, to.1 + step.1);
        let meets = on_board(front)
            && board.piece(front) == Some((me, (facing + 4) % 8))
            && board.marker(to) == Some(me)
            && board.marker(front) == Some(me);
        let nine = "SWNE".chars().any(|seat| seat != me && board.count(seat) >= 9);
        let mut results = Vec::new();
        if meets && (nine || !self.meeting9) {
            for at in all_fields() {
                if board.piece(at).is_none() && board.marker(at) != Some(me) {
                    let mut marked = board.clone();
                    marked.set_marker(at, Some(me));
                    results.push((format!("!{}", name(at)), marked));
                }
            }
        }
        if results.is_empty() {
            results.push((String::new(), board.clone()));
        }
        results
    }

    /// The tests after a turn: target, players without pieces, last one left, the next player.
    pub(super) fn finish(&self, board: &Board) -> After {
        let mut board = board.clone();
        let target = [42, 28, 24][self.seats.len() - 2];
        if board.count(board.turn) >= target {
            let winner = board.turn;
            return (board, Some(winner));
        }
        for seat in &self.seats {
            if !board.out.contains(seat) && board.pieces_of(*seat).is_empty() {
                board.out.push(*seat);
            }
        }
        loop {
            let left: Vec<char> =
                self.seats.iter().copied().filter(|s| !board.out.contains(s)).collect();
            if let [winner] = left[..] {
                return (board, Some(winner));
            }
            let place = self.seats.iter().position(|seat| *seat == board.turn).expect("a seat");
            board.turn = self.seats[(place + 1) % self.seats.len()];
            if board.out.contains(&board.turn) {
                continue;
            }
            if board.pieces_of(board.turn).into_iter().any(|piece| is_mobile(&board, piece)) {
                return (board, None);
            }
            for piece in board.pieces_of(board.turn) {
                board.set_piece(piece, None);
            }
            board.out.push(board.turn);
        }
    }
}

fn is_mobile(board: &Board, piece: At) -> bool {
    all_fields()
        .into_iter()
        .any(|to| can_go(board, piece, to, false) || can_go(board, piece, to, true))
}

fn can_go(board: &Board, from: At, to: At, capture: bool) -> bool {
    let Some((_, between)) = board.line(from, to, true) else {
        return false;
    };
    let me = board.turn;
    let clear = between.iter().all(|at| board.piece(*at).is_none());
    match board.piece(to) {
        Some((owner, _)) => {
            let attackers =
                board.pieces_of(me).into_iter().filter(|piece| attacks(board, *piece, to));
            capture && owner != me && clear && attackers.count() >= 2
        }
        None if capture => false,
        None => {
            let landable = board.marker(to).is_none_or(|owner| owner == me);
            let connected = board.marker(from) == Some(me) && board.marker(to) == Some(me);
            landable && (clear || connected)
        }
    }
}

fn attacks(board: &Board, piece: At, target: At) -> bool {
    let line = board.line(piece, target, true);
    line.is_some_and(|(_, between)| between.iter().all(|at| board.piece(*at).is_none()))
}

/// The move itself with each benefit it can bring.
fn benefits(before: &Board, from: At, to: At, capture: bool) -> Vec<(String, Board)> {
    let me = before.turn;
    let (direction, between) = before.line(from, to, true).expect("a legal move");
    let mut board = before.clone();
    board.set_piece(from, None);
    board.set_piece(to, Some((me, direction)));
    if capture {
        board.set_marker(to, Some(me));
    }
    let mut results = Vec::new();
    let clear = between.iter().all(|at| before.piece(*at).is_none());
    let both_own = before.marker(from) == Some(me) && before.marker(to) == Some(me);
    if clear && both_own && !between.is_empty() && !capture {
        let mut connected = board.clone();
        for at in &between {
            connected.set_marker(*at, Some(me));
        }
        results.push(("(*)".to_owned(), connected));
    }
    if land(from) != land(to) {
        let here: Vec<At> = all_fields().into_iter().filter(|at| land(*at) == land(to)).collect();
        let has_neutral = here.iter().any(|at| board.marker(*at).is_none());
        for at in here {
            let free = board.piece(at).is_none();
            let target = match board.marker(at) {
                None => free || at == to,
                Some(owner) => !has_neutral && owner != me && free,
            };
            if target {
                let mut marked = board.clone();
                marked.set_marker(at, Some(me));
                results.push((format!("({})", name(at)), marked));
            }
        }
    }
    if results.is_empty() {
        results.push((String::new(), board));
    }
    results
}

/// All ways to select `count` of some fields, in their order.
fn selections(fields: &[At], count: usize) -> Vec<Vec<At>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, field) in fields.iter().enumerate() {
        for mut rest in selections(&fields[place + 1..], count - 1) {
            rest.insert(0, *field);
            all.push(rest);
        }
    }
    all
}
