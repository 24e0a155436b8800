### Na čem se stůl v rámci pravidel dohodl. Každý text stojí samostatně, v seznamu nebo oddělený středníky.

rule-options-pattern = vzor { $number } (souměrnost: { $symmetry })
rule-options-own-pattern = vlastní vzor (souměrnost: { $symmetry })
rule-options-square = všechny osy a otočení
rule-options-quarter-turns = otočení o 90°
rule-options-mirrors = dvě osy
rule-options-diagonals = úhlopříčné osy
rule-options-half-turn = otočení o 180°
rule-options-slide = žetony se do průchodu posouvají a stávají se ka
rule-options-jump = žetony do průchodu skáčou a stávají se ka
rule-options-either = žetony se do průchodu posouvají nebo skáčou a stávají se ka
rule-options-jump-brief = žetony skáčou
rule-options-either-brief = žetony se posouvají nebo skáčou
rule-options-free-opening = druhý hráč si smí vzít kterýkoli sloupec
rule-options-every-meeting = každé setkání přináší bonus
rule-options-turned-while-mobile = kámen lze otočit, jen dokud může jiný táhnout
rule-options-repetition = opakované pozice partii neukončují
rule-options-no-progress =
    { $rounds ->
        [0] kola beze změny partii neukončí
        [one] { $rounds } kolo beze změny ukončí partii
        [few] { $rounds } kola beze změny ukončí partii
        [many] { $rounds } kola beze změny ukončí partii
       *[other] { $rounds } kol beze změny ukončí partii
    }
rule-options-position = z připravené pozice
rule-options-warning = ⚠️ Po { $percent } ze 100 zahájení tohoto vzoru je první hráč hned suntuk a druhý vyhrává.
rule-options-label = { $number }: { $symmetry }
rule-options-label-warning = { $number }: { $symmetry }; první hráč je suntuk po { $percent } % zahájení
rule-options-pattern-button = Vzor
