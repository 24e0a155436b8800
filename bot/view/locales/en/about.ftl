### What a game is, in one line: at most 90 characters, for with the name of the game it is an option of a command.

about-pacru = Chevrons mark nine borderlands: have enough markers, or be the last who can move.
about-azacru = Long moves connect your markers, sometimes at the price of a chevron; most markers win.
about-shacru = One step, one marker, until nobody can gain; most markers win.
about-pasang = Two kas capture lines of tokens; most points win, but whoever is stuck loses.
