### Kata-kata Discord sendiri: kebenaran dan menu. Discord tidak mempunyai bahasa Melayu, jadi namanya dalam bahasa Inggeris.

permissions-view-channel = View Channel
permissions-send-messages = Send Messages
permissions-attach-files = Attach Files
permissions-create-public-threads = Create Public Threads
permissions-send-messages-in-threads = Send Messages in Threads
-permissions-manage-roles = Manage Roles
-permissions-mention-roles = Mention @everyone, @here, and All Roles
-permissions-manage-server = Manage Server
-permissions-manage-events = Manage Events
-menu-show-as-text = Show as text
