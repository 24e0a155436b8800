### Co je o členovi uloženo a jak se na vlastní přání vymaže.

own-data-file =
    Tento soubor obsahuje vše, co o vás uchovávám. Týká se { $games ->
        [one] { $games } partie
        [few] { $games } partií
        [many] { $games } partie
       *[other] { $games } partií
    } a { $servers ->
        [one] { $servers } serveru.
        [few] { $servers } serverů.
        [many] { $servers } serveru.
       *[other] { $servers } serverů.
    }
own-data-newest = Do souboru se vejdou jen vaše nejnovější partie; ostatní vám může dát správce bota.
own-data-kept = Partie zůstávají, s vaším jménem a ID na Discordu do té doby, než své údaje vymažete: od té chvíle je v nich bezejmenný bývalý hráč. Co jste si zvolili a naplánovali, zůstává, dokud to nezměníte; odpovědi na příkazy zůstávají týden, zálohy čtyři týdny. Zprávy nečtu.
own-data-erase-button = Vymazat moje údaje
own-data-confirm-button = Za den vymazat moje údaje
own-data-keep-button = Ponechat moje údaje
own-data-question = Mám vymazat vaše údaje na všech serverech? Ve všech partiích z vás bude bývalý hráč; váš rating, předvolby, plány a blokování zmizí. Zprávy v kanálech zůstanou.
own-data-playing =
    { $count ->
        [one] Vzdáte { $count } rozehranou partii.
        [few] Vzdáte { $count } rozehrané partie.
        [many] Vzdáte { $count } rozehrané partie.
       *[other] Vzdáte { $count } rozehraných partií.
    }
own-data-tables =
    { $count ->
        [one] Odejdete od { $count } otevřeného stolu.
        [few] Odejdete od { $count } otevřených stolů.
        [many] Odejdete od { $count } otevřeného stolu.
       *[other] Odejdete od { $count } otevřených stolů.
    }
own-data-when = Stane se to za den; do té doby si to můžete rozmyslet.
own-data-due = Vaše údaje budou vymazány { $remaining }, { $date }. Do té doby to můžete zastavit tlačítkem **{ own-data-keep-button }** tady nebo v `/pacru data`; potom už to nepůjde vrátit.
