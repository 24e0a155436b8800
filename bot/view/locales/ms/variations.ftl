### Langkah yang dicuba ahli dalam permainan, untuk diri sendiri sahaja.

try-heading = 🔬 { $game }, percubaan dari langkah { $turn }: anda bermain untuk semua pihak. Hanya anda yang melihatnya, dan tiada apa-apa berubah dalam permainan.
try-line = Variasi: { $line }
try-tried = Dicuba dari sini: { $turns }
try-played = Dalam permainan: `{ $turn }`
try-alt = { $game }, percubaan
try-shared = 🔬 { $game }, satu variasi dari langkah { $turn }: { $line }
try-noted = 📝 Variasi ini ada dalam catatan anda tentang langkah { $turn }.
try-no-room = Variasi ini tidak muat dalam catatan anda tentang langkah { $turn }: pendekkan catatan itu dengan **{ button-note }** di bawah **{ button-board }**.
