### Les noms des joueurs, et les lancers faits avec de vrais bâtonnets.
### $name est ce qu’un joueur a écrit.

## Noms

player-name = { $side ->
    [white] Nom du joueur 1
   *[black] Nom du joueur 2
}
# Celui qui l’a fait, comme sujet de la phrase : par le nom qu’il s’est donné, sinon par le camp.
player = { $side ->
    [white] Les Blancs
    [name] { $name }
   *[black] Les Noirs
}
name-optional = Nom, si vous voulez
turn-opening-name = { $name } : lancez pour l’ouverture.
opening-name = { $side ->
    [white] { $name } joue les Blancs et commence.
   *[black] { $name } joue les Noirs et commence.
}
turn-throw-name = À { $name } de lancer.
turn-throw-again-name = { $name } relance.
turn-move-name = À { $name } de jouer le { $throw }.
turn-pool-name = À { $name } de jouer { $throws }.

## De vrais bâtonnets

settings-hand = Lancer de vrais bâtonnets
hand-ask = Qu’avez-vous fait ?
hand-throw = J’ai fait { $throw }
hand-first = Choisissez ce que montrent vos bâtonnets.
hand-mark = lancers à la main

## La fenêtre

fullscreen-leave = Quitter le plein écran
