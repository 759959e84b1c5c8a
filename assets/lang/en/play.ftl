### What the game says at the board.

## Squares and their houses

square-plain = Square { $square }
square-house = Square { $square }, { $house }
house-rebirth = House of Rebirth
house-beauty = House of Beauty
house-water = House of Water
house-truths = House of the Three Truths
house-atum = House of Re-Atum
house-horus = House of Horus
# El juego de los faraones
house-ankh = the Ankh
house-judges = the Three Judges
house-falcon = Horus
house-three = the III
house-two = the II
house-one = the I
# CEMEA
house-abundance = House of Abundance
house-ill-fortune = House of Ill Fortune
refuge-three = Refuge III
refuge-two = Refuge II
refuge-one = Refuge I
# The label as a sentence, read aloud
square-read = { $label }.
# What follows the square's name in its spoken label, after a comma
square-empty = empty
square-movable = can move
square-only-move = can move, one way only
square-chosen = chosen
square-target = can be reached with the { $throw }
square-target-swap = swaps with the piece here
square-target-capture = takes the piece here
square-target-sends-back = sends the piece here back

## Parts of the screen

board-name = Senet board
region-board = Board
region-status = State of play
region-moves = Moves
region-players = Players
tray-waiting = { $side ->
    [white] White: { $count } waiting
   *[black] Black: { $count } waiting
}
tray-off = { $side ->
    [white] White: { $count } of { $all } borne off
   *[black] Black: { $count } of { $all } borne off
}
tray-taken = { $side ->
    [white] White has lost { $count }
   *[black] Black has lost { $count }
}
player-count = { $board } on the board, { $off } off
player-waiting = { $board } on the board, { $waiting } waiting, { $off } off
player-to-throw = to throw
player-to-move = to move

## Whose turn

turn-opening = { $side ->
    [white] First seat: throw for the opening.
   *[black] Second seat: throw for the opening.
}
turn-opening-one = Whoever throws the first 1 begins.
turn-opening-only-one = Both throw until just one of you has a 1.
turn-opening-higher = Both throw; the higher throw begins.
turn-throw = { side-name } to throw.
turn-throw-again = { side-name } throws again.
turn-move = { side-name } to play { $throw }.
turn-pool = { side-name } to play { $throws }.
turn-pass = { player } cannot move.
turn-thinking = { side-name } is thinking …
turn-movable = { $count ->
    [one] One piece can move.
   *[other] { $count } pieces can move.
}

## Throws

throw-button = Throw
throw-again-button = Throw again
throw-after-move = { $count ->
    [one] once the { $throw } is played
   *[other] once { $throw } are played
}
sticks-lie = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
   *[4] four
} { $face ->
    [blank] blank
    [white] white
    [flat] flat
    [curved] curved
    [plain] plain
   *[light] light
}
die-lies = the die shows { $value }
pool-heading = Throws
pool-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
pool-choose = Choose a throw.
pool-throw = { $throw }
pool-chosen = { $throw }, chosen
pool-used = { $throw }, used
pool-no-move = { $throw }, no move
part-left = { $count ->
    [one] one step left
   *[other] { $count } steps left
}

## Moves, as the legend and the list tell them

move-plain = { $from } → { $to }
move-swap = { $from } ⇄ { $to }
# A piece that was on the square, or in the way, goes elsewhere than to the mover’s square.
move-send = { $from } → { $to }, { $sent } back to { $back }
move-capture = { $from } × { $to }
move-off = { $from } → off
move-enter = in → { $to }
move-give-up = { $from } → { $to }, giving up
move-pass = pass
move-throw-pass = { $throw } given away
move-resigns = { side-name } resigns
move-then = , then { $square }
legend-shown = { $move }.
legend-move = Moves to { $to }.
legend-swap = Swaps places: the enemy goes to { $back }.
legend-send-back = The enemy goes back to { $back }.
legend-capture = Takes the enemy out of the game.
legend-water = Falls into the water on { $square }.
legend-water-to = Falls into the water on { $square } and comes out on { $to }.
legend-judges = The Three Judges send it to { $to }.
legend-ill-fortune-to = Ill fortune on { $square } sends it to { $to }.
legend-ill-fortune-stuck = Ill fortune on { $square }: { $held } is taken, so it is stuck until a { $throw }.
legend-water-waits = The water takes it off the board; it waits and enters again.
legend-water-swapped = The enemy goes into the water on { $square }.
legend-own-back = Your own piece on { $to } goes back to { $back }.
legend-off = Bears the piece off.
legend-enter = Enters on { $to } and throws again.
legend-again = Throws again.
legend-give-up = Back to { $to }, and the next turn is lost.
legend-pass = Leaves this throw unused.
legend-retreat = Moves back to { $to }.
legend-beauty = Every piece must stop here, by an exact throw, before it may go on.

## Buttons at the board

button-undo = Undo
button-redo = Redo
button-hint = Hint
button-pass = Pass
button-stay = Stay in the water
button-give-up = Give up, back to { $square }
button-give-away = Give the { $throw } away
button-resign = Resign
resign-ask = { $side ->
    [white] Does White resign? Black wins.
   *[black] Does Black resign? White wins.
}
resign-yes = Resign
resign-no = Play on
undo-nothing = Nothing to undo.
undo-same-throw = After an undo, the same throw comes again.
auto-moved = The only move, made for you.

## A turn that passes, and why nothing moves

pass-none = No piece can move { $throw }.
pass-none-pool = No piece can move any throw that is left.
pass-none-part = What is left of the throw cannot be used.

## Why a piece cannot go there

why-not-yours = That is the other side’s piece.
why-empty = No piece stands there.
why-throw-first = Throw first.
why-game-over = The game is over.
why-not-turn = It is the other side’s turn.
why-no-such-move = No throw takes it there.
why-own-piece = Your own piece stands on { $to }.
why-occupied = { $to } is occupied.
why-pair = The piece on { $to } is protected by its neighbour.
why-strict = The squares on both sides of { $to } must be empty.
why-wall = A wall on { $first }–{ $last } bars the way.
why-block = Two enemies on { $first }–{ $last } bar the way.
why-safe = A piece on { $to } cannot be attacked.
why-safe-while-water = While a piece stands on 27, nobody on 28 to 30 can be captured.
why-stop-first = Every piece must stop on { $square } first.
why-exact = From { $from }, only a { $throw } leads off the board.
why-too-far = The { $throw } is too much for the piece on { $from }.
why-home-row = No piece leaves while another of yours is on squares 1 to 10.
why-last-row = No piece leaves until all that you have left are on squares 21 to 30.
why-water-holds = Your piece on { $square } holds the others until it gets out.
why-water-only = From the water, only a { $throw } leads off the board.
why-stuck = Your piece is stuck on { $square } until you throw a { $throw }.
why-reborn = The piece on { $square } has to move first.
why-must = This throw belongs to the piece on { $square }.
why-marked = A piece on a marked square must move first: { $square }.
why-starting-throw = { side-name } has to throw a 1 before anything moves.
why-first-move = The first move is made with the piece on { $square }.
why-file = The piece on { $from } waits for the one that began on { $ahead }.
why-advance-first = Going back is only for when nothing can advance.
why-no-retreat = In these rules no piece moves back.
why-no-retreat-here = A piece on { $from } never moves back.
why-entered = The piece that has just entered must use this throw first.
why-enter-throw = A piece enters by a throw of 1.
why-direction = All parts of a throw go the same way.

## The end

result-won = { side-name } wins.
result-won-name = { $name } wins.
result-all-off = All the winner’s pieces are off the board.
result-score = { $score ->
    [one] One point.
   *[other] { $score } points.
}
result-draw-deadlock = A draw: no throw would let either side move.
result-draw-progress = A draw: 2,000 moves in a row, and no piece came in, was taken or got off.
result-draw-equal = A draw: both have brought off the same number.
result-blocked = The game is over without a winner: { side-name } cannot move.
result-counts = Borne off: { $white } by White, { $black } by Black.
result-again = Play again
result-look-back = Look at the board

## List of moves

moves-heading = Moves
moves-none = No moves yet.
moves-opening = Opening

## Keys

keys-heading = Keys
keys-throw = T, or Space away from the squares: throw
keys-arrows = Arrow keys: go from square to square
keys-path = N and P: next and previous square along the path
keys-choose = Enter or Space: choose a piece or a square
keys-read-moves = M: hear the possible moves
keys-read-board = B: hear the board
keys-read-square = S: hear the square again
keys-read-last = L: hear the last move
keys-throws = 1 to 6: choose that throw
keys-undo = U: undo; R: redo
keys-hint = H: what the computer would play
keys-pass = X: pass
keys-escape = Escape: put the piece back, or close
keys-help = ?: this list
keys-off = Single keys can be turned off in the settings.
