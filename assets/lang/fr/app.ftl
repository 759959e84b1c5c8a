### Ce que disent les écrans, outre les mots du plateau.

## Qui joue quoi, une fois l’ouverture décidée

opening-you = { $side ->
    [white] Vous jouez les Blancs et commencez.
   *[black] Vous jouez les Noirs et commencez.
}
opening-computer = { $side ->
    [white] L’ordinateur joue les Blancs et commence. Vous jouez les Noirs.
   *[black] L’ordinateur joue les Noirs et commence. Vous jouez les Blancs.
}
opening-seat = { $seat ->
    [white] { $side ->
        [white] Le joueur 1 joue les Blancs et commence.
       *[black] Le joueur 1 joue les Noirs et commence.
    }
   *[black] { $side ->
        [white] Le joueur 2 joue les Blancs et commence.
       *[black] Le joueur 2 joue les Noirs et commence.
    }
}

## Au plateau

# Après le coup que propose l’ordinateur ; la probabilité est en pour cent
hint-move = Avec ce coup, la probabilité de gagner est de { $percent } %.
# Il propose de passer
hint-pass = Passez.
computer-simple = Ce que l’ordinateur a appris n’a pas pu être chargé. Il joue selon une règle simple.
# La barre à côté du plateau
chance-heading = Chances de gagner
chance-label = Blancs : { $white } %, Noirs : { $black } %
chance-share = { $percent } %

turn-your-throw = À vous : lancez.
turn-your-throw-again = Relancez.
turn-your-opening = Lancez pour l’ouverture.
turn-your-move = Votre lancer : { $throw }.
turn-your-pool = Vos lancers : { $throws }.
turn-your-pass = Aucun coup possible.
turn-over = La partie est finie.
status-play-first = { $count ->
    [one] Jouez d’abord le { $throws }.
   *[other] Jouez d’abord { $throws }.
}
hint-tap-target = Touchez la case éclairée pour y aller, ou un autre pion éclairé.
players-versus = { $white } – { $black }
seat-first = Joueur 1
seat-second = Joueur 2
moves-open = Liste des coups
record-heading = Notation
record-note = Toute la partie en texte.
given-mark = lancers fixés
tray-bear-off = { $side ->
    [white] Tiroir des Blancs : sortir ici
   *[black] Tiroir des Noirs : sortir ici
}
tray-enter = { $side ->
    [white] Tiroir des Blancs : prendre un pion à faire entrer
   *[black] Tiroir des Noirs : prendre un pion à faire entrer
}
sticks-throw = Lancer
sticks-still = Le lancer

## Parties en cours

games-deleted-elsewhere = Cette partie a été supprimée dans un autre onglet. Elle continue ici, mais n’est plus enregistrée.
games-gone = Cette partie n’existe plus : elle a été supprimée.
games-unopened = Cette partie est illisible. Elle est conservée telle quelle, et rien n’est perdu.
games-result = { $side ->
    [white] victoire des Blancs
    [black] victoire des Noirs
   *[draw] partie nulle
}
games-side-turn = { $side ->
    [white] aux Blancs de jouer
   *[black] aux Noirs de jouer
}
games-opening-turn = à l’ouverture
games-delete-yes = La supprimer
games-keep = La garder
games-unreadable = Une partie illisible
games-open-failed = Cette partie se joue dans un autre onglet.
games-checking = Vérification des autres onglets…
confirm-heading = Vraiment ?

## Le panneau des règles, tant que le texte n’est pas là

rules-of = Règles : { $ruleset }
rules-coming = Un instant : les règles se chargent…
rules-lost = Le texte des règles n’a pas pu être chargé.
rules-try-again = Réessayer

## Réglages

setting-system = Comme le système

## Le plateau, lu à voix haute

board-side = { $side ->
    [white] { $count ->
        [0] Les Blancs n’ont aucun pion sur le plateau.
       *[other] Blancs en { $squares }.
    }
   *[black] { $count ->
        [0] Les Noirs n’ont aucun pion sur le plateau.
       *[other] Noirs en { $squares }.
    }
}

## Petites choses

turn-tossing = Les bâtonnets sont en l’air…
strip-off = { $off }/{ $all }
link-notice-name = Avis
start-entering = les pions entrent un à un
save-no-save = Ce n’est pas une sauvegarde de ce jeu.
caption-off = { $off ->
    [one] { $off } sorti sur { $all }
   *[other] { $off } sortis sur { $all }
}
card-length = env. { $minutes } min
card-die-four = un dé
card-die-six = un dé
result-you-win = Vous avez gagné.
result-you-lose = L’ordinateur a gagné.
# Un jour ; les mois par leur numéro
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }
