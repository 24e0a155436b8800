### Tempoh masa dan rentak permainan.

span-days = { $count } hari
span-hours = { $count } jam
span-minutes = { $count } minit
span-seconds = { $count } saat
pace-unlimited = tanpa jam
pace-per-move = { $time } setiap giliran
pace-fischer = { $start } + { $increment } setiap giliran
pace-fischer-capped = { $start } + { $increment } setiap giliran, paling banyak { $cap }
