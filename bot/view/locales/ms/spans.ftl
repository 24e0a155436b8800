### Tempoh masa dan kawalan masa permainan.

span-days = { $count } hari
span-hours = { $count } jam
span-minutes = { $count } minit
span-seconds = { $count } saat
pace-unlimited = tanpa jam
pace-per-move = { $time } setiap langkah
pace-fischer = { $start } + { $increment } setiap langkah
pace-fischer-capped = { $start } + { $increment } setiap langkah, paling banyak { $cap }
