### Jak si stojí série partií.

series-points-for-wins =
    { $points ->
        [0.5] { $player } (½ bodu)
        [one] { $player } ({ $written } bod)
        [few] { $player } ({ $written } body)
        [many] { $player } ({ $written } bodu)
       *[other] { $player } ({ $written } bodů)
    }
series-markers =
    { $total ->
        [one] { $player } ({ $total } značka)
        [few] { $player } ({ $total } značky)
        [many] { $player } ({ $total } značky)
       *[other] { $player } ({ $total } značek)
    }
series-points =
    { $total ->
        [one] { $player } ({ $total } bod)
        [few] { $player } ({ $total } body)
        [many] { $player } ({ $total } bodu)
       *[other] { $player } ({ $total } bodů)
    }
series-wins-and-markers =
    { $player } ({ $wins ->
        [0.5] ½ výhry
        [one] { $written } výhra
        [few] { $written } výhry
        [many] { $written } výhry
       *[other] { $written } výher
    } a { $total ->
        [one] { $total } značka
        [few] { $total } značky
        [many] { $total } značky
       *[other] { $total } značek
    })
series-wins-and-points =
    { $player } ({ $wins ->
        [0.5] ½ výhry
        [one] { $written } výhra
        [few] { $written } výhry
        [many] { $written } výhry
       *[other] { $written } výher
    } a { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    })
series-wins-before-markers = Výhry mají přednost před značkami, protože jedna z partií nebyla dohrána.
series-wins-before-points = Výhry mají přednost před body, protože jedna z partií nebyla dohrána.

series-after = Série po partii { $game } z { $games }: { $totals }.
series-next = Začíná další partie.
series-won = 🏆 **Sérii { $games } partií vyhrává { $winner }**: { $totals }.
series-shared = 🤝 **Série { $games } partií končí nerozhodně**, o výhru se dělí { $winners }: { $totals }.
series-without-result = Série nemá výsledek: žádná její partie se nehrála.
