### Contoh permainan Pasang: satu ulasan bagi setiap bahagian. Yang berada di antara tanda petik condong ialah notasi, sama dalam semua
### bahasa. Petak dan nombor disemak dengan permainan.

example-pasang-1 = Hijau mengambil lajur tengah: lima buah hitam, 5 mata. Selepas f, Kuning boleh memilih mana-mana lajur lain.
example-pasang-2 = Kuning mengambil c di separuh atas: tiga buah putih dan dua hitam, 8 mata.
example-pasang-3 = Buah di g5 menggelongsor ke lorong dan menjadi ka Hijau. Di kirinya ada lima buah putih, e5 hingga a5: lima itu ganjil, jadi Hijau menangkap semuanya untuk 10 mata.
example-pasang-4 = Ka Kuning datang dari d7 ke c7. Ia menangkap ke bawah di lajur itu, dan hanya c6 yang hitam: satu buah untuk satu mata.
example-pasang-5 = Ka Hijau bergerak ke b5 di baris yang telah dikosongkannya. Selepas bergerak di baris ia menangkap di lajur: b4, b3 dan b2, tiga buah putih. Kini Kuning hanya ada dua pilihan.
example-pasang-6 = Satu daripadanya baik: di c10 ka melihat b10 di satu belah, d10 dan e10 di belah lain, semuanya putih. Satu campur dua menjadi tiga, untuk 6 mata.
example-pasang-7 = Hijau menangkap g6 sahaja, satu mata. Tetapi walau apa pun yang dimainkan Kuning, Hijau akan ada sekurang-kurangnya empat pilihan, dan itu lebih penting daripada mata.
example-pasang-8 = Ka Kuning bergerak satu titik ke d10 dan menangkap ke atas dan ke bawah di lajur itu: d8, d9 dan d11, 6 mata. Kini 22 lawan 21.
example-pasang-9 = Kembali di b5, ka melihat empat buah hitam di atas dan, melintasi titik kosong, b1 di bawah. Jumlahnya lima, dan Hijau menangkap semuanya.
example-pasang-10 = Kesilapan yang menentukan. Kuning menangkap b11 untuk 2 mata tanpa melihat apa yang dapat ditangkap ka selepas itu; komputer sebaliknya akan memainkan `d8w`.
example-pasang-11 = Ka Hijau naik ke b9, betul-betul di bawah ka Kuning, dan menangkap a9. Jalan ke bawah tertutup: Kuning tinggal satu pilihan sahaja.
example-pasang-12 = Kuning memainkannya: ka pergi ke d10 dan menangkap buah hitam di d6. Itulah tangkapan terakhir Kuning.
example-pasang-13 = Ka Hijau pergi ke d9, menangkap d4 dan menutup lajur itu sekali lagi. Di c10 dan d11 ka Kuning akan melihat dua buah putih, di e10 empat: semuanya genap. Kuning suntuk, dan Hijau menang 120 lawan 0.
