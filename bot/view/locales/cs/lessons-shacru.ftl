### Pravidla Shacru: ke každé stránce nadpis a text. Text má nejvýše 1200 znaků; co je mezi zpětnými apostrofy, je zápis, ve
### všech jazycích stejný, a ukazuje ho obrázek.

lessons-shacru-step-title = Jeden krok, jedna značka
lessons-shacru-step =
    Shacru je nejjednodušší ze tří sesterských her Pacru, Azacru a Shacru. Hrací plán má 81 polí; širší mezery je dělí na devět **oblastí** o velikosti tři krát tři pole. Každý hráč má čtyři **kameny** ve tvaru šipky; když hrají tři nebo čtyři, má každý tři. **Vyhrává, kdo má na konci nejvíc značek.**

    Když jste na tahu, táhnete jedním kamenem **o jedno pole**: tam, kam míří, nebo o 45 stupňů vlevo či vpravo od toho. Nakonec kámen míří směrem, kterým šel. Do strany ani zpět nikdy nejde.

    Každý tah zanechá vaši značku na poli, kde skončí, a ta tam zůstane, i když kámen odejde. Zelená táhla z e1 na e2 a označila e2: `e1-e2`.

lessons-shacru-closed-title = Kam kámen smí
lessons-shacru-closed =
    Kámen nesmí na pole, kde stojí jiný kámen, ani na pole s cizí značkou. Značky se nikdy nemění ani neodstraňují: co označíte, je do konce partie vaše a ostatním uzavřené. Jde tedy o to ohradit si území dřív, než to udělá někdo jiný.

    Na pole se svou vlastní značkou smíte, ale nic tím nezískáte.

    Kámen na f2 může jen na g3. Přímo před ním stojí kámen a vlevo od něj leží žlutá značka na e3.

lessons-shacru-twist-title = Pootočení
lessons-shacru-twist =
    Když tah skončí v **jiné oblasti**, než ve které začal, můžete kámen hned pootočit: o 45 stupňů vlevo, nebo vpravo. Můžete ho také nechat, jak je. Počítá se i přechod přes roh.

    Zelená táhla rovně nahoru z c3 na c4, přes hranici, a pootočila kámen vlevo: `c3-c4<`. S `>` se pootočí vpravo, bez znaménka zůstane, jak je.

    Uvnitř oblasti se pootočit nedá. Protože kámen může každým krokem změnit směr jen o 45 stupňů, pootočení v pravou chvíli ho zachrání před nárazem do kraje.

lessons-shacru-end-title = Konec hry a váš tah
lessons-shacru-end =
    Pokud můžete táhnout, musíte. Když žádný váš kámen nemá kam, bot za vás pasuje, a jakmile se cesta znovu otevře, hrajete dál.

    Partie končí, jakmile **nikdo nemůže získat další značku**, i kdyby se některé kameny ještě mohly procházet po vlastních značkách. Vyhrává, kdo má značek nejvíc. Když je na prvním místě shoda, končí partie remízou. Tady zelená tahem `c3-b2` obsadila poslední pole, které se dalo získat: 30 : 25.

    Značky se spočítají také tehdy, když se tatáž pozice objeví potřetí, nebo když se osm kol nic nezmění.

    Když jste na tahu, stiskněte pod plánem **{ button-move }** a vybírejte: nejdřív kámen, potom kam táhne, a nakonec pootočení, pokud je možné. Nebo napište `/pacru move`. Stůl otevřete příkazem `/pacru new`. Dobrou zábavu!
