### Co si členové poznamenávají k partiím, jen pro sebe.

notes-none = { $game }: zatím tu nemáte žádnou poznámku.
notes-heading = { $game }: vaše poznámky
notes-on-game = 📝 { $text }
notes-on-turn = 📝 Tah { $turn }: { $text }

notes-form = Poznámky: { $game }
notes-form-turn = Tah { $turn } (vidíte jen vy)
notes-form-game = Celá partie (vidíte jen vy)
