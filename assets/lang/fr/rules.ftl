### Ce que dit le panneau des règles, point par point. Les points portent les repères du texte de référence.
### Un message dont le nom finit par `-reading…` dit comment nous lisons une source muette ou obscure ;
### tous les autres disent ce que dit la source elle-même.

## Le panneau

rules-reading = Notre lecture
rules-option = Avec l’option « { $option } »
rules-intro = Aucune de ces règles n’est « la » règle du senet : chacune dit qui l’a proposée. Là où la source se tait ou dit deux choses, nous avons choisi, et nous le disons.

## Titres

rules-h-about = Origine
rules-h-setup = Mise en place
rules-h-path = Le parcours
rules-h-square = Un pion par case
rules-h-move = Un coup
rules-h-win = La victoire
rules-h-throw = Le lancer
rules-h-opening = L’ouverture
rules-h-turn = Les tours
rules-h-pass = Passer
rules-h-draw = Partie nulle
rules-h-swap = Échanges, paires, murs
rules-h-hit = Renvois, paires, murs
rules-h-capture = Les prises
rules-h-back = Reculer
rules-h-stuck = Aucun coup possible
rules-h-26 = La case 26
rules-h-from-26 = Depuis la case 26
rules-h-27 = La case 27
rules-h-water = Dans l’eau
rules-h-reborn = De retour sur la 15
rules-h-unprotected = Sans protection
rules-h-last = Les cases 28, 29 et 30
rules-h-last-captures = Prises sur les cases 28 à 30
rules-h-shelter = À l’abri sur 26, 28 et 29
rules-h-marked = Les cases marquées
rules-h-off = La sortie
rules-h-score = Les points
rules-h-options = Les options
rules-h-file = À la file
rules-h-enter = L’entrée
rules-h-share = Partager un lancer
rules-h-meet = Les rencontres
rules-h-again = Un autre lancer

## D’où viennent les règles

rules-about-kendall = La reconstitution de Timothy Kendall, dans le livret de Passing Through the Netherworld, à la fin des années 1970. Nous en suivons un bref exposé en anglais, placé sous un en-tête français.
rules-about-cemea = Règles proposées par le groupe de recherche sur le jeu des CEMEA. Nous suivons un article d’encyclopédie italien, qui y voit une tentative moderne parmi d’autres.
rules-about-figurine = Règles tirées d’un dépliant italien ; notre exemplaire ne nomme aucun auteur. Le senet y est une course à deux, avec cinq figurines chacun.
rules-about-faraones = Règles tirées d’une feuille en espagnol. Elle parle longuement des pions et des bâtonnets ; le tableau des lancers qu’elle mentionne manque à notre exemplaire.
rules-about-reed = Règles tirées d’un texte allemand, dont le jumeau anglais est vendu avec des plateaux par une boutique d’échecs. Il ne se cache pas d’être moderne : un jeu simple, pour qui trouve les autres trop longs.
rules-about-jequier = Règles proposées par Jéquier en 1930. Nous suivons la description qu’en donne le catalogue du Digital Ludeme Project.
rules-about-bell = Règles proposées par R. C. Bell en 1979. Nous suivons la description qu’en donne le catalogue du Digital Ludeme Project.
rules-about-piccione = Règles proposées par Piccione en 1977. Nous suivons la description qu’en donne le catalogue du Digital Ludeme Project.
rules-about-common = Elles ne sont de personne en particulier : la plupart des jeux et des applications d’aujourd’hui proposent à peu près cela, un Kendall simplifié.
rules-about-skyriuk = Règles proposées par Skyriuk. Nous les suivons telles qu’elles sont publiées avec une implémentation libre.

## Fonds commun

rules-setup = Chaque camp a { $count } pions, placés en alternance sur les cases 1 à { $last } : les { -cone(form: "plural") } des Blancs sur les cases impaires, les { -reel(form: "plural") } des Noirs sur les cases paires.
rules-setup-in-turn = Chaque camp a { $count } pions, placés en alternance sur les cases 1 à { $last }.
rules-setup-waiting = Cinq pions par camp, tous en attente à côté du plateau.
rules-path = Trente cases en trois rangées de dix. Le parcours suit la première rangée, revient par la deuxième et repart par la troisième. Deux cases sont voisines quand elles s’y suivent : 10 et 11 le sont, 1 et 20 ne le sont pas, bien qu’elles se touchent.
rules-path-reading = Notre source ne montre pas comment le plateau est orienté. Nous plaçons la première rangée en haut et partons de son extrémité gauche.
rules-square = Il n’y a jamais plus d’un pion par case.
rules-move-whole = Un lancer déplace un seul pion, de toute sa valeur.
rules-move-ways = On avance vers la case 30 et la sortie ; on recule vers la case 1.
rules-win = Le premier à sortir son dernier pion gagne aussitôt.
rules-sticks = Lancez quatre bâtonnets à deux faces et comptez les faces { $face ->
    [blank] vierges
    [white] blanches
    [whiteflat] plates et blanches
    [flat] plates
    [curved] bombées
    [plain] unies
   *[light] claires
} tournées vers le haut. S’il n’y en a aucune, le lancer vaut { $none }.
rules-sequence = Chaque lancer est joué avant le suivant. Après un 1, un 4 ou un { $bonus ->
    [145] 5
   *[146] 6
}, vous relancez ; après tout autre, la main passe.
rules-again-reading = Le droit à un lancer supplémentaire est acquis quel que soit l’usage fait du lancer. Mais si celui-ci n’a pu servir à rien, le tour est fini.
rules-again-any-reading = Le droit à un lancer supplémentaire est acquis quel que soit l’usage fait du lancer, coup forcé compris.
rules-one-throw = Un tour, c’est un lancer et son coup.
rules-opening-higher-black-reading = Chacun lance ; le plus haut lancer donne les Noirs, les { -reel(form: "plural") }, et l’on commence par un nouveau lancer. À égalité, on relance.
rules-opening-front = Les joueurs lancent tour à tour. Le premier à faire un 1 a les Noirs, va avec ce 1 de la case 10 à la case 11, et relance.
rules-pass = Tant qu’un lancer peut être joué, il doit l’être.
rules-pass-decline = Tant qu’un lancer peut être joué, il doit l’être, sauf là où ces règles permettent d’y renoncer.
rules-pass-none = Quand rien ne peut être joué, il ne reste qu’à passer, et le plateau dit pourquoi.
rules-draw-reading = Si la main passe alors qu’aucun lancer ne permettrait à l’un ou l’autre camp de jouer, la partie est nulle. Elle l’est aussi quand 2 000 coups se suivent, passes comprises, sans qu’un pion entre, soit pris ou sorte.
rules-swap-reading = L’effet d’une case vient après l’échange, et touche le pion qui a joué. Un pion échangé reste simplement là où il a été mis.
rules-own-reading = Vos propres pions ne vous barrent jamais la route, quel que soit leur nombre.
rules-wall-off-reading = La sortie compte comme un pas vers une case 31 : un mur sur les cases 28 à 30 la barre donc aussi.
rules-water-lowest = Un pion qui arrive sur la case 27 retourne à la première case libre du parcours.
rules-score-rows = Le vainqueur marque 1 point pour chaque pion adverse resté sur les cases 21 à 30, 2 sur les cases 11 à 20 et 3 sur les cases 1 à 10.

## Kendall

rules-k-setup-reading = Le texte pourrait aussi mettre les Blancs sur la case 1. Nous plaçons les Noirs sur les cases impaires et les Blancs sur les cases paires, comme le fait le programme du catalogue : le pion blanc de tête peut ainsi jouer le coup d’ouverture, d’une case.
rules-k1 = Le premier à faire un 1 joue les Blancs et avance d’une case le pion blanc de tête.
rules-k1-reading = On lance tour à tour, une fois chacun. Le 1 mène aussitôt de la case { $from } à la case { $to } ; et puisqu’un 1 donne droit à un autre lancer, les Blancs relancent.
rules-k1-start = Un camp ne joue rien tant qu’il n’a pas fait un 1 à l’un de ses tours. Le 1 d’ouverture des Blancs compte.
rules-k2 = On fait tous les lancers d’un tour avant de jouer. Un 1, un 4 ou un 5 donne droit à un autre. Chaque lancer se joue en entier.
rules-k2-reading = On lance jusqu’à ce que vienne un 2 ou un 3. Puis on joue les lancers dans l’ordre que l’on veut, chacun avec n’importe quel pion.
rules-k2-single = Chaque lancer est joué avant le suivant. Un 1, un 4 ou un 5 donne droit à un autre, même s’il n’a pas pu être joué. Rester sur la case 27, la quitter pour la 15 ou en sortir met fin au tour. Le programme du catalogue joue ainsi.
rules-k3 = Arrivez sur un pion adverse isolé, et les deux échangent leurs places : il va là d’où vous venez. Deux pions ou plus d’un même camp, sur des cases voisines, ne peuvent pas être frappés.
rules-k3-reading = Cela vaut aussi contre les pions qui reculent.
rules-k3-walls = Il n’y a pas de murs : on peut dépasser autant de pions que l’on veut.
rules-k4 = Un lancer qui peut faire avancer un pion doit le faire. Sinon, il doit en faire reculer un s’il le peut, et l’échange se fait de même.
rules-k4-pool = Quand aucun des lancers restants ne peut être joué, le tour est fini.
rules-k4-reading = Vous choisissez quel lancer jouer ensuite. C’est à ce moment que l’on juge s’il peut faire avancer un pion.
rules-k5 = Aucun pion des cases 1 à 25 ne va au-delà de la 26 sans s’y être arrêté, par un lancer exact. Un pion renvoyé doit s’y arrêter de nouveau.
rules-k5-reading = Un pion qu’un échange a mis sur la case 26 est considéré comme s’y étant arrêté.
rules-k5-trap = Un lancer qui mènerait un pion au-delà de la case 26 le mène à la 27, si elle est vide. C’est une avance comme les autres.
rules-k6 = De la case 26, un 2 mène à la 28, un 3 à la 29 et un 4 à la 30. Un 5 mène hors du plateau.
rules-k6-reading = Un 1 mène à la 27 : c’est une avance ordinaire. Reculer depuis la 26 est permis, et obligatoire quand le lancer ne peut faire avancer aucun pion.
rules-k7 = Un pion ne quitte la case 28 que par un 3 et la 29 que par un 2, pour sortir du plateau. De la 30, n’importe quel lancer ultérieur le sort. Les pions des cases 28 et 29 ne reculent jamais.
rules-k7-reading = Ce lancer ultérieur peut être du même tour. Un pion sur la case 30 ne recule jamais non plus, et aucune des trois cases ne permet d’autre coup.
rules-k8 = Frappé depuis la case 26, un pion adverse isolé sur la 28, la 29 ou la 30 va sur la 27, et non sur la 26. Tant que la 27 porte un pion, de quelque camp qu’il soit, personne ne peut être frappé sur les cases 28 à 30. Un pion adverse sur la 27, frappé d’un 1 depuis la 26, passe sur la 26 par l’échange habituel.
rules-k9 = Tant que vous avez un pion sur la case 27, trois choix s’offrent à vous, et aucun de vos autres pions ne bouge. Le sortir par un 4. Ou renoncer : il va sur la case 15, et vous perdez votre prochain tour. Ou le laisser là, et passer.
rules-k9-pool = Une fois le pion sorti par un 4, le reste de vos lancers se joue comme d’habitude.
rules-k9-pool-reading = Vous choisissez une fois tous les lancers faits ; un 4 obtenu avant la chute convient. Renoncer ou rester met fin au tour et annule ce qui reste. Un pion qui vient de tomber peut renoncer aussitôt, tant qu’il reste un lancer.
rules-k9-reading = On ne peut renoncer que si la case 15 est vide.
rules-k10 = Après avoir renoncé, vous sautez votre prochain tour. Ensuite, vous ne pouvez jouer que le pion de la case 15 tant qu’il ne l’a pas quittée, par son propre coup ou par un échange : il avance ou, à défaut, recule.
rules-k10-pool = Une fois qu’il l’a quittée, le reste de vos lancers se joue comme d’habitude. Si aucun ne le déplace, le tour est fini.
rules-k10-single = Le lancer supplémentaire auquel donne droit un lancer qui n’a pas pu le déplacer n’est pas perdu.
rules-k10-both = Si vous avez aussi un pion sur la case 27, vous pouvez sortir celui-ci par un 4, jouer celui de la 15, ou rester.
rules-k11 = Tant qu’un pion sur la case 27, ou revenu sur la 15, retient un camp, les paires de ce camp ne protègent pas. Ce qui est dit des cases 28 à 30 demeure.
rules-k12 = Personne n’est jamais obligé de sortir un pion.
rules-k12-reading = Si un lancer ne permet d’avancer qu’en sortant un pion, vous pouvez laisser ce lancer, sans devoir reculer pour autant. Pour un pion sur la case 27, ce sont ses trois choix qui valent.
rules-k12-home = Aucun pion ne sort tant qu’un pion de son camp se trouve sur les cases 1 à 10.
rules-k12-home-reading = Deux camps peuvent ainsi se bloquer l’un l’autre pour toujours. Une telle partie finit nulle, comme il est dit plus bas.
rules-k13 = Les options ne sont pas dans le texte que nous suivons ; elles sont cataloguées avec le livret de Kendall. Toutes peuvent se combiner.

## CEMEA

rules-path-cemea = Le plateau est posé avec la première rangée en bas. Le parcours part de la droite, et la sortie est en haut à gauche.
rules-c1 = On lance tour à tour. Le premier à faire un 1 a les Noirs et le premier coup.
rules-c1-reading = Ce 1 se joue, avec n’importe quel pion noir. Puis les Noirs relancent.
rules-c1-high = Chacun lance, et le plus haut lancer donne le premier coup.
rules-c1-high-reading = Il donne aussi les Noirs, et l’on commence par un nouveau lancer. À égalité, on relance.
rules-c3 = Arrivez sur un pion adverse isolé, et les deux échangent leurs places. Une paire de voisins est à l’abri, mais peut être dépassée. Trois pions ou plus forment un mur : l’adversaire ne peut ni le frapper ni le franchir.
rules-c4 = Un lancer fait avancer un pion s’il le peut. Sinon, n’importe quel pion recule d’autant.
rules-c4-swap-reading = Quand on recule sur un pion adverse isolé, l’échange se fait aussi.
rules-c4-own-reading = Si même cela est impossible, mais qu’un coup finirait sur l’un de vos propres pions, vous devez le jouer. Les murs adverses barrent toujours la route ; vos paires, et l’abri des cases 28 à 30, n’en préservent pas votre propre pion.
rules-c4-own = Le pion qui s’y trouvait va sur la case 1 ou, si elle est occupée, sur la première case libre du parcours.
rules-c4-pass = Si rien du tout ne peut bouger, la main passe, quel que soit le lancer.
rules-c5 = Un pion sur la case 26 peut, avec un 1, sauter par-dessus la 27.
rules-c5-reading = Il se pose sur la case 28, si elle est vide. Le simple pas sur la 27 reste possible aussi. Nul n’est tenu de s’arrêter sur la 26, et nul n’y est à l’abri.
rules-c6 = Un pion qui arrive sur la case 27 retourne à la 15, si elle est vide. Sinon il reste, et son camp ne peut plus rien jouer avant d’avoir fait un 4. Ce 4 sort le pion du plateau, même si la 15 s’est libérée entre-temps.
rules-c6-reading = Tout autre lancer met fin au tour d’un camp bloqué. Le 4 donne droit à son lancer supplémentaire ; celui de la chute aussi, s’il est de ceux qui y donnent droit. Un pion adverse qui arrive sur la case 27 en écarte le pion bloqué par un échange, sauf si une paire le protège, puis subit le même sort.
rules-c7 = Nul ne peut être attaqué sur les cases 28, 29 et 30. Un pion quitte la 28 par un 3 exactement, la 29 par un 2 et la 30 par un 1.
rules-c7-reading = Aucune autre case ne mène hors du plateau, sauf par le 4 sur la 27. Les coups plus courts entre ces trois cases sont des coups ordinaires, et un pion peut y être forcé à reculer.
rules-c8-die = Un dé ordinaire, de 1 à 6, remplace les bâtonnets.
rules-c8-die-reading = Un 5 ne donne droit à aucun lancer supplémentaire.
rules-c8-playon = Dans l’Antiquité, suppose l’article, tous deux devaient arriver au bout, et le premier arrivé aidait l’autre.
rules-c8-playon-reading = Le camp qui reste lance seul jusqu’à ce qu’il soit arrivé lui aussi. Le premier arrivé a gagné ; l’ordre d’arrivée est conservé.

## Cinq figurines

rules-f1 = On lance tour à tour. Le premier à faire un 1 a les Noirs et peut, avec ce 1, avancer le pion de la case 10 à la case 11. Les Noirs relancent ensuite.
rules-f1-reading = Nous rendons ce pas obligatoire.
rules-f3 = Un pion adverse isolé peut être attaqué : les deux échangent leurs places. Une paire ne peut pas être attaquée, mais peut être dépassée. Trois pions ou plus ne peuvent même pas être dépassés par l’adversaire.
rules-f3-reading = Un pion est isolé quand aucun compagnon n’occupe une case voisine.
rules-f3-strict = Une phrase du dépliant en demande plus : les deux cases voisines du pion doivent être vides. L’attaquant lui-même n’y fait pas obstacle, et la case 1 n’a qu’une voisine.
rules-f4 = Si aucun pion ne peut avancer, l’un d’eux doit reculer. Sur un pion adverse isolé, l’échange se fait aussi.
rules-f5-reading = Le dépliant dit que la partie est finie. Nous comprenons qu’il s’agit du tour : quand aucun pion ne peut bouger, pas même un pion abrité, on passe. Si le lancer donne droit à un autre, on le fait ; sinon, le tour est fini. À la lettre, une partie jouée au hasard sur huit finirait sans vainqueur.
rules-f5-blocked = Quand aucun pion ne peut bouger, la partie est finie, sans vainqueur.
rules-f6 = Un pion qui arrive sur la case 27 retourne à la 15 ou, si la 15 est occupée, à la 1.
rules-f6-reading = Si la case 1 est occupée aussi, il va sur la première case libre du parcours.
rules-f7 = Sur les cases 26, 28 et 29, même un pion isolé ne peut pas être attaqué. Un pion peut y rester aussi longtemps que le veut son joueur.
rules-f7-reading = Si tous les coups possibles d’un lancer partent de l’une de ces cases, vous pouvez passer. Un lancer qui donne droit à un autre le fait même alors.
rules-f8 = Atteindre la case 30 fait sortir un pion ; le lancer peut être plus grand qu’il ne faut. Aucun pion ne sort tant qu’un pion de son camp se trouve sur les cases 1 à 10.
rules-f8-reading = Aucun pion ne se tient donc jamais sur la case 30, et un coup qui l’atteindrait trop tôt n’est pas permis.
rules-f9 = Le vainqueur marque 1 point pour chaque pion adverse resté sur les cases 21 à 30, et 3 sur les cases 1 à 20.

## El juego de los faraones

rules-path-faraones = La première rangée va de gauche à droite, la deuxième de droite à gauche, la troisième de gauche à droite.
rules-path-faraones-reading = Nous plaçons la première rangée en haut.
rules-p-setup-reading = Les { -cone(form: "plural") } des Blancs sont sur les cases impaires, les { -reel(form: "plural") } des Noirs sur les cases paires.
rules-p-turn-reading = Aucun lancer ne donne droit à un autre : notre exemplaire n’en dit rien, mais il est vrai que son tableau des lancers est perdu.
rules-p-bonus-reading = Le tableau des lancers manque à notre exemplaire. Ici, un 1, un 4 ou un 6 donne droit à un autre lancer, comme dans d’autres règles ; chacun est joué avant le suivant.
rules-p1 = Arrivez exactement sur un pion adverse sans protection, et les deux échangent leurs places. Des voisins d’un même camp se protègent l’un l’autre ; un troisième en fait un mur, fermé à l’adversaire mais non à son propre camp.
rules-p1-reading = L’un de vos pions vous empêche d’arriver sur sa case, non de le dépasser.
rules-p2 = Des murs et des pions protégés peuvent vous fermer toute avance. Il faut alors reculer, si c’est possible.
rules-p2-reading = Nous l’appliquons quelle que soit la cause. L’échange se fait aussi en reculant. Si rien ne peut bouger dans aucun sens, la main passe.
rules-p3 = Un pion qui arrive sur la case 26, devant les Trois Juges, va sur la 15, l’Ankh, qu’il soit venu en avançant ou en reculant.
rules-p3-reading = Si la case 15 est occupée, il va sur la première case libre du parcours.
rules-p4 = Un pion doit arriver sur la case 27, Horus, pour avoir quelque espoir de sortir.
rules-p4-reading = Depuis les cases 1 à 25, aucune avance ne dépasse donc la 27. Un pion qu’un échange a mis sur la 27 s’y tient comme un autre.
rules-p5 = Les dernières cases sont marquées III, II et I. De chacune, seul son propre nombre mène hors du plateau : un 3 de la case 28, un 2 de la 29, un 1 de la 30.
rules-p5-reading = De la case 27, un 1, un 2 ou un 3 mène à la 28, à la 29 ou à la 30, et un lancer plus grand ne fait rien. Les pions des cases 28 à 30 n’ont pas d’autre coup, ni en avant ni en arrière ; celui de la 27 peut être forcé à reculer. Rien, hors une paire, ne protège un pion sur la dernière rangée.

## Bâtonnets de roseau

rules-r1 = Chacun lance, jusqu’à ce que l’un ait un 1 et l’autre non. Celui qui a le 1 prend les Noirs, va de la case 10 à la case 11, et relance.
rules-r1-reading = Chacun lance les quatre bâtonnets. Le premier coup des Blancs dans la partie se joue avec le pion de la case 9 : ainsi disent les jumeaux anglais et espagnol, là où le texte allemand le fait aller sur la neuvième case. S’il n’y a pas de pion blanc sur la 9, ou s’il ne peut pas bouger, n’importe quel autre convient ; après le premier vrai coup des Blancs, l’obligation prend fin.
rules-r2 = Les pions ne font qu’avancer. Si aucun des vôtres ne le peut, le tour est perdu.
rules-r2-reading = Un 2 ou un 3 se joue avant que la main passe. Un lancer qui donnerait droit à un autre est perdu de même quand il ne peut pas être joué.
rules-r3 = On ne peut arriver ni sur l’un de ses propres pions, ni sur l’un de deux pions adverses côte à côte, ni sur un pion adverse des cases 26, 28, 29 ou 30. Quand on arrive sur tout autre pion adverse, les deux échangent leurs places. Trois pions adverses côte à côte ne peuvent pas être dépassés.
rules-r4-water = Un pion qui arrive sur la case 27 retourne à la 15.
rules-r4-water-reading = Si la case 15 est occupée, il va sur la première case libre du parcours.
rules-r5 = Les pions ne sortent que lorsque tous ceux qui vous restent sont sur les cases 21 à 30.
rules-r5-exact = Un pion sort par le lancer qui le mène exactement à la case 30.
rules-r5-reading = Un pion qui atteint la case 30 trop tôt y attend à l’abri ; une fois tous les pions sur la dernière rangée, n’importe quel lancer le sort. Quand la sortie vous est permise, atteindre la 30, c’est sortir, quel que soit le pion qui s’y trouve, et les murs comptent jusqu’à la 29.
rules-r5-exits = Ils quittent la case 28 par un 3, la 29 par un 2 et la 30 par un 1.
rules-r5-exits-reading = Rien d’autre ne mène hors du plateau, et la condition de la dernière rangée demeure. Arriver sur la case 30, ou aller de la 28 à la 29 ou à la 30, ou de la 29 à la 30, sont des coups ordinaires.
rules-r6-reading = Le texte donne 3 points pour la troisième rangée ; nous la comptons depuis la fin du parcours.
rules-r7-beauty = Chaque pion doit s’arrêter sur la case 26, par un lancer exact, avant d’aller sur les quatre dernières cases.
rules-r7-beauty-reading = Depuis les cases 1 à 25, aucun coup ne dépasse donc la 26, qui reste un refuge.
rules-r7-reading = Le texte énumère ses variantes une à une ; nous permettons de les combiner.

## Jéquier

rules-j1 = Un pion sur sa case de départ attend que le pion parti de la case suivante ait bougé. Un pion qui a été renvoyé compte comme ayant bougé.
rules-j2 = Arrivez sur un pion adverse isolé, et il retourne à la première case libre du parcours ; la case que le vôtre vient de quitter compte comme libre. Les paires protègent, et personne ne dépasse trois pions adverses côte à côte.
rules-j2-reading = Nul ne peut être frappé sur les cases 26, 28, 29 et 30. La liste du catalogue contient un 20, que nous tenons pour une erreur de plume.
rules-j3 = Si rien ne peut avancer, un pion recule, mais seulement sur une case vide. Si rien ne peut bouger, le tour est fini.
rules-j5 = Les pions ne sortent que lorsque tous ceux qui vous restent sont sur les cases 21 à 30. Aller au-delà de la 30, c’est sortir, que le lancer soit exact ou non. Sur la 30 elle-même, un pion se tient comme sur toute autre case.

## Bell

rules-sticks-die = Lancez un dé à quatre faces, de 1 à 4.
rules-b-opening = Chacun lance ; le plus haut lancer donne les Blancs, et l’on commence par un nouveau lancer. À égalité, on relance.
rules-b1 = Arrivez sur un pion adverse, et il est pris : il quitte la partie. On ne peut pas arriver sur l’un de ses propres pions. Il n’y a ni paires ni murs, et les pions ne font qu’avancer.
rules-b2 = Sur les cases 15, 26, 27, 28 et 29, nul ne peut être pris. Mais un pion qui s’y trouve doit être joué, avant tout autre, par le premier lancer qui peut le faire bouger.
rules-b3 = Un pion sort par le lancer qui le mène exactement un pas au-delà de la case 30. Si rien ne peut bouger, la main passe.
rules-b4 = Un camp qui n’a plus de pion sur le plateau n’a plus de tour, et l’autre continue. Quand il ne reste aucun pion, celui qui en a sorti le plus a gagné ; à égalité, la partie est nulle.

## Piccione

rules-i-opening-reading = Chacun lance ; le plus haut lancer donne les Blancs et le premier tour. À égalité, on relance.
rules-i1 = Un 1 peut faire entrer un pion en attente sur la case 1, si elle est vide ; c’est un coup comme un autre. Il donne droit aussitôt à un autre lancer. Le pion qui vient d’entrer doit s’en servir pour au moins un pas ; le reste peut aller à d’autres.
rules-i1-reading = S’il ne peut pas faire un seul pas, il se remet en attente, et le tour est fini.
rules-i2 = Un lancer peut être partagé entre vos pions du plateau, en pas entiers, jusqu’à ce qu’il soit épuisé ou que plus rien ne puisse servir. Une part de lancer ne fait entrer aucun pion. Tous les coups d’un même lancer vont dans le même sens, en avant ou en arrière.
rules-i3 = Rien n’est jamais pris. Tout pion vous interdit sa case, aucun ne vous empêche de le dépasser.
rules-i4 = Si aucune part d’un lancer ne peut servir à avancer, ni le lancer à faire entrer un pion, il doit servir à reculer, partagé de la même façon. Si rien ne peut bouger, le tour est fini.
rules-i5 = Un 5 donne droit à un autre lancer. Arriver en avançant sur la case 15 ou sur la 26 aussi. Le lancer supplémentaire se fait une fois le lancer en cours épuisé.
rules-i5-reading = Un lancer donne droit à un seul autre au plus, quel que soit le nombre des raisons.
rules-i6 = La case 27 retire un pion du plateau, de quelque façon qu’il y soit venu. Il attend, puis entre à nouveau.
rules-i7 = Un pion sort par le nombre exact de pas qui le mène un pas au-delà de la case 30, d’un lancer entier ou d’une part. Les pions des cases 28 à 30 ne reculent jamais. Sortir est une avance parmi d’autres : on n’y est donc forcé que s’il n’en reste pas d’autre.

## Usage moderne

rules-m1 = Arrivez sur un pion adverse isolé, et les deux échangent leurs places. Les paires protègent ; trois pions côte à côte barrent la route à l’adversaire. Nul ne peut être pris sur la case 15 ni sur les cases 26 à 30.
rules-m2 = Si rien ne peut avancer, n’importe quel pion des cases 1 à 25 recule. L’échange se fait aussi en reculant ; ce qui protège ou barre la route vers l’avant le fait ici de même. Si rien ne peut bouger, la main passe, quel que soit le lancer.
rules-m3 = Aucun pion des cases 1 à 25 ne dépasse la 26. De la 26, un 1 mène à la 27, un 2 à la 28, un 3 à la 29, un 4 à la 30 et un 5 hors du plateau. Les pions des cases 26 à 30 ne reculent jamais.
rules-m4 = Un pion qui arrive sur la case 27 retourne à la 15, ou à la première case libre avant elle.
rules-m5 = Un pion quitte la case 28 par un 3 exactement, la 29 par un 2 et la 30 par un 1. Ces cases ne permettent pas d’autre coup.

## Skyriuk

rules-s1 = Arrivez sur un pion adverse sans protection, et les deux échangent leurs places. Nul ne peut être pris sur la case 15 ni sur les cases 26 à 30. Deux pions adverses côte à côte barrent déjà la route.
rules-s1-groups = Dans un groupe de pions voisins, seuls les deux des extrémités sont protégés. Ceux du milieu peuvent être pris, et le groupe lui-même ne barre pas la route qui mène à eux. Un pion sur la case 15 ou sur les cases 26 à 30 compte dans son groupe.
rules-s2 = Un pion des cases 1 à 25 que son lancer mènerait sur la 26 ou au-delà s’arrête sur la 26, si rien ne lui barre la route jusque-là. Vous relancez aussitôt, et ce lancer est pour ce pion : un 1 mène à la 27, un 2 à la 28, un 3 à la 29, un 4 à la 30, un 5 hors du plateau. Si sa case, de 28 à 30, est occupée par l’un ou l’autre camp, le pion va sur la 27 ; si la 27 est occupée, sur la 15 ou la première case libre avant elle.
rules-s2-bonus = Ce second lancer donne droit à un autre selon sa propre valeur ; celui qui a mené à la case 26 ne donne droit à rien de plus. À partir de la 26, rien ne barre la route.
rules-s3-reading = Quand un pion finit sur la case 27, son camp relance aussitôt, pour ce seul pion. Un 1, un 2 ou un 3 l’envoie sur la 15 ou la première case libre avant elle ; un 4 le sort ; avec un 5 il reste, et le tour est fini. Tant qu’il reste, le prochain lancer de son camp est de nouveau pour lui.
rules-s4 = Un pion quitte la case 28 par un 3 exactement, la 29 par un 2 exactement, et la 30 par n’importe quel lancer. Ces cases ne permettent pas d’autre coup.
