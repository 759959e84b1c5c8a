### Donde nadie atiende la página: una exposición.

kiosk-touch = Toca el tablero para jugar
kiosk-what = Al senet se jugaba en el antiguo Egipto. Sus reglas se perdieron: estas son propuestas de quienes lo han estudiado.
kiosk-path = Las fichas recorren treinta casillas: la primera fila, la segunda de vuelta y la tercera hasta el final.
kiosk-throw = La tirada dice cuántas casillas puede avanzar una ficha.
kiosk-sides = Las blancas juegan con los conos; las negras, con los carretes. Cada bando quiere llevar sus fichas más allá de la última casilla.
kiosk-marks = En las casillas marcadas puede pasar algo especial.
kiosk-ruleset = El ordenador juega contra sí mismo con estas reglas: { $ruleset }.
kiosk-choose = ¿Qué juego?
kiosk-idle = ¿Sigues ahí?
kiosk-idle-count = { $seconds ->
    [one] En un segundo esta partida termina y puede empezar otra.
   *[other] En { $seconds } segundos esta partida termina y puede empezar otra.
}
kiosk-stay = Seguir jugando
kiosk-code = Código
kiosk-code-wrong = Ese no es el código.
kiosk-figures = Uso de esta mesa
ruleset-heading = Reglas
kiosk-begun = Empezadas
kiosk-finished = Terminadas
kiosk-since = Contado desde el { $date }.
kiosk-save = Guardar en un archivo
kiosk-clear = Contar de nuevo
kiosk-leave = Volver
