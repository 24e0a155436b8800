terms-weekends-free = jam berhenti pada hujung minggu
terms-claimed = masa tamat hanya dikira jika lawan menuntutnya
terms-times-out = pemain yang kehabisan masa kalah
terms-skipped = giliran pemain yang tidak aktif dilangkau
terms-out = pemain yang tidak aktif tersingkir
terms-computer = komputer menggantikan pemain yang tidak aktif
terms-rated = dengan rating
terms-unrated = tanpa rating
terms-unrated-because = tanpa rating, kerana { $why }
terms-annulled = ⚖️ { $who } memansuhkan keputusannya pada { $when }; permainan ini tidak dikira.
terms-series = { $games } permainan, tempat bergilir
terms-series-game = permainan { $game } daripada { $games }

clock-running = { $player }: hingga { $date }, { $remaining }
clock-stopped = { $player }: { $time }
clock-vacation = bercuti hingga { $date }
clock-own = anda ada { $time }
