### Jawapan kepada /pacru help: paling banyak 2000 aksara.

help =
    Di sini anda boleh bermain **Pacru**, **Azacru** dan **Shacru** untuk dua hingga empat pemain, serta **Pasang** untuk dua pemain.
    - **Bermain:** `/pacru new` membuka meja; dengan `computer:` anda tidak perlukan orang lain. `/pacru seek` mencari lawan. **{ button-move }** di bawah papan, atau `/pacru move`, bertanya apa yang anda mahu lakukan, selangkah demi selangkah; tiada apa-apa dimainkan sebelum anda menekan **{ -play }**. `/pacru offer` menawarkan seri, rehat atau ambil semula giliran.
    - **Mengikuti:** `/pacru games` menunjukkan apa yang berlaku, dengan meja untuk disertai atau ditinggalkan, `/pacru people` kadar, `/pacru-tournament list` pertandingan.
    - **Belajar:** `/pacru rules` bergambar, `puzzle`, `hint`; `/pacru study` melihat kembali permainan.
    - **Mengurus:** `/pacru preferences` untuk warna, papan sebagai teks, pemberitahuan dan cuti, `/pacru data` untuk semua yang saya tahu tentang anda.
    - **Arahan lain**, yang Discord terangkan dalam bahasa Inggeris sahaja: `/pacru resign` untuk menyerah kalah; `try` untuk mencuba giliran; `plan` untuk merancang jawapan; `note` untuk membuat catatan; `/pacru study` dengan `history` (rekod), `replay` (animasi), `analyse` (analisis), `diagram` (kedudukan) dan `pattern` (corak Pasang); `/pacru people` dengan `rating` (kadar), `leaderboard` (papan pendahulu), `profile` (keputusan), `watch` (mengikuti permainan) dan `block` (menghalang ahli); `/pacru time` untuk memberi lawan lebih banyak masa.

# Jawapan kepada /pacru help topic:privacy: paling banyak 2,000 aksara.
help-privacy =
    Apa yang disimpan tentang anda, dan sebabnya:
    - **Untuk permainan dan kadar:** ID dan nama Discord anda, permainan anda dengan setiap giliran dan masanya, keputusannya, kadar anda, serta pertandingan yang anda sertai.
    - **Kerana anda memilihnya:** pilihan, bahasa, zon masa, cara anda dimaklumkan, waktu senyap, cuti, giliran yang dirancang dan dicuba, nota, teka-teki yang anda jawab, permainan yang anda ikuti, carian lawan anda, siapa yang anda sekat, jemputan siapa yang anda tolak, dan pelayar yang anda log masuk untuk menyentuh papan. Juga bahasa Discord anda, supaya jawapan menggunakannya.
    - **Untuk mengetahui apa yang dilakukan:** tindakan pengurus pelayan terhadap permainan dan ahli, serta sebabnya.
    - **Tidak disimpan:** mesej. Saya tidak membacanya, tidak meminta apa-apa lagi tentang anda daripada Discord kecuali peranan anda jika ia diberikan untuk kadar, dan sama ada anda ahli pelayan yang papannya anda buka dalam pelayar; tiada apa-apa dijual, digunakan untuk iklan atau diberikan kepada sesiapa.
    - **Siapa yang melihatnya:** ahli pelayan melihat permainan, kadar dan profil anda; permainan dalam mesej langsung hanya anda; pengurusnya boleh mengeksport permainan pelayan itu; sesiapa yang menjalankan saya menyimpan datanya.
    - **Berapa lama:** jawapan dan mesej yang telah dihantar selama seminggu, sandaran selama empat minggu, yang lain sehingga dipadam.
    - **Cara memadamnya:** `/pacru data` memberikan semuanya kepada anda, dan memadam anda di mana-mana sehari selepas anda memintanya; pengurus pelayan memadam ahli daripada pelayannya dengan `/pacru-admin erase`. Anda menyerah kalah dalam permainan yang sedang berlangsung, lalu menjadi bekas pemain tanpa nama: giliran kekal, ID dan nama anda tidak.
