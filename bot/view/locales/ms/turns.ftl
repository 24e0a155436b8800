### Cara satu langkah dibuat dan diceritakan: apa yang ditanya, apa setiap pilihan, dan apa yang dilakukan oleh langkah itu.

## Apa yang ditanya kepada pemain

turns-ask-piece = Anak panah yang mana?
turns-ask-way = Ke mana anak panah di { $from } bergerak?
turns-ask-marker = Petak mana di kawasan sempadan sekitar { $centre } mendapat penanda anda?
turns-ask-connection = Gerakan ini membuat sambungan.
turns-ask-connection-or-marker = Buat sambungan, atau letakkan penanda di kawasan sempadan sekitar { $centre }?
turns-ask-bonus = Pertemuan! Petak mana mendapat penanda bonus?
turns-ask-twist = Anda melintasi sempadan: mahukah anda memulas anak panah di { $at }?
turns-ask-pass = Tiada anak panah anda yang boleh bergerak, jadi anda pas.
turns-ask-payment-first =
    { $price ->
        [1] Serahkan satu penanda: pilih yang mana.
       *[other] Serahkan { $price } penanda: pilih yang pertama.
    }
turns-ask-payment-next = Pilih penanda seterusnya untuk diserahkan, { $number } daripada { $price }.
turns-ask-payment-last = Pilih penanda terakhir untuk diserahkan.
turns-ask-passage = Lajur mana yang anda pilih sebagai lorong?
turns-ask-ka = Buah mana yang menjadi ka anda?
turns-ask-target = Ke mana ka anda bergerak?
turns-ask-line = Apa yang ditangkap oleh ka anda dari { $at }?

## Apa setiap pilihan, pada butang, dalam kurungan atau dalam senarai

turns-note-targets = boleh ke { $count } petak
turns-note-only-turned = hanya boleh diputar
turns-note-move = gerakan
turns-note-crosses-border = melintasi sempadan
turns-note-connection = sambungan
turns-note-connection-or-marker = sambungan atau penanda sempadan
turns-note-meeting = pertemuan
turns-note-capture = tangkapan
turns-note-turn-left = putar { $degrees }° ke kiri dengan { $price } penanda
turns-note-turn-right = putar { $degrees }° ke kanan dengan { $price } penanda
turns-note-marker = penanda sempadan di { $field }
turns-note-transformation = ubahan di { $field } ({ $player })
turns-note-bonus = pertemuan, bonus di { $field }
turns-note-payment = serahkan { $field }
turns-note-gain =
    { $markers ->
        [0] tiada penanda baharu
       *[other] { $markers } penanda
    }
turns-note-gain-removed =
    { $markers ->
        [0] tiada penanda baharu, anak panah keluar
       *[other] { $markers } penanda, anak panah keluar
    }
turns-note-no-twist = tanpa pulasan
turns-note-twist-left = pulasan ke kiri
turns-note-twist-right = pulasan ke kanan
turns-note-pass = tidak boleh bergerak
turns-note-captures = tangkap { $tokens } untuk { $points }
turns-note-lines = { $lines } barisan

## Apa yang dilakukan oleh satu langkah

turns-captured = menangkap satu anak panah milik { $player }
turns-connection-jump = lompatan sambungan
turns-connection = sambungan melalui { $fields }
turns-border-change = tukaran sempadan di { $field }
turns-border-transformation = ubahan sempadan di { $field }, asalnya milik { $player }
turns-twisted-left = dipulas ke kiri
turns-twisted-right = dipulas ke kanan
turns-removed = anak panah keluar dari papan
turns-meeting = pertemuan dengan { $partner }, bonus di { $bonus }
turns-turned-left = { $field } berputar { $degrees } darjah ke kiri dengan menyerahkan { $fields }
turns-turned-right = { $field } berputar { $degrees } darjah ke kanan dengan menyerahkan { $fields }
turns-passes = { $player } tidak dapat bergerak lalu pas
turns-skipped = { $player } tidak aktif, jadi gilirannya dilangkau
turns-out-captured = { $player } kehabisan anak panah lalu tersingkir
turns-out-blocked = { $player } tidak dapat bergerak lalu tersingkir
turns-resigns = { $player } menyerah kalah
turns-out-of-time = { $player } kehabisan masa
turns-passage = lorong { $column }
turns-ka = buah di { $from } menjadi ka di { $to }
turns-ka-moves = ka { $from }-{ $to }
turns-takes = { $tokens } untuk { $points }
turns-suntuk = { $player } tidak dapat menangkap dan suntuk

turns-told = { $player } { $parts }
turns-told-moves = bergerak dari { $from } ke { $to }
turns-told-jumps = melompat dari { $from } ke { $to }
turns-told-connects = bergerak dari { $from } ke { $to } dengan sambungan
turns-told-captures = bergerak dari { $from } ke { $to } dan menangkap satu anak panah milik { $player }
turns-told-claims = mendapat { $fields }
turns-told-twists-left = memulas anak panah ke kiri
turns-told-twists-right = memulas anak panah ke kanan
turns-told-leaves = keluar dari papan
turns-told-turns-left = memutar anak panah di { $field } { $degrees } darjah ke kiri dengan menyerahkan { $fields }
turns-told-turns-right = memutar anak panah di { $field } { $degrees } darjah ke kanan dengan menyerahkan { $fields }
turns-told-passage = mengambil lajur { $column } sebagai lorong
turns-told-enters = menjadikan buah dari { $from } ka di { $to }
turns-told-moves-ka = menggerakkan ka dari { $from } ke { $to }
turns-told-takes = mengambil { $tokens } untuk { $points }
