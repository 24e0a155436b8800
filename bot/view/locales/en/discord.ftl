### Discord's own words: permissions and menus, as its clients name them in this language. They are said as the reader's client shows
### them, whatever language the sentence around them has.

permissions-view-channel = View Channel
permissions-send-messages = Send Messages
permissions-attach-files = Attach Files
permissions-create-public-threads = Create Public Threads
permissions-send-messages-in-threads = Send Messages in Threads
-permissions-manage-roles = Manage Roles
-permissions-mention-roles = Mention @everyone, @here, and All Roles
-permissions-manage-server = Manage Server
-permissions-manage-events = Manage Events
# The same as the name of the command in `bot/src/commands/context_menus.rs`, in the others as in `commands.ftl`.
-menu-show-as-text = Show as text
