### Pandangan komputer tentang permainan yang sudah tamat.

analysis-wait = { $title }: { $count } langkah sedang diteliti; ini mungkin mengambil masa seminit dua. Jawapannya akan muncul di sini.
analysis-heading = { $title }: peluang menang selepas setiap langkah, menurut komputer.
analysis-even = Tiada satu langkah pun yang sangat merugikan.
analysis-swings = Langkah yang banyak merugikan, dan langkah yang lebih baik:
analysis-swing = { $number }. Langkah { $turn }: { $words } (`{ $played }`). Peluang menangnya turun daripada { $before } kepada { $after }.
analysis-better = Langkah yang lebih baik { $words } (`{ $better }`).
analysis-better-plainly = Lebih baik: `{ $better }`.
analysis-reasons = Langkah itu { $reasons }.
analysis-picture = Langkah { $turn }: ? dimainkan, ! lebih baik
analysis-picture-alt = Sebelum langkah { $turn }; { $better } ditandai dengan ! sebagai lebih baik daripada { $played }, yang dimainkan.
analysis-try = Cuba langkah { $turn }
analysis-graph-alt = Peluang menang dalam { $game } { $code }.
analysis-graph-at =
    { $turn ->
        [0] { $chance } pada permulaan
       *[other] { $chance } selepas langkah { $turn }
    }
analysis-axis = selepas langkah
