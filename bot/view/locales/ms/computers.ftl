### Pemain komputer: kekuatan mereka dan langkah yang disyorkan.

level-novice = Pemula
level-learner = Pelajar
level-casual = Santai
level-regular = Biasa
level-skilled = Cekap
level-experienced = Berpengalaman
level-club = Lanjutan
level-strong = Kuat
level-master = Mahir
level-grandmaster = Mahaguru
level-fair = Lawan setanding
level-rated = { $level } ({ $rating })

# The name of a computer player, such as "Club computer" or, where there are several of a level, "Club computer 2".
computer-name = Komputer { $level }

level-about-fair = Sekuat anda melawan komputer; pada kali pertama, Pelajar
level-about-novice = Mengambil apa sahaja yang boleh, dan terlepas pandang kebanyakan yang lain
level-about-learner = Mengambil apa yang boleh, dan terlepas pandang sebahagian yang lain
level-about-casual = Memilih yang nampak terbaik, dan jarang memikirkan balasan anda
level-about-regular = Nampak kebanyakan kesan langsung sesuatu langkah
level-about-skilled = Memikirkan sebahagian balasan anda
level-about-experienced = Memikirkan kebanyakan balasan anda
level-about-club = Berfikir beberapa langkah ke hadapan
level-about-strong = Berfikir lebih jauh dan nampak kebanyakan helah
level-about-master = Berfikir banyak langkah ke hadapan, sejauh yang sempat
level-about-grandmaster = Berfikir sehingga 20 saat, selagi tiada orang lain menunggu
levels-question = { $title }: sekuat mana komputer yang anda mahu?
levels-placeholder = Pilih tahap
hints-heading = { $title }: langkah yang patut difikirkan, yang terbaik dahulu, dengan peluang menang menurut komputer.
hints-line = { $number }. `{ $turn }` ({ $chance }): { $reasons }.
hints-plain-line = { $number }. `{ $turn }` ({ $chance }).
hints-alt = Yang ditandai ialah { $turns }.
percent = { $percent }%
reason-wins = menang
reason-shares-win = berkongsi tempat pertama
reason-puts-out = menyingkirkan { $player }
reason-captures = menangkap satu anak panah { $player }
reason-takes = menangkap { $tokens } untuk { $points }
counted-tokens = { $count } buah
counted-points = { $count } mata
reason-claims = mendapat { $count } petak
reason-meets = membuat pertemuan
reason-confines =
    { $count ->
        [0] tidak membenarkan { $player } ke mana-mana petak
       *[other] membuat { $player } hanya boleh ke { $count } petak
    }
reason-gains-room = sampai dahulu ke { $count } petak lagi
reason-gains-moves = boleh ke { $count } petak lagi
reason-prevents = menghalang `{ $turn }` ({ $effect })
reason-threatens = mengancam dengan `{ $turn }` ({ $effect })
reason-prepares = bersedia membalas `{ $answer }` dengan `{ $turn }` ({ $effect })
