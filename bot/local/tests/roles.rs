//! Roles of the server: <https://discord.com/developers/docs/resources/guild#add-guild-member-role>.

use local::{Permissions, Role};
use reqwest::Method;
use serde_json::json;

use crate::client::{Api, Bench, text};

#[tokio::test]
async fn a_bot_gives_roles_below_its_own() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (guild, ana) = (discord.guild(), discord.member("Ana").unwrap());
    let role = discord.add_role("players");
    let path = |role: &str| format!("/guilds/{guild}/members/{}/roles/{role}", ana.id());
    let players = path(&role.to_string());
    // Real Discord answers a body of unknown length so, and the bot once sent none.
    Api::send(api.request(Method::PUT, &players)).await.refused(411, 0);
    let empty = || api.request(Method::PUT, &players).header("content-length", 0);
    let give = async || Api::send(empty()).await;
    give().await.refused(403, 50013);
    discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    for _ in 0..2 {
        assert_eq!(give().await.status, 204);
        assert!(discord.roles_of(&ana).contains(&role));
    }
    let member = format!("/guilds/{guild}/members/{}", ana.id());
    let member = api.get(&member).await.expect(200);
    assert_eq!(member["roles"], json!([role]));
    let roles = api.get(&format!("/guilds/{guild}/roles")).await.expect(200);
    assert_eq!(text(&roles[1]["name"]), "players");
    api.put(&path("7"), &json!(null)).await.refused(404, 10011);
    let nobody = format!("/guilds/{guild}/members/7/roles/{role}");
    api.put(&nobody, &json!(null)).await.refused(404, 10007);

    discord.change_role(role, |it| it.position = Role::OF_THE_BOT);
    api.delete(&players).await.refused(403, 50013);
    discord.change_role(role, |it| it.position = 1);
    assert_eq!(api.delete(&players).await.status, 204);
    assert!(discord.roles_of(&ana).is_empty());
}

/// A role is called where the message allows it, and Discord: if anybody may mention the role, or the bot all.
#[tokio::test]
async fn roles_are_called() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (club, guild, ana) = (discord.club(), discord.guild(), discord.member("Ana").unwrap());
    let role = discord.add_role("players");
    let calling = Permissions::MEMBER | Permissions::MANAGE_ROLES;
    discord.permit(calling);
    let path = format!("/guilds/{guild}/members/{}/roles/{role}", ana.id());
    assert_eq!(api.put(&path, &json!(null)).await.status, 204);
    let called = async |allowed: serde_json::Value| {
        let content = format!("<@&{role}> come");
        let body = json!({ "content": content, "allowed_mentions": allowed });
        let path = format!("/channels/{club}/messages");
        let posted = api.post(&path, &body).await.expect(200);
        assert_eq!(posted["mention_roles"], json!([role]));
        discord.messages(club).pop().unwrap().pinged == [ana.id()]
    };
    assert!(called(json!({ "roles": [role] })).await);
    assert!(called(json!({ "parse": ["roles"] })).await);
    assert!(!called(json!({ "parse": [] })).await);
    assert!(!called(json!({ "roles": ["7"] })).await);
    discord.change_role(role, |it| it.mentionable = false);
    assert!(!called(json!({ "roles": [role] })).await);
    discord.permit(calling | Permissions::MENTION_EVERYONE);
    assert!(called(json!({ "roles": [role] })).await);
}
