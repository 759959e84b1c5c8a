### Was laut vorgelesen wird, während es geschieht: erst, was getan wurde, dann, was es bedeutet.
### Jede Meldung ist ein Satz für sich. „Er“ ist immer der Stein, der gezogen hat.

announce-throw = { player } wirft { $value }: { $lie }.
announce-opening = { $side ->
    [white] Platz 1 wirft { $value }.
    [name] { $name } wirft { $value }.
   *[black] Platz 2 wirft { $value }.
}
announce-opening-again = Noch ist nichts entschieden. Es wird noch einmal geworfen.
announce-opening-won = { $side ->
    [white] Die Eröffnung ist entschieden: Weiß beginnt mit den { -cone(form: "dative-plural") }.
   *[black] Die Eröffnung ist entschieden: Schwarz beginnt mit den { -reel(form: "plural") }.
}
announce-move = { player } zieht von { $from } auf { $to }.
announce-move-house = { player } zieht von { $from } auf { $to }, { $house }.
announce-back = { player } zieht zurück, von { $from } auf { $to }.
announce-enter = { player } setzt einen Stein auf { $to } ein.
announce-off = { player } spielt den Stein von { $from } hinaus.
announce-off-left = { $count ->
    [0] Das war der letzte.
    [one] Noch ein Stein.
   *[other] Noch { $count } Steine.
}
announce-swap = Platztausch: { $side ->
    [white] Weiß
   *[black] Schwarz
} steht jetzt auf { $square }.
announce-send-back = { $side ->
    [white] Der weiße Stein geht zurück auf { $square }.
   *[black] Der schwarze Stein geht zurück auf { $square }.
}
announce-capture = { $side ->
    [white] Ein weißer Stein ist geschlagen.
   *[black] Ein schwarzer Stein ist geschlagen.
}
announce-into-water = { $side ->
    [white] Der weiße Stein gerät auf { $square } ins Wasser.
   *[black] Der schwarze Stein gerät auf { $square } ins Wasser.
}
announce-water = Er fällt ins Wasser.
announce-water-to = Er fällt ins Wasser und geht zurück auf { $to }.
announce-water-off = Er fällt ins Wasser und verlässt das Brett; er wird neu eingesetzt.
announce-judges = Die Drei Richter schicken ihn zurück auf { $to }.
announce-ill-fortune = Das Unglück schickt ihn zurück auf { $to }.
announce-ill-fortune-stuck = Das Unglück hält ihn auf { $square } fest.
announce-own-back = Der eigene Stein dort geht zurück auf { $square }.
announce-give-up = { player } kehrt um, aus dem Wasser zurück auf { $to }, und setzt dafür einmal aus.
announce-stay = { player } bleibt im Wasser.
announce-pass = { player } passt.
announce-throw-away = { player } verschenkt die { $throw }.
announce-no-move = { player } kann { $throw } nicht ziehen.
announce-skip = { player } setzt aus.
announce-bonus = Noch ein Wurf.
announce-chosen = { $square } gewählt.
announce-targets = Er kann auf { $targets } ziehen.
announce-targets-off = Er kann das Brett verlassen.
announce-targets-or-off = Er kann auf { $targets } ziehen oder das Brett verlassen.
announce-put-back = Wieder abgesetzt.
announce-moves = { $count ->
    [0] Keine Züge.
    [one] Ein Zug: { $moves }.
   *[other] { $count } Züge: { $moves }.
}
announce-undo = Zurückgenommen.
announce-redo = Wiederholt.
announce-resigns = { player } gibt auf.
announce-new-game = Neue Partie: { $ruleset }.
announce-restored = Die Partie geht dort weiter, wo sie stand.
