### Proč něco nejde, pro člena, který o to požádal: co je špatně a co by bylo možné. `$code` je kód partie.
### Názvy možností (`game`, `thread`, `from`, `to`), to, co se píše, a příkazy zůstávají, jak jsou.

refusal-no-such-game = Partie `{ $code }` tu není; `/pacru games` ukáže vaše partie a otevřené stoly.
refusal-no-game = Nehrajete žádnou partii; `/pacru games` ukáže otevřené stoly a `/pacru new` nějaký otevře.
refusal-no-game-here = V tomto kanálu se nehraje žádná partie; `/pacru new` otevře stůl.
refusal-no-server = To jde jen na serveru: použijte tento příkaz v některém z jeho kanálů.
refusal-only-computers = V přímých zprávách se hraje jen proti počítačům; stůl pro hru s lidmi otevřete v kanálu serveru.
refusal-nothing-to-watch = V tomto kanálu nikdo jiný nehraje; jinou partii vyberte pomocí `game:`.
refusal-paused = Partie `{ $code }` je přerušená; kdokoli z hráčů může u poslední zprávy stisknout **{ button-resume }**.
refusal-not-paused = Partie `{ $code }` není přerušená; hraje se dál.
refusal-nothing-to-claim = V partii `{ $code }` není co uplatnit: čas nikomu nevypršel, nebo se o to postarám já.
refusal-no-clock = V partii `{ $code }` neběží žádné hodiny, takže nikdo nepotřebuje víc času.
refusal-own-clock = V partii `{ $code }` jste na tahu vy; čas vám může dát soupeř, nebo začněte dovolenou příkazem `/pacru preferences vacation:`.
refusal-time-given = Najednou lze dát od jedné minuty do 14 dní, například `1d` nebo `12h`.
refusal-vacation =
    { $days ->
        [0] Letošní dovolenou už máte vyčerpanou; od ledna máte znovu 30 dní.
        [one] Dovolená od teď může mít 1 den: tolik vám zbývá.
        [few] Dovolená od teď může mít 1 až { $days } dny: tolik vám zbývá.
        [many] Dovolená od teď může mít 1 až { $days } dne: tolik vám zbývá.
       *[other] Dovolená od teď může mít 1 až { $days } dní: tolik vám zbývá.
    }
refusal-no-vacation = Nemáte dovolenou; začnete ji příkazem `/pacru preferences vacation:7`.
refusal-time-zone = `{ $name }` není název časového pásma; zvolte některé ze seznamu, například Europe/Prague.
refusal-picture-name = Jméno na obrázky musí mít 1 až 32 znaků; `none` vrátí vaše obvyklé jméno.
refusal-picture-name-without-font = Obrázky nemohou ukázat jméno { $name }, protože některá jeho písmena v jejich fontu chybějí; zvolte jiné jméno.
refusal-quiet-hours = Tiché hodiny se píší jako `22:00-7:30`; `none` je zruší.
refusal-offer-closed = Tato nabídka v partii `{ $code }` už neplatí; stav ukáže nejnovější zpráva partie.
refusal-offered-already = To už jste v partii `{ $code }` nabídli; nabídka platí, dokud někdo neodpoví nebo netáhne.
refusal-asked-already = { $player } žádá v partii `{ $code }` o totéž; nejdřív je třeba odpovědět na tuto žádost.
refusal-just-declined = V partii `{ $code }` jste o to od posledního tahu už žádali; znovu můžete po příštím tahu.
refusal-own-offer = Tato nabídka v partii `{ $code }` je vaše; přijmout ji mohou jen ostatní.
refusal-agreed-already = S tím už jste v partii `{ $code }` souhlasili; čeká se na ostatní.
refusal-nobody-to-ask = V partii `{ $code }` není nikdo další, kdo by mohl souhlasit; vzdát se můžete příkazem `/pacru resign`.
refusal-nothing-to-take-back = V partii `{ $code }` nemáte žádný tah, který by šlo vrátit.
refusal-left-since = Od vašeho posledního tahu někdo z partie `{ $code }` odešel, takže tah vrátit nelze.
refusal-too-late-to-call-off = V partii `{ $code }` už táhli všichni, takže se počítá; můžete nabídnout remízu nebo se vzdát příkazem `/pacru resign`.
refusal-nothing-to-pause = Partie `{ $code }` nemá hodiny, takže není co přerušit.
refusal-not-your-seat = Toto místo v partii `{ $code }` si může ponechat jen { $player }.
refusal-seat-for-others = V partii `{ $code }` už hrajete; volné místo je pro někoho jiného.
refusal-plan-for-two = Plánovat lze jen v partiích pro dva, a to `{ $code }` není; tahy můžete zkoušet příkazem `/pacru try`.
refusal-plan-on-own-turn = V partii `{ $code }` jste na tahu; plánovat můžete, když je na tahu soupeř.
refusal-plan-step = Tah `{ $turn }` tam není možný.
refusal-plan-past-end = Partie by skončila ještě před tahem `{ $turn }`; vynechte ho.
refusal-plan-without-answer = Varianta musí začínat tahem soupeře ({ $player }) a končit vaší odpovědí, například `e9-e8 e1-e2`.
refusal-planned-otherwise = V této pozici už máte naplánováno `{ $turn }`; `/pacru plan` bez varianty ukáže váš plán a tlačítko, které ho smaže.
refusal-plan-too-long = Můžete mít nejvýše 20 variant po 20 tazích.
refusal-several = Myslíte { $games }? Vyberte partii pomocí `game:`.
refusal-other-games = další
refusal-not-a-player = V partii `{ $code }` nehrajete; `/pacru board` vám ji ukáže a `/pacru new` otevře váš vlastní stůl.
refusal-not-your-turn = V partii `{ $code }` je na tahu { $player }; až budete na tahu vy, ukáže to příští hrací plán.
refusal-out = V partii `{ $code }` jste už vypadli ze hry; ostatní hrají dál a pozici ukáže `/pacru board`.
refusal-not-begun = Partie `{ $code }` ještě nezačala; začne, až budou všechna místa obsazená.
refusal-not-over = Partie `{ $code }` ještě neskončila; o odvetu můžete požádat, až skončí.
refusal-begun = Partie `{ $code }` už začala; `/pacru board` ji ukáže a `/pacru new` otevře jiný stůl.
refusal-over = Partie `{ $code }` skončila; `/pacru study history` ukáže její záznam a `/pacru new` otevře jiný stůl.
refusal-called-off = Partie `{ $code }` byla zrušena a nepočítá se; **{ button-rematch }** u jejího posledního hracího plánu připraví další.
refusal-cancelled = Stůl `{ $code }` byl zrušen; `/pacru new` otevře jiný.
refusal-nothing-to-annul = Partie `{ $code }` nezměnila žádný rating: platnost lze zrušit jen u hodnocené partie, která skončila.
refusal-annulled-already = Výsledek partie `{ $code }` už neplatí; `/pacru-admin restore` ho obnoví.
refusal-not-annulled = Výsledek partie `{ $code }` platí, takže není co obnovit.
refusal-frozen = Partie `{ $code }` je pozastavená a nic se neztratilo; správce tohoto serveru ji může obnovit příkazem `/pacru-admin thaw`.
refusal-stays-frozen = Partie `{ $code }` zůstává pozastavená: její záznam nevede k pozici, která byla uložena. Nic se neztratilo; dejte prosím vědět správci bota.
refusal-not-frozen = Partie `{ $code }` není pozastavená, takže není co obnovit.
refusal-other-rules = Partie `{ $code }` začala podle verze pravidel { $version }, kterou tento bot nezná; dejte prosím vědět správci bota.
refusal-full = U stolu `{ $code }` je každé místo obsazené; `/pacru new` otevře jiný stůl.
refusal-not-invited = Pozvání ke stolu `{ $code }` je pro někoho jiného; `/pacru new` otevře váš vlastní stůl.
refusal-seated = Místo u stolu `{ $code }` už máte; začne se, až budou všechna obsazená.
refusal-not-the-creator = To může jen ten, kdo stůl `{ $code }` otevřel ({ $player }); vy můžete od stolu odejít.
refusal-too-few =
    { $missing ->
        [one] { $game } potřebuje aspoň { $least } hráče; počkejte, až se přidá ještě { $missing } hráč.
        [few] { $game } potřebuje aspoň { $least } hráče; počkejte, až se přidají ještě { $missing } hráči.
        [many] { $game } potřebuje aspoň { $least } hráče; počkejte, až se přidá ještě { $missing } hráče.
       *[other] { $game } potřebuje aspoň { $least } hráčů; počkejte, až se přidá ještě { $missing } hráčů.
    }
refusal-players = Hru { $game } hrají { $numbers } hráči, ne { $asked }.
refusal-too-many-opponents =
    { $opponents ->
        [one] U stolu pro { $players } je kromě vás místo pro { $opponents } soupeře; uvedli jste jich { $named }.
       *[other] U stolu pro { $players } je kromě vás místo pro { $opponents } soupeře; uvedli jste jich { $named }.
    }
refusal-too-many-computers =
    { $free ->
        [0] Všechna místa ({ $players }) jsou obsazená nebo vyhrazená: pro počítač žádné nezbývá.
        [one] U tohoto stolu pro { $players } hráče je pro počítač volné { $free } místo.
        [few] U tohoto stolu pro { $players } hráče jsou pro počítače volná { $free } místa.
        [many] U tohoto stolu pro { $players } hráče je pro počítače volno { $free } místa.
       *[other] U tohoto stolu pro { $players } hráče je pro počítače volných { $free } míst.
    }
refusal-level = Vyberte jednu z těchto úrovní: { $levels }.
refusal-no-free-seat = V partii `{ $code }` není volné místo a počítač může převzít jen volné.
refusal-no-hints = `{ $code }` je hodnocená partie mezi lidmi, takže v ní nikdo nemůže dostat nápovědu.
refusal-analysed-later = Partie `{ $code }` ještě neskončila: rozbor je možný až potom.
refusal-none-finished = Žádná vaše partie ještě neskončila; jinou partii vyberte pomocí `game:`.
refusal-nothing-played = V partii `{ $code }` nejsou žádné tahy k rozboru.
refusal-one-analysis = Jeden rozbor se pro vás ještě připravuje; o další požádejte, až si přečtete odpověď.
refusal-one-hint = Jedna nápověda je k vám ještě na cestě; o další požádejte, až dorazí.
refusal-one-replay = Jedna animace se pro vás ještě kreslí; o další požádejte, až dorazí.
refusal-engine = Počítače mají práci nebo se znovu spouštějí; zkuste to prosím za minutu.
refusal-invited-self = Sami sebe pozvat nemůžete; uveďte někoho jiného, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
refusal-invited-twice = Člena { $player } jste vybrali dvakrát; jedno pozvání stačí.
refusal-invited-bot = { $player } je bot a hrát nemůže; uveďte člena, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
refusal-not-invitable = { $player } teď pozvání nepřijímá; uveďte někoho jiného, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
refusal-invited-blocked = { $player } je mezi členy, které blokujete; `/pacru people block` to zruší.
refusal-no-seat-for-you = U stolu `{ $code }` pro vás není místo; `/pacru games` ukáže jiné stoly a `/pacru new` nějaký otevře.
refusal-many-tables =
    { $most ->
        [one] Máte { $most } otevřený stůl a víc jich jeden člen mít nesmí; počkejte, až se zaplní, nebo ho zrušte příkazem `/pacru games`.
        [few] Máte { $most } otevřené stoly a víc jich jeden člen mít nesmí; počkejte, až se některý zaplní, nebo některý zrušte příkazem `/pacru games`.
        [many] Máte { $most } otevřeného stolu a víc jich jeden člen mít nesmí; počkejte, až se některý zaplní, nebo některý zrušte příkazem `/pacru games`.
       *[other] Máte { $most } otevřených stolů a víc jich jeden člen mít nesmí; počkejte, až se některý zaplní, nebo některý zrušte příkazem `/pacru games`.
    }
refusal-many-tables-here =
    { $most ->
        [one] Na tomto serveru je otevřený { $most } stůl a víc jich být nesmí; `/pacru games` má tlačítko, kterým se k některému přidáte.
        [few] Na tomto serveru jsou otevřené { $most } stoly a víc jich být nesmí; `/pacru games` má tlačítko, kterým se k některému přidáte.
        [many] Na tomto serveru je otevřeno { $most } stolu a víc jich být nesmí; `/pacru games` má tlačítko, kterým se k některému přidáte.
       *[other] Na tomto serveru je otevřeno { $most } stolů a víc jich být nesmí; `/pacru games` má tlačítko, kterým se k některému přidáte.
    }
refusal-many-invitations =
    { $most ->
        [one] Najednou můžete mít nejvýše { $most } pozvání bez odpovědi; počkejte na odpověď, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
        [few] Najednou můžete mít nejvýše { $most } pozvání bez odpovědi; počkejte na některé odpovědi, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
        [many] Najednou můžete mít nejvýše { $most } pozvání bez odpovědi; počkejte na některé odpovědi, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
       *[other] Najednou můžete mít nejvýše { $most } pozvání bez odpovědi; počkejte na některé odpovědi, nebo nechte volbu prázdnou, aby se mohl přidat kdokoli.
    }
refusal-elsewhere = Na tomto serveru můžete stoly otevírat jen v { $channel }.
refusal-in-thread = Tohle už vlákno je: vynechte `thread` a bude se hrát zde.
refusal-blocked-self = Sami sebe blokovat nemůžete.
refusal-watched-own = V partii `{ $code }` hrajete vy; jak dostáváte upozornění na své tahy, ukáže `/pacru preferences`.
refusal-not-a-manager = To mohou jen členové s oprávněním **{ -permissions-manage-server }**.
refusal-everybodys-role = Tu roli má každý; zvolte jinou.
refusal-elevated-role = Role { $role } dovoluje spravovat tento server, moderovat ostatní nebo zmiňovat všechny; takovou roli nikomu nedávám. Kdo spravuje tento server, může této roli zmíněná oprávnění odebrat, nebo zvolit jinou.
refusal-managed-role = Roli { $role } dává sám Discord, například botovi nebo těm, kdo server vylepšují, takže já ji dávat nemohu; zvolte jinou.
refusal-may-not-give-roles = Roli, kterou dávám, mohou zvolit jen členové s oprávněním **{ -permissions-manage-roles }**.
refusal-role-too-high = Zvolit můžete jen role, které jsou pod vaší nejvyšší, a { $role } pod ní není.
refusal-no-rating-band = Uveďte nejnižší rating (`from`), nejvyšší (`to`), nebo oba.
refusal-many-seeks = Soupeře tu už hledáte { $most }×; některé hledání můžete zrušit příkazem `/pacru seek`.
refusal-seek-gone = To hledání už neplatí: už má soupeře, bylo zrušeno, nebo po měsíci vypršelo; kdo hledá, ukáže `/pacru seek`.
refusal-own-seek = To hledání je vaše; čeká na ostatní.
refusal-seek-for-others = { $player } hledá jiné soupeře; vlastní hledání začnete příkazem `/pacru seek`.
refusal-seek-for-ratings = { $player } hledá soupeře s tímto omezením: { $band }. Váš rating je { $rating }; vlastní hledání začnete příkazem `/pacru seek`.
refusal-does-not-play = { $player } v partii `{ $code }` nehraje; kdo hraje, ukáže `/pacru board`.
refusal-one-seat = V partii `{ $code }` už hrajete a nikdo nemůže mít dvě místa; toto může převzít někdo jiný.
refusal-plays-already = { $player } už v partii `{ $code }` hraje; uveďte někoho jiného.
refusal-resign-by-command = Partii `{ $code }` vzdáte příkazem `/pacru resign`, který vás požádá o potvrzení.
refusal-random-pattern = Zvolte jeden z těchto náhodných vzorů: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.
refusal-no-page = Takovou stránku pravidla hry { $game } nemají; `/pacru rules` začíná na straně 1.
refusal-turns-reversed = `from` musí být před `to`.
refusal-no-such-turn = Takové tahy partie `{ $code }` nemá: zvolte od 0, což je začátek, do { $last }.
refusal-settings-changed = Někdo změnil nastavení, když už jste měli formulář otevřený, takže se vaše změny neuložily. Otevřete ho znovu a uvidíte, co platí teď.
refusal-moved-on = Od chvíle, kdy se objevilo toto tlačítko, partie `{ $code }` pokročila; použijte nejnovější hrací plán.
refusal-superseded = V partii `{ $code }` jste mezitím poslali novější tah, proto se tento nehraje; pozici ukazuje nejnovější hrací plán.
refusal-pace-unreadable = Tempo se píše jako `3d+1d cap 7d` (3 dny, s každým tahem 1 navíc, nejvýše 7), `2d/move`, `20m+10s` nebo `none`.
refusal-pace-out-of-range = Tempo musí dávat nejméně minutu a nejvýše 90 dní, například `3d+1d cap 7d`.
