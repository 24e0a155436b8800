### What a member may choose, in a form: options of at most 100 characters.

preferences-heading = **Your preferences** apply in all games, to every board that only you see.

# $name is what pictures call the member.
preferences-name = Pictures show you as **{ $name }**.

# $language is the name of the language, in itself.
preferences-language = Your language: { $language }.

# Every language but English says this, until enough native speakers have read its texts.
preferences-beta = These texts are in beta: if one sounds wrong, please tell the operator of this bot.
preferences-sample = A sample:
preferences-sample-alt = A Pacru board as the player in the north sees it.
preference-confirm-tapped = Confirm turns made by tapping
preference-confirm-always = Confirm typed turns as well
preference-confirm-never = Confirm nothing: my last tap plays the turn
preference-side-own = My side of the board at the bottom
preference-targets-marked = Number my choices on the picture
preference-show-picture = Boards as pictures
preference-show-text = Boards as text
preference-theme-slate = Colours: slate
preference-theme-contrast = Colours: high contrast
preference-theme-wood = Colours: wood
preference-theme-print = Colours: print

## The form: its heading and labels of at most 45 characters, and a line about the name.
preferences-form = Preferences
preferences-form-boards = Boards and games
preferences-form-theme = Colours
preferences-form-confirm = Confirming turns
preferences-form-language = Language
preferences-form-name = Your name on pictures
preferences-form-usual-name = Leave it empty for your usual name.
form-discord = As in Discord
