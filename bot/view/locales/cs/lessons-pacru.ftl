### Pravidla Pacru: ke každé stránce nadpis a text. Text má nejvýše 1200 znaků; co je mezi zpětnými apostrofy, je zápis, ve
### všech jazycích stejný, a ukazuje ho obrázek.

lessons-pacru-goal-title = Cíl hry
lessons-pacru-goal =
    Pacru se hraje na 81 polích. Širší mezery je dělí na devět **oblastí** o velikosti tři krát tři pole. Každý hráč má čtyři **kameny** ve tvaru šipky; když hrají tři nebo čtyři, má každý tři. Během partie přibývají na hracím plánu **značky** v barvách hráčů.

    { "**" }Vyhrajete**, když máte na plánu 42 značek (ve třech hráčích 28, ve čtyřech 24), nebo když už kromě vás nemůže nikdo táhnout.

    Hráči se střídají po směru hodinových ručiček. Když jste na tahu, použijete jeden kámen: buď jím táhnete, nebo ho na místě otočíte. Pasovat nelze.

    Nad plánem jsou hráči: na tahu je ten, jehož pruh má plnou barvu, a vedle každého jména vidíte, kolik kamenů zbývá a kolik je značek. Každé pole má jméno: zelený kámen dole stojí na e1.

lessons-pacru-moving-title = Jak se táhne
lessons-pacru-moving =
    Kámen táhne rovně: tam, kam míří, nebo o 45 stupňů vlevo či vpravo od toho. Nakonec míří směrem, kterým šel. Do strany ani zpět nikdy nejde.

    Jak daleko? Spočítejte své značky v oblasti, kde kámen stojí, i ty pod kameny. To je jeho **dosah**: táhne o tolik polí, nebo o méně. Bez značek je dosah jedna.

    Skončit musí na poli bez kamene a bez cizí značky. Cestou smí přejít cizí značky, ne však kameny.

    Kámen na e1 má dosah tři díky polím d1, d3 a f1. Smí na pole s tečkou: přes žlutou značku na e2 projde, za kámen na g3 už ne.

lessons-pacru-border-change-title = Hraniční značka
lessons-pacru-border-change =
    Takto přichází na plán většina značek: když tah skončí v **jiné oblasti**, než ve které začal, položíte tam značku. Patří na kterékoli **neutrální** pole nové oblasti, tedy pole bez značky, na kterém nestojí jiný kámen. Může to být i pole, na které váš kámen právě došel.

    Značku položit musíte, v jednom tahu ale jen jednu, i když překročíte víc hranic. Počítá se i přechod přes roh. Tah uvnitř oblasti značku nepřináší.

    Zelená táhla z a3 na b4, do oblasti kolem b5, a značku položila na b5: `a3-b4(b5)`.

    Značky znamenají dosah: odtud se zelené kameny dostanou dál.

lessons-pacru-border-transformation-title = Hraniční přeměna
lessons-pacru-border-transformation =
    Když v oblasti, do které přijdete, **nezbývá žádné neutrální pole**, není další značku kam položit. Místo toho tam vyměníte jednu cizí značku za svou, a to na poli, na kterém nestojí žádný kámen. Soupeř dostane svou značku zpět.

    Zelená táhla z c5 na d5. Všech devět polí kolem e5 mělo značky, takže si mohla vybrat některou žlutou značku a vybrala si tu na e5: `c5-d5(e5)`. Roh pole e5 ukazuje, čí bylo předtím. Pole f5 vzít nešlo, protože na něm stojí kámen.

    Pokud jsou jediná neutrální pole pod jinými kameny, nepřibude značka ani nedojde k přeměně.

lessons-pacru-connection-title = Spojení
lessons-pacru-connection =
    Tah o dvě pole nebo delší, který začíná **a** končí na vašich značkách a nemá v cestě žádný kámen, je **spojení**: všechna pole mezi oběma značkami se stanou vašimi, ať byla neutrální, nebo nesla cizí značky.

    Zelená táhla z a2 na e2, s dosahem čtyři díky polím a1, a2, a3 a b3. Pole b2, c2 a d2 tím získala: `a2-e2(*)`.

    Značky na obou koncích tam musí být už před tahem. Pokud tah zároveň překročí hranici, vyberete si: buď spojení, nebo hraniční značku, nikdy obojí. Tady mohla zelená také položit značku na f3, tahem `a2-e2(f3)`.

lessons-pacru-jump-title = Skok po spojení
lessons-pacru-jump =
    Mezi dvěma svými značkami může kámen **přeskočit jiné kameny**, ať je jich kolik chce a mají jakoukoli barvu. Jinak se přes kámen dostat nedá a ani skok nevede dál, než dovoluje dosah.

    Na přeskočených polích se nic nemění. Když skok překročí hranici, položíte jako obvykle hraniční značku.

    Zelená skočila z h9 přes kámen na h8 až na h6, s dosahem tři díky polím g9, h9 a i8. Značka na h7 zůstala žlutá a hraniční značka přišla na g5: `h9-h6(g5)`.

lessons-pacru-pincer-title = Kleště
lessons-pacru-pincer =
    K sebrání jsou potřeba dva. Váš kámen **napadá** cizí kámen, ke kterému by se svým dosahem dostal, pokud mezi nimi nestojí jiný kámen. Na značkách tu nezáleží, ani na té pod cizím kamenem.

    Když tentýž kámen napadají dva nebo více vašich, může ho jeden z nich sebrat: přejde na jeho pole, cizí kámen odchází ze hry a pole se stane vaším. Povinné to není.

    Zelené kameny na c4 a e4 oba napadaly e6. Sebral ho ten z c4. Překročil přitom i hranici, takže ještě přišla značka na d6: `c4xe6(d6)`.

    Kdo ztratí poslední kámen, je ze hry venku.

lessons-pacru-meeting-title = Setkání
lessons-pacru-meeting =
    Když se vaším tahem ocitnou dva vaše kameny **tváří v tvář** na sousedních polích, rovně nebo šikmo, a oba stojí na vašich značkách, získáváte bonus: vaším se stane **kterékoli pole plánu**, neutrální i cizí, jen na něm nesmí stát kámen. Které, to určíte vy; vzdát se bonusu nelze.

    Jedním z těch dvou musí být kámen, kterým jste táhli, a některý jiný hráč musí mít aspoň devět značek. Bonus přichází navíc ke všemu ostatnímu, co tah přinese.

    Zelená táhla z e5 na d5 a setkala se s kamenem na c5. Bonusem získala žluté pole e8: `e5-d5!e8`.

lessons-pacru-reorientation-title = Otočení
lessons-pacru-reorientation =
    Místo abyste táhli, můžete jeden svůj kámen na místě otočit: o 45 stupňů za dvě své značky, o 90 stupňů za čtyři. Které to budou, si vyberete na polích bez kamenů; ta pole budou zase neutrální.

    Hodí se to kameni, který stojí u kraje a míří ven. Aspoň jeden z vašich kamenů, tento nebo jiný, ale musí mít kam táhnout. Otočení nepřináší značku ani setkání.

    Zelená otočila kámen na g9 o 90 stupňů vpravo a odevzdala značky na b4, c5, e3 a h2: `g9>>(b4,c5,e3,h2)`. `<` je vlevo, `>` vpravo; zdvojené znaménko je 90 stupňů.

lessons-pacru-end-title = Konec hry
lessons-pacru-end =
    Okamžitě vyhráváte,
    • když máte po svém tahu na plánu 42 značek (ve třech hráčích 28, ve čtyřech 24), nebo
    • když zůstanete ve hře sami.

    Jste **venku**, když vám soupeř sebere poslední kámen, nebo když jste na tahu a žádný váš kámen nemá kam táhnout. Vaše kameny pak z plánu zmizí. Značky zůstanou a ostatní je mohou měnit.

    Zelená spojila c3 s f6: `c3-f6(*)`. Tím má 42 značek a vyhrává.

    Partie končí remízou, když se tatáž pozice se stejným hráčem na tahu objeví potřetí, nebo když se během 25 kol nezmění žádná značka a nikdo nesebere žádný kámen.

lessons-pacru-turn-title = Jste na tahu
lessons-pacru-turn =
    Když jste na tahu, bot vás upozorní. Stiskněte pod plánem **{ button-move }** a vybírejte: nejdřív kámen, potom kam táhne, a nakonec co to přinese. Dokud nestisknete **{ -play }**, nic se nezahraje. Příkazem `/pacru move` můžete tah napsat:
    `e1-e2` prostý tah
    `a3-b4(b5)` s hraniční značkou nebo přeměnou
    `a2-e2(*)` spojení
    `c4xe6(d6)` sebrání
    `e5-d5!e8` setkání s bonusem
    `g9>>(b4,c5,e3,h2)` otočení

    Plán ukazuje, co se stalo. Tady toho bylo hodně: `e3xe4(e6)!h8`. Šipka je tah, křížek sebraný kámen a tmavá pole jsou nová: e4 za sebrání, e6 za hranici, h8 za setkání s e5.

    Stůl otevřete příkazem `/pacru new`. Dobrou zábavu!
