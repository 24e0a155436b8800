//! Errors of the handles, in sentences for the person who tried.

use std::path::PathBuf;

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The port is in use, or opening it is not permitted.
    #[error("Cannot listen on port {port} of the loopback interface.")]
    Bind {
        /// The port asked for.
        port: u16,
        /// The system's error.
        source: std::io::Error,
    },
    /// What an earlier server stored cannot be read.
    #[error("Cannot read {}.", path.display())]
    Storage {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: std::io::Error,
    },
}

/// Why a handle cannot do something: Discord's own client would not let a member do it, or no
/// response came.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No member has this name.
    #[error("There is no member {0:?}.")]
    UnknownMember(String),
    /// No channel or thread has this name.
    #[error("There is no channel {0:?}.")]
    UnknownChannel(String),
    /// The member cannot see the channel.
    #[error("You cannot see this channel.")]
    MissingAccess,
    /// A forum holds no messages.
    #[error("There are no messages in a forum, only posts.")]
    NotText,
    /// The thread is locked.
    #[error("This thread is locked.")]
    ThreadLocked,
    /// The bot has not registered the command.
    #[error("There is no command /{0}.")]
    UnknownCommand(String),
    /// The command has subcommands, and no subcommand or a wrong one was named.
    #[error("/{0} is not complete: it has subcommands.")]
    IncompleteCommand(String),
    /// The command cannot be used in this channel.
    #[error("/{0} cannot be used here.")]
    WrongContext(String),
    /// The member is not allowed to use the command.
    #[error("You are not allowed to use /{0}.")]
    MissingPermissions(String),
    /// The command has no such option.
    #[error("The command has no option {0:?}.")]
    UnknownOption(String),
    /// The same option twice.
    #[error("The option {0:?} is given twice.")]
    DuplicateOption(String),
    /// A required option is not given.
    #[error("The option {0:?} is required.")]
    MissingOption(String),
    /// A value does not fit its option, a choice is not offered, or a part of a form is not filled
    /// in as it asks.
    #[error("{0}")]
    Invalid(String),
    /// The option has no autocomplete.
    #[error("The option {0:?} gives no suggestions.")]
    NoAutocomplete(String),
    /// The message was deleted, or it is ephemeral and for somebody else.
    #[error("You do not see this message.")]
    UnknownMessage,
    /// The message has no such button or menu.
    #[error("The message has no button or menu {0:?}.")]
    UnknownComponent(String),
    /// The button or menu is disabled.
    #[error("{0:?} is disabled.")]
    ComponentDisabled(String),
    /// The component is a menu and was pressed, or it is a button and something was chosen.
    #[error("{0:?} is not used like this.")]
    WrongComponent(String),
    /// The message to send is empty or too long.
    #[error("A message has 1 to 2000 characters.")]
    InvalidMessage,
    /// A name is empty or too long.
    #[error("A name has 1 to 32 characters.")]
    InvalidName,
    /// Somebody else has this name.
    #[error("There is a {0} already.")]
    NameTaken(String),
    /// The server has this many members, the most there is room for.
    #[error("There is room for {0} members; remove one first.")]
    ServerFull(usize),
    /// The owner of a server cannot leave it; the name.
    #[error("{0} manages the server and has to stay.")]
    OwnerStays(String),
    /// The bot did not acknowledge the interaction in time.
    #[error("The application did not respond.")]
    NoResponse,
    /// The bot responded in another way than expected.
    #[error("The bot responded in another way: {0}.")]
    UnexpectedResponse(String),
    /// The awaited thing did not come in time.
    #[error("{what} did not come within {seconds} s.")]
    TimedOut {
        /// What was awaited.
        what: String,
        /// How long the handle waited, in seconds.
        seconds: u64,
    },
}
