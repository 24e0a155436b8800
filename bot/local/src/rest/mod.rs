//! The REST API, version 10: <https://discord.com/developers/docs/reference>.

mod channels;
mod check;
mod commands;
mod error;
mod guild;
mod messages;
mod request;
mod responses;

use axum::http::Method;

pub(crate) use error::ApiError;
pub(crate) use request::{Body, MOST_FILES, Outcome, Params, Request};

use crate::fault::Endpoint;
use crate::state::State;
use error::Result;

/// Carries out a request.
type Handler = fn(&mut State, &Request<'_>) -> Result<Outcome>;

/// All requests of the API that are modelled, with their paths after `/api/v10`.
#[rustfmt::skip]
fn routes() -> [(Method, &'static str, Endpoint, Handler); 26] {
    use Endpoint::{
        Channels, Commands, CreateDm, CreateMessage, DeleteMessage, EditMessage, EditResponse, Gateway, GatewayBot,
        GetChannel, GetMessages, InteractionCallback, Other, Response, Roles,
    };
    const GET: Method = Method::GET;
    const POST: Method = Method::POST;
    const PUT: Method = Method::PUT;
    const PATCH: Method = Method::PATCH;
    const DELETE: Method = Method::DELETE;
    [
        (GET, "/gateway", Gateway, |state, _| Ok(state.gateway())),
        (GET, "/gateway/bot", GatewayBot, |state, _| Ok(state.gateway_bot())),
        (GET, "/users/{user}", Other, State::get_user),
        (GET, "/users/@me/guilds", Other, |state, _| Ok(state.get_own_guilds())),
        (POST, "/users/@me/channels", CreateDm, State::create_dm),
        (GET, "/oauth2/applications/@me", Other, |state, _| Ok(Outcome::ok(state.world.application_json()))),
        (GET, "/guilds/{guild}", Other, State::get_guild),
        (GET, "/guilds/{guild}/members/{user}", Other, State::get_guild_member),
        (GET, "/guilds/{guild}/roles", Roles, State::get_roles),
        (PUT, "/guilds/{guild}/members/{user}/roles/{role}", Roles, |state, request| state.give_role(request, true)),
        (DELETE, "/guilds/{guild}/members/{user}/roles/{role}", Roles, |state, request| state.give_role(request, false)),
        (POST, "/interactions/{interaction}/{token}/callback", InteractionCallback, State::create_response),
        (GET, "/webhooks/{application}/{token}/messages/@original", Response, State::get_response),
        (PATCH, "/webhooks/{application}/{token}/messages/@original", EditResponse, State::edit_response),
        (GET, "/channels/{channel}", GetChannel, State::get_channel),
        (PATCH, "/channels/{channel}", Channels, State::edit_channel),
        (PUT, "/channels/{channel}/thread-members/{user}", Channels, State::add_thread_member),
        (GET, "/channels/{channel}/messages", GetMessages, State::get_messages),
        (POST, "/channels/{channel}/messages", CreateMessage, State::create_message),
        (PATCH, "/channels/{channel}/messages/{message}", EditMessage, State::edit_message),
        (DELETE, "/channels/{channel}/messages/{message}", DeleteMessage, State::delete_message),
        (POST, "/channels/{channel}/messages/{message}/threads", Channels, State::start_thread),
        (GET, "/applications/{application}/commands", Commands, State::get_commands),
        (PUT, "/applications/{application}/commands", Commands, State::overwrite_commands),
        (GET, "/applications/{application}/guilds/{guild}/commands", Commands, State::get_commands),
        (PUT, "/applications/{application}/guilds/{guild}/commands", Commands, State::overwrite_commands),
    ]
}

/// The route of a request whose path, after `/api/v10`, is `path`, and the parameters in the path.
pub(crate) fn route<'p>(method: &Method, path: &'p str) -> Result<(Endpoint, Handler, Params<'p>)> {
    let mut missing = ApiError::NotFound;
    for (possible, pattern, endpoint, handler) in routes() {
        let Some(params) = params(pattern, path) else { continue };
        if possible == *method {
            return Ok((endpoint, handler, params));
        }
        missing = ApiError::MethodNotAllowed;
    }
    Err(missing)
}

/// The parameters of a path that fits the pattern.
fn params<'p>(pattern: &'static str, path: &'p str) -> Option<Params<'p>> {
    let (mut steps, mut params) = (path.split('/'), Params::new());
    for expected in pattern.split('/') {
        let step = steps.next()?;
        match expected.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            Some(name) => drop(params.insert(name, step)),
            None if expected == step => {}
            None => return None,
        }
    }
    steps.next().is_none().then_some(params)
}
