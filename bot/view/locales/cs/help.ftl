### Odpověď na /pacru help: nejvýše 2000 znaků.

help =
    Můžete tu hrát **Pacru**, **Azacru** a **Shacru** pro dva až čtyři hráče a **Pasang** pro dva.
    - **Hrát:** `/pacru new` otevře stůl; s `computer:` nikoho dalšího nepotřebujete. `/pacru seek` hledá soupeře. **{ button-move }** pod hracím plánem nebo `/pacru move` se vás krok za krokem ptá, co chcete udělat; dokud nestisknete **{ -play }**, nic se nezahraje. `/pacru offer` nabídne remízu, přestávku nebo vrácení tahu.
    - **Sledovat:** `/pacru games` ukáže partie a stoly, ke kterým se můžete přidat, `/pacru people` ukáže ratingy a `/pacru-tournament list` turnaje. `/pacru-organise new` turnaj připraví a `/pacru-organise run` ho řídí.
    - **Učit se:** `/pacru rules` učí hru s obrázky, `/pacru puzzle` a `/pacru hint` vás procvičí; `/pacru study` rozebírá odehrané partie.
    - **Nastavit:** `/pacru preferences` změní barvy, upozornění a dovolenou; `/pacru data` ukáže vše, co o vás vím.

# Odpověď na /pacru help topic:privacy: nejvýš 2000 znaků.
help-privacy =
    Co se o vás uchovává a proč:
    - **Aby se hrálo a hodnotilo:** vaše ID a jméno na Discordu, vaše partie s každým tahem a jeho časem, výsledky, vaše chyby k rozboru, vaše ratingy a turnaje, kterých se účastníte.
    - **Protože jste si to zvolili:** předvolby, jazyk, časové pásmo, způsob upozornění, tiché hodiny, dovolená, plánované a zkoušené tahy, poznámky, nahrané partie, zodpovězené úlohy, splněná cvičení, které partie sledujete, jaké soupeře hledáte, koho blokujete, čí pozvání jste odmítli a ve kterých prohlížečích jste se přihlásili ke hře na hracím plánu. Také jazyk vašeho Discordu, abych odpovídal v něm.
    - **Aby se vědělo, co se stalo:** co správci serveru dělají s partiemi a členy a z jakých důvodů.
    - **Co se neuchovává:** zprávy. Žádné nečtu; jen když nevím, zda některá moje dorazila, hledám ji mezi nejnovějšími v jejím kanálu. Od Discordu zjišťuji už jen to, jak se jmenujete, zda jste na serveru, kde se partie hraje, a jaké máte role, pokud je server dává podle ratingu. Nic se neprodává, neslouží reklamě ani se nikomu nedává.
    - **Kdo to vidí:** členové serveru vidí vaše partie, ratingy a profil, partie v přímých zprávách jen vy; správci serveru mohou jeho partie exportovat; údaje má u sebe správce bota.
    - **Jak dlouho:** odpovědi a doručené zprávy týden, zálohy čtyři týdny, všechno ostatní do vymazání.
    - **Jak se to vymaže:** `/pacru data` vám všechno vydá a den po vaší žádosti všude vymaže vaše údaje; správci serveru vymažou údaje člena ze svého serveru pomocí `/pacru-admin erase`. Rozehrané partie tím vzdáte a dál jste bezejmenný bývalý hráč: tahy zůstanou, vaše ID a jméno ne.
