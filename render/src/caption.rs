//! Bounded strings.

use std::fmt;

use unicode_bidi::BidiInfo;

/// Text of at most `MAX` characters; longer text is cut.
///
/// Any string is accepted: [`Renderer`](crate::Renderer) decides what can be drawn of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Text<const MAX: usize>(Box<str>);

/// A person's name, at most 64 characters.
pub type Name = Text<64>;

/// A sentence of one or two lines, at most 180 characters.
pub type Caption = Text<180>;

/// An ordinal number in some language, such as "2nd", at most 8 characters.
pub type Ordinal = Text<8>;

/// A name as part of a sentence. Right-to-left letters in it do not change the order of the rest of
/// the sentence.
///
/// ```
/// assert_eq!(render::isolated("Ann"), "Ann");
/// assert_eq!(render::isolated("שלום 7"), "\u{2068}שלום 7\u{2069}");
/// ```
pub fn isolated(name: &str) -> String {
    // The name's own direction marks would end the isolation.
    let directs = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let name: String = name.chars().filter(|c| !directs(*c)).collect();
    if BidiInfo::new(&name, None).has_rtl() { format!("\u{2068}{name}\u{2069}") } else { name }
}

impl<const MAX: usize> Text<MAX> {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const MAX: usize> From<&str> for Text<MAX> {
    fn from(text: &str) -> Self {
        let end = text.char_indices().nth(MAX).map_or(text.len(), |(end, _)| end);
        Self(text[..end].into())
    }
}

impl<const MAX: usize> From<String> for Text<MAX> {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl<const MAX: usize> fmt::Display for Text<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The label of a marked cell or point, to which texts refer: up to two letters or digits, several
/// numbers, or nothing.
///
/// ```
/// use render::Label;
/// assert_eq!(Label::number(81).as_str(), "81");
/// assert!(Label::new("b").is_some_and(|label| label.as_str() == "b"));
/// assert_eq!(Label::new("?"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Label([u8; 5]);

impl Label {
    /// No label: the cell or point is marked without text.
    pub const NONE: Self = Self([0; 5]);

    /// The sign of a turn that is better than another one.
    pub const BETTER: Self = Self([b'!', 0, 0, 0, 0]);

    /// The sign of a turn that was not the best.
    pub const WORSE: Self = Self([b'?', 0, 0, 0, 0]);

    /// Both of them.
    pub const BETTER_AND_WORSE: Self = Self([b'!', b'?', 0, 0, 0]);

    /// A label of one or two ASCII letters or digits; `None` for anything else.
    pub fn new(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let fits = matches!(bytes.len(), 1 | 2) && bytes.iter().all(u8::is_ascii_alphanumeric);
        fits.then(|| Self::of(bytes))
    }

    /// A number; of a number above 99 the last two digits.
    pub fn number(number: u8) -> Self {
        Self::of((number % 100).to_string().as_bytes())
    }

    /// Several numbers: the first ones that have room.
    ///
    /// ```
    /// use render::Label;
    /// assert_eq!(Label::numbers(&[1, 3]).as_str(), "1,3");
    /// assert_eq!(Label::numbers(&[7, 8, 9, 10]).as_str(), "7,8,9");
    /// assert!(Label::numbers(&[]).is_empty());
    /// ```
    pub fn numbers(numbers: &[u8]) -> Self {
        let mut text = String::new();
        for number in numbers {
            let comma = if text.is_empty() { "" } else { "," };
            let longer = format!("{text}{comma}{}", number % 100);
            if longer.len() > Self::NONE.0.len() {
                break;
            }
            text = longer;
        }
        Self::of(text.as_bytes())
    }

    /// A label of up to five ASCII characters.
    fn of(text: &[u8]) -> Self {
        Self(std::array::from_fn(|i| text.get(i).copied().unwrap_or(0)))
    }

    /// The text of the label.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().take_while(|&&byte| byte != 0).count();
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
    }

    /// Whether the label has no text.
    pub const fn is_empty(&self) -> bool {
        self.0[0] == 0
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Label({:?})", self.as_str())
    }
}
