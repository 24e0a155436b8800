//! The themes and their colours.

mod colours;

use image::Rgb;

use crate::{Player, Token};

/// The look of the pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Light cells on dark slate.
    #[default]
    Slate,
    /// Black, white and strong colours.
    Contrast,
    /// Shades of wood.
    Wood,
    /// White background, for paper.
    Print,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 4] = [Self::Slate, Self::Contrast, Self::Wood, Self::Print];

    /// The name by which people choose the theme.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slate => "slate",
            Self::Contrast => "high contrast",
            Self::Wood => "wood",
            Self::Print => "print",
        }
    }

    /// The theme with this [`name`](Self::name).
    ///
    /// ```
    /// use render::Theme;
    /// assert!(Theme::ALL.iter().all(|&theme| Theme::named(theme.name()) == Some(theme)));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its colours.
    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Slate => &colours::SLATE,
            Self::Contrast => &colours::CONTRAST,
            Self::Wood => &colours::WOOD,
            Self::Print => &colours::PRINT,
        }
    }
}

/// A colour as red, green and blue.
pub type Colour = Rgb<u8>;

/// The flat colours of a theme; all colours between them come from antialiasing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the parts they colour")]
pub struct Colours {
    /// The frame around the board.
    pub frame: Colour,
    /// Coordinates, on the frame.
    pub coordinate: Colour,
    /// The two shades of the nine plates, which alternate.
    pub plates: [Colour; 2],
    /// The cells on each shade of plate.
    pub cells: [Colour; 2],
    /// The board of points.
    pub table: Table,
    pub players: [PlayerColours; 4],
    /// Arrows and frames of the last turn, and marks of what a person may choose.
    pub ink: Colour,
    /// The light line around everything in ink.
    pub casing: Colour,
    /// The chip of a player who is not to move.
    pub chip: Colour,
    pub chip_text: Colour,
    /// Less important text on a chip.
    pub chip_faint: Colour,
    /// The winner's badge and the banner.
    pub laurel: Colour,
    /// Text on it.
    pub laurel_text: Colour,
}

/// The colours of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerColours {
    /// The body of a chevron, and a tile gained in the last turn.
    pub main: Colour,
    /// The outline of a chevron.
    pub edge: Colour,
    /// A tile.
    pub tile: Colour,
    /// The rim and the suit of a tile.
    pub ink: Colour,
    /// The suit on the main colour.
    pub suit: Colour,
    /// Text on the chip of a player who is not to move.
    pub figure: Colour,
}

impl Colours {
    /// One player's colours.
    pub const fn of(&self, player: Player) -> &PlayerColours {
        &self.players[player.index()]
    }

    /// The flat colours of everything but the board.
    fn around(&self) -> impl Iterator<Item = Colour> {
        let players =
            self.players.iter().flat_map(|p| [p.main, p.edge, p.tile, p.ink, p.suit, p.figure]);
        let rest = [
            self.frame,
            self.coordinate,
            self.ink,
            self.casing,
            self.chip,
            self.chip_text,
            self.chip_faint,
            self.laurel,
            self.laurel_text,
        ];
        rest.into_iter().chain(players)
    }

    /// The flat colours of pictures with a grid.
    pub(crate) fn of_grid(&self) -> Vec<Colour> {
        self.around().chain(self.plates).chain(self.cells).collect()
    }

    /// The flat colours of pictures with points.
    pub(crate) fn of_points(&self) -> Vec<Colour> {
        let Table { rim, ground, line, bowl, tokens } = &self.table;
        let tokens = tokens.iter().flat_map(|token| [token.body, token.rim]);
        self.around().chain([*rim, *ground, *line, *bowl]).chain(tokens).collect()
    }

    /// The colours of one kind of token.
    pub(crate) const fn token(&self, token: Token) -> &TokenColours {
        &self.table.tokens[token as usize]
    }

    /// Pairs of colours that meet outside the board, mostly in text.
    pub(crate) fn meetings(&self) -> impl Iterator<Item = [Colour; 2]> {
        let Self { frame, chip, laurel, .. } = *self;
        let players = self.players.iter().flat_map(move |player| {
            [[chip, player.figure], [frame, player.tile], [player.tile, self.ink]]
        });
        let rest = [
            [self.ink, self.casing],
            [frame, self.coordinate],
            [frame, chip],
            [chip, self.chip_text],
            [chip, self.chip_faint],
            [frame, laurel],
            [chip, laurel],
            [laurel, self.laurel_text],
        ];
        rest.into_iter().chain(players)
    }
}

/// The colours of the board of points.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the parts they colour")]
pub struct Table {
    pub rim: Colour,
    pub ground: Colour,
    pub line: Colour,
    pub bowl: Colour,
    /// Black and white.
    pub tokens: [TokenColours; 2],
}

/// The colours of one kind of token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the parts they colour")]
pub struct TokenColours {
    pub body: Colour,
    pub rim: Colour,
}
