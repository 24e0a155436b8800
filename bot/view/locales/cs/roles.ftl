### Role serveru: ta, kterou bot upozorňuje na nové stoly. $role je zmínka o roli.

roles-called = 🔔 { $role }: je tu nový stůl.
roles-you-are-called = Nyní máte roli { $role }. Upozorním ji, když někdo otevře stůl, nejvýše jednou za hodinu.
roles-you-are-not-called = Roli { $role } už nemáte: na nové stoly vás už nebudu upozorňovat.
roles-nobody-is-called = Na nové stoly na tomto serveru nikoho neupozorňuji. Správce serveru může roli zvolit příkazem `/pacru-admin settings call_role:`.
roles-out-of-reach = Roli { $role } nemohu dát ani vzít: správce serveru mi musí povolit **{ -permissions-manage-roles }** a dát mou roli nad ni.
roles-gone = Role pro nové stoly už neexistuje. Správce serveru může zvolit jinou příkazem `/pacru-admin settings call_role:`.

roles-hint-callable = Discord mi zatím nedovolí roli { $role } zmínit: dovolte to komukoli, nebo mi povolte **{ -permissions-mention-roles }**.
roles-hint-taken = Členové si ji mohou vzít tlačítkem **{ button-call-me }** na klubové nástěnce a v `/pacru games`; moje role musí stát nad ní.
roles-hint-not-taken = Členové si ji zatím nemohou vzít sami: povolte mi **{ -permissions-manage-roles }** a dejte mou roli nad { $role }.

roles-for-ratings = **Role podle ratingu**
roles-band = • { $role }: { $game }, { $ratings }
roles-band-of-all = • { $role }: { $ratings }, podle nejlepšího ratingu ze všech her
roles-no-bands = Podle ratingu se tu žádná role nedává; zvolíte ji příkazem `/pacru-admin rating-role role: from:`.
roles-band-refused = ⚠️ Nemohu ji dát: povolte mi **{ -permissions-manage-roles }**, dejte mou roli nad ni a odeberte jí oprávnění spravovat tento server, moderovat ostatní nebo zmiňovat všechny.
roles-band-set = Členové, jejichž rating v žebříčku je v těchto mezích, mají odteď roli { $role }; nikomu se to neoznamuje.
roles-band-removed = { $role } se podle ratingu už nedává. Kdo ji má, tomu zůstane.
roles-no-band = { $role } se podle ratingu nedává.
roles-owner-told = Na serveru **{ $server }** nemohu členům dát roli **@{ $role }** podle ratingu: povolte mi **{ -permissions-manage-roles }**, dejte mou roli nad ni a odeberte jí oprávnění spravovat server, moderovat ostatní nebo zmiňovat všechny. Říkám to jednou; zda to funguje, ukáže `/pacru-admin rating-role`.
