//! Registering commands: <https://discord.com/developers/docs/interactions/application-commands#endpoints>.

use std::collections::HashMap;

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

/// The scope of commands: global, or one guild.
#[derive(Clone, Copy)]
struct Scope {
    application: ApplicationId,
    guild: Option<GuildId>,
}

impl Scope {
    fn of(request: &Request<'_>) -> Result<Self> {
        let guild = request.params.get("guild");
        Ok(Self {
            application: request.id("application")?,
            guild: guild.map(|_| request.id("guild")).transpose()?,
        })
    }
}

impl State {
    fn check_scope(&self, scope: Scope) -> Result<()> {
        if scope.application != self.world.application {
            return Err(ApiError::UnknownApplication);
        }
        scope.guild.map_or(Ok(()), |guild| {
            if guild == self.world.guild { Ok(()) } else { Err(ApiError::MissingAccess) }
        })
    }

    fn in_scope(&self, scope: Scope) -> impl Iterator<Item = &Command> {
        self.world.commands.iter().filter(move |command| command.guild_id == scope.guild)
    }

    pub(super) fn get_commands(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let scope = Scope::of(request)?;
        self.check_scope(scope)?;
        Ok(Outcome::ok(json!(self.in_scope(scope).collect::<Vec<_>>())))
    }

    /// Replaces the whole list at once. Commands that keep their kind and name keep their id.
    pub(super) fn overwrite_commands(&mut self, request: &Request<'_>) -> Result<Outcome> {
        use CommandKind::{EntryPoint, Message, Typed, User};
        let scope = Scope::of(request)?;
        self.check_scope(scope)?;
        let new = request.read(|list| {
            let items = list.list(0..=usize::MAX)?;
            let commands: Vec<Command> =
                items.iter().filter_map(|item| command(item, scope.guild)).collect();
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
        let old: HashMap<(CommandKind, String), CommandId> = self
            .in_scope(scope)
            .map(|command| ((command.kind, command.name.clone()), command.id))
            .collect();
        self.world.commands.retain(|command| command.guild_id != scope.guild);
        for command in new {
            let id = old.get(&(command.kind, command.name.clone())).copied();
            let command = self.register(command, id);
            self.world.commands.push(command);
        }
        self.emit(Event::CommandsChanged);
        self.get_commands(request)
    }

    /// Sets the fields of a command that the server chooses.
    fn register(&mut self, command: Command, id: Option<CommandId>) -> Command {
        let id = id.unwrap_or_else(|| CommandId(self.world.snowflake()));
        let version = self.world.snowflake().to_string();
        Command { id, application_id: self.world.application, version, ..command }
    }
}

fn unique(items: &[Item<'_, '_>], commands: &[Command]) {
    for (at, command) in commands.iter().enumerate() {
        let same = |other: &Command| other.kind == command.kind && other.name == command.name;
        if commands[..at].iter().any(same) {
            let text = "Application command names must be unique";
            items[at].error("APPLICATION_COMMANDS_DUPLICATE_NAME", text);
        }
    }
}
