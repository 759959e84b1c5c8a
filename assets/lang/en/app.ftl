### What the screens say beyond the board's own words.

## Who plays what, once the opening is decided

opening-you = { $side ->
    [white] You play White and begin.
   *[black] You play Black and begin.
}
opening-computer = { $side ->
    [white] The computer plays White and begins. You play Black.
   *[black] The computer plays Black and begins. You play White.
}
opening-seat = { $seat ->
    [white] { $side ->
        [white] The first seat plays White and begins.
       *[black] The first seat plays Black and begins.
    }
   *[black] { $side ->
        [white] The second seat plays White and begins.
       *[black] The second seat plays Black and begins.
    }
}

## At the board

# After the move that the computer proposes; the chance is in per cent
hint-move = With this move the chance of winning is { $percent }%.
# It proposes to pass
hint-pass = Pass.
computer-simple = What the computer has learnt could not be loaded. It plays by a simple rule.
# The bar beside the board
chance-heading = Chances of winning
chance-label = White { $white }%, Black { $black }%

chance-share = { $percent }%

turn-your-throw = Your turn: throw.
turn-your-throw-again = Throw again.
turn-your-opening = Throw for the opening.
turn-your-move = Your throw: { $throw }.
turn-your-pool = Your throws: { $throws }.
turn-your-pass = Nothing to move.
turn-over = The game is over.
status-play-first = { $count ->
    [one] First play the { $throws }.
   *[other] First play { $throws }.
}
hint-tap-target = Tap the lit square to go, or another lit piece.
players-versus = { $white } – { $black }
seat-first = First seat
seat-second = Second seat
moves-open = List of moves
record-heading = Record
record-note = The whole game as text.
given-mark = given throws
tray-bear-off = { $side ->
    [white] White’s tray: bear off here
   *[black] Black’s tray: bear off here
}
tray-enter = { $side ->
    [white] White’s tray: take a piece to enter
   *[black] Black’s tray: take a piece to enter
}
sticks-throw = Throw
sticks-still = The throw

## Games under way

games-deleted-elsewhere = This game was deleted in another tab. It goes on here, and is no longer saved.
games-gone = This game is gone: it was deleted.
games-unopened = This game cannot be read. It is kept as it is, and nothing is lost.
games-result = { $side ->
    [white] White has won
    [black] Black has won
   *[draw] drawn
}
games-side-turn = { $side ->
    [white] White’s turn
   *[black] Black’s turn
}
games-opening-turn = in the opening
games-delete-yes = Delete it
games-keep = Keep it
games-unreadable = A game that cannot be read
games-open-failed = This game is being played in another tab.
games-checking = Looking whether another tab plays it …
confirm-heading = Are you sure?

## The rules panel, before the texts of the rules are there

rules-of = The rules of { $ruleset }
rules-coming = The rules are being fetched …
rules-lost = The texts of the rules could not be loaded.
rules-try-again = Try again

## Settings

setting-system = As the system

## The board, read aloud

board-side = { $side ->
    [white] { $count ->
        [0] White has no piece on the board.
       *[other] White on { $squares }.
    }
   *[black] { $count ->
        [0] Black has no piece on the board.
       *[other] Black on { $squares }.
    }
}

## Small things

turn-tossing = The sticks are in the air …
strip-off = { $off }/{ $all }
link-notice-name = Notice
start-entering = pieces enter one by one
save-no-save = It is not one of this game’s saves.
caption-off = { $off } of { $all } off
card-length = about { $minutes } min
card-die-four = one die
card-die-six = one die
result-you-win = You have won.
result-you-lose = The computer has won.
# A day; the months by their numbers
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
