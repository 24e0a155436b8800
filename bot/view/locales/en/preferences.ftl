### What a member may choose, in menus of at most 100 characters a line.

preferences-heading = **Your preferences**, for every game and wherever only you see the board.

# $name is what pictures call the member.
preferences-name = Pictures show you as **{ $name }**; `/pacru preferences name:none` goes back to your usual name.
preferences-no-name = `/pacru preferences name:` changes your name on pictures.

# $language is the name of the language, in itself.
preferences-language = You read { $language }; `/pacru preferences language:` changes your language.

# Every language but English says this, until enough native speakers have read its texts.
preferences-beta = These texts are in beta: if one sounds wrong, please tell whoever runs this bot.
preferences-sample = A sample:
preferences-sample-alt = A board of Pacru, seen by the player in the north.
preference-confirm-tapped = Confirm turns made by tapping
preference-confirm-always = Confirm typed turns as well
preference-confirm-never = Confirm nothing: the last tap plays
preference-side-own = My side of the board at the bottom
preference-side-south = South at the bottom, whoever looks
preference-targets-marked = Number my choices on the picture
preference-targets-plain = Mark nothing: the buttons name the places
preference-show-picture = Boards as pictures
preference-show-both = Boards as pictures and as text
preference-show-text = Boards as text, without pictures
preference-theme-slate = Colours: slate
preference-theme-contrast = Colours: high contrast
preference-theme-wood = Colours: wood
preference-theme-print = Colours: print

# What a menu says while nothing is chosen.
preference-placeholder-confirm = Confirm
preference-placeholder-side = Side
preference-placeholder-targets = Targets
preference-placeholder-show = Show
preference-placeholder-theme = Theme
