//! Tournaments with their games: each round starts once and every game counts once, whatever
//! happens in between.

mod organising;
mod rounds;

use play::audience::Audience;
use play::tournament::{
    self, Creation, EntrantState, Settings, System, TournamentDone, TournamentNotification,
    TournamentStatus,
};
use play::{Asker, Game};

use super::*;

impl Club {
    /// A tournament that this many members have entered, from member 1 on; returns its code.
    pub(super) async fn tournament(&self, settings: Settings, entrants: i64) -> String {
        let creation = Creation {
            guild: 1_i64.into(),
            channel: 2_i64.into(),
            settings: Settings { name: "Autumn".to_owned(), ..settings },
        };
        let done = self.games.create_tournament(&self.actor(1), creation).await.unwrap();
        assert!(matches!(done, Done::Tournament { done: TournamentDone::Created, .. }));
        let here = self.games.store().tournaments_on(1_i64.into(), 10).await.unwrap();
        let code = here[0].code.clone();
        for id in 1..=entrants {
            self.games.join_tournament(&self.actor(id), &code).await.unwrap();
        }
        code
    }

    /// A club with a tournament that has begun, by its code.
    async fn with_tournament(settings: Settings, entrants: i64) -> (Self, String) {
        let club = Self::open().await;
        let code = club.tournament(settings, entrants).await;
        club.start_tournament(&code).await.unwrap();
        (club, code)
    }

    /// The same with two entrants and their game.
    async fn with_duel(settings: Settings) -> (Self, String, Game) {
        let (club, code) = Self::with_tournament(settings, 2).await;
        let game = club.open_games(&code).await.remove(0);
        (club, code, game)
    }

    async fn start_tournament(&self, code: &str) -> Result<Done> {
        self.games.decide_in_tournament(&self.actor(1), code, tournament::start).await
    }

    async fn open_games(&self, code: &str) -> Vec<Game> {
        let now = self.games.tournament(code).await.unwrap();
        let mut games = self.games.store().games_of_tournament(now.tournament.id).await.unwrap();
        games.retain(|game| game.status == GameStatus::Active);
        games
    }

    /// Ends a game after some turns: the member with the higher number resigns.
    async fn decide(&self, game: &Game) {
        self.rounds(&game.code, 2).await;
        let weakest = game.players.iter().max_by_key(|player| player.person.id).unwrap();
        let actor = self.actor(weakest.person.id.get());
        self.games.resign(&actor, &game.code, None).await.unwrap();
    }

    /// Does what is due in tournaments until nothing is.
    async fn keep_tournaments(&self) {
        for _ in 0..100 {
            let due = self.games.store().due_tournaments(10).await.unwrap();
            if due.is_empty() {
                return;
            }
            for code in due {
                self.games.keep_tournament_time(&code).await.unwrap();
            }
        }
        panic!("due for ever");
    }

    /// The queued messages about tournaments, in order.
    async fn tournament_notifications(&self) -> Vec<TournamentNotification> {
        let delivered = self.delivered().await.into_iter();
        let about = |it: store::OutboxMessage| match it.notification {
            Notification::Tournament(notification) => Some(notification),
            _ => None,
        };
        delivered.filter_map(about).collect()
    }
}

fn shacru(system: System) -> Settings {
    Settings { kind: Kind::Shacru, system, ..Settings::default() }
}

#[tokio::test]
async fn a_tournament_is_played_from_the_first_entry_to_the_podium() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 4).await;
    assert!(refused(club.games.join_tournament(&club.actor(2), &code).await).contains("already"));
    let done = club.start_tournament(&code).await.unwrap();
    assert!(matches!(
        done,
        Done::Tournament { done: TournamentDone::Started { games: 6, .. }, .. }
    ));
    let games = club.open_games(&code).await;
    assert_eq!(games.len(), 6);
    for game in &games {
        assert!(game.timing.deadline_at.is_some(), "the clocks run");
        club.decide(game).await;
        club.keep_tournaments().await;
    }
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
    assert!(refused(club.games.join_tournament(&club.actor(9), &code).await).contains("over"));

    let profile = async |id, reader: i64| {
        let guild = 1_i64.into();
        let asker = Asker { user: reader.into(), guild: Some(guild), channel: 2_i64.into() };
        club.games.profile(asker, guild, person(id)).await.unwrap()
    };
    let (first, second) = (profile(1, 2).await, profile(2, 2).await);
    let titles: Vec<_> = first.titles.iter().map(|it| it.tournament.id).collect();
    assert_eq!(titles, [now.tournament.id]);
    assert!(second.titles.is_empty());
    let reader = first.head_to_head.expect("somebody else's");
    assert_eq!((reader.ahead, reader.level, reader.behind), (0, 0, 1));
    assert!(second.head_to_head.is_none(), "their own");
}

/// An encounter of two games is one result, whoever begins.
#[tokio::test]
async fn an_encounter_may_be_a_series() {
    let settings =
        Settings { terms: Terms { games: 2, ..Terms::default() }, ..shacru(System::AllPlayAll) };
    let (club, code) = Club::with_tournament(settings, 2).await;
    for round in 1..=2 {
        let games = club.open_games(&code).await;
        assert_eq!(games.len(), 1, "round {round}");
        club.decide(&games[0]).await;
    }
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
    let first = &now.replay.standings().groups[0].rows[0];
    assert_eq!((now.tournament.name_of(first.entrant), first.points.twelfths()), ("Player 1", 12));
}

#[tokio::test]
async fn a_tournament_is_found_by_its_name() {
    let club = Club::open().await;
    let guild = 1_i64.into();
    let find =
        |named, all| club.games.find_tournament(Audience::Official(guild), named, all, |_| false);
    assert!(refused(find(None, true).await).contains("no such tournament"));
    let code = club.tournament(Settings::default(), 0).await;
    for named in [None, Some("autumn"), Some(code.as_str())] {
        assert_eq!(find(named, false).await.unwrap().tournament.code, code);
    }
    // Two events of one name were once taken for one another.
    let named = |name: &str| Creation {
        guild,
        channel: 2_i64.into(),
        settings: Settings { name: name.to_owned(), ..Settings::default() },
    };
    let twice = club.games.create_tournament(&club.actor(1), named("AUTUMN ")).await;
    assert!(refused(twice).contains("this name"));
    // Nor can a name look like another one, or like nothing.
    let alike = club.games.create_tournament(&club.actor(1), named("Au\u{200b}tumn\u{fe0f}")).await;
    assert!(refused(alike).contains("this name"));
    let unseen = club.games.create_tournament(&club.actor(1), named("\u{200b}\u{3164}")).await;
    refused(unseen);
    club.games.create_tournament(&club.actor(1), named("Winter")).await.unwrap();
    let now = find(Some("winter"), false).await.unwrap();
    let rename = async |name: &str| {
        let renamed = |settings: &mut Settings| name.clone_into(&mut settings.name);
        club.games.edit_tournament(&club.actor(1), &now.tournament.code, renamed).await
    };
    assert!(refused(rename("autumn").await).contains("this name"));
    rename("WINTER").await.unwrap();
    assert!(refused(find(None, false).await).contains("several"));
    // A member who takes part in one of several means that one.
    club.games.join_tournament(&club.actor(3), &code).await.unwrap();
    let entered = |it: &tournament::Tournament| it.entrant_of(3_i64.into()).is_some();
    let meant =
        club.games.find_tournament(Audience::Official(guild), None, false, entered).await.unwrap();
    assert_eq!(meant.tournament.code, code);
    let elsewhere = club
        .games
        .find_tournament(Audience::Official(5_i64.into()), Some("autumn"), true, |_| true)
        .await;
    assert!(refused(elsewhere).contains("no such tournament"));
}
