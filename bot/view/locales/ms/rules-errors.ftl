### Apa yang ditolak oleh peraturan setiap permainan, dan rekod yang tidak dapat dimainkan semula.

rules-error-over = Permainan sudah tamat.
rules-error-not-playing = { $seat } tidak bermain lagi.
rules-error-resignation = Menyerah kalah bukan langkah; gunakan `/pacru resign`.
rules-error-cannot-skip = Hanya pemain di meja tiga atau empat orang boleh dilangkau.
rules-error-no-such-choice = Itu tidak boleh dipilih di sini; `/pacru move` tanpa langkah menunjukkan pilihannya.
rules-error-players = { $game } dimainkan oleh { $least } hingga { $most } pemain.
rules-error-exactly-players = { $game } dimainkan oleh { $players } pemain.
rules-error-no-option = { $game } tiada opsyen { $option }.
rules-error-options = Opsyen mestilah nama, dengan atau tanpa nilai, contohnya meeting9=off atau pattern=32.
rules-error-seat = Tempat mestilah S, W, N atau E.
rules-error-seats = Tempat mestilah dua hingga empat huruf berlainan daripada S, W, N dan E; huruf pertama ialah pemain yang mula dahulu.
rules-error-kind = Tiada permainan seperti itu; yang ada ialah { $games }.
rules-error-version = Permainan ini dimainkan dengan versi { $version } peraturan; program ini mengenal versi { $first } hingga { $last }.
rules-error-setup = Permainan dalam rekod tidak dapat disediakan: { $why }
rules-error-entry = Catatan { $number } dalam rekod, `{ $entry }`, tidak boleh dimainkan: { $why }
rules-error-more-fields = { $count } lagi
