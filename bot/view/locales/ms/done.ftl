### Apa yang baru dilakukan oleh seorang ahli; hanya dia yang membacanya. `$code` ialah kod permainan.

done-played = Anda telah memainkan `{ $turn }` dalam `{ $code }`.
done-resigned = Anda telah menyerah kalah dalam `{ $code }`.
done-opened = Meja `{ $code }` dibuka; permainan bermula apabila semua tempat terisi. Sebelum itu anda boleh menutupnya di sini atau dalam `/pacru games`.
done-begun = `{ $code }` bermula; papan akan dihantar sebentar lagi.
done-joined =
    { $missing ->
        [0] Anda mendapat tempat di `{ $code }`. Semua sudah ada: papan akan dihantar sebentar lagi.
        [1] Anda mendapat tempat di `{ $code }`; permainan bermula apabila seorang lagi menyertai.
       *[other] Anda mendapat tempat di `{ $code }`; permainan bermula apabila { $missing } orang lagi menyertai.
    }
done-left = Anda telah keluar dari meja `{ $code }`.
done-invitation-declined = Anda telah menolak jemputan untuk bermain dalam `{ $code }`.
done-given-up = Meja `{ $code }` ditutup.
done-seat-taken = Anda telah mengambil alih satu tempat di `{ $code }`; papan akan dihantar sebentar lagi.
done-returned = Selamat kembali ke `{ $code }`; papan akan dihantar sebentar lagi.
done-goes-on = `{ $code }` diteruskan; papan akan dihantar sebentar lagi.
done-claimed = Anda telah menuntut masa tamat dalam `{ $code }`; saluran menunjukkan apa yang berlaku seterusnya.
done-time-given = { $player } mendapat { $time } lagi dalam `{ $code }`.
done-computer-seated = Komputer tahap { $level } telah menyertai `{ $code }`; permainan bermula apabila semua tempat terisi.
done-computer-seated-begins = Komputer tahap { $level } telah menyertai `{ $code }`. Semua sudah ada: papan akan dihantar sebentar lagi.
done-computer-took-over = Komputer tahap { $level } telah mengambil alih tempat di `{ $code }`; pemain asalnya tidak boleh kembali ke tempat itu.
done-unrated = Permainan ini tanpa rating kerana ada komputer yang bermain.
done-unrated-from-now-on = Mulai sekarang permainan ini tanpa rating.
done-offered-draw = Anda menawarkan seri dalam `{ $code }`; tawaran itu kekal sehingga dijawab atau ada yang membuat langkah.
done-offered-takeback = Anda meminta untuk mengambil semula langkah anda dalam `{ $code }`; permintaan itu kekal sehingga dijawab atau ada yang membuat langkah.
done-offered-abort = Anda meminta supaya `{ $code }` dibatalkan; permintaan itu kekal sehingga dijawab atau ada yang membuat langkah.
done-offered-pause = Anda meminta supaya `{ $code }` dijeda; permintaan itu kekal sehingga dijawab atau ada yang membuat langkah.
done-offered-substitute = Anda telah menawarkan tempat anda dalam `{ $code }` kepada sesiapa sahaja; anda terus bermain sehingga seseorang mengambil alih tempat itu.
done-agreed = Anda bersetuju dalam `{ $code }`; pemain lain masih perlu menjawab.
done-granted-draw = `{ $code }` berakhir seri.
done-granted-takeback = Langkah dalam `{ $code }` telah diambil semula.
done-granted-abort = `{ $code }` dibatalkan.
done-granted-pause = `{ $code }` dijeda; mana-mana pemain boleh menekan **{ button-resume }**.
done-granted-substitute = Tempat di `{ $code }` telah diambil alih.
done-took-back = Anda telah mengambil semula langkah { $ply } dalam `{ $code }`.
done-declined = Anda telah menolak tawaran atau permintaan dalam `{ $code }`.
done-withdrawn = Anda telah menarik balik tawaran atau permintaan anda dalam `{ $code }`.
done-seat-kept = Anda mengekalkan tempat anda di `{ $code }`.
done-took-over = Kini anda bermain dalam `{ $code }`; semoga berjaya.
done-plans-forgotten = Semua rancangan anda dalam `{ $code }` telah dipadam.
done-called-off = `{ $code }` dibatalkan; sebabnya diumumkan di salurannya.
done-annulled = Keputusan `{ $code }` dimansuhkan, dan rating telah dikira semula; pemainnya dimaklumkan di salurannya.
done-restored = Keputusan `{ $code }` dikira, dan rating telah dikira semula; pemainnya dimaklumkan di salurannya.
done-frozen = `{ $code }` dibekukan; `/pacru-admin thaw` meneruskannya.
done-replaced = { $substitute } kini menggantikan { $player } dalam `{ $code }`.
done-erased = Data ahli itu telah dipadam: dalam permainannya, namanya kini ditunjukkan sebagai “bekas pemain”.
done-forgotten = Perkara itu sudah dilakukan.
