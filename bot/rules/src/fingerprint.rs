//! A hash of a position that is the same in every release.

/// Mixes words into one number. The algorithm must not change: stored games are compared with its
/// results.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    /// An empty fingerprint; each game starts with another value.
    pub(crate) fn new(kind: u64) -> Fingerprint {
        let mut print = Fingerprint(0);
        print.add(kind);
        print
    }

    pub(crate) fn add(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word);
    }

    /// The number.
    pub(crate) fn get(self) -> u64 {
        self.0
    }
}

/// One step of `SplitMix64` (Steele, Lea, Flood 2014): a bijection that spreads every bit.
pub(crate) const fn mix(word: u64) -> u64 {
    let mut mixed = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
