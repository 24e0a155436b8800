### Peranan di pelayan: yang dipanggil untuk meja baharu. $role ialah sebutan peranan itu.

roles-called = 🔔 { $role }: sebuah meja dibuka.
roles-you-are-called = Anda kini mempunyai peranan { $role }. Ia dipanggil apabila seseorang membuka meja, paling kerap sekali sejam.
roles-you-are-not-called = Anda tidak lagi mempunyai peranan { $role }: meja baharu tidak memanggil anda.
roles-nobody-is-called = Pelayan ini tidak memanggil sesiapa untuk meja baharu. Pengurusnya boleh memilih peranan dengan `/pacru-admin settings call_role:`.
roles-out-of-reach = Saya tidak boleh memberi atau mengambil peranan { $role }: pengurus pelayan ini perlu membenarkan **{ -permissions-manage-roles }** dan meletakkan peranan saya di atasnya.
roles-gone = Peranan untuk meja baharu telah dipadamkan. Pengurus pelayan ini boleh memilih yang lain dengan `/pacru-admin settings call_role:`.

roles-hint-callable = Discord belum membenarkan saya memanggil { $role }: benarkan sesiapa sahaja menyebutnya, atau benarkan **{ -permissions-mention-roles }** kepada saya.
roles-hint-taken = Ahli mengambilnya dengan **{ button-call-me }** di papan kelab dan dalam `/pacru games`; peranan saya mesti berada di atasnya.
roles-hint-not-taken = Ahli belum boleh mengambilnya sendiri: benarkan **{ -permissions-manage-roles }** dan letakkan peranan saya di atas { $role }.

roles-for-ratings = **Peranan untuk kadar**
roles-band = • { $role }: { $game }, { $ratings }
roles-band-of-all = • { $role }: { $ratings }, yang terbaik daripada semua permainan
roles-no-bands = Tiada peranan diberikan untuk kadar di sini; `/pacru-admin rating-role role: from:` menamakan satu.
roles-band-refused = ⚠️ Saya tidak boleh memberikannya: benarkan **{ -permissions-manage-roles }**, letakkan peranan saya di atasnya, dan pastikan ia tiada kebenaran untuk mengurus pelayan ini, menyelia ahli lain atau menyebut semua orang.
roles-band-set = Mulai sekarang ahli mempunyai peranan { $role } selagi mereka berada dalam kedudukan dengan kadar itu, seperti di papan pendahulu; tiada sesiapa diberitahu.
roles-band-removed = { $role } tidak lagi diberikan untuk kadar. Sesiapa yang memilikinya terus memilikinya.
roles-no-band = { $role } tidak diberikan untuk kadar.
roles-owner-told = Di pelayan **{ $server }** saya tidak boleh memberi ahli peranan **@{ $role }** untuk kadar mereka: benarkan **{ -permissions-manage-roles }**, letakkan peranan saya di atasnya, dan pastikan ia tiada kebenaran untuk mengurus pelayan itu, menyelia ahli lain atau menyebut semua orang. Saya mengatakannya sekali sahaja; `/pacru-admin rating-role` menunjukkan sama ada ia berfungsi.
