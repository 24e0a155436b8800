### Tawaran yang menunggu jawapan, dan peringatan.

notice-question =
    { $count ->
        [0] Tiada sesiapa yang dapat menjawab.
        [1] { $players }, adakah anda bersetuju? Jika anda membuat langkah, ini ditolak.
       *[other] { $players }, adakah anda semua bersetuju? Jika ada yang membuat langkah, ini ditolak.
    }
notice-anybody = Sesiapa yang tidak bermain di sini boleh mengambil alih.
notice-still-open = Belum dijawab: { $offer }
notice-reminder = ⏳ { $user }, masih giliran anda:
notice-reminder-game = • { $game }: hingga { $date } ({ $remaining }).
notice-daily =
    ☀️ { $user }, { $count ->
       *[other] { $count } permainan menunggu anda:
    }
notice-snoozed = Tiada peringatan hingga { $date }, kecuali peringatan terakhir setengah jam sebelum masa anda tamat.
