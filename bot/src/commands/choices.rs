//! Options with a few choices.

/// Makes an option whose choices mean those of a type of the domain. The catalogues name them in this order.
macro_rules! choices {
    ($(#[$doc:meta])* $vis:vis enum $Choice:ident for $Meaning:ty { $($variant:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
        $vis enum $Choice {
            $($variant,)+
        }

        impl From<$Choice> for $Meaning {
            fn from(choice: $Choice) -> Self {
                match choice {
                    $($Choice::$variant => Self::$variant,)+
                }
            }
        }
    };
}

pub(super) use choices;
