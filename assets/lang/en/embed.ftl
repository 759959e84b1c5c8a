### The game in a frame of another page, and how to put it there.

# In a frame a new game takes the place of the one on the board
embed-new-ask = A new game takes the place of this one, which cannot be brought back.
