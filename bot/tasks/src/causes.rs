//! Errors with their causes, on one line.

/// An error with its causes, for the log. A cause that only repeats the previous text is left out.
pub fn chain(error: &(dyn std::error::Error + 'static)) -> String {
    joined(causes(error).map(ToString::to_string))
}

/// An error and its causes, one after the other.
pub fn causes<'a>(
    error: &'a (dyn std::error::Error + 'static),
) -> impl Iterator<Item = &'a (dyn std::error::Error + 'static)> {
    std::iter::successors(Some(error), |error| error.source())
}

/// These texts on one line, without those that only repeat the end of the line.
pub fn joined(said: impl IntoIterator<Item = String>) -> String {
    let mut joined = String::new();
    for said in said {
        if joined.is_empty() {
            joined = said;
        } else if !joined.ends_with(&said) {
            joined = joined + ": " + &said;
        }
    }
    joined
}
