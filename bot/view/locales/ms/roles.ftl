### Peranan di pelayan: yang dimaklumkan tentang meja baharu. $role ialah sebutan peranan itu.

roles-called = 🔔 { $role }: ada meja baharu.
roles-you-are-called = Anda kini ada peranan { $role }. Anda dimaklumkan apabila seseorang membuka meja, paling kerap sekali sejam.
roles-you-are-not-called = Anda tidak lagi mempunyai peranan { $role }: anda tidak akan dimaklumkan tentang meja baharu.
roles-nobody-is-called = Di pelayan ini tiada sesiapa dimaklumkan tentang meja baharu. Pengurus pelayan boleh memilih peranan dengan `/pacru-admin settings call_role:`.
roles-out-of-reach = Saya tidak boleh memberi atau mengambil peranan { $role }: pengurus pelayan ini perlu memberi saya kebenaran **{ -permissions-manage-roles }** dan meletakkan peranan saya di atasnya.
roles-gone = Peranan untuk meja baharu telah dipadam. Pengurus pelayan ini boleh memilih peranan lain dengan `/pacru-admin settings call_role:`.

roles-hint-callable = Discord belum membenarkan saya menyebut { $role }: benarkan sesiapa sahaja menyebutnya, atau beri saya kebenaran **{ -permissions-mention-roles }**.
roles-hint-taken = Ahli boleh mendapatkannya dengan **{ button-call-me }** di papan kelab dan dalam `/pacru games`; peranan saya mesti berada di atasnya.
roles-hint-not-taken = Ahli belum boleh mengambilnya sendiri: beri saya kebenaran **{ -permissions-manage-roles }** dan letakkan peranan saya di atas { $role }.

roles-for-ratings = **Peranan mengikut rating**
roles-band = • { $role }: { $game }, { $ratings }
roles-band-of-all = • { $role }: { $ratings }, mengikut rating terbaik dalam mana-mana permainan
roles-no-bands = Tiada peranan diberikan mengikut rating di sini; pilih satu dengan `/pacru-admin rating-role role: from:`.
roles-band-refused = ⚠️ Saya tidak boleh memberikannya: beri saya kebenaran **{ -permissions-manage-roles }**, letakkan peranan saya di atasnya, dan pastikan peranan itu tiada kebenaran untuk mengurus pelayan ini, menyelia ahli lain atau menyebut semua orang.
roles-band-set = Mulai sekarang, ahli yang ratingnya di papan pendahulu berada dalam had ini mendapat peranan { $role }; mereka tidak diberitahu.
roles-band-removed = { $role } tidak lagi diberikan mengikut rating. Ahli yang sudah memilikinya kekal memilikinya.
roles-no-band = { $role } tidak diberikan mengikut rating.
roles-owner-told = Di pelayan **{ $server }** saya tidak boleh memberi ahli peranan **@{ $role }** mengikut rating mereka: beri saya kebenaran **{ -permissions-manage-roles }**, letakkan peranan saya di atasnya, dan pastikan peranan itu tiada kebenaran untuk mengurus pelayan itu, menyelia ahli lain atau menyebut semua orang. Saya memberitahu hal ini sekali sahaja; `/pacru-admin rating-role` menunjukkan sama ada ia berfungsi.
