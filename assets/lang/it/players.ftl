### I nomi dei giocatori, e i lanci fatti con bastoncini veri.
### $name è ciò che un giocatore ha scritto.

## Nomi

player-name = { $side ->
    [white] Nome del giocatore 1
   *[black] Nome del giocatore 2
}
name-optional = Nome, se vuoi
turn-opening-name = { $name }: lancia per l’apertura.
turn-throw-name = Tocca a { $name } lanciare.
turn-throw-again-name = { $name } lancia ancora.
turn-move-name = { $name } gioca { $throw }.
turn-pool-name = { $name } gioca { $throws }.

## Bastoncini veri

settings-hand = Lancia bastoncini veri
settings-hand-note = Lanci con le tue mani, e dici al gioco che cosa hai fatto.
hand-ask = Che cosa hai fatto?
hand-throw = Ho fatto { $throw }
hand-first = Scegli ciò che mostrano i bastoncini.
hand-mark = lanci fatti a mano

## La finestra

fullscreen-leave = Esci da schermo intero
