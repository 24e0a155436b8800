### Giliran yang dicuba ahli dalam permainan, untuk diri sendiri sahaja.

try-heading = 🔬 { $game }, dicuba dari giliran { $turn }: anda bermain untuk semua pihak. Anda sahaja melihatnya, dan tiada apa-apa berubah dalam permainan.
try-line = Variasi: { $line }
try-tried = Dicuba dari sini: { $turns }
try-played = Dalam permainan: `{ $turn }`
try-alt = { $game }, dicuba
try-shared = 🔬 { $game }, satu variasi dari giliran { $turn }: { $line }

try-noted = 📝 Variasi ini ada dalam catatan anda tentang giliran { $turn }.
try-no-room = Catatan anda tentang giliran { $turn } terlalu panjang untuk variasi ini: pendekkannya dengan **{ button-note }** di bawah **{ button-board }**.
