//! Colours.

use image::Rgb;

use crate::Player;

/// How the pictures look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Theme {
    /// Light cells on dark slate.
    #[default]
    Slate,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 1] = [Self::Slate];

    /// The name by which people choose it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slate => "slate",
        }
    }

    /// The theme with this [`name`](Self::name).
    ///
    /// ```
    /// use render::Theme;
    /// assert!(Theme::ALL.iter().all(|&theme| Theme::named(theme.name()) == Some(theme)));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its colours.
    #[must_use]
    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Slate => &SLATE,
        }
    }
}

/// A colour as red, green and blue.
pub type Colour = Rgb<u8>;

/// The flat colours of a theme; everything between them is antialiasing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the parts they colour")]
pub struct Colours {
    /// Everything round the board.
    pub frame: Colour,
    /// Coordinates, on the frame.
    pub coordinate: Colour,
    /// The ground of the nine plates, chequered.
    pub plates: [Colour; 2],
    /// The cells on them.
    pub cells: [Colour; 2],
    pub players: [PlayerColours; 4],
    /// Arrows and frames of the last turn, and what a person may choose.
    pub ink: Colour,
    /// The light line round everything in ink.
    pub casing: Colour,
    /// The chip of a player who waits.
    pub chip: Colour,
    pub chip_text: Colour,
    /// What matters less on a chip.
    pub chip_faint: Colour,
    /// The winner's badge and the banner.
    pub laurel: Colour,
    /// Text on it.
    pub laurel_text: Colour,
}

/// The colours of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerColours {
    /// The body of a chevron; the tile gained in the last turn.
    pub main: Colour,
    /// The outline of a chevron.
    pub edge: Colour,
    /// A tile.
    pub tile: Colour,
    /// Rim and suit of a tile.
    pub ink: Colour,
    /// The suit where the ground is the main colour.
    pub suit: Colour,
}

impl Colours {
    /// One player's colours.
    #[must_use]
    pub const fn of(&self, player: Player) -> &PlayerColours {
        &self.players[player.index()]
    }

    /// Every flat colour: on a picture these are exact.
    pub fn flat(&self) -> impl Iterator<Item = Colour> + '_ {
        let players = self
            .players
            .iter()
            .flat_map(|p| [p.main, p.edge, p.tile, p.ink, p.suit]);
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
        rest.into_iter()
            .chain(self.plates)
            .chain(self.cells)
            .chain(players)
    }
}

const fn rgb(hex: u32) -> Colour {
    Rgb([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8])
}

const fn player(main: u32, edge: u32, tile: u32, ink: u32, suit: u32) -> PlayerColours {
    PlayerColours {
        main: rgb(main),
        edge: rgb(edge),
        tile: rgb(tile),
        ink: rgb(ink),
        suit: rgb(suit),
    }
}

static SLATE: Colours = Colours {
    frame: rgb(0x20_24_2C),
    coordinate: rgb(0xA9_B0_BC),
    plates: [rgb(0xCB_BF_A9), rgb(0xBF_B1_98)],
    cells: [rgb(0xF3_EE_E4), rgb(0xE9_E1_D2)],
    players: [
        player(0x17_46_B8, 0x0C_25_66, 0x9D_B2_F0, 0x14_3E_A4, 0xFF_FF_FF),
        player(0xCC_4A_26, 0x6E_22_09, 0xF0_A0_83, 0x9E_34_17, 0xFF_FF_FF),
        player(0x4F_B3_A0, 0x17_59_4C, 0x8F_D3_C1, 0x2B_78_69, 0x12_45_3B),
        player(0xF8_CF_2C, 0x6B_52_00, 0xFA_DB_63, 0x8E_71_0B, 0x57_43_00),
    ],
    ink: rgb(0x14_17_1D),
    casing: rgb(0xFF_FD_F8),
    chip: rgb(0x2D_32_3C),
    chip_text: rgb(0xF4_F5_F7),
    chip_faint: rgb(0x9A_A2_AF),
    laurel: rgb(0xFF_D5_4A),
    laurel_text: rgb(0x2B_22_00),
};
