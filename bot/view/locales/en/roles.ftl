### Roles of the server: the one that is pinged for new tables. $role is a mention of it.

# The first line of the message of a new table.
roles-called = 🔔 { $role }: a table is open.
roles-you-are-called = You now have the role { $role }. It is pinged when someone opens a table, at most once an hour.
roles-you-are-not-called = You no longer have the role { $role }: you are not pinged for new tables.
roles-nobody-is-called = On this server nobody is pinged for new tables. A moderator can choose a role with `/pacru-admin settings call_role:`.
roles-out-of-reach = I cannot give or take the role { $role }: a moderator of this server must grant me **{ -permissions-manage-roles }** and put my role above it.
roles-gone = The role for new tables has been deleted. A moderator of this server can choose another with `/pacru-admin settings call_role:`.

# To whoever has chosen the role.
roles-hint-callable = Discord does not let me ping { $role } yet: let anyone mention it, or grant me **{ -permissions-mention-roles }**.
roles-hint-taken = Members can take it with **{ button-call-me }** on the club board and in `/pacru games`; my role must be above it.
roles-hint-not-taken = Members cannot take the role yet: grant me **{ -permissions-manage-roles }** and put my role above { $role }.

## Roles for ratings. $ratings is such as "ratings from 1400 to 1600", $game a game.

roles-for-ratings = **Roles for ratings**
roles-band = • { $role }: { $game }, { $ratings }
roles-band-of-all = • { $role }: { $ratings }, by a member's best rating in any game
roles-no-bands = No role is given for ratings here; choose one with `/pacru-admin rating-role role: from:`.
roles-band-refused = ⚠️ I cannot give it: grant me **{ -permissions-manage-roles }**, remove that role's permissions to manage this server, moderate others or mention everyone, and move my own role above it.
roles-band-set = From now on, members whose rating on the leaderboard is within these limits have the role { $role }; they are not told.
roles-band-removed = { $role } is no longer given for ratings. Members who have it keep it.
roles-no-band = { $role } is not given for ratings.
# To the owner of a server, in a direct message. $server and $role are names.
roles-owner-told = On the server **{ $server }** I cannot give members the role **@{ $role }** for their ratings. Grant me **{ -permissions-manage-roles }**, remove that role's permissions to manage the server, moderate others or mention everyone, and move my own role above it. I tell you this only once; `/pacru-admin rating-role` shows whether it works.
