### Tawaran yang menunggu jawapan, dan peringatan.

notice-question =
    { $count ->
        [0] Tiada sesiapa untuk menjawab.
       *[other] { $players }, adakah anda bersetuju? Satu giliran bermakna menolak.
    }
notice-anybody = Sesiapa yang tidak bermain di sini boleh mengambil alih.
notice-still-open = Masih terbuka: { $offer }
notice-reminder = ⏳ { $user }, masih giliran anda:
notice-reminder-game = • { $game }: sehingga { $date }, { $remaining }.
notice-daily =
    ☀️ { $user }, { $count ->
       *[other] { $count } permainan menunggu anda:
    }
notice-snoozed = Tiada peringatan sehingga { $date }, kecuali satu panggilan terakhir setengah jam sebelum masa anda tamat.
