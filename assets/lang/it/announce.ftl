### Ciò che si legge ad alta voce mentre accade: prima che cosa è stato fatto, poi che cosa significa.
### Ognuna è una frase a sé.

announce-throw = { player } lancia e fa { $value }: { $lie }.
announce-opening = { $side ->
    [white] Il giocatore 1 fa { $value }.
    [name] { $name } fa { $value }.
   *[black] Il giocatore 2 fa { $value }.
}
announce-opening-again = Ancora niente di deciso. Si lancia di nuovo.
announce-opening-won = { $side ->
    [white] L’apertura è decisa: comincia il Bianco, con i { pieces-name }.
   *[black] L’apertura è decisa: comincia il Nero, con i { pieces-name }.
}
announce-move = { player } muove da { $from } a { $to }.
announce-move-house = { player } muove da { $from } a { $to }, { $house }.
announce-back = { player } retrocede da { $from } a { $to }.
announce-enter = { player } fa entrare una pedina sulla casella { $to }.
announce-off = { player } fa uscire la pedina dalla casella { $from }.
announce-off-left = { $count ->
    [0] Era l’ultima.
    [one] Ne resta una.
   *[other] Ne restano { $count }.
}
announce-swap = Scambio di posto: { $side ->
    [white] ora il Bianco
   *[black] ora il Nero
} sta sulla casella { $square }.
announce-send-back = { $side ->
    [white] La pedina bianca torna alla casella { $square }.
   *[black] La pedina nera torna alla casella { $square }.
}
announce-capture = { $side ->
    [white] Una pedina bianca è presa.
   *[black] Una pedina nera è presa.
}
announce-into-water = { $side ->
    [white] La pedina bianca finisce in acqua sulla casella { $square }.
   *[black] La pedina nera finisce in acqua sulla casella { $square }.
}
announce-water = La pedina cade in acqua.
announce-water-to = La pedina cade in acqua e torna alla casella { $to }.
announce-water-off = La pedina cade in acqua e lascia il tavoliere: dovrà rientrare.
announce-judges = I Tre Giudici la rimandano alla casella { $to }.
announce-ill-fortune = La malasorte la rimanda alla casella { $to }.
announce-ill-fortune-stuck = La malasorte la blocca sulla casella { $square }.
announce-own-back = Una sua pedina torna alla casella { $square }.
announce-give-up = { player } rinuncia, lascia l’acqua e torna alla casella { $to }. Il prossimo turno è perso.
announce-stay = { player } resta in acqua.
announce-pass = { player } passa.
announce-throw-away = { player } scarta un { $throw }.
announce-no-move = { player } non può muovere con un { $throw }.
announce-skip = { player } salta questo turno.
announce-bonus = Un altro lancio.
announce-chosen = Scelta la casella { $square }.
announce-targets = Può raggiungere { $targets }.
announce-targets-off = Può uscire dal tavoliere.
announce-targets-or-off = Può raggiungere { $targets }, o uscire dal tavoliere.
announce-put-back = Rimessa a posto.
announce-moves = { $count ->
    [0] Nessuna mossa.
    [one] Una mossa: { $moves }.
   *[other] { $count } mosse: { $moves }.
}
announce-undo = Annullato.
announce-redo = Ripetuto.
announce-resigns = { player } abbandona.
announce-new-game = Una nuova partita: { $ruleset }.
announce-restored = La partita riprende da dove era rimasta.
