### Apa yang ditolak oleh Pasang, dan apa yang boleh dibuat. Tatatanda, nilai opsyen dan huruf ditulis sama dalam semua bahasa.

rules-pasang-notation = Itu bukan langkah: tulis lajur seperti `c`, ka baharu seperti `b4c4vb`, atau gerakan ka anda seperti `c7b`.
rules-pasang-point = Titik mestilah huruf a hingga k dan nombor 1 hingga 11, contohnya c7.
rules-pasang-ka-rule = `ka` mestilah slide, jump atau either.
rules-pasang-opening = `opening` mestilah quadrant atau free.
rules-pasang-seats = Pasang memerlukan tempat S, yang mula dahulu, dan N.
rules-pasang-position-form = Posisi mestilah sebelas baris yang dipisahkan oleh /, kemudian X atau O, fasa 1 hingga 3, lorong seperti cj atau --, dan mata seperti 8-9.
rules-pasang-position-row = Baris { $row } dalam posisi itu tidak menggambarkan sebelas titik.
rules-pasang-position-phase = Ka dan lorong dalam posisi itu tidak sepadan dengan fasanya.
rules-pasang-pattern-number = Corak tradisional bernombor 1 hingga 39.
rules-pasang-pattern-form = Corak mestilah sebelas baris yang setiap satunya sebelas huruf b dan w, dipisahkan oleh /, dengan # bagi gadong f6.
rules-pasang-pattern-count = Corak mempunyai 60 buah hitam dan 60 buah putih; corak ini mempunyai { $black } buah hitam.
rules-pasang-pattern-symmetry = Corak mesti kelihatan sama selepas diputar 180°; { $point } tidak sepadan dengan titik bertentangan.
rules-pasang-passage = Lajur { $open } boleh menjadi lorong anda.
rules-pasang-passage-first = Pilih lorong anda dahulu: tulis huruf lajurnya, { $open }.
rules-pasang-ka = Buah di { $from } tidak boleh menjadi ka anda; pilih yang di { $able }.
rules-pasang-ka-now = Sekarang pilih ka anda: tulis tempat buahnya, tempatnya dalam lorong anda dan apa yang ditangkapnya, contohnya `{ $example }`.
rules-pasang-landing = Buah di { $from } menjadi ka anda di { $to }: tulis `{ $from }{ $to }`.
rules-pasang-target = Ka anda di { $from } tidak sampai ke { $to }, atau tidak menangkap apa-apa di situ; ia boleh ke { $able }.
rules-pasang-move-now = Tulis tempat yang dituju ka anda dan warna yang ditangkapnya di situ, contohnya `{ $example }`.
rules-pasang-line-missing = Nyatakan barisan yang anda tangkap: tulis { $turns }.
rules-pasang-line-black = Tiada barisan ganjil buah hitam untuk ditangkap di situ: tulis { $turns }.
rules-pasang-line-white = Tiada barisan ganjil buah putih untuk ditangkap di situ: tulis { $turns }.
rules-pasang-no-pass = Tiada pas dalam Pasang: pemain yang tidak dapat menangkap apa-apa dikira kalah.
