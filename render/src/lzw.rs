//! The compression of GIF files.
//!
//! Most pixels of a film are unchanged. weezl, which gif would use, takes as long for them as for
//! any others: a film took 195 ms instead of 98, for as many bytes.

use crate::palette::Palette;

/// The palette entry of unchanged pixels, which are transparent.
pub(crate) const UNCHANGED: u8 = Palette::ROOM as u8;

const COLOURS: usize = Palette::ROOM + 1;
/// The code after which sequences are learnt anew. The codes below it are those of single pixels.
const CLEAR: u16 = COLOURS as u16;
const END: u16 = CLEAR + 1;
/// The most codes that the format allows.
const ROOM: usize = 1 << 12;

/// The compressed pixels, after a byte that says how many bits they had.
pub(crate) fn compress(mut pixels: &[u8]) -> Vec<u8> {
    let mut bytes = vec![COLOURS.ilog2() as u8];
    let (mut held, mut count) = (0, 0);
    // The highest of the codes so far decides how many bits a code has. They start with the lowest
    // of a byte.
    let mut put = |code: u16, codes: usize| {
        held |= u32::from(code) << count;
        count += (codes - 1).ilog2() + 1;
        while count >= 8 {
            bytes.push(held as u8);
            held >>= 8;
            count -= 8;
        }
    };
    // By the code of a sequence and the pixel after it, the code of both together; 0 if they have
    // none.
    let mut longer: Vec<[u16; COLOURS]> = Vec::with_capacity(ROOM);
    // The codes of one unchanged pixel, of two, and so on.
    let mut unchanged = Vec::new();
    while let Some(&first) = pixels.first() {
        if matches!(longer.len(), 0 | ROOM) {
            put(CLEAR, longer.len().max(COLOURS + 2));
            longer.clear();
            longer.resize(COLOURS + 2, [0; COLOURS]);
            unchanged = vec![u16::from(UNCHANGED)];
        }
        let known = pixels.iter().take(unchanged.len());
        let run = known.take_while(|&&pixel| pixel == UNCHANGED).count();
        let mut code = if run > 0 { unchanged[run - 1] } else { first.into() };
        let mut length = run.max(1);
        while let Some(&pixel) = pixels.get(length)
            && let longer @ 1.. = longer[usize::from(code)][usize::from(pixel)]
        {
            code = longer;
            length += 1;
        }
        put(code, longer.len());
        pixels = &pixels[length..];
        if let Some(&next) = pixels.first() {
            let new = longer.len() as u16;
            longer[usize::from(code)][usize::from(next)] = new;
            if next == UNCHANGED && unchanged.last() == Some(&code) {
                unchanged.push(new);
            }
        }
        // A decoder counts one more also after the last code.
        longer.push([0; COLOURS]);
    }
    put(END, longer.len());
    if count > 0 {
        bytes.push(held as u8);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use weezl::BitOrder;
    use weezl::decode::Decoder;

    use super::*;

    proptest! {
        /// gif and image read with weezl.
        #[test]
        fn another_decoder_reads_what_is_compressed(
            runs in vec((0..=UNCHANGED, prop_oneof![9 => 1..4_usize, 1 => 1..2000_usize]), 1..6000),
        ) {
            let runs = runs.into_iter().flat_map(|(pixel, length)| std::iter::repeat_n(pixel, length));
            let pixels: Vec<u8> = runs.take(60_000).collect();
            let bytes = compress(&pixels);
            let decoded = Decoder::new(BitOrder::Lsb, bytes[0]).decode(&bytes[1..]);
            prop_assert!(decoded.is_ok_and(|decoded| decoded == pixels));
        }
    }
}
