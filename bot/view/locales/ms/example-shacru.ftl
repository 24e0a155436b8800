### Contoh permainan Shacru: satu ulasan bagi setiap bahagian. Yang berada di antara tanda petik condong ialah notasi, sama dalam semua
### bahasa. Petak dan nombor disemak dengan permainan.

example-shacru-1 = Kedua-duanya melintas ke kawasan sekitar b5. Kuning menggunakan pulasan: anak panah di b6 tadinya menghala ke kanan bawah, kini tepat ke kanan.
example-shacru-2 = Penanda kekal selama-lamanya. Jadi b4 tertutup bagi Kuning sehingga permainan tamat, dan b1 bagi Hijau.
example-shacru-3 = Hijau melintas ke kawasan tengah dan membuat pulasan: anak panah di d4 kini menghala ke kanan atas. Kuning menggerakkan anak panah yang lain.
example-shacru-4 = Hijau mula membina tembok, di d4 dan d5. Kuning berjalan di tepi bawah, tempat yang sempit untuk membelok.
example-shacru-5 = Selepas pulasan, anak panah Kuning di d1 menghala ke kanan bawah, ke arah tepi: hanya petak e1 yang tinggal untuknya.
example-shacru-6 = Tembok sudah siap: d2, d3, d4 dan d5 berwarna hijau. Tiada anak panah Kuning dapat melaluinya lagi.
example-shacru-7 = Hijau berdiri di hadapan anak panah Kuning di b6. Kuning tersilap dan bermain di tempat lain, sedangkan `b6-c7>` dapat membawanya keluar.
example-shacru-8 = Hijau mengambil c7. Bagi anak panah Kuning di b6, hanya petak c5 yang tinggal.
example-shacru-9 = Hijau memijak penanda hijau dan tidak memperoleh apa-apa, tetapi menuju ke c5. Kuning mengambil kesempatan untuk meletakkan penanda kesembilan.
example-shacru-10 = Hijau mengambil c5. Anak panah Kuning di b6 berhadapan dengan tiga penanda Hijau dan tidak akan bergerak lagi.
example-shacru-11 = Di sebelah kanan Hijau membina tembok kedua, di h3 dan g3. Kuning memulas anak panah di g1 tepat pada masanya, lalu menghala ke kanan atas, menjauhi tepi.
example-shacru-12 = Kedua-duanya menambah penanda, dan Kuning mendahului, 14 lawan 13. Yang penting ialah siapa yang masih dapat bergerak.
example-shacru-13 = Kuning sampai ke tepi atas: dari d9 hanya tinggal c9, lalu Hijau mengambilnya. Anak panah Kuning kedua tersekat selama-lamanya.
example-shacru-14 = Di i7, anak panah Kuning yang ketiga menghala ke luar papan. Kuning kini hanya boleh menggerakkan anak panah di g1.
example-shacru-15 = Hijau menutup i4, dan dengan itu jalan keluar yang terakhir. Kuning mendahului 19 lawan 18, tetapi tidak dapat bergerak lagi.
example-shacru-16 = Kuning terpaksa pas sedangkan Hijau terus bermain: b5, a5 dan i8 menjadikannya 21 lawan 19. Tiada sesiapa dapat menambah penanda lagi, dan Hijau menang.
