//! Everything that Discord is known to do to a bot, as one table: each fault, what members see of
//! it, what is lost, and how the bot recovers. A game continues after each fault, and each of its
//! boards is posted exactly once.
//!
//! Each row is a test, and says what members see of the fault and what is lost.

mod channels;
mod connections;
mod data;
mod interactions;
mod registration;
mod roles;

use std::time::Duration;

use local::{BadBody, ConnectionFault, Discord, Endpoint, Event, Fault, FaultKind, GatewayFault};

use crate::bot::{Bot, happens};
use crate::club::{Club, refusal};
use crate::relocation;
use crate::round::{Round, once};

/// Longer than any test waits.
const FOR_EVER: Duration = Duration::from_hours(1);

/// When the fault begins.
enum Trouble {
    /// While the bot is down.
    BeforeTheStart(fn(&Discord)),
    /// In the middle of a game.
    MeanwhileInAGame(fn(&Discord)),
}

/// How the bot recovers.
enum Then {
    /// It serves although the fault lasts.
    Serves,
    /// With a new connection, with the old session or a new one.
    Connects { resumed: bool },
    /// It logs this, waits, and serves when the fault is over.
    Waits(&'static str),
    /// It ends with this code and a line with these words, and serves after another start.
    Ends(i32, &'static str),
}
use Then::{Connects, Ends, Serves, Waits};
use Trouble::{BeforeTheStart, MeanwhileInAGame};

const RESUMES: Then = Connects { resumed: true };
const BEGINS_ANEW: Then = Connects { resumed: false };

/// A test for each row.
macro_rules! troubles {
    ($($where:literal { $($name:ident | $sees:literal | $loses:literal | $test:expr;)+ })+) => {
        $($(
            #[doc = concat!($where, ". Members see: ", $sees, ". Lost: ", $loses, ".")]
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                Box::pin($test).await;
            }
        )+)+
    };
}

// fault | what members see | what is lost | how to cause it, and what follows
troubles! {
    "When the bot starts" {
        the_gateway_cannot_be_asked_for_a_moment | "the bot is offline a second longer" | "nothing"
            | endure(BeforeTheStart(|discord| fail(discord, Endpoint::GatewayBot, 500, 2)), Serves);
        the_gateway_cannot_be_asked_for_long | "the bot is offline until Discord answers" | "nothing"
            | endure(BeforeTheStart(|discord| fail(discord, Endpoint::GatewayBot, 500, u32::MAX)), Waits("Discord cannot be reached"));
        // Five quick exits once made systemd give up.
        everything_is_forbidden_for_a_while | "the bot is offline until Discord answers" | "nothing"
            | endure(BeforeTheStart(|discord| fail(discord, Endpoint::Any, 403, u32::MAX)), Waits("Discord cannot be reached"));
        nothing_is_found_for_a_while | "the bot is offline until Discord answers" | "nothing"
            | endure(BeforeTheStart(|discord| fail(discord, Endpoint::Any, 404, u32::MAX)), Waits("Discord cannot be reached"));
        // serenity once fell back to an address that nobody had configured.
        the_old_address_of_the_gateway_fails | "nothing" | "nothing"
            | endure(BeforeTheStart(|discord| fail(discord, Endpoint::Gateway, 500, u32::MAX)), Serves);
        // The bot does not request its own account.
        who_the_bot_is_may_not_be_asked | "nothing" | "nothing"
            | endure(BeforeTheStart(|discord| fail(discord, Endpoint::Other, 403, u32::MAX)), Serves);
        // The bot once could not start after this.
        the_bots_account_has_a_new_flag | "nothing" | "nothing"
            | endure(BeforeTheStart(|discord| discord.set_bot_flags(1 << 44)), Serves);
        // The token of a bot that comes sooner is reset.
        no_session_may_be_started | "the bot is offline until it may come" | "nothing"
            | endure(BeforeTheStart(|discord| discord.limit_session_starts(0, Duration::from_secs(3))), Waits("no new session before"));
        // Discord answers an earlier attempt with op 9.
        shards_may_start_five_seconds_apart | "the second half of the servers waits for five seconds" | "nothing"
            | connections::shards_start_one_after_the_other();
        // The bot was once connected and answered no command.
        commands_are_not_taken | "the commands that they have" | "nothing"
            | registration::commands_are_registered_when_they_have_changed();
        // Once no command was registered any more.
        discord_has_a_command_for_an_activity | "nothing" | "nothing"
            | registration::discords_own_command_stays();
    }

    "The connection with the gateway" {
        the_connection_breaks | "an answer a second late" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::Disconnect)), RESUMES);
        // serenity once began a new session, and interactions in between were lost.
        the_connection_falls_silent | "an answer some seconds late" | "nothing"
            | connections::the_connection_falls_silent();
        the_next_connection_is_never_greeted | "an answer fifteen seconds late" | "nothing"
            | endure(MeanwhileInAGame(|discord| {
                discord.connection_fault(ConnectionFault::Silence);
                discord.gateway_fault(GatewayFault::Disconnect);
            }), RESUMES);
        the_next_connections_are_closed_at_once | "an answer fifteen seconds late" | "nothing"
            | endure(MeanwhileInAGame(|discord| {
                discord.connection_fault(ConnectionFault::Close(4000));
                discord.connection_fault(ConnectionFault::Close(4000));
                fail(discord, Endpoint::GatewayBot, 502, 2);
                discord.gateway_fault(GatewayFault::Disconnect);
            }), RESUMES);
        discord_asks_for_another_connection | "an answer a moment late" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::Reconnect)), RESUMES);
        // Pauses once grew as if the connections had failed.
        discord_asks_for_another_connection_again_and_again | "an answer a second late" | "nothing"
            | connections::discord_asks_for_another_connection_again_and_again();
        discord_asks_to_resume | "an answer a second late" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::InvalidSession { resumable: true })), RESUMES);
        discord_forgets_the_session | "what they do in these seconds fails, and they do it again" | "nothing that was confirmed"
            | endure(MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::InvalidSession { resumable: false })), BEGINS_ANEW);
        the_bot_is_shut_out_for_days | "the bot is offline" | "nothing; no clock runs"
            | connections::no_clock_runs_while_the_bot_is_shut_out();
        close_1000 | "an answer a second late" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 1000)), RESUMES);
        close_4000_unknown_error | "an answer a second late" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4000)), RESUMES);
        close_4002_decode_error | "an answer a second late" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4002)), RESUMES);
        close_4003_not_authenticated | "what they do in these seconds fails, and they do it again" | "nothing that was confirmed"
            | endure(MeanwhileInAGame(|discord| close(discord, 4003)), BEGINS_ANEW);
        close_4004_authentication_failed | "the bot is offline until its operator names the right token" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4004)), Ends(2, "DISCORD_TOKEN"));
        close_4007_invalid_sequence | "what they do in these seconds fails, and they do it again" | "nothing that was confirmed"
            | endure(MeanwhileInAGame(|discord| close(discord, 4007)), BEGINS_ANEW);
        close_4008_rate_limited | "an answer a second late" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4008)), RESUMES);
        close_4009_session_timed_out | "what they do in these seconds fails, and they do it again" | "nothing that was confirmed"
            | endure(MeanwhileInAGame(|discord| close(discord, 4009)), BEGINS_ANEW);
        // The bot once kept running after these, unconnected, and logged nothing.
        close_4010_invalid_shard | "the bot is offline until it is started again" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4010)), Ends(1, "(close code 4010)"));
        close_4011_sharding_required | "the bot is offline until it is started again" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4011)), Ends(1, "(close code 4011)"));
        close_4012_invalid_version | "the bot is offline until there is a newer version of it" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4012)), Ends(2, "a newer version of pacru"));
        close_4013_invalid_intents | "the bot is offline until there is a newer version of it" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4013)), Ends(2, "a newer version of pacru"));
        close_4014_disallowed_intents | "the bot is offline until there is a newer version of it" | "nothing"
            | endure(MeanwhileInAGame(|discord| close(discord, 4014)), Ends(2, "a newer version of pacru"));
    }

    "Messages in a channel" {
        a_post_is_rate_limited | "the board a moment later" | "nothing"
            | endure(MeanwhileInAGame(|discord| limit(discord, Endpoint::CreateMessage)), Serves);
        // The bot once tried two to eight times before it was allowed to.
        rate_limits_come_through_a_proxy | "boards come when the limit allows it" | "nothing"
            | channels::rate_limits_are_obeyed_behind_a_proxy();
        a_post_fails | "the board a second later" | "nothing"
            | endure(MeanwhileInAGame(|discord| fail(discord, Endpoint::CreateMessage, 502, 1)), Serves);
        // The board is posted, but the bot does not get the response: it searches the channel
        // before it posts again.
        a_post_takes_effect_and_the_connection_breaks | "the board, once" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse))), Serves);
        // The bot once gave a post up as invalid when it could not read the response, and the board
        // before kept its buttons.
        a_post_is_answered_with_nothing | "the board, once" | "nothing"
            | endure(MeanwhileInAGame(|discord| spoil(discord, Endpoint::CreateMessage, BadBody::Empty)), Serves);
        a_post_is_answered_with_half_of_the_response | "the board, once" | "nothing"
            | endure(MeanwhileInAGame(|discord| spoil(discord, Endpoint::CreateMessage, BadBody::Truncated)), Serves);
        a_post_is_answered_with_a_page_of_html | "the board, once" | "nothing"
            | endure(MeanwhileInAGame(|discord| spoil(discord, Endpoint::CreateMessage, BadBody::Html)), Serves);
        // The bot once gave up its own messages, all of which contain the account.
        the_bots_account_gets_a_new_flag | "nothing" | "nothing"
            | endure(MeanwhileInAGame(|discord| {
                discord.set_bot_flags(1 << 44);
                // The bot searches for this message among the others.
                discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
            }), Serves);
        an_edit_fails | "the buttons of the older board go away a second later" | "nothing"
            | endure(MeanwhileInAGame(|discord| fail(discord, Endpoint::EditMessage, 500, 1)), Serves);
        an_edit_is_answered_with_nothing | "the buttons of the older board go away a second later" | "nothing"
            | endure(MeanwhileInAGame(|discord| spoil(discord, Endpoint::EditMessage, BadBody::Empty)), Serves);
        // Eight posts that never returned once stopped all other deliveries forever.
        every_post_to_one_channel_hangs | "that channel waits, all others go on at once" | "nothing"
            | channels::a_channel_that_hangs_holds_up_no_other();
        a_picture_is_refused | "the board as text, and its picture a minute later" | "nothing"
            | channels::a_board_whose_picture_is_refused_is_text_until_it_is_taken();
        a_permission_is_taken_away | "the bot names the permission; the board comes when it is back" | "nothing"
            | channels::a_missing_permission_is_named();
        a_permission_is_away_for_days | "their clock stands still until the board is there" | "nothing"
            | channels::no_clock_runs_where_no_board_arrives();
        // At the end of the game the bot once archived the channel itself.
        no_thread_may_be_started | "the game in the channel itself" | "the thread"
            | channels::without_a_thread_the_game_is_played_in_the_channel();
        a_channel_is_deleted | "their games where they ask for them" | "what stood in it"
            | relocation::a_game_and_a_table_move_when_their_channel_is_gone();
        a_board_is_deleted | "the next board" | "the message"
            | channels::a_board_is_deleted();
        // They once got no reminder.
        a_conversation_is_refused | "their reminder in the channel" | "nothing"
            | channels::a_reminder_goes_to_the_channel(|club, _| club.discord.fault(Fault::new(Endpoint::CreateDm, refusal(403, 50007))));
        direct_messages_are_refused | "their reminder in the channel" | "nothing"
            | channels::a_reminder_goes_to_the_channel(|club, late| club.discord.accept_direct_messages(late, false));
    }

    "What members do" {
        an_acknowledgement_is_rate_limited | "the bot thinks a moment longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| limit(discord, Endpoint::InteractionCallback)), Serves);
        an_acknowledgement_fails | "the bot thinks a moment longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| fail(discord, Endpoint::InteractionCallback, 500, 1)), Serves);
        an_acknowledgement_takes_effect_and_the_connection_breaks | "nothing" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::DropResponse))), Serves);
        an_acknowledgement_hangs | "the bot thinks a second longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::Hang))), Serves);
        // The turn was once lost after three seconds without an answer.
        an_acknowledgement_takes_effect_and_is_not_answered | "the bot thinks a second longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::Delay(FOR_EVER)))), Serves);
        no_acknowledgement_is_answered | "the bot thinks three seconds longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::Delay(FOR_EVER)).always())), Serves);
        no_acknowledgement_arrives | "Discord says that the bot did not respond; the board shows the turn" | "the private answer"
            | interactions::no_acknowledgement_arrives();
        an_answer_fails | "the bot thinks a moment longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| fail(discord, Endpoint::EditResponse, 503, 1)), Serves);
        an_answer_is_rate_limited | "the bot thinks a moment longer" | "nothing"
            | endure(MeanwhileInAGame(|discord| limit(discord, Endpoint::EditResponse)), Serves);
        an_answer_is_answered_with_a_page_of_html | "nothing" | "nothing"
            | endure(MeanwhileInAGame(|discord| spoil(discord, Endpoint::EditResponse, BadBody::Html)), Serves);
        // Discord may add fields, and serenity may not be able to read them.
        interactions_come_with_something_new | "nothing" | "nothing"
            | interactions::interactions_come_with_something_new();
        // A client that has not been reloaded since an update, or a command of another version.
        interactions_that_nobody_understands | "one sentence that says what helps" | "what was asked for"
            | interactions::interactions_that_nobody_understands_are_answered();
        // Nobody on any server got a role meanwhile.
        a_role_for_ratings_is_given_and_not_answered | "their role two minutes later; the others at once" | "nothing"
            | roles::a_role_is_given_later();
    }

    "The machine and the data file" {
        it_refuses_to_be_written | "the turn is not played, and they are told so" | "nothing that was confirmed"
            | data::a_turn_that_cannot_be_saved_is_not_played();
        // One bad row once stopped all deliveries, and one bad game stopped all lists that
        // contained it.
        an_outbox_row_or_a_game_that_nobody_can_read | "one sentence, in that game alone; the log names the row" | "what the row said"
            | data::what_cannot_be_read_stops_nothing_else();
        // A hundred games that failed whenever they were due once stopped every clock.
        a_thousand_games_that_fail_when_they_are_due | "nothing" | "nothing"
            | data::a_thousand_broken_games_delay_no_other();
        the_clock_of_the_machine_is_put_back | "nothing" | "nothing"
            | channels::the_clock_is_put_back();
        // Discord once showed the old messages in place of the new ones.
        a_backup_is_put_back | "the games as they stood then" | "what came after the backup"
            | data::after_a_restored_backup_new_messages_are_new();
    }
}

fn fail(discord: &Discord, endpoint: Endpoint, status: u16, times: u32) {
    discord.fault(Fault::new(endpoint, FaultKind::Status(status)).times(times));
}

fn limit(discord: &Discord, endpoint: Endpoint) {
    let busy = FaultKind::RateLimit { retry_after: Duration::from_millis(200), global: false };
    discord.fault(Fault::new(endpoint, busy));
}

fn spoil(discord: &Discord, endpoint: Endpoint, body: BadBody) {
    discord.fault(Fault::new(endpoint, FaultKind::BadBody(body)));
}

fn close(discord: &Discord, code: u16) {
    discord.gateway_fault(GatewayFault::Close(code));
}

/// Discord has forgotten sessions after so long.
const LONG_AFTER: Duration = Duration::from_mins(6);

/// Plays a game during the fault.
async fn endure(trouble: Trouble, then: Then) {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    round.play(&club).await;
    let mut events = club.discord.events();
    let mut connects = None;
    match trouble {
        BeforeTheStart(make) => {
            assert!(club.bot.terminate().success(), "{}", club.bot.log());
            // On PostgreSQL a bot that is started soon resumes the session of the one before.
            club.discord.advance(LONG_AFTER);
            make(&club.discord);
            club.bot = Bot::start(&club.discord, &club.data());
            connects = Some(false);
        }
        MeanwhileInAGame(make) => make(&club.discord),
    }
    match then {
        Serves => {}
        Connects { resumed } => connects = Some(resumed),
        Waits(said) => {
            club.logs(said).await;
            assert!(!club.bot.has_ended(), "{}", club.bot.log());
            club.discord.clear_faults();
        }
        Ends(code, said) => {
            assert_eq!(club.bot.end().code(), Some(code), "{}", club.bot.log());
            let log = club.bot.log();
            let last = log.lines().last().expect("it says why");
            assert!(last.starts_with("pacru: ") && last.contains(said), "{log}");
            club.restart().await;
        }
    }
    if let Some(resumed) = connects {
        assert_eq!(connected(&mut events, &club).await, resumed, "{}", club.bot.log());
    }
    round.play(&club).await;
    round.play(&club).await;
    once(&club, &round.code, 3);
    club.all_is_posted().await;
    club.older_boards_are_bare(&round.code).await;
}

/// Waits until the bot is connected again; returns whether it has resumed its session.
async fn connected(events: &mut tokio::sync::broadcast::Receiver<Event>, club: &Club) -> bool {
    let connected = |event: &Event| match event {
        Event::Connected { resumed, at_resume_url } => {
            assert_eq!(at_resume_url, resumed, "Discord names an address for each");
            Some(*resumed)
        }
        _ => None,
    };
    happens(events, || club.bot.log(), connected).await
}
