### Lo que hay que permitir al bot, con las palabras de los ajustes de Discord. $permissions es una lista de permisos.

permissions-missing = No puedo publicar tableros en este canal: quien administra el servidor tiene que darme permiso para { $permissions }.
permissions-missing-for-thread = No puedo crear un hilo en este canal: quien administra el servidor tiene que darme permiso para { $permissions }. Con `thread:False`, la partida se juega en el propio canal.
permissions-not-posted = Está guardado, pero no puedo publicar aquí el tablero: quien administra el servidor tiene que darme permiso para { $permissions }. `/pacru board` te lo muestra.
permissions-posted-later = Los demás verán tu jugada en cuanto pueda volver a escribir en el canal de la partida.
permissions-closed = Por ahora mis mensajes no te llegan. Si no es un problema de Discord, permite los mensajes directos en un servidor que compartamos y llegarán los tableros; hasta entonces, `/pacru board` muestra el más reciente.
