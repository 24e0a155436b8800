### Whom a member has blocked, and which games they follow. $member is a mention, $members a list of them, $game the name and
### the code of a game.

blocks-blocked = { $member } can neither invite you nor join a table where you sit, and is not told why. Games under way go on. To unblock them, use the command again.
blocks-lifted = { $member } may play with you again.
blocks-nobody = You have blocked nobody.
blocks-everybody = You have blocked { $members }.
blocks-followed = You follow { $game }: you get a message when it is over, and `/pacru board` shows it until then. To stop, use the command again.
blocks-not-followed = You no longer follow { $game }.
# $thread is a link to the thread.
blocks-followed-in-thread = You follow { $game } in its thread { $thread }; to stop, leave the thread.
