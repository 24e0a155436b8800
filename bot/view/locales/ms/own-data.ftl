### Apa yang disimpan tentang seorang ahli, dan cara dia dipadamkan atas kehendak sendiri.

own-data-file = Fail ini mengandungi semua yang saya simpan tentang anda. Fail ini meliputi { $games } permainan dan { $servers } pelayan.
own-data-newest = Hanya permainan terbaharu anda yang muat dalam fail ini; yang lain boleh diberikan oleh pengendali bot.
own-data-kept = Permainan disimpan, dengan nama dan ID Discord anda sehingga anda memadam data anda: selepas itu pemainnya ialah bekas pemain tanpa nama. Pilihan dan rancangan anda disimpan sehingga anda mengubahnya, jawapan kepada arahan selama seminggu, sandaran selama empat minggu. Saya tidak membaca mesej.
own-data-erase-button = Padam data saya
own-data-confirm-button = Padam data saya selepas sehari
own-data-keep-button = Kekalkan data saya
own-data-question = Padam data anda di semua pelayan? Anda menjadi “bekas pemain” dalam semua permainan; rating, pilihan, rancangan dan sekatan anda turut dipadam. Mesej di saluran kekal.
own-data-playing = Anda menyerah kalah dalam { $count } permainan yang sedang berlangsung.
own-data-tables = Anda keluar dari { $count } meja terbuka.
own-data-when = Ini akan dilakukan selepas sehari; sebelum itu anda boleh menukar fikiran.
own-data-due = Data anda akan dipadam pada { $date } ({ $remaining }). Sebelum itu, anda boleh menekan **{ own-data-keep-button }** di sini atau dalam `/pacru data` untuk menghentikannya; selepas itu, pemadaman tidak boleh dibatalkan.
