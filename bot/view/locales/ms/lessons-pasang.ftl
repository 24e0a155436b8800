### Peraturan Pasang: satu tajuk dan satu teks bagi setiap halaman. Teks paling panjang 1200 aksara; yang berada di antara
### tanda petik condong ialah notasi, sama dalam semua bahasa, dan itulah yang ditunjukkan oleh gambar.

lessons-pasang-goal-title = Matlamat
lessons-pasang-goal =
    Pasang ialah permainan tradisional Brunei untuk dua orang. **Buah** hitam dan putih disusun mengikut corak, enam puluh biji setiap warna, mengelilingi gadong di tengah. Buah tidak dimiliki sesiapa: kedua-dua pemain menangkapnya. Buah hitam bernilai satu mata, buah putih dua.

    Apabila semua buah habis, **pemain dengan mata terbanyak menang**. Tetapi jika tiba giliran anda dan anda tidak dapat menangkap, anda **suntuk**, dan anda kalah serta-merta, walau berapa pun mata anda.

    Mula-mula setiap pemain mengambil satu lajur sebagai lorong. Kemudian setiap pemain menjadikan satu buah sebagai **ka**. Sejak itu hanya dua ka yang bergerak. Setiap langkah mesti menangkap, dan anda tidak boleh pas.

    Hijau duduk di bawah dan bermula dahulu, Kuning duduk di atas. Bar di atas papan menunjukkan apa yang telah ditangkap. Halaman-halaman ini mengikuti satu permainan.

lessons-pasang-passage-title = Lorong
lessons-pasang-passage =
    Separuh anda ialah lima baris di sebelah anda; baris tengah bukan milik sesiapa. Mula-mula anda mengambil satu **lajur penuh di separuh anda**: lima buah, dan matanya milik anda. Lajur yang kosong itu ialah lorong anda, tempat ka anda masuk ke papan.

    Hijau mengambil lajur c untuk 8 mata, dan Kuning membalas dengan j untuk 9. Dalam notasi, itu hanya `c` dan `j`.

    Hijau boleh mengambil mana-mana lajur, tetapi lajur Kuning mesti di sebelah yang lain. Jika lajur Hijau antara a hingga e, lajur Kuning antara g hingga k, dan sebaliknya. Jika lajur Hijau ialah f, di tengah, lajur Kuning boleh jadi mana-mana lajur lain.

lessons-pasang-ka-title = Ka
lessons-pasang-ka =
    Kemudian setiap pemain menjadikan satu buah sebagai **ka**. Buah itu mesti berada di separuhnya, di sebelah lorongnya, dan menggelongsor satu titik ke sisi, masuk ke lorong. Warnanya tidak dikira lagi, dan tiada sesiapa boleh menangkapnya.

    Sebaik sahaja berada di lorong, ia menangkap satu barisan buah, di barisnya atau di lajurnya; halaman seterusnya menerangkan caranya. Buah yang tidak dapat menangkap apa-apa tidak boleh menjadi ka.

    Hijau boleh memilih mana-mana satu daripada sepuluh buah yang ditandai.

    Pemain boleh menetapkan cara lain sebelum permainan: buah melompat ke lorong dari jarak dua lajur, melangkahi satu buah yang kekal di tempatnya.

lessons-pasang-capturing-title = Menangkap
lessons-pasang-capturing =
    Ka memandang sepanjang baris atau lajurnya, ke kedua-dua arah. Buah pertama yang ditemuinya menentukan warna. Semua buah sewarna termasuk dalam barisan itu, melangkaui titik kosong juga, sehingga ada yang menamatkannya: buah warna lain, gadong, ka lawan, atau tepi papan.

    Barisan hanya boleh ditangkap jika bilangan buahnya **ganjil**. Semuanya ditangkap sekali gus, tidak boleh sebahagian.

    Ka Hijau menggelongsor dari b4 ke c4. Ke atas di lajur itu ada c6, c7 dan c8, tiga buah hitam; yang seterusnya, c9, putih. Tiga itu ganjil, jadi Hijau menangkapnya untuk 3 mata: `b4c4vb`. Langkah itu menyebut titik buah dan titik ka, kemudian `v` bagi lajur atau `h` bagi baris, dan `b` bagi hitam atau `w` bagi putih.

lessons-pasang-moving-title = Menggerakkan ka
lessons-pasang-moving =
    Apabila kedua-dua ka sudah ada, pemain menggerakkannya secara bergilir. Ka bergerak di sepanjang baris atau lajurnya, melalui titik kosong, sejauh mana pun anda mahu. Buah, ka lawan dan gadong menghalangnya.

    Ia mesti berhenti di tempat ia dapat menangkap **pada arah yang bersudut tepat dengan gerakannya**: selepas bergerak di lajur ia menangkap di baris, dan selepas bergerak di baris ia menangkap di lajur. Buah di sepanjang laluannya selamat.

    Ka Hijau di c4 boleh pergi ke empat titik yang ditandai. Ia tidak boleh berhenti di c5, walaupun c5 kosong. Di baris itu ia akan melihat a5, b5, d5 dan e5, empat buah putih, dan empat itu genap.

lessons-pasang-sides-title = Kedua-dua belah
lessons-pasang-sides =
    Buah **sewarna di kedua-dua belah** ka ialah satu barisan dan dikira bersama. Ka Hijau naik dari c4 ke c7. Di kirinya ada b7 dan a7, di kanannya d7, semuanya hitam; selepas itu e7, yang putih. Dua campur satu menjadi tiga, dan ketiga-tiganya ditangkap: `c7b`.

    Jika buah pertama di dua belah itu **berlainan warna**, ada dua barisan. Setiap satu dikira berasingan, dan jika kedua-duanya ganjil, anda memilih satu: sebab itulah ada `b` atau `w` di hujungnya.

    Jadi dua dan dua, atau tiga dan satu, selamat sehingga ada yang mengubah bilangannya. Awasi apa yang dibuka oleh tangkapan anda untuk ka lawan.

lessons-pasang-end-title = Penamat
lessons-pasang-end =
    Apabila semua buah sudah ditangkap, mata dikira. Jika sama, permainan seri.

    Banyak permainan tamat lebih awal. Jika tiba giliran anda dan ka anda tidak dapat menangkap, anda **suntuk**. Lawan menang, dan permainan dikira 120 lawan 0. Jadi pastikan dahulu anda akan dapat menangkap dalam langkah seterusnya, barulah fikirkan mata.

    Permainan yang sama beberapa langkah kemudian: Kuning mendahului, 50 lawan 37. Kemudian ka Hijau pergi dari a9 ke h9 dan menangkap buah putih di h8: `h9w`. Ka Kuning di h10 tidak dapat menangkap di mana-mana, dan Hijau menang.

lessons-pasang-turn-title = Giliran anda
lessons-pasang-turn =
    Apabila tiba giliran anda, bot memaklumkan anda. Tekan **{ button-move }** di bawah papan dan pilih satu demi satu: lajur, buah atau titik, kemudian apa yang ditangkap. Tiada apa-apa dimainkan sebelum anda menekan **{ -play }**. Dengan `/pacru move`, langkah boleh ditaip:
    `c` mengambil lorong
    `b4c4vb` menjadikan b4 ka di c4, dan menangkap barisan hitam di lajur
    `g7b` menggerakkan ka ke g7 dan menangkap barisan hitam

    Di sini Kuning baru memainkan `g7b`. Anak panah ialah gerakannya, dan pangkah ialah buah yang ditangkap: g6 di satu belah, g8 hingga g11 di belah yang lain, lima semuanya.

    `/pacru new` membuka meja. Pilih Pasang dan, jika mahu, satu corak dari 1 hingga 39, yang ditunjukkan oleh `/pacru study pattern`, atau corak rawak; `ka` menentukan sama ada buah menggelongsor atau melompat. Selamat bermain!
