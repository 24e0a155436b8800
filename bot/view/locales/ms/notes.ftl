### Catatan ahli tentang permainan, untuk diri sendiri sahaja.

notes-none = { $game }: anda belum mencatat apa-apa.
notes-heading = { $game }: catatan anda
notes-on-game = 📝 { $text }
notes-on-turn = 📝 Langkah { $turn }: { $text }

notes-form = Catatan { $game }
notes-form-turn = Langkah { $turn } (hanya anda yang melihatnya)
notes-form-game = Seluruh permainan (hanya anda yang melihatnya)
