### Cvičení: pozice, v nichž se nováček jedním tahem naučí pravidlo hry. Hráč má zelené kameny nebo zelené ka dole, soupeř je
### žlutá. Texty mají nejvýše 220 znaků.

task-pacru-goal =
    { $task ->
        [power] **Dosah.** Kámen jde tam, kam míří, nebo o 45 stupňů stranou: o tolik polí, kolik máte značek v jeho oblasti, nebo o méně. Máte tam dvě, takže váš kámen na a1 může jít o dvě pole najednou: udělejte to.
        [border-change] **Hraniční značka.** Široké mezery mezi oblastmi jsou hranice. Kámen, který hranici přejde, přinese značku: táhněte z b2 na b4 a označte tam neutrální pole, tedy pole bez značky.
        [border-transformation] **Hraniční přeměna.** Táhněte z h3 na h4. V té oblasti už mají značku všechna pole, a tak vyměníte jednu žlutou značku za svou: vyberte takovou, na které nestojí kámen.
        [connection] **Spojení.** Kámen na d4 stojí na vaší značce a další máte na g7. Táhněte tam a místo hraniční značky zvolte spojení.
        [jump] **Skok.** Žlutý kámen na e2 vám stojí v cestě. Na d2 i na f2 ale máte značky, a tak ho smíte přeskočit: z d2 na f2.
        [capture] **Kleště.** Jeden kámen sám nic nesebere. Vaše kameny na g4 a i6 ale oba dosáhnou na žlutý kámen na g6: seberte ho kterýmkoli z nich.
        [meeting] **Setkání.** Táhněte z c4 na c5, tváří v tvář svému kameni na c6. Oba stojí na vašich značkách a žlutá jich má devět: vyberte si kterékoli pole plánu, bude vaše.
        [reorientation] **Otočení.** Kámen na e9 míří z plánu ven a nemá kam táhnout. Otočte ho na místě o 45 stupňů; zaplatíte svými značkami na c6 a d7.
       *[win] **Výhra.** Se 42 značkami hned vyhráváte a zatím jich máte 40. Hraniční značka přinese jen jednu: najděte spojení, které přinese dvě.
    }

task-pacru-done =
    { $task ->
        [power] Kámen šel o dvě pole, protože v jeho oblasti, bloku devíti polí, máte dvě značky. Bez značek by mohl o jedno. Značky přejít smí, kameny ne.
        [border-change] Přechod přes hranici přinesl značku. Tak jich na plán přijde nejvíc, a čím víc jich v oblasti máte, tím dál z ní vaše kameny dojdou.
        [border-transformation] Oblast byla plná, a tak nepřibyla nová značka, ale jedna žlutá je teď vaše. I na plném plánu je o co hrát.
        [connection] Všechna pole mezi oběma značkami jsou vaše, i žluté e5. Vaše značky na obou koncích tam musí být už před tahem a v cestě nesmí stát kámen.
        [jump] Jen mezi dvěma vlastními značkami může kámen přejít přes jiné kameny. Na přeskočených polích se nic nemění.
        [capture] Žlutý kámen napadaly dva vaše, a tak ho jeden mohl sebrat: žlutý je pryč a jeho pole je vaše. Hlídejte, ať dva soupeřovy nenapadnou jeden váš.
        [meeting] Dva vaše kameny stojí tváří v tvář, a tak máte pole navíc, kdekoli chcete. Platí to, jen když má některý jiný hráč aspoň devět značek.
        [reorientation] Stálo to dvě značky a kámen míří jinam: u kraje ho to osvobodí. Otočení o 90 stupňů stojí čtyři.
       *[win] Máte 42 značek a hned vyhráváte. Vyhráváte i tehdy, když soupeř přijde o poslední kámen nebo nemá kam táhnout.
    }

task-azacru-goal =
    { $task ->
        [power] **Dosah.** Kámen jde tam, kam míří, nebo o 45 stupňů stranou, a označí pole, kde skončí. Díky vašim značkám na d2 a f2 smí z e1 až o dvě pole: přejděte žlutou značku na e2 a skončete na e3.
        [twist] **Pootočení.** Když kámen překročí hranici, širokou mezeru mezi oblastmi, můžete ho pootočit o 45 stupňů. Táhněte z f8 na g9, ke kraji, a pootočte ho tak, aby mohl jít dál.
        [connection] **Spojení.** Kámen na c2 stojí na vaší značce a další máte na c5. Táhněte tam: pole mezi nimi budou také vaše.
        [leaves] **Cena spojení.** Spojte e2 s h5: pole mezi nimi budou vaše, i ta žlutá. Váš kámen ale opustí plán.
        [jump] **Skok.** Kámen na c7 stojí v cestě vašemu na b8. Na b8 i na d6 ale máte značky: přeskočte ho.
        [last-round] **Poslední kolo.** Žlutá už může jen na i9. Obsaďte to pole kamenem z h8: kdo nemá kam táhnout, pasuje, a tím začíná poslední kolo.
       *[win] **Výhra.** Žlutá pasovala a toto je váš poslední tah. Potom se spočítají značky. Zatím je to 9 : 10, získejte tedy jedním tahem dvě.
    }

task-azacru-done =
    { $task ->
        [power] Kámen táhne o tolik polí, kolik máte značek v jeho oblasti, nebo o méně. Značky přejít smí, kameny ne, a označí jen pole, kde skončí.
        [twist] Kámen se pootočil o 45 stupňů a může jít dál. Jinak by u kraje uvázl. Pootočit ho lze, jen když překročí hranici.
        [connection] Pole c3 a c4 jsou vaše. Žádná žlutá značka mezi nimi nebyla, a tak kámen zůstává. Vaše značky na obou koncích tam musí být už před tahem.
        [leaves] Žlutá pole f3 a g4 jsou teď vaše, ale kámen je pryč. To je cena, když jsou v cestě cizí značky; ke konci partie se to často vyplatí.
        [jump] Mezi dvěma vlastními značkami přejde kámen přes jiné kameny. Na přeskočených polích se nic nemění a kámen zůstává na plánu.
        [last-round] Žlutá nemá kam táhnout a pasuje. Všichni ostatní mají ještě jeden tah, pak se spočítají značky a vyhrává, kdo jich má nejvíc.
       *[win] Je to 11 : 10 a vyhráváte. Vyhrává, kdo má nejvíc značek, i kdyby to byl ten, kdo pasoval první.
    }

task-shacru-goal =
    { $task ->
        [step] **Jeden krok.** Kámen jde o jedno pole: tam, kam míří, nebo o 45 stupňů vlevo či vpravo. Kde skončí, tam přibude značka, a tak táhněte kamenem z b2 na pole bez značky.
        [twist] **Pootočení.** Široké mezery jsou hranice. Když kámen některou překročí, můžete ho pootočit o 45 stupňů. Překročte hranici kamenem z f5 a pootočte ho vlevo, nebo vpravo.
        [edge] **Pozor na kraj.** Táhněte z h6 přes hranici na i7 a pootočte kámen tak, aby mohl příště jít dál.
        [block] **Zavřete cestu.** Na pole s vaší značkou nikdo jiný nesmí. Žlutému kameni na d1 zbývá jediná cesta: obsaďte to pole a žlutá nebude mít kam táhnout.
       *[win] **Výhra.** Když už nikdo nemůže získat další značku, vyhrává, kdo jich má nejvíc. Je to 10 : 10: obsaďte poslední pole, které se dá získat.
    }

task-shacru-done =
    { $task ->
        [step] To pole je do konce partie vaše a pro žlutou uzavřené. Na pole s vlastní značkou smíte také, ale nic tím nezískáte.
        [twist] Kámen teď míří jinam. Uvnitř oblasti se kámen pootočit nedá: kdo ho chce pootočit, musí s ním přes hranici.
        [edge] Kámen teď má kudy dál. Bez pootočení by ho kraj a kámen na i8 zastavily navždy.
        [block] Žádný žlutý kámen nemá kam jít, a tak žlutá pasuje. Vy hrajete dál a volná pole jsou vaše.
       *[win] Je to 11 : 10: nikdo už nemůže získat další značku, partie končí a vyhráváte. Za stavu 10 : 10 by to byla remíza.
    }

task-pasang-goal =
    { $task ->
        [passage] **Průchod.** Vezměte sloupec své poloviny, tedy pěti dolních řad. Černý žeton je za bod, bílý za dva: vyberte sloupec za devět bodů.
        [enter] **Ka.** Žeton vedle vašeho průchodu, sloupce g, se do něj posune, stane se vaším ka a sebere linii. Najděte tu z pěti bílých: deset bodů.
        [capture] **Sbírání.** Ka jde rovně přes prázdné body a zastaví se tam, kde kolmo na svou cestu sbírá linii s lichým počtem žetonů jedné barvy. Seberte tři najednou.
        [both-sides] **Obě strany.** Žetony téže barvy na obou stranách ka se počítají dohromady. Táhněte sloupcem h vzhůru tam, kde jeden bílý vlevo a dva vpravo dají tři.
        [choice] **Jedna, nebo druhá.** Když se barvy na obou stranách liší, jsou to dvě linie. Táhněte na d8 a seberte tu, která je za víc bodů.
        [suntuk] **Suntuk.** Kdo nemůže ve svém tahu nic sebrat, hned prohrává. Žluté ka může sebrat jen bílý žeton: seberte ho dřív.
       *[win] **Výhra.** Tohle jsou poslední žetony a soupeř vede o tři body. Najděte bod, odkud vaše ka sebere všechny tři.
    }

task-pasang-done =
    { $task ->
        [passage] Body za těch pět žetonů jsou vaše a prázdný sloupec je váš průchod: tudy přijde vaše ka na plán.
        [enter] Žeton z f5 je teď vaše ka na g5: nemá barvu a nikdo ho nemůže sebrat. Až budou na plánu obě ka, budou táhnout jen ona.
        [capture] Tři je lichý počet, a tak je celá linie vaše. Linie se sudým počtem je v bezpečí, a žetony ve směru tahu také.
        [both-sides] Jeden a dva jsou tři: šest bodů. Linie pokračuje přes prázdné body, dokud ji neukončí druhá barva, miska, druhé ka nebo kraj.
        [choice] Tři bílé žetony, šest bodů; černé zůstávají. Každá linie se počítá zvlášť a jedním tahem se sebere jen jedna.
        [suntuk] Žluté ka nemá co sebrat a žlutá je suntuk: vyhráváte 120 : 0, přestože měla velký náskok. Vždy nejdřív zjistěte, zda budete mít co sebrat vy.
       *[win] Všechny žetony jsou pryč a je to 90 : 87. Vyhrává, kdo má nejvíc bodů.
    }

task-heading = { $game }, cvičení { $number } z { $count }
task-not-yet = **Ještě ne.** { $done }. { $lacks } Zkuste to znovu.
task-lacks =
    { $effect ->
        [far] Kámen jde jen o jedno pole.
        [change] Na neutrální pole za hranicí nepřibyla značka.
        [transformation] Žádná žlutá značka se nezměnila ve vaši.
        [connection] Nevzniklo spojení.
        [jump] Žádný kámen jste nepřeskočili.
        [capture] Nic jste nesebrali.
        [meeting] Žádné dva vaše kameny nestojí tváří v tvář.
        [reorientation] Kámen se neotočil na místě.
        [twist] Kámen jste nepootočili.
        [leaves] Kámen zůstává na plánu.
        [goes-on] Odtamtud kámen nemůže jít dál.
        [blocks] Žlutá má ještě kam táhnout.
        [passage] Nevzali jste si průchod.
        [enter] Na plán nepřišlo žádné ka.
        [both-sides] Sebrané žetony neleží po obou stranách ka.
        [suntuk] Žlutá má ještě co sebrat.
       *[win] Partie ještě není vyhraná.
    }
task-lacks-markers =
    { $gained ->
        [0] Nepřibyla žádná značka: to pole už bylo vaše.
        [one] Přibyla { $gained } značka; cvičení jich chce { $wanted }.
        [few] Přibyly { $gained } značky; cvičení jich chce { $wanted }.
        [many] Přibylo { $gained } značky; cvičení jich chce { $wanted }.
       *[other] Přibylo { $gained } značek; cvičení jich chce { $wanted }.
    }
task-lacks-points = Tah přináší { $gained } z { $wanted } bodů, které cvičení chce.
task-shown = { $words }: `{ $turn }`.
task-all-done = Máte za sebou všechna cvičení hry { $game }. Teď si zahrajte s Nováčkem, nejslabším počítačem: `/pacru new`.
task-progress = Zatím máte hotovo { $done } z { $count } cvičení.
task-offer = Hrajete { $game } poprvé? Pár krátkých cvičení vás to naučí tah za tahem.
button-tasks = Škola hrou
button-next-task = Další cvičení
button-skipped-tasks = Přeskočená cvičení: { $count }
