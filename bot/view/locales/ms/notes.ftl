### Catatan ahli tentang permainan, untuk diri sendiri sahaja.

notes-none = { $game }: anda belum mencatat apa-apa.
notes-heading = { $game }: catatan anda
notes-on-game = 📝 { $text }
notes-on-turn = 📝 Giliran { $turn }: { $text }

notes-form = Catatan { $game }
notes-form-turn = Giliran { $turn } (anda sahaja melihatnya)
notes-form-game = Seluruh permainan (anda sahaja melihatnya)
