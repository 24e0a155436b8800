### Apa yang dipersetujui di meja dalam lingkungan peraturan. Setiap teks berdiri sendiri, dalam senarai atau dipisahkan koma bertitik.

rule-options-pattern = corak { $number } (simetri: { $symmetry })
rule-options-own-pattern = corak tersendiri (simetri: { $symmetry })
rule-options-square = semua cerminan dan putaran
rule-options-quarter-turns = putaran 90°
rule-options-mirrors = dua paksi simetri
rule-options-diagonals = cerminan pepenjuru
rule-options-half-turn = putaran 180°
rule-options-slide = buah menggelongsor ke dalam lorong untuk menjadi ka
rule-options-jump = buah melompat ke dalam lorong untuk menjadi ka
rule-options-either = buah menggelongsor atau melompat ke dalam lorong untuk menjadi ka
rule-options-jump-brief = buah melompat
rule-options-either-brief = buah menggelongsor atau melompat
rule-options-free-opening = pemain kedua boleh mengambil mana-mana lajur
rule-options-every-meeting = setiap pertemuan membawa bonus
rule-options-turned-while-mobile = anak panah hanya boleh diputar selagi yang lain boleh bergerak
rule-options-repetition = posisi berulang tidak menamatkan permainan
rule-options-no-progress =
    { $rounds ->
        [0] pusingan tanpa perubahan tidak menamatkan permainan, berapa pun bilangannya
       *[other] { $rounds } pusingan tanpa perubahan menamatkan permainan
    }
rule-options-position = dari posisi yang disediakan
rule-options-warning = ⚠️ Selepas { $percent } daripada 100 pembukaan corak ini, pemain pertama terus suntuk dan pemain kedua menang.
rule-options-label = { $number }: { $symmetry }
rule-options-label-warning = { $number }: { $symmetry }; pemain pertama suntuk dalam { $percent }% pembukaan
rule-options-pattern-button = Corak
