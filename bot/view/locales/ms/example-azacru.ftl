### Contoh permainan Azacru: satu ulasan bagi setiap bahagian. Yang berada di antara tanda petik condong ialah notasi, sama dalam semua
### bahasa. Petak dan nombor disemak dengan permainan.

example-azacru-1 = Hijau bergerak dari i3 ke h4 dan menandainya. Anak panah itu melintasi sempadan, jadi ia boleh dipulas: tadinya menghala ke kiri atas, kini tepat ke kiri.
example-azacru-2 = Setiap gerakan ke petak baharu memberi penanda, jadi yang penting ialah siapa dapat bergerak lebih lama. Perhatikan anak panah Kuning di b1: ia menghala di sepanjang tepi.
example-azacru-3 = Kuning melintasi sempadan dan membuat pulasan: anak panah di h6 menghala terus ke bawah. Hijau sampai ke c3, dalam kawasan tempat b1 berada.
example-azacru-4 = Kini ada dua penanda Hijau di sekitar b2, di b2 dan c3. Jadi kedua-dua anak panah Hijau di situ mempunyai kuasa gerak dua petak.
example-azacru-5 = Hijau berdiri di hadapan anak panah Kuning di b1, yang tidak boleh melintasi anak panah di c1. Di bawahnya tepi papan: hanya petak c2 yang tinggal.
example-azacru-6 = Hijau terus bergerak ke d1, tetapi penanda di c1 kekal dan petak itu tetap tertutup. Dengan pulasan, anak panah menghala ke kanan atas, menjauhi tepi.
example-azacru-7 = Kuning ada dua penanda di sekitar h5, jadi anak panah di i5 mempunyai kuasa gerak dua petak dan pergi ke i3. Kedua-dua pemain melintasi sempadan dan memulas anak panah.
example-azacru-8 = Dengan f2, Hijau ada tiga penanda di sekitar e2. Anak panah itu menghala ke kiri semula, dan kuasa geraknya tiga petak.
example-azacru-9 = Kuning sepatutnya membebaskan anak panah di b1 dengan `b1-c2`. Kini Hijau menggunakan kuasa gerak tiga petak, sampai ke c2 dalam satu langkah, dan anak panah di b1 tidak dapat bergerak lagi.
example-azacru-10 = Kedua-duanya melintasi sempadan dan mendapat satu penanda: kini 10 lawan 9. Anak panah di c7 dan b4 kini menghala ke kiri.
example-azacru-11 = Anak panah Kuning di c4 mempunyai kuasa gerak tiga petak. Hijau menggerakkan anak panah yang belum pernah bergerak; tepi atas di hadapannya masih kosong.
example-azacru-12 = Satu kesilapan: selepas pulasan ini, anak panah Kuning di a2 menghala ke luar papan dan tidak akan bergerak lagi. Tanpa pulasan, `c4-a2`, petak a1 masih tinggal.
example-azacru-13 = Dua daripada empat anak panah Kuning tersekat, di b1 dan a2. Hijau mendahului 13 lawan 12 dan dapat menggerakkan keempat-empatnya.
example-azacru-14 = Kuning sampai ke tepi bawah: dari g1 satu-satunya jalan adalah di sepanjang tepi. Hijau berhenti di jalan itu, di f1, dan anak panah Kuning ketiga tersekat. Ini bukan sambungan, kerana f1 belum hijau sebelumnya.
example-azacru-15 = Kesilapan yang menentukan: anak panah di a6 menghala ke kiri bawah, jadi satu-satunya jalan ialah terus ke bawah; dengan pulasan, `b7-a6<`, b5 juga terbuka. Hijau menghalang jalan itu di a5.
example-azacru-16 = Kuning tidak dapat bergerak lalu pas, dan pusingan terakhir bermula: Hijau mendapat satu giliran lagi dan menandai i4. Hijau menang, 16 lawan 14.
