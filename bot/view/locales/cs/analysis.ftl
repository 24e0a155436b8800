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
analysis-swing = { $number }. Tah { $turn }: { $words } (`{ $played }`). Šance na výhru klesá z { $before } na { $after }.
analysis-better = Lepší tah { $words } (`{ $better }`).
analysis-better-plainly = Lepší: `{ $better }`.
analysis-reasons = Navíc { $reasons }.
analysis-picture = Tah { $turn }: ? se hrálo, ! je lepší
analysis-picture-alt = Před tahem { $turn }; { $better } má značku ! a je lepší než { $played }, který se hrál.
analysis-try = Zkusit tah { $turn }
analysis-graph-alt = Šance na výhru v partii { $game } { $code }.
analysis-graph-at =
    { $turn ->
        [0] { $chance } na začátku
       *[other] { $chance } po tahu { $turn }
    }
analysis-axis = po tahu
