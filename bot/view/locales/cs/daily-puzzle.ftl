### Úloha dne.

daily-heading = 📅 **Úloha dne { $number }**: { $game }, obtížnost { $rating }. Na tahu: { $player }.
daily-answer = Tlačítkem **{ button-solve }** odpovíte v soukromí. Zítra zde bude řešení a jména těch, kdo odpověděli správně napoprvé.
daily-yesterday = **Včerejší řešení:** { $turns }.
daily-solved =
    { $count ->
        [one] Správně: { $players }; odpověděl { $count } člen.
        [few] Správně: { $players }; odpověděli { $count } členové.
        [many] Správně: { $players }; odpovědělo { $count } člena.
       *[other] Správně: { $players }; odpovědělo { $count } členů.
    }
daily-unsolved =
    { $count ->
        [one] Odpověděl { $count } člen a úlohu nevyřešil napoprvé.
        [few] Odpověděli { $count } členové a nikdo úlohu nevyřešil napoprvé.
        [many] Odpovědělo { $count } člena a nikdo úlohu nevyřešil napoprvé.
       *[other] Odpovědělo { $count } členů a nikdo úlohu nevyřešil napoprvé.
    }
daily-untried = Nikdo ji nezkusil.
daily-solver-again =
    { $days ->
        [one] { $player } ({ $days } den)
        [few] { $player } ({ $days } dny za sebou)
        [many] { $player } ({ $days } dne za sebou)
       *[other] { $player } ({ $days } dní za sebou)
    }
daily-solvers-more =
    { $count ->
        [one] { $count } další
        [few] { $count } další
        [many] { $count } dalšího
       *[other] { $count } dalších
    }
daily-begun = Úloha dne se teď objeví v { $channel } a pak každý den v tuto dobu.
daily-ended = Úloha dne už nebude.
daily-none = Tento server nemá úlohu dne.
