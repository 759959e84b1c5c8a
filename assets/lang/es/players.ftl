### Los nombres de los jugadores, y las tiradas hechas con tablillas de verdad.
### $name es lo que ha escrito un jugador.

## Nombres

player-name = { $side ->
    [white] Nombre del jugador 1
   *[black] Nombre del jugador 2
}
# Quién lo ha hecho, como sujeto de la frase: por el nombre que se ha dado o, si no, por el bando.
player = { $side ->
    [white] Las blancas
    [name] { $name }
   *[black] Las negras
}
name-optional = Nombre, si quieres
turn-opening-name = { $name }: lanza para ver quién empieza.
opening-name = { $side ->
    [white] { $name } juega con blancas y empieza.
   *[black] { $name } juega con negras y empieza.
}
turn-throw-name = Lanza { $name }.
turn-throw-again-name = { $name } vuelve a lanzar.
turn-move-name = { $name } juega un { $throw }.
turn-pool-name = { $name } juega { $throws }.

## Tablillas de verdad

settings-hand = Lanzar tablillas de verdad
hand-ask = ¿Qué has sacado?
hand-throw = He sacado un { $throw }
hand-first = Elige lo que muestran tus tablillas.
hand-mark = tiradas hechas a mano

## La ventana

fullscreen-leave = Salir de pantalla completa
