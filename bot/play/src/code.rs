//! Game codes: short, readable aloud, never a word.

use rules::Kind;

/// No vowels, so that no code spells anything; no 0, 1, I or O, which are mistaken for each other.
const LETTERS: &[u8] = b"23456789BCDFGHJKLMNPQRSTVWXZ";

/// How many first consonants of a game's name no code begins with: `PSNG` would be taken for
/// Pasang.
const NAMING: usize = 3;

/// A random code, which may be taken: one for each attempt. Four letters give 614,656 codes; where
/// many of those are taken, every fourth attempt takes a letter more.
pub fn free(attempt: usize) -> String {
    loop {
        let code = random(4 + attempt / 4);
        if !names_a_game(&code) {
            return code;
        }
    }
}

/// A code as it is stored and locked, however somebody has typed it.
pub fn normal(typed: &str) -> String {
    typed.trim().to_ascii_uppercase()
}

fn names_a_game(code: &str) -> bool {
    Kind::ALL.into_iter().any(|kind| {
        let consonants =
            kind.name().chars().filter(|letter| !"AEIOU".contains(letter.to_ascii_uppercase()));
        let named: String = consonants.take(NAMING).collect();
        code.starts_with(&named.to_ascii_uppercase())
    })
}

fn random(length: usize) -> String {
    (0..length).map(|_| char::from(LETTERS[fastrand::usize(..LETTERS.len())])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_read_aloud() {
        for _ in 0..1000 {
            let code = random(4);
            assert_eq!(code.len(), 4);
            assert!(!code.contains(['0', 'O', '1', 'I', 'A', 'E', 'U']), "{code}");
        }
        for code in ["PSNG", "PSN7", "PCRH", "ZCR9", "SHCR"] {
            assert!(names_a_game(code), "{code}");
        }
        for code in ["7PSN", "PSGN", "SHRC", "ZRCZ"] {
            assert!(!names_a_game(code), "{code}");
        }
    }
}
