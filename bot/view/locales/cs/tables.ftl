### Otevřené stoly a seznamy partií.

tables-given-up = { $game }: stůl je zrušený.
tables-begun = { $game } začíná: { $players }.
tables-table =
    { $seats ->
        [one] { $game }: stůl pro { $seats } hráče.
        [few] { $game }: stůl pro { $seats } hráče.
        [many] { $game }: stůl pro { $seats } hráče.
       *[other] { $game }: stůl pro { $seats } hráčů.
    }
tables-rematch =
    { $seats ->
        [one] { $game }: odveta pro { $seats } hráče.
        [few] { $game }: odveta pro { $seats } hráče.
        [many] { $game }: odveta pro { $seats } hráče.
       *[other] { $game }: odveta pro { $seats } hráčů.
    }
tables-opener = 🪑 { $player } (otevírá stůl)
tables-player = 🪑 { $player }
tables-invited = ✉️ { $player }, máte pozvání: **{ $accept }, nebo { button-decline }?**
tables-declined = { $creator }: { $player } odmítá pozvání k partii { $game }; to místo je teď volné pro kohokoli.
tables-free = ⬜ volno: může se přidat kdokoli
tables-alone = Zatím tu nikdo není? Kdo stůl otevřel, může stisknout **{ button-add-computer }** a hned začít.
tables-starts = Začne se, až budou všechna místa obsazená; kdo začíná, rozhodne los.
tables-starts-rematch = Začne se, až budou všechna místa obsazená; všichni se posunují o jedno místo, takže začíná { $first }.
tables-line = { $code }: { $game }, { $state }
tables-line-own = { $code }: { $game }, { $state } ({ $others })
tables-line-others = { $code }: { $game }, { $state } ({ $others })
tables-under-way = • { $code } { $game }: { $state }
tables-under-way-with = • { $code } { $game } ({ $others }): { $state }
tables-open =
    { $free ->
        [0] • { $code } { $game } ({ $players }): žádné volné místo
        [one] • { $code } { $game } ({ $players }): { $free } volné místo
        [few] • { $code } { $game } ({ $players }): { $free } volná místa
        [many] • { $code } { $game } ({ $players }): { $free } volného místa
       *[other] • { $code } { $game } ({ $players }): { $free } volných míst
    }
tables-state-invited = máte pozvání: **{ $accept }, nebo { button-decline }?**
tables-state-waiting = čeká na hráče
tables-state-paused = přerušená
tables-state-your-turn = jste na tahu
tables-state-turn = tah { $turn }
tables-state-on-hold = pozastavená
tables-state-over = skončila
tables-state-given-up = zrušená
tables-state-paused-at = přerušená, tah { $turn }
tables-state-your-turn-at = **jste na tahu**, tah { $turn }
tables-state-on-hold-at = pozastavená, tah { $turn }
tables-state-to-move = na tahu je { $player }, tah { $turn }
tables-which = Kterou partii myslíte?
tables-which-others = Jinou partii zadáte pomocí `game:`.
tables-which-menu = Která partie?
tables-yours = **Vaše partie**
tables-none-of-yours = Nemáte žádnou rozehranou partii; stůl otevře `/pacru new`, soupeře hledá `/pacru seek`.
tables-here = **Otevřené stoly v tomto kanálu**
tables-none-here = V tomto kanálu není otevřený žádný stůl. Soupeře pro vás hledá `/pacru seek`.
tables-no-other-here = V tomto kanálu není otevřený žádný další stůl.
tables-more =
    { $count ->
        [one] … a { $count } další.
        [few] … a { $count } další.
        [many] … a { $count } dalšího.
       *[other] … a { $count } dalších.
    }
tables-more-games = … a další ({ $count }); `/pacru board` najde každou partii, kterou smíte vidět.
tables-more-own-games = … a další ({ $count }); vypíše je `/pacru games`.
tables-more-tables = … a další ({ $count }); vypíše je **{ button-join }**.
tables-more-seeks = … a další ({ $count }); vypíše je `/pacru seek`.
tables-more-tournaments = … a další ({ $count }); všechny vypíše `/pacru-tournament list`.
tables-more-pairings = … a další ({ $count }); všechny vypíše `/pacru-tournament games`.
tables-elsewhere =
    { $count ->
        [one] Jinde máte ještě { $count } partii: jen vám ji ukáže `/pacru games`.
        [few] Jinde máte ještě { $count } partie: jen vám je ukáže `/pacru games`.
        [many] Jinde máte ještě { $count } partie: jen vám je ukáže `/pacru games`.
       *[other] Jinde máte ještě { $count } partií: jen vám je ukáže `/pacru games`.
    }
tables-form-game = Která hra a pro kolik hráčů
tables-form-opponents = Soupeři
tables-form-anybody = Když nikoho nevyberete, může se přidat kdokoli.
tables-form-computers = Počítače na volných místech
tables-form-level = Jak silný má být počítač?
tables-form-pace = Čas
tables-form-unread = Nepodařilo se načíst nastavení serveru: toto jsou výchozí hodnoty bota.
tables-form-terms = Další pravidla
tables-form-more = Série, hrací plány a vzory nastavíte volbami za /pacru new.
tables-form-rated = Výsledek se počítá do ratingu
tables-form-thread = Hraje se ve vlastním vlákně
tables-form-weekends = Hodiny stojí v sobotu a v neděli (UTC)
tables-form-claimed = Vypršení času platí, jen když ho uplatní soupeř
