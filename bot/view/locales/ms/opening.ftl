### Pilihan pembukaan Pasang.

opening-ka-slide = buah menggelongsor satu titik ke dalam lorong
opening-ka-jump = buah melompat melepasi satu buah lain ke dalam lorong
opening-ka-either = kedua-duanya dibenarkan
opening-quadrant = mana-mana lajur di sebelah yang bertentangan dengan lajur pemain pertama
opening-free = mana-mana lajur selain lajur pemain pertama
opening-random = { $typed }: corak baharu ({ $symmetry })
