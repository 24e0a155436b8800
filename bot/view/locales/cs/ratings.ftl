### Ratingy: co změnila partie, ratingy člena, nejlepší na serveru.

ratings-changed = Rating: { $changes }.
ratings-unchanged = Ratingy se nemění: { $why }.
ratings-will-not-change = Ratingy se nezmění: { $why }.
ratings-unchanged-series = Ratingy ani série se nemění: { $why }.
ratings-series-unchanged = Série se nemění: { $why }.
ratings-why-computer = hraje počítač
ratings-why-substitute = jeden z obou hráčů nehraje od začátku
ratings-why-substitutes = od začátku hrají méně než dva hráči
ratings-why-short = partie skončila dřív, než všichni odehráli dva tahy
ratings-why-annulled = výsledek už neplatí

ratings-pool-two = { $game } pro dva
ratings-pool-many = { $game } pro tři nebo čtyři

ratings-own-none = Na tomto serveru zatím rating nemáte: získáte ho na konci hodnocené partie.
ratings-own-none-of-game = V této hře na tomto serveru zatím rating nemáte: získáte ho na konci hodnocené partie.
ratings-none = { $name } na tomto serveru zatím rating nemá: získá ho na konci hodnocené partie.
ratings-none-of-game = { $name } v této hře na tomto serveru zatím rating nemá: získá ho na konci hodnocené partie.
ratings-own-heading = **Vaše ratingy na tomto serveru**
ratings-heading = **Ratingy na tomto serveru: { $name }**
ratings-of-pool =
    { $games ->
        [one] • { $pool }: **{ $rating }** po { $games } partii
        [few] • { $pool }: **{ $rating }** po { $games } partiích
        [many] • { $pool }: **{ $rating }** po { $games } partie
       *[other] • { $pool }: **{ $rating }** po { $games } partiích
    }
ratings-up =
    { $games ->
        [one] v poslední partii o { $points } výš
        [few] v posledních { $games } o { $points } výš
        [many] v posledních { $games } o { $points } výš
       *[other] v posledních { $games } o { $points } výš
    }
ratings-down =
    { $games ->
        [one] v poslední partii o { $points } níž
        [few] v posledních { $games } o { $points } níž
        [many] v posledních { $games } o { $points } níž
       *[other] v posledních { $games } o { $points } níž
    }
ratings-level =
    { $games ->
        [one] v poslední beze změny
        [few] v posledních { $games } beze změny
        [many] v posledních { $games } beze změny
       *[other] v posledních { $games } beze změny
    }
ratings-provisional = Otazník znamená, že rating je provizorní: zatím se mění po velkých krocích.

ratings-game = • `{ $code }` ({ $others }): { $result }, { $rating }
ratings-won = výhra
ratings-shared = dělené první místo
ratings-lost = prohra
ratings-place =
    { $place ->
        [2] druhé místo
        [3] třetí místo
       *[4] čtvrté místo
    }

ratings-leaderboard = **Žebříček tohoto serveru: { $pool }**
ratings-leaderboard-empty = Na tomto serveru zatím neskončila žádná hodnocená partie ({ $pool }); stůl otevře `/pacru new`.
ratings-entry = { $name }: { $standing }
ratings-entry-own = **{ $name } (vy)**: { $standing }
ratings-standing =
    { $games ->
        [one] **{ $rating }**, { $games } partie
        [few] **{ $rating }**, { $games } partie
        [many] **{ $rating }**, { $games } partie
       *[other] **{ $rating }**, { $games } partií
    }
ratings-newcomers = Méně než { $games } hodnocených partií:
ratings-more-newcomers =
    { $count ->
        [one] a { $count } další
        [few] a { $count } další
        [many] a { $count } dalšího
       *[other] a { $count } dalších
    }
ratings-own-place = Jste na { $place }. místě z { $count }: { $standing }
ratings-own-standing = Vy: { $standing }
ratings-own-no-game = Takovou hodnocenou partii zatím nemáte.

season-name = { $first }–{ $last } { $year }
season-heading = **Sezóna { $season }: { $pool }**
season-empty = V sezóně { $season } neskončila žádná hodnocená partie ({ $pool }).
season-standing =
    { $games ->
        [one] **{ $points }** z { $games } partie
        [few] **{ $points }** z { $games } partií
        [many] **{ $points }** z { $games } partie
       *[other] **{ $points }** z { $games } partií
    }
season-rule = V každé hodnocené partii získáte 1 bod za každého soupeře, který skončí za vámi, a ½ bodu za každého, kdo je na stejném místě.
season-own-no-game = V této sezóně nemáte žádnou dohranou hodnocenou partii tohoto druhu.
season-ends = Sezóna končí { $when }.
season-ended = Sezóna skončila { $when }.
