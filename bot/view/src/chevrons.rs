//! The picture of a chevron game.

use crate::texts::Texts;
use render::{Cell, CellState, Change, Chevron, Direction, Grid, Last, Name, Panel, Spin, Tally};
use rules::{
    Board, ChevronAction, ChevronSummary, Chevrons, Field, Path, Piece, Position, Seat, Summary,
};

use super::people::{colour_name, ordinal, player, state};

/// The board of a position, with the last turn on it.
pub(super) fn grid(position: &Chevrons, last: Option<&play::BoardAction>) -> Grid {
    let mut grid = Grid::default();
    for field in Field::ALL {
        grid[cell(field)] = CellState {
            tile: position.marker(field).map(player),
            chevron: position.piece(field).map(chevron),
            ..CellState::default()
        };
    }
    if let Some(action) = last
        && let Summary::Chevrons(summary) = &action.summary
        && let Board::Chevrons(before) = action.before.board()
    {
        mark(&mut grid, summary, before);
    }
    grid
}

/// Shows the effect of the last turn on the position `before` it.
fn mark(grid: &mut Grid, summary: &ChevronSummary, before: &Chevrons) {
    match &summary.action {
        ChevronAction::Move(moved) => {
            grid.last = Some(Last::Move {
                from: cell(moved.from),
                to: cell(moved.to),
                jump: moved.path == Path::Jump,
            });
            for gain in &moved.gained {
                grid[cell(gain.field)].change = Some(match gain.from {
                    Some(seat) => Change::TakenFrom(player(seat)),
                    None => Change::Gained,
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

/// The players under the given names. The counts are those of the board, which a turn that is being built may have
/// changed already.
pub(super) fn panel(
    t: &Texts,
    position: &Position,
    board: &Chevrons,
    name: &dyn Fn(Seat) -> String,
) -> Panel {
    let seats = position.seats();
    seats
        .iter()
        .map(|seat| render::Seat {
            player: player(seat),
            name: Name::from(name(seat)),
            username: Some(colour_name(t, seat).into()),
            tally: Tally::Tiles {
                chevrons: small(board.pieces(seat).len()),
                tiles: small(board.markers(seat).len()),
                target: position.target().map(|target| small(target.into())),
            },
            state: state(position, seat),
            ordinal: ordinal(t, position, seat),
        })
        .collect()
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
