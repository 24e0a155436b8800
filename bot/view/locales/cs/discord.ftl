### Slova samotného Discordu: oprávnění a nabídky, jak je v tomto jazyce pojmenovávají jeho klienti.

permissions-view-channel = Zobrazit kanál
permissions-send-messages = Posílat zprávy
permissions-attach-files = Přikládat soubory
permissions-create-public-threads = Vytvářet veřejná vlákna
permissions-send-messages-in-threads = Posílat zprávy ve vláknech
-permissions-manage-roles = Spravovat role
-permissions-mention-roles = Zmínit @everyone, @here a všechny role
-permissions-manage-server = Spravovat server
-permissions-manage-events = Spravovat události
-menu-show-as-text = Zobrazit jako text
