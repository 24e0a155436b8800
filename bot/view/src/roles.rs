//! The role that is called for new tables, and those for ratings.

use play::RoleId;
use play::rating_roles::RatingRole;

use super::{LONGEST_TEXT, Post, fit, said};
use crate::buttons::call_button;
use crate::limits::{Rest, section};
use crate::markdown::plain;
use crate::messages as m;
use crate::seeks::band;
use crate::texts::Texts;

/// The message of an open table, calling those who wish to be called.
pub fn calling(t: &Texts, role: RoleId, table: Post) -> Post {
    let call = t.say(m::RolesCalled { role: mention(role) });
    Post { text: fit(format!("{call}\n{}", table.text), LONGEST_TEXT), calls: Some(role), ..table }
}

/// A member has taken the role, or has it no longer; with the button for the opposite.
pub fn call_role_given(t: &Texts, role: RoleId, given: bool) -> Post {
    let role = mention(role);
    let text = if given {
        t.say(m::RolesYouAreCalled { role })
    } else {
        t.say(m::RolesYouAreNotCalled { role })
    };
    said(text).with_buttons(vec![call_button(t, !given)])
}

/// Discord does not let the bot give or take a role.
pub fn role_out_of_reach(t: &Texts, role: RoleId) -> Post {
    said(t.say(m::RolesOutOfReach { role: mention(role) }))
}

/// The settings of a server, with what its role for new tables lacks: whether Discord lets the bot
/// call it, and whether the bot may manage roles.
pub fn with_call_hints(
    t: &Texts,
    role: RoleId,
    (callable, manageable): (bool, bool),
    settings: Post,
) -> Post {
    let role = mention(role);
    let mut text = settings.text;
    if !callable {
        text = text + "\n" + &t.say(m::RolesHintCallable { role: &role });
    }
    text = text
        + "\n"
        + &if manageable { t.say(m::RolesHintTaken) } else { t.say(m::RolesHintNotTaken { role }) };
    Post { text, ..settings }
}

/// The roles of a server for ratings, and whether they work.
pub fn rating_roles(t: &Texts, roles: &[RatingRole]) -> Post {
    if roles.is_empty() {
        return said(t.say(m::RolesNoBands));
    }
    let lines = roles.iter().map(|role| {
        let (mention, ratings) =
            (mention(role.role), band(t, role.from, role.to).unwrap_or_default());
        let line = match role.kind {
            Some(kind) => t.say(m::RolesBand { role: mention, game: kind.name(), ratings }),
            None => t.say(m::RolesBandOfAll { role: mention, ratings }),
        };
        if role.refused { format!("{line}\n{}", t.say(m::RolesBandRefused)) } else { line }
    });
    let heading = t.say(m::RolesForRatings);
    said(section(t, heading, lines.collect(), (LONGEST_TEXT / 2, Rest::Counted)))
}

/// A role is given for ratings from now on; with all there are, and what the bot must be allowed.
pub fn rating_role_set(t: &Texts, role: RoleId, manageable: bool, roles: &[RatingRole]) -> Post {
    let mut text = t.say(m::RolesBandSet { role: mention(role) });
    if !manageable {
        text = text + "\n" + &role_out_of_reach(t, role).text;
    }
    said(format!("{text}\n\n{}", rating_roles(t, roles).text))
}

/// A role is given for ratings no more, or never was.
pub fn rating_role_removed(t: &Texts, role: RoleId, was_one: bool) -> Post {
    let role = mention(role);
    said(if was_one { t.say(m::RolesBandRemoved { role }) } else { t.say(m::RolesNoBand { role }) })
}

/// To the owner of a server: what the bot must be allowed before it can give a role for ratings.
pub fn rating_role_refused(t: &Texts, server: &str, role: &str) -> Post {
    said(t.say(m::RolesOwnerTold { server: plain(server), role: plain(role) }))
}

pub(super) fn mention(role: RoleId) -> String {
    format!("<@&{role}>")
}
