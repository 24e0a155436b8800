### Carian: permainan yang ahli carikan lawan.

seeks-yours = **Anda mencari lawan**
seeks-others = **Ahli lain yang mencari lawan**
seeks-none = Tiada sesiapa mencari lawan di pelayan ini.
seeks-how = `/pacru seek game:` mencari lawan selama 30 hari; anda boleh menambah `players`, `pace` dan julat rating mereka. Permainan bermula secara automatik apabila cukup ramai ahli mencari yang sama.

seeks-menu = Bermain dengan ahli yang mencari lawan…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, hingga { $date }
seeks-stands = Anda mencari lawan: { $seek }. Permainan bermula secara automatik apabila cukup ramai ahli mencari yang sama, di saluran ini atau di saluran carian yang lebih awal; sehingga itu, atau sehingga { $date }, `/pacru seek` menunjukkan carian anda.
seeks-withdrawn = Carian anda telah ditarik balik.

seeks-from-to = rating { $from } hingga { $to }
seeks-from = rating { $from } ke atas
seeks-to = rating hingga { $to }
