### Tawaran yang menunggu jawapan, dan peringatan.

notice-question =
    { $count ->
        [0] Tiada sesiapa yang dapat menjawab.
        [1] { $players }, adakah anda bersetuju? Jika anda membuat langkah, tawaran ini ditolak.
       *[other] { $players }, adakah anda semua bersetuju? Jika ada yang membuat langkah, tawaran ini ditolak.
    }
notice-takeback-clocks = Jika langkah itu diambil semula, setiap jam kembali kepada baki masa sebelum langkah itu, sekurang-kurangnya seminit.
notice-anybody = Sesiapa yang tidak bermain dalam permainan ini boleh mengambil alih tempat itu.
notice-still-open = Masih menunggu jawapan: { $offer }
notice-reminder = ⏳ { $user }, masih giliran anda:
notice-reminder-game = • { $game }: hingga { $date } ({ $remaining }).
notice-daily =
    ☀️ { $user }, { $count ->
       *[other] { $count } permainan menunggu anda:
    }
notice-daily-elsewhere =
    ☀️ { $user }, { $count ->
       *[other] { $count } permainan menunggu anda di tempat lain: `/pacru games` menyenaraikannya untuk anda seorang.
    }
notice-snoozed = Anda tidak akan menerima peringatan hingga { $date }, kecuali peringatan terakhir setengah jam sebelum masa anda tamat.
