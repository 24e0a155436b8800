### Peraturan Azacru: satu tajuk dan satu teks bagi setiap halaman. Teks paling panjang 1200 aksara; yang berada di antara
### tanda petik condong ialah notasi, sama dalam semua bahasa, dan itulah yang ditunjukkan oleh gambar.

lessons-azacru-goal-title = Matlamat
lessons-azacru-goal =
    Azacru dimainkan di atas papan Pacru: 81 petak, yang dibahagikan oleh celah yang lebih lebar kepada sembilan **kawasan sempadan** berukuran tiga kali tiga. Setiap pemain mempunyai empat **anak panah**; jika tiga atau empat orang bermain, setiap pemain mendapat tiga. **Pemain dengan penanda terbanyak menang** pada akhir permainan.

    Dalam giliran anda, gerakkan satu anak panah secara lurus: ke arah ia menghala, atau 45 darjah ke kiri atau ke kanan. Selepas itu ia menghala ke arah gerakannya. Ia tidak pernah bergerak ke sisi atau ke belakang.

    { "**" }Setiap gerakan meninggalkan satu penanda** anda di petak tempat ia berakhir, dan penanda itu kekal apabila anak panah bergerak lagi. Hijau bergerak dari e1 ke e2 dan menandai e2: `e1-e2`.

    Tidak seperti Pacru, tiada tangkapan, pertemuan atau putaran.

lessons-azacru-power-title = Kuasa gerak
lessons-azacru-power =
    Sejauh mana anak panah boleh pergi? Kira penanda anda dalam kawasan sempadan tempat ia berada, termasuk yang di bawah anak panah. Itulah **kuasa gerak**: sebanyak itulah petak yang boleh dilaluinya, atau kurang. Tanpa penanda, kuasa geraknya satu petak.

    Ia mesti berhenti di petak yang tiada anak panah dan tiada penanda lawan. Dalam perjalanan ia boleh melintasi penanda lawan, tetapi tidak boleh melintasi anak panah. Petak yang dilintasi tidak berubah: hanya petak terakhir mendapat penanda.

    Anak panah di b5 mempunyai kuasa gerak tiga petak, daripada a5, b4 dan b5. Ia boleh pergi ke petak yang bertitik: melepasi penanda Kuning di c6, tetapi anak panah di b7 menghentikannya di b6.

lessons-azacru-twist-title = Pulasan
lessons-azacru-twist =
    Apabila gerakan tamat di **kawasan sempadan yang lain** daripada tempat ia bermula, anda boleh terus memulas anak panah: 45 darjah ke kiri atau ke kanan. Ini percuma, dan anda juga boleh membiarkannya. Melintas di penjuru juga dikira.

    Hijau bergerak dari a3 ke b4, ke dalam kawasan sekitar b5. Anak panahnya menghala ke kanan atas, lalu dipulas ke kanan: `a3-b4>`. Dengan `<` ia dipulas ke kiri; tanpa tanda ia kekal.

    Di dalam satu kawasan tiada pulasan, jadi fikirkan dahulu sebelum menuju ke tepi papan.

lessons-azacru-connection-title = Sambungan
lessons-azacru-connection =
    Gerakan sejauh dua petak atau lebih yang bermula **dan** tamat di atas penanda anda sendiri, tanpa anak panah di antaranya, ialah **sambungan**: semua petak di antaranya menjadi milik anda. Kedua-dua penanda mesti sudah ada sebelum gerakan. Sambungan tidak boleh ditolak.

    Kadangkala ada harganya: jika ada **penanda lawan** di antaranya, walaupun satu, anak panah anda keluar dari papan selama-lamanya. Semua penanda kekal. Jika tiada, anak panah juga kekal, dan boleh dipulas jika ia melintasi sempadan.

    Hijau bergerak dari g1 ke g5: `g1-g5`. Maka g2, g3 dan g4 menjadi hijau, dua daripadanya asalnya milik Kuning, dan anak panah itu, yang pudar dalam gambar, sudah keluar. Tiga penanda untuk satu anak panah: menjelang akhir permainan, itu selalunya berbaloi.

lessons-azacru-jump-title = Lompatan sambungan
lessons-azacru-jump =
    Di antara dua penanda anda sendiri, anak panah boleh **melompati anak panah lain**, berapa pun bilangannya dan apa jua warnanya. Itulah satu-satunya cara melepasi anak panah, dan lompatan tidak boleh melebihi kuasa geraknya.

    Lompatan tidak mengubah apa-apa di petak yang dilompati, dan anak panah sentiasa kekal di papan. Ia boleh dipulas jika melintasi sempadan.

    Hijau melompat dari a8 ke d8, melepasi anak panah di b8, dengan kuasa gerak tiga petak daripada a8, a9 dan b9: `a8-d8`. Penanda di b8 dan c8 kekal milik Kuning.

lessons-azacru-end-title = Penamat, dan giliran anda
lessons-azacru-end =
    Jika tiada anak panah anda yang boleh bergerak dalam giliran anda, bot akan pas bagi pihak anda. **Pas pertama memulakan pusingan terakhir**: setiap pemain lain mendapat satu giliran lagi. Kemudian penanda di papan dikira, dan pemain dengan penanda terbanyak menang; anda boleh menang walaupun anda yang pas. Jika jumlah tertinggi sama, permainan seri.

    Di sini kiraannya 25 lawan 25 ketika Kuning terpaksa pas. Langkah terakhir Hijau, `a8-a6`, memenangi permainan.

    Penanda juga dikira jika posisi yang sama muncul buat kali ketiga, atau jika tiada apa-apa berubah selama lapan pusingan.

    Dalam giliran anda, tekan **{ button-move }** di bawah papan dan pilih satu demi satu: mula-mula anak panah, kemudian tujuannya, kemudian pulasan jika ada. Atau taip `/pacru move`. Meja dibuka dengan `/pacru new`. Selamat bermain!
