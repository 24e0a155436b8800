### Odpověď na /pacru help: nejvýše 2000 znaků.

help =
    Můžete tu hrát **Pacru**, **Azacru** a **Shacru** pro dva až čtyři hráče a **Pasang** pro dva.
    1. `/pacru rules` naučí hru na několika stránkách s obrázky.
    2. `/pacru new` otevře v tomto kanálu stůl: zvolte hru, jmenujte soupeře, nebo nechte kohokoli stisknout **{ button-join }**. Nikdo tu není? S `computer:` nebo **{ button-add-computer }** máte soupeře hned a `/pacru hint` vám proti němu poradí.
    3. Jakmile jsou všechna místa obsazená, losuje se pořadí, objeví se hrací plán a bot zavolá prvního hráče.
    4. **{ button-move }** pod plánem se vás krok za krokem ptá, co chcete udělat. Dokud nestisknete **{ -play }**, nic se nezahraje.
    5. Nebo pište: `/pacru move` vám přitom nabízí vaše tahy, například `e1-e2`. Samotný otevře další partii, která na vás čeká.
    6. Plán ukazuje, co se stalo naposledy: šipku tahu, co přibylo a co bylo sebráno. Bot volá jen toho, kdo má něco udělat.
    7. `/pacru board` ukáže nejnovější plán z vaší strany, i kterýkoli dřívější; vidíte ho jen vy.
    8. `/pacru games` vypíše vaše partie, kdo je na tahu a otevřené stoly; `/pacru people profile`, `/pacru people rating` a `/pacru people leaderboard` ukážou, jak se členům daří.
    9. `/pacru study history` je záznam partie, `/pacru study replay` ji ukáže jako animaci, `/pacru study analyse` řekne, kde se rozhodla.
    10. `/pacru offer` nabídne remízu, vrácení tahu, přestávku nebo vaše místo; `/pacru plan` připraví vaši příští odpověď; `/pacru resign` se před vzdáním ještě zeptá. `/pacru preferences`: barvy, strana, plány jako text; `/pacru time`: dovolená, připomínky. `/pacru data`: co o vás vím.
