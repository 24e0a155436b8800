### Permainan itu dalam satu baris: paling banyak 90 aksara, kerana bersama namanya ia menjadi pilihan arahan.

about-pacru = Lintasi sempadan: kumpulkan cukup penanda, atau jadi pemain terakhir yang boleh bergerak.
about-azacru = Gerakan jauh menyambung penanda, kadangkala anak panah hilang; penanda terbanyak menang.
about-shacru = Satu petak, satu penanda, hingga tiada lagi tambahan; menang dengan penanda terbanyak.
about-pasang = Dua ka menangkap barisan buah; menang dengan mata terbanyak, tetapi yang suntuk kalah.
