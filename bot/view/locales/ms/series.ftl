### Kedudukan satu siri permainan.

series-points-for-wins = { $points ->
       *[other] { $written } mata untuk { $player }
    }
series-markers = { $total } penanda untuk { $player }
series-points = { $total } mata untuk { $player }
series-wins-and-markers = { $wins ->
       *[other] { $written } kemenangan
    } dan { $total } penanda untuk { $player }
series-wins-and-points = { $wins ->
       *[other] { $written } kemenangan
    } dan { $total } mata untuk { $player }
series-wins-before-markers = Kemenangan dikira sebelum penanda, kerana ada permainan yang berakhir dengan menyerah kalah atau kehabisan masa.
series-wins-before-points = Kemenangan dikira sebelum mata, kerana ada permainan yang berakhir dengan menyerah kalah atau kehabisan masa.

series-after = Siri selepas permainan { $game } daripada { $games }: { $totals }.
series-next = Permainan seterusnya bermula.
series-won = 🏆 **{ $winner } memenangi siri** { $games } permainan: { $totals }.
series-shared = 🤝 **Siri { $games } permainan berakhir seri** antara { $winners }: { $totals }.
series-without-result = Siri ini tiada keputusan: tiada satu pun permainannya dimainkan.
