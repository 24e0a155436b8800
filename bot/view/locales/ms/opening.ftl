### Pilihan pembukaan Pasang.

opening-ka-slide = menggelongsor satu lajur ke dalam lorong
opening-ka-jump = melompat melepasi satu buah ke dalam lorong
opening-ka-either = kedua-duanya dibenarkan
opening-quadrant = dari sebelah yang bertentangan dengan lajur pemain pertama
opening-free = mana-mana lajur selain lajur pemain pertama
opening-random = { $typed }: corak baharu, { $symmetry }
