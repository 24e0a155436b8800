//! Game codes: short, readable aloud, never a word.

/// No vowels, so that no code spells anything; no 0, 1, I or O, which are mistaken for each other.
const LETTERS: &[u8] = b"23456789BCDFGHJKLMNPQRSTVWXZ";

/// A random code, which may be taken: one for each attempt. Four letters give 614,656 codes; five letters are used
/// where many of those are taken.
pub fn free(attempt: usize) -> String {
    random(if attempt < 10 { 4 } else { 5 })
}

/// A code as it is stored and locked, however somebody has typed it.
pub fn normal(typed: &str) -> String {
    typed.trim().to_ascii_uppercase()
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
    }
}
