### Peraturan Pacru: satu tajuk dan satu teks bagi setiap halaman. Teks paling panjang 1200 aksara; yang berada di antara
### tanda petik condong ialah notasi, sama dalam semua bahasa, dan itulah yang ditunjukkan oleh gambar.

lessons-pacru-goal-title = Matlamat
lessons-pacru-goal =
    Pacru dimainkan di atas 81 petak. Celah yang lebih lebar membahagikannya kepada sembilan **kawasan sempadan** berukuran tiga kali tiga. Setiap pemain mempunyai empat **anak panah**; jika tiga atau empat orang bermain, setiap pemain mendapat tiga. Sepanjang permainan, **penanda** dalam warna pemain ditambah di atas papan.

    { "**" }Anda menang** apabila 42 penanda anda ada di papan (28 bagi tiga pemain, 24 bagi empat), atau apabila hanya anda yang masih boleh bergerak.

    Giliran beredar mengikut arah jam. Dalam giliran anda, gunakan satu anak panah: gerakkannya, atau putarkannya di tempatnya. Anda tidak boleh pas.

    Nama pemain ada di sebelah atas papan: bar berwarna penuh menunjukkan giliran siapa, dan di sebelah setiap nama ada baki anak panah dan jumlah penanda. Setiap petak ada namanya: anak panah Hijau di bawah berada di e1.

lessons-pacru-moving-title = Gerakan
lessons-pacru-moving =
    Anak panah bergerak lurus: ke arah ia menghala, atau 45 darjah ke kiri atau ke kanan. Selepas itu ia menghala ke arah gerakannya. Ia tidak pernah bergerak ke sisi atau ke belakang.

    Sejauh mana? Kira penanda anda dalam kawasan sempadan tempat ia berada, termasuk yang di bawah anak panah. Itulah **kuasa gerak**: sebanyak itulah petak yang boleh dilaluinya, atau kurang. Tanpa penanda, kuasa geraknya satu petak.

    Ia mesti berhenti di petak yang tiada anak panah dan tiada penanda lawan. Dalam perjalanan ia boleh melintasi penanda lawan, tetapi tidak boleh melintasi anak panah.

    Anak panah di e1 mempunyai kuasa gerak tiga petak, daripada d1, d3 dan f1. Ia boleh pergi ke petak yang bertitik: melepasi penanda Kuning di e2, tetapi tidak melepasi anak panah di g3.

lessons-pacru-border-change-title = Tukaran sempadan
lessons-pacru-border-change =
    Begini caranya kebanyakan penanda masuk ke papan: apabila gerakan tamat di **kawasan sempadan yang lain** daripada tempat ia bermula, anda meletakkan satu penanda di situ. Pilih mana-mana petak **neutral** dalam kawasan baharu itu, iaitu petak tanpa penanda, yang tiada anak panah lain di atasnya. Petak yang baru dicapai anak panah anda juga boleh dipilih.

    Ini wajib, tetapi hanya sekali dalam satu gerakan, walau berapa banyak sempadan dilintasi. Melintas di penjuru juga dikira. Gerakan di dalam satu kawasan tidak memberi penanda.

    Hijau bergerak dari a3 ke b4, ke dalam kawasan sekitar b5, dan meletakkan penanda di b5: `a3-b4(b5)`.

    Penanda ialah kuasa: dari situ anak panah Hijau dapat pergi lebih jauh.

lessons-pacru-border-transformation-title = Ubahan sempadan
lessons-pacru-border-transformation =
    Jika **tiada lagi petak neutral** dalam kawasan yang anda masuki, tiada tempat untuk penanda baharu. Sebagai ganti, anda menukar satu penanda lawan di situ dengan penanda anda, di petak yang tiada anak panah. Lawan mendapat semula penandanya.

    Hijau bergerak dari c5 ke d5. Kesemua sembilan petak sekitar e5 sudah berpenanda, jadi Hijau boleh mengambil satu penanda Kuning, dan memilih yang di e5: `c5-d5(e5)`. Penjuru petak e5 menunjukkan pemilik asalnya. Penanda di f5 tidak boleh diambil, kerana ada anak panah di situ.

    Jika semua petak neutral yang tinggal berada di bawah anak panah lain, tiada tukaran dan tiada ubahan.

lessons-pacru-connection-title = Sambungan
lessons-pacru-connection =
    Gerakan sejauh dua petak atau lebih yang bermula **dan** tamat di atas penanda anda sendiri, tanpa anak panah di antaranya, ialah **sambungan**: semua petak di antaranya menjadi milik anda, sama ada petak itu neutral atau berpenanda lawan.

    Hijau bergerak dari a2 ke e2, dengan kuasa gerak empat petak daripada a1, a2, a3 dan b3. Maka b2, c2 dan d2 menjadi hijau: `a2-e2(*)`.

    Penanda di kedua-dua hujung mesti sudah ada sebelum gerakan. Jika gerakan itu juga melintasi sempadan, anda memilih: sambungan atau penanda sempadan, bukan kedua-duanya. Di sini Hijau juga boleh meletakkan penanda di f3, dengan `a2-e2(f3)`.

lessons-pacru-jump-title = Lompatan sambungan
lessons-pacru-jump =
    Di antara dua penanda anda sendiri, anak panah boleh **melompati anak panah lain**, berapa pun bilangannya dan apa jua warnanya. Itulah satu-satunya cara melepasi anak panah, dan lompatan tidak boleh melebihi kuasa geraknya.

    Lompatan tidak mengubah apa-apa di petak yang dilompati. Jika lompatan melintasi sempadan, letakkan penanda sempadan seperti biasa.

    Hijau melompat dari h9 ke h6, melepasi anak panah di h8, dengan kuasa gerak tiga petak daripada g9, h9 dan i8. Penanda di h7 kekal milik Kuning, dan penanda sempadan diletakkan di g5: `h9-h6(g5)`.

lessons-pacru-pincer-title = Sepitan
lessons-pacru-pincer =
    Tangkapan memerlukan dua anak panah. Anak panah anda **menyerang** anak panah lawan yang dapat dicapai dengan kuasa geraknya, jika tiada anak panah lain di antaranya. Penanda tidak dikira di sini, termasuk yang di bawah anak panah lawan itu.

    Jika dua atau lebih anak panah anda menyerang sasaran yang sama, satu daripadanya boleh menangkap: ia pergi ke situ, anak panah lawan keluar daripada permainan, dan petak itu menjadi milik anda. Anda tidak wajib menangkap.

    Anak panah Hijau di c4 dan di e4 sama-sama menyerang e6. Yang di c4 pergi ke situ. Ia juga melintasi sempadan, jadi satu penanda lagi diletakkan, iaitu di d6: `c4xe6(d6)`.

    Pemain yang kehilangan anak panah terakhirnya tersingkir.

lessons-pacru-meeting-title = Pertemuan
lessons-pacru-meeting =
    Jika gerakan anda membuat dua anak panah anda **saling berhadapan** di petak bersebelahan, secara lurus atau pepenjuru, dan kedua-duanya berada di atas penanda anda sendiri, ada bonus: **mana-mana satu petak di papan** menjadi milik anda, neutral atau milik lawan, asalkan tiada anak panah di atasnya. Anda yang memilih petaknya, dan bonus itu wajib diambil.

    Satu daripada dua anak panah itu mestilah yang baru bergerak, dan mesti ada pemain lain yang mempunyai sekurang-kurangnya sembilan penanda. Bonus ini tambahan kepada semua hasil lain gerakan itu.

    Hijau bergerak dari e5 ke d5 dan bertemu dengan anak panah di c5. Bonusnya mengambil e8 daripada Kuning: `e5-d5!e8`.

lessons-pacru-reorientation-title = Putaran
lessons-pacru-reorientation =
    Sebagai ganti gerakan, anda boleh memutar satu anak panah anda di tempatnya: 45 darjah dengan menyerahkan dua penanda anda, 90 darjah dengan menyerahkan empat. Anda memilih penanda itu daripada petak yang tiada anak panah; petak tersebut menjadi neutral.

    Ini membantu anak panah yang berada di tepi dan menghala ke luar. Tetapi sekurang-kurangnya satu anak panah anda, yang ini atau yang lain, mesti boleh bergerak. Putaran tidak memberi penanda dan tidak menghasilkan pertemuan.

    Hijau memutar anak panah di g9 sebanyak 90 darjah ke kanan dan menyerahkan b4, c5, e3 dan h2: `g9>>(b4,c5,e3,h2)`. `<` ke kiri, `>` ke kanan; dua tanda bermaksud 90 darjah.

lessons-pacru-end-title = Penamat
lessons-pacru-end =
    Anda menang serta-merta
    • jika 42 penanda anda ada di papan selepas giliran anda (28 bagi tiga pemain, 24 bagi empat), atau
    • jika hanya anda yang tinggal.

    Anda **tersingkir** apabila anak panah terakhir anda ditangkap, atau apabila tiba giliran anda tetapi tiada anak panah anda yang boleh bergerak. Anak panah anda lalu keluar dari papan. Penanda anda kekal, dan pemain lain boleh mengubahnya.

    Hijau menyambungkan c3 dengan f6: `c3-f6(*)`. Jumlahnya menjadi 42 penanda, dan Hijau menang.

    Permainan seri jika posisi yang sama muncul buat kali ketiga dengan giliran pemain yang sama, atau jika selama 25 pusingan tiada penanda berubah dan tiada anak panah ditangkap.

lessons-pacru-turn-title = Giliran anda
lessons-pacru-turn =
    Apabila tiba giliran anda, bot memaklumkan anda. Tekan **{ button-move }** di bawah papan dan pilih satu demi satu: mula-mula anak panah, kemudian tujuannya, kemudian hasilnya. Tiada apa-apa dimainkan sebelum anda menekan **{ -play }**. Dengan `/pacru move`, langkah boleh ditaip:
    `e1-e2` gerakan
    `a3-b4(b5)` dengan penanda sempadan, atau ubahan
    `a2-e2(*)` sambungan
    `c4xe6(d6)` tangkapan
    `e5-d5!e8` pertemuan dengan bonusnya
    `g9>>(b4,c5,e3,h2)` putaran

    Papan menunjukkan apa yang berlaku. Di sini banyak yang berlaku: `e3xe4(e6)!h8`. Garis berhujung tajam ialah gerakannya, pangkah ialah anak panah yang ditangkap, dan petak gelap ialah petak baharu: e4 daripada tangkapan, e6 daripada sempadan, h8 daripada pertemuan dengan e5.

    `/pacru new` membuka meja. Selamat bermain!
