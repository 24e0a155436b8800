### Klubová nástěnka: jedna zpráva, která stále ukazuje, jak stojí partie serveru, a na co se ptají její tlačítka.

club-nothing = **Nehraje se žádná partie.** Stůl otevřete tlačítkem **{ button-new-table }**.
club-games =
    { $count ->
        [one] **{ $count } rozehraná partie**
        [few] **{ $count } rozehrané partie**
        [many] **{ $count } rozehrané partie**
       *[other] **{ $count } rozehraných partií**
    }
club-game = • { $code } { $game }, { $players }: { $state }
club-turn-began = tah začal { $moment }
club-tables = **Otevřené stoly**
club-tournaments = **Turnaje**
club-results = **Poslední výsledky**
club-won = • 🏆 { $player }: `{ $code }` { $game } ({ $others }), { $moment }
club-shared = • 🤝 { $players }: `{ $code }` { $game }, { $moment }
club-no-table = Na tomto serveru není otevřený stůl, ke kterému byste se mohli přidat.
club-placed = Klubová nástěnka se za pár sekund objeví v { $channel } a bude stále aktuální. Připněte ji, ať ji každý najde.
club-removed = Klubová nástěnka byla odstraněna.
club-none = Tento server nemá klubovou nástěnku.

club-no-board = Ta zpráva neukazuje žádný hrací plán. **{ -menu-show-as-text }** vám hrací plán vypíše: použijte tuto nabídku u zprávy bota o partii, která už začala.
