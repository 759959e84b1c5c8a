### What the page says around the board.
### $side is always `white` or `black`; $square, $from and $to are square numbers, 1 to 30.

# The two kinds of pieces, told apart by shape.
-cone = cone
-reel = reel

## The page

page-title = Senet: the Egyptian game of passing
page-title-game = { $ruleset } – Senet
page-loading = Setting up the board …
page-needs-script = Senet needs JavaScript and WebAssembly. Please allow them for this page.
page-blocked = This site’s security policy does not let the game start: WebAssembly is not allowed here. Whoever runs the site can allow it with 'wasm-unsafe-eval'.
page-stopped = The game could not go on. Reload the page: what was saved is still there. If nothing changes, this site may not allow WebAssembly, which the game needs.
page-close = Close
page-skip-to-board = Skip to the board
# Between the parts of a list, and between sentences; mind the space at the end.
list-separator = {", "}
sentence-separator = {" "}

## Sides and pieces

side-name = { $side ->
    [white] White
   *[black] Black
}
piece-name = { $side ->
    [white] white { -cone }
   *[black] black { -reel }
}
pieces-name = { $side ->
    [white] white { -cone }s
   *[black] black { -reel }s
}

## Start screen

start-heading = Senet
start-intro = Nobody knows the ancient rules; these are ten careful readings.
start-intro-more = Senet was played in Egypt from about 3000 BCE on. Boards have come down to us, the rules have not; scholars and players have pieced them together from paintings and texts. Choose a reading, and see what it makes of the same thirty squares.
start-choose = Choose the rules
start-first-game = A good first game
start-by = After { $source }
start-pieces = { $count ->
    [one] { $count } piece a side
   *[other] { $count } pieces a side
}
start-options = Options
start-players = Who plays
start-seat = { $side ->
    [white] First seat
   *[black] Second seat
}
start-seats-note = The opening throws decide who takes which colour.
start-person = A person
start-computer = The computer
start-level = Level
start-begin = Begin
start-rules = Read the rules
level-name = Level { $level }: { level-title }
# What the computer is called at each of its five levels, the weakest first
level-title = { $level ->
    [1] Apprentice
    [2] Herdsman
    [3] Scribe
    [4] Priest
   *[5] Vizier
}
player-you = You
player-computer = Computer, level { $level }
player-person = { $side ->
    [white] White
   *[black] Black
}

## Games under way

games-heading = Games under way
games-continue = Continue
games-delete = Delete
games-delete-ask = Delete this game? It cannot be brought back.
games-last = last played { $date }
games-other-tab = This game is being played in another tab.
games-take-over = Play it here
games-new = New game

## Rulesets: name, source, and one line on the card

ruleset-kendall = Kendall
ruleset-kendall-source = Timothy Kendall’s booklet to Passing Through the Netherworld, late 1970s
ruleset-kendall-line = Throw first, then spend your throws. Keep out of the water.
ruleset-cemea = CEMEA
ruleset-cemea-source = the games group of CEMEA, in an Italian encyclopaedia article
ruleset-cemea-line = Swaps and walls, and a square of ill fortune that can hold you fast.
ruleset-figurine = Five Figurines
ruleset-figurine-source = an Italian leaflet
ruleset-figurine-line = A straight race with refuges, and a score for the winner.
ruleset-faraones = El juego de los faraones
ruleset-faraones-source = a Spanish sheet of rules
ruleset-faraones-line = Judges send you back, and only Horus opens the way out.
ruleset-reed = Reed Sticks
ruleset-reed-source = a German text, sold in English with boards by a chess shop
ruleset-reed-line = Forward only: gather on the last row, then leave by exact throws.
ruleset-jequier = Jéquier 1930
ruleset-jequier-source = Jéquier, 1930, as catalogued by the Digital Ludeme Project
ruleset-jequier-line = The file unrolls from the front, and a hit sends far back.
ruleset-bell = Bell 1979
ruleset-bell-source = R. C. Bell, 1979, as catalogued by the Digital Ludeme Project
ruleset-bell-line = Ten a side, and what is taken stays taken.
ruleset-piccione = Piccione 1977
ruleset-piccione-source = Piccione, 1977, as catalogued by the Digital Ludeme Project
ruleset-piccione-line = Pieces enter one by one, throws are shared out, nobody captures.
ruleset-common = Modern common
ruleset-common-source = what most sets and apps play today, a simplified Kendall
ruleset-common-line = The senet that most people meet first.
ruleset-skyriuk = Skyriuk
ruleset-skyriuk-source = Skyriuk, as published with an open implementation
ruleset-skyriuk-line = Two already block the way, and the House of Beauty throws again.
ruleset-custom = Your own rules

## Options: name, and what it changes

option-kendall-five = Five pieces
option-kendall-five-note = Five pieces a side on squares 1 to 10, instead of seven on 1 to 14.
option-kendall-start = Starting throw
option-kendall-start-note = A side moves nothing until it has thrown a 1.
option-kendall-trap = Trap
option-kendall-trap-note = A throw that would take a piece past square 26 takes it into the water on 27, if that is empty.
option-kendall-home = Home row
option-kendall-home-note = You bear off no piece while another of yours is still on squares 1 to 10.
option-kendall-single = One throw at a time
option-kendall-single-note = Every throw is moved before the next is made, instead of all throws first.
option-cemea-high = Higher throw begins
option-cemea-high-note = Both throw, and the higher begins, instead of the first to throw a 1.
option-cemea-die = Ordinary die
option-cemea-die-note = A die from 1 to 6 in place of the four sticks.
option-cemea-playon = Play on
option-cemea-playon-note = When one side is through, the other goes on until it has passed too.
option-figurine-strict = Strict attack
option-figurine-strict-note = A piece can be attacked only if the squares on both sides of it are empty.
option-figurine-blocked = Blocked ends the game
option-figurine-blocked-note = When a player cannot move, the game is over and nobody has won.
option-faraones-bonus = Throw again
option-faraones-bonus-note = Throws of 1, 4 and 6 earn another throw.
option-reed-beauty = House of Happiness
option-reed-beauty-note = Every piece has to stop on square 26 before it goes on.
option-reed-water = House of Water
option-reed-water-note = Square 27 sends a piece back to square 15, not to the beginning.
option-reed-exits = Numbered exits
option-reed-exits-note = Pieces leave from 28, 29 and 30 alone, by throws of 3, 2 and 1.
option-seven = Seven pieces
option-seven-note = Seven pieces a side on squares 1 to 14, instead of five on 1 to 10.

## Settings

settings-heading = Settings
settings-language = Language
language-browser = As the browser
settings-theme = Board
theme-faience = Faience
theme-ebony = Ebony
theme-papyrus = Papyrus
theme-contrast = High contrast
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = No motion
settings-auto-throw = Throw for me
settings-auto-move = Move at once when only one move is possible
settings-sound = Sound
settings-volume = Volume
settings-hints = Show which pieces can move
settings-chance = Show the chances of winning
settings-numbers = Square numbers
settings-marks = Marks
marks-plain = Plain
marks-elaborate = Elaborate
settings-turn-board = Turn the board
settings-single-keys = Single-key shortcuts
settings-reset = Back to the first settings

## Menu and foot of the page

menu-heading = Menu
menu-new-game = New game
menu-rules = Rules
menu-games = Games
menu-settings = Settings
menu-keys = Keys
menu-about = About
menu-fullscreen = Full screen
menu-copy-record = Copy the record
menu-save-record = Save the record
menu-copied = Copied.
menu-cannot-copy = Copying is not allowed here. The text is selected: copy it by hand.
footer-about = Senet is free software, under the MIT and Apache 2.0 licences.
footer-nothing-sent = Nothing you do here leaves your device.
footer-no-rules = No complete ancient rules are known. Every ruleset names its source, and says where it had to choose.
