### Die Namen der Spieler, und Würfe mit echten Stäben.
### $name ist, was jemand eingegeben hat.

## Namen

player-name = { $side ->
    [white] Name auf Platz 1
   *[black] Name auf Platz 2
}
name-optional = Name, wenn du magst
turn-opening-name = { $name }: Wirf um den Beginn.
turn-throw-name = { $name } ist am Wurf.
turn-throw-again-name = { $name } wirft noch einmal.
turn-move-name = { $name } ist am Zug: { $throw }.
turn-pool-name = { $name } ist am Zug: { $throws }.

## Echte Stäbe

settings-hand = Echte Stäbe werfen
settings-hand-note = Du wirfst von Hand und sagst dem Spiel, was du geworfen hast.
hand-ask = Was hast du geworfen?
hand-throw = Ich habe { $throw } geworfen
hand-first = Wähle, was deine Stäbe zeigen.
hand-mark = von Hand geworfen

## Das Fenster

fullscreen-leave = Vollbild verlassen
