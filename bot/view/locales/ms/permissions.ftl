### Apa yang perlu dibenarkan kepada bot. Discord tidak mempunyai bahasa Melayu, jadi nama kebenaran kekal seperti dalam tetapannya.

permissions-missing = Saya tidak dapat menghantar papan di saluran ini: pengurus pelayan perlu memberi saya kebenaran { $permissions }.
permissions-missing-for-thread = Saya tidak dapat memulakan bebenang di saluran ini: pengurus pelayan perlu memberi saya kebenaran { $permissions }. Dengan `thread:False`, permainan berlangsung di saluran ini sendiri.
permissions-not-posted = Itu sudah disimpan, tetapi saya tidak dapat menghantar papan di sini: pengurus pelayan perlu memberi saya kebenaran { $permissions }. `/pacru board` menunjukkannya kepada anda.
permissions-posted-later = Yang lain akan melihatnya sebaik sahaja saya dapat menulis lagi di saluran permainan itu.
permissions-closed = Buat masa ini mesej saya tidak sampai kepada anda. Jika Discord sendiri tidak bermasalah, benarkan mesej langsung di pelayan yang kita kongsi, dan papan akan dihantar kepada anda; sehingga itu `/pacru board` menunjukkan yang terbaharu.
