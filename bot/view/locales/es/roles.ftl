### Roles del servidor: el que se avisa de las mesas nuevas. $role es una mención del rol.

roles-called = 🔔 { $role }: hay una mesa abierta.
roles-you-are-called = Ahora tienes el rol { $role }. Recibirás un aviso cuando alguien abra una mesa, como mucho una vez por hora.
roles-you-are-not-called = Ya no tienes el rol { $role }: no te llegarán avisos de las mesas nuevas.
roles-nobody-is-called = Este servidor no avisa a nadie de las mesas nuevas. Quien lo administra puede elegir un rol con `/pacru-admin settings call_role:`.
roles-out-of-reach = No puedo dar ni quitar el rol { $role }: quien administra este servidor tiene que darme el permiso **{ -permissions-manage-roles }** y poner mi rol por encima.
roles-gone = El rol de las mesas nuevas ya no existe. Quien administra este servidor puede elegir otro con `/pacru-admin settings call_role:`.

roles-hint-callable = Discord todavía no me deja avisar a { $role }: permite que cualquiera lo mencione, o dame el permiso **{ -permissions-mention-roles }**.
roles-hint-taken = Los miembros pueden obtenerlo con **{ button-call-me }** en el panel del club y en `/pacru games`; mi rol tiene que estar por encima.
roles-hint-not-taken = Los miembros aún no pueden tomarlo por sí mismos: dame el permiso **{ -permissions-manage-roles }** y pon mi rol por encima de { $role }.

roles-for-ratings = **Roles por puntuación**
roles-band = • { $role }: { $game }, { $ratings }
roles-band-of-all = • { $role }: { $ratings }, según la mejor puntuación en cualquier juego
roles-no-bands = Aquí no se da ningún rol por la puntuación; elige uno con `/pacru-admin rating-role role: from:`.
roles-band-refused = ⚠️ No puedo darlo: dame el permiso **{ -permissions-manage-roles }**, quita a ese rol los permisos para administrar este servidor, moderar a otros o mencionar a todos, y pon el mío por encima.
roles-band-set = Desde ahora, los miembros cuya puntuación en la tabla de líderes está entre esos límites tienen el rol { $role }; no se les avisa.
roles-band-removed = { $role } ya no se da por la puntuación. Quien lo tiene lo conserva.
roles-no-band = { $role } no se da por la puntuación.
roles-owner-told = En el servidor **{ $server }** no puedo dar a los miembros el rol **@{ $role }** por su puntuación: dame el permiso **{ -permissions-manage-roles }**, quita a ese rol los permisos para administrar el servidor, moderar a otros o mencionar a todos, y pon el mío por encima. Lo digo una sola vez; `/pacru-admin rating-role` muestra si funciona.
