### What games between strong players are like

figures-first = Between strong players, whoever begins wins { $percent } games in 100.
figures-endless = Some of their games never come to an end, and are drawn.
figures-long = Their games are very long: pieces keep going back.
