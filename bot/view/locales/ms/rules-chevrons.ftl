### Apa yang ditolak oleh Pacru, Azacru dan Shacru, dan apa yang boleh dibuat. Tatatanda, nama opsyen serta huruf tempat dan
### arah ditulis sama dalam semua bahasa.

rules-chevrons-notation =
    { $game ->
        [Azacru] Itu bukan langkah: tulis contohnya `e1-e2`, `a8-d8` atau `a3-b4<`.
        [Shacru] Itu bukan langkah: tulis contohnya `e1-e2` atau `c3-c4<`.
       *[Pacru] Itu bukan langkah: tulis contohnya `e1-e2`, `g9-f8(f8)` atau `d9>(a7,b7)`.
    }
rules-chevrons-field = Petak ialah huruf a hingga i dan nombor 1 hingga 9, contohnya e5.
rules-chevrons-seats = { $game } memerlukan tempat S dan N; atau N, E dan W; atau keempat-empatnya.
rules-chevrons-switch = { $option } mestilah on atau off.
rules-chevrons-rounds = noProgressRounds mestilah bilangan pusingan; 0 bermakna tiada had.
rules-chevrons-position-form = Posisi mestilah sembilan baris yang dipisahkan oleh /, diikuti tempat yang mendapat giliran, contohnya `4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S`.
rules-chevrons-position-row = Baris { $rank } dalam posisi itu tidak menggambarkan sembilan petak.
rules-chevrons-position-stranger = { $seat } ada dalam posisi itu tetapi tidak bermain.
rules-chevrons-position-turn = Posisi itu memberi giliran kepada { $seat }, yang sudah tersingkir.
rules-chevrons-position-winners = Lebih daripada seorang pemain telah mencapai sasaran penanda dalam posisi itu.
rules-chevrons-no-piece = Anda tiada anak panah di { $field }; anak panah anda berada di { $yours }.
rules-chevrons-stuck = Anak panah anda di { $field } tidak boleh berbuat apa-apa; pilih yang di { $able }.
rules-chevrons-direction = Anak panah bergerak lurus atau 45 darjah ke kiri atau ke kanan: { $ways }.
rules-chevrons-occupied = Ada anak panah di { $to }: { $ways }.
rules-chevrons-enemy-marker = Anak panah tidak boleh berhenti di atas penanda lawan seperti di { $to }: { $ways }.
rules-chevrons-in-the-way = Anak panah di { $between } menghalang, dan hanya lompatan antara dua penanda anda dapat melepasinya: { $ways }.
rules-chevrons-yours-turn = anak panah anda di { $from } hanya boleh diputar
rules-chevrons-yours-move = anak panah anda di { $from } boleh ke { $moves }
rules-chevrons-yours-capture = anak panah anda di { $from } hanya boleh menangkap, di { $captures }
rules-chevrons-yours-move-capture = anak panah anda di { $from } boleh ke { $moves }, atau menangkap di { $captures }
rules-chevrons-far =
    { $most ->
        [1] Itu terlalu jauh bagi anak panah anda di { $from }, yang bergerak 1 petak: { $ways }.
       *[other] Itu terlalu jauh bagi anak panah anda di { $from }, yang bergerak hingga { $most } petak: { $ways }.
    }
rules-chevrons-power =
    { $markers ->
        [0] Anak panah anda di { $from } bergerak 1 petak, kerana anda tiada penanda di kawasan sempadannya: { $ways }.
        [1] Anak panah anda di { $from } bergerak 1 petak, kerana anda ada 1 penanda di kawasan sempadannya: { $ways }.
       *[other] Anak panah anda di { $from } bergerak hingga { $most } petak, kerana anda ada { $markers } penanda di kawasan sempadannya: { $ways }.
    }
rules-chevrons-it-turn = ia hanya boleh diputar
rules-chevrons-it-capture = ia hanya boleh menangkap, di { $captures }
rules-chevrons-it-move-capture = ia boleh ke { $moves }, atau menangkap di { $captures }
rules-chevrons-write-capture = Ada anak panah lawan di { $to }: tulis `{ $from }x{ $to }` untuk menangkapnya.
rules-chevrons-write-move = Tiada anak panah di { $to }: tulis `{ $from }-{ $to }` untuk ke situ.
rules-chevrons-no-capture = Anda boleh menangkap anak panah lawan yang diserang oleh dua anak panah anda; tiada anak panah seperti itu di { $to }.
rules-chevrons-marker-missing = Gerakan itu masuk ke kawasan sempadan sekitar { $centre }: nyatakan satu petak di situ untuk penanda anda, contohnya `{ $turn }({ $example })`.
rules-chevrons-connection-missing = Gerakan itu membuat sambungan: tulis `{ $turn }(*)`.
rules-chevrons-connection-or-marker-missing = Gerakan itu membuat sambungan: tulis `{ $turn }(*)`, atau nyatakan satu petak untuk penanda, contohnya `{ $turn }({ $example })`.
rules-chevrons-marker = Penanda anda tidak boleh diletakkan di { $field }; ia boleh diletakkan di { $targets }.
rules-chevrons-only-connection = Gerakan itu tidak meletakkan penanda tetapi membuat sambungan: tulis `{ $turn }(*)`.
rules-chevrons-no-connection = Gerakan itu tidak membuat sambungan: sambungan memerlukan penanda anda di kedua-dua hujung, petak di antaranya, dan tiada anak panah di situ.
rules-chevrons-bonus-missing = Anak panah anda bertemu: nyatakan satu petak untuk penanda bonus, contohnya `{ $turn }!{ $example }`.
rules-chevrons-bonus = Penanda bonus tidak boleh diletakkan di { $field }: pilih petak yang bukan milik anda dan tiada anak panah.
rules-chevrons-marker-without-border = Gerakan itu tidak melintasi sempadan, jadi tiada penanda diletakkan: tulis `{ $turn }`.
rules-chevrons-marker-without-field = Tiada petak di kawasan sempadan sekitar { $centre } yang boleh menerima penanda sekarang: tulis `{ $turn }`.
rules-chevrons-second-marker = Gerakan itu meletakkan satu penanda sahaja: tulis `{ $turn }`.
rules-chevrons-bonus-without-meeting = Gerakan itu tidak menghasilkan pertemuan, jadi tiada bonus: tulis `{ $turn }`.
rules-chevrons-bonus-for-turning = Memutar anak panah tidak memberi bonus: tulis `{ $turn }`.
rules-chevrons-marks-itself = Dalam permainan ini gerakan menandai petak tempat ia berakhir, dan petak lain tidak dinyatakan: tulis `{ $turn }`.
rules-chevrons-twist-without-border = Gerakan itu tidak melintasi sempadan, jadi anak panah tidak dipulas: tulis `{ $turn }`.
rules-chevrons-twist-of-nothing = Anak panah itu keluar dari papan, jadi ia tidak dipulas: tulis `{ $turn }`.
rules-chevrons-too-poor =
    { $have ->
        [0] Putaran { $degrees } darjah memerlukan { $due } penanda, dan anda tiada penanda untuk diserahkan.
       *[other] Putaran { $degrees } darjah memerlukan { $due } penanda, dan anda hanya ada { $have } untuk diserahkan.
    }
rules-chevrons-angle = Anak panah diputar 45 darjah (`<` atau `>`) atau 90 darjah (`<<` atau `>>`).
rules-chevrons-no-other-mobile = Anak panah di { $field } boleh diputar hanya selagi anak panah anda yang lain boleh bergerak.
rules-chevrons-price = Putaran { $degrees } darjah memerlukan { $due } penanda anda: nyatakan { $due } petak berlainan dalam kurungan.
rules-chevrons-payment = Anda tidak boleh menyerahkan { $field }: pilih penanda anda yang tiada anak panah di atasnya.
rules-chevrons-no-twist = Dalam Pacru anak panah tidak dipulas selepas bergerak: melintasi sempadan memberi penanda.
rules-chevrons-no-captures = Tiada tangkapan dalam permainan ini: anak panah hanya bergerak ke petak kosong.
rules-chevrons-no-reorientation = Dalam permainan ini anak panah dipulas hanya selepas gerakan melintasi sempadan, contohnya `a3-b4<`.
rules-chevrons-must-move = Anda boleh bergerak, contohnya dengan anak panah di { $example }, jadi anda tidak boleh pas.
rules-chevrons-must-pass = Tiada anak panah anda yang boleh bergerak: tulis `pass`.
rules-chevrons-no-pass = Tiada pas dalam Pacru: pemain yang tidak boleh bergerak tersingkir.
