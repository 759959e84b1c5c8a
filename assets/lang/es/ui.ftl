### Lo que dice la página alrededor del tablero. El glosario está al principio de play.ftl.
### $side es siempre `white` o `black`; $square, $from y $to son números de casilla, del 1 al 30.

# Los dos tipos de fichas, que se distinguen por la forma.
-cone = cono
-cones = conos
-reel = carrete
-reels = carretes

## La página

page-title = Senet: el juego egipcio del paso
page-title-game = { $ruleset } – Senet
page-loading = Preparando el tablero…
page-needs-script = Senet necesita JavaScript y WebAssembly. Permítelos en esta página.
page-blocked = La política de seguridad de este sitio no deja que el juego arranque: aquí no se permite WebAssembly. Quien administra el sitio puede permitirlo con 'wasm-unsafe-eval'.
page-stopped = El juego no ha podido continuar. Vuelve a cargar la página: lo guardado sigue ahí. Si nada cambia, puede que este sitio no permita WebAssembly, que el juego necesita.
page-close = Cerrar
page-skip-to-board = Ir al tablero
# Entre los elementos de una lista, y entre frases; cuidado con el espacio final.
list-separator = {", "}
sentence-separator = {" "}

## Los bandos y las fichas
## En minúscula y en plural, también dentro de las frases: «las { side-name }».

side-name = { $side ->
    [white] blancas
   *[black] negras
}
piece-name = { $side ->
    [white] { -cone } blanco
   *[black] { -reel } negro
}
pieces-name = { $side ->
    [white] { -cones } blancos
   *[black] { -reels } negros
}

## La pantalla de inicio

start-heading = Senet
start-intro = Nadie conoce las reglas antiguas; estas son diez lecturas atentas.
start-intro-more = En Egipto se jugó al senet desde alrededor del 3000 a. C. Los tableros han llegado hasta nosotros; las reglas, no: estudiosos y jugadores las han recompuesto a partir de pinturas y textos. Elige una lectura y mira qué hace con las mismas treinta casillas.
start-choose = Elige las reglas
start-first-game = Para empezar
start-by = Según { $source }
start-pieces = { $count ->
    [one] { $count } ficha por bando
   *[other] { $count } fichas por bando
}
start-options = Opciones
start-players = Quién juega
start-seat = { $side ->
    [white] Jugador 1
   *[black] Jugador 2
}
start-seats-note = Las tiradas de apertura deciden quién lleva cada color.
start-person = Una persona
start-computer = La máquina
start-level = Nivel
start-begin = Empezar
start-rules = Leer las reglas
level-name = Nivel { $level }: { level-title }
# Cómo se llama la máquina en cada uno de sus cinco niveles, del más débil al más fuerte
level-title = { $level ->
    [1] Aprendiz
    [2] Pastor
    [3] Escriba
    [4] Sacerdote
   *[5] Visir
}
player-you = Tú
player-computer = Máquina, nivel { $level }
player-person = { $side ->
    [white] Blancas
   *[black] Negras
}

## Partidas en curso

games-heading = Partidas en curso
games-continue = Continuar
games-delete = Borrar
games-delete-ask = ¿Borrar esta partida? No se podrá recuperar.
games-last = última jugada: { $date }
games-other-tab = Esta partida se está jugando en otra pestaña.
games-take-over = Jugarla aquí
games-new = Partida nueva

## Los reglamentos: nombre, fuente y una línea en la tarjeta

ruleset-kendall = Kendall
ruleset-kendall-source = el cuadernillo de Timothy Kendall para «Passing Through the Netherworld», de finales de los años setenta
ruleset-kendall-line = Primero lanza; luego gasta tus tiradas. Y lejos del agua.
ruleset-cemea = CEMEA
ruleset-cemea-source = el grupo de juegos de los CEMEA, en un artículo de enciclopedia italiano
ruleset-cemea-line = Intercambios y barreras, y una casilla del infortunio que puede retenerte.
ruleset-figurine = Cinco figurillas
ruleset-figurine-source = un folleto italiano
ruleset-figurine-line = Una carrera directa, con refugios y puntos para quien gana.
ruleset-faraones = El juego de los faraones
ruleset-faraones-source = una hoja de reglas española
ruleset-faraones-line = Los jueces te hacen volver, y solo Horus abre la salida.
ruleset-reed = Tablillas de caña
ruleset-reed-source = un texto alemán, que una tienda de ajedrez vende en inglés con sus tableros
ruleset-reed-line = Solo adelante: reúnete en la última fila y sal con tiradas exactas.
ruleset-jequier = Jéquier 1930
ruleset-jequier-source = Jéquier, 1930, en el catálogo del Digital Ludeme Project
ruleset-jequier-line = La hilera se deshace desde la cabeza, y un golpe manda muy atrás.
ruleset-bell = Bell 1979
ruleset-bell-source = R. C. Bell, 1979, en el catálogo del Digital Ludeme Project
ruleset-bell-line = Diez por bando, y lo eliminado no vuelve.
ruleset-piccione = Piccione 1977
ruleset-piccione-source = Piccione, 1977, en el catálogo del Digital Ludeme Project
ruleset-piccione-line = Las fichas entran una a una, las tiradas se reparten y nadie captura.
ruleset-common = Senet moderno
ruleset-common-source = lo que traen hoy casi todos los juegos y aplicaciones, un Kendall simplificado
ruleset-common-line = El senet que casi todo el mundo conoce primero.
ruleset-skyriuk = Skyriuk
ruleset-skyriuk-source = Skyriuk, en las reglas publicadas con un programa de código abierto
ruleset-skyriuk-line = Dos ya cierran el paso, y la Casa de la Belleza da otra tirada.
ruleset-custom = Tus propias reglas

## Opciones: nombre y lo que cambia

option-kendall-five = Cinco fichas
option-kendall-five-note = Cinco fichas por bando en las casillas 1 a 10, en vez de siete en las 1 a 14.
option-kendall-start = Tirada inicial
option-kendall-start-note = Ningún bando mueve hasta haber sacado un 1.
option-kendall-trap = Trampa
option-kendall-trap-note = Una tirada que llevaría una ficha más allá de la casilla 26 la lleva al agua, en la 27, si está vacía.
option-kendall-home = Primera fila
option-kendall-home-note = Ninguna ficha tuya sale del tablero mientras te quede otra en las casillas 1 a 10.
option-kendall-single = Tirada a tirada
option-kendall-single-note = Cada tirada se juega antes de hacer la siguiente, en vez de hacer primero todas.
option-cemea-high = Empieza quien saca más
option-cemea-high-note = Lanzan los dos y empieza quien saca más, en vez de quien saca el primer 1.
option-cemea-die = Dado común
option-cemea-die-note = Un dado del 1 al 6 en lugar de las cuatro tablillas.
option-cemea-playon = Hasta el final
option-cemea-playon-note = Cuando un bando ha terminado, el otro sigue hasta pasar también.
option-figurine-strict = Ataque estricto
option-figurine-strict-note = Una ficha solo se puede atacar si las casillas de ambos lados están vacías.
option-figurine-blocked = El bloqueo es el fin
option-figurine-blocked-note = Cuando un jugador no puede mover, la partida se acaba y nadie ha ganado.
option-faraones-bonus = Otra tirada
option-faraones-bonus-note = Un 1, un 4 o un 6 dan otra tirada.
option-reed-beauty = Casa de la Felicidad
option-reed-beauty-note = Toda ficha tiene que detenerse en la casilla 26 antes de seguir.
option-reed-water = Casa del Agua
option-reed-water-note = La casilla 27 manda la ficha a la 15, no al principio.
option-reed-exits = Salidas numeradas
option-reed-exits-note = Solo se sale desde la 28, la 29 y la 30, con un 3, un 2 y un 1.
option-seven = Siete fichas
option-seven-note = Siete fichas por bando en las casillas 1 a 14, en vez de cinco en las 1 a 10.

## Ajustes

settings-heading = Ajustes
settings-language = Idioma
language-browser = Según el navegador
settings-theme = Tablero
theme-faience = Fayenza
theme-ebony = Ébano
theme-papyrus = Papiro
theme-contrast = Alto contraste
settings-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-none = Al instante
settings-auto-throw = Lanzar por mí
settings-auto-move = Mover enseguida si solo hay una jugada posible
settings-sound = Sonido
settings-volume = Volumen
settings-hints = Mostrar qué fichas pueden moverse
settings-chance = Mostrar las probabilidades de ganar
settings-numbers = Números de casilla
settings-marks = Signos
marks-plain = Sencillos
marks-elaborate = Detallados
settings-turn-board = Girar el tablero
settings-single-keys = Atajos de una tecla
settings-reset = Ajustes iniciales

## Menú y pie de página

menu-heading = Menú
menu-new-game = Partida nueva
menu-rules = Reglas
menu-games = Partidas
menu-settings = Ajustes
menu-keys = Teclas
menu-about = Acerca de
menu-fullscreen = Pantalla completa
menu-copy-record = Copiar el registro
menu-save-record = Guardar el registro
menu-copied = Copiado.
menu-cannot-copy = Aquí no se permite copiar. El texto está seleccionado: cópialo a mano.
footer-about = Senet es software libre, con las licencias MIT y Apache 2.0.
footer-nothing-sent = Nada de lo que haces aquí sale de tu dispositivo.
footer-no-rules = No se conoce ningún reglamento antiguo completo. Los de aquí nombran su fuente y dicen dónde han tenido que elegir.
