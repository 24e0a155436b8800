### Rekod permainan dan animasinya.

record-after-turn = { $game } selepas giliran { $ply }
record-too-long = Rekod ini terlalu panjang untuk satu mesej; rekod ada dalam fail.

record-replay = { $game } giliran { $from } hingga { $to }.
record-replay-half = Ditunjukkan separuh saiz supaya Discord menerima fail ini.
record-replay-some = Ditunjukkan separuh saiz, dan hanya satu daripada setiap { $step } giliran, supaya Discord menerima fail ini.
record-replay-alt = Papan { $name } { $code } dari giliran { $from } hingga giliran { $to }, sesaat setiap satu; `/pacru study history` menyenaraikan giliran.
record-start = Permulaan
record-turn = Giliran { $ply }
