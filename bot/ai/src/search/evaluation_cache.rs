//! The evaluation cache: values of positions that a search reaches on several ways, where
//! evaluating takes longer than looking up.

/// The number of entries; together they take 256 kB, or 400 kB with a value for each seat.
const POSITIONS: usize = 1 << 14;

/// The value of the last position that was evaluated, for each place in the cache.
#[derive(Clone, Debug, Default)]
pub(super) struct EvaluationCache<T>(Vec<(u64, T)>);

impl<T: Copy + Default> EvaluationCache<T> {
    /// The value of the position with this fingerprint.
    pub(super) fn value(&mut self, fingerprint: u64, evaluate: impl FnOnce() -> T) -> T {
        if self.0.is_empty() {
            // No position has this fingerprint, but for one in 2^64.
            self.0 = vec![(0, T::default()); POSITIONS];
        }
        let known = &mut self.0[fingerprint as usize % POSITIONS];
        if known.0 != fingerprint {
            *known = (fingerprint, evaluate());
        }
        known.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_evaluated_once_until_another_takes_its_place() {
        let mut cache = EvaluationCache::default();
        let other = 7 + POSITIONS as u64;
        let evaluated = [(7, 1), (7, 2), (other, 3), (other, 4), (7, 5)];
        let values = evaluated.map(|(fingerprint, value)| cache.value(fingerprint, || value));
        assert_eq!(values, [1, 1, 3, 3, 5]);
    }
}
