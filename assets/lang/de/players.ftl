### Die Namen der Spieler, und Würfe mit echten Stäben.
### $name ist, was jemand eingegeben hat.

## Namen

player-name = { $side ->
    [white] Name auf Platz 1
   *[black] Name auf Platz 2
}
# Wer es war, als Subjekt des Satzes: mit dem angegebenen Namen, sonst mit der Seite.
player = { $side ->
    [white] Weiß
    [name] { $name }
   *[black] Schwarz
}
name-optional = Name, wenn du magst
turn-opening-name = { $name }: Wirf um den Beginn.
opening-name = { $side ->
    [white] { $name } spielt Weiß und beginnt.
   *[black] { $name } spielt Schwarz und beginnt.
}
turn-throw-name = { $name } ist am Wurf.
turn-throw-again-name = { $name } wirft noch einmal.
turn-move-name = { $name } ist am Zug: { $throw }.
turn-pool-name = { $name } ist am Zug: { $throws }.

## Echte Stäbe

settings-hand = Echte Stäbe werfen
hand-ask = Was hast du geworfen?
hand-throw = Ich habe { $throw } geworfen
hand-first = Wähle, was deine Stäbe zeigen.
hand-mark = von Hand geworfen

## Das Fenster

fullscreen-leave = Vollbild verlassen
