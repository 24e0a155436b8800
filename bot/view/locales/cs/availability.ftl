### Dovolené a připomínky.

vacation-until = Máte dovolenou do { $moment }: vaše hodiny stojí a hrát přitom můžete. Ukončí ji `/pacru time vacation days:0`.
vacation-none = Nemáte dovolenou.
vacation-left = Z letošních 30 dní vám zbývá: { $left }.
vacation-by-itself = Když by vám měl dojít čas, jeden den se vezme sám.
vacation-never-by-itself = Sama nikdy nezačne.
vacation-counts = Platí ve všech partiích kromě minutových.
reminders-off = Partie, které na vás čekají, se nepřipomínají; hrací plán každého tahu vás však volá dál.
reminders-channel = Připomínky chodí do kanálu partie: v polovině vašeho času, den a dvě hodiny před jeho koncem; jedna zpráva pro všechny partie.
reminders-direct = Připomínky chodí do přímých zpráv: v polovině vašeho času, den a dvě hodiny před jeho koncem; jedna zpráva pro všechny partie.
reminders-quiet = Klidné hodiny: { $from } až { $until } ({ $zone }); tehdy přijde jen poslední výzva, než vám vyprší čas.
reminders-never-quiet = Klidné hodiny nejsou nastavené.
