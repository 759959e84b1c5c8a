### Was die Ansichten über die Worte des Bretts hinaus sagen.

## Wer was spielt, sobald die Eröffnung entschieden ist

opening-you = { $side ->
    [white] Du spielst Weiß und beginnst.
   *[black] Du spielst Schwarz und beginnst.
}
opening-computer = { $side ->
    [white] Der Computer spielt Weiß und beginnt. Du spielst Schwarz.
   *[black] Der Computer spielt Schwarz und beginnt. Du spielst Weiß.
}
opening-seat = { $seat ->
    [white] { $side ->
        [white] Platz 1 spielt Weiß und beginnt.
       *[black] Platz 1 spielt Schwarz und beginnt.
    }
   *[black] { $side ->
        [white] Platz 2 spielt Weiß und beginnt.
       *[black] Platz 2 spielt Schwarz und beginnt.
    }
}

## Am Brett

# Nach dem Zug, den der Computer vorschlägt; die Aussicht in Prozent
hint-move = Mit diesem Zug liegt die Gewinnaussicht bei { $percent } %.
# Er schlägt vor zu passen
hint-pass = Passe.
computer-simple = Was der Computer gelernt hat, ließ sich nicht laden. Er spielt nach einer einfachen Regel.
# Der Balken neben dem Brett
chance-heading = Gewinnaussichten
chance-label = Weiß { $white } %, Schwarz { $black } %
chance-share = { $percent } %

turn-your-throw = Du bist dran: Wirf.
turn-your-throw-again = Wirf noch einmal.
turn-your-opening = Wirf um den Beginn.
turn-your-move = Dein Wurf: { $throw }.
turn-your-pool = Deine Würfe: { $throws }.
turn-your-pass = Kein Zug möglich.
turn-over = Die Partie ist zu Ende.
status-play-first = { $count ->
    [one] Zieh zuerst die { $throws }.
   *[other] Zieh zuerst { $throws }.
}
hint-tap-target = Tippe auf das leuchtende Feld oder auf einen anderen leuchtenden Stein.
players-versus = { $white } – { $black }
seat-first = Platz 1
seat-second = Platz 2
moves-open = Zugliste
record-heading = Mitschrift
record-note = Die ganze Partie als Text.
given-mark = vorgegebene Würfe
tray-bear-off = { $side ->
    [white] Ablage von Weiß: hier hinausspielen
   *[black] Ablage von Schwarz: hier hinausspielen
}
tray-enter = { $side ->
    [white] Ablage von Weiß: Stein zum Einsetzen nehmen
   *[black] Ablage von Schwarz: Stein zum Einsetzen nehmen
}
sticks-throw = Werfen
sticks-still = Der Wurf

## Laufende Partien

games-deleted-elsewhere = Diese Partie wurde in einem anderen Tab gelöscht. Hier geht sie weiter, wird aber nicht mehr gespeichert.
games-gone = Diese Partie gibt es nicht mehr: Sie wurde gelöscht.
games-unopened = Diese Partie ist nicht lesbar. Sie bleibt, wie sie ist, und nichts geht verloren.
games-result = { $side ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
   *[draw] unentschieden
}
games-side-turn = { $side ->
    [white] Weiß ist dran
   *[black] Schwarz ist dran
}
games-opening-turn = in der Eröffnung
games-delete-yes = Löschen
games-keep = Behalten
games-unreadable = Eine unlesbare Partie
games-open-failed = Diese Partie wird in einem anderen Tab gespielt.
games-checking = Wird sie anderswo gespielt? Moment …
confirm-heading = Ganz sicher?

## Die Regelseite, solange ihr Text nicht da ist

rules-of = Die Regeln: { $ruleset }
rules-coming = Die Regeln werden geladen …
rules-lost = Der Text der Regeln konnte nicht geladen werden.
rules-try-again = Noch einmal versuchen

## Einstellungen

setting-system = Wie das System

## Das Brett, vorgelesen

board-side = { $side ->
    [white] { $count ->
        [0] Weiß hat keinen Stein auf dem Brett.
       *[other] Weiß auf { $squares }.
    }
   *[black] { $count ->
        [0] Schwarz hat keinen Stein auf dem Brett.
       *[other] Schwarz auf { $squares }.
    }
}

## Kleinigkeiten

turn-tossing = Die Stäbe fliegen …
strip-off = { $off }/{ $all }
link-notice-name = Hinweis
start-entering = Steine kommen einzeln ins Spiel
save-no-save = Sie ist kein Spielstand dieses Spiels.
caption-off = { $off } von { $all } im Ziel
card-length = etwa { $minutes } Min.
card-die-four = ein Würfel
card-die-six = ein Würfel
result-you-win = Du hast gewonnen.
result-you-lose = Der Computer hat gewonnen.
# Ein Tag; die Monate nach ihrer Zahl
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }
