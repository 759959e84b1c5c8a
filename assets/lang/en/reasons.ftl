### Why positions, moves and records are refused. Each message is a sentence, or a few.
### $given, $tag, $token and the like are shown as they stand in the text, and mean the same in every language;
### so do the words between them that belong to the notation (open, w, over:draw …).

# Of very many reasons the first are told.
reasons-more = { $count ->
    [one] One more thing is wrong.
   *[other] { $count } more things are wrong.
}

## Positions: how they are written

position-fields = A position has seven fields, with a single space between each; here: { $count }.
position-rows = The squares stand in three rows, with “/” between them; here: { $count }.
position-row-length = Row { $row } should have ten squares; here: { $count }.
position-letter = Square { $square }: “{ $given }” is neither w nor b nor a dot.
position-side = The side to act is w or b, not “{ $given }”.
position-phase = “{ $given }” is no phase. Phases are open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b and over:draw.
position-throw = “{ $given }” is no throw from 1 to 6.
position-throws-order = The throws “{ $given }” are not in ascending order.
position-throws-full = There are too many throws of { $throw }.
position-counts = { $field ->
    [waiting] Waiting pieces
    [off] Pieces borne off
   *[taken] Taken pieces
} are counted as White-Black, 0-0 for none, not “{ $given }”.
position-token = “{ $given }” is no known token.
position-token-twice = The token “{ $given }” stands twice.
position-token-order = The tokens are out of order: “{ $second }” comes before “{ $first }”.

## Positions: what they say

position-piece-count = { side-name } should have { $expected } pieces in all; here: { $found }.
position-nothing-taken = In this ruleset no piece is taken.
position-nothing-waits = In this ruleset no piece waits to enter.
position-never-occupied = In this ruleset no piece can stand on { $square }.
position-never-left = No piece is left standing on { $square }: it moves on before its side’s turn is over.
position-nothing-left = { side-name } has no piece left, yet the game is not over.
position-acts-without = { side-name } is to act, but has no piece.
position-no-such-throw = A { $throw } cannot be thrown in this ruleset.
position-several-throws = In this ruleset each throw is played before the next, so { $throws } cannot be there together.
position-kept-throw = In this ruleset each throw is played before the next, so while throwing, { $throws } cannot have been kept.
position-not-bonus = A { $throw } earns no other throw, so no throw can be due after it.
position-second-last = A throw that earns no other ends the throwing, so there is only one of that kind.
position-open-elsewhere = The opening is thrown from the start position.
position-open-tokens = The opening has its start tokens, no more and no fewer: { $tokens }.
position-open-against = In this opening the throws are made in turn, one each; there is no “{ $given }”.
position-open-order = In this opening the first seat throws first; there is no “{ $given }”.
position-open-second = In this opening the second seat throws only after the first; there is no “b open”.
position-foreign-token = There is no token “{ $given }” in this ruleset.
position-missing-must = The token “{ $given }” is missing.
position-wrong-must = The token “{ $given }” stands only where the side to act has its piece on that square.
position-two-bound = Two pieces cannot both have to use the throw.
position-fixed = The token “{ $given }” does not fit: no piece that began there can be there now.
position-not-won = { side-name } has not won.
position-last-mover = The side is the one that moved last, and that cannot be { $side ->
    [white] White
   *[black] Black
} here.
position-not-drawn = The game is not drawn: it can still go on.
position-over-tokens = A finished game has no tokens.

# $given is a token; what follows says why it cannot stand there.
position-misplaced = The token “{ $given }” does not fit: { $reason }
misplaced-acts = the side to act loses no turn.
misplaced-no-piece = the side has no piece there.
misplaced-opened = the opening move has been made.
misplaced-opening-tokens = at the opening move all start tokens are there.
misplaced-opening-moved = the opening has moved that piece.
misplaced-threw-one = the side has thrown its 1.
misplaced-gave-up = a side that has gone back from the water has thrown its 1.
misplaced-opening-one = the 1 of the opening counts for that side.
misplaced-not-split = no throw has been shared out.
misplaced-no-part = no part of the throw has been used.
misplaced-part-used = a part of the throw has been used.
misplaced-earned = such a throw has earned another, which is written owed:1.
misplaced-none-back = no piece can have come back there.

## Records

record-error = Line { $line }, column { $column }: { $reason }
record-tag = A tag is written [Name "value"]; here { $part ->
    [bracket] the opening bracket is
    [name] the name, of letters, digits and _, is
    [value] the value in quotation marks is
    [escaped] after \ another \ or a " is
    [quote] the closing quotation mark is
    [closing] the closing bracket is
   *[end] the end of the line is
} wanted.
record-tag-twice = The tag { $tag } stands twice.
record-ruleset-missing = The tag Ruleset is missing.
record-value = { $tag } cannot be “{ $given }”, only { $possible ->
    [result] w, b, draw or *
    [throws] given, fresh or hand
   *[cursor] the number of a throw or move in the game
}.
record-disagrees = { $tag } says “{ $given }”, but the game gives “{ $actual }”.
record-disagrees-none = { $tag } says “{ $given }”, but the game has no such thing.
record-turn-number = The turn’s number, “{ $wanted }”, should stand here, not “{ $given }”.
record-side = The side, “{ $wanted }”, should stand here, not “{ $given }”.
record-side-missing = The side, “{ $wanted }”, should follow here.
record-turn-over = This turn is over: turn { $turn } begins a new line.
record-event = “{ $given }” is neither a throw nor a move.
record-after-end = The game is over; nothing can follow.
record-not-drawn = The game is not drawn here.
record-draw-wanted = Here the game is drawn for want of progress; “draw” should follow.
record-move-due = No throw is due here: one is still to be played.
record-throw-due = No move is due here: first comes a throw.
record-throws-full = There is no room for another such throw.
record-not-legal = { $move } is no legal move here: { $reason }

## Moves

move-form = “{ $given }” is no move. Moves are written 4:14-18, 3:28-off, 1:in-1, 5:pass, pass and back.
move-throw = “{ $given }” is no move: “{ $part }” is no throw from 1 to 6.
move-square = “{ $given }” is no move: “{ $part }” is no square from 1 to 30.

# Why a move of a record is not legal; each follows a colon.
illegal-not-thrown = there is no { $throw } to be played.
illegal-no-piece = the side to act has no piece on { $square }.
illegal-no-entry = no piece enters by that throw.
illegal-goes-to = the throw leads to { $square }.
illegal-wrong-target = the throw does not lead there.
illegal-own-piece = a piece of the same side stands on { $square }.
illegal-occupied = { $square } is occupied.
illegal-pair = the piece on { $square } is protected by its neighbour.
illegal-not-alone = the piece on { $square } does not stand alone.
illegal-safe = a piece on { $square } is safe.
illegal-wall = enemies bar the way on { $first }–{ $last }.
illegal-gate = every piece stops on { $square } first.
illegal-exact = it cannot move by that throw.
illegal-first-row = no piece leaves while another of its side is on squares 1 to 10.
illegal-last-row = no piece leaves until all that its side has left are on squares 21 to 30.
illegal-held = the piece on { $square } holds its side.
illegal-first = the piece on { $square } has to move first.
illegal-unstarted = the side has to throw a 1 before anything moves.
illegal-behind = the piece that began on { $square } has to move first.
illegal-no-retreat = it never moves back from there.
illegal-advance-exists = going back is only for when nothing can go forward.
illegal-direction = all parts of a throw go the same way.
illegal-move-exists = there is a move that must be made.
illegal-nothing-to-give = there is nothing here to give up or away.
