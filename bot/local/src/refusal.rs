//! What a member cannot do, in sentences for the person who tried.

use crate::command::OptionKind;

/// Why a handle cannot do what it was asked to: what Discord's own client would not have let happen, or an answer that
/// did not come.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// No member has this name.
    #[error("There is no member {0:?}.")]
    UnknownMember(String),
    /// No channel or thread has this name.
    #[error("There is no channel {0:?}.")]
    UnknownChannel(String),
    /// The member cannot see the channel.
    #[error("You cannot see this channel.")]
    CannotSee,
    /// Messages do not go here.
    #[error("There are no messages in a forum, only posts.")]
    NoMessagesHere,
    /// The thread is locked.
    #[error("This thread is locked.")]
    Locked,
    /// The bot has not registered the command.
    #[error("There is no command /{0}.")]
    UnknownCommand(String),
    /// The command has subcommands and none, or a wrong one, was named.
    #[error("/{0} is not complete: it has subcommands.")]
    Incomplete(String),
    /// The command cannot be used in this place.
    #[error("/{0} cannot be used here.")]
    NotHere(String),
    /// The member is not allowed to use the command.
    #[error("You are not allowed to use /{0}.")]
    NotAllowed(String),
    /// The command has no such option.
    #[error("The command has no option {0:?}.")]
    UnknownOption(String),
    /// The same option twice.
    #[error("The option {0:?} is given twice.")]
    Twice(String),
    /// A required option is not given.
    #[error("The option {0:?} is required.")]
    Missing(String),
    /// A value does not fit its option.
    #[error("{value:?} does not fit the option {option:?}: {why}.")]
    BadValue {
        /// The option.
        option: String,
        /// What was given.
        value: String,
        /// What it takes.
        why: String,
    },
    /// The option gives no suggestions.
    #[error("The option {0:?} gives no suggestions.")]
    NoSuggestions(String),
    /// An option of this kind cannot be given here.
    #[error("Options of the kind {0:?} are not modelled.")]
    NotModelled(OptionKind),
    /// The message is gone, or only for somebody else's eyes.
    #[error("You do not see this message.")]
    NoMessage,
    /// The message has no such button or menu.
    #[error("The message has no button or menu {0:?}.")]
    NoComponent(String),
    /// The button or menu is switched off.
    #[error("{0:?} is switched off.")]
    Disabled(String),
    /// A button was chosen from, or a menu pressed.
    #[error("{0:?} is not used like this.")]
    WrongComponent(String),
    /// Too many or too few values, or one that is not offered.
    #[error("{0}")]
    BadChoice(String),
    /// A field of the form is not filled as it must be.
    #[error("The field {label:?} {why}.")]
    BadField {
        /// The label of the field.
        label: String,
        /// What is wrong.
        why: String,
    },
    /// The message to send is empty or too long.
    #[error("A message has 1 to 2000 characters.")]
    BadMessage,
    /// A name is empty or too long.
    #[error("A name has 1 to 32 characters.")]
    BadName,
    /// Somebody else has the name.
    #[error("There is a {0} already.")]
    NameTaken(String),
    /// The bot did not acknowledge the interaction in time.
    #[error("The application did not respond.")]
    NoAnswer,
    /// The bot answered with something else.
    #[error("The bot answered in another way: {0}.")]
    OtherAnswer(String),
    /// What was waited for did not come.
    #[error("Waited {seconds} s for {what} in vain.")]
    TimedOut {
        /// What was waited for.
        what: String,
        /// How long.
        seconds: u64,
    },
    /// The server has been stopped.
    #[error("The server has been stopped.")]
    Stopped,
}
