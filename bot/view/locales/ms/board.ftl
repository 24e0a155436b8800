### Di sisi papan: giliran siapa dan keadaan permainan.

board-your-turn = { $player }, giliran anda.
board-still-paused = Permainan masih dijeda.
board-gone-on = Sementara itu, permainan sudah berubah; kini pada langkah { $ply }.
board-over-since = Sementara itu, permainan sudah tamat.
board-on-hold = Permainan dibekukan.
board-clocks-stand = Jam berhenti sehingga seorang pemain menekan **{ button-resume }**.
board-more = { $game }: apa yang anda mahu buat?
board-free-seats = { $count ->
       *[other] Tempat { $players } kosong.
    }
board-place = ke-{ $place }
