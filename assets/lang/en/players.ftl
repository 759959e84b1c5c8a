### Names of the players, and throws made with real sticks.
### $name is what a player has typed in.

## Names

player-name = { $side ->
    [white] Name of the first seat
   *[black] Name of the second seat
}
# Whoever did it, as the subject of a sentence: by the name that was given, else by the side.
player = { $side ->
    [white] White
    [name] { $name }
   *[black] Black
}
name-optional = Name, if you like
turn-opening-name = { $name }: throw for the opening.
opening-name = { $side ->
    [white] { $name } plays White and begins.
   *[black] { $name } plays Black and begins.
}
turn-throw-name = { $name } to throw.
turn-throw-again-name = { $name } throws again.
turn-move-name = { $name } to play { $throw }.
turn-pool-name = { $name } to play { $throws }.

## Real sticks

settings-hand = Throw real sticks
hand-ask = What did you throw?
hand-throw = I threw { $throw }
hand-first = Choose what your sticks show.
hand-mark = thrown by hand

## The window

fullscreen-leave = Leave full screen
