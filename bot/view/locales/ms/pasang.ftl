### Corak yang memulakan permainan Pasang.

pasang-pattern = **Corak { $number } bagi Pasang**: { $symmetry }. Anda boleh memainkannya dengan `/pacru new game:Pasang pattern:{ $number }`.
pasang-own-pattern = **Satu corak Pasang**: { $symmetry }. Untuk memainkannya, berikan `pattern` ini kepada `/pacru new game:Pasang`: `{ $rows }`
pasang-pattern-alt = Baris 11 hingga 1, b hitam, w putih, # gadong: { $rows }
