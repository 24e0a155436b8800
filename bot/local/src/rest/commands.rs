//! Registering commands:
//! <https://discord.com/developers/docs/interactions/application-commands#endpoints>.

use serde_json::json;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::event::Event;
use crate::model::{ApplicationId, Command, CommandId, CommandKind, GuildId};
use crate::state::State;
use crate::validate::{Item, command};

/// The most commands of each kind.
fn most(kind: CommandKind) -> usize {
    match kind {
        CommandKind::Typed => 100,
        CommandKind::User | CommandKind::Message => 15,
        CommandKind::EntryPoint => 1,
    }
}

impl State {
    /// The guild whose commands the request is about; none for the global ones.
    fn scope(&self, request: &Request<'_>) -> Result<Option<GuildId>> {
        if request.id::<ApplicationId>("application")? != self.world.application {
            return Err(ApiError::UnknownApplication);
        }
        let guild = request.params.get("guild").map(|_| request.id("guild")).transpose()?;
        if guild.is_some_and(|guild| guild != self.world.guild) {
            return Err(ApiError::MissingAccess);
        }
        Ok(guild)
    }

    fn in_scope(&self, scope: Option<GuildId>) -> impl Iterator<Item = &Command> {
        self.world.commands.iter().filter(move |command| command.guild_id == scope)
    }

    pub(super) fn get_commands(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let scope = self.scope(request)?;
        Ok(Outcome::ok(json!(self.in_scope(scope).collect::<Vec<_>>())))
    }

    /// Replaces the whole list at once. Commands that keep their kind and name keep their id.
    pub(super) fn overwrite_commands(&mut self, request: &Request<'_>) -> Result<Outcome> {
        use CommandKind::{EntryPoint, Message, Typed, User};
        let scope = self.scope(request)?;
        let new = request.read(|list| {
            let items = list.list(0..=usize::MAX)?;
            let commands: Vec<Command> =
                items.iter().filter_map(|item| command(item, scope)).collect();
            unique(&items, &commands);
            Some(commands)
        })?;
        for kind in [Typed, User, Message, EntryPoint] {
            if new.iter().filter(|command| command.kind == kind).count() > most(kind) {
                return Err(ApiError::TooManyCommands);
            }
        }
        let launches = |command: &Command| command.kind == EntryPoint;
        if self.in_scope(scope).any(launches) && !new.iter().any(launches) {
            return Err(ApiError::EntryPoint);
        }
        let replaced = |command: &mut Command| command.guild_id == scope;
        let old: Vec<Command> = self.world.commands.extract_if(.., replaced).collect();
        for command in new {
            let known = old.iter().find(|old| old.is_same(&command)).map(|old| old.id);
            let id = known.unwrap_or_else(|| CommandId(self.world.snowflake()));
            let (application_id, version) =
                (self.world.application, self.world.snowflake().to_string());
            self.world.commands.push(Command { id, application_id, version, ..command });
        }
        self.emit(Event::WorldChanged);
        self.get_commands(request)
    }
}

fn unique(items: &[Item<'_, '_>], commands: &[Command]) {
    for (at, command) in commands.iter().enumerate() {
        if commands[..at].iter().any(|other| other.is_same(command)) {
            let text = "Application command names must be unique";
            items[at].error("APPLICATION_COMMANDS_DUPLICATE_NAME", text);
        }
    }
}
