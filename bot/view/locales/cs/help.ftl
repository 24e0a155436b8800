### Odpověď na /pacru help: nejvýše 2000 znaků.

help =
    Můžete tu hrát **Pacru**, **Azacru** a **Shacru** pro dva až čtyři hráče a **Pasang** pro dva.
    1. `/pacru rules` naučí hru na několika stránkách s obrázky; `/pacru puzzle` má úlohy na procvičení.
    2. `/pacru new` otevře v tomto kanálu stůl: zvolte hru, jmenujte soupeře, nebo nechte kohokoli stisknout **{ button-join }**. Nikdo tu není? `/pacru seek` hledá soupeře 30 dní; s `computer:` nebo **{ button-add-computer }** ho máte hned a `/pacru hint` vám proti němu poradí.
    3. Jakmile jsou všechna místa obsazená, losuje se pořadí, objeví se hrací plán a bot zavolá prvního hráče.
    4. **{ button-move }** pod plánem se vás krok za krokem ptá, co chcete udělat. Dokud nestisknete **{ -play }**, nic se nezahraje.
    5. Nebo pište: `/pacru move` vám přitom nabízí vaše tahy, například `e1-e2`. Samotný otevře další partii, která na vás čeká.
    6. Plán ukazuje, co se stalo naposledy: šipku tahu, co přibylo a co bylo sebráno. Bot volá jen toho, kdo má něco udělat.
    7. `/pacru board` ukáže nejnovější plán z vaší strany, i kterýkoli dřívější; vidíte ho jen vy. **{ button-try }** v něm zkouší tahy.
    8. `/pacru games` vypíše vaše partie a otevřené stoly; `/pacru people` má profily, rating a žebříček členů; `/pacru-tournament list` turnaje, ligy a výzvy. V přímé zprávě hrajete své partie také, a proti počítačům v soukromí.
    9. `/pacru study history` je záznam partie, `replay` ji ukáže jako animaci, `analyse` řekne, kde se rozhodla; `/pacru note` uloží poznámky jen pro vás.
    10. `/pacru offer` nabídne remízu, vrácení tahu, přestávku nebo vaše místo; `/pacru plan` připraví vaši příští odpověď; `/pacru resign` se před vzdáním ještě zeptá. `/pacru preferences`: barvy, strana, plány jako text; `/pacru time`: dovolená, připomínky. `/pacru data`: co o vás vím.

# Odpověď na /pacru help topic:privacy: nejvýš 2000 znaků.
help-privacy =
    Co se o vás uchovává a proč:
    - **Aby se hrálo a hodnotilo:** vaše číslo a jméno na Discordu, vaše partie s každým tahem a jeho časem, výsledky, vaše ratingy a turnaje, kterých se účastníte.
    - **Protože si to volíte:** předvolby, jazyk, časové pásmo, tiché hodiny, dovolená, plánované a zkoušené tahy, poznámky, zodpovězené úlohy, které partie sledujete, k čemu hledáte soupeře, koho blokujete a čí pozvání odmítáte. Také jazyk vašeho Discordu, aby odpovědi byly v něm.
    - **Aby se vědělo, co se stalo:** co správci serveru dělají s partiemi a členy a z jakých důvodů.
    - **Co se neuchovává:** zprávy. Žádné nečtu, na nic dalšího o vás se Discordu neptám, jen na vaše role, kde se dávají podle ratingu, a nic se neprodává, neslouží reklamě ani se nikomu nedává.
    - **Kdo to vidí:** členové serveru vidí vaše partie, ratingy a profil, partie v přímých zprávách jen vy; správci serveru mohou jeho partie exportovat; údaje má u sebe ten, kdo mě provozuje.
    - **Jak dlouho:** odpovědi a doručené zprávy týden, zálohy čtyři týdny, všechno ostatní do vymazání.
    - **Jak se to vymaže:** `/pacru data` vám všechno vydá a den po vaší žádosti vás všude vymaže; správci serveru vymažou člena ze svého serveru pomocí `/pacru-admin erase`. Rozehrané partie tím vzdáte a dál jste bezejmenný bývalý hráč: tahy zůstanou, vaše číslo a jméno ne.
