//! The organiser's message: private, renewed by its own buttons, with everything that an organiser
//! can do.

use pairing::{EntrantId, GameId, GameState, PairedGame, RequestedBye, SeatResult};
use play::audience::Visible;
use play::tournament::{
    Decision, EntrantState, Flaw, MemberEntrant, Snapshot, System, TournamentChange,
    TournamentError, TournamentStatus, places, repaired,
};
use play::{Game, Person};

use super::news::seated;
use super::post::{about, progress};
use super::{
    FileFormat, bare_name, button, heading, log, name, names, open_games, pairing_line,
    present_game, tournament_error, tournament_name,
};
use crate::custom_id::{CustomId, OrganiserAction, TournamentAction, TournamentButton};
use crate::form::{option, part};
use crate::limits::{LONGEST_HEADING, LONGEST_OPTION, MOST_OPTIONS, fit, whole_lines};
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;
use crate::words::moment;
use crate::{Button, ButtonStyle, Filled, Form, Input, Menu, MenuOption, Post, Row, said};

const RESULT: &str = "result";
const REASON: &str = "reason";
const MEMBER: &str = "member";

/// The longest reason of a ruling, in characters.
const LONGEST_REASON: usize = 200;

/// By how many days a round can be extended.
const DAYS: [u16; 7] = [1, 2, 3, 7, 14, 21, 28];

/// How many rounds ahead a bye can be given.
const ROUNDS_AHEAD: u16 = 8;

/// How many lines of the log it shows.
const LAST: usize = 3;

pub(super) fn act(now: &Snapshot, action: OrganiserAction) -> CustomId {
    let action = TournamentAction::Organise(action);
    TournamentButton { code: now.tournament.code.clone(), action }.into()
}

fn does(now: &Snapshot, action: OrganiserAction, label: String) -> Button {
    Button::new(act(now, action), label)
}

/// The pages that the menus of the organiser's message show, from 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct MenuPages {
    /// Of the menu of games.
    pub games: u8,
    /// Of the menu of members.
    pub members: u8,
}

impl MenuPages {
    /// What shows the message with these pages.
    fn turned(self, now: &Snapshot) -> CustomId {
        let Self { games, members } = self;
        act(now, OrganiserAction::Message { games, members })
    }
}

/// The organiser's message of a tournament. `said` is what its last button did.
pub fn organiser(
    t: &Texts,
    now: &Snapshot,
    games: &Visible<Game>,
    pages: MenuPages,
    said: Option<String>,
) -> Post {
    let mut lines: Vec<String> = said.into_iter().collect();
    lines.push(heading(t, &now.tournament));
    let entries = now.tournament.status == TournamentStatus::Entries;
    if entries {
        lines.extend(about(t, &now.tournament));
    }
    lines.extend(progress(t, now));
    lines.extend(log::lines(t, now, games).take(LAST).map(|line| format!("-# {line}")));
    lines.push(t.say(m::TournamentOrganiser { when: moment(now.now, 'R') }));
    let mut rows = vec![Row::Buttons(steps(t, now))];
    let format = OrganiserAction::Format { seen: None };
    let rules = does(now, OrganiserAction::Rules { seen: None }, t.say(m::TournamentButtonRules));
    if entries {
        let format = does(now, format, t.say(m::TournamentButtonFormat));
        rows.push(Row::Buttons(vec![format, rules.clone()]));
    }
    rows.extend(games_menu(t, now, games, pages));
    rows.extend(members_menu(t, now, pages));
    rows.extend(days_menu(t, now));
    let file = |format: FileFormat| {
        does(now, OrganiserAction::File(format), format.to_string().to_uppercase())
    };
    let mut look =
        vec![button(&now.tournament, TournamentAction::Log, t.say(m::TournamentButtonLog))];
    look.extend([FileFormat::Csv, FileFormat::Json].map(file));
    if now.tournament.settings.system == System::Swiss && now.tournament.settings.players == 2 {
        look.push(file(FileFormat::Trf));
    }
    look.extend(Some(rules).filter(|_| !entries && !now.tournament.is_over()));
    rows.push(Row::Buttons(look));
    Post { text: whole_lines(t, lines), rows, ..Post::default() }
}

/// Whether the organiser can pair another round.
fn has_rounds(now: &Snapshot) -> bool {
    let next = now.replay.next_round().0;
    !now.tournament.is_over() && now.replay.rounds().is_some_and(|rounds| next <= rounds)
}

/// The step to the next round. Once its time is over, open games need not be waited for.
fn begin_button(t: &Texts, now: &Snapshot) -> Button {
    let late = now.tournament.round_due_at.is_none_or(|end| end <= now.now);
    let anyway = late
        && now.tournament.settings.system == System::Swiss
        && now.replay.open_games().next().is_some();
    let label = match now.tournament.status {
        TournamentStatus::Entries => t.say(m::TournamentButtonStart),
        _ => t.say(m::TournamentButtonNextRound),
    };
    let ask = OrganiserAction::Ask(Decision::Begin { anyway });
    does(now, ask, label).style(ButtonStyle::Primary)
}

/// The buttons for what comes next.
fn steps(t: &Texts, now: &Snapshot) -> Vec<Button> {
    let ask = |decision, label| does(now, OrganiserAction::Ask(decision), label);
    let mut steps = Vec::new();
    match now.tournament.status {
        TournamentStatus::Entries => steps.push(begin_button(t, now)),
        TournamentStatus::Running | TournamentStatus::Paused => {
            if has_rounds(now) {
                steps.push(begin_button(t, now));
            }
            steps.push(if now.tournament.status == TournamentStatus::Paused {
                ask(Decision::Resume, t.say(m::TournamentButtonResume))
            } else {
                ask(Decision::Pause, t.say(m::TournamentButtonPause))
            });
        }
        TournamentStatus::Over => {
            steps.push(does(now, OrganiserAction::Season, t.say(m::TournamentButtonSeason)));
        }
    }
    let starts = now.tournament.status == TournamentStatus::Entries
        && now.tournament.settings.system != System::Ladder;
    if starts || has_rounds(now) {
        steps.push(does(now, OrganiserAction::Preview, t.say(m::TournamentButtonPreview)));
    }
    if !now.tournament.is_over() {
        let end = ask(Decision::End, t.say(m::TournamentButtonEnd));
        steps.push(end.style(ButtonStyle::Danger));
    }
    steps.push(back(now, t.say(m::TournamentButtonRenew)));
    steps
}

fn back(now: &Snapshot, label: String) -> Button {
    Button::new(MenuPages::default().turned(now), label)
}

/// A menu, or one page of it with its neighbours; `turned` is what another page is.
fn paged(
    t: &Texts,
    id: &str,
    placeholder: String,
    mut options: Vec<MenuOption>,
    (page, turned): (u8, impl Fn(u8) -> CustomId),
) -> Option<Row> {
    if options.len() > MOST_OPTIONS {
        let each = MOST_OPTIONS - 2;
        let last = u8::try_from((options.len() - 1) / each).unwrap_or(u8::MAX);
        let page = page.min(last);
        options = options.into_iter().skip(usize::from(page) * each).take(each).collect();
        let turn = |page: u8, label| choice(&turned(page), label);
        if page > 0 {
            options.insert(0, turn(page - 1, t.say(m::ButtonBack)));
        }
        if page < last {
            options.push(turn(page + 1, t.say(m::ButtonMore)));
        }
    }
    menu(id, placeholder, options)
}

/// A menu, unless there is nothing to choose.
fn menu(id: &str, placeholder: String, options: Vec<MenuOption>) -> Option<Row> {
    (!options.is_empty()).then(|| Row::Menu(Menu { id: id.to_owned(), placeholder, options }))
}

fn choice(id: &CustomId, label: String) -> MenuOption {
    option(id.to_string(), label, false)
}

/// The games that can be decided, open ones first.
fn games_menu(t: &Texts, now: &Snapshot, games: &Visible<Game>, pages: MenuPages) -> Option<Row> {
    if !matches!(now.tournament.status, TournamentStatus::Running | TournamentStatus::Paused) {
        return None;
    }
    let decided = now.replay.games().iter().filter(|game| game.state != GameState::Void);
    let mut decided: Vec<&PairedGame> = decided.collect();
    decided.sort_by_key(|game| !game.is_open());
    let option = |paired: &&PairedGame| {
        let code = present_game(paired.id, games).map_or("", |game| game.code.as_str());
        let label = format!("{code} {}", bare_names(t, now, paired));
        let round = paired.round.0;
        let stands = if paired.is_open() {
            t.say(m::TournamentGameOpen { round })
        } else {
            t.say(m::TournamentGameOver { round })
        };
        MenuOption { description: Some(stands), ..choice(&act(now, rule(paired.id.0)), label) }
    };
    let turned = |games| MenuPages { games, ..pages }.turned(now);
    let options = decided.iter().map(option).collect();
    paged(t, "games", t.say(m::TournamentChooseGame), options, (pages.games, turned))
}

fn bare_names(t: &Texts, now: &Snapshot, paired: &PairedGame) -> String {
    let seats = paired.seating().entrants().iter();
    seats.map(|entrant| bare_name(t, now, *entrant)).collect::<Vec<_>>().join(" – ")
}

/// Those who take part or are invited.
fn members_menu(t: &Texts, now: &Snapshot, pages: MenuPages) -> Option<Row> {
    if now.tournament.is_over() {
        return None;
    }
    let returns =
        |it: &MemberEntrant| !it.person.id.is_former() && now.replay.can_return(it.number);
    let there = now.tournament.entrants.iter();
    let mut there: Vec<&MemberEntrant> =
        there.filter(|it| it.state != EntrantState::Left || returns(it)).collect();
    there.sort_by_key(|it| it.state == EntrantState::Left);
    let options = there.into_iter().map(|entrant| MenuOption {
        description: match entrant.state {
            EntrantState::Entered => None,
            EntrantState::Invited => Some(t.say(m::TournamentInvited)),
            EntrantState::Left => Some(t.say(m::TournamentHasLeft)),
        },
        ..choice(
            &act(now, OrganiserAction::Entrant(entrant.number)),
            bare_name(t, now, entrant.number),
        )
    });
    let turned = |members| MenuPages { members, ..pages }.turned(now);
    paged(
        t,
        "members",
        t.say(m::TournamentChooseMember),
        options.collect(),
        (pages.members, turned),
    )
}

/// How much longer the round can last.
fn days_menu(t: &Texts, now: &Snapshot) -> Option<Row> {
    let played = now.tournament.started_at.is_some() && !now.tournament.is_over();
    now.tournament.settings.days_of_round().filter(|_| played)?;
    let option = |days: u16| {
        let label = t.say(m::TournamentDays { days });
        choice(&act(now, OrganiserAction::Ask(Decision::Extend(days))), label)
    };
    let options = DAYS.into_iter().map(option).collect();
    menu("days", t.say(m::TournamentChooseDays), options)
}

/// What can be done about an entrant.
pub fn about_entrant(t: &Texts, now: &Snapshot, entrant: EntrantId) -> Post {
    let ask = |decision| OrganiserAction::Ask(decision);
    let withdraw = |computer| ask(Decision::Withdraw { entrant, computer });
    let begun = now.tournament.started_at.is_some();
    let entered =
        now.tournament.entrant(entrant).is_some_and(|it| it.state == EntrantState::Entered);
    let mut buttons = Vec::new();
    if now.replay.can_return(entrant) {
        let reinstate = ask(Decision::Reinstate(entrant));
        buttons.push(does(now, reinstate, t.say(m::TournamentButtonReinstate)));
    } else {
        let label = t.say(m::TournamentButtonWithdraw);
        buttons.push(does(now, withdraw(false), label).style(ButtonStyle::Danger));
    }
    if begun && entered {
        let computer = t.say(m::TournamentButtonComputer);
        let replace = t.say(m::TournamentButtonReplace);
        buttons.push(does(now, withdraw(true), computer));
        buttons.push(does(now, OrganiserAction::Replace { entrant, seen: None }, replace));
    }
    buttons.push(back(now, t.say(m::ButtonBack)));
    let mut rows = vec![Row::Buttons(buttons)];
    if entered && now.tournament.settings.system == System::Swiss {
        let first = now.replay.next_round().0;
        let rounds = now.replay.rounds().unwrap_or(first);
        let byes = (first..=rounds.min(first + ROUNDS_AHEAD - 1)).flat_map(|round| {
            [RequestedBye::Half, RequestedBye::Zero, RequestedBye::Full].map(|bye| {
                let label = t.say(m::TournamentByeOf { round, points: bye.points().to_string() });
                choice(&act(now, ask(Decision::Bye { entrant, round, bye })), label)
            })
        });
        rows.extend(menu("bye", t.say(m::TournamentChooseBye), byes.collect()));
    }
    if entered && let Ok(pairings) = play::tournament::preview(now) {
        let seated = pairings.games.iter().flat_map(|game| game.seating.entrants());
        let others = seated.copied().chain(pairings.byes.iter().map(|bye| bye.entrant));
        let others: Vec<EntrantId> = others.filter(|other| *other != entrant).collect();
        for (number, some) in others.chunks(MOST_OPTIONS).take(3).enumerate() {
            let option = |other: &EntrantId| {
                let swap = ask(Decision::Swap(entrant, *other));
                choice(&act(now, swap), bare_name(t, now, *other))
            };
            let options = some.iter().map(option).collect();
            rows.extend(menu(&format!("swap{number}"), t.say(m::TournamentChooseSwap), options));
        }
    }
    let about =
        m::TournamentAbout { tournament: tournament_name(t, now), player: name(t, now, entrant) };
    Post { text: t.say(about), rows, ..Post::default() }
}

/// Asks an organiser whether to decide something, which would be this change.
pub fn confirm(t: &Texts, now: &Snapshot, decision: Decision, change: &TournamentChange) -> Post {
    let tournament = tournament_name(t, now);
    let open = now.replay.open_games().count();
    let round = now.replay.round().map_or(0, |round| round.0);
    let until = change.after.tournament.round_due_at.map(|at| moment(at, 'f'));
    let name = |entrant| name(t, now, entrant);
    let (text, label) = match decision {
        Decision::Begin { anyway } => {
            let (games, members) = (change.games.len(), change.called().len());
            let round = now.replay.next_round().0;
            let mut text = if now.tournament.status == TournamentStatus::Entries {
                t.say(m::TournamentStarting { tournament, games, members })
            } else {
                t.say(m::TournamentBeginning { tournament, round, games, members })
            };
            if anyway {
                text = text + " " + &t.say(m::TournamentPairingOn { open });
            }
            if change.has_thread() {
                text = text + " " + &t.say(m::TournamentBoardsInThread);
            }
            (text, begin_button(t, now).label)
        }
        Decision::Swap(one, other) => {
            let (player, other) = (name(one), name(other));
            let round = now.replay.next_round().0;
            let mut lines = vec![t.say(m::TournamentSwapping { tournament, player, other, round })];
            lines.extend((open > 0).then(|| t.say(m::TournamentProvisional { open })));
            let (pairings, flaws) = repaired(now, change).unwrap_or_default();
            lines.extend(pairings.iter().map(|it| names(t, now, it.seating.entrants())));
            lines.extend(flaws.into_iter().map(|flaw| match flaw {
                Flaw::Rematch(one, other) => {
                    t.say(m::TournamentFlawRematch { player: name(one), other: name(other) })
                }
                Flaw::SecondBye(entrant) => t.say(m::TournamentFlawBye { player: name(entrant) }),
                Flaw::Uneven { entrant, first, second } => {
                    t.say(m::TournamentFlawUneven { player: name(entrant), first, second })
                }
            }));
            (whole_lines(t, lines), t.say(m::TournamentButtonSwap))
        }
        Decision::Bye { entrant, round, bye } => {
            let (player, points) = (name(entrant), bye.points().to_string());
            let text = t.say(m::TournamentGivingBye { tournament, player, round, points });
            (text, t.say(m::TournamentButtonBye))
        }
        Decision::Extend(_) => {
            let when = until.unwrap_or_default();
            let text = t.say(m::TournamentExtending { tournament, round, when, open });
            (text, t.say(m::TournamentButtonExtend))
        }
        Decision::Pause => {
            (t.say(m::TournamentPausing { tournament, open }), t.say(m::TournamentButtonPause))
        }
        Decision::Resume => {
            let mut text = t.say(m::TournamentResuming { tournament, open });
            if let Some(when) = until {
                text = text + " " + &t.say(m::TournamentRoundEnds { when });
            }
            (text, t.say(m::TournamentButtonResume))
        }
        Decision::Withdraw { entrant, computer } => {
            let text = withdrawal(t, now, (entrant, computer), change);
            let label = if computer {
                t.say(m::TournamentButtonComputer)
            } else {
                t.say(m::TournamentButtonWithdraw)
            };
            (text, label)
        }
        Decision::Reinstate(entrant) => {
            let reinstating = m::TournamentReinstating { tournament, player: name(entrant) };
            (t.say(reinstating), t.say(m::TournamentButtonReinstate))
        }
        Decision::End => {
            let games = now.replay.games().len();
            let text = t.say(m::TournamentEnding { tournament, over: games - open, games });
            (text, t.say(m::TournamentButtonEnd))
        }
    };
    let style = match decision {
        Decision::End | Decision::Withdraw { .. } => ButtonStyle::Danger,
        _ => ButtonStyle::Primary,
    };
    let yes = does(now, OrganiserAction::Decide(now.tournament.seq, decision), label).style(style);
    crate::said(text).with_buttons(vec![yes, back(now, t.say(m::ButtonBack))])
}

/// What it means to take an entrant out, or to replace them with a computer, and whether they can come back.
fn withdrawal(
    t: &Texts,
    now: &Snapshot,
    (entrant, computer): (EntrantId, bool),
    change: &TournamentChange,
) -> String {
    let (tournament, player) = (tournament_name(t, now), name(t, now, entrant));
    let open = open_games(now, entrant);
    let entered = now.replay.entrant(entrant).is_some();
    if now.tournament.started_at.is_none() || !entered {
        return t.say(m::TournamentRemoving { tournament, player });
    }
    if computer {
        return t.say(m::TournamentSubstituting { tournament, player, open });
    }
    let void = |replay: &pairing::Tournament| {
        replay.games().iter().filter(|game| game.state == GameState::Void).count()
    };
    let void = void(&change.after.replay).saturating_sub(void(&now.replay));
    let can_return = change.after.replay.can_return(entrant);
    let back = if can_return { t.say(m::TournamentWayBack) } else { t.say(m::TournamentNoWayBack) };
    t.say(m::TournamentWithdrawing { tournament, player, open, void }) + " " + &back
}

/// How the next round would be paired, with the step that begins it.
pub fn preview(t: &Texts, now: &Snapshot, pairings: &pairing::Pairings) -> Post {
    let steps = vec![begin_button(t, now), back(now, t.say(m::ButtonBack))];
    super::why::pairings(t, now, pairings).with_buttons(steps)
}

/// Asks what the result of a game is, and why.
pub fn ruling_form(
    t: &Texts,
    now: &Snapshot,
    games: &Visible<Game>,
    board: u32,
) -> Result<Form, TournamentError> {
    let paired = now.replay.game(GameId(board)).ok_or(TournamentError::NoSuchBoard)?;
    let seats = paired.seating().entrants();
    let input = if let [one, other] = *seats {
        let player = |entrant| bare_name(t, now, entrant);
        let results = [
            ("1 2", t.say(m::TournamentResultWins { player: player(one) })),
            ("2 1", t.say(m::TournamentResultWins { player: player(other) })),
            ("1 1", t.say(m::TournamentResultDraw)),
            ("1 -", t.say(m::TournamentResultUnplayed { player: player(one) })),
            ("- 1", t.say(m::TournamentResultUnplayed { player: player(other) })),
            ("- -", t.say(m::TournamentResultNeither)),
        ];
        Input::One(results.map(|(value, label)| option(value, label, false)).into())
    } else {
        Input::Text { text: String::new(), longest: 20 }
    };
    let members =
        seats.iter().filter(|entrant| now.tournament.entrant(**entrant).is_some()).count();
    let hint = if seats.len() == 2 {
        t.say(m::TournamentRulingHint { members })
    } else {
        t.say(m::TournamentRulingPlaces { members })
    };
    let code = present_game(paired.id, games).map_or("", |game| game.code.as_str());
    let hint = fit(hint, LONGEST_OPTION);
    let reason = Input::Text { text: String::new(), longest: LONGEST_REASON };
    Ok(Form {
        id: act(now, OrganiserAction::Rule { board, seen: Some(now.tournament.seq) }),
        heading: fit(bare_names(t, now, paired), LONGEST_HEADING),
        parts: vec![
            part(t.say(m::TournamentRulingResult { code }), RESULT, input).hint(hint),
            part(t.say(m::TournamentRulingReason), REASON, reason),
        ],
    })
}

/// Asks an organiser once more who has ruled on a game that is not as their form has shown it, with
/// how it stands now and the reason that they gave.
pub fn ruling_again(
    t: &Texts,
    now: &Snapshot,
    games: &Visible<Game>,
    board: u32,
    reason: Option<&str>,
) -> Post {
    let paired = now.replay.game(GameId(board));
    let code = present_game(GameId(board), games).map_or("", |game| game.code.as_str());
    let mut lines = vec![tournament_error(t, &TournamentError::Changed)];
    lines.extend(paired.map(|paired| match paired.result() {
        Some(result) => format!("`{code}` {}", seated(t, now, paired, result)),
        None => pairing_line(t, now, paired, games),
    }));
    lines.extend(reason.map(|reason| t.say(m::TournamentRuledReason { reason: plain(reason) })));
    let again = does(now, rule(board), t.say(m::TournamentRulingResult { code }));
    let again = again.style(ButtonStyle::Primary);
    said(whole_lines(t, lines)).with_buttons(vec![again, back(now, t.say(m::ButtonBack))])
}

/// Asks an organiser who has ruled on a game, after what was `said`, whether it no longer counts for
/// ratings, either.
pub fn ask_about_ratings(t: &Texts, now: &Snapshot, game: &Game, board: u32, said: String) -> Post {
    let question = t.say(m::TournamentRatingsQuestion { code: &game.code });
    let annul = does(now, OrganiserAction::Annul(board), t.say(m::RulingAnnulButton));
    let keep = back(now, t.say(m::TournamentRatingsStayButton));
    let buttons = vec![annul.style(ButtonStyle::Danger), keep];
    self::said(whole_lines(t, vec![said, question])).with_buttons(buttons)
}

/// The button that opens the form for the result of a game.
fn rule(board: u32) -> OrganiserAction {
    OrganiserAction::Rule { board, seen: None }
}

/// The result and the reason that an organiser has filled in.
pub fn ruling_of(filled: &Filled) -> Result<(Vec<SeatResult>, Option<String>), TournamentError> {
    let places = places(filled.one(RESULT).unwrap_or_default())?;
    let reason = filled.one(REASON).map(str::trim).filter(|reason| !reason.is_empty());
    Ok((places, reason.map(str::to_owned)))
}

/// Asks who replaces an entrant.
pub fn replacing_form(t: &Texts, now: &Snapshot, entrant: EntrantId) -> Form {
    let open = open_games(now, entrant);
    let player = bare_name(t, now, entrant);
    let label = t.say(m::TournamentReplacing { player });
    let hint = fit(t.say(m::TournamentReplacingHint { open }), LONGEST_OPTION);
    let member = Input::Members { most: 1, chosen: Vec::new() };
    Form {
        id: act(now, OrganiserAction::Replace { entrant, seen: Some(now.tournament.seq) }),
        heading: fit(t.say(m::TournamentButtonReplace), LONGEST_HEADING),
        parts: vec![part(label, MEMBER, member).hint(hint)],
    }
}

/// Who plays on, and whether they are a bot.
pub fn replacement_of(filled: &Filled) -> Result<&(Person, bool), TournamentError> {
    filled.members.first().ok_or(TournamentError::Oneself)
}
