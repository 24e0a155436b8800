### The four sides of the board that players sit at.

seat-south = South
seat-west = West
seat-north = North
seat-east = East
