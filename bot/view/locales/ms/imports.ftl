### Permainan yang dimainkan di tempat lain dan dibaca daripada fail atau teks yang ditampal.

import-form = Import permainan
import-form-text = Rekod
import-form-text-hint = Rekod, laporan AbstractPlay, atau satu langkah setiap baris. Teks lebih panjang muat dalam fail.
import-form-game = Permainan
import-form-game-hint = Hanya jika teks tidak menyebutnya.

import-kept = { $game } telah diimport. Hanya anda dapat melihatnya, dan `/pacru board` dengan kodnya menunjukkannya semula.
import-origin = Dimainkan: { $origin }
import-endless-play = Di tempat permainan ini dimainkan, permainan tidak tamat kerana ulangan atau kerana tiada kemajuan, jadi peraturan itu tidak digunakan di sini.
import-turned = Di tempat ia dimainkan, papan pada masa itu dipusing 90 darjah; di sini petak mempunyai nama biasa.
import-winners = Laporan itu menyebut pemenang lain: { $players }.
import-not-over = Teks itu menyebut keputusan, tetapi menurut peraturan ini permainan belum tamat, maka tiada sesiapa menang di sini.
import-points = Teks itu menyebut keputusan lain: { $result }.
import-variants = Peraturan laporan ini tidak dikenali di sini dan diabaikan: { $variants }.
import-breaks-off = Rekod berakhir sebelum permainan tamat, maka tiada sesiapa menang.

import-too-long = Fail itu terlalu panjang: saiz rekod tidak boleh melebihi 256 KiB.
import-not-text = Fail itu bukan fail teks: rekod ialah fail teks, atau laporan AbstractPlay dalam JSON.
import-no-turns = Tiada langkah dalam rekod itu; tulis satu langkah atau satu pusingan pada setiap baris, di bawah nama permainan.
import-too-many-turns = Satu permainan boleh mempunyai paling banyak 1500 langkah di sini.
import-no-game = Teks ini tidak menyatakan permainannya: tulis namanya pada baris pertama, misalnya `Azacru 3` untuk tiga pemain, atau pilih `game`.
import-not-report = Baris { $line } fail itu bukan sebahagian daripada laporan AbstractPlay.
import-other-game = Laporan itu tentang { $name }; hanya laporan tentang Pacru dan Azacru dapat dibaca.
import-setup = Permainan tidak dapat bermula seperti yang dinyatakan dalam teks. { $why }
import-head = { $at }, `{ $text }`, tidak dapat dibaca: ia bukan langkah dan bukan sebahagian daripada kepala rekod.
import-comment = { $at } memulakan ulasan yang tidak berakhir: kurungan penutup tiada.
import-turn = { $at }, `{ $turn }`: { $why }
import-not-their-turn = { $at } ialah langkah pemain yang salah: { $seat } yang patut bergerak di situ.
import-after-end = { $at }, `{ $turn }`, datang selepas permainan tamat.
import-at-line = Baris { $line }
import-at-round = Pusingan { $round }, pemain { $player }

import-report = { $game } sebagai laporan yang dapat dibaca oleh AbstractPlay.
import-untold-game = Antara permainan ini, AbstractPlay hanya mempunyai Pacru dan Azacru.
import-untold-rules = { $game } tidak dimainkan menurut peraturan AbstractPlay: ia bermula dari posisi lain, mempunyai opsyen lain, atau ada giliran yang dilangkau.
import-untold-order = Dengan tiga dan empat pemain, urutan giliran di AbstractPlay berbeza, jadi laman itu tidak dapat membaca permainan seperti itu.
import-untold-goes-on = { $game } tidak mempunyai keputusan, dan laporan memerlukannya.
