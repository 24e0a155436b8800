//! The four players, as all pictures show them.

/// One of up to four players; each has one colour and one suit in every theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Blue, circle.
    One,
    /// Orange, diamond.
    Two,
    /// Green, square.
    Three,
    /// Yellow, star.
    Four,
}

impl Player {
    /// The four players in order.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// The index, 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name and the signs of this player in texts.
    ///
    /// ```
    /// use render::Player;
    /// assert_eq!(Player::Two.identity().name, "Orange");
    /// ```
    pub const fn identity(self) -> &'static Identity {
        &PLAYERS[self as usize]
    }
}

/// How texts refer to a player, consistent with the pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    /// The name of the colour, capitalised. It is also the player's name when no other can be
    /// drawn.
    pub name: &'static str,
    /// An emoji of the colour and the suit, by which the player is recognised without colour. The
    /// suits are those for which there is an emoji in the player's colour.
    pub emoji: &'static str,
}

/// Names and signs of the four players, in order.
pub const PLAYERS: [Identity; 4] = [
    Identity { name: "Blue", emoji: "🔵" },
    Identity { name: "Orange", emoji: "🔶" },
    Identity { name: "Green", emoji: "🟩" },
    Identity { name: "Yellow", emoji: "⭐" },
];
