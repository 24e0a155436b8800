### Peraturan Shacru: satu tajuk dan satu teks bagi setiap halaman. Teks paling panjang 1200 aksara; yang berada di antara
### tanda petik condong ialah notasi, sama dalam semua bahasa, dan itulah yang ditunjukkan oleh gambar.

lessons-shacru-step-title = Satu petak, satu penanda
lessons-shacru-step =
    Shacru ialah yang paling mudah antara tiga permainan bersaudara: Pacru, Azacru dan Shacru. Papannya mempunyai 81 petak; celah yang lebih lebar membahagikannya kepada sembilan **kawasan sempadan** berukuran tiga kali tiga. Setiap pemain mempunyai empat **anak panah**; jika tiga atau empat orang bermain, setiap pemain mendapat tiga. **Pemain dengan penanda terbanyak menang** pada akhir permainan.

    Dalam giliran anda, gerakkan satu anak panah sejauh **satu petak**: ke arah ia menghala, atau 45 darjah ke kiri atau ke kanan. Selepas itu ia menghala ke arah gerakannya. Ia tidak pernah bergerak ke sisi atau ke belakang.

    Setiap gerakan meninggalkan satu penanda anda di petak tempat ia berakhir, dan penanda itu kekal apabila anak panah bergerak lagi. Hijau bergerak dari e1 ke e2 dan menandai e2: `e1-e2`.

lessons-shacru-closed-title = Petak yang boleh dimasuki
lessons-shacru-closed =
    Anak panah tidak boleh memasuki petak yang ada anak panah lain atau penanda lawan. Penanda tidak pernah diubah atau dibuang: apa yang anda tandai kekal milik anda sehingga permainan tamat, dan tertutup bagi pemain lain. Jadi tujuannya ialah memagari kawasan sebelum orang lain melakukannya.

    Anda boleh memasuki petak yang ada penanda anda sendiri, tetapi tidak mendapat apa-apa.

    Anak panah di f2 hanya boleh pergi ke g3. Di hadapannya ada anak panah lain, dan di sebelah kiri anak panah itu ada penanda Kuning di e3.

lessons-shacru-twist-title = Pulasan
lessons-shacru-twist =
    Apabila gerakan tamat di **kawasan sempadan yang lain** daripada tempat ia bermula, anda boleh terus memulas anak panah: 45 darjah ke kiri atau ke kanan. Anda juga boleh membiarkannya. Melintas di penjuru juga dikira.

    Hijau bergerak lurus ke atas dari c3 ke c4, melintasi sempadan, lalu memulas anak panah ke kiri: `c3-c4<`. Dengan `>` ia dipulas ke kanan; tanpa tanda ia kekal.

    Di dalam satu kawasan tiada pulasan. Oleh sebab arah anak panah hanya boleh berubah 45 darjah pada setiap gerakan, pulasan pada masa yang tepat menyelamatkannya daripada terlanggar tepi papan.

lessons-shacru-end-title = Penamat, dan giliran anda
lessons-shacru-end =
    Jika boleh bergerak, anda mesti bergerak. Jika tiada anak panah anda yang boleh bergerak, bot akan pas bagi pihak anda, dan anda bermain semula apabila ada laluan yang terbuka.

    Permainan tamat sebaik sahaja **tiada sesiapa dapat menambah penanda lagi**, walaupun ada anak panah yang masih boleh berjalan di atas penandanya sendiri. Pemain dengan penanda terbanyak menang. Jika jumlah tertinggi sama, permainan seri. Di sini `c3-b2` oleh Hijau mengambil petak terakhir yang boleh diperoleh: 30 lawan 25.

    Penanda juga dikira jika posisi yang sama muncul buat kali ketiga, atau jika tiada apa-apa berubah selama lapan pusingan.

    Dalam giliran anda, tekan **{ button-move }** di bawah papan dan pilih satu demi satu: mula-mula anak panah, kemudian tujuannya, kemudian pulasan jika ada. Atau taip `/pacru move`. Meja dibuka dengan `/pacru new`. Selamat bermain!
