### Hry, jak je nabízí Discord.

choose-pacru = Pacru: označte devět oblastí
choose-azacru = Azacru: spojujte dlouhými tahy
choose-shacru = Shacru: krok za krokem, značka za značkou
choose-pasang = Pasang: berte řady žetonů
