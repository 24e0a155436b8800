### Pro správce serveru, a co se kanál dozví o jejich zásazích.

moderation-called-off = { $title }: správci tohoto serveru partii zrušili, takže se nepočítá. Důvod: { $reason }
moderation-frozen = { $title }: správci tohoto serveru partii pozastavili; hodiny stojí.
moderation-erased = { $title }: partie je zrušena a nepočítá se, protože údaje jednoho z hráčů byly vymazány.
moderation-annulled = { $title }: { $who } ruší platnost výsledku; partie se už nepočítá.
moderation-restored = { $title }: { $who } výsledek obnovuje; partie se opět počítá.
moderation-reason = Důvod: { $reason }
moderation-new-ratings = Nové ratingy: { $changes }.
moderation-no-rating = bez ratingu
settings-channel = Stoly lze otevírat jen v { $channel } a jeho vláknech.
settings-anywhere = Stoly lze otevírat v kterémkoli kanálu.
settings-one-of-two = Zvolte jen jednu z voleb `channel` a `anywhere` a jen jednu z voleb `call_role` a `call_nobody`; nic se nezměnilo.
settings-pace-rated = Výchozí tempo nových stolů: { $pace }, hodnocené partie.
settings-pace-unrated = Výchozí tempo nových stolů: { $pace }, nehodnocené partie.
settings-turned = V partiích pro dva je dole strana hráče, který je na tahu.
settings-not-turned = Hrací plány mají dole jižní stranu.
settings-boards-all = Všechny hrací plány partie zůstávají v jejím kanálu.
settings-boards-newest = V kanálu zůstává jen nejnovější hrací plán partie; starší se mažou.
settings-threads = Ve výchozím nastavení se každá partie hraje ve vlastním vlákně.
settings-no-threads = Ve výchozím nastavení se partie hrají přímo v kanálu, bez vlastních vláken.
settings-call-role = Na nové stoly, ke kterým si může sednout kdokoli, upozorňuji roli { $role }, nejvýše jednou za hodinu.
settings-call-nobody = Na nové stoly nikoho neupozorňuji; roli, kterou mám upozornit, zvolíte v `call_role`.
settings-language = Jazyk kanálů: { $language }.
settings-form = Nastavení tohoto serveru
settings-form-tables = Výchozí nastavení nových stolů
settings-form-channel = Stoly se otevírají v kanálu
settings-form-anywhere = Patří k němu i jeho vlákna; když kanál nezvolíte, lze stoly otevírat v kterémkoli.
settings-form-role = Role upozorňovaná na nové volné stoly
settings-form-nobody = Když roli nezvolíte, nikoho neupozorním.
settings-form-language = Jazyk kanálů
exported =
    { $count ->
        [one] Toto je jediná partie tohoto serveru, na jednom řádku JSON.
        [few] Toto jsou všechny { $count } partie tohoto serveru, každá na jednom řádku JSON.
        [many] Toto je všech { $count } partie tohoto serveru, každá na jednom řádku JSON.
       *[other] Toto je všech { $count } partií tohoto serveru, každá na jednom řádku JSON.
    }
export-too-large = Partie tohoto serveru se nevejdou do { $limit } MB, které Discord přijme; správce bota je získá příkazem `{ $command }`.
erase-question =
    { $count ->
        [one] Vymazat na tomto serveru údaje člena { $member }? V { $count } partii se jméno změní na „bývalý hráč“.
        [few] Vymazat na tomto serveru údaje člena { $member }? Ve { $count } partiích se jméno změní na „bývalý hráč“.
        [many] Vymazat na tomto serveru údaje člena { $member }? V { $count } partie se jméno změní na „bývalý hráč“.
       *[other] Vymazat na tomto serveru údaje člena { $member }? V { $count } partiích se jméno změní na „bývalý hráč“.
    }
erase-playing =
    { $count ->
        [one] Bude vzdána { $count } rozehraná partie.
        [few] Budou vzdány { $count } rozehrané partie.
        [many] Bude vzdáno { $count } rozehrané partie.
       *[other] Bude vzdáno { $count } rozehraných partií.
    }
erase-tables =
    { $count ->
        [one] Bude opuštěn nebo zrušen { $count } otevřený stůl.
        [few] Budou opuštěny nebo zrušeny { $count } otevřené stoly.
        [many] Bude opuštěno nebo zrušeno { $count } otevřeného stolu.
       *[other] Bude opuštěno nebo zrušeno { $count } otevřených stolů.
    }
erase-rest = Zmizí i předvolby, připomínky a blokování, pokud člen nehraje na jiném serveru. Zprávy v kanálech zůstanou. Nelze to vrátit.
erase-button = Vymazat
erase-keep-button = Ponechat

ruling-end = { $title } ({ $players }; tah { $turn }): zrušit partii? Nebude se počítat a v jejím kanálu se objeví důvod: { $reason }
ruling-end-table = { $title } ({ $players }): zrušit stůl? V jeho kanálu se objeví důvod: { $reason }
ruling-freeze = { $title } ({ $players }): pozastavit partii? Nikdo nemůže táhnout a hodiny stojí, dokud ji `/pacru-admin thaw` neobnoví.
ruling-replace = { $title } ({ $players }): má hráče { $player } nahradit { $substitute }? Vrátit to může jen další `/pacru-admin replace`.
ruling-annul = { $title } ({ $players }): zrušit platnost výsledku? Partie se přestane počítat do ratingů, profilů a sezon a ratingy po všech pozdějších partiích tohoto druhu se spočítají znovu. Výsledky a párování turnaje se nemění. V jejím kanálu se objeví důvod: { $reason }
ruling-restore = { $title } ({ $players }): obnovit výsledek? Partie se bude opět počítat a ratingy po všech pozdějších partiích tohoto druhu se spočítají znovu.
ruling-end-button = Zrušit partii
ruling-freeze-button = Pozastavit
ruling-replace-button = Nahradit
ruling-annul-button = Zrušit platnost
ruling-restore-button = Obnovit výsledek
ruling-nothing-button = Nechat, jak je
ruling-nothing = V partii `{ $code }` se nic nezměnilo.
