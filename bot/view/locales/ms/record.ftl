### Rekod permainan dan animasinya.

record-after-turn = { $game } selepas langkah { $ply }
record-too-long = Rekod ini terlalu panjang untuk satu mesej; rekod ada dalam fail.

record-replay = { $game }, langkah { $from } hingga { $to }.
record-replay-half = Animasi ditunjukkan pada separuh saiz supaya Discord menerima fail ini.
record-replay-some = Animasi ditunjukkan pada separuh saiz, dan hanya satu daripada setiap { $step } langkah, supaya Discord menerima fail ini.
record-replay-alt = Papan { $name } { $code } dari langkah { $from } hingga langkah { $to }, sesaat setiap satu; `/pacru study history` menyenaraikan semua langkah.
record-start = Permulaan
record-turn = Langkah { $ply }
