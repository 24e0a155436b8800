### Jawapan kepada /pacru help: paling banyak 2000 aksara.

help =
    Di sini anda boleh bermain **Pacru**, **Azacru** dan **Shacru** untuk dua hingga empat pemain, serta **Pasang** untuk dua pemain.
    1. `/pacru rules` mengajar satu permainan dalam beberapa halaman bergambar; `/pacru puzzle` ada teka-teki untuk latihan.
    2. `/pacru new` membuka meja di saluran ini: pilih permainan, namakan lawan, atau biar sesiapa sahaja menekan **{ button-join }**. Tiada orang? `/pacru seek` mencari lawan selama 30 hari; `computer:` atau **{ button-add-computer }** terus memberi lawan, dan `/pacru hint` membantu anda.
    3. Apabila semua tempat terisi, undian dibuat, papan disiarkan, dan pemain pertama dipanggil.
    4. **{ button-move }** di bawah papan bertanya apa yang anda mahu lakukan, selangkah demi selangkah. Tiada apa-apa dimainkan sebelum anda menekan **{ -play }**.
    5. Atau taip: `/pacru move` menyenaraikan giliran yang mungkin sambil anda menaip, contohnya `e1-e2`. Tanpa apa-apa, ia membuka permainan seterusnya yang menunggu anda.
    6. Papan menunjukkan apa yang baru berlaku: gerakannya, apa yang diperoleh, apa yang ditangkap. Hanya pemain yang perlu bertindak dipanggil.
    7. `/pacru board` menunjukkan papan terbaharu dari sisi anda, atau yang lalu; hanya anda yang melihatnya. **{ button-try }** mencuba giliran di situ.
    8. `/pacru games` menyenaraikan permainan anda dan meja terbuka di sini; `/pacru people` ada profil, kadar dan papan pendahulu; `/pacru-tournament list` kejohanan, liga dan tangga. Dalam mesej langsung permainan anda juga berfungsi, dan komputer menjadi lawan secara peribadi.
    9. `/pacru study history` ialah rekod permainan, `replay` menunjukkannya sebagai animasi, `analyse` di mana ia dimenangi atau terlepas; `/pacru note` menyimpan nota untuk anda sahaja.
    10. `/pacru offer` menawarkan seri, ambil semula giliran, rehat atau tempat anda; `/pacru plan` merancang balasan anda; `/pacru resign` bertanya sekali lagi. `/pacru preferences`: warna, sisi, papan sebagai teks; `/pacru time`: cuti, peringatan. `/pacru data`: apa yang saya tahu tentang anda.

# Jawapan kepada /pacru help topic:privacy: paling banyak 2,000 aksara.
help-privacy =
    Apa yang disimpan tentang anda, dan sebabnya:
    - **Untuk permainan dan kadar:** ID dan nama Discord anda, permainan anda dengan setiap giliran dan masanya, keputusannya, kadar anda, serta pertandingan yang anda sertai.
    - **Kerana anda memilihnya:** pilihan, bahasa, zon masa, waktu senyap, cuti, giliran yang dirancang dan dicuba, nota, teka-teki yang anda jawab, permainan yang anda ikuti, carian lawan anda, siapa yang anda sekat, dan jemputan siapa yang anda tolak. Juga bahasa Discord anda, supaya jawapan menggunakannya.
    - **Untuk mengetahui apa yang dilakukan:** tindakan pengurus pelayan terhadap permainan dan ahli, serta sebabnya.
    - **Tidak disimpan:** mesej. Saya tidak membacanya, tidak meminta apa-apa lagi tentang anda daripada Discord kecuali peranan anda jika ia diberikan untuk kadar, dan tiada apa-apa dijual, digunakan untuk iklan atau diberikan kepada sesiapa.
    - **Siapa yang melihatnya:** ahli pelayan melihat permainan, kadar dan profil anda; permainan dalam mesej langsung hanya anda; pengurusnya boleh mengeksport permainan pelayan itu; sesiapa yang menjalankan saya menyimpan datanya.
    - **Berapa lama:** jawapan dan mesej yang telah dihantar selama seminggu, sandaran selama empat minggu, yang lain sehingga dipadam.
    - **Cara memadamnya:** `/pacru data` memberikan semuanya kepada anda, dan memadam anda di mana-mana sehari selepas anda memintanya; pengurus pelayan memadam ahli daripada pelayannya dengan `/pacru-admin erase`. Anda menyerah kalah dalam permainan yang sedang berlangsung, lalu menjadi bekas pemain tanpa nama: giliran kekal, ID dan nama anda tidak.
