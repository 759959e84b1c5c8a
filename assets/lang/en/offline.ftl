### The game kept on the device.

version-new = A new version of the game is ready. It keeps the games under way.
version-take = Start it
version-later = Later
