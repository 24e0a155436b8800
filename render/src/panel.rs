//! The players' chips above the board, and the banner.

use std::fmt::Display;

use image::Rgb;

use crate::canvas::Canvas;
use crate::layout::{BANNER, BOARD, CHIP, LEFT, Layout};
use crate::signs::{dart, ka, suit};
use crate::stencil::{Fine, Mask, Quick, Vector};
use crate::text::{Fonts, Line, Style};
use crate::theme::Colours;
use crate::{Direction, Player, Scene, Seat, SeatState, Tally, Token};

/// The shapes on a chip, with its left top corner as the origin.
pub(crate) struct ChipShapes {
    ground: Mask,
    /// The lowest rows of the ground.
    underline: Mask,
    banner: Mask,
    /// The icon of the player: a tile, its rim, and on it a chevron with its suit.
    icon: [Mask; 2],
    icon_chevron: [Mask; 3],
    icon_suits: [Mask; 4],
    /// The icon with a ka.
    icon_kas: [[Mask; 3]; 4],
    icon_ka_suits: [Mask; 4],
    /// One remaining chevron, with its centre as the origin.
    chevron: Mask,
    /// A tile with its suit, with its centre as the origin.
    tile: [Mask; 2],
    tile_suits: [Mask; 4],
    /// A token and its rim, with its centre as the origin.
    token: [Mask; 2],
    /// The background of the counts of tokens, with the middle of its right end as the origin.
    tray: Mask,
    /// The background of "2nd", with its centre as the origin.
    badge: Mask,
    crown: Mask,
}

const ICON: Vector = (29.0, 24.0);
const NAME_LEFT: i32 = 60;
const MIDDLE: i32 = CHIP.1 / 2;
const PADDING: i32 = 14;
const UNDERLINE: i32 = 8;

/// The style of names, from the preferred size to the smallest that is readable on a phone.
const NAME: [Style; 2] = [Style::semi_bold(27.0), Style::semi_bold(20.0)];
const COUNT: Style = Style::semi_bold(28.0);
const TARGET: Style = Style::medium(21.0);
const TOKENS: Style = Style::semi_bold(24.0);
/// The distance between the small chevrons.
const MINI: i32 = 18;
/// The width and height of the tray for two counts of up to two digits.
const TRAY: (i32, i32) = (138, 36);
const POINTS: Style = Style::semi_bold(32.0);
const BADGE: Style = Style::semi_bold(22.0);
/// The style of the result, from the preferred size to the smallest, of which two lines fit into
/// the banner.
const RESULT: [Style; 2] = [Style::semi_bold(30.0), Style::semi_bold(20.0)];
/// The distance between the lines of the banner.
const RESULT_LEADING: f32 = 23.0;

impl ChipShapes {
    pub(crate) fn new() -> Self {
        let box_about = |centre: Vector, half: f32, radius: f32| {
            let origin = ((centre.0 - half).floor() as i32, (centre.1 - half).floor() as i32);
            let side = 2 * half.ceil() as u32 + 1;
            Fine::new(origin, (side, side)).rounded(
                (centre.0 - half, centre.1 - half),
                (centre.0 + half, centre.1 + half),
                radius,
            )
        };
        let icon_dart = |growth| {
            let corners = dart((ICON.0, ICON.1 + 1.0), 42.0, Direction::North);
            Fine::new((5, 0), (48, 48)).grown_polygon(&corners, growth).mask()
        };
        let mini = dart((0.0, 1.0), 28.0, Direction::North);
        Self {
            ground: Mask::rounded((0, 0), CHIP, 12.0),
            underline: Fine::new((0, CHIP.1 - UNDERLINE), (CHIP.0 as u32, UNDERLINE as u32))
                .rounded((0.0, 0.0), (CHIP.0 as f32, CHIP.1 as f32), 12.0)
                .mask(),
            banner: Mask::rounded((0, 0), (BOARD, BANNER.0), 12.0),
            icon: [box_about(ICON, 20.0, 7.0).mask(), box_about(ICON, 18.0, 5.0).mask()],
            icon_chevron: [1.2, 2.9, 4.6].map(icon_dart),
            icon_suits: Player::ALL.map(|player| suit(player, (ICON.0, ICON.1 - 2.0), 3.6)),
            icon_kas: Player::ALL.map(|player| {
                let corners = ka(player, ICON, 0.42);
                [0.6, 2.0, 3.4].map(|growth| {
                    Fine::new((5, 0), (48, 48)).grown_polygon(&corners, growth).mask()
                })
            }),
            icon_ka_suits: Player::ALL.map(|player| suit(player, ICON, 4.6)),
            chevron: Fine::new((-14, -14), (28, 28)).grown_polygon(&mini, 0.8).mask(),
            tile: [
                box_about((0.0, 0.0), 12.0, 5.0).mask(),
                box_about((0.0, 0.0), 10.0, 3.0).mask(),
            ],
            tile_suits: Player::ALL.map(|player| suit(player, (0.0, 0.0), 5.0)),
            token: [12.0, 10.0]
                .map(|radius| Fine::new((-13, -13), (26, 26)).disc((0.0, 0.0), radius).mask()),
            tray: Mask::rounded((-TRAY.0, -TRAY.1 / 2), TRAY, 9.0),
            badge: Mask::rounded((-36, -17), (72, 34), 17.0),
            crown: crown(),
        }
    }
}

fn crown() -> Mask {
    let points = [
        (-11.0, 8.0),
        (-13.0, -6.0),
        (-6.0, 1.0),
        (0.0, -9.0),
        (6.0, 1.0),
        (13.0, -6.0),
        (11.0, 8.0),
    ];
    Fine::new((-16, -12), (32, 24)).grown_polygon(&points, 1.2).mask()
}

/// Draws banner and chips.
pub(crate) struct PanelPainter<'a> {
    pub(crate) shapes: &'a ChipShapes,
    pub(crate) fonts: &'a Fonts,
    pub(crate) colours: &'a Colours,
    /// Whether the pictures are frames of a film: nothing moves because a number changes.
    pub(crate) film: bool,
    /// Whether the picture may be printed without colours.
    pub(crate) paper: bool,
}

struct ChipColours {
    ground: Rgb<u8>,
    text: Rgb<u8>,
    faint: Rgb<u8>,
    figure: Rgb<u8>,
}

impl PanelPainter<'_> {
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, scene: &Scene, layout: Layout) {
        let banner = [
            (&scene.banner, self.colours.laurel, self.colours.laurel_text),
            (&scene.caption, self.colours.chip, self.colours.chip_text),
        ];
        let banner = banner
            .into_iter()
            .find_map(|(text, ground, colour)| Some((text.as_ref()?, ground, colour)));
        if let (Some((text, ground, colour)), Some(top)) = (banner, layout.banner) {
            canvas.fill(&self.shapes.banner, (LEFT, top), ground);
            let text = self.fonts.settable(text.as_str()).text;
            let styles = RESULT.map(|style| self.steady(style));
            let lines = banner_lines(self.fonts, &text, styles, (BOARD - 2 * PADDING) as f32);
            let mut y =
                (top + BANNER.0 / 2) as f32 - RESULT_LEADING * (lines.len() - 1) as f32 / 2.0;
            for line in lines {
                if scene.banner.is_some() {
                    line.draw_centred(canvas, ((LEFT + BOARD / 2) as f32, y), colour);
                } else {
                    line.draw(canvas, ((LEFT + PADDING) as f32, y), colour);
                }
                y += RESULT_LEADING;
            }
        }
        for (index, seat) in scene.panel.seats().iter().enumerate() {
            let at = layout.chip(index);
            let underlined = self.film && seat.state == SeatState::ToMove;
            let state = if underlined { SeatState::Waiting } else { seat.state };
            let colours = self.chip_colours(seat.player, state);
            canvas.fill(&self.shapes.ground, at, colours.ground);
            if underlined {
                canvas.fill(&self.shapes.underline, at, self.colours.of(seat.player).tile);
            }
            self.chip(canvas, seat, &colours, at);
        }
    }

    /// Draws the contents of a chip on its ground.
    fn chip(&self, canvas: &mut Canvas<'_>, seat: &Seat, colours: &ChipColours, at: (i32, i32)) {
        self.icon(canvas, seat, at);
        let mut right = at.0 + CHIP.0 - PADDING;
        right = self.tally(canvas, seat, colours, (right, at.1 + MIDDLE));
        let left = at.0 + NAME_LEFT;
        let username = seat.side.as_ref().filter(|_| self.paper).or(seat.username.as_ref());
        let is_colour = seat.username.as_ref() == Some(&seat.name);
        let name = username.filter(|_| is_colour).unwrap_or(&seat.name);
        let name = self.fonts.name(seat.player, name, username);
        let line = self.fonts.fit(&name, NAME, (right - left) as f32);
        line.draw(canvas, (left as f32, (at.1 + MIDDLE) as f32), colours.text);
        if seat.state == SeatState::Out {
            let width = line.width.ceil() as u32 + 8;
            let strike =
                Quick::new((0, 0), (width, 3)).rectangle((0.0, 0.0), (width as f32, 3.0)).mask();
            canvas.fill(&strike, (left - 4, at.1 + MIDDLE), colours.text);
        }
    }

    fn chip_colours(&self, player: Player, state: SeatState) -> ChipColours {
        let (theme, player) = (self.colours, self.colours.of(player));
        let dark = ChipColours {
            ground: theme.chip,
            text: theme.chip_text,
            faint: theme.chip_faint,
            figure: player.figure,
        };
        match state {
            SeatState::ToMove | SeatState::Placed(1) => ChipColours {
                ground: player.tile,
                text: theme.ink,
                faint: player.edge,
                figure: player.edge,
            },
            SeatState::Out => ChipColours { text: theme.chip_faint, ..dark },
            SeatState::Waiting | SeatState::Placed(_) => dark,
        }
    }

    /// The style of a text with a number that changes.
    const fn steady(&self, style: Style) -> Style {
        if self.film { style.tabular() } else { style }
    }

    /// A number that changes, on a film with room for this many digits.
    fn count(&self, number: impl Display, digits: usize) -> String {
        let room = if self.film { digits } else { 0 };
        format!("{number:\u{2007}>room$}")
    }

    /// Draws the player's piece on the player's colour.
    fn icon(&self, canvas: &mut Canvas<'_>, seat: &Seat, at: (i32, i32)) {
        let (shapes, colours) = (self.shapes, self.colours.of(seat.player));
        canvas.fill(&shapes.icon[0], at, colours.ink);
        canvas.fill(&shapes.icon[1], at, colours.tile);
        let ([body, edge, halo], suit) = match seat.tally {
            Tally::Tiles { .. } => (&shapes.icon_chevron, &shapes.icon_suits),
            Tally::Tokens { .. } => (&shapes.icon_kas[seat.player.index()], &shapes.icon_ka_suits),
        };
        canvas.fill(halo, at, self.colours.casing);
        canvas.fill(edge, at, colours.edge);
        canvas.fill(body, at, colours.main);
        canvas.fill(&suit[seat.player.index()], at, colours.suit);
    }

    /// Draws what a player has, from right to left, and returns the right end of the remaining
    /// room.
    fn tally(
        &self,
        canvas: &mut Canvas<'_>,
        seat: &Seat,
        colours: &ChipColours,
        (mut right, middle): (i32, i32),
    ) -> i32 {
        let mut write = |canvas: &mut Canvas<'_>, text: &str, style, colour| {
            let line = self.fonts.line(text, style, f32::INFINITY);
            right -= line.width.ceil() as i32;
            line.draw(canvas, (right as f32, middle as f32), colour);
            right
        };
        match seat.tally {
            Tally::Tiles { chevrons, tiles, target } => {
                if let Some(target) = target {
                    write(canvas, &format!("/{target}"), TARGET, colours.faint);
                }
                let count = self.count(tiles, 2);
                let left = write(canvas, &count, self.steady(COUNT), colours.text);
                self.tile(canvas, seat.player, (left - 20, middle));
                if let SeatState::Placed(place) = seat.state {
                    return self.badge(canvas, seat, place, (left - 40, middle));
                }
                let chevrons = i32::from(chevrons.min(4));
                for chevron in 0..chevrons {
                    let at = (left - 46 - MINI * chevron, middle);
                    canvas.fill(&self.shapes.chevron, at, colours.figure);
                }
                left - 46 - MINI * chevrons
            }
            Tally::Tokens { black, white, points } => {
                let count = self.count(points, 3);
                let left = write(canvas, &count, self.steady(POINTS), colours.text);
                if let SeatState::Placed(place) = seat.state {
                    return self.badge(canvas, seat, place, (left - 14, middle));
                }
                right = left - 12;
                canvas.fill(&self.shapes.tray, (right, middle), self.colours.table.ground);
                let [black, white] = [(Token::Black, black), (Token::White, white)];
                self.counted(canvas, black, (right - TRAY.0, middle));
                self.counted(canvas, white, (right - TRAY.0 / 2, middle));
                right - TRAY.0 - 8
            }
        }
    }

    /// Draws a token as on the board, with its number, in the half of the tray that starts at
    /// `left`.
    fn counted(&self, canvas: &mut Canvas<'_>, (token, count): (Token, u8), at: (i32, i32)) {
        let (left, middle) = at;
        let colours = self.colours.token(token);
        canvas.fill(&self.shapes.token[0], (left + 17, middle), colours.rim);
        canvas.fill(&self.shapes.token[1], (left + 17, middle), colours.body);
        let line = self.fonts.line(&count.to_string(), TOKENS, f32::INFINITY);
        let start = ((left + 34) as f32, middle as f32);
        line.draw(canvas, start, self.colours.ink);
    }

    fn tile(&self, canvas: &mut Canvas<'_>, owner: Player, centre: (i32, i32)) {
        let colours = self.colours.of(owner);
        canvas.fill(&self.shapes.tile[0], centre, colours.edge);
        canvas.fill(&self.shapes.tile[1], centre, colours.tile);
        canvas.fill(&self.shapes.tile_suits[owner.index()], centre, colours.edge);
    }

    /// Draws a player's place, with a crown for winners.
    fn badge(
        &self,
        canvas: &mut Canvas<'_>,
        seat: &Seat,
        place: u8,
        (right, middle): (i32, i32),
    ) -> i32 {
        let centre = (right - 36, middle);
        if place == 1 {
            canvas.fill(&self.shapes.badge, centre, self.colours.laurel);
            canvas.fill(&self.shapes.crown, centre, self.colours.laurel_text);
        } else {
            canvas.fill(&self.shapes.badge, centre, self.colours.chip_faint);
            let ordinal = seat.ordinal.as_ref();
            let ordinal = ordinal.map_or_else(
                || place.to_string(),
                |ordinal| self.fonts.settable(ordinal.as_str()).text,
            );
            let line = self.fonts.line(&ordinal, BADGE, 62.0);
            let centre = (centre.0 as f32, centre.1 as f32);
            line.draw_centred(canvas, centre, self.colours.chip);
        }
        right - 72 - 10
    }
}

/// Sets a sentence in one line if it fits in readable letters, otherwise in two lines of about the
/// same length.
fn banner_lines<'a>(fonts: &'a Fonts, text: &str, styles: [Style; 2], room: f32) -> Vec<Line<'a>> {
    let [_, small] = styles;
    let width = |text: &str| fonts.line(text, small, f32::INFINITY).width;
    let blanks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let halves = blanks.map(|(first, second)| [first, second.trim_start()]);
    let longer = |halves: &[&str; 2]| halves.map(width).into_iter().fold(0.0, f32::max);
    let halves = halves.min_by(|one, other| longer(one).total_cmp(&longer(other)));
    match halves {
        Some(halves) if width(text) > room => {
            halves.map(|half| fonts.line(half, small, room)).into_iter().collect()
        }
        _ => vec![fonts.fit(text, styles, room)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::{ColourSet, Palette};
    use crate::{FontSource, Name, Theme};

    /// The room that a chip has for a name.
    fn room(fonts: &Fonts, tally: Tally, state: SeatState) -> f32 {
        let colours = Theme::default().colours();
        let palette = Palette::new(&colours.of_grid(), &ColourSet::new());
        let mut canvas = Canvas::new(CHIP.0 as usize, CHIP.1 as usize, &palette, colours.chip);
        let shapes = &ChipShapes::new();
        let painter = PanelPainter { shapes, fonts, colours, film: false, paper: false };
        let seat = Seat {
            player: Player::One,
            name: Name::default(),
            username: None,
            side: None,
            tally,
            state,
            ordinal: None,
        };
        let chip = painter.chip_colours(seat.player, seat.state);
        let right = painter.tally(&mut canvas, &seat, &chip, (CHIP.0 - PADDING, MIDDLE));
        (right - NAME_LEFT) as f32
    }

    /// A result with two long names was once cut, so that it did not say how the game was won.
    #[test]
    fn long_results_get_smaller_and_then_a_second_line() {
        let fonts = Fonts::new(FontSource::Bundled);
        let room = (BOARD - 2 * PADDING) as f32;
        let [large, small] = RESULT;
        let ana = "Ana (green) wins: Ben (yellow) resigned";
        let draw = "Draw between Ana (green) and Ben (yellow): nothing changed for 50 rounds";
        let late = "Maximiliane von Hohenstein-Sonn (verde) gana: a Wilhelmina Fitzgerald-Montague (amarillo) se le agotó el tiempo";
        for (text, lines, size) in [(ana, 1, Some(large)), (draw, 1, None), (late, 2, Some(small))]
        {
            let set = banner_lines(&fonts, text, RESULT, room);
            assert_eq!(set.len(), lines, "{text}");
            for line in &set {
                assert!(line.width <= room + 0.5, "{text}");
            }
            if let Some(size) = size {
                let shown: f32 = set.iter().map(|line| line.width).sum();
                // All that a second line leaves out is the blank before it.
                let blanks = fonts.line(" ", size, f32::INFINITY).width * (lines - 1) as f32;
                let whole = fonts.line(text, size, f32::INFINITY).width;
                assert!((shown + blanks - whole).abs() < 1.0, "{text}: {shown} of {whole}");
            }
        }
    }

    #[test]
    fn the_names_of_computers_fit() {
        let fonts = Fonts::new(FontSource::Bundled);
        // Several computers at a table are numbered; the game with tokens has one opponent. These
        // are the longest levels of the languages.
        let levels = ["Grandmaster", "Principiante", "Gran Maestro", "Nováček", "Mahaguru"];
        let tiles = |target| Tally::Tiles { chevrons: 4, tiles: 42, target };
        let tokens = Tally::Tokens { black: 48, white: 36, points: 120 };
        for (tally, state) in [
            (tiles(Some(42)), SeatState::ToMove),
            (tiles(None), SeatState::Waiting),
            (tiles(Some(42)), SeatState::Placed(2)),
            (tokens, SeatState::Waiting),
            (tokens, SeatState::Placed(1)),
        ] {
            let room = room(&fonts, tally, state);
            let number = match tally {
                Tally::Tiles { .. } => " 3",
                Tally::Tokens { .. } => "",
            };
            for level in levels {
                let name = format!("{level}{number}");
                let width = fonts.line(&name, NAME[1], f32::INFINITY).width;
                assert!(width <= room, "{name}: {width} in {room}, {tally:?}, {state:?}");
            }
        }
    }
}
