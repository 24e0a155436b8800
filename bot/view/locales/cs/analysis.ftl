### Co si počítač myslí o dohrané partii.

analysis-wait =
    { $count ->
        [one] { $title }: rozebírá se { $count } tah, což může trvat minutu nebo dvě. Výsledek se objeví tady.
        [few] { $title }: rozebírají se { $count } tahy, což může trvat minutu nebo dvě. Výsledek se objeví tady.
        [many] { $title }: rozebírá se { $count } tahu, což může trvat minutu nebo dvě. Výsledek se objeví tady.
       *[other] { $title }: rozebírá se { $count } tahů, což může trvat minutu nebo dvě. Výsledek se objeví tady.
    }
analysis-heading = { $title }: šance na výhru po každém tahu podle počítače.
analysis-even = Žádný tah sám o sobě nic velkého nepokazil.
analysis-swings = Tahy, které hodně pokazily, a lepší možnosti:
analysis-swing = { $number }. Tah { $turn }, { $player }: `{ $played }` místo `{ $better }`; { $before } → { $after }
analysis-better-alt = Před tahem { $turn }; označeno je { $better }.
analysis-graph-alt = Šance na výhru v partii { $game } { $code }.
analysis-graph-at =
    { $turn ->
        [0] { $chance } na začátku
       *[other] { $chance } po tahu { $turn }
    }
analysis-axis = po tahu
