### What is read aloud as it happens: first what was done, then what it means. Each is a sentence of its own.

announce-throw = { side-name } throws { $value }: { $lie }.
announce-throw-plain = { side-name } throws { $value }.
announce-opening = { $side ->
    [white] First seat throws { $value }.
   *[black] Second seat throws { $value }.
}
announce-opening-again = Nobody has it yet. Throw again.
announce-opening-won = { $side ->
    [white] The opening is decided: White begins, the { pieces-name }.
   *[black] The opening is decided: Black begins, the { pieces-name }.
}
announce-move = { side-name } moves { $from } to { $to }.
announce-move-house = { side-name } moves { $from } to { $to }, { $house }.
announce-back = { side-name } moves back, { $from } to { $to }.
announce-enter = { side-name } enters a piece on { $to }.
announce-off = { side-name } bears off the piece from { $from }.
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
announce-give-up = { side-name } gives up the water and goes back to { $to }. The next turn is lost.
announce-stay = { side-name } stays in the water.
announce-pass = { side-name } passes.
announce-throw-away = { side-name } gives the { $throw } away.
announce-no-move = { side-name } cannot move { $throw }.
announce-part-void = What is left of the throw is given up.
announce-skip = { side-name } skips this turn.
announce-bonus = Another throw.
announce-turn = { side-name } to throw.
announce-choose = { side-name } to move.
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
announce-win = { side-name } wins.
announce-draw = The game is drawn.
announce-over = The game is over, without a winner.
announce-resigns = { side-name } resigns.
announce-new-game = A new game of { $ruleset }.
announce-restored = The game goes on where it was left.
