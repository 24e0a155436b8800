### Apa yang dirancang oleh seorang ahli dalam permainan berdua: "jika dia main begini, saya balas begitu".

plans-planned = Dirancang dalam { $title }: { $line }. Tiada orang lain melihatnya sebelum ia dimainkan.
plans-nothing = Anda tidak merancang apa-apa dalam { $title }. Tekan **{ button-try }**, ketik giliran lawan dan kemudian jawapan anda, lalu tekan **{ button-plan-line }**; atau taip `/pacru plan line:e9-e8 e1-e2`, yang menjawab e9-e8 dengan e1-e2.
plans-all = Semuanya:
plans-heading = { $title }: inilah rancangan anda.
plans-forget = Lupakan semuanya
plans-first = jika { $turn }, anda balas { $answer }
plans-next = jika kemudian { $turn }, { $answer }
