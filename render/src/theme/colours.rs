//! The colours of the themes.
//!
//! `tests/legibility.rs` checks that people with any kind of colour vision can tell them apart.

use image::Rgb;

use super::{Colour, Colours, PlayerColours, Table, TokenColours};

/// A colour in the hexadecimal notation of the web. A mistake in one does not compile.
const fn rgb(hex: &str) -> Colour {
    const fn digit(sign: u8) -> u8 {
        match sign {
            b'0'..=b'9' => sign - b'0',
            b'A'..=b'F' => sign - b'A' + 10,
            _ => panic!("a hexadecimal digit"),
        }
    }
    let hex = hex.as_bytes();
    assert!(hex.len() == 7 && hex[0] == b'#', "six digits after a #");
    Rgb([
        digit(hex[1]) * 16 + digit(hex[2]),
        digit(hex[3]) * 16 + digit(hex[4]),
        digit(hex[5]) * 16 + digit(hex[6]),
    ])
}

const fn token(body: &str, rim: &str) -> TokenColours {
    TokenColours { body: rgb(body), rim: rgb(rim) }
}

/// Main colour, edge, tile, ink and suit; the colour of figures is that of tiles.
const fn player([main, edge, tile, ink, suit]: [&str; 5]) -> PlayerColours {
    PlayerColours {
        main: rgb(main),
        edge: rgb(edge),
        tile: rgb(tile),
        ink: rgb(ink),
        suit: rgb(suit),
        figure: rgb(tile),
    }
}

/// The players of themes without player colours of their own; two players have light suits.
const fn players(light: &str) -> [PlayerColours; 4] {
    [
        player(["#1746B8", "#0C2566", "#9DB2F0", "#143EA4", light]),
        player(["#CC4A26", "#4C1604", "#F0A083", "#9E3417", light]),
        player(["#4FB3A0", "#17594C", "#8FD3C1", "#2B7869", "#12453B"]),
        player(["#F8CF2C", "#6B5200", "#FADB63", "#8E710B", "#574300"]),
    ]
}

pub(crate) static SLATE: Colours = Colours {
    frame: rgb("#20242C"),
    coordinate: rgb("#A9B0BC"),
    plates: [rgb("#CBBFA9"), rgb("#BFB198")],
    cells: [rgb("#F3EEE4"), rgb("#E9E1D2")],
    table: Table {
        rim: rgb("#9C8868"),
        ground: rgb("#CBBC9F"),
        line: rgb("#8F7D60"),
        bowl: rgb("#7A694F"),
        tokens: [token("#2A2E37", "#0E1014"), token("#FFFDF6", "#6E6452")],
    },
    players: players("#FFFDF8"),
    ink: rgb("#14171D"),
    casing: rgb("#FFFDF8"),
    chip: rgb("#2D323C"),
    chip_text: rgb("#F4F5F7"),
    chip_faint: rgb("#9AA2AF"),
    laurel: rgb("#FFD54A"),
    laurel_text: rgb("#2B2200"),
};

pub(crate) static CONTRAST: Colours = Colours {
    frame: rgb("#000000"),
    coordinate: rgb("#FFFFFF"),
    plates: [rgb("#8C8C8C"), rgb("#707070")],
    cells: [rgb("#FFFFFF"), rgb("#F1F1F1")],
    table: Table {
        rim: rgb("#8C8C8C"),
        ground: rgb("#C4C4C4"),
        line: rgb("#545454"),
        bowl: rgb("#545454"),
        tokens: [token("#000000", "#000000"), token("#FFFFFF", "#000000")],
    },
    players: [
        player(["#0033CC", "#001A66", "#8FA8FF", "#0B2A99", "#FFFFFF"]),
        player(["#C83200", "#3E0E00", "#FF9166", "#7A1F00", "#FFFFFF"]),
        player(["#33B89C", "#00382C", "#7FE0C8", "#005C49", "#002A21"]),
        player(["#FFD500", "#4D3B00", "#FFE14D", "#664F00", "#3D2F00"]),
    ],
    ink: rgb("#000000"),
    casing: rgb("#FFFFFF"),
    chip: rgb("#1F1F1F"),
    chip_text: rgb("#FFFFFF"),
    chip_faint: rgb("#C8C8C8"),
    laurel: rgb("#FFDD33"),
    laurel_text: rgb("#000000"),
};

pub(crate) static WOOD: Colours = Colours {
    frame: rgb("#432A17"),
    coordinate: rgb("#E3C9A5"),
    plates: [rgb("#B0854C"), rgb("#9A6F3A")],
    cells: [rgb("#EBD6AF"), rgb("#DFC597")],
    table: Table {
        rim: rgb("#7A502A"),
        ground: rgb("#D6A664"),
        line: rgb("#855B2E"),
        bowl: rgb("#5C3B1E"),
        tokens: [token("#26211D", "#0D0A08"), token("#FFF8EA", "#755836")],
    },
    players: [
        player(["#1F4FA8", "#10295C", "#96B1E6", "#17408F", "#FFFFFF"]),
        player(["#C0421F", "#3F1002", "#F09C7C", "#8E2C10", "#FFFFFF"]),
        player(["#4FB09C", "#134B40", "#92D6C3", "#256F60", "#0F3F35"]),
        player(["#F7CE3A", "#614900", "#FBDF72", "#80650A", "#523E00"]),
    ],
    ink: rgb("#1C120A"),
    casing: rgb("#FFFBF2"),
    chip: rgb("#5A3B22"),
    chip_text: rgb("#FFF6E6"),
    chip_faint: rgb("#D9BF9E"),
    laurel: rgb("#FFD35A"),
    laurel_text: rgb("#2E1F00"),
};

pub(crate) static PRINT: Colours = Colours {
    frame: rgb("#FFFFFF"),
    coordinate: rgb("#4A4F57"),
    plates: [rgb("#C4C4BF"), rgb("#A9A9A4")],
    cells: [rgb("#FFFFFF"), rgb("#F6F6F4")],
    table: Table {
        rim: rgb("#A9A9A4"),
        ground: rgb("#F6F6F4"),
        line: rgb("#A9A9A4"),
        bowl: rgb("#C4C4BF"),
        tokens: [token("#222428", "#111111"), token("#FFFFFF", "#111111")],
    },
    players: on_light(players("#FFFFFF")),
    ink: rgb("#111111"),
    casing: rgb("#FFFFFF"),
    chip: rgb("#ECECEA"),
    chip_text: rgb("#16181C"),
    chip_faint: rgb("#565B63"),
    laurel: rgb("#FFE08A"),
    laurel_text: rgb("#2B2200"),
};

/// The same players on light chips, which need dark figures.
const fn on_light(mut players: [PlayerColours; 4]) -> [PlayerColours; 4] {
    let mut i = 0;
    while i < players.len() {
        players[i].figure = players[i].ink;
        i += 1;
    }
    players
}
