### Chvíle, které stojí za návrat: vlastní tahy v partiích po konci, které ztratily mnoho, ačkoli jiný tah nic.

mistake-heading = **Vaše partie { $game } `{ $code }`**, { $turn }. tah; ostatní hráči: { $others }. Vaše barva: { $player }.
mistake-task = Váš tah `{ $played }` snížil vaši šanci na výhru podle počítače z { $best } na { $rest }. Jiný tah ji udrží. Který?
mistake-shown = 💡 `{ $better }` udrží vaši šanci na výhru na { $best }.
mistake-refuted = Váš tah v partii: `{ $played }`. { $opponent } na něj nejlépe odpovídá `{ $answer }` a vaše šance je pak { $rest }.
mistake-comes-again = Tato chvíle se vrátí: { $day }.
mistake-learnt = Lepší tah máte podruhé: tato chvíle se už nevrátí.
mistake-others =
    { $count ->
        [one] Čeká ještě jedna chvíle z vašich partií.
        [few] Čekají ještě { $count } chvíle z vašich partií.
        [many] Čeká ještě { $count } chvíle z vašich partií.
       *[other] Čeká ještě { $count } chvil z vašich partií.
    }
mistake-alt = { $game } { $code }, před { $turn }. tahem
mistakes-of-game =
    { $count ->
        [one] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): jedna chvíle, která stojí za návrat
        [few] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): { $count } chvíle, které stojí za návrat
        [many] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): { $count } chvíle, která stojí za návrat
       *[other] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): { $count } chvil, které stojí za návrat
    }
mistakes-none = Nemáte se k čemu vracet. Po každé vaší partii hledají počítače tahy, které ztratily mnoho, ačkoli jiný tah nic; najdete je tady.
mistakes-none-now = Teď se nemáte k čemu vracet. Další chvíle přijde: { $day }.
mistakes-off = Počítače ve vašich partiích nehledají chvíle, které stojí za návrat. Zapnete to v `/pacru preferences`.
button-next-mistake = Vrátit se k tomu
preference-review = Po mých partiích hledat chvíle, které stojí za návrat
