### Ukázková partie Azacru: ke každému kroku komentář. Co je mezi zpětnými apostrofy, je zápis, ve všech jazycích stejný. Pole a čísla
### se kontrolují podle partie.

example-azacru-1 = Zelená jde z i3 na h4 a označuje ho. Kámen překročil hranici, a tak se smí pootočit: mířil doleva nahoru a teď míří přímo doleva.
example-azacru-2 = Každý tah na nové pole přináší značku, a tak záleží na tom, kdo vydrží táhnout déle. Všimněte si žlutého kamene na b1: míří podél kraje.
example-azacru-3 = Žlutá překračuje hranici a pootáčí kámen: na h6 teď míří přímo dolů. Zelená přichází na c3, do oblasti, kde leží b1.
example-azacru-4 = Kolem b2 už leží dvě zelené značky, na b2 a c3. Oba tamní zelené kameny tak mají dosah dva.
example-azacru-5 = Zelená se staví před žlutý kámen na b1. Ten přes kámen na c1 neprojde a dole je kraj: zbývá mu jen pole c2.
example-azacru-6 = Zelená jde dál na d1, ale značka na c1 zůstává a pole je stále uzavřené. Po pootočení míří kámen doprava nahoru, pryč od kraje.
example-azacru-7 = Žlutá má kolem h5 dvě značky, takže kámen na i5 má dosah dva a jde na i3. Oba hráči překračují hranici a pootáčejí kámen.
example-azacru-8 = S f2 má zelená kolem e2 tři značky. Kámen zase míří doleva a jeho dosah je tři.
example-azacru-9 = Žlutá měla kámen z b1 osvobodit tahem `b1-c2`. Zelená teď využívá dosah tři, jedním tahem dojde na c2 a kámen na b1 už nemá kam.
example-azacru-10 = Oba překračují hranici a získávají po značce: stav je 10 : 9. Kameny na c7 a b4 teď míří doleva.
example-azacru-11 = Žlutý kámen na c4 má dosah tři. Zelená táhne kamenem, který dosud stál; má před sebou volný horní kraj.
example-azacru-12 = Chyba: po tomto pootočení míří žlutý kámen na a2 ven z plánu a už nikdy nepotáhne. Bez pootočení, `c4-a2`, by zbývalo a1.
example-azacru-13 = Dva ze čtyř žlutých kamenů jsou zablokované, na b1 a a2. Zelená vede 13 : 12 a může táhnout všemi čtyřmi.
example-azacru-14 = Žlutá naráží na dolní kraj: z g1 vede jediná cesta podél něj. Zelená se na ni staví, na f1, a tím je zablokovaný třetí žlutý kámen. Spojení to není, protože f1 předtím nebylo zelené.
example-azacru-15 = Rozhodující chyba: kámen na a6 míří doleva dolů a jediná cesta vede přímo dolů; s pootočením, `b7-a6<`, by měl i b5. Zelená se mu staví do cesty na a5.
example-azacru-16 = Žlutá nemá kam táhnout a pasuje, a tím začíná poslední kolo: zelená má ještě jeden tah a označuje i4. Zelená vyhrává 16 : 14.
