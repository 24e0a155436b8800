### The games, as Discord offers them while somebody types a command: at most 40 characters.

choose-pacru = Pacru: mark nine borderlands
choose-azacru = Azacru: connect by long moves
choose-shacru = Shacru: one step, one marker
choose-pasang = Pasang: capture lines of tokens
