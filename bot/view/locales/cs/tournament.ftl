### Turnaje, ligy a žebříčky. `$tournament` je název, který mu dal pořadatel.

tournament-done-created = Turnaj { $tournament } je připravený a oznámení přijde hned. `/pacru-organise invite` zve členy. Dokud turnaj nezačne, **{ tournament-button-format }** mění, jak se hraje; vše ostatní mění **{ tournament-button-rules }**. Tuto zprávu znovu otevře `/pacru-organise run`.
tournament-done-edited = { $tournament }: změny jsou uložené.
tournament-done-joined =
    { $count ->
        [one] Jste první přihlášený hráč turnaje { $tournament }.
        [few] Hrajete v turnaji { $tournament }; zatím jste { $count }.
        [many] Hrajete v turnaji { $tournament }; zatím je vás { $count }.
       *[other] Hrajete v turnaji { $tournament }; zatím je vás { $count }.
    }
tournament-done-meets-blocked = Hraje i někdo, koho blokujete: blokování nemění, kdo hraje s kým.
tournament-done-left = V turnaji { $tournament } už nehrajete.
tournament-done-declined = Odmítli jste pozvání do turnaje { $tournament }.
tournament-done-invited = Pozvání do turnaje { $tournament } dostává: { $player }.
tournament-done-started =
    { $games ->
        [0] Turnaj { $tournament } začíná.
        [one] Turnaj { $tournament } začíná jednou partií.
        [few] Turnaj { $tournament } začíná { $games } partiemi.
        [many] Turnaj { $tournament } začíná { $games } partie.
       *[other] Turnaj { $tournament } začíná { $games } partiemi.
    }
tournament-done-round =
    { $games ->
        [0] Začíná { $round }. kolo turnaje { $tournament }.
        [one] Začíná { $round }. kolo turnaje { $tournament } s jednou partií.
        [few] Začíná { $round }. kolo turnaje { $tournament } s { $games } partiemi.
        [many] Začíná { $round }. kolo turnaje { $tournament } s { $games } partie.
       *[other] Začíná { $round }. kolo turnaje { $tournament } s { $games } partiemi.
    }
tournament-done-ruled = Výsledek partie hráčů { $players } v turnaji { $tournament } je teď takový, jaký jste zadali.
tournament-done-bye = { $player } má v kole { $round } turnaje { $tournament } volný los.
tournament-done-withdrawn = { $player } už nehraje v turnaji { $tournament }.
tournament-done-reinstated = { $player } hraje znovu v turnaji { $tournament }.
tournament-done-substitute-asked = { $substitute } dostává dotaz, zda chce v turnaji { $tournament } nahradit hráče { $player }. Dokud nepřijme, hraje dál { $player }.
tournament-done-plays-on = V turnaji { $tournament } nahrazujete hráče { $player } a přebíráte jeho body.
tournament-done-swapped = { $player } a { $other } si v příštím kole turnaje { $tournament } vymění místa.
tournament-done-paused = Turnaj { $tournament } je přerušený: žádné nové kolo nezačne, dokud ho nenecháte pokračovat.
tournament-done-resumed = Turnaj { $tournament } pokračuje.
tournament-done-extended = Kolo turnaje { $tournament } teď trvá do { $when }.
tournament-done-ended = Turnaj { $tournament } skončil.
tournament-done-season = Sezóna { $season } turnaje { $tournament } je připravená se všemi, kdo neodstoupili.
tournament-done-challenged = Vyzvali jste hráče { $player }; na odpověď má 14 dní.
tournament-done-challenged-away = Výzvu dostává: { $player }. Do { $until } má dovolenou a teprve potom běží 14 dní na odpověď.
tournament-done-challenge-accepted = Přijali jste výzvu; hrací plán přijde hned.
tournament-done-challenge-declined = Odmítli jste výzvu: vaši příčku získává vyzyvatel.
tournament-done-challenge-taken-back = Vzali jste svou výzvu zpět.
tournament-refused-game = O partii `{ $code }` rozhoduje pořadatel jejího turnaje: požádejte ho o výsledek nebo o náhradníka.
tournament-refused-unknown = Takový turnaj tu není; `/pacru-tournament list` vypíše všechny.
tournament-refused-several = Turnajů je tu několik: { $names }. Vyberte jeden pomocí `tournament:`.
tournament-refused-season-open = Příští sezóna už je připravená; najdete ji v `/pacru-tournament list`.
tournament-refused-too-many = Najednou tu může být nejvýše { $most } turnajů; jeden ukončíte příkazem `/pacru-organise run`.
tournament-refused-name = Název turnaje musí mít 1 až { $most } znaků.
tournament-refused-name-taken = Tento název už tu má jiný turnaj; zvolte jiný.
tournament-refused-description = Popis může mít nejvýše { $most } znaků.
tournament-refused-only-two = Ligy a vyzývací žebříčky jsou pro partie dvou hráčů; pro větší stoly zvolte každý s každým nebo švýcarský turnaj.
tournament-refused-group-size = Skupina musí mít 3 až 16 účastníků.
tournament-refused-rounds = Švýcarský turnaj musí mít 1 až 64 kol.
tournament-refused-rounds-open = Najednou se musí hrát alespoň jedno kolo (`rounds_open`).
tournament-refused-promotion = Postupovat může nejvýše třetina divize.
tournament-refused-reach = Výzva musí sahat alespoň o jednu příčku výš (`reach`).
tournament-refused-round-days = Kolo musí trvat 1 až 365 dní.
tournament-refused-most = Nejvyšší počet účastníků musí být mezi 2 a { $most }.
tournament-refused-more-entered = Účastníků už je { $count }, takže nejvyšší počet nemůže být nižší.
tournament-refused-ratings = Nejnižší rating nesmí být vyšší než nejvyšší.
tournament-refused-start-time = Začátek musí být během příštích dvanácti měsíců, například `in 3 days` nebo `2026-12-24 18:00`.
tournament-refused-closed = Přihlášky jsou uzavřené; jiné turnaje vypíše `/pacru-tournament list`.
tournament-refused-joined = Už jste přihlášeni; vaše partie vypíše `/pacru-tournament games`.
tournament-refused-only-swiss = Volný los má jen švýcarský turnaj; zde můžete hráče odhlásit jen natrvalo.
tournament-refused-only-ladder = Výzvy jsou jen na vyzývacím žebříčku; všechny turnaje vypíše `/pacru-tournament list`.
tournament-refused-no-rounds = Vyzývací žebříček nemá kola: členové se vyzývají příkazem `/pacru-tournament ladder`.
tournament-refused-trf = TRF je jen pro švýcarské turnaje s partiemi dvou hráčů; zvolte CSV nebo JSON.
tournament-refused-entered = Tento člen už je mezi účastníky.
tournament-refused-not-entered = { $player } není mezi účastníky; jejich seznam ukáže `/pacru-tournament show`.
tournament-refused-has-left = { $player } už není v turnaji; kdo hraje, ukáže `/pacru-tournament show`.
tournament-refused-full = Všechna místa jsou obsazená ({ $most }); volné bude, až někdo odstoupí.
tournament-refused-rating = Váš rating je { $own } a pořadatel připouští { $ratings }. Pozvat vás přesto může.
tournament-refused-bot = { $player } je bot a hrát nemůže; pozvěte člena.
tournament-refused-started = Turnaj už začal, takže tohle už změnit nejde; co ještě změnit můžete, ukáže `/pacru-organise edit`.
tournament-refused-not-started = Turnaj ještě nezačal; zahájíte ho příkazem `/pacru-organise run`.
tournament-refused-over = Turnaj skončil; konečné pořadí ukáže `/pacru-tournament standings`.
tournament-refused-not-over = Turnaj ještě neskončil; předčasně ho ukončíte příkazem `/pacru-organise run`.
tournament-refused-too-few = Účastníků musí být alespoň { $needed } (zatím: { $got }); další pozvete příkazem `/pacru-organise invite`.
tournament-refused-no-more-rounds = Všechna kola už začala; turnaj můžete předčasně ukončit příkazem `/pacru-organise run`.
tournament-refused-too-many-rounds =
    { $most ->
        [one] Při počtu účastníků { $entrants } lze bez opakování soupeřů hrát nejvýše { $most } kolo. Snižte počet kol příkazem `/pacru-organise format`, nebo pozvěte další členy.
        [few] Při počtu účastníků { $entrants } lze bez opakování soupeřů hrát nejvýše { $most } kola. Snižte počet kol příkazem `/pacru-organise format`, nebo pozvěte další členy.
        [many] Při počtu účastníků { $entrants } lze bez opakování soupeřů hrát nejvýše { $most } kola. Snižte počet kol příkazem `/pacru-organise format`, nebo pozvěte další členy.
       *[other] Při počtu účastníků { $entrants } lze bez opakování soupeřů hrát nejvýše { $most } kol. Snižte počet kol příkazem `/pacru-organise format`, nebo pozvěte další členy.
    }
tournament-refused-no-such-round =
    { $rounds ->
        [one] Turnaj má jen { $rounds } kolo.
        [few] Turnaj má jen { $rounds } kola.
        [many] Turnaj má jen { $rounds } kola.
       *[other] Turnaj má jen { $rounds } kol.
    }
tournament-refused-games-open =
    { $count ->
        [one] Jedna partie kola ještě neskončila; rozhodnete ji příkazem `/pacru-organise run`.
        [few] { $count } partie kola ještě neskončily; rozhodnete je příkazem `/pacru-organise run`.
        [many] { $count } partie kola ještě neskončila; rozhodnete ji příkazem `/pacru-organise run`.
       *[other] { $count } partií kola ještě neskončilo; rozhodnete je příkazem `/pacru-organise run`.
    }
tournament-refused-other-system = To v takovém turnaji nejde; jak se hraje, ukáže `/pacru-tournament show`.
tournament-refused-paused = Turnaj je přerušený; znovu ho spustíte příkazem `/pacru-organise run`.
tournament-refused-not-paused = Turnaj není přerušený; přerušíte ho příkazem `/pacru-organise run`.
tournament-refused-no-pauses = Pořadatel určil, že se partie tohoto turnaje nepřerušují.
tournament-refused-no-deadline = Kola tohoto turnaje nemají lhůtu: každá partie má vlastní hodiny.
tournament-refused-extension = Kolo můžete prodloužit o 1 až 365 dní.
tournament-refused-no-board = Tato partie do turnaje nepatří; vyberte některou ze seznamu.
tournament-refused-result = Uveďte umístění každého hráče v pořadí, v jakém hráči sedí; dělená umístění mají stejné číslo: `1 2`, `1 1`, `1 2 2 4` a `-` pro toho, kdo nehrál.
tournament-refused-result-stands = Tento výsledek už změnit nejde: partie se už nepočítá.
tournament-refused-paired = Párování { $round }. kola už je hotové; jeho partie ukáže `/pacru-tournament show`.
tournament-refused-swap = Tito dva hráči si v příštím kole nemohou vyměnit místa; párování ukáže `/pacru-organise run`.
tournament-refused-oneself = Uveďte dva různé členy.
tournament-refused-reach-of =
    { $reach ->
        [one] Vyzvat můžete jen toho, kdo je hned nad vámi; `/pacru-tournament ladder` ukáže, kdo to je.
        [few] Vyzvat můžete jen toho, kdo je nejvýše { $reach } příčky nad vámi; `/pacru-tournament ladder` ukáže, kdo to je.
       *[other] Vyzvat můžete jen toho, kdo je nejvýše { $reach } příček nad vámi; `/pacru-tournament ladder` ukáže, kdo to je.
    }
tournament-refused-has-challenged = Vaši výzvu už má { $player }. Až se rozhodne, můžete vyzvat někoho dalšího; `/pacru-tournament ladder` s volbou `take_back` vezme výzvu zpět.
tournament-refused-plays-challenge = O vaší výzvě se už hraje, soupeř je { $player }. Až partie skončí, můžete vyzvat někoho dalšího.
tournament-refused-all-challenged = Všichni ve vašem dosahu už mají výzvu: { $players }. Vyzvat je můžete, až se jejich výzva rozhodne.
tournament-refused-top-rung = Jste na nejvyšší příčce a nad vámi nikdo není. Hráči pod vámi mohou vyzvat vás.
tournament-refused-not-on-ladder = Na tomto žebříčku nejste. Stiskněte **{ button-join }** pod jeho oznámením nebo použijte `/pacru-tournament join`: začnete na nejnižší příčce a vyzývat můžete hned.
tournament-refused-ladder-closed = Na tomto žebříčku nejste a přidat se už nelze; jiné turnaje vypíše `/pacru-tournament list`.
tournament-refused-left-ladder = Z tohoto žebříčku jste odešli, a proto na něm nemůžete nikoho vyzvat; vrátit se můžete jen se svolením pořadatele.
tournament-refused-is-challenged = { $player } už má výzvu; počkejte, až bude vyřízená.
tournament-refused-no-challenge = Žádná výzva nečeká na odpověď; koho můžete vyzvat, ukáže `/pacru-tournament ladder`.
tournament-refused-for-somebody-else = Odpovědět může jen { $player }.
tournament-refused-impossible = To teď v turnaji nejde; stav turnaje ukáže `/pacru-tournament show`.
tournament-overruled = { $game }: partie je zrušena a rating se nemění, protože o jejím výsledku se rozhodlo v turnaji.
tournament-heading = 🏆 **{ $tournament }**
tournament-heading-season = 🏆 **{ $tournament }**, sezóna { $season }
tournament-game = Hra: { $game }, u každého stolu { $players } hráči.
tournament-rounds =
    { $rounds ->
        [one] Má jedno kolo.
        [few] Má { $rounds } kola.
        [many] Má { $rounds } kola.
       *[other] Má { $rounds } kol.
    }
tournament-rounds-needed = Počet kol se řídí počtem účastníků: při { $entrants } účastnících jich je { $rounds }.
tournament-late-swiss = Přihlásit se lze i po začátku, dokud není spárovaná polovina kol; za zmeškaná kola nejsou body.
tournament-no-late = Po začátku se už nelze přihlásit.
tournament-fill-byes = Kdo by zůstal bez partie, hraje s počítačem, který se do pořadí nepočítá.
tournament-no-vacations = Dovolená hodiny nezastavuje.
tournament-no-pauses = Hráči nemohou své partie přerušit.
tournament-series = Každé utkání je série { $games } partií.
tournament-all-play-all = Každý hraje s každým.
tournament-all-play-all-twice = Každý hraje s každým dvakrát.
tournament-all-play-all-tables = Každý hraje s každým, u stolů pro více hráčů.
tournament-swiss = Švýcarský turnaj: v každém kole hrajete s někým, kdo má přibližně stejně bodů.
tournament-swiss-tables = Švýcarský turnaj: v každém kole sedíte s těmi, kdo mají přibližně stejně bodů.
tournament-league =
    { $promoted ->
        [one] Liga: divize asi po { $size } hráčích; každou sezónu jeden postupuje a jeden sestupuje.
        [few] Liga: divize asi po { $size } hráčích; každou sezónu { $promoted } postupují a { $promoted } sestupují.
       *[other] Liga: divize asi po { $size } hráčích; každou sezónu { $promoted } postupuje a { $promoted } sestupuje.
    }
tournament-ladder =
    { $reach ->
        [one] Vyzývací žebříček: kdo vyzve hráče hned nad sebou a vyhraje, získává jeho příčku.
        [few] Vyzývací žebříček: kdo vyzve hráče nejvýše o { $reach } příčky výš a vyhraje, získává jeho příčku.
       *[other] Vyzývací žebříček: kdo vyzve hráče nejvýše o { $reach } příček výš a vyhraje, získává jeho příčku.
    }
tournament-round-days =
    { $days ->
        [one] Kolo trvá jeden den.
        [few] Kolo trvá { $days } dny.
        [many] Kolo trvá { $days } dne.
       *[other] Kolo trvá { $days } dní.
    }
tournament-starts = Začíná { $when }.
tournament-starts-by-hand = O začátku rozhoduje pořadatel: { $organiser }.
tournament-ratings = Turnaj je otevřený pro { $ratings } a pro pozvané členy.
tournament-nobody = Zatím se nikdo nepřihlásil.
tournament-entrants = Účastníci ({ $count } z nejvýše { $most }): { $names }
tournament-groups-now = Kdyby turnaj začal teď, skupiny by byly takové:
tournament-late = Ještě se lze přihlásit.
tournament-running = Hraje se { $round }. kolo z { $rounds }; dohrané partie tohoto kola: { $over } z { $games }.
tournament-running-earlier = Nedohrané partie dřívějších kol: { $open }.
tournament-running-at-once =
    { $games ->
        [one] Dohráno je { $over } z { $games } partie.
       *[other] Dohráno je { $over } z { $games } partií.
    }
tournament-round-ends = Kolo končí { $when }.
tournament-is-paused = Turnaj je přerušený: žádné nové kolo nezačíná.
tournament-is-over = Turnaj skončil.
tournament-round-begins = **{ $tournament }**: začíná { $round }. kolo.
tournament-rounds-begin = **{ $tournament }**: kola { $first } až { $last } začínají naráz.
tournament-round-thread = Hrací plány jsou ve vlákně pod touto zprávou, které každého hráče jednou upozorní.
tournament-round-heading = **{ $round }. kolo**
tournament-calls = **{ $tournament }**: vaše partie, každá s odkazem na svůj hrací plán.
tournament-byes = Bez partie v tomto kole: { $names }.
tournament-invitation = { $member }, máte pozvání do turnaje **{ $tournament }**.
tournament-substitute =
    { $member }, chcete v turnaji **{ $tournament }** nahradit hráče { $player }? { $open ->
        [0] Převezmete jeho body.
        [one] Převezmete jeho body a { $open } rozehranou partii.
        [few] Převezmete jeho body a { $open } rozehrané partie.
        [many] Převezmete jeho body a { $open } rozehrané partie.
       *[other] Převezmete jeho body a { $open } rozehraných partií.
    }
tournament-substitute-declined = { $member }, { $substitute } nechce v turnaji **{ $tournament }** nahradit hráče { $player }. Někoho jiného se zeptáte příkazem `/pacru-organise run`.
# $why is why $member, who is mentioned, no longer takes part.
tournament-excluded =
    { $why ->
        [forfeits] { $member }, v turnaji **{ $tournament }** už nehrajete, protože máte dvě kontumační prohry: vzdali jste partii nebo vám vypršel čas dřív, než jste odehráli dva tahy.
        [computer] { $member }, v turnaji **{ $tournament }** za vás podle rozhodnutí pořadatele hraje počítač.
       *[organiser] { $member }, pořadatel vás odhlásil z turnaje **{ $tournament }**.
    }
tournament-excluded-struck = Odehráli jste méně než polovinu partií, proto se žádná z nich nikomu nepočítá.
# $organiser is a mention.
tournament-excluded-back = Pokud je to omyl, napište pořadateli ({ $organiser }): návrat vám povolí tlačítkem níže.
tournament-reinstated = { $member }, v turnaji **{ $tournament }** můžete podle rozhodnutí pořadatele hrát znovu. Body vám zůstávají a v příštím kole máte partii.
tournament-reinstated-ladder = { $member }, na vyzývacím žebříčku **{ $tournament }** můžete podle rozhodnutí pořadatele hrát znovu. Začínáte na nejnižší příčce.

tournament-overdue = { $member }, čas { $round }. kola turnaje **{ $tournament }** vypršel a tyto partie ještě neskončily. Příkazem `/pacru-organise run` můžete přidat čas, rozhodnout partii nebo spárovat další kolo švýcarského turnaje.
tournament-waits = **{ $tournament }**: na tyto hráče čekají ostatní, od nejdelšího čekání:
tournament-waits-line = `{ $code }` proti: { $others }. Na tahu je { $player } (tah začal { $since }).
tournament-start-missed = { $member }, turnaj **{ $tournament }** nemohl začít: přihlášených je málo. Až jich bude dost, zahájíte ho příkazem `/pacru-organise run`.
tournament-edited = **{ $tournament }**: pořadatel po vašem přihlášení změnil nastavení. Pokud už hrát nechcete, stiskněte **{ tournament-button-leave }**. Teď platí toto nastavení:
tournament-called-off = { $member }, partie turnaje **{ $tournament }** je zrušena: { $names }. Její výsledek určíte příkazem `/pacru-organise run`, partie `{ $code }`.
tournament-challenge = { $member }, o { $rung }. příčku vyzývacího žebříčku **{ $tournament }** vás vyzývá { $player }. Když do 14 dní neodpovíte, příčka přejde na vyzyvatele.
tournament-challenge-reminder = { $member }, o { $rung }. příčku vyzývacího žebříčku **{ $tournament }** vás vyzývá { $player }. Pokud neodpovíte do { $until }, o příčku přijdete.
tournament-challenge-settled =
    { $outcome ->
        [accepted] **{ $tournament }**: { $other } přijímá výzvu o příčku { $rung } (vyzývá { $player }). Hraje se partie { $game }.
        [declined] **{ $tournament }**: { $other } se bez hry vzdává příčky { $rung }; získává ji { $player }.
        [unanswered] **{ $tournament }**: { $other } 14 dní neodpovídá; příčku { $rung } získává { $player }.
        [taken-back] **{ $tournament }**: { $player } bere zpět výzvu o příčku { $rung }. Vyzvaný člen: { $other }.
        [void] **{ $tournament }**: výzva neplatí, protože jeden z obou hráčů už na žebříčku není. Vyzývatel: { $player }. Vyzvaný: { $other }.
        [won] **{ $tournament }**: { $player } vyhrává a získává příčku { $rung }. Soupeř: { $other }.
       *[kept] **{ $tournament }**: { $other } si příčku { $rung } drží. Soupeř: { $player }.
    }
tournament-ruled = ⚖️ **{ $tournament }**: pořadatel { $organiser } určuje výsledek partie `{ $code }` ({ $result }).
tournament-ruled-before = Předchozí výsledek: { $result }. Rating se nemění.
tournament-ruled-open = Partie byla rozehraná; je zrušena a rating se nemění.
tournament-ruled-reason = Důvod: { $reason }
tournament-ruled-own = { $organiser } v této partii hraje, a přesto o ní rozhoduje jako pořadatel.
tournament-ratings-question = Partie `{ $code }` na konci změnila ratingy. Zrušit její platnost i tam? Přestane se počítat do ratingů, profilů a sezon a hráči se dozvědí své nové ratingy. Jinak se ratingy nemění.
tournament-ratings-stay-button = Ponechat ratingy
tournament-podium = 🏆 Turnaj **{ $tournament }** skončil.
tournament-place-shared =
    { $count ->
        [one] O { $place }. místo se dělí { $count } hráč.
        [few] O { $place }. místo se dělí { $count } hráči.
        [many] O { $place }. místo se dělí { $count } hráče.
       *[other] O { $place }. místo se dělí { $count } hráčů.
    }
tournament-podium-void =
    { $count ->
        [one] { $count } partie byla zrušena beze změny ratingu.
        [few] { $count } partie byly zrušeny beze změny ratingu.
        [many] { $count } partie bylo zrušeno beze změny ratingu.
       *[other] { $count } partií bylo zrušeno beze změny ratingu.
    }
tournament-lots = Tito hráči mají stejná všechna pomocná hodnocení, a tak o postupu a sestupu rozhodl los. Pořadí: { $names }.
tournament-next-season = Příští sezóna začíná za týden se všemi, kdo neodstoupili; pokud nechcete pokračovat, stiskněte pod jejím oznámením **{ tournament-button-leave }**.
tournament-organiser = -# Vidíte to jen vy. Aktualizováno { $when }: **{ tournament-button-renew }** ukáže současný stav a `/pacru-organise run` zprávu otevře znovu.
tournament-choose-game = Rozhodnout partii…
tournament-choose-member = Vyberte, komu dát volný los nebo koho odhlásit, nahradit či přesadit…
tournament-choose-days = Prodloužit kolo…
tournament-choose-bye = Dát volný los…
tournament-choose-swap = S kým vyměnit místo…
tournament-game-open = Kolo { $round }, rozehraná partie
tournament-game-over = Kolo { $round }, dohraná partie: opravit
tournament-invited = Pozvání bez odpovědi
tournament-days =
    { $days ->
        [one] O { $days } den déle
        [few] O { $days } dny déle
        [many] O { $days } dne déle
       *[other] O { $days } dní déle
    }
tournament-bye-of = Kolo { $round }, body: { $points }
tournament-about = **{ $tournament }**: co s účastníkem { $player }?
tournament-pairing-on =
    { $open ->
        [one] { $open } partie zůstane rozehraná a při párování platí za remízu.
        [few] { $open } partie zůstanou rozehrané a při párování platí za remízu.
        [many] { $open } partie zůstane rozehrané a při párování platí za remízu.
       *[other] { $open } partií zůstane rozehraných a při párování platí za remízu.
    }
tournament-swapping = **{ $tournament }**: mají si { $player } a { $other } v kole { $round } vyměnit místa?
tournament-provisional =
    { $open ->
        [one] Toto párování je předběžné: { $open } rozehraná partie tu platí za remízu a ještě ho může změnit. Výměna míst platí v každém případě.
        [few] Toto párování je předběžné: { $open } rozehrané partie tu platí za remízu a ještě ho mohou změnit. Výměna míst platí v každém případě.
        [many] Toto párování je předběžné: { $open } rozehrané partie tu platí za remízu a ještě ho může změnit. Výměna míst platí v každém případě.
       *[other] Toto párování je předběžné: { $open } rozehraných partií tu platí za remízu a ještě ho může změnit. Výměna míst platí v každém případě.
    }
tournament-flaw-rematch = ⚠️ { $player } a { $other } už spolu hráli.
tournament-flaw-bye = ⚠️ { $player } má už za sebou jedno kolo bez partie.
tournament-flaw-uneven = ⚠️ Včetně tohoto kola { $player } { $first }× začíná a { $second }× nezačíná.
tournament-giving-bye = **{ $tournament }**: má mít { $player } v kole { $round } volný los? Body za něj: { $points }.
tournament-extending =
    { $open ->
        [one] **{ $tournament }**: prodloužit { $round }. kolo do { $when }? Ještě se hraje { $open } partie.
        [few] **{ $tournament }**: prodloužit { $round }. kolo do { $when }? Ještě se hrají { $open } partie.
        [many] **{ $tournament }**: prodloužit { $round }. kolo do { $when }? Ještě se hraje { $open } partie.
       *[other] **{ $tournament }**: prodloužit { $round }. kolo do { $when }? Ještě se hraje { $open } partií.
    }
tournament-pausing =
    { $open ->
        [0] **{ $tournament }**: přerušit turnaj? Nové kolo nezačne, dokud turnaj nenecháte pokračovat.
        [one] **{ $tournament }**: přerušit turnaj? Nové kolo nezačne, dokud turnaj nenecháte pokračovat. { $open } rozehraná partie pokračuje.
        [few] **{ $tournament }**: přerušit turnaj? Nové kolo nezačne, dokud turnaj nenecháte pokračovat. { $open } rozehrané partie pokračují.
        [many] **{ $tournament }**: přerušit turnaj? Nové kolo nezačne, dokud turnaj nenecháte pokračovat. { $open } rozehrané partie pokračuje.
       *[other] **{ $tournament }**: přerušit turnaj? Nové kolo nezačne, dokud turnaj nenecháte pokračovat. { $open } rozehraných partií pokračuje.
    }
tournament-resuming =
    { $open ->
        [one] **{ $tournament }**: nechat turnaj pokračovat? Hraje se { $open } partie.
        [few] **{ $tournament }**: nechat turnaj pokračovat? Hrají se { $open } partie.
        [many] **{ $tournament }**: nechat turnaj pokračovat? Hraje se { $open } partie.
       *[other] **{ $tournament }**: nechat turnaj pokračovat? Hraje se { $open } partií.
    }
tournament-removing = **{ $tournament }**: vyřadit z turnaje účastníka { $player }? Přihlásit se lze znovu.
tournament-substituting =
    { $open ->
        [0] **{ $tournament }**: nahradit hráče { $player } počítačem? Vrátit se pak nelze.
        [one] **{ $tournament }**: nahradit hráče { $player } počítačem? Vrátit se pak nelze. Počítač převezme { $open } partii.
        [few] **{ $tournament }**: nahradit hráče { $player } počítačem? Vrátit se pak nelze. Počítač převezme { $open } partie.
        [many] **{ $tournament }**: nahradit hráče { $player } počítačem? Vrátit se pak nelze. Počítač převezme { $open } partie.
       *[other] **{ $tournament }**: nahradit hráče { $player } počítačem? Vrátit se pak nelze. Počítač převezme { $open } partií.
    }
tournament-withdrawing = **{ $tournament }**: má { $player } odstoupit? { $open ->
        [0] Žádná rozehraná partie tím neskončí.
        [one] Skončí tím { $open } rozehraná partie.
        [few] Skončí tím { $open } rozehrané partie.
        [many] Skončí tím { $open } rozehrané partie.
       *[other] Skončí tím { $open } rozehraných partií.
    } { $void ->
        [0] Dosavadní výsledky platí dál.
        [one] { $void } partie se nebude počítat nikomu.
        [few] { $void } partie se nebudou počítat nikomu.
        [many] { $void } partie se nebude počítat nikomu.
       *[other] { $void } partií se nebude počítat nikomu.
    }
tournament-way-back = Dokud zbývá kolo ke spárování, můžete návrat povolit.
tournament-no-way-back = Vrátit se nelze.
tournament-reinstating = **{ $tournament }**: má { $player } hrát znovu? Body zůstávají. Partie prohrané odchodem zůstávají prohrané.
tournament-has-left = Už nehraje
tournament-ruling-result = Výsledek partie { $code }
tournament-ruling-reason = Proč, pár slovy; přečíst si to může každý
tournament-ruling-hint =
    Rozehraná partie se zruší, rating se nemění. { $members ->
        [one] Upozornění dostane { $members } člen.
        [few] Upozornění dostanou { $members } členové.
        [many] Upozornění dostane { $members } člena.
       *[other] Upozornění dostane { $members } členů.
    }
tournament-ruling-places =
    Umístění každého hráče, třeba 1 2 2; - znamená, že nehrál. { $members ->
        [one] Upozornění dostane { $members } člen.
        [few] Upozornění dostanou { $members } členové.
        [many] Upozornění dostane { $members } člena.
       *[other] Upozornění dostane { $members } členů.
    }
tournament-result-wins = Vyhrává { $player }
tournament-result-draw = Remíza
tournament-result-unplayed = { $player } vyhrává bez hry
tournament-result-neither = Nikdo nehrál, oba prohrávají
tournament-replacing = Kdo nahradí hráče { $player }?
tournament-replacing-hint =
    { $open ->
        [0] Převezme body.
        [one] Převezme body a { $open } rozehranou partii.
        [few] Převezme body a { $open } rozehrané partie.
        [many] Převezme body a { $open } rozehrané partie.
       *[other] Převezme body a { $open } rozehraných partií.
    }
tournament-button-pause = Přerušit
tournament-button-resume = Pokračovat
tournament-button-season = Příští sezóna
tournament-button-preview = Náhled
tournament-button-renew = Obnovit
tournament-button-log = Historie
tournament-button-format = Nastavení
tournament-button-rules = Další pravidla
tournament-button-computer = Nahradit počítačem
tournament-button-reinstate = Povolit návrat
tournament-button-replace = Nahradit jiným členem
tournament-button-swap = Vyměnit místa
tournament-button-bye = Dát volný los
tournament-button-extend = Prodloužit kolo
tournament-refused-changed = Od otevření této otázky se něco změnilo. Teď je stav takový:
tournament-form-new = Nový turnaj
tournament-form-name = Název
tournament-form-system = Kdo hraje s kým
tournament-form-later = Kola, skupiny a vše ostatní: potom stiskněte { tournament-button-rules }.
tournament-form-all-play-all = Každý s každým
tournament-form-swiss = Švýcarský turnaj: v každém kole soupeř s podobným počtem bodů
tournament-form-league = Liga: divize s postupem a sestupem
tournament-form-ladder = Vyzývací žebříček: členové vyzývají hráče nad sebou
tournament-form-starts = Začátek
tournament-form-start = Například in 3 days nebo 2026-12-24 18:00. Bez údaje začnete turnaj sami.
tournament-form-description = Popis
tournament-form-anything = Co dalšího mají členové vědět
tournament-form-rounds = Počet kol
tournament-form-rounds-needed = Bez údaje tolik, kolik účastníci potřebují.
tournament-form-group-size = Nejvíce účastníků skupiny nebo divize
tournament-form-usual = Bez údaje: { $usual }.
tournament-form-reach = O kolik příček výš lze vyzvat
tournament-form-round-days = Kolik dní trvá kolo
tournament-form-rounds-open = Kolik kol se hraje najednou
tournament-form-all-at-once = Bez údaje: všechna.
tournament-form-most = Kolik členů se může přihlásit
tournament-form-typed = Série, rating účastníků a vzory zadáte jako volby za /pacru-organise edit nebo format.
tournament-form-thread = Každá partie má vlastní vlákno
tournament-form-twice = Každý hraje s každým dvakrát
tournament-form-late-entry = Přihlásit se lze i po začátku
tournament-form-pair-on = Po skončení kola se páruje další; nedohrané partie v něm platí za remízy
tournament-form-by-hand = Každé kolo čeká, až ho začnete
tournament-form-computers = Kdo odejde, toho nahradí počítač
tournament-form-fill-byes = Kdo by neměl soupeře, hraje s počítačem
tournament-form-weekly = Jednou týdně kanál čte, kdo na koho čeká
tournament-log = Co se stalo v turnaji **{ $tournament }**, od nejnovějšího:
tournament-log-created = Turnaj byl připraven.
tournament-log-edited = Nastavení se změnilo.
tournament-log-entered = { $player } vstupuje do turnaje.
tournament-log-left = Turnaj opouští { $player }.
tournament-log-computer = Hráče { $player } nahradil počítač.
# $why is why $player no longer takes part.
tournament-log-excluded =
    { $why ->
        [forfeits] Po dvou kontumačních prohrách už nehraje { $player }.
        [computer] Podle rozhodnutí pořadatele hraje počítač místo účastníka { $player }.
       *[organiser] Pořadatel odhlásil účastníka { $player }.
    }
tournament-log-reinstated = Podle rozhodnutí pořadatele hraje znovu { $player }.
tournament-log-replaced = { $player } nahrazuje jiného hráče a přebírá jeho body.
tournament-log-swapped = { $player } a { $other } si v příštím kole vymění místa.
tournament-log-started = Turnaj začal.
tournament-log-round =
    { $games ->
        [one] V kole { $round } je spárovaná { $games } partie.
        [few] V kole { $round } jsou spárované { $games } partie.
        [many] V kole { $round } je spárováno { $games } partie.
       *[other] V kole { $round } je spárováno { $games } partií.
    }
tournament-log-bye = { $player } má v kole { $round } volný los; body: { $points }.
tournament-log-extended = Kolo teď trvá do { $when }.
tournament-log-paused = Turnaj byl přerušen.
tournament-log-resumed = Turnaj pokračuje.
tournament-log-ruled = Pořadatel rozhodl o partii `{ $code }`.
tournament-standings = Pořadí turnaje **{ $tournament }**.
tournament-ladder-standings = Vyzývací žebříček **{ $tournament }**: příčka, jméno, počet partií.
tournament-challengeable = Teď můžete vyzvat tyto hráče: { $players }.
tournament-challenging = **{ $tournament }**: koho chcete vyzvat? Pokud vyhrajete, získáte jeho příčku.
tournament-choose-challenge = Vyberte hráče…
tournament-rung = Příčka { $rung }
tournament-group = Skupina { $number }
tournament-division = Divize { $number }
tournament-zones = ↑ postupuje, ↓ sestupuje.
tournament-ties = Při rovnosti bodů: { $tie-breaks }.
tournament-tie-direct = vzájemné partie
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = výhry
tournament-tie-difference = rozdíl značek nebo bodů v partiích
tournament-tie-buchholz-cut = Buchholz bez nejnižšího
tournament-tie-buchholz = Buchholz
tournament-tie-firsts = první místa
tournament-tie-seconds = druhá místa
tournament-tie-opponents = body soupeřů
tournament-cross-table = Křížová tabulka turnaje **{ $tournament }**; tečka označuje partii, která se ještě nehrála.
tournament-not-paired = Zatím nejsou spárované žádné partie.
# What a round was for a player, in a list after their name. $names are the opponents.
tournament-met =
    { $result ->
        [won] výhra (proti: { $names })
        [drawn] remíza (proti: { $names })
        [lost] prohra (proti: { $names })
        [won-unplayed] výhra bez hry (proti: { $names })
        [lost-unplayed] prohra bez hry (proti: { $names })
       *[open] hraje se (proti: { $names })
    }
tournament-placed = na { $place }. místě (u stolu: { $names })
tournament-rested = bez partie (body: { $points })
tournament-absent = bez účasti (body: { $points })
# In a cell, after the points: at most 8 characters.
tournament-cell-bye = los
tournament-scoring = Takto se boduje **{ $tournament }**:
tournament-points-two = Výhra je za 1 bod, remíza za ½ a prohra za nic.
tournament-points-tables = U stolu čtyř jsou místa za 1, ⅔, ⅓ a 0 bodů, u stolu tří za 1, ½ a 0; hráči na děleném místě se dělí o body.
tournament-points-bye = Kdo má volný los, protože je počet účastníků lichý, dostane 1 bod; podle možností ho nikdo nemá dvakrát.
tournament-leaving-struck = Když někdo odstoupí dřív, než odehraje polovinu svých partií, nepočítají se jeho partie nikomu; když odstoupí později, zbylé prohrává.
tournament-leaving-tables = Kdo odstoupí dřív, než odehraje polovinu svých partií, nemá umístění; kdo odstoupí později, umístění dostane. Ostatní u jeho stolů hrají dál.
tournament-leaving-lost = Kdo odstoupí, prohrává rozehranou partii.
tournament-leaving-ladder = Když někdo vyzývací žebříček opustí, všichni pod ním postoupí.
tournament-forfeits = Kdo partii vzdá dřív, než odehraje dva tahy, nebo komu do té doby vyprší čas, prohrává ji kontumačně; po dvou kontumačních prohrách účast končí.
tournament-shared = Při shodě ve všem se místo dělí: nikdy se nelosuje.
tournament-shared-lots = Kdo má všechna tato hodnocení stejná, dělí se o místo. Pokud na tom závisí postup nebo sestup, na konci se losuje: los se počítá ze všech výsledků sezóny a závěrečné oznámení ho uvádí.
tournament-mine = Vaše partie v turnaji **{ $tournament }**:
tournament-mine-none = V turnaji **{ $tournament }** nemáte žádnou partii.
tournament-mine-turn = { $code } proti: { $names }. Jste na tahu.
tournament-mine-waits = { $code } proti: { $names }. Na tahu je { $player }.
tournament-mine-until = Do { $when }.
tournament-mine-left = { $code } proti: { $names }. Hraje se dál bez vás.
tournament-mine-held = { $code } proti: { $names }. Partie je pozastavená.
tournament-mine-called-off = `{ $code }` proti: { $names }. Partie je zrušena; výsledek určuje pořadatel.
tournament-mine-over = { $code } proti: { $names }. Dohráno; body: { $points }.
tournament-mine-unplayed = Proti: { $names }. Rozhodnuto bez partie; body: { $points }.
tournament-mine-void = Proti: { $names }. Nepočítá se nikomu.
tournament-leaving = Turnaj **{ $tournament }** už začal. Pokud odstoupíte, rozehrané partie v něm prohrajete, nebo se nebudou počítat nikomu; vrátit se můžete jen se svolením pořadatele. Chcete odstoupit?
tournament-declining = **{ $tournament }**: chcete svou příčku { $rung } bez hry přenechat hráči { $player }?
tournament-starting = **{ $tournament }**: má začít? { $games ->
        [0] Zatím nezačne žádná partie: členové se vyzývají navzájem.
        [one] Začne { $games } partie.
        [few] Začnou { $games } partie.
        [many] Začne { $games } partie.
       *[other] Začne { $games } partií.
    } { $members ->
        [0] Upozornění nedostane nikdo.
        [one] Jednou upozorním { $members } člena.
        [few] Jednou upozorním { $members } členy.
        [many] Jednou upozorním { $members } člena.
       *[other] Jednou upozorním { $members } členů.
    }
tournament-beginning = **{ $tournament }**: má začít { $round }. kolo? { $games ->
        [one] Začne { $games } partie.
        [few] Začnou { $games } partie.
        [many] Začne { $games } partie.
       *[other] Začne { $games } partií.
    } { $members ->
        [0] Upozornění nedostane nikdo.
        [one] Jednou upozorním { $members } člena.
        [few] Jednou upozorním { $members } členy.
        [many] Jednou upozorním { $members } člena.
       *[other] Jednou upozorním { $members } členů.
    }
tournament-boards-in-thread = Hrací plány se zveřejňují ve vlákně.
tournament-ending =
    { $games ->
        [one] **{ $tournament }**: ukončit turnaj teď? Dohráno je { $over } z { $games } partie. Rozehrané partie se zruší; nepočítají se a rating se nemění.
       *[other] **{ $tournament }**: ukončit turnaj teď? Dohráno je { $over } z { $games } partií. Rozehrané partie se zruší; nepočítají se a rating se nemění.
    }
tournament-nothing = V turnaji **{ $tournament }** se nic nezměnilo.
tournament-list = Turnaje tohoto serveru:
tournament-list-none = Žádný turnaj tu není.
tournament-list-none-yet = Žádný turnaj tu není. `/pacru-organise new` nějaký připraví: turnaj o několika kolech, ligu nebo vyzývací žebříček.
tournament-list-entries =
    { $count ->
        [one] **{ $tournament }** ({ $game }): přihlášky běží, zatím { $count } účastník.
        [few] **{ $tournament }** ({ $game }): přihlášky běží, zatím { $count } účastníci.
        [many] **{ $tournament }** ({ $game }): přihlášky běží, zatím { $count } účastníka.
       *[other] **{ $tournament }** ({ $game }): přihlášky běží, zatím { $count } účastníků.
    }
tournament-list-running =
    { $count ->
        [one] **{ $tournament }** ({ $game }): hraje { $count } účastník.
        [few] **{ $tournament }** ({ $game }): hrají { $count } účastníci.
        [many] **{ $tournament }** ({ $game }): hraje { $count } účastníka.
       *[other] **{ $tournament }** ({ $game }): hraje { $count } účastníků.
    }
tournament-list-over = **{ $tournament }** ({ $game }): turnaj skončil.
tournament-button-standings = Pořadí
tournament-button-cross-table = Křížová tabulka
tournament-button-mine = Moje partie
tournament-button-withdraw = Odstoupit
tournament-button-start = Začít
tournament-button-next-round = Další kolo
tournament-button-end = Ukončit
tournament-button-challenge = Vyzvat
tournament-button-give-rung = Vzdát se příčky
tournament-button-accept = Přijmout
tournament-button-decline = Odmítnout
tournament-button-leave = Odejít
tournament-refused-not-an-organiser = To mohou jen členové s oprávněním **{ -permissions-manage-events }** a pořadatel turnaje.
tournament-column-points = Body
tournament-column-games = Partie
tournament-unnamed = Hráč { $number }
tournament-table-season = { $tournament }, sezóna { $season }
tournament-table-round = { $round }. kolo z { $rounds }
tournament-cross-table-rounds = Každý sloupec je jedno kolo: 1 je výhra, ½ remíza a 0 prohra s hráčem, který je uveden vedle.
tournament-cross-table-places = Sloupec je kolo a číslo je umístění u stolu.
tournament-cross-table-unplayed = `*` značí výsledky bez hry: někdo partii prohrál kontumačně.
tournament-cross-table-ruled = `°` značí výsledky, které určil pořadatel.
tournament-exported = { $tournament } jako soubor:
tournament-preview = **{ $tournament }**: takto by se teď párovalo { $round }. kolo.
tournament-why-schedule = Hraje každý s každým; toto je { $round }. z { $of } kol rozpisu.
tournament-why-same-score = Oba mají stejný počet bodů: { $points }.
tournament-why-alone = { $player } ({ $points }) a { $other } ({ $fewer }): nikdo jiný nemá tolik bodů jako { $player }.
tournament-why-all-met = { $player } ({ $points }) a { $other } ({ $fewer }): všechny partie s těmi, kdo mají tolik bodů jako { $player }, už proběhly.
tournament-why-odd = { $player } ({ $points }) a { $other } ({ $fewer }): tolik bodů jako { $player } má lichý počet hráčů.
tournament-why-round = { $player } ({ $points }) a { $other } ({ $fewer }): tak je celé kolo nejspravedlivější.
tournament-why-met = Už spolu hráli; každé jiné párování by bylo horší.
tournament-why-instead-of-bye = { $player } jinak v tomto kole zůstává bez partie.
tournament-why-ranking = V pořadí jsou vedle sebe a mají od { $fewest } do { $most } bodů.
tournament-why-ranking-same = Všichni mají stejný počet bodů: { $points }.
tournament-why-challenge = Příčka { $challenger } vyzvala příčku { $defender }.
tournament-why-organiser = Spároval je pořadatel.
