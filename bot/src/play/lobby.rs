//! Open tables: who may sit down, who must agree, when it starts.

use ai::Level;
use rules::{Kind, Options, Position, RulesVersion, Setup, Status};

use crate::store::{
    Beside, Chair, Change, ChannelId, EventKind, Game, GameId, GameStatus, GuildId, Intent, Person,
    Receipt, StoreError, Terms, Timing, UserId,
};

use super::{Actor, Error, Play, Refusal, clocks, code};

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The server; none in a direct message.
    pub guild: Option<GuildId>,
    /// Where its boards will be posted.
    pub channel: ChannelId,
    /// Which game.
    pub kind: Kind,
    /// Where it departs from the usual rules.
    pub options: Options,
    /// For how many; if not said, for the creator and the opponents named, and at least two.
    pub players: Option<usize>,
    /// What is agreed beside the rules.
    pub terms: Terms,
    /// Who is invited, and whether that is a bot.
    pub opponents: Vec<(Person, bool)>,
    /// How strong the computers are that sit down too, and how many; if not said, as many as there are free seats.
    pub computers: Option<(Level, Option<usize>)>,
}

impl Play {
    /// Opens a table and returns what to tell its creator.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn open(&self, actor: &Actor, table: NewTable) -> Result<String, Error> {
        let setup = table.setup()?;
        let chairs = table.chairs(&actor.person, setup.seats.len())?;
        let mut game = Game {
            id: GameId::from(0_i64),
            code: String::new(),
            guild: table.guild,
            channel: table.channel,
            creator: actor.person.id,
            setup,
            rules_version: RulesVersion::CURRENT.number(),
            status: GameStatus::Open,
            seq: 0,
            ply: 0,
            to_move: None,
            state_hash: 0,
            chairs,
            created_at: self.now(),
            started_at: None,
            ended_at: None,
            terms: table.terms,
            timing: Timing::default(),
            untold_from: None,
            rematch_of: None,
            series: None,
        };
        game.number_computers();
        self.lay(actor, game).await
    }

    /// Opens the table of a game that has no code yet, for its creator. It begins at once if nobody is missing.
    pub(super) async fn lay(&self, actor: &Actor, mut game: Game) -> Result<String, Error> {
        game.timing.due_at = Some(game.created_at + clocks::OPEN_FOR);
        let chair = game.chair_of(actor.person.id);
        // One table at a time of a server and of a member, so that no two count the same.
        let _locks = self.locks.tables(game.guild, actor.person.id).await;
        self.check_manners(actor, &game).await?;
        for attempt in 0..20 {
            game.code = code::free(attempt);
            let mut change = Change::of(game.clone(), game.created_at);
            change.happen(EventKind::Create, chair);
            let answer = if is_full(&game) {
                begin(&mut change)?;
                if game.terms.thread {
                    let seq = change.game.seq;
                    change.tell(Intent::Thread);
                    change.tell(Intent::Lobby { seq });
                }
                change.tell_board();
                self.clocks(&change.game).await?.start(&mut change);
                format!("`{}` begins; the board follows.", game.code)
            } else {
                change.tell(Intent::Lobby { seq: 1 });
                format!(
                    "Table `{}` is open; it starts when every seat is taken.",
                    game.code
                )
            };
            let receipt = Receipt {
                interaction: actor.interaction,
                answer,
            };
            match self.store.create(&change, &receipt).await {
                Err(StoreError::Stale) => {}
                saved => return self.answer(&change, saved, receipt),
            }
        }
        Err(StoreError::Unreadable("no free game code was found".to_owned()).into())
    }

    /// Seats `actor`: an invited member accepts, anybody else takes a free seat. The game begins with the last one.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn join(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        let blockers = self.store.blockers_of(actor.person.id).await?;
        self.at_table(actor, code, |change| {
            let game = &mut change.game;
            if game
                .chairs
                .iter()
                .any(|chair| blockers.contains(&chair.person.id))
            {
                return Err(Refusal::NoSeatForYou(game.code.clone()));
            }
            match game.chair_of(actor.person.id) {
                Some(chair) if game.chairs[chair].is_taken() => {
                    return Err(Refusal::Seated(game.code.clone()));
                }
                Some(chair) => game.chairs[chair] = Chair::seated(actor.person.clone()),
                None if game.chairs.len() < game.players() => {
                    game.chairs.push(Chair::seated(actor.person.clone()));
                }
                None => return Err(Refusal::Full(game.code.clone())),
            }
            let code = game.code.clone();
            let chair = game.chair_of(actor.person.id);
            change.happen(EventKind::Join, chair);
            let seated = change
                .game
                .chairs
                .iter()
                .filter(|chair| chair.is_taken())
                .count();
            let missing = change.game.players() - seated;
            if missing == 0 {
                begin(change)?;
                return Ok(format!(
                    "You have a seat at `{code}`. Everyone is here: the board follows."
                ));
            }
            let waits = if missing == 1 {
                "one more has"
            } else {
                "the others have"
            };
            Ok(format!(
                "You have a seat at `{code}`; it starts when {waits} joined."
            ))
        })
        .await
    }

    /// Takes `actor` from an open table: gets up, declines an invitation, or, as its creator, gives the table up.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn leave(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        self.at_table(actor, code, |change| {
            let game = &mut change.game;
            if game.creator == actor.person.id {
                return Ok(cancel(change));
            }
            let chair = game
                .chair_of(actor.person.id)
                .ok_or_else(|| Refusal::NotAPlayer(game.code.clone()))?;
            let left = game.chairs.remove(chair);
            let answer = if left.is_taken() {
                format!("You have left the table `{}`.", game.code)
            } else {
                let (inviter, invited) = (game.creator, actor.person.id);
                change.note(Beside::Declined { inviter, invited });
                format!(
                    "You have declined the invitation to `{}`.",
                    change.game.code
                )
            };
            change.happen(EventKind::Leave, None);
            Ok(answer)
        })
        .await
    }

    /// Gives an open table up, for its creator.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn cancel(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        self.at_table(actor, code, |change| {
            creator_only(&change.game, actor.person.id)?;
            Ok(cancel(change))
        })
        .await
    }

    /// Begins with those who are seated, for the creator, if the game can be played by so many.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn start(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        self.at_table(actor, code, |change| {
            creator_only(&change.game, actor.person.id)?;
            let game = &mut change.game;
            let seated = game.chairs.iter().filter(|chair| chair.is_taken()).count();
            let kind = game.setup.kind;
            if !kind.players().contains(&seated) {
                return Err(Refusal::TooFew {
                    kind,
                    seated,
                    least: *kind.players().start(),
                });
            }
            game.chairs.retain(Chair::is_taken);
            game.setup = Setup {
                options: game.setup.options.clone(),
                ..Setup::new(kind, seated).map_err(Refusal::Rules)?
            };
            let code = game.code.clone();
            begin(change)?;
            Ok(format!("`{code}` begins; the board follows."))
        })
        .await
    }

    /// Does something to an open table under its lock and shows the table anew.
    pub(super) async fn at_table(
        &self,
        actor: &Actor,
        code: &str,
        step: impl FnOnce(&mut Change) -> Result<String, Refusal>,
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.store.game(code).await?;
        let game = game.ok_or_else(|| Refusal::NoSuchGame(code.to_owned()))?;
        match game.status {
            GameStatus::Open => {}
            GameStatus::Cancelled => return Err(Refusal::Cancelled(game.code).into()),
            GameStatus::Finished => return Err(Refusal::Over(game.code).into()),
            GameStatus::Active | GameStatus::Frozen => {
                return Err(Refusal::Begun(game.code).into());
            }
        }
        let mut change = self.change(game);
        let answer = step(&mut change)?;
        let seq = change.game.seq;
        let begun = change.game.status == GameStatus::Active;
        if begun && change.game.terms.thread {
            change.tell(Intent::Thread);
        }
        change.tell(Intent::Lobby { seq });
        if begun {
            change.tell_board();
            self.clocks(&change.game).await?.start(&mut change);
        }
        self.commit(&change, actor, answer).await
    }
}

impl NewTable {
    fn setup(&self) -> Result<Setup, Refusal> {
        let computers = self.computers.map_or(0, |(_, number)| number.unwrap_or(1));
        let named = self.opponents.len() + computers + 1;
        let players = self.players.unwrap_or(named.max(2));
        if !self.kind.players().contains(&players) {
            return Err(Refusal::Players {
                kind: self.kind,
                asked: players,
            });
        }
        if self.opponents.len() >= players {
            return Err(Refusal::TooManyOpponents {
                players,
                named: self.opponents.len(),
            });
        }
        let setup = Setup {
            options: self.options.clone(),
            ..Setup::new(self.kind, players).map_err(Refusal::Rules)?
        };
        // The rules refuse what does not go together.
        Position::new(&setup).map_err(Refusal::Rules)?;
        Ok(setup)
    }

    fn chairs(&self, creator: &Person, players: usize) -> Result<Vec<Chair>, Refusal> {
        let mut chairs = vec![Chair::seated(creator.clone())];
        for (person, bot) in &self.opponents {
            if *bot {
                return Err(Refusal::InvitedBot(person.name.clone()));
            }
            if person.id == creator.id {
                return Err(Refusal::InvitedSelf);
            }
            if chairs.iter().any(|chair| chair.person.id == person.id) {
                return Err(Refusal::InvitedTwice(person.name.clone()));
            }
            chairs.push(Chair::invited(person.clone()));
        }
        if let Some((level, number)) = self.computers {
            let free = players - chairs.len();
            let number = number.unwrap_or(free);
            if free == 0 || number > free {
                return Err(Refusal::TooManyComputers { players, free });
            }
            let ids = (1..).map(|id: i64| UserId::from(-id)).take(number);
            chairs.extend(ids.map(|id| Chair::computer(level, id)));
        }
        Ok(chairs)
    }
}

/// Whether nobody is missing any more.
pub(super) fn is_full(game: &Game) -> bool {
    game.chairs.len() == game.players() && game.chairs.iter().all(Chair::is_taken)
}

pub(super) fn creator_only(game: &Game, user: UserId) -> Result<(), Refusal> {
    if game.creator == user {
        return Ok(());
    }
    let creator = game
        .chair_of(game.creator)
        .map_or_else(String::new, |chair| game.chairs[chair].person.name.clone());
    Err(Refusal::NotTheCreator {
        code: game.code.clone(),
        creator,
    })
}

pub(super) fn cancel(change: &mut Change) -> String {
    change.game.status = GameStatus::Cancelled;
    change.game.ended_at = Some(change.at());
    change.game.timing = Timing::default();
    change.happen(EventKind::Cancel, None);
    format!("The table `{}` is given up.", change.game.code)
}

/// Starts play; lots are drawn for the seats, unless those of an earlier game move on.
pub(super) fn begin(change: &mut Change) -> Result<(), Refusal> {
    let at = change.at();
    let game = &mut change.game;
    let drawn = game.series.is_none_or(|series| series.round == 1);
    if drawn && game.rematch_of.is_none() {
        fastrand::shuffle(&mut game.chairs);
        game.number_computers();
    }
    let position =
        Position::under(super::replay::version(game)?, &game.setup).map_err(Refusal::Rules)?;
    game.status = GameStatus::Active;
    game.started_at = Some(at);
    game.state_hash = position.fingerprint();
    game.to_move = match position.status() {
        Status::Turn(seat) => super::replay::chair_at(game, seat),
        Status::Over(_) => None,
    };
    for chair in &mut game.chairs {
        let timed = chair.computer.is_none();
        chair.bank = game.terms.pace.at_first().filter(|_| timed);
    }
    change.happen(EventKind::Start, None);
    Ok(())
}
