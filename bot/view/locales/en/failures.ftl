### What went wrong, told to the member whose command or button it was.

failures-old-button = This button is from another version of the bot; `/pacru games` lists your games.
failures-old-preferences = This menu is from another version of the bot and no longer changes anything; `/pacru preferences` opens a form with your preferences.
# Someone else has changed the game meanwhile.
failures-conflict = Someone else was faster, and the game has moved on: look at the newest board and try again.
failures-unreadable-data = I cannot read what I have stored about this game, so nothing has changed; the operator of this bot can find the reason in its log.
failures-not-saved = That was not saved and nothing has changed: please try again in a moment.
failures-in-doubt = I do not know yet whether that was saved: please look at the newest board before you try again.
failures-not-reached = Discord could not be reached: please look at the newest board and try again.
failures-not-drawn = The picture could not be drawn, but the game is safe: `/pacru study history` shows it as text.
failures-unknown-command = Your Discord app has sent this command in a form that I do not know. Reload Discord (Ctrl+R, or close the app and open it again) and choose the command from the list once more; nothing has changed.
failures-unreadable-interaction = Discord has sent me this in a form that I cannot read yet, and nothing has changed. Please tell the operator of this bot that I need a newer version.
# A mistake in the program itself.
failures-internal = Something went wrong, and the mistake is mine. No game is lost: please look at the newest board and try again.
