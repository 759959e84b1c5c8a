### Lo que dice el juego ante el tablero.
###
### Glosario
### board → tablero · square → casilla (la 26) · row → fila · path → recorrido · house → Casa (Casa de la
### Belleza) · neighbour → vecina · piece → ficha · cone, reel → cono, carrete · figurine → figurilla ·
### White, Black → las blancas, las negras (en plural y minúscula; «jugar con blancas») · side → bando ·
### enemy piece → ficha rival · lone → solitaria · own → propia, tuya · seat → jugador 1, 2 · computer → máquina ·
### throwing sticks → tablillas · face → cara (blank, plain → lisa; white → blanca; flat → plana; curved → curva;
### light → clara) · die → dado · throw → tirada, lanzar; to throw a 1 → sacar un 1; another throw → otra tirada;
### extra throw → tirada extra; to earn → dar («un 4 da otra tirada») · throw again → volver a lanzar ·
### turn → turno; to lose, skip → perder · move → jugada, mover · step → paso · to play a throw → jugar una tirada ·
### forward → adelante, avanzar · back → atrás, retroceder; to be sent back → volver a; to send → mandar a ·
### to land on → caer en · to pass a piece → saltar; to pass the turn → pasar · to stop on → detenerse en ·
### to bear off → retirar; to leave → salir; off → fuera · to enter → entrar; waiting → en espera ·
### swap → intercambio, intercambiarse · to hit → golpear · to attack → atacar · to capture → capturar ·
### to take (Bell) → eliminar · pair → pareja · wall → barrera · to bar the way → cerrar el paso ·
### refuge → refugio; shelter → a resguardo · protected → protegida; safe → a salvo · ill fortune → infortunio ·
### the water → el agua; to fall in → caer al agua; to give up (the water) → renunciar · stuck → retenida ·
### to give a throw away → descartar · void → se pierde · to resign → rendirse · draw → tablas · score → puntos ·
### opening → apertura · tray → cajón · ruleset → reglamento · reading → lectura · source → fuente ·
### record → registro · lowest free square → la primera casilla libre, contando desde la 1 ·
### first free square below → la primera casilla libre por debajo · undo, redo → deshacer, rehacer · hint → pista

## Las casillas y sus casas

square-plain = Casilla { $square }
square-house = Casilla { $square }, { $house }
house-rebirth = Casa del Renacimiento
house-beauty = Casa de la Belleza
house-water = Casa del Agua
house-truths = Casa de las Tres Verdades
house-atum = Casa de Ra-Atum
house-horus = Casa de Horus
# El juego de los faraones
house-ankh = el Ankh
house-judges = los Tres Jueces
house-falcon = Horus
house-three = la III
house-two = la II
house-one = la I
# CEMEA
house-abundance = Casa de la Abundancia
house-ill-fortune = Casa del Infortunio
refuge-three = refugio III
refuge-two = refugio II
refuge-one = refugio I
# La etiqueta como frase, leída en voz alta
square-read = { $label }.
# Lo que sigue al nombre de la casilla en su etiqueta hablada, tras una coma
square-empty = vacía
square-movable = puede moverse
square-only-move = puede moverse, de una sola manera
square-chosen = ficha elegida
square-target = se llega con un { $throw }
square-target-swap = se intercambia con esta ficha
square-target-capture = elimina esta ficha
square-target-sends-back = manda atrás esta ficha

## Partes de la pantalla

board-name = Tablero de senet
region-board = Tablero
region-status = Estado del juego
region-moves = Jugadas
region-players = Jugadores
tray-waiting = { $side ->
    [white] Blancas: { $count } en espera
   *[black] Negras: { $count } en espera
}
tray-off = { $side ->
    [white] Blancas: { $count } de { $all } fuera
   *[black] Negras: { $count } de { $all } fuera
}
tray-taken = { $side ->
    [white] Las blancas han perdido { $count }
   *[black] Las negras han perdido { $count }
}
player-count = { $board } en el tablero, { $off } fuera
player-waiting = { $board } en el tablero, { $waiting } en espera, { $off } fuera
player-to-throw = a lanzar
player-to-move = a mover

## A quién le toca

turn-opening = { $side ->
    [white] Jugador 1: lanza para ver quién empieza.
   *[black] Jugador 2: lanza para ver quién empieza.
}
turn-opening-one = Empieza quien saque el primer 1.
turn-opening-only-one = Lanzan los dos, hasta que solo uno saque un 1.
turn-opening-higher = Lanzan los dos; empieza quien saque más.
turn-throw = Lanzan las { side-name }.
turn-throw-again = Las { side-name } vuelven a lanzar.
turn-move = Las { side-name } juegan un { $throw }.
turn-pool = Las { side-name } juegan { $throws }.
turn-pass = { $side ->
    [name] { $name } no puede mover.
   *[black] Las { side-name } no pueden mover.
}
turn-thinking = Las { side-name } están pensando…
turn-movable = { $count ->
    [one] Puede moverse una ficha.
   *[other] Pueden moverse { $count } fichas.
}

## Las tiradas

throw-button = Lanzar
throw-again-button = Volver a lanzar
throw-after-move = { $count ->
    [one] tras jugar el { $throw }
   *[other] tras jugar { $throw }
}
sticks-lie = { $count ->
    [0] ninguna cara { $face ->
        [blank] lisa
        [white] blanca
        [flat] plana
        [curved] curva
        [plain] lisa
       *[light] clara
    }
    [1] una cara { $face ->
        [blank] lisa
        [white] blanca
        [flat] plana
        [curved] curva
        [plain] lisa
       *[light] clara
    }
    [2] dos caras { $face ->
        [blank] lisas
        [white] blancas
        [flat] planas
        [curved] curvas
        [plain] lisas
       *[light] claras
    }
    [3] tres caras { $face ->
        [blank] lisas
        [white] blancas
        [flat] planas
        [curved] curvas
        [plain] lisas
       *[light] claras
    }
   *[4] cuatro caras { $face ->
        [blank] lisas
        [white] blancas
        [flat] planas
        [curved] curvas
        [plain] lisas
       *[light] claras
    }
}
die-lies = el dado muestra { $value }
pool-heading = Tiradas
pool-left = { $count ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $count }
}
pool-choose = Elige una tirada.
pool-throw = { $throw }
pool-chosen = { $throw }, elegida
pool-used = { $throw }, usada
pool-no-move = { $throw }, sin jugada
part-left = { $count ->
    [one] queda un paso
   *[other] quedan { $count } pasos
}

## Las jugadas, como las cuentan la leyenda y la lista

move-plain = { $from } → { $to }
move-swap = { $from } ⇄ { $to }
# Una ficha que estaba en la casilla, o en el camino, va a otro sitio que la casilla de la que mueve.
move-send = { $from } → { $to }, { $sent } vuelve a { $back }
move-capture = { $from } × { $to }
move-off = { $from } → fuera
move-enter = entra → { $to }
move-give-up = { $from } → { $to }, renuncia
move-pass = pasa
move-throw-pass = { $throw } descartado
move-resigns = las { side-name } se rinden
move-then = , luego { $square }
legend-shown = { $move }.
legend-move = Va a la { $to }.
legend-swap = Intercambio: la ficha rival va a la { $back }.
legend-send-back = La ficha rival vuelve a la { $back }.
legend-capture = Elimina del juego la ficha rival.
legend-water = Cae al agua en la { $square }.
legend-water-to = Cae al agua en la { $square } y aparece en la { $to }.
legend-judges = Los Tres Jueces la mandan a la { $to }.
legend-ill-fortune-to = El infortunio de la { $square } la manda a la { $to }.
legend-ill-fortune-stuck = El infortunio de la { $square }: la { $held } está ocupada, así que se queda retenida hasta un { $throw }.
legend-water-waits = El agua se la lleva del tablero; espera y entra de nuevo.
legend-water-swapped = La ficha rival va al agua, en la { $square }.
legend-own-back = Tu propia ficha de la { $to } vuelve a la { $back }.
legend-off = La ficha sale del tablero.
legend-enter = Entra en la { $to } y da otra tirada.
legend-again = Da otra tirada.
legend-give-up = Vuelve a la { $to }, y se pierde el próximo turno.
legend-pass = Deja esta tirada sin usar.
legend-retreat = Retrocede a la { $to }.
legend-beauty = Toda ficha tiene que detenerse aquí, con una tirada exacta, antes de poder seguir.

## Botones ante el tablero

button-undo = Deshacer
button-redo = Rehacer
button-hint = Pista
button-pass = Pasar
button-stay = Seguir en el agua
button-give-up = Renunciar, volver a la { $square }
button-give-away = Descartar el { $throw }
button-resign = Rendirse
resign-ask = { $side ->
    [white] ¿Se rinden las blancas? Ganan las negras.
   *[black] ¿Se rinden las negras? Ganan las blancas.
}
resign-yes = Rendirse
resign-no = Seguir
undo-nothing = No hay nada que deshacer.
undo-same-throw = Al deshacer, sale otra vez la misma tirada.
auto-moved = La única jugada posible, hecha en tu lugar.

## Un turno que pasa, y por qué no se mueve nada

pass-none = Ninguna ficha puede moverse con un { $throw }.
pass-none-pool = Ninguna ficha puede usar las tiradas que quedan.
pass-none-part = Lo que queda de la tirada no se puede usar.

## Por qué una ficha no puede ir allí

why-not-yours = Esa ficha es del otro bando.
why-empty = Ahí no hay ninguna ficha.
why-throw-first = Primero, lanza.
why-game-over = La partida ha terminado.
why-not-turn = Es el turno del otro bando.
why-no-such-move = Ninguna tirada la lleva ahí.
why-own-piece = En la { $to } hay una ficha tuya.
why-occupied = La { $to } está ocupada.
why-pair = La ficha de la { $to } está protegida por su vecina.
why-strict = Las casillas a ambos lados de la { $to } tienen que estar vacías.
why-wall = Una barrera en { $first }–{ $last } cierra el paso.
why-block = Dos fichas rivales en { $first }–{ $last } cierran el paso.
why-safe = Una ficha en la { $to } no se puede atacar.
why-safe-while-water = Mientras haya una ficha en la 27, ninguna de la 28 a la 30 puede ser capturada.
why-stop-first = Toda ficha tiene que detenerse primero en la { $square }.
why-exact = Desde la { $from }, solo se sale del tablero con un { $throw }.
why-too-far = El { $throw } es demasiado para la ficha de la { $from }.
why-home-row = Ninguna ficha sale mientras te quede otra en las casillas 1 a 10.
why-last-row = Ninguna ficha sale hasta que todas las que te quedan estén en las casillas 21 a 30.
why-water-holds = Tu ficha de la { $square } retiene a las demás hasta que salga de ahí.
why-water-only = Desde el agua, solo se sale del tablero con un { $throw }.
why-stuck = Tu ficha está retenida en la { $square } hasta que saques un { $throw }.
why-reborn = Antes tiene que moverse la ficha de la { $square }.
why-must = Esta tirada es para la ficha de la { $square }.
why-marked = Antes tiene que moverse una ficha de una casilla señalada: la { $square }.
why-starting-throw = Las { side-name } tienen que sacar un 1 antes de mover nada.
why-first-move = La primera jugada se hace con la ficha de la { $square }.
why-file = La ficha de la { $from } espera a la que empezó en la { $ahead }.
why-advance-first = Solo se retrocede cuando nada puede avanzar.
why-no-retreat = En estas reglas ninguna ficha retrocede.
why-no-retreat-here = Una ficha en la { $from } nunca retrocede.
why-entered = La ficha que acaba de entrar tiene que usar primero esta tirada.
why-enter-throw = Una ficha entra con un 1.
why-direction = Todas las partes de una tirada van en el mismo sentido.

## El final

result-won = Ganan las { side-name }.
result-won-name = Gana { $name }.
result-all-off = Todas sus fichas están fuera del tablero.
result-score = { $score ->
    [one] Un punto.
   *[other] { $score } puntos.
}
result-draw-deadlock = Tablas: ninguna tirada permitiría mover a ninguno de los dos bandos.
result-draw-progress = Tablas: 2000 jugadas seguidas sin que ninguna ficha entrara, fuera eliminada o saliera.
result-draw-equal = Tablas: los dos han retirado el mismo número de fichas.
result-blocked = La partida ha terminado sin ganador: las { side-name } no pueden mover.
result-counts = Fichas retiradas: { $white } de las blancas, { $black } de las negras.
result-again = Jugar otra vez
result-look-back = Ver el tablero

## Lista de jugadas

moves-heading = Jugadas
moves-none = Aún no hay jugadas.
moves-opening = Apertura

## Teclas

keys-heading = Teclas
keys-throw = T, o Espacio fuera de las casillas: lanzar
keys-arrows = Flechas: ir de casilla en casilla
keys-path = N y P: casilla siguiente y anterior del recorrido
keys-choose = Intro o Espacio: elegir una ficha o una casilla
keys-read-moves = M: oír las jugadas posibles
keys-read-board = B: oír el tablero
keys-read-square = S: oír otra vez la casilla
keys-read-last = L: oír la última jugada
keys-throws = Del 1 al 6: elegir esa tirada
keys-undo = U: deshacer; R: rehacer
keys-hint = H: qué jugaría la máquina
keys-pass = X: pasar
keys-escape = Esc: devolver la ficha a su sitio, o cerrar
keys-help = ?: esta lista
keys-off = Las teclas sueltas se pueden desactivar en los ajustes.
