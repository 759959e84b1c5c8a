### Names of the players, and throws made with real sticks.
### $name is what a player has typed in.

## Names

player-name = { $side ->
    [white] Name of the first seat
   *[black] Name of the second seat
}
name-optional = Name, if you like
turn-opening-name = { $name }: throw for the opening.
turn-throw-name = { $name } to throw.
turn-throw-again-name = { $name } throws again.
turn-move-name = { $name } to play { $throw }.
turn-pool-name = { $name } to play { $throws }.

## Real sticks

settings-hand = Throw real sticks
settings-hand-note = You throw by hand, and tell the game what you threw.
hand-ask = What did you throw?
hand-throw = I threw { $throw }
hand-first = Choose what your sticks show.
hand-mark = thrown by hand

## The window

fullscreen-leave = Leave full screen
