### Come sono le partite tra giocatori forti

figures-first = Tra giocatori forti, chi comincia vince { $percent } partite su 100.
figures-endless = Alcune delle loro partite non arrivano mai alla fine e sono patte.
figures-long = Le loro partite sono molto lunghe: le pedine tornano spesso indietro.
