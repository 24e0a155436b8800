### Hry, jak je nabízí Discord.

choose-pacru = Pacru: označte devět oblastí
choose-azacru = Azacru: spojujte dlouhými tahy
choose-shacru = Shacru: jeden krok, jedna značka
choose-pasang = Pasang: sbírejte linie žetonů
