//! Draws suits and chevrons in any size.

use std::f32::consts::FRAC_1_SQRT_2;

use crate::stencil::{Fine, Mask, Vector};
use crate::{Direction, Player};

/// A suit on a sheet that is just large enough.
pub(crate) fn suit(player: Player, centre: Vector, size: f32) -> Mask {
    let reach = (size * 1.5).ceil() + 1.0;
    let origin = ((centre.0 - reach).floor() as i32, (centre.1 - reach).floor() as i32);
    let length = 2 * reach as u32 + 1;
    draw_suit(Fine::new(origin, (length, length)), player, centre, size).mask()
}

/// Adds a suit; all four have the same area as a disc with radius `size`.
pub(crate) fn draw_suit(sheet: Fine, player: Player, (x, y): Vector, size: f32) -> Fine {
    match player {
        Player::One => sheet.disc((x, y), size),
        Player::Two => {
            let r = size * 1.25;
            sheet.polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
        }
        Player::Three => {
            let r = size * 0.89;
            sheet.rectangle((x - r, y - r), (x + r, y + r))
        }
        Player::Four => {
            let corners = star(0.5).map(|corner| about((x, y), size * 1.462, corner));
            sheet.polygon(&corners)
        }
    }
}

/// The corners of a five-pointed star with radius 1 and inner corners at this radius.
fn star(dent: f32) -> [Vector; 10] {
    // Sines and cosines of multiples of 36 degrees.
    let (a, b, c, d) = (0.309_017, 0.587_785, 0.809_017, 0.951_057);
    [
        (0.0, -1.0),
        (dent * b, dent * -c),
        (d, -a),
        (dent * d, dent * a),
        (b, c),
        (0.0, dent),
        (-b, c),
        (dent * -d, dent * a),
        (-d, -a),
        (dent * -b, dent * -c),
    ]
}

/// The corners of a chevron that points north, in cells from its centre: tip, wing, notch, wing.
///
/// It is slender on purpose: if three points were equally far from the centre, nobody could tell on
/// a phone which of them is the tip of a diagonal piece.
const DART: [Vector; 4] = [(0.0, -0.37), (0.25, 0.25), (0.0, 0.07), (-0.25, 0.25)];

/// The same for a diagonal one, whose tip has room up to the corner of the cell.
const DIAGONAL_DART: [Vector; 4] = [(0.0, -0.51), (0.23, 0.22), (0.0, 0.03), (-0.23, 0.22)];

/// The corners of a chevron of this size around a centre.
pub(crate) fn dart(centre: Vector, size: f32, direction: Direction) -> [Vector; 4] {
    let corners = if is_diagonal(direction) { DIAGONAL_DART } else { DART };
    corners.map(|corner| about(centre, size, turned(corner, direction)))
}

pub(crate) fn is_diagonal(direction: Direction) -> bool {
    direction.eighths() % 2 == 1
}

pub(crate) fn about(centre: Vector, size: f32, (x, y): Vector) -> Vector {
    (centre.0 + size * x, centre.1 + size * y)
}

/// Turns a vector from north into a direction. It uses only exact quarter turns and one square
/// root, so that every machine draws the same.
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

/// The corners of a player's ka; at size 1 its radius is 35 pixels.
///
/// Kas differ in outline from tokens and from each other, so that they can be told apart without
/// colour: a cog, a diamond, a square, a star.
pub(crate) fn ka(player: Player, centre: Vector, size: f32) -> Vec<Vector> {
    let cog = Direction::ALL.map(|direction| {
        let (point, dent) = ((0.0, -35.0), (9.2, -22.2));
        [turned(point, direction), turned(dent, direction)]
    });
    let star = star(0.56).map(|corner| about((0.0, 1.5), 36.0, corner));
    let corners = match player {
        Player::One => cog.as_flattened(),
        Player::Two => &[(0.0, -35.0), (35.0, 0.0), (0.0, 35.0), (-35.0, 0.0)],
        Player::Three => &[(-26.0, -26.0), (26.0, -26.0), (26.0, 26.0), (-26.0, 26.0)],
        Player::Four => &star,
    };
    corners.iter().map(|&corner| about(centre, size, corner)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_have_the_same_area() {
        let area = |player| -> u32 {
            suit(player, (50.0, 50.0), 15.0).coverage.iter().map(|&cover| u32::from(cover)).sum()
        };
        let areas = Player::ALL.map(area);
        let (least, most) = (areas.iter().min(), areas.iter().max());
        assert!(most.zip(least).is_some_and(|(most, least)| most * 100 < least * 108), "{areas:?}");
    }
}
