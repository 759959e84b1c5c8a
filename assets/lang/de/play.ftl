### Was das Spiel am Brett sagt.
###
### Glossar
### square → Feld; path, track → Weg; row → Reihe; first row → erste Reihe, Heimreihe (Option)
### house → Haus (der Wiedergeburt, der Schönheit, des Glücks, des Wassers, der Drei Wahrheiten, des Re-Atum,
###   des Horus, des Überflusses, des Unglücks); refuge → Zuflucht; Ankh → Anch; Three Judges → Drei Richter
### piece → Stein; cone → Kegel; reel → Spule; figurine → Figur; White, Black → Weiß, Schwarz
### side → Seite; enemy → gegnerischer Stein; own → eigen; seat → Platz (1, 2)
### throwing sticks → Wurfstäbe, Stäbe; face → Seite; blank, white, flat, curved, plain, light →
###   leer, weiß, flach, gewölbt, schlicht, hell; die → Würfel
### throw → Wurf, werfen; to throw → am Wurf; another throw, extra throw → noch ein Wurf, weiterer Wurf
### a 1, a throw of 1 → eine 1; give away → verschenken; share out, split → aufteilen; void → verfällt
### move → Zug, ziehen; to move → am Zug; step → Schritt; forward → vorwärts; back → zurück
### turn → Zug, an der Reihe, dran; skip, lose a turn → (einmal) aussetzen; pass → passen
### swap, change places → tauschen, Platztausch; hit, capture, take → schlagen; attack → angreifen
### pair → Paar; wall → Mauer; bar the way → den Weg versperren; get past → vorbeikommen; lone → einzeln
### protected → geschützt; safe → sicher; stuck → sitzt fest; held (square) → besetzt
### bear off → hinausspielen; leave the board → das Brett verlassen; borne off (count) → im Ziel;
###   leads off → führt hinaus, führt vom Brett
### enter → einsetzen; waiting → wartet; tray → Ablage; give up (the water) → umkehren; resign → aufgeben
### opening → Eröffnung; throw for the opening → um den Beginn werfen
### ruleset → Regelwerk; reading → Lesart; source → Quelle; option → Option; game → Spiel, eine Partie
### draw → unentschieden; score → Wertung, Punkte; position → Stellung; record → Mitschrift; list → Zugliste
### undo → zurücknehmen; redo → wiederholen; level → Stufe; senet, game of passing → Spiel vom Hinübergehen

## Felder und ihre Häuser

square-plain = Feld { $square }
square-house = Feld { $square }, { $house }
house-rebirth = Haus der Wiedergeburt
house-beauty = Haus der Schönheit
house-water = Haus des Wassers
house-truths = Haus der Drei Wahrheiten
house-atum = Haus des Re-Atum
house-horus = Haus des Horus
# El juego de los faraones
house-ankh = das Anch
house-judges = die Drei Richter
house-falcon = Horus
house-three = die III
house-two = die II
house-one = die I
# CEMEA
house-abundance = Haus des Überflusses
house-ill-fortune = Haus des Unglücks
refuge-three = Zuflucht III
refuge-two = Zuflucht II
refuge-one = Zuflucht I
# Die Beschriftung als Satz, vorgelesen
square-read = { $label }.
# Was in der gesprochenen Beschriftung nach einem Komma auf den Namen des Feldes folgt
square-empty = leer
square-movable = kann ziehen
square-only-move = kann ziehen, nur auf eine Art
square-chosen = gewählt
square-target = mit der { $throw } zu erreichen
square-target-swap = tauscht mit dem Stein hier
square-target-capture = schlägt den Stein hier
square-target-sends-back = schickt den Stein hier zurück

## Teile der Ansicht

board-name = Senetbrett
region-board = Brett
region-status = Stand der Partie
region-moves = Züge
region-players = Mitspielende
tray-waiting = { $side ->
    [white] Weiß: { $count } { $count ->
        [one] wartet
       *[other] warten
    }
   *[black] Schwarz: { $count } { $count ->
        [one] wartet
       *[other] warten
    }
}
tray-off = { $side ->
    [white] Weiß: { $count } von { $all } im Ziel
   *[black] Schwarz: { $count } von { $all } im Ziel
}
tray-taken = { $side ->
    [white] Weiß hat { $count } verloren
   *[black] Schwarz hat { $count } verloren
}
player-count = { $board } auf dem Brett, { $off } im Ziel
player-waiting = { $board } auf dem Brett, { $waiting } { $waiting ->
    [one] wartet
   *[other] warten
}, { $off } im Ziel
player-to-throw = am Wurf
player-to-move = am Zug

## Wer an der Reihe ist

turn-opening = { $side ->
    [white] Platz 1: Wirf um den Beginn.
   *[black] Platz 2: Wirf um den Beginn.
}
turn-opening-one = Wer die erste 1 wirft, beginnt.
turn-opening-only-one = Beide werfen, bis nur eine Seite eine 1 hat.
turn-opening-higher = Beide werfen; der höhere Wurf beginnt.
turn-throw = { side-name } ist am Wurf.
turn-throw-again = { side-name } wirft noch einmal.
turn-move = { side-name } ist am Zug: { $throw }.
turn-pool = { side-name } ist am Zug: { $throws }.
turn-pass = { player } kann nicht ziehen.
turn-thinking = { side-name } überlegt …
turn-movable = { $count ->
    [one] Ein Stein kann ziehen.
   *[other] { $count } Steine können ziehen.
}

## Würfe

throw-button = Werfen
throw-again-button = Noch einmal
throw-after-move = { $count ->
    [one] sobald die { $throw } gezogen ist
   *[other] sobald { $throw } gezogen sind
}
sticks-lie = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
   *[4] vier
} { $face ->
    [blank] leere
    [white] weiße
    [flat] flache
    [curved] gewölbte
    [plain] schlichte
   *[light] helle
}
die-lies = der Würfel zeigt { $value }
pool-heading = Würfe
pool-left = { $count ->
    [0] keiner übrig
    [one] einer übrig
   *[other] { $count } übrig
}
pool-choose = Wähle einen Wurf.
pool-throw = { $throw }
pool-chosen = { $throw }, gewählt
pool-used = { $throw }, genutzt
pool-no-move = { $throw }, kein Zug
part-left = { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
}

## Züge, wie Legende und Liste sie nennen

move-plain = { $from } → { $to }
move-swap = { $from } ⇄ { $to }
# Ein Stein, der auf dem Feld oder im Weg stand, geht anderswohin als auf das Feld des ziehenden.
move-send = { $from } → { $to }, { $sent } zurück auf { $back }
move-capture = { $from } × { $to }
move-off = { $from } → hinaus
move-enter = herein → { $to }
move-give-up = { $from } → { $to }, umgekehrt
move-pass = passen
move-throw-pass = { $throw } verschenkt
move-resigns = { side-name } gibt auf
move-then = , dann { $square }
legend-shown = { $move }.
legend-move = Zieht auf { $to }.
legend-swap = Platztausch: Der gegnerische Stein geht auf { $back }.
legend-send-back = Der gegnerische Stein geht zurück auf { $back }.
legend-capture = Schlägt den gegnerischen Stein aus dem Spiel.
legend-water = Fällt auf { $square } ins Wasser.
legend-water-to = Fällt auf { $square } ins Wasser und kommt auf { $to } heraus.
legend-judges = Die Drei Richter schicken ihn auf { $to }.
legend-ill-fortune-to = Das Unglück auf { $square } schickt ihn auf { $to }.
legend-ill-fortune-stuck = Unglück auf { $square }: { $held } ist besetzt, also sitzt er fest, bis eine { $throw } fällt.
legend-water-waits = Das Wasser nimmt ihn vom Brett; er wartet und wird neu eingesetzt.
legend-water-swapped = Der gegnerische Stein gerät auf { $square } ins Wasser.
legend-own-back = Dein eigener Stein auf { $to } geht zurück auf { $back }.
legend-off = Spielt den Stein hinaus.
legend-enter = Wird auf { $to } eingesetzt und bringt noch einen Wurf.
legend-again = Bringt noch einen Wurf.
legend-give-up = Zurück auf { $to }, dafür einmal aussetzen.
legend-pass = Lässt diesen Wurf ungenutzt.
legend-retreat = Zieht zurück auf { $to }.
legend-beauty = Jeder Stein muss hier mit genauem Wurf haltmachen, bevor er weiterdarf.

## Knöpfe am Brett

button-undo = Zurück
button-redo = Wiederholen
button-hint = Tipp
button-pass = Passen
button-stay = Im Wasser bleiben
button-give-up = Umkehren, zurück auf { $square }
button-give-away = Die { $throw } verschenken
button-resign = Aufgeben
resign-ask = { $side ->
    [white] Gibt Weiß auf? Dann gewinnt Schwarz.
   *[black] Gibt Schwarz auf? Dann gewinnt Weiß.
}
resign-yes = Aufgeben
resign-no = Weiterspielen
undo-nothing = Es gibt nichts zurückzunehmen.
undo-same-throw = Nach dem Zurücknehmen fällt derselbe Wurf wieder.
auto-moved = Der einzige Zug, für dich gemacht.

## Ein Zug ohne Bewegung, und warum

pass-none = Kein Stein kann { $throw } ziehen.
pass-none-pool = Kein Stein kann einen der übrigen Würfe ziehen.
pass-none-part = Der Rest des Wurfs lässt sich nicht nutzen.

## Warum ein Stein nicht dorthin kann

why-not-yours = Das ist ein Stein der anderen Seite.
why-empty = Dort steht kein Stein.
why-throw-first = Wirf zuerst.
why-game-over = Die Partie ist zu Ende.
why-not-turn = Die andere Seite ist an der Reihe.
why-no-such-move = Kein Wurf führt ihn dorthin.
why-own-piece = Auf { $to } steht ein eigener Stein.
why-occupied = { $to } ist besetzt.
why-pair = Der Stein auf { $to } ist von seinem Nachbarn geschützt.
why-strict = Die Felder zu beiden Seiten von { $to } müssen leer sein.
why-wall = Eine Mauer auf { $first }–{ $last } versperrt den Weg.
why-block = Zwei gegnerische Steine auf { $first }–{ $last } versperren den Weg.
why-safe = Ein Stein auf { $to } kann nicht angegriffen werden.
why-safe-while-water = Solange ein Stein auf 27 steht, kann auf 28 bis 30 keiner geschlagen werden.
why-stop-first = Jeder Stein muss erst auf { $square } haltmachen.
why-exact = Von { $from } führt nur eine { $throw } vom Brett.
why-too-far = Die { $throw } ist zu viel für den Stein auf { $from }.
why-home-row = Kein Stein verlässt das Brett, solange noch ein anderer von dir auf 1 bis 10 steht.
why-last-row = Kein Stein verlässt das Brett, bevor alle, die du noch hast, auf 21 bis 30 stehen.
why-water-holds = Dein Stein auf { $square } hält die anderen fest, bis er heraus ist.
why-water-only = Aus dem Wasser führt nur eine { $throw } vom Brett.
why-stuck = Dein Stein sitzt auf { $square } fest, bis du eine { $throw } wirfst.
why-reborn = Erst muss der Stein auf { $square } ziehen.
why-must = Dieser Wurf gehört dem Stein auf { $square }.
why-marked = Erst muss ein Stein auf einem bezeichneten Feld ziehen: { $square }.
why-starting-throw = { side-name } muss eine 1 werfen, bevor etwas zieht.
why-first-move = Den ersten Zug macht der Stein auf { $square }.
why-file = Der Stein auf { $from } wartet auf den, der auf { $ahead } begonnen hat.
why-advance-first = Zurück geht es nur, wenn nichts vorwärtskann.
why-no-retreat = Nach diesen Regeln zieht kein Stein zurück.
why-no-retreat-here = Ein Stein auf { $from } zieht nie zurück.
why-entered = Zuerst muss der eben eingesetzte Stein diesen Wurf nutzen.
why-enter-throw = Eingesetzt wird ein Stein mit einer 1.
why-direction = Alle Teile eines Wurfs gehen in dieselbe Richtung.

## Das Ende

result-won = { side-name } gewinnt.
result-won-name = { $name } gewinnt.
result-all-off = Alle Steine der Siegerseite sind im Ziel.
result-score = { $score ->
    [one] Ein Punkt.
   *[other] { $score } Punkte.
}
result-draw-deadlock = Unentschieden: Kein Wurf ließe noch eine Seite ziehen.
result-draw-progress = Unentschieden: 2000 Züge in Folge, und kein Stein wurde eingesetzt, geschlagen oder hinausgespielt.
result-draw-equal = Unentschieden: Beide haben gleich viele Steine im Ziel.
result-blocked = Die Partie ist zu Ende, ohne Sieg: { side-name } kann nicht ziehen.
result-counts = Im Ziel: { $white } von Weiß, { $black } von Schwarz.
result-again = Noch einmal
result-look-back = Brett ansehen

## Zugliste

moves-heading = Züge
moves-none = Noch keine Züge.
moves-opening = Eröffnung

## Tasten

keys-heading = Tasten
keys-throw = T, oder außerhalb der Felder die Leertaste: werfen
keys-arrows = Pfeiltasten: von Feld zu Feld gehen
keys-path = N und P: nächstes und voriges Feld auf dem Weg
keys-choose = Eingabe- oder Leertaste: Stein oder Feld wählen
keys-read-moves = M: die möglichen Züge hören
keys-read-board = B: das Brett hören
keys-read-square = S: das Feld noch einmal hören
keys-read-last = L: den letzten Zug hören
keys-throws = 1 bis 6: diesen Wurf wählen
keys-undo = U: zurücknehmen; R: wiederholen
keys-hint = H: was der Computer ziehen würde
keys-pass = X: passen
keys-escape = Esc: Stein wieder absetzen oder schließen
keys-help = ?: diese Liste
keys-off = Einzelne Tasten lassen sich in den Einstellungen abschalten.
