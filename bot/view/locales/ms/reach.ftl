### Permainan yang salurannya tidak menerima mesej bot.

reach-gone = Saluran permainan ini telah dipadam. Untuk meneruskannya di saluran lain pada pelayan ini, gunakan `/pacru board` di sana.
reach-access = Saya tidak dapat melihat { $channel }, saluran permainan ini.
reach-permission = Saya tidak dibenarkan menulis di { $channel }, saluran permainan ini.
reach-thread = Saya tidak dapat menulis di { $channel }, bebenang permainan ini: bebenang itu dikunci.
reach-closed = Mesej langsung saya tidak sampai kepada { $player }.
reach-trouble = Discord tidak menerima mesej saya di { $channel }, saluran permainan ini.
reach-called = Oleh itu, saya menghantar papan kepada anda di sini.
reach-stopped = Jam { $player } berhenti sehingga papan sampai, paling lama seminggu.
reach-directly = Saya telah menghantar papan kepada { $player } melalui mesej langsung, dan jamnya berjalan.
reach-short = jam berhenti kerana saya tidak dapat menulis di salurannya
