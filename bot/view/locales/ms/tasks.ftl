### Latihan: posisi tempat pemain baharu mempelajari satu peraturan dengan satu langkah. Pelajar memegang anak panah hijau,
### atau ka hijau, di bawah; lawannya Kuning. Teks paling panjang 220 aksara.

task-pacru-goal =
    { $task ->
        [power] **Kuasa gerak.** Anak panah bergerak ke arah halanya, atau 45 darjah ke sisi: sebanyak petak seperti bilangan penanda anda di kawasannya, atau kurang. Anda ada dua, jadi yang di a1 boleh bergerak dua petak: lakukannya.
        [border-change] **Tukaran sempadan.** Celah lebar di antara kawasan ialah sempadan. Anak panah yang melintasinya membawa satu penanda: pergi dari b2 ke b4 dan tandai petak neutral di sana, iaitu tanpa penanda.
        [border-transformation] **Ubahan sempadan.** Pergi dari h3 ke h4. Setiap petak dalam kawasan itu sudah ada penanda, jadi satu penanda Kuning menjadi milik anda: pilih yang tiada anak panah di atasnya.
        [connection] **Sambungan.** Anak panah anda di d4 berada di atas penanda anda, dan ada satu lagi di g7. Pergi ke situ, dan pilih sambungan, bukan penanda sempadan.
        [jump] **Lompatan.** Anak panah Kuning di e2 menghalang anda. Tetapi d2 dan f2 ada penanda anda, jadi anda boleh melompatinya: dari d2 ke f2.
        [capture] **Sepitan.** Satu anak panah sahaja tidak dapat menangkap. Tetapi yang di g4 dan i6 sama-sama dapat mencapai anak panah Kuning di g6: tangkap anak panah itu dengan salah satu.
        [meeting] **Pertemuan.** Pergi dari c4 ke c5, berhadapan dengan anak panah anda di c6. Kedua-duanya di atas penanda anda dan Kuning ada sembilan: pilih mana-mana petak di papan untuk menjadi milik anda.
        [reorientation] **Putaran.** Anak panah anda di e9 menghala ke luar papan dan tidak boleh bergerak. Putarkannya 45 darjah di tempatnya; bayarannya penanda anda di c6 dan d7.
       *[win] **Menang.** Dengan 42 penanda anda menang serta-merta, dan anda ada 40. Penanda sempadan hanya menambah satu: cari sambungan yang menambah dua.
    }

task-pacru-done =
    { $task ->
        [power] Ia bergerak dua petak kerana anda ada dua penanda di kawasannya, iaitu blok sembilan petak. Tanpa penanda ia boleh bergerak satu. Ia melintasi penanda, tetapi bukan anak panah.
        [border-change] Melintasi sempadan memberi satu penanda. Begitulah kebanyakannya masuk ke papan, dan di kawasan yang banyak penanda anda, anak panah anda pergi lebih jauh.
        [border-transformation] Kawasan itu penuh, jadi tiada penanda baharu: satu penanda Kuning menjadi milik anda. Papan yang penuh pun masih boleh direbut.
        [connection] Semua petak di antaranya milik anda, termasuk petak Kuning di e5. Penanda di kedua-dua hujung mesti sudah ada sebelum gerakan, tanpa anak panah di antaranya.
        [jump] Hanya di antara dua penanda anda sendiri anak panah boleh melepasi anak panah lain. Lompatan tidak mengubah petak yang dilompati.
        [capture] Dua anak panah anda menyerangnya, jadi satu boleh menangkapnya: anak panah Kuning keluar, dan petaknya milik anda. Jaga supaya anak panah anda tidak diserang oleh dua sekali gus.
        [meeting] Dua anak panah anda saling berhadapan, jadi satu petak pilihan anda menjadi milik anda. Ini hanya dikira jika ada pemain lain dengan sembilan penanda atau lebih.
        [reorientation] Harganya dua penanda, dan anak panah menghala ke arah lain: di tepi papan, itu membebaskannya. Putaran 90 darjah berharga empat.
       *[win] Anda ada 42 penanda dan menang serta-merta. Anda juga menang jika lawan kehilangan anak panah terakhirnya, atau tidak boleh bergerak pada gilirannya.
    }

task-azacru-goal =
    { $task ->
        [power] **Kuasa gerak.** Anak panah pergi ke arah ia menghala, atau 45 darjah ke sisi, dan menandai petak akhirnya. Dengan penanda di d2 dan f2, yang di e1 boleh bergerak dua petak: lintasi penanda di e2, berhenti di e3.
        [twist] **Pulasan.** Anak panah yang melintasi sempadan, celah lebar di antara kawasan, boleh dipulas 45 darjah. Pergi dari f8 ke g9, di tepi papan, dan pulaskannya supaya ia boleh bergerak lagi.
        [connection] **Sambungan.** Anak panah anda di c2 berada di atas penanda anda, dan ada satu lagi di c5. Pergi ke situ: petak di antaranya turut menjadi milik anda.
        [leaves] **Harga sambungan.** Sambungkan e2 dengan h5: petak di antaranya menjadi milik anda, termasuk petak Kuning. Tetapi anak panah anda keluar dari papan.
        [jump] **Lompatan.** Anak panah di c7 menghalang anak panah anda di b8. Tetapi b8 dan d6 ada penanda anda: lompati anak panah itu.
        [last-round] **Pusingan terakhir.** Kuning hanya boleh pergi ke i9. Ambil petak itu dengan anak panah di h8: sesiapa yang tidak boleh bergerak perlu pas, dan pusingan terakhir bermula.
       *[win] **Menang.** Kuning sudah pas, dan ini giliran terakhir anda. Selepas itu penanda dikira, dan sekarang 9 lawan 10: dapatkan dua dengan satu gerakan.
    }

task-azacru-done =
    { $task ->
        [power] Anak panah bergerak sejauh bilangan penanda anda dalam kawasannya, atau kurang. Ia boleh melintasi penanda, bukan anak panah, dan hanya menandai petak tempat ia berhenti.
        [twist] Anak panah itu dipulas 45 darjah dan boleh bergerak lagi. Jika tidak, ia tersekat di tepi papan. Pulasan hanya boleh dibuat selepas melintasi sempadan.
        [connection] Petak c3 dan c4 milik anda. Tiada penanda Kuning di antaranya, jadi anak panah kekal. Penanda di kedua-dua hujung mesti sudah ada sebelum gerakan.
        [leaves] Petak Kuning f3 dan g4 kini milik anda, tetapi anak panah itu sudah tiada. Itulah harganya jika ada penanda lawan di antaranya; menjelang penamat, selalunya berbaloi.
        [jump] Di antara dua penanda anda sendiri, anak panah melepasi anak panah lain. Petak di antaranya tidak berubah, dan anak panah anda kekal di papan.
        [last-round] Kuning tidak boleh bergerak lalu pas. Setiap pemain lain mendapat satu giliran lagi; kemudian penanda dikira, dan pemain dengan penanda terbanyak menang.
       *[win] Keputusannya 11 lawan 10, dan anda menang. Pemain dengan penanda terbanyak menang, walaupun dia yang mula-mula pas.
    }

task-shacru-goal =
    { $task ->
        [step] **Satu petak.** Anak panah bergerak satu petak: ke arah ia menghala, atau 45 darjah ke kiri atau ke kanan. Ia menandai petak tempat ia berhenti, jadi bawa yang di b2 ke petak tanpa penanda.
        [twist] **Pulasan.** Celah lebar ialah sempadan. Anak panah yang melintasinya boleh dipulas 45 darjah. Lintasi sempadan dengan anak panah di f5, dan pulaskannya ke kiri atau ke kanan.
        [edge] **Awas tepi papan.** Pergi dari h6 ke i7, melintasi sempadan, dan pulas anak panah itu supaya ia boleh bergerak lagi nanti.
        [block] **Tutup laluan.** Tiada sesiapa lain boleh memasuki petak berpenanda anda. Anak panah Kuning di d1 tinggal satu laluan: ambil petak itu, dan Kuning tidak boleh bergerak.
       *[win] **Menang.** Apabila tiada sesiapa dapat menambah penanda, pemain dengan penanda terbanyak menang. Sekarang 10 lawan 10: ambil petak terakhir yang masih boleh diperoleh.
    }

task-shacru-done =
    { $task ->
        [step] Petak itu milik anda sehingga permainan tamat, dan tertutup bagi Kuning. Anda juga boleh memasuki petak berpenanda sendiri, tetapi tidak mendapat apa-apa.
        [twist] Kini ia menghala ke arah lain. Di dalam satu kawasan tiada pulasan: untuk memulas, lintasi sempadan.
        [edge] Kini ia ada laluan. Tanpa pulasan, tepi papan dan anak panah di i8 akan menyekatnya buat selama-lamanya.
        [block] Tiada anak panah Kuning yang boleh bergerak, jadi Kuning pas. Anda terus bermain, dan petak yang tinggal milik anda.
       *[win] Keputusannya 11 lawan 10: tiada sesiapa dapat menambah penanda lagi, jadi permainan tamat dan anda menang. Jika 10 lawan 10, permainan akan seri.
    }

task-pasang-goal =
    { $task ->
        [passage] **Lorong.** Ambil satu lajur di separuh anda, iaitu lima baris di bawah. Buah hitam bernilai satu mata, buah putih dua: pilih lajur yang bernilai sembilan.
        [enter] **Ka.** Satu buah di sebelah lorong anda, lajur g, menggelongsor ke dalamnya, menjadi ka anda dan menangkap satu barisan. Cari barisan lima buah putih: sepuluh mata.
        [capture] **Menangkap.** Ka bergerak lurus melalui titik kosong dan berhenti di tempat ia dapat menangkap barisan buah sewarna yang bilangannya ganjil, melintang terhadap laluannya. Tangkap tiga sekali gus.
        [both-sides] **Kedua-dua belah.** Buah sewarna di kedua-dua belah ka dikira bersama. Naik di lajur h hingga satu buah putih di kiri dan dua di kanan menjadi tiga.
        [choice] **Salah satu.** Jika warna di dua belah itu berlainan, ada dua barisan. Pergi ke d8 dan tangkap yang lebih bernilai.
        [suntuk] **Suntuk.** Sesiapa yang tidak dapat menangkap pada gilirannya kalah serta-merta. Ka Kuning hanya dapat menangkap buah putih: tangkap buah itu dahulu.
       *[win] **Menang.** Inilah buah yang terakhir, dan anda ketinggalan tiga mata. Cari titik tempat ka anda menangkap ketiga-tiganya.
    }

task-pasang-done =
    { $task ->
        [passage] Mata bagi lima buah itu milik anda, dan lajur yang kosong ialah lorong anda: di situlah ka anda masuk ke papan.
        [enter] Buah dari f5 kini ka anda, di g5: warnanya tidak dikira, dan tiada sesiapa boleh menangkapnya. Apabila kedua-dua ka sudah ada, hanya ka yang bergerak.
        [capture] Tiga itu ganjil, jadi seluruh barisan milik anda. Barisan genap selamat, begitu juga buah di sepanjang laluan ka.
        [both-sides] Satu campur dua menjadi tiga: enam mata. Barisan melangkaui titik kosong sehingga warna lain, gadong, ka lawan atau tepi papan menamatkannya.
        [choice] Tiga buah putih, enam mata; yang hitam tinggal. Setiap barisan dikira berasingan, dan satu langkah hanya menangkap satu.
        [suntuk] Kuning tidak dapat menangkap dan suntuk: anda menang 120 lawan 0, walaupun jauh ketinggalan. Pastikan dahulu anda sendiri masih boleh menangkap.
       *[win] Semua buah sudah habis, dan keputusannya 90 lawan 87. Pemain dengan mata terbanyak menang.
    }

task-heading = { $game }, latihan { $number } daripada { $count }
task-not-yet = **Belum lagi.** { $done }. { $lacks } Cuba lagi.
task-lacks =
    { $effect ->
        [far] Ia bergerak satu petak sahaja.
        [change] Tiada petak neutral yang ditandai selepas melintasi sempadan.
        [transformation] Tiada penanda Kuning yang menjadi milik anda.
        [connection] Langkah itu tidak membuat sambungan.
        [jump] Langkah itu tidak melompati mana-mana anak panah.
        [capture] Langkah itu tidak menangkap apa-apa.
        [meeting] Tiada dua anak panah anda yang berhadapan.
        [reorientation] Anak panah itu tidak diputar di tempatnya.
        [twist] Anak panah itu tidak dipulas.
        [leaves] Anak panah itu masih di papan.
        [goes-on] Dari situ anak panah itu tidak boleh bergerak lagi.
        [blocks] Kuning masih boleh bergerak.
        [passage] Langkah itu tidak mengambil lorong.
        [enter] Langkah itu tidak membawa ka ke papan.
        [both-sides] Buah yang diambil tidak terletak di kedua-dua belah ka.
        [suntuk] Kuning masih boleh menangkap.
       *[win] Langkah itu belum memenangi permainan.
    }
task-lacks-markers =
    { $gained ->
        [0] Tiada penanda baharu: petak itu sudah milik anda.
       *[other] Langkah itu menambah { $gained } daripada { $wanted } penanda yang diminta.
    }
task-lacks-points = Langkah itu menambah { $gained } daripada { $wanted } mata yang diminta.
task-shown = { $words }: `{ $turn }`.
task-all-done = Anda telah menyelesaikan semua latihan { $game }. Sekarang lawan Pemula, komputer yang paling lemah: `/pacru new`.
task-progress = Anda telah menyelesaikan { $done } daripada { $count } latihan setakat ini.
task-offer = Baru mengenal { $game }? Beberapa latihan pendek mengajar anda, langkah demi langkah.
button-tasks = Belajar sambil main
button-next-task = Latihan seterusnya
button-skipped-tasks = Latihan dilangkau: { $count }
