### Permainan, seperti yang ditawarkan oleh Discord.

choose-pacru = Pacru: lintasi sempadan, kumpul penanda
choose-azacru = Azacru: sambung dengan gerakan jauh
choose-shacru = Shacru: satu petak, satu penanda
choose-pasang = Pasang: tangkap barisan buah
