### Contoh permainan Pacru: satu ulasan bagi setiap bahagian. Yang berada di antara tanda petik condong ialah notasi, sama dalam semua
### bahasa. Petak dan nombor disemak dengan permainan.

example-pacru-1 = Hijau mula dahulu. Anak panah di a3 melintas ke kawasan sekitar b5, jadi Hijau meletakkan penanda di situ: di b4, di bawah anak panah itu sendiri.
example-pacru-2 = Kuning memasuki kawasan yang sama dari atas dan menandai b6. Penanda menutup petaknya: selagi ada di situ, tiada anak panah Hijau boleh berhenti di b6, kecuali untuk menangkap.
example-pacru-3 = Sama juga di sebelah lain: kedua-duanya melintas ke kawasan sekitar h5 dan meletakkan penanda di situ. Penanda Kuning menutup h5 bagi anak panah Hijau di h4.
example-pacru-4 = Gerakan di dalam satu kawasan tidak memberi penanda, tetapi membuat persediaan. Hijau mendekati anak panah Kuning di h6, kerana untuk menangkap perlu ada dua penyerang. Kuning menuju ke tengah.
example-pacru-5 = Anak panah Hijau di c4 kini menghala ke kanan, ke arah tengah. Kuning melintas ke kawasan tengah dan meletakkan penanda di f4.
example-pacru-6 = Dari h7 Hijau menyerang h6, tetapi dengan satu anak panah sahaja. Kuning mengelak ke g5, tempat ia diserang oleh anak panah Hijau di h4.
example-pacru-7 = Hijau melintasi sempadan betul-betul di sebelah g5. Kini dua anak panah menyerang petak itu, yang di g6 dan di h4: Hijau mengancam untuk menangkap. Penanda di i4 memberi kedua-duanya kuasa gerak dua petak.
example-pacru-8 = Kuning menyedarinya lalu lari melintasi sempadan ke f4, dengan satu penanda lagi di e5.
example-pacru-9 = Dengan kuasa gerak dua petak, anak panah itu bergerak dari g6 ke e6 dalam satu langkah. Dari situ ia menyerang d5, begitu juga yang di c4: ancaman seterusnya.
example-pacru-10 = Satu kesilapan. Kuning mengambil satu penanda lagi dan membiarkan anak panah di d5; komputer akan menyelamatkannya dengan `d5-f3(d2)`.
example-pacru-11 = Hijau menangkap: anak panah dari c4 pergi ke d5, anak panah Kuning keluar daripada permainan, dan d5 menjadi hijau. Sempadan juga dilintasi, maka ada penanda di f6. Kini 6 lawan 5.
example-pacru-12 = Hijau melangkah dari d5 ke d6, dan penandanya kekal. Kini ada tiga penanda Hijau di sekitar e5: anak panah Hijau yang bermula di situ mempunyai kuasa gerak tiga petak.
example-pacru-13 = Kuning memutar anak panah di e9 sebanyak 45 darjah dan membayar dua penanda, b6 dan h5. Ini mahal: daripada lima penanda tinggal tiga.
example-pacru-14 = Hijau mendapat satu penanda lagi, di a6. Kuning memutar anak panahnya kembali dan membayar lagi, dengan e5 dan f4: empat penanda sia-sia, dan tinggal satu.
example-pacru-15 = Hijau membawa anak panah dari kanan ke tengah. Anak panah Kuning sampai ke tepi: di d1 ia menghala ke kiri bawah, dan c1 ialah satu-satunya petak yang masih dapat dicapainya.
example-pacru-16 = Hijau melintasi sempadan dan meletakkan penanda tepat di petak itu, c1. Anak panah Kuning di d1 tidak dapat bergerak lagi.
example-pacru-17 = Anak panah Kuning di b1 kini hanya boleh pergi ke c2. Anak panah Hijau di c3 dan d2 sama-sama mengawasi petak itu: mana-mana anak panah yang pergi ke situ boleh ditangkap.
example-pacru-18 = Kuning masuk ke dalam sepitan: dengan kuasa gerak empat petak, anak panah di d6 dan di f6 sama-sama sampai ke d8. Hijau menangkap dari jarak dua petak.
example-pacru-19 = Kuning terpaksa pergi ke c2: itulah satu-satunya langkah yang ada.
example-pacru-20 = Hijau menangkapnya. Anak panah terakhir Kuning, di d1, tidak dapat bergerak: Kuning tersingkir dan Hijau menang, dengan 13 penanda bukannya 42. Dalam Pacru, pemain terakhir yang masih boleh bergerak juga menang.
