### Ukázková partie Pacru: ke každému kroku komentář. Co je mezi zpětnými apostrofy, je zápis, ve všech jazycích stejný. Pole a čísla
### se kontrolují podle partie.

example-pacru-1 = Zelená začíná. Kámen z a3 vstupuje do oblasti kolem b5, a proto tam zelená pokládá značku: na b4, přímo pod kámen.
example-pacru-2 = Žlutá vstupuje do téže oblasti shora a označuje b6. Značka pole uzavírá: dokud tam leží, nemůže na b6 žádný zelený kámen skončit, leda při sebrání.
example-pacru-3 = Totéž na druhé straně: oba vstupují do oblasti kolem h5 a pokládají tam značku. Žlutá značka zavírá pole h5 zelenému kameni na h4.
example-pacru-4 = Tah uvnitř oblasti nepřináší značku, ale něco připravuje. Zelená se blíží ke žlutému kameni na h6, protože k sebrání jsou potřeba dva kameny. Žlutá míří do středu.
example-pacru-5 = Zelený kámen na c4 teď míří doprava, do středu. Žlutá vstupuje do prostřední oblasti a pokládá značku na f4.
example-pacru-6 = Z h7 napadá zelená h6, ale jen jedním kamenem. Žlutá ustupuje na g5, kde ji napadá zelený kámen z h4.
example-pacru-7 = Zelená překračuje hranici hned vedle g5. Teď toto pole napadají dva kameny, z g6 a z h4: zelená hrozí sebráním. Se značkou na i4 mají oba dosah dva.
example-pacru-8 = Žlutá si toho všimla a uniká přes hranici na f4; přibývá jí značka na e5.
example-pacru-9 = S dosahem dva dojde kámen z g6 až na e6 jediným tahem. Odtud napadá d5, stejně jako kámen na c4: další hrozba.
example-pacru-10 = Chyba. Žlutá si bere další značku a kámen na d5 nechává stát; počítač by ho zachránil tahem `d5-f3(d2)`.
example-pacru-11 = Zelená bere: kámen z c4 jde na d5, žlutý opouští hru a pole d5 je teď zelené. Zelený kámen přitom překročil i hranici, a proto přibývá i značka na f6. Stav je 6 : 5.
example-pacru-12 = Zelená jde z d5 na d6 a značka zůstává. Kolem e5 už leží tři zelené značky: zelené kameny, které odtud vyjdou, mají dosah tři.
example-pacru-13 = Žlutá otáčí kámen na e9 o 45 stupňů a platí dvěma značkami, b6 a h5. To je drahé: z pěti značek zbývají tři.
example-pacru-14 = Zelená získává další značku, na a6. Žlutá kámen zase otáčí zpět a platí znovu, značkami e5 a f4: čtyři značky přišly vniveč a zbývá jediná.
example-pacru-15 = Zelená přivádí kámen zprava do středu. Žlutý kámen narazil na kraj: na d1 míří doleva dolů a dojde už jen na c1.
example-pacru-16 = Zelená překračuje hranici a značku pokládá právě na to pole, c1. Žlutý kámen na d1 už nemá kam táhnout.
example-pacru-17 = Žlutý kámen na b1 může už jen na c2. Zelené kameny na c3 a d2 na to pole oba míří: kámen, který tam přijde, lze sebrat.
example-pacru-18 = Žlutá vchází do kleští: s dosahem čtyři se kameny z d6 i z f6 dostanou na d8. Zelená bere kámen ze vzdálenosti dvou polí.
example-pacru-19 = Žlutá musí na c2: jiný tah nemá.
example-pacru-20 = Zelená ten kámen bere. Poslední žlutý kámen, na d1, nemá kam táhnout: žlutá je ze hry venku a zelená vyhrává, s 13 značkami místo 42. V Pacru vyhrává i ten, kdo jako poslední může táhnout.
