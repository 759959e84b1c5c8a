### What is read aloud as it happens: first what was done, then what it means. Each is a sentence of its own.

announce-throw = { player } throws { $value }: { $lie }.
announce-opening = { $side ->
    [white] First seat throws { $value }.
    [name] { $name } throws { $value }.
   *[black] Second seat throws { $value }.
}
announce-opening-again = Nobody has it yet. Throw again.
announce-opening-won = { $side ->
    [white] The opening is decided: White begins, the { pieces-name }.
   *[black] The opening is decided: Black begins, the { pieces-name }.
}
announce-move = { player } moves { $from } to { $to }.
announce-move-house = { player } moves { $from } to { $to }, { $house }.
announce-back = { player } moves back, { $from } to { $to }.
announce-enter = { player } enters a piece on { $to }.
announce-off = { player } bears off the piece from { $from }.
announce-off-left = { $count ->
    [0] That was the last one.
    [one] One piece to go.
   *[other] { $count } pieces to go.
}
announce-swap = It swaps places: { $side ->
    [white] White
   *[black] Black
} now stands on { $square }.
announce-send-back = { $side ->
    [white] The white piece goes back to { $square }.
   *[black] The black piece goes back to { $square }.
}
announce-capture = { $side ->
    [white] A white piece is taken.
   *[black] A black piece is taken.
}
announce-into-water = { $side ->
    [white] The white piece goes into the water on { $square }.
   *[black] The black piece goes into the water on { $square }.
}
announce-water = It falls into the water.
announce-water-to = It falls into the water and goes back to { $to }.
announce-water-off = It falls into the water and leaves the board, to enter again.
announce-judges = The Three Judges send it back to { $to }.
announce-ill-fortune = Ill fortune sends it back to { $to }.
announce-ill-fortune-stuck = Ill fortune holds it on { $square }.
announce-own-back = Its own piece goes back to { $square }.
announce-give-up = { player } gives up the water and goes back to { $to }. The next turn is lost.
announce-stay = { player } stays in the water.
announce-pass = { player } passes.
announce-throw-away = { player } gives the { $throw } away.
announce-no-move = { player } cannot move { $throw }.
announce-skip = { player } skips this turn.
announce-bonus = Another throw.
announce-chosen = { $square } chosen.
announce-targets = It can go to { $targets }.
announce-targets-off = It can leave the board.
announce-targets-or-off = It can go to { $targets }, or leave the board.
announce-put-back = Put back.
announce-moves = { $count ->
    [0] No moves.
    [one] One move: { $moves }.
   *[other] { $count } moves: { $moves }.
}
announce-undo = Taken back.
announce-redo = Played again.
announce-resigns = { player } resigns.
announce-new-game = A new game of { $ruleset }.
announce-restored = The game goes on where it was left.
