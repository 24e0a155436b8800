### Langkah yang dibuat dengan menekan, satu demi satu.

move-builder-heading = { $title } langkah { $turn }, giliran anda { $sign }
move-builder-turned = Papan dipusingkan: sebelah anda di bawah.
move-builder-moved-on = Sementara itu, permainan sudah berubah.
move-builder-newest = Papan terbaharu: { $link }
move-builder-borderland = kawasan { $centre }
move-builder-row = baris { $row }
move-builder-first-region = Pilih bahagian papan dahulu.
move-builder-in-region = { $question } (dalam { $region })

## Langkah setakat ini

move-builder-so-far = Setakat ini `{ $turn }…`: { $steps }
move-builder-piece = anak panah di { $field }
move-builder-way = ke { $field }
move-builder-way-note = ke { $field } ({ $note })
move-builder-ka = buah di { $point } sebagai ka
move-builder-target = ka ke { $point }
move-builder-passage = lajur { $column } sebagai lorong
move-builder-alone = { $step } (tiada pilihan lain)

## Pada butang, apa yang tidak terletak di mana-mana pada gambar

move-builder-column = lajur { $column }
move-builder-line =
    { $line ->
        [hb] baris, hitam
        [hw] baris, putih
        [vb] lajur, hitam
        [vw] lajur, putih
        [b] hitam
       *[w] putih
    }

## Sebelum langkah dimainkan

move-builder-done = { $player }: { $turn }.
move-builder-like-this = **Begini?**
move-builder-start-again = Mula semula
move-builder-all-turns =
    { $count ->
        [1] Atau pilih satu-satunya langkah
       *[other] Atau pilih daripada semua { $count } langkah
    }
move-builder-choices = Pilihan: { $choices }.
