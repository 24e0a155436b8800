### Di sisi papan: giliran siapa dan keadaan permainan.

board-your-turn = { $player }, giliran anda.
board-still-paused = Permainan masih direhatkan.
board-gone-on = Permainan telah diteruskan sejak itu; kini giliran { $ply }.
board-on-hold = Permainan ditahan.
board-clocks-stand = Jam berhenti sehingga seorang pemain menekan **{ button-resume }**.
board-more = { $game }: apa yang anda mahu lakukan?
board-free-seats = { $count ->
       *[other] Tempat { $players } kosong.
    }
board-place = ke-{ $place }
