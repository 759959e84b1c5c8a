### Por qué se rechaza una posición, una jugada o un registro. Cada mensaje es una frase, o varias.
### $given, $tag, $token y similares se muestran como están en el texto, y valen en todos los idiomas; lo mismo
### las palabras de la notación que hay entre ellos (open, w, over:draw …).

# De muchísimos motivos se dicen los primeros.
reasons-more = { $count ->
    [one] Hay otro error más.
   *[other] Hay otros { $count } errores.
}

## Posiciones: cómo se escriben

position-fields = Una posición tiene siete campos, con un solo espacio entre uno y otro; aquí: { $count }.
position-rows = Las casillas van en tres filas, separadas por «/»; aquí: { $count }.
position-row-length = La fila { $row } debe tener diez casillas; aquí: { $count }.
position-letter = Casilla { $square }: «{ $given }» no es ni w ni b ni un punto.
position-side = El bando que juega se escribe w o b, no «{ $given }».
position-phase = «{ $given }» no es una fase. Las fases son open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b y over:draw.
position-throw = «{ $given }» no es una tirada del 1 al 6.
position-throws-order = Las tiradas «{ $given }» no están en orden ascendente.
position-throws-full = Hay demasiadas tiradas de { $throw }.
position-counts = { $field ->
    [waiting] Las fichas en espera
    [off] Las fichas retiradas
   *[taken] Las fichas eliminadas
} se cuentan como blancas-negras, 0-0 si no hay, no «{ $given }».
position-token = «{ $given }» no es una marca conocida.
position-token-twice = La marca «{ $given }» aparece dos veces.
position-token-order = Las marcas no están en orden: «{ $second }» va antes de «{ $first }».

## Posiciones: qué dicen

position-piece-count = Las { side-name } deben tener { $expected } fichas en total; aquí: { $found }.
position-nothing-taken = En este reglamento no se elimina ninguna ficha.
position-nothing-waits = En este reglamento ninguna ficha espera para entrar.
position-never-occupied = En este reglamento ninguna ficha puede estar en la { $square }.
position-never-left = Ninguna ficha se queda en la { $square }: sigue su camino antes de que acabe el turno de su bando.
position-nothing-left = A las { side-name } no les queda ninguna ficha, pero la partida no ha terminado.
position-acts-without = Es el turno de las { side-name }, pero no tienen fichas.
position-no-such-throw = En este reglamento no puede salir un { $throw }.
position-several-throws = En este reglamento cada tirada se juega antes que la siguiente: { $throws } no pueden estar juntas.
position-kept-throw = En este reglamento cada tirada se juega antes que la siguiente: al lanzar no puede quedar guardado { $throws }.
position-not-bonus = Un { $throw } no da otra tirada: después de él no puede tocar lanzar.
position-second-last = Una tirada que no da otra pone fin a las tiradas: hay una como mucho.
position-open-elsewhere = La apertura se lanza desde la posición inicial.
position-open-tokens = La apertura lleva sus marcas iniciales, ni más ni menos: { $tokens }.
position-open-against = En esta apertura se lanza por turnos, una vez cada uno; no existe «{ $given }».
position-open-order = En esta apertura lanza primero el jugador 1; no existe «{ $given }».
position-open-second = En esta apertura el jugador 2 solo lanza después del jugador 1; no existe «b open».
position-foreign-token = En este reglamento no existe la marca «{ $given }».
position-missing-must = Falta la marca «{ $given }».
position-wrong-must = La marca «{ $given }» solo va donde el bando que juega tiene su ficha en esa casilla.
position-two-bound = No puede ser que dos fichas tengan que usar la tirada.
position-fixed = La marca «{ $given }» no encaja: ninguna ficha que empezó ahí puede estar ahí ahora.
position-not-won = Las { side-name } no han ganado.
position-last-mover = El bando que se indica es el último que movió, y aquí no pueden ser las { side-name }.
position-not-drawn = La partida no es tablas: todavía puede seguir.
position-over-tokens = Una partida terminada no lleva marcas.

position-misplaced = La marca «{ $given }» no encaja aquí: { $reason }
misplaced-acts = el bando que juega no pierde ningún turno.
misplaced-no-piece = ese bando no tiene ninguna ficha ahí.
misplaced-opened = la jugada de apertura ya está hecha.
misplaced-opening-tokens = en la jugada de apertura están todas las marcas iniciales.
misplaced-opening-moved = la apertura ya ha movido esa ficha.
misplaced-threw-one = ese bando ya ha sacado su 1.
misplaced-gave-up = un bando que ha vuelto del agua ya ha sacado su 1.
misplaced-opening-one = para ese bando cuenta el 1 de la apertura.
misplaced-not-split = no se ha repartido ninguna tirada.
misplaced-no-part = no se ha usado ninguna parte de la tirada.
misplaced-part-used = ya se ha usado una parte de la tirada.
misplaced-earned = una tirada así ha dado otra, que se escribe owed:1.
misplaced-none-back = ninguna ficha puede haber vuelto ahí.

## Registros

record-error = Línea { $line }, columna { $column }: { $reason }
record-tag = Una etiqueta se escribe [Nombre "valor"]; aquí falta { $part ->
    [bracket] el corchete de apertura
    [name] el nombre, con letras, cifras y _
    [value] el valor entre comillas
    [escaped] tras \ otra \ o una "
    [quote] la comilla de cierre
    [closing] el corchete de cierre
   *[end] el final de la línea
}.
record-tag-twice = La etiqueta { $tag } aparece dos veces.
record-ruleset-missing = Falta la etiqueta Ruleset.
record-value = { $tag } no puede ser «{ $given }», sino solo { $possible ->
    [result] w, b, draw o *
    [throws] given, fresh o hand
   *[cursor] el número de una tirada o una jugada de la partida
}.
record-disagrees = { $tag } dice «{ $given }», pero según la partida es «{ $actual }».
record-disagrees-none = { $tag } dice «{ $given }», pero en la partida no hay tal cosa.
record-turn-number = Aquí debe ir el número del turno, «{ $wanted }», no «{ $given }».
record-side = Aquí debe ir el bando, «{ $wanted }», no «{ $given }».
record-side-missing = Aquí debe seguir el bando, «{ $wanted }».
record-turn-over = Este turno ha terminado: el turno { $turn } empieza una línea nueva.
record-event = «{ $given }» no es ni una tirada ni una jugada.
record-after-end = La partida ha terminado; no puede seguir nada más.
record-not-drawn = La partida no es tablas aquí.
record-draw-wanted = Aquí la partida es tablas por falta de avances; debe seguir «draw».
record-move-due = Aquí no toca lanzar: queda una tirada por jugar.
record-throw-due = Aquí no toca mover: antes hay que lanzar.
record-throws-full = No cabe otra tirada como esta.
record-not-legal = { $move } no es aquí una jugada válida: { $reason }

## Jugadas

move-form = «{ $given }» no es una jugada. Las jugadas se escriben 4:14-18, 3:28-off, 1:in-1, 5:pass, pass y back.
move-throw = «{ $given }» no es una jugada: «{ $part }» no es una tirada del 1 al 6.
move-square = «{ $given }» no es una jugada: «{ $part }» no es una casilla del 1 al 30.

illegal-not-thrown = no hay ningún { $throw } por jugar.
illegal-no-piece = el bando que juega no tiene ficha en la { $square }.
illegal-no-entry = con esa tirada no entra ninguna ficha.
illegal-goes-to = la tirada lleva a la { $square }.
illegal-wrong-target = la tirada no lleva ahí.
illegal-own-piece = en la { $square } hay una ficha del mismo bando.
illegal-occupied = la { $square } está ocupada.
illegal-pair = la ficha de la { $square } está protegida por su vecina.
illegal-not-alone = la ficha de la { $square } no está sola.
illegal-safe = una ficha en la { $square } está a salvo.
illegal-wall = fichas rivales en { $first }–{ $last } cierran el paso.
illegal-gate = toda ficha se detiene primero en la { $square }.
illegal-exact = con esa tirada no puede moverse.
illegal-first-row = ninguna ficha sale mientras haya otra de su bando en las casillas 1 a 10.
illegal-last-row = ninguna ficha sale hasta que todas las que le quedan a su bando estén en las casillas 21 a 30.
illegal-held = la ficha de la { $square } retiene a todo su bando.
illegal-first = antes tiene que moverse la ficha de la { $square }.
illegal-unstarted = ese bando tiene que sacar un 1 antes de mover nada.
illegal-behind = antes tiene que moverse la ficha que empezó en la { $square }.
illegal-no-retreat = desde ahí nunca retrocede.
illegal-advance-exists = solo se retrocede cuando nada puede avanzar.
illegal-direction = todas las partes de una tirada van en el mismo sentido.
illegal-move-exists = hay una jugada que es obligatoria.
illegal-nothing-to-give = aquí no hay nada a lo que renunciar ni que descartar.
