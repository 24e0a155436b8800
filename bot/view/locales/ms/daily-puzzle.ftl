### Teka-teki harian.

daily-heading = 📅 **Teka-teki harian { $number }**: { $game }, kesukaran { $rating }. Giliran { $player }.
daily-answer = Tekan **{ button-solve }** untuk menjawab secara peribadi. Esok, penyelesaiannya akan ditunjukkan di sini, bersama nama mereka yang jawapan pertamanya betul.
daily-yesterday = **Penyelesaian semalam:** { $turns }.
daily-solved = Diselesaikan oleh { $players }; { $count } ahli telah menjawab.
daily-unsolved = { $count } ahli telah menjawab, tetapi tiada jawapan pertama yang betul.
daily-untried = Tiada siapa mencubanya.
daily-solver-again = { $player } ({ $days } hari berturut-turut)
daily-solvers-more = { $count } lagi
daily-begun = Mulai sekarang, teka-teki harian muncul di { $channel } setiap hari pada waktu ini.
daily-ended = Teka-teki harian dihentikan.
daily-none = Pelayan ini tiada teka-teki harian.
