### Pourquoi une position, un coup ou une notation est refusé. Chaque message est une phrase, ou quelques-unes.
### $given, $tag, $token et semblables se montrent tels quels, et valent dans toutes les langues ; de même les mots
### de la notation qui les entourent (open, w, over:draw …).

# De très nombreuses raisons, on dit les premières.
reasons-more = { $count ->
    [one] Il y a encore une autre erreur.
   *[other] Il y a encore { $count } autres erreurs.
}

## Positions : leur écriture

position-fields = Une position a sept champs, séparés par une seule espace ; ici : { $count }.
position-rows = Les cases sont en trois rangées, séparées par « / » ; ici : { $count }.
position-row-length = La rangée { $row } doit avoir dix cases ; ici : { $count }.
position-letter = Case { $square } : « { $given } » n’est ni w, ni b, ni un point.
position-side = Le camp dont c’est le tour s’écrit w ou b, pas « { $given } ».
position-phase = « { $given } » n’est pas une phase. Les phases sont open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b et over:draw.
position-throw = « { $given } » n’est pas un lancer de 1 à 6.
position-throws-order = Les lancers « { $given } » ne sont pas dans l’ordre croissant.
position-throws-full = Il y a trop de lancers de { $throw }.
position-counts = { $field ->
    [waiting] Les pions en attente
    [off] Les pions sortis
   *[taken] Les pions pris
} se comptent sous la forme Blancs-Noirs, 0-0 s’il n’y en a pas, et non « { $given } ».
position-token = « { $given } » n’est pas une marque connue.
position-token-twice = La marque « { $given } » figure deux fois.
position-token-order = Les marques ne sont pas dans l’ordre : « { $second } » vient avant « { $first } ».

## Positions : leur contenu

position-piece-count = Les { side-name } doivent avoir { $expected } pions en tout ; ici : { $found }.
position-nothing-taken = Selon cette règle, aucun pion n’est pris.
position-nothing-waits = Selon cette règle, aucun pion n’attend d’entrer.
position-never-occupied = Selon cette règle, aucun pion ne peut se trouver sur la case { $square }.
position-never-left = Aucun pion ne reste sur la case { $square } : il en repart avant la fin du tour de son camp.
position-nothing-left = Il ne reste aucun pion aux { side-name }, et pourtant la partie n’est pas finie.
position-acts-without = C’est aux { side-name } de jouer, mais ils n’ont aucun pion.
position-no-such-throw = Selon cette règle, un { $throw } est impossible.
position-several-throws = Selon cette règle, chaque lancer se joue avant le suivant : { $throws } ne peuvent pas aller ensemble.
position-kept-throw = Selon cette règle, chaque lancer se joue avant le suivant : au moment de lancer, il ne peut pas rester { $throws }.
position-not-bonus = Un { $throw } ne donne pas droit à un autre lancer : on ne peut pas avoir à lancer après lui.
position-second-last = Un lancer qui ne donne droit à aucun autre est le dernier : il n’y en a qu’un.
position-open-elsewhere = Les lancers d’ouverture se font depuis la position de départ.
position-open-tokens = L’ouverture porte ses marques de départ, ni plus ni moins : { $tokens }.
position-open-against = Dans cette ouverture, on lance tour à tour, une fois chacun ; « { $given } » n’existe pas.
position-open-order = Dans cette ouverture, le joueur 1 lance en premier ; « { $given } » n’existe pas.
position-open-second = Dans cette ouverture, le joueur 2 ne lance qu’après le joueur 1 ; « b open » n’existe pas.
position-foreign-token = Selon cette règle, la marque « { $given } » n’existe pas.
position-missing-must = Il manque la marque « { $given } ».
position-wrong-must = La marque « { $given } » ne figure que là où le camp dont c’est le tour a son pion sur cette case.
position-two-bound = Deux pions ne peuvent pas tous deux devoir se servir du lancer.
position-fixed = La marque « { $given } » ne convient pas : aucun pion parti de là ne peut s’y trouver maintenant.
position-not-won = Les { side-name } n’ont pas gagné.
position-last-mover = Le camp indiqué est celui qui a joué en dernier, et ce ne peut pas être ici les { side-name }.
position-not-drawn = La partie n’est pas nulle : elle peut encore continuer.
position-over-tokens = Une partie finie ne porte aucune marque.

position-misplaced = La marque « { $given } » ne convient pas ici : { $reason }
misplaced-acts = le camp dont c’est le tour ne passe aucun tour.
misplaced-no-piece = ce camp n’a aucun pion sur cette case.
misplaced-opened = le coup d’ouverture est déjà joué.
misplaced-opening-tokens = au coup d’ouverture, toutes les marques de départ sont là.
misplaced-opening-moved = l’ouverture a déjà déplacé ce pion.
misplaced-threw-one = ce camp a déjà fait son 1.
misplaced-gave-up = un camp revenu de l’eau a déjà fait son 1.
misplaced-opening-one = pour ce camp, le 1 de l’ouverture compte.
misplaced-not-split = aucun lancer n’a été partagé.
misplaced-no-part = aucune part du lancer n’a servi.
misplaced-part-used = une part du lancer a déjà servi.
misplaced-earned = un tel lancer a donné droit à un autre, qui s’écrit owed:1.
misplaced-none-back = aucun pion ne peut être revenu là.

## Notations

record-error = Ligne { $line }, colonne { $column } : { $reason }
record-tag = Un en-tête s’écrit [Nom "valeur"] ; il faut ici { $part ->
    [bracket] le crochet ouvrant
    [name] le nom, fait de lettres, de chiffres et de _
    [value] la valeur entre guillemets droits
    [escaped] après \ un autre \ ou un "
    [quote] le guillemet fermant
    [closing] le crochet fermant
   *[end] la fin de la ligne
}.
record-tag-twice = L’en-tête { $tag } figure deux fois.
record-ruleset-missing = Il manque l’en-tête Ruleset.
record-value = { $tag } ne peut pas être « { $given } », mais seulement { $possible ->
    [result] w, b, draw ou *
    [throws] given, fresh ou hand
   *[cursor] le numéro d’un lancer ou d’un coup de la partie
}.
record-disagrees = { $tag } dit « { $given } », mais la partie donne « { $actual } ».
record-disagrees-none = { $tag } dit « { $given } », mais la partie n’a rien de tel.
record-turn-number = Il faut ici le numéro du tour, « { $wanted } », et non « { $given } ».
record-side = Il faut ici le camp, « { $wanted } », et non « { $given } ».
record-side-missing = Le camp, « { $wanted } », doit suivre ici.
record-turn-over = Ce tour est terminé : le tour { $turn } commence une nouvelle ligne.
record-event = « { $given } » n’est ni un lancer ni un coup.
record-after-end = La partie est finie ; plus rien ne peut suivre.
record-not-drawn = La partie n’est pas nulle ici.
record-draw-wanted = La partie est ici nulle faute de progrès ; « draw » doit suivre.
record-move-due = On ne lance pas ici : il reste un lancer à jouer.
record-throw-due = On ne joue pas de coup ici : il faut d’abord lancer.
record-throws-full = Il n’y a plus de place pour un autre lancer comme celui-ci.
record-not-legal = { $move } n’est pas un coup permis ici : { $reason }

## Coups

move-form = « { $given } » n’est pas un coup. Les coups s’écrivent 4:14-18, 3:28-off, 1:in-1, 5:pass, pass et back.
move-throw = « { $given } » n’est pas un coup : « { $part } » n’est pas un lancer de 1 à 6.
move-square = « { $given } » n’est pas un coup : « { $part } » n’est pas une case de 1 à 30.

illegal-not-thrown = il n’y a pas de { $throw } à jouer.
illegal-no-piece = le camp dont c’est le tour n’a pas de pion sur la case { $square }.
illegal-no-entry = aucun pion n’entre par ce lancer.
illegal-goes-to = le lancer mène à la case { $square }.
illegal-wrong-target = le lancer ne mène pas là.
illegal-own-piece = un pion du même camp se trouve sur la case { $square }.
illegal-occupied = la case { $square } est occupée.
illegal-pair = le pion de la case { $square } est protégé par son voisin.
illegal-not-alone = le pion de la case { $square } n’est pas seul.
illegal-safe = un pion sur la case { $square } est à l’abri.
illegal-wall = des pions adverses sur les cases { $first }–{ $last } barrent la route.
illegal-gate = chaque pion s’arrête d’abord sur la case { $square }.
illegal-exact = il ne peut pas bouger avec ce lancer.
illegal-first-row = aucun pion ne sort tant qu’un autre de son camp est sur les cases 1 à 10.
illegal-last-row = aucun pion ne sort tant que tous ceux qui restent à son camp ne sont pas sur les cases 21 à 30.
illegal-held = le pion de la case { $square } retient tout son camp.
illegal-first = le pion de la case { $square } doit jouer d’abord.
illegal-unstarted = ce camp doit faire un 1 avant de pouvoir jouer.
illegal-behind = le pion parti de la case { $square } doit jouer d’abord.
illegal-no-retreat = il ne recule jamais de là.
illegal-advance-exists = on ne recule que si aucun pion ne peut avancer.
illegal-direction = toutes les parts d’un lancer vont dans le même sens.
illegal-move-exists = il y a un coup obligatoire.
illegal-nothing-to-give = il n’y a ici rien à quoi renoncer, ni rien à abandonner.
