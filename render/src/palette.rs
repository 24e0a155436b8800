//! The palette of a picture.

use image::Rgb;

/// A mixture of two colours: 0 is `from`, 255 is `to`.
pub(crate) fn mix(from: Rgb<u8>, to: Rgb<u8>, alpha: u8) -> Rgb<u8> {
    let alpha = u32::from(alpha);
    let channel = |i: usize| {
        let sum = u32::from(from.0[i]) * (255 - alpha) + u32::from(to.0[i]) * alpha;
        ((sum + 127) / 255) as u8
    };
    Rgb([channel(0), channel(1), channel(2)])
}

/// How many steps there are from one colour to another where two shapes meet. More steps would need
/// more colours than a palette has: those would be replaced by similar ones, and files would be
/// larger for nothing.
pub(crate) const STEPS: u8 = 8;

/// The opacity of a colour after this many of [`STEPS`].
pub(crate) const fn alpha_after(steps: u8) -> u8 {
    (steps as u16 * 255 / STEPS as u16) as u8
}

/// A palette, and the mapping from any colour to the nearest entry.
#[derive(Debug)]
pub(crate) struct Palette {
    entries: Vec<Rgb<u8>>,
    /// The entry nearest to each colour, with colours reduced to 5, 6 and 5 bits.
    nearest: Box<[u8]>,
}

impl Palette {
    /// The most entries of a palette. Twice as many would look the same and make files a tenth
    /// larger. Together with the transparent entry of a replay they fit into seven bits.
    pub(crate) const ROOM: usize = 127;

    /// All `exact` colours, unchanged; then, one by one, that of the `others` which the palette so
    /// far matches worst. (Without the exact ones the palette could lack the colour that fills most
    /// of the picture.)
    pub(crate) fn new(exact: &[Rgb<u8>], others: &ColourSet) -> Self {
        let mut entries: Vec<Rgb<u8>> = Vec::with_capacity(Self::ROOM);
        for colour in exact {
            if !entries.contains(colour) {
                entries.push(*colour);
            }
        }
        debug_assert!(entries.len() <= Self::ROOM, "{} flat colours", entries.len());
        let mut worst: Vec<(u32, Rgb<u8>)> = others.iter().map(|c| (u32::MAX, c)).collect();
        let mut known = 0;
        loop {
            for entry in &entries[known..] {
                for (distance_so_far, colour) in &mut worst {
                    *distance_so_far = (*distance_so_far).min(distance(*entry, *colour));
                }
            }
            known = entries.len();
            match worst.iter().max_by_key(|(distance, _)| *distance) {
                Some(&(distance, colour)) if distance > 0 && known < Self::ROOM => {
                    entries.push(colour);
                }
                _ => break,
            }
        }
        let mut nearest: Box<[u8]> = (0..1_u32 << 16)
            .map(|bucket| {
                let colour = Rgb([
                    ((bucket >> 11) << 3 | 4) as u8,
                    ((bucket >> 5 & 63) << 2 | 2) as u8,
                    ((bucket & 31) << 3 | 4) as u8,
                ]);
                let index = entries.iter().enumerate().min_by_key(|(_, e)| distance(**e, colour));
                index.map_or(0, |(index, _)| index as u8)
            })
            .collect();
        // Each entry maps to itself; where two share a bucket, the exact one comes first.
        for (index, colour) in entries.iter().enumerate().rev() {
            nearest[bucket(*colour)] = index as u8;
        }
        Self { entries, nearest }
    }

    /// The entry for a colour: the colour itself if it is exact, otherwise a similar one.
    pub(crate) fn index(&self, colour: Rgb<u8>) -> u8 {
        self.nearest[bucket(colour)]
    }

    /// The colour of an entry.
    pub(crate) fn colour(&self, index: u8) -> Rgb<u8> {
        self.entries[usize::from(index)]
    }

    /// Red, green and blue of each entry, in the format of files.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.entries.iter().flat_map(|colour| colour.0).collect()
    }
}

fn bucket(Rgb([red, green, blue]): Rgb<u8>) -> usize {
    usize::from(red >> 3) << 11 | usize::from(green >> 2) << 5 | usize::from(blue >> 3)
}

/// The squared distance, weighted by the eye's sensitivity: most for green and least for blue.
fn distance(Rgb(a): Rgb<u8>, Rgb(b): Rgb<u8>) -> u32 {
    let square = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    3 * square(0) + 4 * square(1) + 2 * square(2)
}

/// A set of colours, with one bit for each.
pub(crate) struct ColourSet(Vec<u64>);

impl ColourSet {
    pub(crate) fn new() -> Self {
        Self(vec![0; 1 << 18])
    }

    pub(crate) fn insert(&mut self, Rgb([red, green, blue]): Rgb<u8>) {
        let bit = usize::from(red) << 16 | usize::from(green) << 8 | usize::from(blue);
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Inserts the mixtures of two colours, including both ends.
    pub(crate) fn insert_ramp(&mut self, from: Rgb<u8>, to: Rgb<u8>) {
        for steps in 0..=STEPS {
            self.insert(mix(from, to, alpha_after(steps)));
        }
    }

    fn iter(&self) -> impl Iterator<Item = Rgb<u8>> {
        self.0.iter().enumerate().filter(|(_, bits)| **bits != 0).flat_map(|(word, bits)| {
            (0..64).filter(move |bit| bits >> bit & 1 == 1).map(move |bit| {
                let value = word * 64 + bit;
                Rgb([(value >> 16) as u8, (value >> 8) as u8, value as u8])
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_colours_stay_as_they_are() {
        let exact = [Rgb([0x20, 0x24, 0x2c]), Rgb([250, 3, 7]), Rgb([255; 3])];
        let mut others = ColourSet::new();
        others.insert_ramp(exact[0], exact[1]);
        others.insert_ramp(exact[1], exact[2]);
        let palette = Palette::new(&exact, &others);
        for colour in exact {
            assert_eq!(palette.colour(palette.index(colour)), colour);
        }
    }

    #[test]
    fn mixing_reaches_both_ends() {
        let (a, b) = (Rgb([1, 200, 30]), Rgb([255, 0, 31]));
        assert_eq!((mix(a, b, 0), mix(a, b, 255)), (a, b));
    }
}
