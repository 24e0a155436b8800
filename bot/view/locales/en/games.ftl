### The games, as Discord offers them while someone types a command: at most 40 characters.

choose-pacru = Pacru: cross borders, gain markers
choose-azacru = Azacru: connect with long moves
choose-shacru = Shacru: one step, one marker
choose-pasang = Pasang: capture lines of tokens
