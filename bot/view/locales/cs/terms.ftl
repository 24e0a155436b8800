terms-weekends-free = o víkendech hodiny stojí
terms-claimed = vypršení času platí, jen když ho uplatní soupeř
terms-times-out = kdo překročí čas, prohrává
terms-skipped = tahy neaktivních hráčů se přeskakují
terms-out = neaktivní hráči vypadávají
terms-computer = neaktivní hráče nahrazuje počítač
terms-rated = hodnocená
terms-unrated = nehodnocená
terms-unrated-because = nehodnocená: { $why }
terms-annulled = ⚖️ Výsledek od { $when } neplatí a partie se nepočítá. Rozhodnutí: { $who }.
terms-series =
    { $games ->
        [one] { $games } partie, místa se střídají
        [few] { $games } partie, místa se střídají
        [many] { $games } partie, místa se střídají
       *[other] { $games } partií, místa se střídají
    }
terms-series-game = partie { $game } z { $games }

clock-running = { $player }: do { $date }, { $remaining }
clock-stopped = { $player }: { $time }
clock-vacation = dovolená do { $date }
clock-own = váš čas: { $time }
