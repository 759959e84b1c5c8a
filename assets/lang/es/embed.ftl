### El juego en un marco de otra página, y cómo ponerlo allí.

# En un marco una partida nueva ocupa el lugar de la que está en el tablero
embed-new-ask = Una partida nueva ocupa el lugar de esta, que no se podrá recuperar.
