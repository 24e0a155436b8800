### Teka-teki: posisi yang satu langkahnya jauh lebih baik daripada semua yang lain.

puzzle-heading = **Teka-teki { $game }**, kesukaran { $rating }. Anda bermain sebagai { $player }.
puzzle-met = Anda pernah menjumpai teka-teki ini.
puzzle-wins-at-once = Ada satu langkah yang menang serta-merta. Yang mana?
puzzle-wins = Ada satu langkah yang menang dalam { $turns } langkah anda, walau apa pun balasan { $opponent }. Yang mana?
puzzle-saves = Ada satu langkah yang jauh lebih baik daripada semua yang lain. Yang mana?
puzzle-right = ✅ `{ $turn }` betul. { $words } (`{ $answer }`). Sekali lagi ada satu langkah yang jauh lebih baik daripada semua yang lain. Yang mana?
puzzle-solved = ✅ **Selesai!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **Selesai!** `{ $turn }` ialah langkah yang betul.
puzzle-drawn = ✅ **Selesai!** `{ $turn }` menyelamatkan permainan dengan keputusan seri.
puzzle-wrong = ❌ Bukan `{ $turn }`.
puzzle-refuted = { $words } (`{ $answer }`). Selepas itu peluang anda untuk menang hanya { $chance }, menurut komputer, sedangkan ia boleh mencapai { $best }.
puzzle-solution = 💡 Penyelesaian:
puzzle-continues = Permainan mungkin diteruskan begini:
puzzle-reasons = `{ $turn }`: { $reasons }.
puzzle-cost = Dengan `{ $turn }`, peluang anda untuk menang ialah { $best }; dengan langkah lain paling tinggi { $next }.
puzzle-theme =
    { $theme ->
        [capture] Tema: tangkapan.
        [connection] Tema: sambungan.
        [suntuk] Tema: suntuk.
        [confinement] Tema: sekatan.
        [room] Tema: ruang gerak.
        [defence] Tema: pertahanan.
       *[ending] Tema: langkah-langkah terakhir.
    }
puzzle-rating = Rating anda untuk teka-teki { $game }: { $rating }.
puzzle-starter = Sepuluh teka-teki pertama setiap permainan tidak mengubah rating anda.
puzzle-first-answer = Hanya jawapan pertama bagi setiap teka-teki mengubah rating anda.
puzzle-solution-posted = Penyelesaiannya telah disiarkan di pelayan ini, jadi jawapan anda tidak mengubah rating anda.
puzzle-count = Anda telah menyelesaikan { $solved } daripada { $all } setakat ini.
puzzle-all-solved = Anda telah menyelesaikan kesemua { $count } teka-teki { $game }. `/pacru puzzle` ada teka-teki permainan lain.
puzzle-gone = Teka-teki ini tidak wujud lagi; `/pacru puzzle` menunjukkan yang lain.
puzzle-alt = Teka-teki { $game }
puzzle-streak =
    { $days ->
        [1] Itulah teka-teki harian.
       *[other] Itulah teka-teki harian: { $days } hari berturut-turut!
    }
