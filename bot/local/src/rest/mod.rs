//! The REST API, version 10: <https://discord.com/developers/docs/reference>.

mod channels;
mod check;
mod commands;
mod error;
mod guild;
mod messages;
mod request;
mod responses;

use std::sync::LazyLock;

use axum::http::Method;
use matchit::Params;

pub(crate) use error::ApiError;
pub(crate) use request::{Body, Outcome, Request};

use crate::fault::Endpoint;
use crate::state::State;
use error::Result;

/// Carries out a request.
type Handler = fn(&mut State, &Request<'_>) -> Result<Outcome>;

/// One method of a path.
pub(crate) struct Route {
    method: Method,
    pub(crate) endpoint: Endpoint,
    pub(crate) handler: Handler,
}

/// The paths after `/api/v10`, each with its methods.
static ROUTES: LazyLock<matchit::Router<Vec<Route>>> = LazyLock::new(|| {
    let mut paths: Vec<(&str, Vec<Route>)> = Vec::new();
    for (method, path, endpoint, handler) in routes() {
        let route = Route { method, endpoint, handler };
        match paths.iter_mut().find(|(known, _)| *known == path) {
            Some((_, routes)) => routes.push(route),
            None => paths.push((path, vec![route])),
        }
    }
    let mut router = matchit::Router::new();
    for (path, routes) in paths {
        router.insert(path, routes).expect("no two paths overlap");
    }
    router
});

/// All requests of the API that are modelled.
#[rustfmt::skip]
fn routes() -> impl Iterator<Item = (Method, &'static str, Endpoint, Handler)> {
    use Endpoint::{
        Channels, Commands, CreateDm, CreateMessage, DeleteMessage, EditMessage, EditResponse, Gateway, GatewayBot,
        GetMessages, InteractionCallback, Other, Response, Roles,
    };
    const GET: Method = Method::GET;
    const POST: Method = Method::POST;
    const PUT: Method = Method::PUT;
    const PATCH: Method = Method::PATCH;
    const DELETE: Method = Method::DELETE;
    let routes: [(Method, &str, Endpoint, Handler); _] = [
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
    ];
    routes.into_iter()
}

/// The route of a request whose path, after `/api/v10`, is `path`, and the parameters in the path.
pub(crate) fn route<'p>(
    method: &Method,
    path: &'p str,
) -> Result<(&'static Route, Params<'static, 'p>)> {
    let found = ROUTES.at(path).map_err(|_| ApiError::NotFound)?;
    let route = found.value.iter().find(|route| route.method == *method);
    Ok((route.ok_or(ApiError::MethodNotAllowed)?, found.params))
}
