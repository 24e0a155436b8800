### Papan sebagai teks, untuk mereka yang tidak dapat atau tidak mahu melihat gambar, dan apa yang tertulis di bawahnya.

text-chevrons-legend = Huruf besar ialah anak panah, dengan + jika berada di atas penanda; huruf kecil ialah penanda.
text-pasang-legend = b ialah buah hitam, w buah putih, S dan N ialah ka, # ialah gadong.
text-chevrons = anak panah { $chevrons }
text-no-chevrons = tiada anak panah
text-took = menangkap { $black } hitam dan { $white } putih
text-ka = ka { $seat } di { $point }
text-choices = Pilihan:
text-capture = { $place } (tangkapan)
text-sign-blue = B
text-sign-orange = J
text-sign-green = H
text-sign-yellow = K
