### Lo que dice el panel de reglas, cláusula por cláusula. Las cláusulas llevan las marcas del texto de
### referencia de los reglamentos.
### Un mensaje que acaba en `-reading…` dice cómo leemos una fuente cuando calla o no es clara;
### todos los demás dicen lo que dice la propia fuente.

## El panel

rules-reading = Cómo lo leemos
rules-option = Con la opción «{ $option }»
rules-intro = Aquí nada es «la» regla del senet: cada reglamento dice quién lo propuso. Donde la fuente calla o dice dos cosas, hemos elegido nosotros, y lo decimos.

## Encabezados

rules-h-about = De dónde viene
rules-h-setup = Posición inicial
rules-h-path = El recorrido
rules-h-square = Una ficha por casilla
rules-h-move = Una jugada
rules-h-win = Cómo se gana
rules-h-throw = La tirada
rules-h-opening = La apertura
rules-h-turn = Los turnos
rules-h-pass = Pasar
rules-h-draw = Las tablas
rules-h-swap = Intercambios, parejas, barreras
rules-h-hit = Golpes, parejas, barreras
rules-h-capture = Capturas
rules-h-back = Retroceder
rules-h-stuck = Ninguna jugada
rules-h-26 = La casilla 26
rules-h-from-26 = Desde la casilla 26
rules-h-27 = La casilla 27
rules-h-water = En el agua
rules-h-reborn = De vuelta en la 15
rules-h-unprotected = Sin protección
rules-h-last = Las casillas 28, 29 y 30
rules-h-last-captures = Capturas de la 28 a la 30
rules-h-shelter = A resguardo en la 26, la 28 y la 29
rules-h-marked = Las casillas señaladas
rules-h-off = Salir del tablero
rules-h-score = Los puntos
rules-h-options = Las opciones
rules-h-file = En hilera
rules-h-enter = La entrada
rules-h-share = Repartir una tirada
rules-h-meet = Encuentros
rules-h-again = Otra tirada

## De dónde vienen los reglamentos

rules-about-kendall = La reconstrucción de Timothy Kendall, del cuadernillo para «Passing Through the Netherworld», de finales de los años setenta. Seguimos un breve resumen en inglés, que lleva un encabezado en francés.
rules-about-cemea = Reglamento propuesto por el grupo de juegos de los CEMEA. Seguimos un artículo de enciclopedia italiano, que lo presenta como un intento moderno entre varios.
rules-about-figurine = De un folleto italiano; nuestra copia no nombra a su autor. Ve el senet como una carrera entre dos, con cinco figurillas cada uno.
rules-about-faraones = De una hoja de reglas española. Habla largo y tendido de las fichas y las tablillas; la tabla de tiradas que menciona falta en nuestra copia.
rules-about-reed = De un texto alemán; una tienda de ajedrez vende su gemelo inglés con los tableros. Reconoce que es moderno: un juego sencillo, para quien encuentra los otros demasiado largos.
rules-about-jequier = Propuesto por Jéquier en 1930. Seguimos la descripción del catálogo del Digital Ludeme Project.
rules-about-bell = Propuesto por R. C. Bell en 1979. Seguimos la descripción del catálogo del Digital Ludeme Project.
rules-about-piccione = Propuesto por Piccione en 1977. Seguimos la descripción del catálogo del Digital Ludeme Project.
rules-about-common = De nadie en particular: casi todos los juegos y aplicaciones de hoy se juegan más o menos así, con un Kendall simplificado.
rules-about-skyriuk = Propuesto por Skyriuk. Seguimos las reglas tal como se publicaron con un programa de código abierto.

## Terreno común

rules-setup = Cada bando tiene { $count } fichas; las de uno y otro se alternan en las casillas 1 a { $last }: los { -cones } de las blancas en las impares, los { -reels } de las negras en las pares.
rules-setup-in-turn = Cada bando tiene { $count } fichas; las de uno y otro se alternan en las casillas 1 a { $last }.
rules-setup-waiting = Cinco fichas por bando, todas en espera junto al tablero.
rules-path = Treinta casillas en tres filas de diez. El recorrido va por la primera fila, vuelve por la segunda y avanza otra vez por la tercera. Son vecinas las casillas que se suceden en él: la 10 y la 11 lo son; la 1 y la 20 no, aunque se toquen.
rules-path-reading = La fuente que tenemos no muestra cómo se orienta el tablero. Ponemos la primera fila arriba y empezamos por su extremo izquierdo.
rules-square = En una casilla nunca hay más de una ficha.
rules-move-whole = Una tirada mueve una sola ficha, por todo su valor.
rules-move-ways = Adelante es hacia la 30 y fuera del tablero; atrás es hacia la 1.
rules-win = Quien antes retira su última ficha gana en el acto.
rules-sticks = Lanza cuatro tablillas de dos caras y cuenta las caras { $face ->
    [blank] lisas
    [white] blancas
    [whiteflat] blancas y planas
    [flat] planas
    [curved] curvas
    [plain] lisas
   *[light] claras
} que quedan hacia arriba. Si no hay ninguna, la tirada es un { $none }.
rules-sequence = Cada tirada se juega antes de hacer la siguiente. Después de un 1, un 4 o un { $bonus ->
    [145] 5
   *[146] 6
} vuelves a lanzar; después de cualquier otra, el turno pasa.
rules-again-reading = La tirada extra se gana se use como se use la primera. Pero si esta no se ha podido usar de ninguna manera, el turno termina.
rules-again-any-reading = La tirada extra se gana se use como se use la primera, también en una jugada forzada.
rules-one-throw = Cada turno es una tirada y su jugada.
rules-opening-higher-black-reading = Lanzan los dos; quien saca más lleva las negras, los { -reels }, y empieza con una tirada nueva. En caso de empate se vuelve a lanzar.
rules-opening-front = Los jugadores lanzan por turnos. El primero que saca un 1 lleva las negras, mueve con él de la 10 a la 11 y sigue lanzando.
rules-pass = Mientras una tirada se pueda jugar, hay que jugarla.
rules-pass-decline = Mientras una tirada se pueda jugar, hay que jugarla, salvo que una de estas reglas te permita no hacerlo.
rules-pass-none = Cuando no se puede jugar nada, solo queda pasar, y el tablero te dice por qué.
rules-draw-reading = Si se pasa un turno y ninguna tirada permitiría mover a ninguno de los dos bandos, la partida acaba en tablas. También cuando en 2000 jugadas seguidas, contando los pases, ninguna ficha ha entrado, ha sido eliminada o ha salido.
rules-swap-reading = Lo que hace una casilla, lo hace después del intercambio, y a la ficha que ha movido. La ficha intercambiada simplemente se queda donde la han puesto.
rules-own-reading = Tus propias fichas, sean cuantas sean, nunca te cierran el paso.
rules-wall-off-reading = Salir cuenta como llegar a la 31, así que una barrera de la 28 a la 30 cierra también la salida.
rules-water-lowest = Una ficha que cae en la 27 vuelve a la primera casilla libre, contando desde la 1.
rules-score-rows = Quien gana se anota 1 punto por cada ficha rival que quede de la 21 a la 30, 2 por cada una de la 11 a la 20 y 3 por cada una de la 1 a la 10.

## Kendall

rules-k-setup-reading = El texto también podría querer decir que las blancas ocupan la casilla 1. Ponemos las negras en las casillas impares y las blancas en las pares, como hace el propio programa del catálogo: así la ficha blanca de cabeza puede hacer la jugada de apertura, de una casilla.
rules-k1 = El primero que saca un 1 juega con blancas y mueve con él la ficha blanca de cabeza.
rules-k1-reading = Se lanza por turnos, una tirada cada uno. Con el 1 se va enseguida de la { $from } a la { $to }; y como un 1 da otra tirada, las blancas siguen lanzando.
rules-k1-start = Un bando no mueve nada hasta que ha sacado un 1 en un turno suyo. El 1 de apertura de las blancas cuenta.
rules-k2 = Haces todas las tiradas del turno antes de mover. Un 1, un 4 o un 5 dan otra. Cada tirada se usa entera.
rules-k2-reading = Lanzas hasta que sale un 2 o un 3. Después juegas las tiradas en el orden que quieras, cada una con la ficha que quieras.
rules-k2-single = Cada tirada se juega antes de hacer la siguiente. Un 1, un 4 o un 5 dan otra tirada, aunque no se hayan podido jugar. Quedarse en la 27, dejarla por la 15 y salir desde ella ponen fin al turno. Así juega el propio programa del catálogo.
rules-k3 = Si caes en una ficha rival solitaria, las dos se intercambian: la rival va a la casilla de la que venía la tuya. Dos o más fichas de un mismo bando en casillas vecinas no se pueden golpear.
rules-k3-reading = Eso vale también frente a las fichas que retroceden.
rules-k3-walls = No hay barreras: se puede saltar cualquier número de fichas.
rules-k4 = Si una tirada puede hacer avanzar una ficha, tiene que hacerlo. Si no, tiene que hacer retroceder una, si puede, intercambiándola del mismo modo.
rules-k4-pool = Cuando ninguna de las tiradas que quedan se puede jugar, el turno termina.
rules-k4-reading = Tú eliges qué tirada jugar a continuación. Si puede avanzar o no, se ve cuando le llega el turno.
rules-k5 = Ninguna ficha de la 1 a la 25 pasa de la 26 antes de haberse detenido en ella, con la tirada exacta. Si la mandan atrás, tiene que detenerse allí de nuevo.
rules-k5-reading = Una ficha que un intercambio ha puesto en la 26 cuenta como detenida en ella.
rules-k5-trap = Una tirada que llevaría una ficha más allá de la 26 la lleva a la 27, si está vacía. Es una jugada hacia adelante como las demás.
rules-k6 = Desde la 26, un 2 lleva a la 28, un 3 a la 29 y un 4 a la 30. Con un 5 se sale del tablero.
rules-k6-reading = Un 1 lleva a la 27, como una jugada corriente hacia adelante. Retroceder desde la 26 está permitido, y es obligado cuando la tirada no permite avanzar.
rules-k7 = Una ficha deja la 28 solo con un 3 y la 29 solo con un 2, y así sale del tablero. De la 30 la retira cualquier tirada posterior. Las fichas de la 28 y la 29 nunca retroceden.
rules-k7-reading = La tirada posterior puede ser del mismo turno. Tampoco una ficha de la 30 retrocede nunca, y ninguna de las tres casillas tiene otra jugada.
rules-k8 = Una ficha rival solitaria en la 28, la 29 o la 30, golpeada desde la 26, va a la 27 y no a la 26. Mientras en la 27 haya una ficha, del bando que sea, no se puede golpear a nadie de la 28 a la 30. Una ficha rival en la 27, golpeada con un 1 desde la 26, va a la 26, como siempre.
rules-k9 = Mientras tengas una ficha en la 27, tienes tres posibilidades, y no se mueve ninguna otra ficha tuya. Retirarla con un 4. O renunciar: va a la 15, y pierdes tu próximo turno. O dejarla donde está, y pasar.
rules-k9-pool = Una vez retirada con un 4, el resto de tus tiradas se juega como siempre.
rules-k9-pool-reading = Eliges después de hacer todas las tiradas; sirve un 4 que saliera antes de que la ficha cayera al agua. Renunciar y quedarse ponen fin al turno, y lo que queda se pierde. Una ficha que acaba de caer puede renunciar enseguida, mientras quede una tirada.
rules-k9-reading = Solo puedes renunciar si la 15 está vacía.
rules-k10 = Si has renunciado, pierdes tu próximo turno. Después no puedes mover más que la ficha de la 15 hasta que la deje, por su propia jugada o por un intercambio: avanza o, si no puede, retrocede.
rules-k10-pool = Cuando la ha dejado, el resto de tus tiradas se juega como siempre. Si ninguna la mueve, el turno termina.
rules-k10-single = Si una tirada que da otra no ha podido moverla, la tirada extra se conserva.
rules-k10-both = Si además tienes una ficha en la 27, puedes retirar esa con un 4, mover la de la 15, o quedarte.
rules-k11 = Mientras una ficha en la 27, o una que volvió a la 15, retiene a un bando, las parejas de ese bando no protegen. La regla de la 28 a la 30 sigue en pie.
rules-k12 = Nadie está obligado nunca a retirar una ficha.
rules-k12-reading = Si lo único que una tirada permite hacia adelante es retirar fichas, puedes descartarla, sin deber por ello ningún retroceso. Para una ficha en la 27 valen, en cambio, sus tres posibilidades.
rules-k12-home = Ninguna ficha se retira mientras haya otra de su bando de la 1 a la 10.
rules-k12-home-reading = De este modo dos bandos pueden bloquearse el uno al otro para siempre. Una partida así acaba en tablas, como se dice más abajo.
rules-k13 = Las opciones no están en el texto que seguimos; están catalogadas junto con el cuadernillo de Kendall. Se pueden combinar todas.

## CEMEA

rules-path-cemea = El tablero se coloca con la primera fila abajo. Empieza por la derecha, y la salida está arriba a la izquierda.
rules-c1 = Se lanza por turnos. El primero que saca un 1 toma las negras y hace la primera jugada.
rules-c1-reading = Ese 1 se juega, con cualquier ficha negra. Después, las negras vuelven a lanzar.
rules-c1-high = Lanzan los dos, y quien saca más hace la primera jugada.
rules-c1-high-reading = Toma las negras y empieza con una tirada nueva. En caso de empate se vuelve a lanzar.
rules-c3 = Si caes en una ficha rival solitaria, las dos se intercambian. Una pareja de vecinas está a salvo, aunque se puede saltar. Tres o más son una barrera: el rival no puede golpearla ni pasar al otro lado.
rules-c4 = Una tirada hace avanzar una ficha, si puede. Si no, una ficha cualquiera retrocede otro tanto.
rules-c4-swap-reading = Al retroceder hasta una ficha rival solitaria, también hay intercambio.
rules-c4-own-reading = Si ni siquiera eso es posible, pero una jugada acabaría en una ficha tuya, tienes que hacerla. Las barreras rivales siguen contando; ni tus propias parejas ni la seguridad de la 28 a la 30 libran de ello a tu ficha.
rules-c4-own = La ficha que estaba allí va a la casilla 1 o, si está ocupada, a la primera casilla libre, contando desde la 1.
rules-c4-pass = Si no se puede mover nada, el turno pasa, sea cual sea la tirada.
rules-c5 = Una ficha en la 26 puede usar un 1 para saltar la 27.
rules-c5-reading = Cae en la 28, si está vacía. También puede ir a la 27. Nadie está obligado a detenerse en la 26, y nadie está a salvo en ella.
rules-c6 = Una ficha que cae en la 27 vuelve a la 15, si está vacía. Si no, se queda, y su bando no puede mover nada hasta que saque un 4. El 4 retira la ficha, aunque entretanto la 15 haya quedado libre.
rules-c6-reading = Cualquier otra tirada pone fin al turno del bando retenido. El 4 da su tirada extra; también la da la tirada con la que se cayó, si es de las que la dan. Si una ficha rival cae en la 27, se intercambia con la ficha retenida, salvo que a esta la proteja una pareja, y después corre la misma suerte.
rules-c7 = A nadie se le puede atacar en la 28, la 29 o la 30. Una ficha deja la 28 con un 3 exacto, la 29 con un 2 exacto y la 30 con un 1 exacto.
rules-c7-reading = Desde ninguna otra casilla se sale, salvo con el 4 en la 27. Las jugadas más cortas entre las tres son jugadas corrientes, y las fichas que están en ellas pueden verse obligadas a retroceder.
rules-c8-die = Un dado común, del 1 al 6, ocupa el lugar de las tablillas.
rules-c8-die-reading = Un 5 no da tirada extra.
rules-c8-playon = En la Antigüedad, supone el artículo, los dos tenían que llegar al final, y quien terminaba primero ayudaba al otro.
rules-c8-playon-reading = El bando que queda lanza solo hasta terminar también. Ha ganado quien terminó primero; el orden de llegada se conserva.

## Cinco figurillas

rules-f1 = Se lanza por turnos. El primero que saca un 1 lleva las negras, y con ese 1 la ficha de la 10 puede pasar a la 11. Después, las negras siguen lanzando.
rules-f1-reading = Hacemos obligatorio ese paso.
rules-f3 = Una ficha rival solitaria se puede atacar: las dos se intercambian. Una pareja no se puede atacar, aunque se puede saltar. Tres o más, el rival no puede ni siquiera saltarlas.
rules-f3-reading = Una ficha es solitaria cuando no tiene compañera en ninguna casilla vecina.
rules-f3-strict = Una frase del folleto pide más: las dos casillas contiguas a la ficha tienen que estar vacías. La propia ficha atacante no cuenta en contra, y la casilla 1 tiene una sola vecina.
rules-f4 = Si ninguna ficha puede avanzar, una tiene que retroceder. Si llega a una ficha rival solitaria, también se intercambia con ella.
rules-f5-reading = El folleto dice que el juego ha terminado. Entendemos que habla del turno: cuando ninguna ficha puede moverse, tampoco las que están a resguardo, se pasa. Si la tirada da otra, se lanza esa; si no, el turno termina. Al pie de la letra, una de cada ocho partidas al azar acabaría sin ganador.
rules-f5-blocked = Cuando ninguna ficha puede moverse, la partida termina, sin ganador.
rules-f6 = Una ficha que cae en la 27 vuelve a la 15 o, si la 15 está ocupada, a la 1.
rules-f6-reading = Si también la 1 está ocupada, va a la primera casilla libre, contando desde la 1.
rules-f7 = En la 26, la 28 y la 29 no se puede atacar ni siquiera a una ficha solitaria. Las fichas pueden quedarse allí todo el tiempo que quiera su dueño.
rules-f7-reading = Si con una tirada solo pueden moverse fichas de estas casillas, puedes pasar. Una tirada que da otra la da incluso entonces.
rules-f8 = Una ficha que alcanza la 30 sale del tablero; la tirada puede ser mayor de lo necesario. Ninguna ficha sale mientras haya otra de su bando de la 1 a la 10.
rules-f8-reading = Así, nunca hay nadie en la 30, y no se permite una jugada que la alcanzaría antes de tiempo.
rules-f9 = Quien gana se anota 1 punto por cada ficha rival que quede de la 21 a la 30, y 3 por cada una de la 1 a la 20.

## El juego de los faraones

rules-path-faraones = La primera fila va de izquierda a derecha, la segunda de derecha a izquierda y la tercera de izquierda a derecha.
rules-path-faraones-reading = Ponemos la primera fila arriba.
rules-p-setup-reading = Los { -cones } de las blancas ocupan las casillas impares; los { -reels } de las negras, las pares.
rules-p-turn-reading = Ninguna tirada da otra: nuestra copia no lo dice de ninguna, aunque también es cierto que su tabla de tiradas se ha perdido.
rules-p-bonus-reading = La tabla de tiradas se ha perdido en nuestra copia. Aquí un 1, un 4 o un 6 dan otra tirada, como en otros reglamentos; cada una se juega antes de hacer la siguiente.
rules-p1 = Si caes justo en una ficha rival sin protección, las dos se intercambian. Dos vecinas del mismo bando se protegen una a otra; una tercera hace de ellas una barrera, cerrada para el rival pero no para su dueño.
rules-p1-reading = Una ficha tuya te impide caer en ella, no saltarla.
rules-p2 = Las barreras y las fichas protegidas pueden dejarte sin camino hacia adelante. Entonces tienes que retroceder, si puedes.
rules-p2-reading = Lo aplicamos sea cual sea la causa. Al retroceder también hay intercambio. Si no se puede mover nada en ningún sentido, el turno pasa.
rules-p3 = Una ficha que cae en la 26, ante los Tres Jueces, va a la 15, el Ankh. Da igual en qué sentido viniera.
rules-p3-reading = Si la 15 está ocupada, va a la primera casilla libre, contando desde la 1.
rules-p4 = Una ficha tiene que caer en la 27, Horus, para poder aspirar a salir.
rules-p4-reading = Así, ninguna jugada hacia adelante desde las casillas 1 a 25 pasa de la 27. Una ficha que un intercambio ha puesto en la 27 está allí como cualquier otra.
rules-p5 = Las últimas casillas están marcadas con III, II y I. De cada una se sale con su propio número, y con ningún otro: de la 28 con un 3, de la 29 con un 2, de la 30 con un 1.
rules-p5-reading = Desde la 27, un 1, un 2 o un 3 llevan a la 28, la 29 o la 30, y las tiradas mayores no sirven. Las fichas de la 28 a la 30 no tienen otra jugada, ni adelante ni atrás; una en la 27 puede verse obligada a retroceder. En la última fila, solo una pareja protege una ficha.

## Tablillas de caña

rules-r1 = Lanzan los dos, hasta que uno saca un 1 y el otro no. Quien saca el 1 lleva las negras, mueve de la 10 a la 11 y sigue lanzando.
rules-r1-reading = Cada uno lanza las cuatro tablillas. La primera jugada de las blancas se hace con la ficha de la 9: así lo dicen los gemelos inglés y español, mientras que en el alemán la ficha va a la novena casilla. Si no hay ninguna ficha blanca en la 9, o no puede moverse, sirve cualquier otra; después de la primera jugada efectiva de las blancas, el deber se acaba.
rules-r2 = Las fichas solo avanzan. Si ninguna de las tuyas puede, pierdes el turno.
rules-r2-reading = Un 2 o un 3 se juega antes de que pase el turno. Una tirada que daría otra se pierde del mismo modo cuando no se puede jugar.
rules-r3 = No puedes caer en una ficha tuya, ni en ninguna de dos rivales vecinas, ni en una rival de la 26, la 28, la 29 o la 30. Si caes en cualquier otra ficha rival, las dos se intercambian. Tres rivales seguidas no se pueden saltar.
rules-r4-water = Una ficha que cae en la 27 vuelve a la 15.
rules-r4-water-reading = Si la 15 está ocupada, va a la primera casilla libre, contando desde la 1.
rules-r5 = Las fichas solo salen cuando todas las que te quedan están de la 21 a la 30.
rules-r5-exact = Una ficha se retira con la tirada que la lleva exactamente a la 30.
rules-r5-reading = Una ficha que llega demasiado pronto a la 30 espera allí a salvo; en cuanto todas están en la última fila, cualquier tirada la retira. Cuando puedes retirar fichas, alcanzar la 30 es salir, esté quien esté en ella, y las barreras cuentan hasta la 29.
rules-r5-exits = Dejan la 28 con un 3, la 29 con un 2 y la 30 con un 1.
rules-r5-exits-reading = De ningún otro modo se sale, y la regla de la última fila vale como antes. Caer en la 30, y mover de la 28 a la 29 o a la 30, o de la 29 a la 30, son jugadas corrientes.
rules-r6-reading = El texto da 3 puntos por la tercera fila; la contamos desde el final del recorrido.
rules-r7-beauty = Toda ficha tiene que detenerse en la 26, con la tirada exacta, antes de pasar a las cuatro últimas casillas.
rules-r7-beauty-reading = Así, ninguna jugada desde las casillas 1 a 25 pasa de la 26, que sigue siendo un refugio.
rules-r7-reading = El texto enumera sus variantes una por una; dejamos que las combines.

## Jéquier

rules-j1 = Una ficha en su casilla de partida espera a que se haya movido la que empezó en la casilla siguiente. Una ficha a la que han mandado a otra parte cuenta como movida.
rules-j2 = Si caes en una ficha rival solitaria, esa vuelve a la primera casilla libre, contando desde la 1; también cuenta como libre la casilla que la tuya acaba de dejar. Las parejas protegen, y nadie salta tres rivales seguidas.
rules-j2-reading = No se puede golpear a nadie en la 26, la 28, la 29 o la 30. La lista del catálogo trae un 20, que tomamos por una errata.
rules-j3 = Si nada puede avanzar, una ficha retrocede, pero solo a una casilla vacía. Si no se puede mover nada, el turno termina.
rules-j5 = Las fichas solo salen cuando todas las que te quedan están de la 21 a la 30. Mover más allá de la 30 es salir, con tirada exacta o no. En la propia 30 una ficha está como en cualquier casilla.

## Bell

rules-sticks-die = Lanza un dado de cuatro caras, del 1 al 4.
rules-b-opening = Lanzan los dos; quien saca más lleva las blancas y empieza con una tirada nueva. En caso de empate se vuelve a lanzar.
rules-b1 = Si caes en una ficha rival, queda eliminada: deja la partida. No puedes caer en una ficha tuya. No hay parejas ni barreras, y las fichas solo avanzan.
rules-b2 = En la 15, la 26, la 27, la 28 y la 29 no se puede eliminar a nadie. Pero una ficha que está allí tiene que moverse, antes que cualquier otra, con la primera tirada que pueda moverla.
rules-b3 = Una ficha sale con la tirada que la lleva exactamente un paso más allá de la 30. Si no se puede mover nada, el turno pasa.
rules-b4 = Un bando sin fichas en el tablero no tiene más turnos, y el otro sigue jugando. Cuando no quedan fichas, ha ganado quien haya retirado más; si son las mismas, hay tablas.

## Piccione

rules-i-opening-reading = Lanzan los dos; quien saca más lleva las blancas y empieza. En caso de empate se vuelve a lanzar.
rules-i1 = Un 1 puede hacer entrar en la casilla 1 una ficha en espera, si esa casilla está vacía; es una jugada como cualquier otra. Da enseguida otra tirada. La ficha que ha entrado tiene que usar al menos un paso de ella; el resto puede ser para otras.
rules-i1-reading = Si no puede dar ni un solo paso, vuelve a la espera, y el turno termina.
rules-i2 = Una tirada se puede repartir entre tus fichas del tablero, en pasos enteros, hasta que se gaste o no se pueda usar nada más. Ninguna parte de una tirada hace entrar una ficha. Todas las jugadas de una tirada van en el mismo sentido, adelante o atrás.
rules-i3 = Nunca se captura nada. Cualquier ficha te impide caer en ella, y ninguna te impide saltarla.
rules-i4 = Si ninguna parte de una tirada permite avanzar ni hacer entrar una ficha, hay que retroceder con ella, repartida del mismo modo. Si no se puede mover nada, el turno termina.
rules-i5 = Una tirada de 5 da otra. También la da caer en la 15 o en la 26 al avanzar. La tirada extra se hace cuando la presente se ha gastado.
rules-i5-reading = Una tirada da otra más como mucho, por muchas razones que haya.
rules-i6 = La 27 quita del tablero una ficha, llegue como llegue. Espera, y entra de nuevo.
rules-i7 = Una ficha sale con los pasos exactos que la llevan uno más allá de la 30, de una tirada entera o de una parte. Las fichas de la 28 a la 30 nunca retroceden. Salir es una jugada hacia adelante entre otras, así que solo es forzosa cuando no queda ninguna otra.

## Senet moderno

rules-m1 = Si caes en una ficha rival solitaria, las dos se intercambian. Las parejas protegen; tres seguidas cierran el paso al rival. No se puede capturar a nadie en la 15 ni de la 26 a la 30.
rules-m2 = Si nada puede avanzar, retrocede una ficha cualquiera de la 1 a la 25. Puede intercambiarse; lo que protege o cierra el paso hacia adelante lo hace también aquí. Si no se puede mover nada, el turno pasa, sea cual sea la tirada.
rules-m3 = Ninguna ficha de la 1 a la 25 pasa de la 26. Desde la 26, un 1 lleva a la 27, un 2 a la 28, un 3 a la 29, un 4 a la 30 y un 5 fuera del tablero. Las fichas de la 26 a la 30 nunca retroceden.
rules-m4 = Una ficha que cae en la 27 vuelve a la 15, o a la primera casilla libre por debajo de ella.
rules-m5 = Una ficha deja la 28 con un 3 exacto, la 29 con un 2 exacto y la 30 con un 1 exacto. Estas casillas no tienen otra jugada.

## Skyriuk

rules-s1 = Si caes en una ficha rival sin protección, las dos se intercambian. No se puede capturar a nadie en la 15 ni de la 26 a la 30. Dos rivales seguidas ya cierran el paso.
rules-s1-groups = En un grupo de fichas vecinas solo las dos de los extremos están protegidas. Las de en medio se pueden capturar, y el propio grupo no cierra el paso hacia ellas. Una ficha en la 15 o de la 26 a la 30 cuenta como parte de su grupo.
rules-s2 = Una ficha de la 1 a la 25 que con su tirada llegaría a la 26 o más allá se detiene en la 26, si nada le cierra el paso hasta allí. Vuelves a lanzar enseguida, y esa tirada es para esta ficha: un 1 lleva a la 27, un 2 a la 28, un 3 a la 29, un 4 a la 30 y un 5 fuera del tablero. Si su casilla entre la 28 y la 30 está ocupada, por el bando que sea, la ficha va a la 27; si está ocupada la 27, a la 15 o a la primera casilla libre por debajo.
rules-s2-bonus = Esa segunda tirada da otra según su propio valor; la que llegó a la 26 no da nada más. A partir de la 26, nada cierra el paso.
rules-s3-reading = Una ficha que acaba en la 27 hace que su bando vuelva a lanzar enseguida, solo para ella. Un 1, un 2 o un 3 la mandan a la 15 o a la primera casilla libre por debajo; un 4 la retira; con un 5 se queda, y el turno termina. Mientras se queda, la próxima tirada de su bando vuelve a ser para ella.
rules-s4 = Una ficha deja la 28 con un 3 exacto, la 29 con un 2 exacto y la 30 con cualquier tirada. Estas casillas no tienen otra jugada.
