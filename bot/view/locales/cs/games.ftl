### Hry, jak je nabízí Discord.

choose-pacru = Pacru: překračujte hranice, sbírejte značky
choose-azacru = Azacru: spojujte dlouhými tahy
choose-shacru = Shacru: jeden krok, jedna značka
choose-pasang = Pasang: sbírejte linie žetonů
