### Ce que le jeu dit au plateau.
###
### Glossaire
### board → plateau ; square → case (« la case 15 », puis « la 15 » ; en abrégé « en 15 ») ; row → rangée ;
###   path → parcours ; neighbour → voisin, voisine
### house → maison (de la Renaissance, de la Beauté, du Bonheur, de l’Eau, des Trois Vérités, de Rê-Atoum,
###   d’Horus, de l’Abondance, du Mauvais Sort) ; refuge → refuge ; Ankh → Ankh ; Three Judges → Trois Juges
### piece → pion ; cone, reel → cône, bobine ; figurine → figurine ; White, Black → les Blancs, les Noirs ;
###   side → camp ; enemy piece → pion adverse ; lone → isolé ; seat → joueur 1, 2 ; tray → tiroir
### throwing sticks → bâtonnets ; face → face (vierge, blanche, plate, bombée, unie, claire) ; die → dé
### throw → lancer (nom et verbe), « faire un 4 », « un 4 » ; throw again → relancer ; another, extra throw →
###   un autre lancer, lancer supplémentaire ; to earn → donner droit à ; to play a throw → jouer un lancer ;
###   to give a throw away → laisser ; to share out → partager ; step → pas
### turn → tour ; the turn passes → la main passe ; to pass → passer, passe ; to skip a turn → sauter un tour ;
###   to lose a turn → perdre un tour ; move → coup, jouer, bouger
### forward → avancer, avance ; back → reculer ; to be sent back → être renvoyé, retourner ;
###   to land on → arriver sur ; to pass a piece → dépasser (un mur : franchir)
### to bear off, to leave → sortir, sortie, quitter le plateau ; to enter → entrer ; waiting → en attente
### swap → échange, échanger leurs places ; to hit → frapper, renvoi (Jéquier) ; to attack → attaquer ;
###   to capture, to take → prendre, prise ; pair → paire ; wall → mur ; to bar the way → barrer la route
### protected → protégé ; safe → à l’abri ; held, occupied (square) → occupée ; stuck → bloqué
### the water → l’eau, tomber à l’eau ; to give up (the water) → renoncer ; to resign → abandonner
### opening → ouverture ; draw → partie nulle ; level → niveau ; ruleset → règle (« les règles » : ce qu’elle
###   contient) ; reading → lecture ; source → source ; record → notation ; undo, redo → annuler, refaire ;
###   hint → conseil ; lowest free square → la première case libre du parcours ;
###   senet, game of passing → jeu du passage

## Les cases et leurs maisons

square-plain = Case { $square }
square-house = Case { $square }, { $house }
house-rebirth = maison de la Renaissance
house-beauty = maison de la Beauté
house-water = maison de l’Eau
house-truths = maison des Trois Vérités
house-atum = maison de Rê-Atoum
house-horus = maison d’Horus
# El juego de los faraones
house-ankh = l’Ankh
house-judges = les Trois Juges
house-falcon = Horus
house-three = le III
house-two = le II
house-one = le I
# CEMEA
house-abundance = maison de l’Abondance
house-ill-fortune = maison du Mauvais Sort
refuge-three = refuge III
refuge-two = refuge II
refuge-one = refuge I
# L’étiquette en une phrase, lue à voix haute
square-read = { $label }.
# Ce qui suit le nom de la case dans son étiquette lue, après une virgule
square-empty = vide
square-movable = peut jouer
square-only-move = peut jouer, un seul coup
square-chosen = pion choisi
square-target = accessible avec le { $throw }
square-target-swap = échange avec le pion qui s’y trouve
square-target-capture = prend le pion qui s’y trouve
square-target-sends-back = renvoie le pion qui s’y trouve

## Parties de l’écran

board-name = Plateau de senet
region-board = Plateau
region-status = État de la partie
region-moves = Coups
region-players = Joueurs
tray-waiting = { $side ->
    [white] Blancs : { $count } en attente
   *[black] Noirs : { $count } en attente
}
tray-off = { $side ->
    [white] Blancs : { $count ->
        [one] { $count } sorti sur { $all }
       *[other] { $count } sortis sur { $all }
    }
   *[black] Noirs : { $count ->
        [one] { $count } sorti sur { $all }
       *[other] { $count } sortis sur { $all }
    }
}
tray-taken = { $side ->
    [white] Blancs : { $count ->
        [one] { $count } perdu
       *[other] { $count } perdus
    }
   *[black] Noirs : { $count ->
        [one] { $count } perdu
       *[other] { $count } perdus
    }
}
player-count = { $board } en jeu, { $off ->
    [one] { $off } sorti
   *[other] { $off } sortis
}
player-waiting = { $board } en jeu, { $waiting } en attente, { $off ->
    [one] { $off } sorti
   *[other] { $off } sortis
}
player-to-throw = lancer à faire
player-to-move = coup à jouer

## À qui le tour

turn-opening = { $side ->
    [white] Joueur 1 : lancez pour l’ouverture.
   *[black] Joueur 2 : lancez pour l’ouverture.
}
turn-opening-one = Le premier à faire un 1 commence.
turn-opening-only-one = Chacun lance, jusqu’à ce qu’un seul ait un 1.
turn-opening-higher = Chacun lance ; le plus haut lancer commence.
turn-throw = Aux { side-name } de lancer.
turn-throw-again = Les { side-name } relancent.
turn-move = Aux { side-name } de jouer le { $throw }.
turn-pool = Aux { side-name } de jouer { $throws }.
turn-pass = { $side ->
    [name] { $name } ne peut pas jouer.
   *[black] Les { side-name } ne peuvent pas jouer.
}
turn-thinking = Les { side-name } réfléchissent…
turn-movable = { $count ->
    [0] Aucun pion ne peut jouer.
    [one] Un seul pion peut jouer.
   *[other] { $count } pions peuvent jouer.
}

## Lancers

throw-button = Lancer
throw-again-button = Relancer
throw-after-move = { $count ->
    [one] une fois le { $throw } joué
   *[other] une fois { $throw } joués
}
sticks-lie = { $count ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
   *[4] quatre
} { $count ->
    [one] face { $face ->
        [blank] vierge
        [white] blanche
        [flat] plate
        [curved] bombée
        [plain] unie
       *[light] claire
    }
   *[other] faces { $face ->
        [blank] vierges
        [white] blanches
        [flat] plates
        [curved] bombées
        [plain] unies
       *[light] claires
    }
}
die-lies = le dé montre { $value }
pool-heading = Lancers
pool-left = { $count ->
    [0] plus aucun
    [one] encore un
   *[other] encore { $count }
}
pool-choose = Choisissez un lancer.
pool-throw = { $throw }
pool-chosen = { $throw }, choisi
pool-used = { $throw }, joué
pool-no-move = { $throw }, aucun coup
part-left = { $count ->
    [1] encore un pas
   *[other] encore { $count } pas
}

## Les coups, tels que les disent la légende et la liste

move-plain = { $from } → { $to }
move-swap = { $from } ⇄ { $to }
# Un pion qui était sur la case, ou sur le chemin, va ailleurs que sur la case de celui qui joue.
move-send = { $from } → { $to }, { $sent } retourne en { $back }
move-capture = { $from } × { $to }
move-off = { $from } → sortie
move-enter = entrée → { $to }
move-give-up = { $from } → { $to }, en renonçant
move-pass = passe
move-throw-pass = { $throw } laissé
move-resigns = les { side-name } abandonnent
move-then = , puis { $square }
legend-shown = { $move }.
legend-move = Va à la case { $to }.
legend-swap = Échange : le pion adverse va à la case { $back }.
legend-send-back = Le pion adverse retourne à la case { $back }.
legend-capture = Prend le pion adverse, qui quitte la partie.
legend-water = Tombe à l’eau sur la case { $square }.
legend-water-to = Tombe à l’eau sur la case { $square } et ressort sur la case { $to }.
legend-judges = Les Trois Juges le renvoient à la case { $to }.
legend-ill-fortune-to = Le mauvais sort de la case { $square } le renvoie à la case { $to }.
legend-ill-fortune-stuck = Mauvais sort sur la case { $square } : la case { $held } est occupée, le pion reste donc bloqué jusqu’à un { $throw }.
legend-water-waits = L’eau l’emporte hors du plateau ; il attend, puis entre à nouveau.
legend-water-swapped = Le pion adverse va à l’eau, sur la case { $square }.
legend-own-back = Votre propre pion de la case { $to } retourne à la case { $back }.
legend-off = Sort du plateau.
legend-enter = Entre sur la case { $to }, et vous relancez.
legend-again = Vous relancez.
legend-give-up = Retour à la case { $to }, et le prochain tour est perdu.
legend-pass = Ce lancer reste inutilisé.
legend-retreat = Recule à la case { $to }.
legend-beauty = Chaque pion doit s’arrêter ici, par un lancer exact, avant d’aller plus loin.

## Boutons du plateau

button-undo = Annuler
button-redo = Refaire
button-hint = Conseil
button-pass = Passer
button-stay = Rester dans l’eau
button-give-up = Renoncer, retour en { $square }
button-give-away = Laisser le { $throw }
button-resign = Abandonner
resign-ask = { $side ->
    [white] Les Blancs abandonnent-ils ? Les Noirs gagnent.
   *[black] Les Noirs abandonnent-ils ? Les Blancs gagnent.
}
resign-yes = Abandonner
resign-no = Continuer
undo-nothing = Rien à annuler.
undo-same-throw = Après une annulation, le même lancer revient.
auto-moved = Le seul coup possible, joué pour vous.

## Un tour qui passe, et pourquoi rien ne bouge

pass-none = Aucun pion ne peut jouer { $throw }.
pass-none-pool = Aucun pion ne peut jouer l’un des lancers restants.
pass-none-part = Ce qui reste du lancer ne peut pas servir.

## Pourquoi un pion ne peut pas y aller

why-not-yours = Ce pion est à l’autre camp.
why-empty = Aucun pion ne se trouve ici.
why-throw-first = Lancez d’abord.
why-game-over = La partie est finie.
why-not-turn = C’est le tour de l’autre camp.
why-no-such-move = Aucun lancer ne le mène là.
why-own-piece = Un de vos pions se trouve sur la case { $to }.
why-occupied = La case { $to } est occupée.
why-pair = Le pion de la case { $to } est protégé par son voisin.
why-strict = Les deux cases voisines de la case { $to } doivent être vides.
why-wall = Un mur sur les cases { $first }–{ $last } barre la route.
why-block = Deux pions adverses sur les cases { $first }–{ $last } barrent la route.
why-safe = Un pion sur la case { $to } ne peut pas être attaqué.
why-safe-while-water = Tant qu’un pion est sur la case 27, aucun ne peut être pris sur les cases 28 à 30.
why-stop-first = Chaque pion doit d’abord s’arrêter sur la case { $square }.
why-exact = De la case { $from }, seul un { $throw } mène hors du plateau.
why-too-far = Le { $throw } est trop grand pour le pion de la case { $from }.
why-home-row = Aucun pion ne sort tant qu’un autre des vôtres est sur les cases 1 à 10.
why-last-row = Aucun pion ne sort tant que tous ceux qui vous restent ne sont pas sur les cases 21 à 30.
why-water-holds = Votre pion de la case { $square } retient les autres tant qu’il n’en est pas sorti.
why-water-only = De l’eau, seul un { $throw } mène hors du plateau.
why-stuck = Votre pion est bloqué sur la case { $square } jusqu’à ce que vous fassiez un { $throw }.
why-reborn = Le pion de la case { $square } doit jouer d’abord.
why-must = Ce lancer revient au pion de la case { $square }.
why-marked = Un pion sur une case marquée doit jouer d’abord : case { $square }.
why-starting-throw = Les { side-name } doivent faire un 1 avant de pouvoir jouer.
why-first-move = Le premier coup se joue avec le pion de la case { $square }.
why-file = Le pion de la case { $from } attend celui qui est parti de la case { $ahead }.
why-advance-first = On ne recule que si aucun pion ne peut avancer.
why-no-retreat = Selon ces règles, aucun pion ne recule.
why-no-retreat-here = Un pion sur la case { $from } ne recule jamais.
why-entered = Le pion qui vient d’entrer doit se servir le premier de ce lancer.
why-enter-throw = Un pion entre par un 1.
why-direction = Toutes les parts d’un lancer vont dans le même sens.

## La fin

result-won = Les { side-name } gagnent.
result-won-name = { $name } gagne.
result-all-off = Tous les pions du vainqueur sont sortis.
result-score = { $score ->
    [0] Aucun point.
    [one] Un point.
   *[other] { $score } points.
}
result-draw-deadlock = Partie nulle : aucun lancer ne permettrait à l’un ou l’autre camp de jouer.
result-draw-progress = Partie nulle : 2 000 coups de suite sans qu’un pion entre, soit pris ou sorte.
result-draw-equal = Partie nulle : chacun a sorti autant de pions.
result-blocked = La partie est finie, sans vainqueur : les { side-name } ne peuvent pas jouer.
result-counts = Pions sortis : Blancs { $white }, Noirs { $black }.
result-again = Rejouer
result-look-back = Revoir le plateau

## Liste des coups

moves-heading = Coups
moves-none = Aucun coup encore.
moves-opening = Ouverture

## Clavier

keys-heading = Clavier
keys-throw = T, ou Espace hors des cases : lancer
keys-arrows = Flèches : aller de case en case
keys-path = N et P : case suivante et précédente du parcours
keys-choose = Entrée ou Espace : choisir un pion ou une case
keys-read-moves = M : entendre les coups possibles
keys-read-board = B : entendre le plateau
keys-read-square = S : réentendre la case
keys-read-last = L : entendre le dernier coup
keys-throws = 1 à 6 : choisir ce lancer
keys-undo = U : annuler ; R : refaire
keys-hint = H : ce que jouerait l’ordinateur
keys-pass = X : passer
keys-escape = Échap : reposer le pion, ou fermer
keys-help = ? : cette liste
keys-off = Les touches simples peuvent être désactivées dans les réglages.
