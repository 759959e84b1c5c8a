### Qué ha ido mal, y en qué ha quedado.

## Enlaces

link-notice = Parte del enlace no se ha podido usar.
link-ruleset = No hay ningún reglamento «{ $given }». Se conocen: { $known }.
link-option = «{ $given }» no es una opción de { $ruleset }. Se conocen: { $known }.
link-option-none = «{ $given }» no es una opción de { $ruleset }: no tiene ninguna.
link-option-twice = La opción «{ $given }» aparece dos veces.
link-custom = El código de estas reglas está dañado o es de una versión más reciente.
link-position = Esta posición no se puede jugar.
link-seed = «{ $given }» no es una semilla: son hasta 16 cifras hexadecimales.
link-language = No hay ningún idioma «{ $given }».
link-page-missing = La página «{ $given }» no está en esta versión.
link-theme = No hay ningún tablero «{ $given }».
link-player = «{ $given }» no es un jugador: puede ser human, o un nivel del 1 al 5.
link-value = «{ $given }» no sirve para { $name }.
link-encoding = { $name } no está bien codificado.
link-game-missing = Esta versión no puede leer partidas de un enlace.
link-no-game = No hay ninguna partida «{ $given }» en este dispositivo.
link-instead = Se usa en su lugar: { $used }.
link-dismiss = De acuerdo

## Guardar

save-unavailable = Esta página no puede guardar aquí: la partida dura mientras la página esté abierta.
save-full = No queda espacio para guardar. La partida dura mientras la página esté abierta.
save-unreadable-kept = Se conserva tal como está, y no se pierde nada.
save-newer = Se guardó con una versión más reciente del juego.
save-download = Descargarla
save-lost-tab = Otra pestaña se ha hecho cargo de esta partida.

## Archivos de idioma

language-failed = No se ha podido cargar { $language }. Los textos siguen en { $current }.
