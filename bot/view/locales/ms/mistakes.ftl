### Kesilapan untuk disemak semula: langkah sendiri dalam permainan yang telah tamat yang merugikan, sedangkan ada langkah yang lebih baik.

mistake-heading = **Permainan anda dengan { $others }**: { $game } `{ $code }`, langkah { $turn }. Anda bermain sebagai { $player }.
mistake-task = Dalam permainan itu { $words } (`{ $played }`), dan peluang anda untuk menang turun daripada { $best } kepada { $rest }, menurut komputer. Langkah lain mengekalkannya. Yang mana?
mistake-shown = 💡 { $words } (`{ $better }`): itu mengekalkan peluang anda untuk menang pada { $best }.
mistake-refuted = Dalam permainan itu anda bermain `{ $played }`. Balasan terbaik: { $words } (`{ $answer }`), dan peluang anda selepas itu { $rest }.
mistake-comes-again = Anda akan melihat kesilapan ini lagi pada { $day }.
mistake-learnt = Anda telah menemui langkah itu dua kali: kesilapan ini tidak akan muncul lagi.
mistake-others =
    { $count ->
        [1] Anda ada satu lagi kesilapan untuk disemak semula.
       *[other] Anda ada { $count } lagi kesilapan untuk disemak semula.
    }
mistake-alt = { $game } { $code }, sebelum langkah { $turn }
mistakes-of-game =
    { $count ->
        [1] 🔎 Permainan anda `{ $code }` dengan { $others }: satu kesilapan untuk disemak semula
       *[other] 🔎 Permainan anda `{ $code }` dengan { $others }: { $count } kesilapan untuk disemak semula
    }
mistakes-none = Tiada kesilapan untuk anda semak semula. Selepas setiap permainan anda, komputer mencari langkah yang merugikan anda sedangkan ada langkah yang lebih baik; anda akan menemuinya di sini.
mistakes-none-now = Tiada kesilapan untuk anda semak semula sekarang. Anda akan melihat yang seterusnya pada { $day }.
mistakes-off = Komputer tidak mencari kesilapan dalam permainan anda. Anda boleh menghidupkannya dalam `/pacru preferences`.
button-next-mistake = Semak kesilapan saya
preference-review = Selepas permainan saya, cari kesilapan saya untuk disemak semula
