### Dovolené a připomínky.

vacation-until = Máte dovolenou do { $moment }: vaše hodiny stojí a hrát přitom můžete. Ukončí ji `/pacru time vacation days:0`.
vacation-none = Nemáte dovolenou.
vacation-left = Z letošních 30 dní vám zbývá: { $left }.
vacation-by-itself = Když by vám měl dojít čas, jeden den se vezme sám.
vacation-never-by-itself = Sama nikdy nezačne.
vacation-counts = Platí ve všech partiích kromě minutových.
reminders-off = Připomínky máte vypnuté: žádná nepřijde.
reminders-channel = Připomínky chodí do kanálu partie, jedna zpráva pro všechny.
reminders-direct = Připomínky chodí do přímých zpráv, jedna zpráva pro všechny partie.
reminders-quiet = Tiché hodiny: { $from } až { $until } ({ $zone }); tehdy přijde jen poslední výzva, než vám vyprší čas.
reminders-never-quiet = Tiché hodiny nejsou nastavené.

notifications-heading = **Jak dostáváte upozornění**
notifications-turn = Volá vás hrací plán každého tahu. Připomínky chodí v polovině vašeho času, den před jeho koncem a dvě hodiny před jeho koncem.
notifications-daily = Každý den v { $hour } ({ $zone }) přijde jedna zpráva se všemi partiemi, které na vás čekají, i s hracími plány; příští přijde { $next }. Kromě ní chodí jen poslední připomínka tahu, dvě hodiny před koncem vašeho času.
notifications-short = Žádný hrací plán vás nevolá. Připomínky chodí jen v posledním dni vašeho času.
notifications-never = Nic vás nevolá a připomínky nechodí: co na vás čeká, ukáže `/pacru games`.
notifications-in-game = Pro jednotlivou partii můžete zvolit jinak: **{ button-more }** pod hracím plánem.
notifications-hour = Denní zpráva přijde v { $hour }
notify-turn = Volat mě při každém tahu
notify-daily = Jednou denně, všechny partie v jedné zprávě
notify-short = Jen když mi zbývá málo času
notify-never = Nikdy
notify-as-always = V této partii: jako ve všech
notify-in-game = V této partii: { $choice }
reminders-place-channel = Připomínky v kanálu partie
reminders-place-direct = Připomínky v přímé zprávě
reminders-place-nowhere = Bez připomínek
notifications-chosen = `{ $code }`: od této chvíle dostáváte upozornění podle své volby.
