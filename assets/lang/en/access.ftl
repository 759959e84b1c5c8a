### What keys tell to those who hear the board, in whole words; and the keys themselves.

## Moves in words, as parts of a list

spoken-plain = { $from } to { $to }
spoken-swap = { $from } to { $to }, swapping places
spoken-capture = { $from } to { $to }, taking the piece
spoken-send = { $from } to { $to }, sending { $sent } back to { $back }
spoken-off = { $from } off the board
spoken-enter = { $to }, entering
spoken-give-up = { $from } back to { $to }, giving up
# Where several throws can be played
spoken-with = With the { $throw }: { $moves }.

## The board in rows

spoken-piece = { $side ->
    [white] { $square } white
   *[black] { $square } black
}
spoken-row = Row { $row }, squares { $first } to { $last }: { $pieces }.
spoken-row-empty = Row { $row }, squares { $first } to { $last }: empty.
# What the button over the sticks says while they lie; $lie is “two flat”, or what the die shows
sticks-show = The throw: { $value }, { $lie }

## Keys that find nothing to do

spoken-no-throw = There is no { $throw } to play.
spoken-no-pass = There is no passing now.
spoken-no-redo = Nothing to play again.
spoken-none = Nothing on the board can be chosen now.

## Keys

keys-find = F and Shift+F: next and previous square that can be chosen now
keys-read-row = W: hear the row
keys-read-turn = C: hear whose turn it is, and what was thrown
keys-read-off = O: hear how many pieces are off
keys-tab = Tab and Shift+Tab: from the board to the buttons, and back
