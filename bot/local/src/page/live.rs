//! Events, sent to one open page.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use axum_tws::{Message as Packet, WebSocket, WebSocketUpgrade};
use serde_json::{Value, json};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::view::Viewer;
use crate::event::Event;
use crate::model::{Message, UserId};
use crate::server::Server;
use crate::sockets::Place;

pub(super) async fn live(
    State(server): State<Arc<Server>>,
    Query(viewer): Query<Viewer>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // Subscribed before the socket is open, so that the page misses nothing that happens after its
    // request.
    let events = server.lock().events.subscribe();
    let place = Place::take(&server.pages);
    upgrade.on_upgrade(async move |socket| {
        tokio::select! {
            () = send_events(server, viewer.me, events, socket) => {}
            // Also if it reads nothing.
            () = place.closed() => {}
        }
    })
}

/// Sends events to one member's page until it is closed.
async fn send_events(
    server: Arc<Server>,
    me: UserId,
    mut events: Receiver<Event>,
    mut socket: WebSocket,
) {
    loop {
        let json = tokio::select! {
            event = events.recv() => match event {
                Ok(event) => event_json(&server, me, &event),
                // The page was too slow and has missed events: it must reload.
                Err(RecvError::Lagged(_)) => Some(json!({ "type": "reload" })),
                Err(RecvError::Closed) => return,
            },
            packet = socket.recv() => match packet {
                Some(Ok(packet)) if !packet.is_close() => None,
                _ => return,
            },
            () = server.stopped() => return,
        };
        if let Some(json) = json
            && socket.send(Packet::text(json.to_string())).await.is_err()
        {
            return;
        }
    }
}

/// What this member's page receives of an event.
fn event_json(server: &Server, me: UserId, event: &Event) -> Option<Value> {
    let state = server.lock();
    let message = |kind: &str, message: &Message| {
        let seen = message.is_for(me) && state.world.sees(me, message.channel);
        seen.then(|| json!({ "type": kind, "message": state.page_message_json(me, message) }))
    };
    match event {
        Event::Connected { .. } | Event::Disconnected | Event::WorldChanged => {
            Some(json!({ "type": "state", "state": state.page_json(me) }))
        }
        Event::MessageCreated(new) => message("posted", new),
        Event::MessageUpdated(changed) => message("edited", changed),
        Event::MessageDeleted { channel, message } => {
            Some(json!({ "type": "removed", "channel": channel, "message": message }))
        }
        Event::InteractionChanged(id) => {
            let interaction = state.page_interaction_json(me, *id)?;
            Some(json!({ "type": "interaction", "interaction": interaction }))
        }
    }
}
