//! Types that are serialised as their text.

/// Lets serde write a type as its `Display` text and read it with `FromStr`, for types that ask for
/// it with `#[serde(try_from = "String", into = "String")]`.
#[macro_export]
macro_rules! stored_as_text {
    ($type:ty, $error:ty) => {
        impl TryFrom<String> for $type {
            type Error = $error;

            fn try_from(text: String) -> Result<$type, $error> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    };
}
