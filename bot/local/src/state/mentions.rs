//! Mentions in a text.

use crate::model::{RoleId, UserId};

/// The users, roles and groups that a text mentions.
#[derive(Debug, Default)]
pub(crate) struct Mentions {
    pub(crate) users: Vec<UserId>,
    pub(crate) roles: Vec<RoleId>,
    pub(crate) everyone: bool,
}

/// Finds `<@1>`, `<@!1>`, `<@&1>`, `@everyone` and `@here`, each once, in the order of the text.
/// Code blocks are not exempt: Discord's server does not read markdown.
pub(crate) fn mentions(text: &str) -> Mentions {
    let mut found = Mentions {
        everyone: text.contains("@everyone") || text.contains("@here"),
        ..Mentions::default()
    };
    for piece in text.split("<@").skip(1) {
        let Some((inner, _)) = piece.split_once('>') else {
            continue;
        };
        if let Some(role) = inner.strip_prefix('&') {
            push(&mut found.roles, role.parse().ok());
        } else {
            push(&mut found.users, inner.strip_prefix('!').unwrap_or(inner).parse().ok());
        }
    }
    found
}

fn push<T: PartialEq>(list: &mut Vec<T>, found: Option<T>) {
    list.extend(found.filter(|found| !list.contains(found)));
}
