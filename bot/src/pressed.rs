//! Everybody presses everything everywhere.

use std::num::NonZeroUsize;
use std::pin::Pin;
use std::sync::Arc;

use play::audience::Visibility;
use play::{Actor, Asker, ChannelId, GuildId, Membership, NewTable, Person, UserId};
use rules::Kind;
use service::{AskAboutChannels, Members};
use view::custom_id::PressedIn;

use crate::Bot;
use crate::commands::Presser;

const HERE: i64 = 1;
const ELSEWHERE: i64 = 2;

/// Somebody who presses every button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Player,
    MemberWhoDoesNotPlay,
    PlayerWhoLeft,
    PlayerWhileTheBotIsAway,
    Stranger,
}

impl Who {
    const ALL: [Self; 5] = [
        Self::Player,
        Self::MemberWhoDoesNotPlay,
        Self::PlayerWhoLeft,
        Self::PlayerWhileTheBotIsAway,
        Self::Stranger,
    ];

    fn id(self) -> UserId {
        match self {
            Self::Player => 1_i64,
            Self::PlayerWhoLeft => 2,
            Self::PlayerWhileTheBotIsAway => 3,
            Self::MemberWhoDoesNotPlay => 4,
            Self::Stranger => 5,
        }
        .into()
    }
}

#[derive(Debug)]
struct Server;

impl Members for Server {
    fn membership(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Pin<Box<dyn Future<Output = Membership> + Send + '_>> {
        Box::pin(async move { self.known(guild, user) })
    }

    fn known(&self, _: GuildId, user: UserId) -> Membership {
        match user.get() {
            1 | 4 => Membership::Member(None),
            3 => Membership::Unknown,
            _ => Membership::Left,
        }
    }
}

/// What Discord says about the channel of the game.
#[derive(Debug)]
struct Channel(Visibility);

impl AskAboutChannels for Channel {
    fn visibility<'a>(
        &'a self,
        _: GuildId,
        channels: &'a [ChannelId],
    ) -> Pin<Box<dyn Future<Output = Vec<(ChannelId, Visibility)>> + Send + 'a>> {
        Box::pin(async { channels.iter().map(|channel| (*channel, self.0)).collect() })
    }
}

/// The server of which they are known to be members where they press something.
fn server(who: Who, place: PressedIn) -> Option<i64> {
    match (place, who) {
        (PressedIn::Channel | PressedIn::Page, Who::Player | Who::MemberWhoDoesNotPlay) => {
            Some(HERE)
        }
        // Where else could they press something in a channel?
        (PressedIn::Channel, _) => Some(ELSEWHERE),
        _ => None,
    }
}

/// What a game's buttons answer, by who presses them where. The buttons that only its players may
/// press are refused to all others.
fn sees(who: Who, place: PressedIn, channel: Visibility) -> bool {
    match who {
        Who::Player | Who::PlayerWhileTheBotIsAway => true,
        Who::MemberWhoDoesNotPlay => {
            place == PressedIn::Channel
                || place == PressedIn::Page && channel == Visibility::Everyone
        }
        Who::PlayerWhoLeft | Who::Stranger => false,
    }
}

/// Everybody presses every button everywhere. Where each button may be pressed is reviewed in
/// `bot/view/src/custom_id/access.txt`.
#[tokio::test]
async fn every_button_is_carried_out_for_those_alone_who_may_press_it_there() {
    for channel in [Visibility::Everyone, Visibility::Hidden] {
        press_everything(channel).await;
    }
}

async fn press_everything(channel: Visibility) {
    let folder = tempfile::tempdir().unwrap();
    let store = store::Store::open(&folder.path().join("pacru.db").into()).await.unwrap();
    let rest = discord::Rest::new(&discord::Token::from("none".to_owned()), None).unwrap();
    let fonts = render::FontSource::Bundled;
    let mut bot = Bot::new(store, rest, fonts, NonZeroUsize::MIN).unwrap();
    bot.games = bot.games.with_members(Arc::new(Server)).with_channels(Arc::new(Channel(channel)));
    let actor = |id: i64| Actor::of(&Person::new(id, format!("Player {id}")), id).expect("a name");
    let table = NewTable {
        guild: Some(HERE.into()),
        players: Some(3),
        ..NewTable::new(7_i64.into(), Kind::Pacru)
    };
    bot.games.open(&actor(1), table).await.unwrap();
    let code = bot.games.store().games_of(1_i64.into()).await.unwrap()[0].code.clone();
    for id in [2, 3] {
        bot.games.join(&actor(id), &code).await.unwrap();
    }
    let places = [PressedIn::Channel, PressedIn::Direct, PressedIn::Page, PressedIn::Exercise];
    for line in include_str!("../view/src/custom_id/access.txt").lines() {
        let (words, id) = line.split_once("v1:").unwrap();
        let (letters, by) = words.trim().split_once(' ').unwrap();
        let id = format!("v1:{}", id.replace("7K3QWXYZ", &code));
        for (place, who) in places.into_iter().flat_map(|it| Who::ALL.map(|who| (it, who))) {
            let letter = ['C', 'D', 'P', 'E'][places.iter().position(|it| *it == place).unwrap()];
            let plays = who != Who::MemberWhoDoesNotPlay;
            let may = letters.contains(letter)
                && match by.trim() {
                    "anybody" => true,
                    "member" | "organiser" => place == PressedIn::Channel,
                    // Nobody here shows that they manage the server.
                    "moderator" => false,
                    "viewer" => sees(who, place, channel),
                    "player" => sees(who, place, channel) && plays,
                    other => panic!("{other}"),
                };
            let guild = server(who, place).map(GuildId::from);
            let asker = Asker { user: who.id(), guild, channel: 7_i64.into() };
            let presser = Presser { asker, place, used: None };
            let admitted = presser.admit(&bot, id.parse().expect(&id)).await;
            assert_eq!(admitted.is_ok(), may, "{id} {place:?} {who:?}: {admitted:?}");
        }
    }
}
