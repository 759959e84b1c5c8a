### Cómo son las partidas entre jugadores fuertes

figures-first = Entre jugadores fuertes, quien empieza gana { $percent } partidas de cada 100.
figures-endless = Algunas de sus partidas no llegan nunca al final y quedan en tablas.
figures-long = Sus partidas son muy largas: las fichas retroceden una y otra vez.
