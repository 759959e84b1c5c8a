### I nomi dei giocatori, e i lanci fatti con bastoncini veri.
### $name è ciò che un giocatore ha scritto.

## Nomi

player-name = { $side ->
    [white] Nome del giocatore 1
   *[black] Nome del giocatore 2
}
# Chi l’ha fatto, come soggetto della frase: col nome che si è dato, altrimenti con la parte.
player = { $side ->
    [white] Il Bianco
    [name] { $name }
   *[black] Il Nero
}
name-optional = Nome, se vuoi
turn-opening-name = { $name }: lancia per l’apertura.
opening-name = { $side ->
    [white] { $name } ha il Bianco e comincia.
   *[black] { $name } ha il Nero e comincia.
}
turn-throw-name = Tocca a { $name } lanciare.
turn-throw-again-name = { $name } lancia ancora.
turn-move-name = { $name } gioca { $throw }.
turn-pool-name = { $name } gioca { $throws }.

## Bastoncini veri

settings-hand = Lancia bastoncini veri
hand-ask = Che cosa hai fatto?
hand-throw = Ho fatto { $throw }
hand-first = Scegli ciò che mostrano i bastoncini.
hand-mark = lanci fatti a mano

## La finestra

fullscreen-leave = Esci da schermo intero
