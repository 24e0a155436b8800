### What a game is, in one line: at most 90 characters, for with the name of the game it is an option of a command.

about-pacru = Cross borders to collect enough markers, or be the last player able to move.
about-azacru = Long moves connect your markers, sometimes at the price of a chevron; most markers wins.
about-shacru = One step, one marker, until nobody can gain another marker; most markers wins.
about-pasang = Two kas capture lines of tokens; most points wins, but a player who is stuck loses.
