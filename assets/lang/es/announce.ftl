### Lo que se lee en voz alta según ocurre: primero lo que se ha hecho, después lo que significa.
### Cada mensaje es una frase completa.

announce-throw = { $side ->
    [name] { $name } lanza y saca
   *[black] Las { side-name } lanzan y sacan
} { $value }: { $lie }.
announce-opening = { $side ->
    [white] El jugador 1 saca { $value }.
    [name] { $name } saca { $value }.
   *[black] El jugador 2 saca { $value }.
}
announce-opening-again = Aún no se ha decidido. Hay que volver a lanzar.
announce-opening-won = { $side ->
    [white] Apertura decidida: empiezan las blancas, con los { pieces-name }.
   *[black] Apertura decidida: empiezan las negras, con los { pieces-name }.
}
announce-move = { $side ->
    [name] { $name } mueve
   *[black] Las { side-name } mueven
} de la { $from } a la { $to }.
announce-move-house = { $side ->
    [name] { $name } mueve
   *[black] Las { side-name } mueven
} de la { $from } a la { $to }, { $house }.
announce-back = { $side ->
    [name] { $name } retrocede
   *[black] Las { side-name } retroceden
} de la { $from } a la { $to }.
announce-enter = { $side ->
    [name] { $name } hace
   *[black] Las { side-name } hacen
} entrar una ficha en la { $to }.
announce-off = { $side ->
    [name] { $name } retira
   *[black] Las { side-name } retiran
} la ficha de la { $from }.
announce-off-left = { $count ->
    [0] Era la última.
    [one] Queda una ficha.
   *[other] Quedan { $count } fichas.
}
announce-swap = Intercambio: { $side ->
    [white] la ficha blanca
   *[black] la ficha negra
} queda en la { $square }.
announce-send-back = { $side ->
    [white] La ficha blanca vuelve a la { $square }.
   *[black] La ficha negra vuelve a la { $square }.
}
announce-capture = { $side ->
    [white] Una ficha blanca queda eliminada.
   *[black] Una ficha negra queda eliminada.
}
announce-into-water = { $side ->
    [white] La ficha blanca va al agua, en la { $square }.
   *[black] La ficha negra va al agua, en la { $square }.
}
announce-water = La ficha cae al agua.
announce-water-to = La ficha cae al agua y vuelve a la { $to }.
announce-water-off = La ficha cae al agua y deja el tablero; tendrá que entrar de nuevo.
announce-judges = Los Tres Jueces la mandan a la { $to }.
announce-ill-fortune = El infortunio la manda a la { $to }.
announce-ill-fortune-stuck = El infortunio la retiene en la { $square }.
announce-own-back = Su propia ficha vuelve a la { $square }.
announce-give-up = { $side ->
    [name] { $name } renuncia, deja el agua y vuelve a la { $to }. Pierde el próximo turno.
   *[black] Las { side-name } renuncian, dejan el agua y vuelven a la { $to }. Pierden el próximo turno.
}
announce-stay = { $side ->
    [name] { $name } sigue
   *[black] Las { side-name } siguen
} en el agua.
announce-pass = { $side ->
    [name] { $name } pasa.
   *[black] Las { side-name } pasan.
}
announce-throw-away = { $side ->
    [name] { $name } descarta
   *[black] Las { side-name } descartan
} el { $throw }.
announce-no-move = { $side ->
    [name] { $name } no puede
   *[black] Las { side-name } no pueden
} mover con un { $throw }.
announce-skip = { $side ->
    [name] { $name } pierde
   *[black] Las { side-name } pierden
} este turno.
announce-bonus = Otra tirada.
announce-chosen = Elegida la { $square }.
announce-targets = Puede ir a { $targets }.
announce-targets-off = Puede salir del tablero.
announce-targets-or-off = Puede ir a { $targets }, o salir del tablero.
announce-put-back = Ficha en su sitio.
announce-moves = { $count ->
    [0] Ninguna jugada.
    [one] Una jugada: { $moves }.
   *[other] { $count } jugadas: { $moves }.
}
announce-undo = Deshecho.
announce-redo = Rehecho.
announce-resigns = { $side ->
    [name] { $name } se rinde.
   *[black] Las { side-name } se rinden.
}
announce-new-game = Partida nueva: { $ruleset }.
announce-restored = La partida sigue donde se dejó.
