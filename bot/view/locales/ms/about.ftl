### Permainan itu dalam satu baris: paling banyak 90 aksara, kerana bersama namanya ia menjadi pilihan arahan.

about-pacru = Lintasi sempadan: kumpulkan cukup penanda, atau jadi pemain terakhir yang boleh bergerak.
about-azacru = Gerakan jauh menyambung penanda, kadangkala mengorbankan anak panah; penanda terbanyak menang.
about-shacru = Satu petak, satu penanda, hingga tiada lagi untuk ditambah; penanda terbanyak menang.
about-pasang = Dua ka menangkap barisan buah hitam dan putih; mata terbanyak menang, tetapi yang suntuk kalah.
