### Lo que dicen las teclas a quien oye el tablero, con todas las palabras; y las teclas mismas.

## Las jugadas en palabras, como partes de una lista

spoken-plain = de { $from } a { $to }
spoken-swap = de { $from } a { $to }, con intercambio
spoken-capture = de { $from } a { $to }, con captura
spoken-send = de { $from } a { $to }, { $sent } vuelve a { $back }
spoken-off = { $from } fuera del tablero
spoken-enter = { $to }, entrando
spoken-give-up = de { $from } atrás a { $to }, con renuncia
spoken-with = Con el { $throw }: { $moves }.

## El tablero por filas

spoken-piece = { $side ->
    [white] { $square } blanca
   *[black] { $square } negra
}
spoken-row = Fila { $row }, casillas de { $first } a { $last }: { $pieces }.
spoken-row-empty = Fila { $row }, casillas de { $first } a { $last }: vacía.
sticks-show = La tirada: { $value }, { $lie }

## Teclas que no encuentran nada que hacer

spoken-no-throw = No hay ningún { $throw } que jugar.
spoken-no-pass = Ahora no se puede pasar.
spoken-no-redo = No hay nada que rehacer.
spoken-none = Ahora no hay nada que elegir en el tablero.

## Teclas

keys-find = F y Mayús+F: casilla siguiente y anterior que se puede elegir ahora
keys-read-row = W: oír la fila
keys-read-turn = C: oír a quién le toca y qué ha salido
keys-read-off = O: oír cuántas fichas están fuera
keys-tab = Tab y Mayús+Tab: del tablero a los botones, y de vuelta
