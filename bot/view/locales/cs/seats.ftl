### Čtyři strany hracího plánu, u kterých hráči sedí.

seat-south = Jih
seat-west = Západ
seat-north = Sever
seat-east = Východ
