### Apa yang berlaku dalam satu permainan. Ayat pertama mengikuti nama permainan, seperti **Pacru `7K3Q`**.

story-begins = bermula: { $first } bermain dahulu, kemudian { $others }.
story-goal-target = Pemain pertama yang mendapat { $markers } penanda, atau pemain terakhir yang masih boleh bergerak, menang.
story-goal-azacru = Pemain dengan penanda terbanyak menang; sebaik sahaja ada yang terpaksa pas, setiap pemain lain mendapat satu giliran lagi.
story-goal-shacru = Pemain dengan penanda terbanyak menang apabila tiada sesiapa boleh menambah penanda lagi.
story-goal-pasang = Pemain dengan mata terbanyak menang, tetapi pemain yang tidak dapat menangkap pada gilirannya suntuk dan terus kalah.
story-series-game = Permainan { $game } daripada { $games }.

story-turn = langkah { $ply }, { $player }: { $words }.
story-pass = langkah { $ply }: { $words }.
story-left-at-once = sebelum langkah pertama: { $words }.
story-left = selepas langkah { $ply }: { $words }.
story-turns = langkah { $from } hingga { $to }: { $turns }.
story-turns-cut = langkah { $from } hingga { $to }; { $shown } yang terakhir: { $turns }.
story-passes = { $sign } pas
story-passes-often = { $player } pas { $count } kali.
story-skipped = { $sign } dilangkau

story-taken-back = { $player } mengambil semula langkah { $turn }.
story-called-off = Permainan dibatalkan dan tidak dikira.
story-called-off-series = Permainan dibatalkan dan tidak dikira; siri ini turut tamat.
story-overdue = { $player } sudah kehabisan masa; lawan boleh menuntut masa tamat atau menunggu.
story-vacation = { $player } sedang bercuti; jam berhenti sehingga cuti tamat.
story-vacation-until = { $player } bercuti hingga { $until }; semua jamnya berhenti hingga masa itu.
story-vacation-by-itself = Masa { $player } sudah tamat, jadi sehari cutinya bermula secara automatik: jamnya berhenti hingga { $until }, dan lebih lama jika dia belum kembali.
story-excused = { $player } terlepas tarikh akhir. Kali pertama dimaafkan, jadi pemain ini mendapat sedikit masa tambahan.
story-vacated = { $player } belum kembali, jadi tempatnya kosong: sesiapa sahaja boleh mengambil alih.
story-absent = Tiada sesiapa mengambil alih tempat { $player }, jadi gilirannya dilangkau sehingga dia kembali.
story-returned = { $player } sudah kembali.
story-substituted = { $player } telah mengambil alih tempat { $seat }.
story-agrees-draw = { $player } bersetuju untuk seri.
story-agrees-takeback = { $player } bersetuju supaya langkah itu diambil semula.
story-agrees-abort = { $player } bersetuju membatalkan permainan.
story-agrees-pause = { $player } bersetuju untuk menjeda permainan.
story-paused = Permainan dijeda; jam berhenti.
story-frozen = Permainan dibekukan; jam berhenti.
story-goes-on = Permainan diteruskan.
story-gives-time = { $player } memberi { $time } lagi kepada pemain yang mendapat giliran.

story-offers-draw = { $player } menawarkan seri.
story-offers-takeback = { $player } meminta untuk mengambil semula langkah { $turn }.
story-offers-takeback-of-last = { $player } meminta untuk mengambil semula langkah terakhir.
story-offers-abort = { $player } meminta supaya permainan dibatalkan dan tidak dikira.
story-offers-pause = { $player } meminta supaya permainan dijeda; jam akan berhenti.
story-offers-seat = { $player } mencari seseorang untuk mengambil alih tempatnya.
story-withdraws-draw = { $player } tidak lagi menawarkan seri.
story-withdraws-takeback = { $player } tidak lagi meminta untuk mengambil semula langkahnya.
story-withdraws-abort = { $player } tidak lagi meminta supaya permainan dibatalkan.
story-withdraws-pause = { $player } tidak lagi meminta jeda.
story-declines-draw = { $player } menolak seri.
story-declines-takeback = { $player } menolak permintaan mengambil semula langkah.
story-declines-abort = { $player } menolak pembatalan permainan.
story-declines-pause = { $player } menolak jeda.
story-keeps-seat = { $player } mengekalkan tempatnya.

story-last-round = Ini pusingan terakhir: { $player } terpaksa pas, jadi setiap pemain lain mendapat satu giliran lagi.
story-quiet = Tiada perubahan selama { $rounds } pusingan; permainan tamat selepas { $limit } pusingan begini.
story-thinking = { $player } sedang berfikir.
story-computers-move = Kini hanya komputer yang boleh bergerak. Papan seterusnya dihantar apabila giliran seorang manusia tiba lagi atau permainan tamat, dan menunjukkan semua langkah sehingga ketika itu.
story-computers-left = Hanya komputer yang tinggal. Komputer bermain hingga tamat, dan papan seterusnya menunjukkan semua langkahnya.
story-your-turn = { $sign } Giliran anda: gunakan `/pacru move`.
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
story-result-out = { $players } menang: semua yang lain tersingkir
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
        [1] { $players } menang: posisi yang sama berlaku tiga kali
       *[other] Seri antara { $players }: posisi yang sama berlaku tiga kali
    }
story-result-repetition-counted =
    { $winners ->
        [1] { $players } menang dengan kiraan penanda: posisi yang sama berlaku tiga kali
       *[other] Seri dengan kiraan penanda antara { $players }: posisi yang sama berlaku tiga kali
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
