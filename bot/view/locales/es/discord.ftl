### Palabras propias de Discord: permisos y menús, tal como los nombran sus clientes en este idioma.

permissions-view-channel = Ver canal
permissions-send-messages = Enviar mensajes
permissions-attach-files = Adjuntar archivos
permissions-create-public-threads = Crear hilos públicos
permissions-send-messages-in-threads = Enviar mensajes en hilos
-permissions-manage-roles = Gestionar roles
-permissions-mention-roles = Mencionar @everyone, @here y todos los roles
-permissions-manage-server = Gestionar servidor
-permissions-manage-events = Gestionar eventos
-menu-show-as-text = Mostrar como texto
