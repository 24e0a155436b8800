//! Roles of the server:
//! <https://discord.com/developers/docs/resources/guild#add-guild-member-role>. That they are
//! given, taken and called: `tests/calls.rs`.

use local::{Permissions, Role};
use reqwest::Method;
use serde_json::json;

use crate::client::{Api, Bench};

#[tokio::test]
async fn a_bot_gives_roles_below_its_own() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (guild, ana) = (discord.guild(), discord.member("Ana").unwrap());
    let role = discord.add_role("players");
    let path = |who: &str, role: &str| format!("/guilds/{guild}/members/{who}/roles/{role}");
    let players = path(&ana.id().to_string(), &role.to_string());
    // Real Discord answers a body of unknown length so, and the bot once sent none.
    Api::send(api.request(Method::PUT, &players)).await.refused(411, 0);
    let nothing = json!(null);
    api.put(&players, &nothing).await.refused(403, 50013);
    discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    api.put(&players, &nothing).await.expect(204);
    api.put(&path(&ana.id().to_string(), "7"), &nothing).await.refused(404, 10011);
    api.put(&path("7", &role.to_string()), &nothing).await.refused(404, 10007);
    discord.change_role(role, |it| it.position = Role::OF_THE_BOT);
    api.delete(&players).await.refused(403, 50013);

    // A role is called if anybody may mention it, or the bot all.
    let body = json!({ "content": format!("<@&{role}> come") });
    let called = async || {
        let path = format!("/channels/{}/messages", discord.club());
        api.post(&path, &body).await.expect(200);
        discord.messages(discord.club()).pop().unwrap().pinged == [ana.id()]
    };
    assert!(called().await);
    discord.change_role(role, |it| it.mentionable = false);
    assert!(!called().await);
    discord.permit(Permissions::MEMBER | Permissions::MENTION_EVERYONE);
    assert!(called().await);
}
