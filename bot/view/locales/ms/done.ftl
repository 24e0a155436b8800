### Apa yang baru dilakukan oleh seorang ahli; hanya dia yang membacanya. `$code` ialah kod permainan.

done-played = `{ $turn }` dimainkan dalam `{ $code }`.
done-resigned = Anda telah menyerah kalah dalam `{ $code }`.
done-opened = Meja `{ $code }` dibuka; permainan bermula apabila semua tempat terisi. Sebelum itu anda boleh menutupnya di sini atau dalam `/pacru games`.
done-begun = `{ $code }` bermula; papan akan menyusul.
done-joined =
    { $missing ->
        [0] Anda mendapat tempat di `{ $code }`. Semua sudah ada: papan akan menyusul.
       *[other] Anda mendapat tempat di `{ $code }`; permainan bermula apabila { $missing } orang lagi menyertai.
    }
done-left = Anda telah meninggalkan meja `{ $code }`.
done-invitation-declined = Anda telah menolak jemputan ke `{ $code }`.
done-given-up = Meja `{ $code }` ditutup.
done-seat-taken = Anda telah mengambil alih satu tempat di `{ $code }`; papan akan menyusul.
done-returned = Selamat kembali ke `{ $code }`; papan akan menyusul.
done-goes-on = `{ $code }` diteruskan; papan akan menyusul.
done-claimed = Anda telah menuntut masa yang tamat dalam `{ $code }`; saluran akan diberitahu apa yang berlaku.
done-time-given = { $player } mendapat { $time } lagi dalam `{ $code }`.
done-computer-seated = Komputer tahap { $level } telah duduk di `{ $code }`; permainan bermula apabila semua tempat terisi.
done-computer-seated-begins = Komputer tahap { $level } telah duduk di `{ $code }`. Semua sudah ada: papan akan menyusul.
done-computer-took-over = Komputer tahap { $level } telah mengambil alih tempat di `{ $code }`; pemain sebelumnya tidak boleh kembali ke tempat itu.
done-unrated = Permainan ini tidak berkadar kerana komputer turut bermain.
done-unrated-from-now-on = Mulai sekarang permainan ini tidak berkadar.
done-offered-draw = Anda telah menawarkan seri dalam `{ $code }`; satu giliran bermakna tawaran ditolak.
done-offered-takeback = Anda telah meminta untuk mengambil semula giliran anda dalam `{ $code }`; satu giliran bermakna permintaan ditolak.
done-offered-abort = Anda telah meminta supaya `{ $code }` dibatalkan; satu giliran bermakna permintaan ditolak.
done-offered-pause = Anda telah meminta rehat dalam `{ $code }`; satu giliran bermakna permintaan ditolak.
done-offered-substitute = Tempat anda di `{ $code }` ditawarkan kepada sesiapa sahaja; anda terus bermain sehingga ada yang mengambilnya.
done-agreed = Anda telah bersetuju dalam `{ $code }`; yang lain masih ditunggu.
done-granted-draw = `{ $code }` berakhir seri.
done-granted-takeback = Giliran dalam `{ $code }` diambil semula.
done-granted-abort = `{ $code }` dibatalkan.
done-granted-pause = `{ $code }` direhatkan; mana-mana pemain boleh menekan **{ button-resume }**.
done-granted-substitute = Tempat di `{ $code }` sudah diambil alih.
done-took-back = Anda telah mengambil semula giliran { $ply } dalam `{ $code }`.
done-declined = Anda telah menolak tawaran dalam `{ $code }`.
done-withdrawn = Anda telah menarik balik tawaran anda dalam `{ $code }`.
done-seat-kept = Anda mengekalkan tempat anda di `{ $code }`.
done-took-over = Anda kini bermain dalam `{ $code }`; semoga berjaya.
done-plans-forgotten = Semua yang anda rancang dalam `{ $code }` telah dilupakan.
done-called-off = `{ $code }` dibatalkan; salurannya akan diberitahu sebabnya.
done-frozen = `{ $code }` ditahan; `/pacru-admin thaw` meneruskannya.
done-replaced = { $substitute } meneruskan permainan bagi { $player } dalam `{ $code }`.
done-erased = Ahli itu telah dipadamkan: miliknya kini milik bekas pemain.
done-forgotten = Itu sudah dilakukan.
