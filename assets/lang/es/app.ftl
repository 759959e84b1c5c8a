### Lo que dicen las pantallas aparte de las palabras propias del tablero.

## Quién juega con qué, una vez decidida la apertura

opening-you = { $side ->
    [white] Juegas con blancas y empiezas.
   *[black] Juegas con negras y empiezas.
}
opening-computer = { $side ->
    [white] La máquina juega con blancas y empieza. Tú juegas con negras.
   *[black] La máquina juega con negras y empieza. Tú juegas con blancas.
}
opening-seat = { $seat ->
    [white] { $side ->
        [white] El jugador 1 juega con blancas y empieza.
       *[black] El jugador 1 juega con negras y empieza.
    }
   *[black] { $side ->
        [white] El jugador 2 juega con blancas y empieza.
       *[black] El jugador 2 juega con negras y empieza.
    }
}

## Ante el tablero

# Tras la jugada que propone la máquina; la probabilidad va en tanto por ciento
hint-move = Con esta jugada, la probabilidad de ganar es del { $percent } %.
# Propone pasar
hint-pass = Pasa.
computer-simple = No se pudo cargar lo que la máquina ha aprendido. Juega según una regla sencilla.
# La barra junto al tablero
chance-heading = Probabilidades de ganar
chance-label = Blancas: { $white } %; negras: { $black } %
chance-share = { $percent } %

turn-your-throw = Tu turno: lanza.
turn-your-throw-again = Vuelve a lanzar.
turn-your-opening = Lanza para ver quién empieza.
turn-your-move = Tu tirada: { $throw }.
turn-your-pool = Tus tiradas: { $throws }.
turn-your-pass = No hay nada que mover.
turn-over = La partida ha terminado.
status-play-first = { $count ->
    [one] Antes, juega el { $throws }.
   *[other] Antes, juega tus tiradas: { $throws }.
}
hint-tap-target = Toca la casilla iluminada para ir allí, u otra ficha iluminada.
players-versus = { $white } – { $black }
seat-first = Jugador 1
seat-second = Jugador 2
moves-open = Lista de jugadas
record-heading = Registro
record-note = Toda la partida en forma de texto.
given-mark = tiradas fijadas
tray-bear-off = { $side ->
    [white] Cajón de las blancas: retira aquí la ficha
   *[black] Cajón de las negras: retira aquí la ficha
}
tray-enter = { $side ->
    [white] Cajón de las blancas: toma una ficha para hacerla entrar
   *[black] Cajón de las negras: toma una ficha para hacerla entrar
}
sticks-throw = Lanzar
sticks-still = La tirada

## Partidas en curso

games-deleted-elsewhere = Esta partida se ha borrado en otra pestaña. Aquí continúa, pero ya no se guarda.
games-gone = Esta partida ya no está: se ha borrado.
games-unopened = Esta partida no se puede leer. Se conserva tal como está, y no se pierde nada.
games-result = { $side ->
    [white] han ganado las blancas
    [black] han ganado las negras
   *[draw] tablas
}
games-side-turn = { $side ->
    [white] turno de las blancas
   *[black] turno de las negras
}
games-opening-turn = en la apertura
games-delete-yes = Borrarla
games-keep = Conservarla
games-unreadable = Una partida que no se puede leer
games-open-failed = Esta partida se está jugando en otra pestaña.
games-checking = Comprobando si se juega en otra pestaña…
confirm-heading = ¿Seguro?

## El panel de las reglas, mientras no llega su texto

rules-of = Reglas: { $ruleset }
rules-coming = Un momento: se están cargando las reglas…
rules-lost = No se ha podido cargar el texto de las reglas.
rules-try-again = Intentar de nuevo

## Ajustes

setting-system = Según el sistema

## El tablero, leído en voz alta

board-side = { $side ->
    [white] { $count ->
        [0] Las blancas no tienen fichas en el tablero.
       *[other] Blancas en { $squares }.
    }
   *[black] { $count ->
        [0] Las negras no tienen fichas en el tablero.
       *[other] Negras en { $squares }.
    }
}

## Cosas pequeñas

turn-tossing = Las tablillas están en el aire…
strip-off = { $off }/{ $all }
link-notice-name = Aviso
start-entering = las fichas entran una a una
save-no-save = No es una partida guardada por este juego.
caption-off = { $off } de { $all } fuera
card-length = unos { $minutes } min
card-die-four = un dado
card-die-six = un dado
result-you-win = Has ganado.
result-you-lose = Ha ganado la máquina.
# Un día; los meses por su número
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} de { $year }
