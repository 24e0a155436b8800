### Apa yang berlaku dalam satu permainan. Ayat pertama mengikuti nama permainan, seperti **Pacru `7K3Q`**.

story-begins = bermula: { $first } dahulu, kemudian { $others }.
story-goal-target = Yang pertama mendapat { $markers } penanda, atau pemain terakhir yang masih boleh bergerak, menang.
story-goal-azacru = Penanda terbanyak menang; sebaik sahaja ada yang terpaksa melangkau giliran, yang lain mendapat satu giliran lagi.
story-goal-shacru = Penanda terbanyak menang apabila tiada sesiapa boleh menambahnya lagi.
story-goal-pasang = Mata terbanyak menang, dan sesiapa yang tidak dapat menangkap terus kalah.
story-series-game = Permainan { $game } daripada { $games }.

story-turn = giliran { $ply }, { $player }: { $words }.
story-pass = giliran { $ply }: { $words }.
story-left-at-once = sebelum giliran pertama: { $words }.
story-left = selepas giliran { $ply }: { $words }.
story-turns = giliran { $from } hingga { $to }: { $turns }.
story-turns-cut = giliran { $from } hingga { $to }, { $shown } yang terakhir: { $turns }.
story-passes = { $sign } melangkau giliran
story-skipped = { $sign } dilangkau

story-taken-back = { $player } mengambil semula giliran { $turn }.
story-called-off = Permainan dibatalkan dan tidak dikira.
story-called-off-series = Permainan dibatalkan dan tidak dikira; siri ini tamat bersamanya.
story-overdue = masa { $player } sudah tamat; lawan boleh menuntutnya, atau bersabar.
story-vacation = { $player } sedang bercuti; jam berhenti sehingga cuti tamat.
story-vacation-until = { $player } sedang bercuti sehingga { $until }; jamnya berhenti sehingga masa itu.
story-vacation-by-itself = Masa { $player } sudah tamat, jadi sehari cutinya bermula dengan sendirinya: jamnya berhenti sehingga { $until }, dan lebih lama jika masih tiada.
story-excused = { $player } terlepas tarikh akhir. Sekali dimaafkan: ada sedikit masa lagi.
story-vacated = { $player } tidak muncul, jadi tempatnya kosong: sesiapa yang mengambilnya terus bermain.
story-absent = Tiada sesiapa mengambil tempat { $player }: gilirannya dilangkau sehingga pemiliknya kembali.
story-returned = { $player } sudah kembali.
story-substituted = { $player } telah mengambil alih tempat { $seat }.
story-agrees-draw = { $player } bersetuju untuk seri.
story-agrees-takeback = { $player } bersetuju.
story-agrees-abort = { $player } bersetuju untuk membatalkan permainan.
story-agrees-pause = { $player } bersetuju untuk berehat.
story-paused = Permainan direhatkan; jam berhenti.
story-frozen = Permainan ditahan; jam berhenti.
story-goes-on = Permainan diteruskan.
story-gives-time = { $player } memberi { $time } lagi.

story-offers-draw = { $player } menawarkan seri.
story-offers-takeback = { $player } meminta untuk mengambil semula giliran { $turn }.
story-offers-takeback-of-last = { $player } meminta untuk mengambil semula giliran terakhir.
story-offers-abort = { $player } meminta supaya permainan dibatalkan dan tidak dikira.
story-offers-pause = { $player } meminta rehat; jam akan berhenti.
story-offers-seat = { $player } mencari seseorang untuk mengambil alih tempatnya dan terus bermain.
story-withdraws-draw = { $player } tidak lagi menawarkan seri.
story-withdraws-takeback = { $player } membiarkan gilirannya kekal.
story-withdraws-abort = { $player } mahu terus bermain.
story-withdraws-pause = { $player } tidak lagi meminta rehat.
story-declines-draw = { $player } menolak seri.
story-declines-takeback = { $player } mahu giliran itu kekal.
story-declines-abort = { $player } lebih suka terus bermain.
story-declines-pause = { $player } lebih suka bermain tanpa rehat.
story-keeps-seat = { $player } mengekalkan tempatnya.

story-last-round = Pusingan terakhir: { $player } terpaksa melangkau giliran, yang lain mendapat satu giliran lagi.
story-quiet = Tiada perubahan selama { $rounds } pusingan; pada { $limit } permainan tamat.
story-thinking = { $player } sedang berfikir.
story-computers-move = Hanya komputer yang boleh bergerak sekarang. Papan seterusnya menceritakan semuanya, apabila seorang pemain boleh bergerak lagi atau permainan tamat.
story-computers-left = Hanya komputer yang tinggal. Komputer bermain hingga tamat, dan papan seterusnya menceritakan semuanya.
story-your-turn = { $sign } Giliran anda: `/pacru move`.
story-to-move = Giliran { $player }.

story-result =
    { $winners ->
        [1] { $players } menang
       *[other] Seri antara { $players }
    }
story-result-markers =
    { $winners ->
        [1] { $players } menang dengan { $markers } penanda
       *[other] Seri antara { $players } dengan { $markers } penanda
    }
story-result-time = { $players } menang: masa { $loser } tamat
story-result-resigned = { $players } menang: { $loser } menyerah kalah
story-result-out = { $players } menang: semua yang lain sudah keluar
story-result-counted =
    { $winners ->
        [1] { $players } menang dengan kiraan penanda
       *[other] Seri dengan kiraan penanda antara { $players }
    }
story-result-score =
    { $winners ->
        [1] { $players } menang dengan kiraan mata
       *[other] Seri dengan kiraan mata antara { $players }
    }
story-result-suntuk = { $players } menang: { $loser } suntuk
story-result-repetition =
    { $winners ->
        [1] { $players } menang: kedudukan sama berlaku tiga kali
       *[other] Seri antara { $players }: kedudukan sama berlaku tiga kali
    }
story-result-repetition-counted =
    { $winners ->
        [1] { $players } menang dengan kiraan penanda: kedudukan sama berlaku tiga kali
       *[other] Seri dengan kiraan penanda antara { $players }: kedudukan sama berlaku tiga kali
    }
story-result-quiet =
    { $winners ->
        [1] { $players } menang: { $rounds } pusingan tanpa perubahan
       *[other] Seri antara { $players }: { $rounds } pusingan tanpa perubahan
    }
story-result-quiet-counted =
    { $winners ->
        [1] { $players } menang dengan kiraan penanda: { $rounds } pusingan tanpa perubahan
       *[other] Seri dengan kiraan penanda antara { $players }: { $rounds } pusingan tanpa perubahan
    }
story-result-agreed = Seri antara { $players }, dipersetujui semua

story-markers = Penanda: { $counts }.
story-points = Mata: { $counts }.
story-count = { $count } untuk { $player }
