### Where nobody looks after the page: an exhibition.

kiosk-touch = Touch the board to play
kiosk-what = Senet was played in ancient Egypt. Its rules are lost: these are proposals by those who have studied it.
kiosk-path = The pieces run along thirty squares: the first row, then back along the second, then the third to its end.
kiosk-throw = A throw says how many squares a piece may go.
kiosk-sides = White plays the cones, Black the reels. Each side wants to bring its pieces past the last square.
kiosk-marks = On the marked squares something special may happen.
kiosk-ruleset = The computer is playing itself, by these rules: { $ruleset }.
kiosk-choose = Which game?
kiosk-idle = Are you still there?
kiosk-idle-count = { $seconds ->
    [one] In one second this game ends, and a new one can begin.
   *[other] In { $seconds } seconds this game ends, and a new one can begin.
}
kiosk-stay = Play on
kiosk-code = Code
kiosk-code-wrong = That is not the code.
kiosk-figures = How this table is used
ruleset-heading = Ruleset
kiosk-begun = Begun
kiosk-finished = Finished
kiosk-since = Counted since { $date }.
kiosk-save = Save as a file
kiosk-clear = Count anew
kiosk-leave = Back
