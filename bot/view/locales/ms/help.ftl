### Jawapan kepada /pacru help: paling banyak 2000 aksara.

help =
    Di sini anda boleh bermain **Pacru**, **Azacru** dan **Shacru** untuk dua hingga empat pemain, serta **Pasang** untuk dua pemain.
    - **Bermain:** `/pacru new` membuka meja; dengan `computer:` anda tidak perlukan orang lain. `/pacru seek` mencari lawan. **{ button-move }** di bawah papan, atau `/pacru move`, bertanya satu demi satu apa yang anda mahu lakukan; tiada apa-apa dimainkan sebelum anda menekan **{ -play }**. `/pacru offer` menawarkan seri atau jeda, atau meminta langkah diambil semula.
    - **Mengikuti:** `/pacru games` menunjukkan permainan dan meja yang boleh disertai, `/pacru people` menunjukkan rating, dan `/pacru-tournament list` menyenaraikan pertandingan. `/pacru-organise new` menyediakan pertandingan dan `/pacru-organise run` mengendalikannya.
    - **Belajar:** `/pacru rules` mengajar peraturan dengan gambar; `/pacru puzzle` memberi teka-teki dan `/pacru hint` memberi petunjuk; `/pacru study` melihat kembali permainan.
    - **Tetapan:** `/pacru preferences` mengubah warna, pemberitahuan dan cuti; `/pacru data` menunjukkan semua yang saya tahu tentang anda.
    - **Arahan lain**, yang Discord terangkan dalam bahasa Inggeris sahaja: `/pacru resign` untuk menyerah kalah; `try` untuk mencuba langkah; `plan` untuk merancang jawapan; `note` untuk membuat catatan; `/pacru study` dengan `history` (rekod), `replay` (animasi), `analyse` (analisis), `diagram` (posisi) dan `pattern` (corak Pasang); `/pacru people` dengan `rating`, `leaderboard` (papan pendahulu), `profile` (keputusan), `watch` (mengikuti permainan) dan `block` (menyekat ahli); `/pacru time` untuk memberi lawan lebih banyak masa.

# Jawapan kepada /pacru help topic:privacy: paling banyak 2,000 aksara.
help-privacy =
    Apa yang disimpan tentang anda, dan sebabnya:
    - **Untuk permainan dan rating:** ID dan nama Discord anda, permainan anda dengan setiap langkah dan masanya, keputusannya, kesilapan anda untuk disemak semula, rating anda, serta pertandingan yang anda sertai.
    - **Kerana anda memilihnya:** pilihan, bahasa, zon masa, cara anda dimaklumkan, waktu senyap, cuti, langkah yang dirancang dan dicuba, catatan, permainan import, teka-teki yang anda jawab, latihan yang anda selesaikan, permainan yang anda ikuti, carian lawan anda, siapa yang anda sekat, jemputan siapa yang anda tolak, dan pelayar tempat anda log masuk untuk bermain di papan. Juga bahasa Discord anda, supaya saya menjawab dalam bahasa itu.
    - **Supaya tindakan boleh disemak:** tindakan pengurus pelayan terhadap permainan dan ahli, serta sebabnya.
    - **Tidak disimpan:** mesej. Saya tidak membacanya; hanya jika saya tidak pasti sama ada mesej saya sendiri telah sampai, saya mencarinya antara mesej terbaharu di salurannya. Saya tidak meminta apa-apa lagi tentang anda daripada Discord kecuali nama anda, sama ada anda ahli pelayan tempat permainan itu dimainkan, dan peranan anda jika pelayan memberikan peranan mengikut rating. Tiada apa-apa dijual, digunakan untuk iklan atau diberikan kepada sesiapa.
    - **Siapa yang melihatnya:** ahli pelayan melihat permainan, rating dan profil anda; permainan dalam mesej langsung hanya anda yang melihatnya; pengurus pelayan boleh mengeksport permainan pelayan itu; pengendali bot menyimpan datanya.
    - **Berapa lama:** jawapan dan mesej yang telah dihantar selama seminggu, sandaran selama empat minggu, yang lain sehingga dipadam.
    - **Cara memadamnya:** `/pacru data` memberikan semuanya kepada anda, dan memadam data anda di semua pelayan sehari selepas anda memintanya; pengurus pelayan memadam data ahli daripada pelayannya dengan `/pacru-admin erase`. Anda menyerah kalah dalam permainan yang sedang berlangsung, lalu menjadi “bekas pemain” tanpa nama: langkah kekal, ID dan nama anda tidak.
