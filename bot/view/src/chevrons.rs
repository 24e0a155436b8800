//! The picture of a chevron game.

use render::{Cell, CellState, Change, Chevron, Direction, Grid, Last, Spin, Tally};
use rules::{
    Board, ChevronAction, ChevronSummary, Chevrons, Field, Path, Piece, Position, Seat, Summary,
};

use super::people::player;

/// The board of a position, with these turns on it.
pub(super) fn grid(position: &Chevrons, turns: &[&play::BoardAction]) -> Grid {
    let mut grid = Grid::default();
    for field in Field::ALL {
        grid[cell(field)] = CellState {
            tile: position.marker(field).map(player),
            chevron: position.piece(field).map(chevron),
            ..CellState::default()
        };
    }
    for action in turns {
        if let Summary::Chevrons(summary) = &action.summary
            && let Board::Chevrons(before) = action.before.board()
        {
            let earlier = grid.last.take();
            grid.earlier.extend(earlier);
            mark(&mut grid, summary, before);
        }
    }
    // An arrow around a piece that is gone would be around another one.
    let stands = |cell: Cell| grid[cell].chevron.is_some() && grid[cell].gone.is_none();
    let earlier = grid.earlier.iter().copied();
    grid.earlier =
        earlier.filter(|it| !matches!(it, Last::Spin { at, .. } if !stands(*at))).collect();
    grid
}

/// Shows the effect of a turn on the position `before` it.
fn mark(grid: &mut Grid, summary: &ChevronSummary, before: &Chevrons) {
    match &summary.action {
        ChevronAction::Move(moved) => {
            grid.last = Some(Last::Move {
                from: cell(moved.from),
                to: cell(moved.to),
                jump: moved.path == Path::Jump,
            });
            for gain in &moved.gained {
                let change = &mut grid[cell(gain.field)].change;
                *change = Some(match (*change, gain.from) {
                    // Taken twice: whose it was at first.
                    (Some(Change::TakenFrom(first)), _) if first != player(summary.seat) => {
                        Change::TakenFrom(first)
                    }
                    (_, Some(seat)) => Change::TakenFrom(player(seat)),
                    (_, None) => Change::Gained,
                });
            }
            if moved.captured.is_some() {
                grid[cell(moved.to)].gone = before.piece(moved.to).map(chevron);
            }
            if moved.removed {
                grid[cell(moved.to)].gone = before.piece(moved.from).map(|piece| Chevron {
                    facing: Direction::from_eighths(moved.after.digit()),
                    ..chevron(piece)
                });
            }
        }
        ChevronAction::Reorientation(turned) => {
            grid.last = Some(Last::Spin {
                at: cell(turned.field),
                by: match turned.degrees {
                    ..-45 => Spin::QuarterLeft,
                    -45..0 => Spin::EighthLeft,
                    0..=45 => Spin::EighthRight,
                    46.. => Spin::QuarterRight,
                },
            });
            for field in turned.paid {
                grid[cell(field)].change = Some(Change::PaidBy(player(summary.seat)));
            }
        }
        _ => {}
    }
    for elimination in &summary.eliminations {
        for field in elimination.fields {
            grid[cell(field)].gone = before.piece(field).map(chevron);
        }
    }
}

/// What a player has on the board, which a turn that is being built may have changed already.
pub(super) fn tally(position: &Position, board: &Chevrons, seat: Seat) -> Tally {
    Tally::Tiles {
        chevrons: small(board.pieces(seat).len()),
        tiles: small(board.markers(seat).len()),
        target: position.target().map(|target| small(target.into())),
    }
}

/// The counts on a board of 81 fields fit into a byte.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn chevron(piece: Piece) -> Chevron {
    Chevron { owner: player(piece.seat), facing: Direction::from_eighths(piece.facing.digit()) }
}

pub(super) fn cell(field: Field) -> Cell {
    Cell::new(field.x(), field.y()).expect("fields have coordinates below nine")
}

#[cfg(test)]
mod tests {
    use play::puzzle;
    use rules::Kind;

    use super::*;

    #[test]
    fn whoever_is_to_move_sees_every_turn_since_their_own() {
        let mut position = Position::start(Kind::Shacru, 4).unwrap();
        let mut actions = Vec::new();
        for _ in 0..3 {
            let turn = position.legal(false).remove(0);
            actions.push(puzzle::play(&mut position, &turn).unwrap());
        }
        let Board::Chevrons(board) = position.board() else { panic!("a board of fields") };
        let grid = grid(board, &actions.iter().collect::<Vec<_>>());
        assert_eq!(grid.earlier.len(), 2);
        for movement in grid.last.iter().chain(&grid.earlier) {
            let Last::Move { to, .. } = movement else { panic!("only moves: {movement:?}") };
            assert_eq!(grid[*to].change, Some(Change::Gained));
        }
    }
}
