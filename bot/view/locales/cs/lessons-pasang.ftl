### Pravidla Pasangu: ke každé stránce nadpis a text. Text má nejvýše 1200 znaků; co je mezi zpětnými apostrofy, je zápis, ve
### všech jazycích stejný, a ukazuje ho obrázek.

lessons-pasang-goal-title = Cíl hry
lessons-pasang-goal =
    Pasang je tradiční hra z Bruneje pro dva. Kolem misky uprostřed leží ve vzoru černé a bílé **žetony**, od každé barvy šedesát. Nepatří nikomu: sbírají je oba hráči. Černý žeton je za jeden bod, bílý za dva.

    Když žetony dojdou, **vyhrává, kdo má nejvíc bodů**. Pokud však jste na tahu a nemůžete nic sebrat, jste **suntuk**, tedy v koncích, a hned prohráváte, ať je stav jakýkoli.

    Nejdřív si každý hráč vezme jeden sloupec jako průchod. Potom každý udělá z jednoho žetonu své **ka**. Od té chvíle se táhne jen těmito dvěma ka. Každým tahem se sbírá a pasovat nelze.

    Zelená sedí dole a začíná, žlutá sedí nahoře. Pruhy nad plánem ukazují, co kdo sebral. Tyto stránky sledují jednu partii.

lessons-pasang-passage-title = Průchod
lessons-pasang-passage =
    Vaše polovina je pět řad na vaší straně plánu; prostřední řada nepatří nikomu. Na začátku si vezmete celý **sloupec své poloviny**: pět žetonů, za které máte body. Prázdný sloupec je váš průchod, kterým vaše ka vstoupí do hry.

    Zelená si vzala sloupec c za 8 bodů a žlutá odpověděla sloupcem j za 9. V zápisu je to jen `c` a `j`.

    Zelená si může vzít kterýkoli sloupec, žlutá ale musí na druhou stranu. Když si zelená vezme některý ze sloupců a až e, žlutá si vezme některý ze sloupců g až k, a naopak. Když si zelená vezme prostřední sloupec f, může si žlutá vzít kterýkoli jiný.

lessons-pasang-ka-title = Ka
lessons-pasang-ka =
    Potom každý hráč udělá z jednoho žetonu své **ka**. Žeton musí ležet v jeho polovině vedle jeho průchodu a o jeden krok se do něj stranou posune. Na jeho barvě už nezáleží a nikdo ho nemůže sebrat.

    Jakmile stojí v průchodu, sebere linii žetonů, ve své řadě nebo ve svém sloupci; jak se to děje, vysvětlí další stránka. Žeton, který by nic nesebral, se nemůže stát ka.

    Zelená si může vybrat kterýkoli z deseti vyznačených žetonů.

    Hráči se mohou před partií dohodnout i jinak: žeton do průchodu skočí ze vzdálenosti dvou sloupců, přes jiný žeton, který zůstane na místě.

lessons-pasang-capturing-title = Jak se sbírá
lessons-pasang-capturing =
    Ka se rozhlíží podél své řady nebo svého sloupce, na obě strany. První žeton, na který narazí, určuje barvu. K linii patří všechny žetony této barvy, i přes prázdné body, dokud ji něco neukončí: žeton druhé barvy, miska, druhé ka nebo kraj.

    Linii lze sebrat, jen když je počet jejích žetonů **lichý**. Pak se sebere celá, nikdy jen část.

    Zelené ka se posunulo z b4 na c4. Ve sloupci nahoru narazilo na c6, c7 a c8, tři černé žetony; další, c9, je bílý. Tři je lichý počet, takže zelená sebrala všechny, za 3 body: `b4c4vb`. Zápis uvádí bod žetonu a bod ka, potom `v` pro sloupec nebo `h` pro řadu a `b` pro černou nebo `w` pro bílou.

lessons-pasang-moving-title = Jak ka táhne
lessons-pasang-moving =
    Když jsou obě ka na plánu, hráči jimi střídavě táhnou. Ka jde po své řadě nebo po svém sloupci, po prázdných bodech, jak daleko chcete. Zastaví ho žetony, druhé ka a miska.

    Skončit musí tam, kde může sebrat **kolmo na směr svého tahu**: po tahu ve sloupci sbírá v řadě, po tahu v řadě sbírá ve sloupci. Žetony ve směru tahu jsou v bezpečí.

    Zelené ka na c4 může na čtyři vyznačené body. Na c5 se zastavit nemůže, i když je ten bod prázdný. V té řadě by vidělo a5, b5, d5 a e5, čtyři bílé žetony, a čtyři je sudý počet.

lessons-pasang-sides-title = Obě strany
lessons-pasang-sides =
    Žetony **téže barvy na obou stranách** ka jsou jedna linie a počítají se dohromady. Zelené ka táhlo vzhůru z c4 na c7. Vlevo vidělo b7 a a7, vpravo d7, všechny černé; pak následuje e7, který je bílý. Dva a jeden jsou tři a všechny tři byly sebrány: `c7b`.

    Pokud mají první žetony na obou stranách **různou barvu**, jsou to dvě linie. Každá se počítá zvlášť, a když jsou obě liché, jednu si vyberete: proto je na konci `b` nebo `w`.

    Dva a dva nebo tři a jeden jsou tedy v bezpečí, dokud někdo jejich počet nezmění. Dávejte pozor, co svým sebráním otevřete druhému ka.

lessons-pasang-end-title = Konec hry
lessons-pasang-end =
    Když jsou všechny žetony sebrané, spočítají se body. Při shodě končí partie remízou.

    Mnoho partií skončí dřív. Když jste na tahu a vaše ka nemůže nic sebrat, jste **suntuk**. Soupeř vyhrává a partie se počítá 120 : 0. Nejdřív se tedy dívejte, zda budete mít v příštím tahu co sebrat, a teprve potom na body.

    Táž partie o několik tahů později: žlutá vedla 50 : 37. Pak zelené ka přešlo z a9 na h9 a sebralo bílý žeton na h8, `h9w`. Žluté ka na h10 nemá nikde co sebrat a zelená vyhrává.

lessons-pasang-turn-title = Jste na tahu
lessons-pasang-turn =
    Když jste na tahu, bot vás upozorní. Stiskněte pod plánem **{ button-move }** a vybírejte: sloupec, žeton nebo bod, a pak co se sebere. Dokud nestisknete **{ -play }**, nic se nezahraje. Příkazem `/pacru move` můžete tah napsat:
    `c` vezme průchod
    `b4c4vb` udělá z b4 ka na c4 a sebere černou linii ve sloupci
    `g7b` táhne ka na g7 a sebere černou linii

    Tady žlutá právě zahrála `g7b`. Šipka je tah a křížky jsou sebrané žetony: g6 na jedné straně, g8 až g11 na druhé, dohromady pět.

    Stůl otevřete příkazem `/pacru new`. Zvolte Pasang a podle chuti jeden ze vzorů 1 až 39, které ukazuje `/pacru study pattern`, nebo náhodný; `ka` určuje, zda se žetony posouvají, nebo skáčou. Dobrou zábavu!
