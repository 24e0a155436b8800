### Co se v partii stalo. První věta následuje za názvem partie, například **Pacru `7K3Q`**.

story-begins = začíná: první hraje { $first }, potom { $others }.
story-goal-target = Vyhrává, kdo jako první získá { $markers } značek nebo kdo jako poslední může táhnout.
story-goal-azacru = Vyhrává, kdo má nejvíc značek; jakmile někdo musí pasovat, ostatní mají ještě po jednom tahu.
story-goal-shacru = Jakmile už nikdo nemůže získat další značku, vyhrává, kdo jich má nejvíc.
story-goal-pasang = Vyhrává, kdo má nejvíc bodů; kdo je na tahu a nemůže nic sebrat, je suntuk a hned prohrává.
story-series-game = Partie { $game } z { $games }.

story-turn = tah { $ply }, { $player }: { $words }.
story-pass = tah { $ply }: { $words }.
story-left-at-once = před prvním tahem: { $words }.
story-left = po tahu { $ply }: { $words }.
story-turns = tahy { $from } až { $to }: { $turns }.
story-turns-cut =
    { $shown ->
        [one] tahy { $from } až { $to }, z nich poslední: { $turns }.
        [few] tahy { $from } až { $to }, z nich poslední { $shown }: { $turns }.
        [many] tahy { $from } až { $to }, z nich poslední { $shown }: { $turns }.
       *[other] tahy { $from } až { $to }, z nich posledních { $shown }: { $turns }.
    }
story-passes = { $sign } pasuje
story-passes-often = { $player } { $count }× pasuje.
story-skipped = { $sign } vynechává

story-taken-back = { $player } vrací tah { $turn }.
story-called-off = Partie je zrušena a nepočítá se.
story-called-off-series = Partie je zrušena a nepočítá se; série tím končí.
story-overdue = Hráči { $player } vypršel čas; soupeř může vypršení času uplatnit, nebo počkat.
story-vacation = { $player } má dovolenou; hodiny stojí, dokud dovolená neskončí.
story-vacation-until = { $player } má dovolenou do { $until }; hodiny tohoto hráče do té doby stojí.
story-vacation-by-itself = Hráči { $player } došel čas, takže automaticky začal den dovolené. Hodiny tohoto hráče stojí do { $until }, a pokud se ani potom nevrátí, i déle.
story-excused = Lhůta vypršela, na tahu je { $player }. Poprvé se to promíjí, a tak hráč dostává trochu času navíc.
story-vacated = { $player } se nevrací, takže místo je volné: převzít ho může kdokoli.
story-absent = Místo hráče { $player } nikdo nepřevzal: jeho tahy se vynechávají, dokud se nevrátí.
story-returned = { $player } je zpět.
story-substituted = { $player } teď hraje za barvu: { $seat }.
story-agrees-draw = { $player } souhlasí s remízou.
story-agrees-takeback = { $player } souhlasí s vrácením tahu.
story-agrees-abort = { $player } souhlasí se zrušením partie.
story-agrees-pause = { $player } souhlasí s přestávkou.
story-paused = Partie je přerušená; hodiny stojí.
story-frozen = Partie je pozastavená; hodiny stojí.
story-goes-on = Partie byla obnovena.
story-gives-time = { $player } přidává hráči na tahu čas: { $time }.

story-offers-draw = { $player } nabízí remízu.
story-offers-takeback = { $player } žádá o vrácení tahu { $turn }.
story-offers-takeback-of-last = { $player } žádá o vrácení posledního tahu.
story-offers-abort = { $player } žádá o zrušení partie, která by se pak nepočítala.
story-offers-pause = { $player } žádá o přestávku, při níž hodiny stojí.
story-offers-seat = { $player } hledá někoho, kdo převezme místo.
story-withdraws-draw = { $player } už remízu nenabízí.
story-withdraws-takeback = { $player } už o vrácení tahu nežádá.
story-withdraws-abort = { $player } už o zrušení partie nežádá.
story-withdraws-pause = { $player } už o přestávku nežádá.
story-declines-draw = { $player } odmítá remízu.
story-declines-takeback = { $player } odmítá vrácení tahu.
story-declines-abort = { $player } odmítá zrušení partie.
story-declines-pause = { $player } odmítá přestávku.
story-keeps-seat = { $player } si místo ponechává.

story-last-round = Toto je poslední kolo: { $player } musí pasovat, takže všichni ostatní mají ještě po jednom tahu.
story-quiet =
    { $rounds ->
        [one] Už { $rounds } kolo se nic nezměnilo; partie skončí, až jich bude { $limit }.
        [few] Už { $rounds } kola se nic nezměnilo; partie skončí, až jich bude { $limit }.
        [many] Už { $rounds } kola se nic nezměnilo; partie skončí, až jich bude { $limit }.
       *[other] Už { $rounds } kol se nic nezměnilo; partie skončí, až jich bude { $limit }.
    }
story-thinking = { $player } přemýšlí.
story-computers-move = Teď mohou táhnout jen počítače. Další hrací plán přijde, až bude znovu moci táhnout člověk nebo až partie skončí, a ukáže všechny tahy do té doby.
story-computers-left = Zbývají jen počítače. Partii dohrají a všechny jejich tahy ukáže další hrací plán.
story-your-turn = { $sign } Jste na tahu: použijte `/pacru move`.
story-to-move = Na tahu je { $player }.

story-result =
    { $winners ->
        [1] Vyhrává { $players }
       *[other] Remíza: { $players }
    }
story-result-markers =
    { $winners ->
        [1] { $markers ->
            [one] Vyhrává { $players } ({ $markers } značka)
            [few] Vyhrává { $players } ({ $markers } značky)
            [many] Vyhrává { $players } ({ $markers } značky)
           *[other] Vyhrává { $players } ({ $markers } značek)
        }
       *[other] Remíza s počtem značek { $markers }: { $players }
    }
story-result-time = Vyhrává { $players }: { $loser } překračuje čas
story-result-resigned = Vyhrává { $players }: { $loser } se vzdává
story-result-out = Vyhrává { $players }: ostatní už vypadli
story-result-counted =
    { $winners ->
        [1] Vyhrává { $players }, rozhodly značky
       *[other] Remíza se stejným počtem značek: { $players }
    }
story-result-score =
    { $winners ->
        [1] Vyhrává { $players }, rozhodly body
       *[other] Remíza se stejným počtem bodů: { $players }
    }
story-result-suntuk = Vyhrává { $players }: { $loser } je suntuk
story-result-repetition =
    { $winners ->
        [1] Vyhrává { $players }: stejná pozice nastala potřetí
       *[other] Remíza ({ $players }): stejná pozice nastala potřetí
    }
story-result-repetition-counted =
    { $winners ->
        [1] Vyhrává { $players } podle značek: stejná pozice nastala potřetí
       *[other] Remíza podle značek ({ $players }): stejná pozice nastala potřetí
    }
story-result-quiet =
    { $winners ->
        [1] Vyhrává { $players } po { $rounds ->
            [one] { $rounds } kole
           *[other] { $rounds } kolech
        } beze změny
       *[other] Remíza po { $rounds ->
            [one] { $rounds } kole
           *[other] { $rounds } kolech
        } beze změny: { $players }
    }
story-result-quiet-counted =
    { $winners ->
        [1] Vyhrává { $players }, rozhodly značky po { $rounds ->
            [one] { $rounds } kole
           *[other] { $rounds } kolech
        } beze změny
       *[other] Remíza se stejným počtem značek po { $rounds ->
            [one] { $rounds } kole
           *[other] { $rounds } kolech
        } beze změny: { $players }
    }
story-result-agreed = Remíza dohodou: { $players }

story-markers = Značky: { $counts }.
story-points = Body: { $counts }.
story-count = { $player } ({ $count })
