### Carian: permainan yang ahli carikan lawan.

seeks-yours = **Anda mencari lawan**
seeks-others = **Ahli lain yang mencari lawan**
seeks-none = Tiada sesiapa mencari lawan di pelayan ini.
seeks-how = `/pacru seek game:` membuka carian, dengan `players`, `pace` dan rating lawan jika anda mahu. Carian kekal selama 30 hari, dan permainan bermula secara automatik apabila orang lain mencari yang sama.

seeks-menu = Bermain dengan yang mencari…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, hingga { $date }
seeks-stands = Anda mencari lawan: { $seek }. Permainan bermula secara automatik apabila orang lain mencari yang sama, di saluran ini atau di saluran carian yang lebih awal; sementara itu, hingga { $date }, `/pacru seek` menunjukkan carian anda.
seeks-withdrawn = Carian anda telah ditarik balik.

seeks-from-to = rating { $from } hingga { $to }
seeks-from = rating { $from } ke atas
seeks-to = rating hingga { $to }
