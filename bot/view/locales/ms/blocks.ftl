### Siapa yang disekat oleh ahli, dan permainan yang diikutinya. $member ialah sebutan, $members senarainya, $game nama dan kod permainan.

blocks-blocked = { $member } tidak boleh menjemput anda atau menyertai meja yang anda duduki, dan tidak diberitahu sebabnya. Permainan yang sedang berlangsung diteruskan. Gunakan arahan ini sekali lagi untuk menarik balik sekatan.
blocks-lifted = { $member } boleh bermain dengan anda semula.
blocks-nobody = Anda tidak menyekat sesiapa.
blocks-everybody = Anda telah menyekat:
blocks-followed = Anda mengikuti { $game }: saya akan menghantar mesej kepada anda apabila ia tamat; sehingga itu `/pacru board` menunjukkannya. Gunakan arahan ini sekali lagi untuk berhenti.
blocks-not-followed = Anda tidak lagi mengikuti { $game }.
blocks-followed-in-thread = Anda mengikuti { $game } dalam bebenangnya { $thread }; untuk berhenti, keluar dari bebenang itu.
