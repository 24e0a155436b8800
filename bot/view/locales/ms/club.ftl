### Papan kelab: satu mesej yang sentiasa menunjukkan keadaan permainan di pelayan, dan soalan butang-butangnya.

club-nothing = **Tiada permainan yang sedang berlangsung.** Tekan **{ button-new-table }** untuk membuka meja.
club-games = **{ $count } permainan sedang berlangsung**
club-game = • { $code } { $game }, { $players }: { $state }
club-turn-began = giliran bermula { $moment }
club-tables = **Meja terbuka**
club-tournaments = **Pertandingan**
club-results = **Keputusan terkini**
club-won = • 🏆 { $player }: `{ $code }` { $game } lawan { $others }, { $moment }
club-shared = • 🤝 { $players }: `{ $code }` { $game }, { $moment }
club-no-table = Tiada meja terbuka di pelayan ini yang boleh anda sertai.
club-placed = Papan kelab akan muncul di { $channel } dalam beberapa saat dan sentiasa terkini. Sematkannya supaya mudah ditemui.
club-removed = Papan kelab telah dibuang.
club-none = Pelayan ini tiada papan kelab.
club-no-board = Mesej itu tidak menunjukkan papan. **{ -menu-show-as-text }** menulis papan sebagai teks: gunakannya pada mesej bot tentang permainan yang telah bermula.
