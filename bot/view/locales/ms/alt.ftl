### Gambar papan dengan kata-kata, untuk mereka yang tidak dapat melihatnya.

alt-after = { $game } { $code }, selepas langkah { $turn }.
alt-start = { $game } { $code }, pada permulaan.
alt-seat = { $player }, sebelah { $side }
alt-to-move = Giliran { $player }.
alt-markers = { $count } penanda
alt-markers-of = { $count } daripada { $target } penanda
alt-chevrons = { $count } anak panah
alt-out = tersingkir
alt-ka = ka di { $point }
alt-held = { $colour }: { $fields }
alt-chevron = anak panah { $field } menghala { $direction }
alt-chevron-on-marker = anak panah { $field } menghala { $direction }, di atas penanda
alt-north = ke utara
alt-northeast = ke timur laut
alt-east = ke timur
alt-southeast = ke tenggara
alt-south = ke selatan
alt-southwest = ke barat daya
alt-west = ke barat
alt-northwest = ke barat laut
alt-rows = Baris, lajur a hingga k, b hitam, w putih, S dan N ialah ka, titik bermaksud kosong: { $rows }.
