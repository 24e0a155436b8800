//! Commands of members who manage a server.

use std::path::Path;

use local::{Member, Message};
use play::time::HOUR;
use rules::Kind;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::club::{Club, Says as _, code_in};
use crate::taps::{forge, id_of, press_id};
use crate::variations::{start, try_turns};

async fn rule(
    club: &Club,
    eva: &Member,
    what: &str,
    options: &[(&str, &str)],
    says: &str,
) -> Message {
    let path = format!("pacru-admin {what}");
    let said = club.answer(eva, &path, options.iter().copied()).await;
    assert!(said.content.contains(says), "{what}: {}", said.content);
    said
}

/// If a server has chosen so, the player to move sees the board of a table of two from their own side.
#[tokio::test(flavor = "multi_thread")]
async fn boards_turn_to_the_player_to_move_if_the_managers_wish() {
    let (club, eva, [ana, ben, _]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (south, north) = club.sides(&board, &ana, &ben);
    let options = [("turn_boards", "true")];
    rule(&club, &eva, "settings", &options, "boards show the side of the player to move").await;
    for (ply, who, turn, is_turned) in [(1, &south, "e1-e2", true), (2, north, "e9-e8", false)] {
        let board = club.turn(who, &code, ply, turn).await;
        let own = club.answer(north, "pacru board", []).await;
        assert_eq!(board.attachments[0].bytes == own.attachments[0].bytes, is_turned, "{turn}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_managers_say_where_and_how_tables_are_opened() {
    let (club, eva, [ana, ben, _]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    let hidden = ben.command(club.channel(), "pacru-admin settings", [("anywhere", "true")]);
    assert!(hidden.is_err(), "Discord shows it to managers only");
    let lounge = club.discord.open_channel("lounge");
    let options = [("channel", "lounge"), ("pace", "2d/move"), ("rated", "false")];
    rule(&club, &eva, "settings", &options, "unrated").await;
    club.answer(&ana, "pacru new", []).await.says(&format!("<#{lounge}>"));
    let said = club.answer_in(lounge, &ana, "pacru new", [("players", "3")]).await;
    let table = club.posted_in(lounge, &code_in(&said.content)).await;
    table.says("2 days a turn; the turns of inactive players are skipped; unrated");
    // Tournaments could once be set up anywhere and with any pace, whatever the managers had chosen.
    let autumn = [("name", "Autumn")];
    club.answer(&eva, "pacru-organise new", autumn).await.says(&format!("<#{lounge}>"));
    club.answer_in(lounge, &eva, "pacru-organise new", autumn).await.says("Autumn is set up");
    let post = club.posted_in(lounge, "🏆 **Autumn**").await;
    post.says("⏳ 2 days a turn;");
    rule(&club, &eva, "settings", &[("anywhere", "true")], "in any channel").await;
    let (_, table) = club.open_table(&ana, [("rated", "true")]).await;
    table.says("2 days a turn; a player who runs out of time loses; rated");
}

/// What becomes of the clocks, and who else is refused: `bot/service/src/tests/club.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn games_are_put_on_hold_and_ended() {
    let (club, eva, [ana, ben, _]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    rule(&club, &eva, "export", &[], "No table").await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let exported = rule(&club, &eva, "export", &[], "This is the only game").await;
    let lines = exported.file();
    assert!(lines.lines().count() == 1 && lines.contains(&code), "{lines}");
    let game = [("game", code.as_str())];
    let mover = club.called(&board);
    let asked = rule(&club, &eva, "freeze", &game, "do you want to freeze it?").await;
    club.press(&eva, &asked, "Leave it as it is").await.says("Nothing has changed");
    let asked = rule(&club, &eva, "freeze", &game, "do you want to freeze it?").await;
    club.press(&eva, &asked, "Freeze").await.says("is frozen");
    assert!(club.posted("has been frozen by the moderators").await.pinged.is_empty());
    club.play(&mover, &code, "e1-e2").await.says("frozen");
    rule(&club, &eva, "thaw", &game, "has been resumed").await;
    let board = club.posted("The game has been resumed").await;
    assert_eq!(board.pinged, [mover.id()]);

    let reason = [("game", code.as_str()), ("reason", "Ana has moved\0 *abroad*.")];
    let asked = rule(&club, &eva, "end", &reason, "end it?").await;
    // Somebody who does not manage the server cannot answer, even if they forge the button.
    let end = id_of(&asked, "End the game");
    let forged = forge(&club, std::slice::from_ref(&end)).await;
    press_id(&club, &ben, &forged, &end).await.says("Manage Server");
    club.press(&eva, &asked, "End the game").await.says("called off");
    club.posted("has been called off by the moderators").await.says(r"moved \*abroad\*");
    club.boards_are_bare(&code).await;

    let (code, _) = club.open_table(&ana, [("opponent", "Ben")]).await;
    let spam = [("game", code.as_str()), ("reason", "spam")];
    let asked = rule(&club, &eva, "end", &spam, "close the table?").await;
    club.press(&eva, &asked, "Close the table").await.says("called off");
    club.posted("is closed").await.says(&code);
    let unreadable = r#"UPDATE games SET terms = '{"pace":7}' WHERE id = 1"#;
    testing::database::execute(&club.data(), unreadable).await;
    let exported = rule(&club, &eva, "export", &[], "This is the only game").await;
    assert!(exported.file().contains(&code));
    club.logs("unreadable games are not exported").await;
}

/// Whether a file or its write-ahead log contains some bytes anywhere, including in pages that SQLite no longer uses.
fn holds(data: &Path, wanted: &[u8]) -> bool {
    ["", "-wal"].iter().any(|suffix| {
        let mut name = data.as_os_str().to_owned();
        name.push(suffix);
        let bytes = std::fs::read(name).unwrap_or_default();
        bytes.windows(wanted.len()).any(|bytes| bytes == wanted)
    })
}

/// Ids that are not those of members.
const NOT_OF_MEMBERS: &str = "id board_id channel_id call_role_id game_id guild_id interaction_id \
                              message_id parent_id previous_id role_id session_id tournament_id";

/// The columns that name members only for a while: their wish to be erased, a message that is not sent yet, a comparison of
/// their roles.
const FOR_A_WHILE: [&str; 3] = ["erasures.user_id", "outbox.user_id", "role_checks.user_id"];

/// Rows about a member with the number `$1` that take long to come about.
const MORE: [&str; 10] = [
    "INSERT INTO browsers (session, link, user_id, at) SELECT 'a', 'b', $1, 1 WHERE $2 > 0",
    "INSERT INTO ratings (guild_id, pool, user_id, mu, sigma, games, last_at) VALUES ($2, 'pacru', $1, 25, 8, 1, 1)",
    "INSERT INTO puzzle_attempts (user_id, game, puzzle, solved, at, interaction_id, mu0, sigma0, mu1, sigma1)
     VALUES ($1, 'pacru', 1, 1, 1, 1, 25, 8, 25, 8)",
    "INSERT INTO puzzle_ratings (user_id, game, mu, sigma, puzzles, last_at) VALUES ($1, 'pacru', 25, 8, 1, 1)",
    "INSERT INTO daily_answers (guild_id, number, user_id, solved, at) VALUES ($2, 1, $1, 1, 1)",
    "INSERT INTO tasks_done (user_id, game, task, at) SELECT $1, 'pacru', 'meeting', 1 WHERE $2 > 0",
    "INSERT INTO mistakes (user_id, game_id, seq, better, best, rest) SELECT $1, min(id), 1, 'e1-e2', 0.9, 0.1 FROM games WHERE $2 > 0",
    "INSERT INTO declined (inviter_id, invited_id, at) VALUES ($1, $2, 1), ($2, $1, 1)",
    "INSERT INTO blocks (user_id, blocked_id, active, interaction_id) VALUES ($2, $1, 1, 1)",
    "INSERT INTO admin_log (at, actor_id, guild_id, action) VALUES (1, $1, $2, 'freeze')",
];

pub(crate) async fn file(data: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(data).connect().await.unwrap()
}

/// Every column of every table.
pub(crate) async fn columns(file: &mut SqliteConnection) -> Vec<(String, String)> {
    sqlx::query_as(
        "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table'",
    ).fetch_all(file).await.unwrap()
}

/// Writes rows about a member into every table that may hold one, and checks that none was left out.
async fn write_more(club: &mut Club, name: &str, member: &Member) {
    assert!(club.bot.terminate().success());
    let mut file = file(&club.data()).await;
    let [user, guild] = [member.id().0, club.discord.guild().0].map(u64::cast_signed);
    for row in MORE {
        sqlx::query(row).bind(user).bind(guild).execute(&mut file).await.unwrap();
    }
    let organises = "UPDATE tournaments SET organiser_id = $1";
    sqlx::query(organises).bind(user).execute(&mut file).await.unwrap();
    let naming = naming(club, name, member).await;
    for (table, column) in columns(&mut file).await {
        let of_members =
            column.ends_with("_id") && !NOT_OF_MEMBERS.split(' ').any(|it| it == column);
        let column = format!("{table}.{column}");
        let reached = naming.contains(&column) || FOR_A_WHILE.contains(&&*column);
        assert!(reached || !of_members, "{column} is not reached");
    }
    drop(file);
    club.restart().await;
}

/// The columns of all tables in which a member's name or number stands.
async fn naming(club: &Club, name: &str, member: &Member) -> Vec<String> {
    let mut file = file(&club.data()).await;
    let mut naming = Vec::new();
    for (table, column) in columns(&mut file).await {
        let found = format!(
            "SELECT count(*) FROM \"{table}\" WHERE instr(CAST(\"{column}\" AS TEXT), $1) OR instr(CAST(\"{column}\" AS TEXT), $2)"
        );
        let found: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(found))
            .bind(name)
            .bind(member.id().to_string())
            .fetch_one(&mut file)
            .await
            .unwrap();
        if found > 0 {
            naming.push(format!("{table}.{column}"));
        }
    }
    naming
}

/// An erased member once stayed in the file: in a row of reminders that the erasure did not search, and by name in
/// answers, reasons and free pages.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_an_erased_member_stays() {
    const NAME: &str = "Wilhelmina";

    let (mut club, eva, [mina, ben, chika]) = Club::managed([NAME, "Ben", "Chika"], "en-GB").await;
    // A game in which they get a reminder and have a plan.
    let (code, board) = club.table(&[&mina, &ben]).await;
    let (plan, turn) = if club.called(&board).id() == mina.id() {
        club.turn(&mina, &code, 1, "e1-e2").await;
        ("e9-e8 e2-e3", "e9-d8")
    } else {
        ("e1-e2 e9-e8", "e1-d2")
    };
    club.answer(&mina, "pacru plan", [("line", plan)]).await;
    club.play(&ben, &code, turn).await;
    club.forward(50 * HOUR);
    let reminder = club.posted("still your turn").await;
    assert_eq!(reminder.pinged, [mina.id()]);
    club.press(&mina, &reminder, "Remind me tomorrow").await;
    // Their actions on other members, and other members' actions on them.
    let (other, _) = club.table(&[&ben, &chika]).await;
    club.answer(&mina, "pacru people watch", [("game", other.as_str())]).await;
    club.answer(&mina, "pacru new", [("opponent", "Ben")]).await;
    let (left, board) = club.table(&[&mina, &chika]).await;
    let more = club.press(&mina, &board, "More").await;
    club.pick(&mina, &more, "Notifications in this game: Never").await.says("have been saved");
    let by_eva = [("game", left.as_str()), ("player", NAME), ("by", "Eva")];
    let asked = rule(&club, &eva, "replace", &by_eva, "do you want Eva to take over from").await;
    club.press(&eva, &asked, "Replace").await.says("takes over from");
    let (ended, _) = club.table(&[&mina, &chika]).await;
    let tried = club.answer(&mina, "pacru try", [("game", ended.as_str())]).await;
    try_turns(&club, &mina, &tried, &start(Kind::Pacru, 2), &["e1-e2"]).await;
    let reason = format!("{NAME} has moved");
    let options = [("game", ended.as_str()), ("reason", reason.as_str())];
    let asked = rule(&club, &eva, "end", &options, "end it?").await;
    club.press(&eva, &asked, "End the game").await.says("called off");
    club.answer(&mina, "pacru people block", [("member", "Chika")]).await;
    club.answer(&mina, "pacru note", [("game", code.as_str()), ("text", "e5")]).await;
    club.answer(&mina, "pacru seek", [("players", "3")]).await;
    club.answer(&mina, "pacru preferences", [("name", "Mina")]).await;
    club.answer(&eva, "pacru-organise new", [("name", "Autumn")]).await;
    club.answer(&mina, "pacru-tournament join", []).await.says("joined Autumn");
    club.all_is_posted().await;
    assert!(holds(&club.data(), NAME.as_bytes()), "it is looked for as it is written");
    let id = mina.id().to_string().parse::<i64>().unwrap().to_be_bytes();
    assert!(holds(&club.data(), &id), "and so is the number");
    write_more(&mut club, NAME, &mina).await;

    let asked = rule(&club, &eva, "erase", &[("member", NAME)], "Do you want to erase").await;
    asked.says("games under way");
    asked.says("1 open table");
    club.press(&eva, &asked, "Keep").await.says("Nothing");
    let asked = rule(&club, &eva, "erase", &[("member", NAME)], "Do you want to erase").await;
    club.press(&eva, &asked, "Erase").await.says("has been erased");
    let text = [("game", code.as_str()), ("view", "text")];
    club.answer(&ben, "pacru board", text).await.says("former player");
    club.all_is_posted().await;
    assert!(club.bot.terminate().success());
    assert_eq!(naming(&club, NAME, &mina).await, [""; 0]);
    assert!(!holds(&club.data(), NAME.as_bytes()), "in a page that is not used");
    assert!(!holds(&club.data(), &id), "in a page that is not used");
}
