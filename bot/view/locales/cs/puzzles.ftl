### Úlohy: pozice, v nichž je jeden tah mnohem lepší než všechny ostatní.

puzzle-heading = **Úloha hry { $game }**, obtížnost { $rating }. Vaše barva: { $player }.
puzzle-met = Tuto úlohu už znáte.
puzzle-wins-at-once = Jeden tah hned vyhrává. Který?
puzzle-wins = Jeden tah vyhrává nejpozději vaším { $turns }. tahem, ať { $opponent } hraje cokoli. Který?
puzzle-saves = Jeden tah je mnohem lepší než všechny ostatní. Který?
puzzle-right = ✅ `{ $turn }` je správně. { $words } (`{ $answer }`). Opět je jeden tah mnohem lepší než všechny ostatní. Který?
puzzle-solved = ✅ **Vyřešeno!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **Vyřešeno!** `{ $turn }` je správný tah.
puzzle-drawn = ✅ **Vyřešeno!** `{ $turn }` zachraňuje remízu.
puzzle-wrong = ❌ `{ $turn }` to není.
puzzle-refuted = { $words } (`{ $answer }`). Vaše šance na výhru je pak podle počítače { $chance }, mohla být { $best }.
puzzle-solution = 💡 Řešení:
puzzle-continues = Partie by pravděpodobně pokračovala takto:
puzzle-reasons = `{ $turn }`: { $reasons }.
puzzle-cost = S tahem `{ $turn }` je vaše šance na výhru { $best }, s kterýmkoli jiným nejvýše { $next }.
puzzle-theme =
    { $theme ->
        [capture] Téma: sebrání.
        [connection] Téma: spojení.
        [suntuk] Téma: suntuk.
        [confinement] Téma: zablokování.
        [room] Téma: prostor.
        [defence] Téma: obrana.
       *[ending] Téma: poslední tahy.
    }
puzzle-rating = Váš rating v úlohách hry { $game }: { $rating }.
puzzle-starter = Prvních deset úloh každé hry váš rating nemění.
puzzle-first-answer = Rating mění jen první odpověď na úlohu.
puzzle-solution-posted = Řešení už na tomto serveru bylo zveřejněno, a proto odpověď váš rating nemění.
puzzle-count = Zatím máte vyřešeno { $solved } z { $all }.
puzzle-all-solved = Máte vyřešené všechny úlohy hry { $game }, celkem { $count }. `/pacru puzzle` má i úlohy ostatních her.
puzzle-gone = Tato úloha už neexistuje; jinou ukáže `/pacru puzzle`.
puzzle-alt = Úloha hry { $game }
puzzle-streak =
    { $days ->
        [one] Byla to úloha dne.
        [few] Byla to úloha dne: { $days } dny za sebou!
        [many] Byla to úloha dne: { $days } dne za sebou!
       *[other] Byla to úloha dne: { $days } dní za sebou!
    }
