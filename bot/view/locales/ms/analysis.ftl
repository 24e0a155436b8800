### Pandangan komputer tentang permainan yang sudah tamat.

analysis-wait = { $title }: { $count } giliran sedang diteliti, mungkin mengambil masa seminit dua. Jawapannya akan muncul di sini.
analysis-heading = { $title }: peluang menang selepas setiap giliran, pada pandangan komputer.
analysis-even = Tiada satu giliran pun yang merugikan banyak.
analysis-swings = Giliran yang paling merugikan, dan yang lebih baik:
analysis-swing = { $number }. giliran { $turn }: { $player } `{ $played }`, lebih baik `{ $better }`: { $before } → { $after }
analysis-better-alt = Sebelum giliran { $turn }; { $better } ditandai.
analysis-graph-alt = Peluang menang dalam { $game } { $code }.
analysis-graph-at =
    { $turn ->
        [0] { $chance } pada permulaan
       *[other] { $chance } selepas giliran { $turn }
    }
analysis-axis = selepas giliran
