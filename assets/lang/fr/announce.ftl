### Ce qui est lu à voix haute à mesure : d’abord ce qui a été fait, puis ce que cela signifie.
### Chaque message est une phrase à lui seul.

announce-throw = { $side ->
    [name] { $name } lance et fait
   *[black] Les { side-name } lancent et font
} { $value } : { $lie }.
announce-opening = { $side ->
    [white] Le joueur 1 fait { $value }.
    [name] { $name } fait { $value }.
   *[black] Le joueur 2 fait { $value }.
}
announce-opening-again = Rien n’est encore décidé. On relance.
announce-opening-won = { $side ->
    [white] L’ouverture est décidée : les Blancs commencent, avec les { pieces-name }.
   *[black] L’ouverture est décidée : les Noirs commencent, avec les { pieces-name }.
}
announce-move = { $side ->
    [name] { $name } avance
   *[black] Les { side-name } avancent
} de la case { $from } à la case { $to }.
announce-move-house = { $side ->
    [name] { $name } avance
   *[black] Les { side-name } avancent
} de la case { $from } à la case { $to }, { $house }.
announce-back = { $side ->
    [name] { $name } recule
   *[black] Les { side-name } reculent
} de la case { $from } à la case { $to }.
announce-enter = { $side ->
    [name] { $name } fait
   *[black] Les { side-name } font
} entrer un pion sur la case { $to }.
announce-off = { $side ->
    [name] { $name } sort
   *[black] Les { side-name } sortent
} le pion de la case { $from }.
announce-off-left = { $count ->
    [0] C’était le dernier.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
announce-swap = Échange : { $side ->
    [white] le pion blanc
   *[black] le pion noir
} est maintenant sur la case { $square }.
announce-send-back = { $side ->
    [white] Le pion blanc retourne à la case { $square }.
   *[black] Le pion noir retourne à la case { $square }.
}
announce-capture = { $side ->
    [white] Un pion blanc est pris.
   *[black] Un pion noir est pris.
}
announce-into-water = { $side ->
    [white] Le pion blanc va à l’eau, sur la case { $square }.
   *[black] Le pion noir va à l’eau, sur la case { $square }.
}
announce-water = Le pion tombe à l’eau.
announce-water-to = Le pion tombe à l’eau et retourne à la case { $to }.
announce-water-off = Le pion tombe à l’eau et quitte le plateau ; il devra entrer à nouveau.
announce-judges = Les Trois Juges renvoient le pion à la case { $to }.
announce-ill-fortune = Le mauvais sort renvoie le pion à la case { $to }.
announce-ill-fortune-stuck = Le mauvais sort retient le pion sur la case { $square }.
announce-own-back = Leur propre pion retourne à la case { $square }.
announce-give-up = { $side ->
    [name] { $name } renonce : son pion quitte l’eau et retourne à la case { $to }. Le prochain tour est perdu.
   *[black] Les { side-name } renoncent : leur pion quitte l’eau et retourne à la case { $to }. Le prochain tour est perdu.
}
announce-stay = { $side ->
    [name] { $name } reste
   *[black] Les { side-name } restent
} dans l’eau.
announce-pass = { $side ->
    [name] { $name } passe.
   *[black] Les { side-name } passent.
}
announce-throw-away = { $side ->
    [name] { $name } laisse
   *[black] Les { side-name } laissent
} le { $throw }.
announce-no-move = { $side ->
    [name] { $name } ne peut pas
   *[black] Les { side-name } ne peuvent pas
} jouer { $throw }.
announce-skip = { $side ->
    [name] { $name } saute
   *[black] Les { side-name } sautent
} ce tour.
announce-bonus = Encore un lancer.
announce-chosen = Case { $square } choisie.
announce-targets = Le pion peut aller en { $targets }.
announce-targets-off = Le pion peut quitter le plateau.
announce-targets-or-off = Le pion peut aller en { $targets }, ou quitter le plateau.
announce-put-back = Pion reposé.
announce-moves = { $count ->
    [0] Aucun coup.
    [one] Un coup : { $moves }.
   *[other] { $count } coups : { $moves }.
}
announce-undo = Coup annulé.
announce-redo = Coup rejoué.
announce-resigns = { $side ->
    [name] { $name } abandonne.
   *[black] Les { side-name } abandonnent.
}
announce-new-game = Nouvelle partie : { $ruleset }.
announce-restored = La partie reprend où elle en était.
