### Chyby k rozboru: vlastní tahy v partiích po konci, které vás přišly draho, ačkoli se nabízel lepší.

mistake-heading = **Vaše partie { $game } `{ $code }`**, { $turn }. tah; ostatní hráči: { $others }. Vaše barva: { $player }.
mistake-task = V partii: { $words } (`{ $played }`), a vaše šance na výhru podle počítače klesla z { $best } na { $rest }. Jiný tah ji udrží. Který?
mistake-shown = 💡 { $words } (`{ $better }`): to udrží vaši šanci na výhru na { $best }.
mistake-refuted = Váš tah v partii: `{ $played }`. Nejlepší odpověď: { $words } (`{ $answer }`), a vaše šance je pak { $rest }.
mistake-comes-again = Tato chyba se znovu objeví { $day }.
mistake-learnt = Lepší tah jste našli podruhé: tato chyba se už neobjeví.
mistake-others =
    { $count ->
        [one] Máte ještě jednu chybu k rozboru.
        [few] Máte ještě { $count } chyby k rozboru.
        [many] Máte ještě { $count } chyby k rozboru.
       *[other] Máte ještě { $count } chyb k rozboru.
    }
mistake-alt = { $game } { $code }, před { $turn }. tahem
mistakes-of-game =
    { $count ->
        [one] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): jedna chyba k rozboru
        [few] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): { $count } chyby k rozboru
        [many] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): { $count } chyby k rozboru
       *[other] 🔎 Vaše partie `{ $code }` (ostatní hráči: { $others }): { $count } chyb k rozboru
    }
mistakes-none = Nemáte žádné chyby k rozboru. Po každé partii počítače hledají vaše tahy, které vás přišly draho, ačkoli se nabízel lepší; najdete je tady.
mistakes-none-now = Teď nemáte žádné chyby k rozboru. Další se objeví { $day }.
mistakes-off = Počítače ve vašich partiích nehledají chyby. Zapnete to v `/pacru preferences`.
button-next-mistake = Rozebrat mé chyby
preference-review = Po mých partiích hledat mé chyby k rozboru
