### Pravidla Azacru: ke každé stránce nadpis a text. Text má nejvýše 1200 znaků; co je mezi zpětnými apostrofy, je zápis, ve
### všech jazycích stejný, a ukazuje ho obrázek.

lessons-azacru-goal-title = Cíl hry
lessons-azacru-goal =
    Azacru se hraje na hracím plánu Pacru: 81 polí, která širší mezery dělí na devět **oblastí** o velikosti tři krát tři pole. Každý hráč má čtyři **kameny** ve tvaru šipky; když hrají tři nebo čtyři, má každý tři. **Vyhrává, kdo má na konci nejvíc značek.**

    Když jste na tahu, táhnete jedním kamenem rovně: tam, kam míří, nebo o 45 stupňů vlevo či vpravo od toho. Nakonec kámen míří směrem, kterým šel. Do strany ani zpět nikdy nejde.

    { "**" }Každý tah zanechá vaši značku** na poli, kde skončí, a ta tam zůstane, i když kámen odejde. Zelená táhla z e1 na e2 a označila e2: `e1-e2`.

    Na rozdíl od Pacru tu není sebrání, setkání ani otočení.

lessons-azacru-power-title = Dosah
lessons-azacru-power =
    Jak daleko kámen dojde? Spočítejte své značky v oblasti, kde stojí, i ty pod kameny. To je jeho **dosah**: táhne o tolik polí, nebo o méně. Bez značek je dosah jedna.

    Skončit musí na poli bez kamene a bez cizí značky. Cestou smí přejít cizí značky, ne však kameny. Přecházením se nic nemění: značku dostane jen poslední pole.

    Kámen na b5 má dosah tři díky polím a5, b4 a b5. Smí na pole s tečkou: přes žlutou značku na c6 projde, ale na b6 ho zastaví kámen na b7.

lessons-azacru-twist-title = Pootočení
lessons-azacru-twist =
    Když tah skončí v **jiné oblasti**, než ve které začal, můžete kámen hned pootočit: o 45 stupňů vlevo, nebo vpravo. Nic to nestojí a můžete ho také nechat, jak je. Počítá se i přechod přes roh.

    Zelená táhla z a3 na b4, do oblasti kolem b5. Kámen pak mířil doprava nahoru a zelená ho pootočila vpravo: `a3-b4>`. S `<` se pootočí vlevo, bez znaménka zůstane, jak je.

    Uvnitř oblasti se pootočit nedá, takže myslete dopředu, než se rozjedete ke kraji.

lessons-azacru-connection-title = Spojení
lessons-azacru-connection =
    Tah o dvě pole nebo delší, který začíná **a** končí na vašich značkách a nemá v cestě žádný kámen, je **spojení**: všechna pole mezi oběma značkami se stanou vašimi. Obě značky tam musí být už před tahem. Odmítnout spojení nelze.

    Může mít svou cenu: pokud mezi nimi byla **aspoň jedna cizí značka**, váš kámen natrvalo opustí plán. Všechny značky zůstanou. Pokud tam žádná nebyla, zůstane i kámen, a pokud překročil hranici, může se pootočit.

    Zelená táhla z g1 na g5: `g1-g5`. Pole g2, g3 a g4 jsou teď zelená, dvě z nich byla předtím žlutá, a kámen, na obrázku bledý, je pryč. Tři značky za kámen: ke konci partie je to často dobrý obchod.

lessons-azacru-jump-title = Skok po spojení
lessons-azacru-jump =
    Mezi dvěma svými značkami může kámen **přeskočit jiné kameny**, ať je jich kolik chce a mají jakoukoli barvu. Jinak se přes kámen dostat nedá a ani skok nevede dál, než dovoluje dosah.

    Na přeskočených polích se nic nemění a kámen vždy zůstává na plánu. Pokud překročil hranici, může se pootočit.

    Zelená skočila z a8 přes kámen na b8 až na d8, s dosahem tři díky polím a8, a9 a b9: `a8-d8`. Značky na b8 a c8 zůstaly žluté.

lessons-azacru-end-title = Konec hry a váš tah
lessons-azacru-end =
    Když jste na tahu a žádný váš kámen nemá kam táhnout, bot za vás pasuje. **První pasování zahájí poslední kolo**: všichni ostatní mají ještě jeden tah. Potom se spočítají značky na plánu a vyhrává, kdo jich má nejvíc; může to být i ten, kdo pasoval. Když je na prvním místě shoda, končí partie remízou.

    Tady to bylo 25 : 25, když žlutá musela pasovat. Poslední tah zelené, `a8-a6`, rozhodl.

    Značky se spočítají také tehdy, když se tatáž pozice objeví potřetí, nebo když se osm kol nic nezmění.

    Když jste na tahu, stiskněte pod plánem **{ button-move }** a vybírejte: nejdřív kámen, potom kam táhne, a nakonec pootočení, pokud je možné. Nebo napište `/pacru move`. Stůl otevřete příkazem `/pacru new`. Dobrou zábavu!
