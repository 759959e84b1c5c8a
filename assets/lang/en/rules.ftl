### What the rules panel says, clause by clause. The clauses bear the marks of the rulesets' reference.
### A message that ends in `-reading…` says how we read a source where it is silent or unclear;
### all others tell what the source itself says.

## The panel

rules-reading = How we read it
rules-option = With the option “{ $option }”
rules-intro = Nothing here is “the” rule of senet: each ruleset says who put it forward. Where the source is silent or says two things, we chose, and say so.

## Headings

rules-h-about = Where it comes from
rules-h-setup = Set-up
rules-h-path = The path
rules-h-square = One piece a square
rules-h-move = A move
rules-h-win = Winning
rules-h-throw = Throwing
rules-h-opening = Opening
rules-h-turn = Turns
rules-h-pass = Passing
rules-h-draw = A draw
rules-h-swap = Swaps, pairs, walls
rules-h-hit = Hits, pairs, walls
rules-h-capture = Captures
rules-h-back = Going back
rules-h-stuck = No move at all
rules-h-26 = Square 26
rules-h-from-26 = From square 26
rules-h-27 = Square 27
rules-h-water = In the water
rules-h-reborn = Back on 15
rules-h-unprotected = Without protection
rules-h-last = Squares 28, 29 and 30
rules-h-last-captures = Captures on 28 to 30
rules-h-shelter = Shelter on 26, 28 and 29
rules-h-marked = The marked squares
rules-h-off = Leaving the board
rules-h-score = Score
rules-h-options = The options
rules-h-file = In file
rules-h-enter = Entering
rules-h-share = Sharing out a throw
rules-h-meet = Meeting
rules-h-again = Another throw

## Where the rulesets come from

rules-about-kendall = Timothy Kendall’s reconstruction, from the booklet to Passing Through the Netherworld of the late 1970s. We follow a short English account of it, which stands under a French heading.
rules-about-cemea = Rules proposed by the games group of CEMEA. We follow an Italian encyclopaedia article, which presents them as one modern attempt among several.
rules-about-figurine = From an Italian leaflet; our copy names no author. It sees senet as a race for two, with five figurines each.
rules-about-faraones = From a Spanish sheet of rules. It speaks at length of the pieces and the sticks; the table of throws that it mentions is missing from our copy.
rules-about-reed = From a German text; its English twin is sold with boards by a chess shop. It owns up to being modern: a simple game, for those who find others too long.
rules-about-jequier = Put forward by Jéquier in 1930. We follow the description in the catalogue of the Digital Ludeme Project.
rules-about-bell = Put forward by R. C. Bell in 1979. We follow the description in the catalogue of the Digital Ludeme Project.
rules-about-piccione = Put forward by Piccione in 1977. We follow the description in the catalogue of the Digital Ludeme Project.
rules-about-common = Nobody’s in particular: most sets and apps of today play something like this, a simplified Kendall.
rules-about-skyriuk = Put forward by Skyriuk. We follow the rules as published with an open implementation.

## Common ground

rules-setup = { $count } pieces a side stand alternately on squares 1 to { $last }: White’s cones on the odd squares, Black’s { -reel }s on the even.
rules-setup-in-turn = { $count } pieces a side stand alternately on squares 1 to { $last }.
rules-setup-waiting = Five pieces a side, all waiting beside the board.
rules-path = Thirty squares in three rows of ten. The path runs along the first row, back along the second and along the third again. Neighbours are squares that follow each other on it: 10 and 11 are, 1 and 20 are not, though they touch.
rules-path-reading = The source that we have does not show which way the board lies. We put the first row on top and begin at its left end.
rules-square = There is never more than one piece on a square.
rules-move-whole = A throw moves one piece, by the whole of its value.
rules-move-ways = Forward is towards 30 and off the board; back is towards 1.
rules-win = Whoever is first to bear off the last of their pieces wins at once.
rules-sticks = Throw four two-sided sticks and count the { $face ->
    [blank] blank
    [white] white
    [whiteflat] flat white
    [flat] flat
    [curved] curved
    [plain] plain
   *[light] light
} sides that lie up. If there are none, the throw is a { $none }.
rules-sequence = Each throw is moved before the next is made. After a 1, 4 or { $bonus ->
    [145] 5
   *[146] 6
} you throw again; after any other, the turn passes.
rules-again-reading = An extra throw is earned whatever the throw was used for. But if it could not be used at all, the turn ends.
rules-again-any-reading = An extra throw is earned whatever the throw was used for, a forced move included.
rules-one-throw = Each turn is one throw and its move.
rules-opening-higher-black-reading = Both throw; the higher takes Black, the { -reel }s, and begins with a fresh throw. Equal throws are thrown again.
rules-opening-front = The players throw in turn. The first to throw a 1 is Black, moves from 10 to 11 with it, and throws on.
rules-pass = While a throw can be played, it must be.
rules-pass-decline = While a throw can be played, it must be, unless a rule here lets you decline.
rules-pass-none = When nothing can be played, all you can do is pass, and the board tells you why.
rules-draw-reading = If a turn passes and no throw at all would let either side move, the game is a draw. It is also a draw when 2,000 moves in a row, passes included, have brought no piece in, taken none and borne none off.
rules-swap-reading = What a square does, it does after the swap, and to the piece that moved. A swapped piece only stands where it was put.
rules-own-reading = Your own pieces never bar your way, in whatever number.
rules-wall-off-reading = Leaving counts as a step to 31, so a wall on 28 to 30 bars the way off as well.
rules-water-lowest = A piece that lands on 27 goes back to the lowest free square.
rules-score-rows = The winner scores 1 point for each enemy piece left on 21 to 30, 2 for each on 11 to 20 and 3 for each on 1 to 10.

## Kendall

rules-k-setup-reading = The text could also mean White on square 1. We put Black on the odd squares and White on the even, as the catalogue’s own program does: then White’s piece in front can make the opening move of one square.
rules-k1 = The first to throw a 1 plays White and moves White’s front piece with it.
rules-k1-reading = You throw in turn, one throw each. The 1 goes from { $from } to { $to } at once; and since a 1 earns another throw, White throws on.
rules-k1-start = A side moves nothing until it has thrown a 1 in some turn of its own. White’s opening 1 counts.
rules-k2 = You make all the throws of a turn before you move. A 1, 4 or 5 earns another. Each throw is used whole.
rules-k2-reading = You throw until a 2 or a 3 comes up. Then you play the throws in any order, each with any piece.
rules-k2-single = Each throw is moved before the next is made. A 1, 4 or 5 earns another throw, even when it could not be played. Staying on 27, leaving it for 15 and bearing off from it end the turn. The catalogue’s own program plays like this.
rules-k3 = Land on a lone enemy and the two change places: it goes to where you came from. Two or more pieces of one side on neighbouring squares cannot be hit.
rules-k3-reading = That holds against pieces going back, too.
rules-k3-walls = There are no walls: any number of pieces can be passed.
rules-k4 = A throw that can move a piece forward must. If it cannot, it must move one back if it can, swapping in the same way.
rules-k4-pool = When none of the throws left can be played, the turn ends.
rules-k4-reading = You choose which throw to play next. Whether it can go forward is judged when you come to it.
rules-k5 = No piece on 1 to 25 goes beyond 26 before it has stopped there, by the exact throw. One that is sent back has to stop there anew.
rules-k5-reading = A piece that a swap has put on 26 counts as having stopped there.
rules-k5-trap = A throw that would take a piece beyond 26 takes it to 27 instead, if 27 is empty. It is a move forward like the others.
rules-k6 = From 26, a 2 leads to 28, a 3 to 29 and a 4 to 30. A 5 leads off the board.
rules-k6-reading = A 1 leads to 27, as an ordinary move forward. Going back from 26 is allowed, and owed when the throw cannot go forward.
rules-k7 = A piece leaves 28 only by a 3 and 29 only by a 2, off the board. From 30, any later throw takes it off. Pieces on 28 and 29 never go back.
rules-k7-reading = The later throw may come in the same turn. Nor does a piece on 30 ever go back, and none of the three squares has any other move.
rules-k8 = Hit from 26, a lone enemy on 28, 29 or 30 goes to 27, not to 26. While 27 holds a piece of either side, nobody on 28 to 30 can be hit. An enemy on 27 that is hit by a 1 from 26 swaps to 26 as usual.
rules-k9 = While you have a piece on 27, you have three choices, and none of your other pieces moves. Bear it off with a 4. Or give up: it goes to 15, and you lose your next turn. Or let it stay, and pass.
rules-k9-pool = Once a 4 has taken it off, the rest of your throws are played as usual.
rules-k9-pool-reading = You choose after all throws are made; a 4 thrown before the piece fell in will do. Giving up and staying end the turn and void what is left. A piece that has just fallen in may give up at once, while a throw is left.
rules-k9-reading = You can give up only if 15 is empty.
rules-k10 = Having given up, you skip your next turn. After that you may move nothing but the piece on 15 until it has left, by its own move or swapped away: it goes forward or, failing that, back.
rules-k10-pool = Once it has left, the rest of your throws are played as usual. If none of them moves it, the turn ends.
rules-k10-single = An extra throw earned with a throw that could not move it is kept.
rules-k10-both = If you have a piece on 27 as well, you may bear that one off with a 4, move the one on 15, or stay.
rules-k11 = While a piece on 27, or one that went back to 15, holds a side, that side’s pairs do not protect. The rule for 28 to 30 stands.
rules-k12 = Nobody is ever obliged to bear off.
rules-k12-reading = If every move forward of a throw would bear a piece off, you may give that throw away, and owe no move back for it. For a piece on 27, its three choices stand instead.
rules-k12-home = No piece is borne off while one of its side stands on 1 to 10.
rules-k12-home-reading = Two sides can hold each other fast in this way for good. Such a game ends as a draw, as told below.
rules-k13 = The options are not in the text that we follow; they are catalogued with Kendall’s booklet. All of them can be combined.

## CEMEA

rules-path-cemea = The board lies with the first row at the bottom. It begins on the right, and the way out is at the top left.
rules-c1 = You throw in turn. The first to throw a 1 takes Black and has the first move.
rules-c1-reading = That 1 is played, with any black piece. Then Black throws again.
rules-c1-high = Both throw, and the higher throw has the first move.
rules-c1-high-reading = It takes Black and begins with a fresh throw. Equal throws are thrown again.
rules-c3 = Land on a lone enemy and the two change places. A pair of neighbours is safe, though it can be passed. Three or more are a wall: the enemy cannot hit it, nor get past it.
rules-c4 = A throw moves a piece forward if it can. If not, any piece goes back by as much.
rules-c4-swap-reading = Going back onto a lone enemy swaps as well.
rules-c4-own-reading = If even that fails, but a move would end on a piece of your own, you must make it. Enemy walls still bind; your own pairs, and the safety of 28 to 30, do not keep your own piece from it.
rules-c4-own = The piece that stood there goes to square 1 or, if that is held, to the lowest free square.
rules-c4-pass = If nothing at all can move, the turn passes, whatever the throw.
rules-c5 = A piece on 26 may use a 1 to leap over 27.
rules-c5-reading = It comes down on 28, if 28 is empty. Stepping onto 27 stays open as well. Nobody has to stop on 26, and nobody is safe there.
rules-c6 = A piece that lands on 27 goes back to 15, if 15 is empty. If not, it stays, and its side can move nothing at all until it throws a 4. The 4 takes the piece off the board, even if 15 has become free meanwhile.
rules-c6-reading = Any other throw ends the turn of a side that is stuck. The 4 earns its extra throw; so does the throw that fell in, if it is one of those that do. An enemy landing on 27 swaps the stuck piece away, unless a pair protects it, and is then dealt with in the same way.
rules-c7 = Nobody on 28, 29 or 30 can be attacked. A piece leaves 28 by exactly 3, 29 by exactly 2 and 30 by exactly 1.
rules-c7-reading = No other square leads off the board, apart from the 4 on 27. Shorter moves among the three are ordinary moves, and pieces there may be forced back.
rules-c8-die = An ordinary die, 1 to 6, takes the place of the sticks.
rules-c8-die-reading = A 5 earns no extra throw.
rules-c8-playon = In old times, the article supposes, both had to reach the end, and whoever was through first helped the other.
rules-c8-playon-reading = The side that is left throws alone until it is through as well. The first to finish has won; the order is kept.

## Five Figurines

rules-f1 = You throw in turn. The first to throw a 1 has Black, and with that 1 the piece on 10 can step to 11. Black then throws on.
rules-f1-reading = We make that step compulsory.
rules-f3 = A lone enemy can be attacked: the two change places. A pair cannot be attacked, though it can be passed. Three or more cannot even be passed by the enemy.
rules-f3-reading = A piece is alone when no companion stands on a neighbouring square.
rules-f3-strict = One sentence of the leaflet asks for more: both squares beside the piece must be empty. The attacker itself does not count against that, and square 1 has one neighbour only.
rules-f4 = If no piece can go forward, one has to go back. Onto a lone enemy, it swaps as well.
rules-f5-reading = The leaflet says that the game is over. We take it to mean the turn: when no piece can move, sheltered ones included, the throw is passed. If it earns another, that one is thrown; if not, the turn is over. By the letter, one random game in eight would end without a winner.
rules-f5-blocked = When no piece can move, the game is over, without a winner.
rules-f6 = A piece that lands on 27 goes back to 15 or, if 15 is occupied, to 1.
rules-f6-reading = If 1 is occupied too, it goes to the lowest free square.
rules-f7 = On 26, 28 and 29 even a lone piece cannot be attacked. Pieces may stay there as long as their owner likes.
rules-f7-reading = If every move of a throw would start from one of these squares, you may pass. A throw that earns another does so even then.
rules-f8 = Reaching 30 takes a piece off; the throw may be larger than needed. No piece leaves while one of its side stands on 1 to 10.
rules-f8-reading = So nobody ever stands on 30, and a move that would reach it too early is not allowed.
rules-f9 = The winner scores 1 point for each enemy piece left on 21 to 30, and 3 for each on 1 to 20.

## El juego de los faraones

rules-path-faraones = The first row runs from left to right, the second from right to left, the third from left to right.
rules-path-faraones-reading = We put the first row on top.
rules-p-setup-reading = White’s cones stand on the odd squares, Black’s { -reel }s on the even.
rules-p-turn-reading = No throw earns another: our copy does not grant any, but then its table of throws is lost.
rules-p-bonus-reading = The table of throws is lost from our copy. Here a 1, 4 or 6 earns another throw, as in other rulesets; each is moved before the next is made.
rules-p1 = Land exactly on an unprotected enemy and the two change places. Neighbours of one side keep each other safe; a third makes them a wall, closed to the enemy but not to its owner.
rules-p1-reading = A piece of your own stops you from landing on it, not from passing it.
rules-p2 = Walls and protected pieces may leave you no way forward. Then you have to go back, if you can.
rules-p2-reading = We apply that whatever the cause. Going back swaps as well. If nothing can move either way, the turn passes.
rules-p3 = A piece that lands on 26, before the Three Judges, goes to 15, the Ankh. It makes no difference which way it came.
rules-p3-reading = If 15 is held, it goes to the lowest free square.
rules-p4 = A piece has to land on 27, Horus, to have any hope of leaving.
rules-p4-reading = So no move forward from 1 to 25 passes 27. A piece that a swap has put on 27 stands there like any other.
rules-p5 = The last squares are marked III, II and I. From each, its own number leads off the board, and no other: a 3 from 28, a 2 from 29, a 1 from 30.
rules-p5-reading = From 27, a 1, 2 or 3 leads to 28, 29 or 30, and larger throws do nothing. Pieces on 28 to 30 have no other move, forward or back; one on 27 may be forced back. Nothing but a pair protects a piece on the last row.

## Reed Sticks

rules-r1 = Both throw, until one has a 1 and the other has not. The one with the 1 is Black, moves from 10 to 11, and throws on.
rules-r1-reading = Each throws all four sticks. White’s first move of the game is made with the piece on 9: so say the English and Spanish twins, where the German has it move to the ninth square. If there is no white piece on 9, or it cannot move, any other will do; after White’s first real move the duty is over.
rules-r2 = Pieces only go forward. If none of yours can, the turn is lost.
rules-r2-reading = A 2 or a 3 is moved before the turn passes. A throw that would earn another is lost in the same way when it cannot be moved.
rules-r3 = You may not land on a piece of your own, on either of two enemies side by side, or on an enemy on 26, 28, 29 or 30. Landing on any other enemy, the two change places. Three enemies side by side cannot be passed.
rules-r4-water = A piece that lands on 27 goes back to 15.
rules-r4-water-reading = If 15 is held, it goes to the lowest free square.
rules-r5 = Pieces leave only when all that you have left stand on 21 to 30.
rules-r5-exact = A piece is borne off by the throw that takes it exactly to 30.
rules-r5-reading = A piece that gets to 30 too early waits there in safety; once all are on the last row, any throw takes it off. When you may bear off, reaching 30 is leaving, whoever stands there, and walls count up to 29.
rules-r5-exits = They leave 28 by a 3, 29 by a 2 and 30 by a 1.
rules-r5-exits-reading = Nothing else leads off, and the rule about the last row holds as before. Landing on 30, and moving from 28 to 29 or 30 or from 29 to 30, are ordinary moves.
rules-r6-reading = The text gives 3 points for the third row; we count it from the end of the path.
rules-r7-beauty = Every piece has to stop on 26, by the exact throw, before it goes on to the last four squares.
rules-r7-beauty-reading = So no move from 1 to 25 passes 26, which stays a refuge.
rules-r7-reading = The text lists its variations one by one; we let you combine them.

## Jéquier

rules-j1 = A piece on its starting square waits until the piece that began on the next square has moved. A piece that was sent away counts as moved.
rules-j2 = Land on a lone enemy and it goes back to the lowest free square; the square that your piece has just left counts as free. Pairs protect, and nobody passes three enemies side by side.
rules-j2-reading = Nobody on 26, 28, 29 or 30 can be hit. The catalogue’s list has a 20, which we take for a slip.
rules-j3 = If nothing can go forward, a piece goes back, but only to an empty square. If nothing can move, the turn ends.
rules-j5 = Pieces leave only when all that you have left stand on 21 to 30. Moving beyond 30 is leaving, exact or not. On 30 itself a piece stands as on any square.

## Bell

rules-sticks-die = Throw a die with four faces, 1 to 4.
rules-b-opening = Both throw; the higher takes White and begins with a fresh throw. Equal throws are thrown again.
rules-b1 = Land on an enemy and it is taken: it leaves the game. You cannot land on a piece of your own. There are no pairs and no walls, and pieces only go forward.
rules-b2 = On 15, 26, 27, 28 and 29 nobody can be taken. But a piece there has to be moved, before any other, by the first throw that can move it.
rules-b3 = A piece leaves by the throw that takes it exactly one step beyond 30. If nothing can move, the turn passes.
rules-b4 = A side with no piece on the board has no more turns, and the other plays on. When no piece is left, whoever has borne off more has won; equal numbers are a draw.

## Piccione

rules-i-opening-reading = Both throw; the higher takes White and begins. Equal throws are thrown again.
rules-i1 = A 1 may bring a waiting piece in on square 1, if that is empty; it is a move like any other. It earns another throw at once. The piece that came in must make at least one step of it; the rest may go to others.
rules-i1-reading = If it cannot make even one step, it goes back to wait, and the turn ends.
rules-i2 = A throw may be shared out among your pieces on the board, in whole steps, until it is used up or nothing more can be used. No part of a throw brings a piece in. All moves of one throw go the same way, forward or back.
rules-i3 = Nothing is ever captured. Any piece stops you from landing on it, and none from passing it.
rules-i4 = If no part of a throw can go forward, nor bring a piece in, it must go back, shared out in the same way. If nothing can move, the turn ends.
rules-i5 = A throw of 5 earns another. So does going forward to land on 15 or 26. The extra throw is made when the present one is used up.
rules-i5-reading = One throw earns one more at most, however many reasons there are.
rules-i6 = 27 takes a piece off the board, however it got there. It waits, and enters again.
rules-i7 = A piece leaves by exactly the steps that take it one beyond 30, from a whole throw or a part. Pieces on 28 to 30 never go back. Leaving is a move forward among others, so it is forced only when no other is left.

## Modern common

rules-m1 = Land on a lone enemy and the two change places. Pairs protect; three side by side bar the enemy’s way. Nobody on 15 or on 26 to 30 can be captured.
rules-m2 = If nothing can go forward, any piece on 1 to 25 goes back. It may swap; what protects or bars the way forward does so here. If nothing can move, the turn passes, whatever the throw.
rules-m3 = No piece on 1 to 25 passes 26. From 26, a 1 leads to 27, a 2 to 28, a 3 to 29, a 4 to 30 and a 5 off the board. Pieces on 26 to 30 never go back.
rules-m4 = A piece that lands on 27 goes back to 15, or to the first free square below it.
rules-m5 = A piece leaves 28 by exactly 3, 29 by exactly 2 and 30 by exactly 1. These squares have no other move.

## Skyriuk

rules-s1 = Land on an enemy that is not protected and the two change places. Nobody on 15 or on 26 to 30 can be captured. Two enemies side by side already bar the way.
rules-s1-groups = In a group of neighbouring pieces only the two at its ends are protected. Those between can be captured, and the group itself does not bar the way to them. A piece on 15 or 26 to 30 counts as one of its group.
rules-s2 = A piece on 1 to 25 whose throw would take it to 26 or beyond stops on 26, unless something bars its way there. You throw again at once, and that throw is for this piece: a 1 leads to 27, a 2 to 28, a 3 to 29, a 4 to 30, a 5 off the board. If its square from 28 to 30 is occupied, by either side, the piece goes to 27; if 27 is occupied, to 15 or the first free square below it.
rules-s2-bonus = That second throw earns another by its own value; the one that reached 26 earns nothing more. From 26 on, nothing bars the way.
rules-s3-reading = A piece that comes to rest on 27 makes its side throw again at once, for that piece alone. A 1, 2 or 3 sends it to 15 or the first free square below; a 4 takes it off; with a 5 it stays, and the turn ends. While it stays, its side’s next throw is again for it.
rules-s4 = A piece leaves 28 by exactly 3, 29 by exactly 2, and 30 by any throw. These squares have no other move.
