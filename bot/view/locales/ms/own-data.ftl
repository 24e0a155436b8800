### Apa yang disimpan tentang seorang ahli, dan cara dia dipadamkan atas kehendak sendiri.

own-data-file = Fail ini mengandungi semua yang saya simpan tentang anda. Permainan: { $games }; pelayan: { $servers }.
own-data-newest = Hanya permainan anda yang terbaharu muat; yang lain boleh diberikan oleh pengendali bot.
own-data-kept = Permainan disimpan selama-lamanya, dengan nama dan nombor Discord anda. Apa yang anda pilih dan rancang disimpan sehingga anda mengubahnya, jawapan kepada arahan selama seminggu, sandaran selama empat minggu. Saya tidak membaca mesej.
own-data-erase-button = Padamkan saya
own-data-confirm-button = Padamkan saya dalam sehari
own-data-keep-button = Simpan data saya
own-data-question = Padamkan anda di semua pelayan? Anda menjadi bekas pemain dalam semua permainan; kadar, pilihan, rancangan dan sekatan anda hilang. Mesej di saluran kekal.
own-data-playing = Anda menyerah kalah dalam { $count } permainan yang sedang berlangsung.
own-data-tables = Anda meninggalkan { $count } meja yang dibuka.
own-data-when = Ia dibuat dalam sehari; sebelum itu anda boleh mengubah fikiran.
own-data-due = Anda dipadamkan { $remaining }, pada { $date }. Sebelum itu **{ own-data-keep-button }**, di sini atau di `/pacru data`, menghentikannya; selepas itu tiada apa boleh dikembalikan.
