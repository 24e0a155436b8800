### Whom a member has blocked, and which games they follow. $member is a mention, $members a list of them, $game the name and
### the code of a game.

blocks-blocked = { $member } can no longer invite you or join your tables, and is not told why. Games under way continue. To unblock them, use the command again.
blocks-lifted = { $member } can play with you again.
blocks-nobody = You have not blocked anyone.
blocks-everybody = You have blocked:
blocks-followed = You are following { $game }: you get a message when it is over, and `/pacru board` shows it until then. To stop, use the command again.
blocks-not-followed = You are no longer following { $game }.
# $thread is a link to the thread.
blocks-followed-in-thread = You are following { $game } in its thread { $thread }; to stop, leave the thread.
