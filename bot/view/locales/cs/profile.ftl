### Jak se členovi v partiích daří.

profile-none = **{ $name }** na tomto serveru zatím nemá žádnou partii.
profile-since = **{ $name }** hraje na tomto serveru od { $since }.
profile-pool =
    { $games ->
        [one] • { $pool }: { $games } partie, { $results }
        [few] • { $pool }: { $games } partie, { $results }
        [many] • { $pool }: { $games } partie, { $results }
       *[other] • { $pool }: { $games } partií, { $results }
    }
profile-pool-rated =
    { $games ->
        [one] • { $pool }: { $games } partie, { $results }; rating { $rating }
        [few] • { $pool }: { $games } partie, { $results }; rating { $rating }
        [many] • { $pool }: { $games } partie, { $results }; rating { $rating }
       *[other] • { $pool }: { $games } partií, { $results }; rating { $rating }
    }
profile-won =
    { $games ->
        [one] { $games } výhra
        [few] { $games } výhry
        [many] { $games } výhry
       *[other] { $games } výher
    }
profile-lost =
    { $games ->
        [one] { $games } prohra
        [few] { $games } prohry
        [many] { $games } prohry
       *[other] { $games } proher
    }
profile-shared =
    { $games ->
        [one] { $games } remíza
        [few] { $games } remízy
        [many] { $games } remízy
       *[other] { $games } remíz
    }
profile-shared-first = { $games }× dělené první místo
profile-second = { $games }× druhé místo
profile-third = { $games }× třetí místo
profile-fourth = { $games }× čtvrté místo
profile-reliable = Každou partii hraje až do konce.
profile-less-reliable = Dohráno je { $finished } z { $games } partií; ve zbytku vypršel čas, nebo hráč odešel.
profile-titles = 🏆 Vyhrané turnaje: { $tournaments }.
profile-titles-more =
    { $count ->
        [one] { $count } další
        [few] { $count } další
        [many] { $count } dalšího
       *[other] { $count } dalších
    }
profile-best-win = Nejlepší výhra: `{ $code }`, soupeř { $player } ({ $rating }).
profile-longest =
    { $turns ->
        [one] Nejdelší partie: `{ $code }`, { $turns } tah.
        [few] Nejdelší partie: `{ $code }`, { $turns } tahy.
        [many] Nejdelší partie: `{ $code }`, { $turns } tahu.
       *[other] Nejdelší partie: `{ $code }`, { $turns } tahů.
    }
profile-head-to-head =
    { $games ->
        [one] Odehráli jste spolu { $games } partii, z vašeho pohledu { $results }.
        [few] Odehráli jste spolu { $games } partie, z vašeho pohledu { $results }.
        [many] Odehráli jste spolu { $games } partie, z vašeho pohledu { $results }.
       *[other] Odehráli jste spolu { $games } partií, z vašeho pohledu { $results }.
    }
profile-activity =
    Za posledních dvanáct měsíců má za sebou { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }, a to { $days ->
        [one] v { $days } dni.
        [few] ve { $days } dnech.
        [many] v { $days } dne.
       *[other] v { $days } dnech.
    }
profile-activity-title = Tahy v jednotlivých dnech
profile-month =
    { $month ->
        [1] led
        [2] úno
        [3] bře
        [4] dub
        [5] kvě
        [6] čvn
        [7] čvc
        [8] srp
        [9] zář
        [10] říj
        [11] lis
       *[12] pro
    }
profile-month-year = { $month } { $year }
profile-no-game = Žádná rozehraná partie.
profile-under-way = **Rozehrané partie**
