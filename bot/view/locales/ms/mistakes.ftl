### Detik untuk dilihat semula: langkah sendiri dalam permainan yang telah tamat yang rugi besar, sedangkan langkah lain tidak.

mistake-heading = **Permainan anda dengan { $others }**: { $game } `{ $code }`, langkah { $turn }. Anda bermain sebagai { $player }.
mistake-task = Anda bermain `{ $played }`, dan peluang anda untuk menang turun daripada { $best } kepada { $rest }, menurut komputer. Langkah lain mengekalkannya. Yang mana?
mistake-shown = 💡 `{ $better }` mengekalkan peluang anda untuk menang pada { $best }.
mistake-refuted = Dalam permainan itu anda bermain `{ $played }`. Balasan terbaik { $opponent } ialah `{ $answer }`, dan peluang anda selepas itu { $rest }.
mistake-comes-again = Detik ini datang lagi pada { $day }.
mistake-learnt = Anda telah menjumpainya dua kali: detik ini tidak datang lagi.
mistake-others =
    { $count ->
        [1] Satu lagi detik daripada permainan anda menunggu.
       *[other] { $count } lagi detik daripada permainan anda menunggu.
    }
mistake-alt = { $game } { $code }, sebelum langkah { $turn }
mistakes-of-game =
    { $count ->
        [1] 🔎 Permainan anda `{ $code }` dengan { $others }: satu detik untuk dilihat semula
       *[other] 🔎 Permainan anda `{ $code }` dengan { $others }: { $count } detik untuk dilihat semula
    }
mistakes-none = Tiada apa-apa untuk anda lihat semula. Selepas setiap permainan anda, komputer mencari langkah yang rugi besar sedangkan langkah lain tidak; anda akan menemuinya di sini.
mistakes-none-now = Tiada apa-apa untuk anda lihat semula sekarang. Detik seterusnya datang pada { $day }.
mistakes-off = Komputer tidak mencari detik dalam permainan anda untuk dilihat semula. Anda boleh menghidupkannya dalam `/pacru preferences`.
button-next-mistake = Lihat semula
preference-review = Selepas permainan saya, cari detik untuk dilihat semula
