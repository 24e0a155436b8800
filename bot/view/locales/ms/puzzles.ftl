### Teka-teki: kedudukan yang satu gilirannya jauh lebih baik daripada semua yang lain.

puzzle-heading = **Teka-teki { $game }**, kesukaran { $rating }. Anda ialah { $player }.
puzzle-wins-at-once = Satu giliran menang serta-merta. Yang mana?
puzzle-wins = Satu giliran menang dalam { $turns } giliran anda, walau apa pun yang dimainkan { $opponent }. Yang mana?
puzzle-saves = Satu giliran jauh lebih baik daripada semua yang lain. Yang mana?
puzzle-right = ✅ `{ $turn }` betul, dan { $opponent } menjawab `{ $answer }`. Sekali lagi satu giliran jauh lebih baik daripada semua yang lain. Yang mana?
puzzle-solved = ✅ **Selesai!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **Selesai!** `{ $turn }` ialah giliran yang dicari.
puzzle-drawn = ✅ **Selesai!** `{ $turn }` menyelamatkan keputusan seri.
puzzle-wrong = ❌ `{ $turn }` bukan giliran yang dicari.
puzzle-refuted = { $opponent } menjawab `{ $answer }`. Peluang anda untuk menang ialah { $chance } selepas itu, menurut komputer; ia boleh jadi { $best }.
puzzle-solution = 💡 Penyelesaian: { $turns }
puzzle-continues = Kemudian mungkin: { $turns }
puzzle-reasons = `{ $turn }`: { $reasons }.
puzzle-cost = Dengan `{ $turn }` peluang anda untuk menang ialah { $best }, dan dengan giliran lain paling banyak { $next }.
puzzle-rating = Kadar anda untuk teka-teki { $game }: { $rating }.
puzzle-placement = Itu teka-teki { $number } daripada { $first } yang pertama; teka-teki itu hanya boleh menaikkan kadar anda.
puzzle-first-answer = Hanya jawapan pertama kepada teka-teki mengubah kadar anda.
puzzle-count = Diselesaikan setakat ini: { $solved } daripada { $all }.
puzzle-all-solved = Anda telah menyelesaikan semua { $count } teka-teki { $game }. `/pacru puzzle` ada teka-teki permainan lain.
puzzle-gone = Teka-teki ini sudah tiada. `/pacru puzzle` membawa yang lain.
puzzle-alt = Teka-teki { $game }
puzzle-streak =
    { $days ->
       *[other] Itulah teka-teki hari ini: { $days } hari berturut-turut!
    }
