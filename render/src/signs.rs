//! Suits and chevrons in any size.

use std::f32::consts::FRAC_1_SQRT_2;

use crate::stencil::{Fine, Mask, Vector};
use crate::{Direction, Player};

/// A suit on a sheet no larger than it needs.
pub(crate) fn suit(player: Player, centre: Vector, size: f32) -> Mask {
    let reach = (size * 1.5).ceil() + 1.0;
    let origin = (
        (centre.0 - reach).floor() as i32,
        (centre.1 - reach).floor() as i32,
    );
    let length = 2 * reach as u32 + 1;
    draw_suit(Fine::new(origin, (length, length)), player, centre, size).mask()
}

/// Adds a suit; all four have the same area as a disc of radius `size`.
pub(crate) fn draw_suit(sheet: Fine, player: Player, (x, y): Vector, size: f32) -> Fine {
    match player {
        Player::One => sheet.disc((x, y), size),
        Player::Two => {
            let r = size * 1.25;
            sheet.polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
        }
        Player::Three => {
            let (half, up, down) = (size * 1.3, size * 1.4, size);
            sheet.polygon(&[(x, y - up), (x + half, y + down), (x - half, y + down)])
        }
        Player::Four => {
            let r = size * 0.89;
            sheet.rectangle((x - r, y - r), (x + r, y + r))
        }
    }
}

/// Corners of a chevron that points north, in cells from its centre: tip, wing, notch, wing.
///
/// It is slender on purpose: with three points equally far from the centre nobody could tell on a
/// phone which of them leads a piece that stands askew.
const DART: [Vector; 4] = [(0.0, -0.37), (0.25, 0.25), (0.0, 0.07), (-0.25, 0.25)];
/// The corners of a chevron of this size about a centre.
pub(crate) fn dart(centre: Vector, size: f32, direction: Direction) -> [Vector; 4] {
    DART.map(|corner| about(centre, size, turned(corner, direction)))
}

pub(crate) fn about(centre: Vector, size: f32, (x, y): Vector) -> Vector {
    (centre.0 + size * x, centre.1 + size * y)
}

/// A vector meant for north, turned into a direction. Nothing but exact quarter turns and one
/// square root, so that every machine draws the same.
pub(crate) fn turned((x, y): Vector, direction: Direction) -> Vector {
    let eighths = direction.eighths();
    let (x, y) = match eighths % 2 {
        0 => (x, y),
        _ => ((x - y) * FRAC_1_SQRT_2, (x + y) * FRAC_1_SQRT_2),
    };
    match eighths / 2 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

/// The corners of a player's ka; at size 1 it reaches 35 pixels from its centre.
///
/// Kas differ in outline from tokens and from each other, so that they are known in any light:
/// a star, a diamond, a triangle, a square.
pub(crate) fn ka(player: Player, centre: Vector, size: f32) -> Vec<Vector> {
    let star = Direction::ALL.map(|direction| {
        let (point, dent) = ((0.0, -35.0), (9.2, -22.2));
        [turned(point, direction), turned(dent, direction)]
    });
    let corners = match player {
        Player::One => star.as_flattened(),
        Player::Two => &[(0.0, -35.0), (35.0, 0.0), (0.0, 35.0), (-35.0, 0.0)],
        Player::Three => &[(0.0, -34.0), (33.0, 24.0), (-33.0, 24.0)],
        Player::Four => &[(-26.0, -26.0), (26.0, -26.0), (26.0, 26.0), (-26.0, 26.0)],
    };
    corners
        .iter()
        .map(|&corner| about(centre, size, corner))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_have_the_same_area() {
        let area = |player| -> u32 {
            let mask = suit(player, (50.0, 50.0), 15.0);
            mask.coverage.iter().map(|&cover| u32::from(cover)).sum()
        };
        let areas = Player::ALL.map(area);
        let (least, most) = (areas.iter().min(), areas.iter().max());
        assert!(
            most.zip(least)
                .is_some_and(|(most, least)| most * 100 < least * 108),
            "{areas:?}"
        );
    }
}
