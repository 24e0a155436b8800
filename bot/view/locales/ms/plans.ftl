### Apa yang dirancang oleh seorang ahli dalam permainan berdua: "jika dia main begini, saya balas begitu".

plans-planned = Anda telah merancang ini dalam { $title }: { $line }. Orang lain tidak melihatnya sebelum langkah itu dimainkan.
plans-nothing = Anda belum merancang apa-apa dalam { $title }. Tekan **{ button-try }**, pilih langkah lawan dan kemudian balasan anda, lalu tekan **{ button-plan-line }**; atau taip `/pacru plan line:e9-e8 e1-e2`, yang membalas e9-e8 dengan e1-e2.
plans-all = Semua rancangan anda:
plans-heading = { $title }: rancangan anda
plans-forget = Padam semua rancangan
plans-first = jika { $turn }, anda balas { $answer }
plans-next = kemudian, jika { $turn }, anda balas { $answer }
