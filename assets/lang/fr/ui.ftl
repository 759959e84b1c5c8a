### Ce que la page dit autour du plateau. Le glossaire se trouve en tête de play.ftl.
### $side vaut toujours `white` ou `black` ; $square, $from et $to sont des numéros de case, de 1 à 30.

# Les deux sortes de pions, que leur forme distingue.
-cone = { $form ->
    [plural] cônes
   *[base] cône
}
-reel = { $form ->
    [plural] bobines
   *[base] bobine
}

## La page

page-title = Senet : le jeu égyptien du passage
page-title-game = { $ruleset } – Senet
page-loading = Mise en place du plateau…
page-needs-script = Senet a besoin de JavaScript et de WebAssembly. Veuillez les autoriser pour cette page.
page-blocked = La politique de sécurité de ce site empêche le jeu de démarrer : WebAssembly n’y est pas autorisé. La personne qui gère le site peut l’autoriser avec 'wasm-unsafe-eval'.
page-stopped = Le jeu n’a pas pu continuer. Rechargez la page : ce qui était enregistré est toujours là. Si rien ne change, ce site n’autorise peut-être pas WebAssembly, dont le jeu a besoin.
page-close = Fermer
page-skip-to-board = Aller au plateau
# Entre les éléments d’une liste, et entre les phrases ; attention à l’espace finale.
list-separator = {", "}
sentence-separator = {" "}

## Camps et pions
## Aussi dans les phrases : « les { side-name } », « aux { side-name } ».

side-name = { $side ->
    [white] Blancs
   *[black] Noirs
}
piece-name = { $side ->
    [white] { -cone } blanc
   *[black] { -reel } noire
}
pieces-name = { $side ->
    [white] { -cone(form: "plural") } blancs
   *[black] { -reel(form: "plural") } noires
}

## Écran de départ

start-heading = Senet
start-intro = Nul ne connaît les règles antiques ; en voici dix lectures attentives.
start-intro-more = On a joué au senet en Égypte à partir de 3000 av. J.-C. environ. Des plateaux nous sont parvenus, les règles non ; savants et joueurs les ont reconstituées à partir de peintures et de textes. Choisissez une lecture, et voyez ce qu’elle fait des mêmes trente cases.
start-choose = Choisir les règles
start-first-game = Pour débuter
start-by = D’après { $source }
start-pieces = { $count ->
    [one] { $count } pion par camp
   *[other] { $count } pions par camp
}
start-options = Options
start-players = Qui joue
start-seat = { $side ->
    [white] Joueur 1
   *[black] Joueur 2
}
start-seats-note = Les lancers d’ouverture décident des couleurs.
start-person = Une personne
start-computer = L’ordinateur
start-level = Niveau
start-begin = Jouer
start-rules = Lire les règles
level-name = Niveau { $level } : { level-title }
# Le nom de l’ordinateur à chacun de ses cinq niveaux, du plus faible au plus fort
level-title = { $level ->
    [1] Apprenti
    [2] Bouvier
    [3] Scribe
    [4] Prêtre
   *[5] Vizir
}
player-you = Vous
player-computer = Ordinateur, niveau { $level }
player-person = { $side ->
    [white] Blancs
   *[black] Noirs
}

## Parties en cours

games-heading = Parties en cours
games-continue = Continuer
games-delete = Supprimer
games-delete-ask = Supprimer cette partie ? Elle ne pourra pas être récupérée.
games-last = dernier coup le { $date }
games-other-tab = Cette partie se joue dans un autre onglet.
games-take-over = Jouer ici
games-new = Nouvelle partie

## Les règles : le nom, la source, et une ligne sur la carte

ruleset-kendall = Kendall
ruleset-kendall-source = le livret de Timothy Kendall pour Passing Through the Netherworld, fin des années 1970
ruleset-kendall-line = Lancez d’abord, dépensez ensuite. Et gare à l’eau.
ruleset-cemea = CEMEA
ruleset-cemea-source = le groupe de recherche sur le jeu des CEMEA, dans un article d’encyclopédie italien
ruleset-cemea-line = Des échanges et des murs, et une case du mauvais sort qui peut vous retenir.
ruleset-figurine = Cinq figurines
ruleset-figurine-source = un dépliant italien
ruleset-figurine-line = Une franche course, des refuges, et des points pour le vainqueur.
ruleset-faraones = El juego de los faraones
ruleset-faraones-source = une feuille de règles en espagnol
ruleset-faraones-line = Des juges vous renvoient, et seul Horus ouvre la sortie.
ruleset-reed = Bâtonnets de roseau
ruleset-reed-source = un texte allemand, vendu en anglais avec des plateaux par une boutique d’échecs
ruleset-reed-line = Toujours en avant : regroupez-vous sur la dernière rangée, puis sortez par des lancers exacts.
ruleset-jequier = Jéquier 1930
ruleset-jequier-source = Jéquier, 1930, selon le catalogue du Digital Ludeme Project
ruleset-jequier-line = La file se déroule par l’avant, et qui est frappé repart de loin.
ruleset-bell = Bell 1979
ruleset-bell-source = R. C. Bell, 1979, selon le catalogue du Digital Ludeme Project
ruleset-bell-line = Dix par camp, et ce qui est pris reste pris.
ruleset-piccione = Piccione 1977
ruleset-piccione-source = Piccione, 1977, selon le catalogue du Digital Ludeme Project
ruleset-piccione-line = Les pions entrent un à un, les lancers se partagent, nul ne prend.
ruleset-common = Usage moderne
ruleset-common-source = ce que jouent aujourd’hui la plupart des jeux et des applications, un Kendall simplifié
ruleset-common-line = Le senet que l’on rencontre le plus souvent d’abord.
ruleset-skyriuk = Skyriuk
ruleset-skyriuk-source = Skyriuk, tel que publié avec une implémentation libre
ruleset-skyriuk-line = Deux pions barrent déjà la route, et la maison de la Beauté fait relancer.
ruleset-custom = Vos propres règles

## Les options : le nom, et ce qu’elle change

option-kendall-five = Cinq pions
option-kendall-five-note = Cinq pions par camp sur les cases 1 à 10, au lieu de sept sur les cases 1 à 14.
option-kendall-start = Lancer de départ
option-kendall-start-note = Un camp ne joue rien tant qu’il n’a pas fait un 1.
option-kendall-trap = Piège
option-kendall-trap-note = Un lancer qui mènerait un pion au-delà de la case 26 le mène à l’eau, sur la 27, si elle est vide.
option-kendall-home = Rangée de départ
option-kendall-home-note = Aucun de vos pions ne quitte le plateau tant qu’un autre des vôtres est encore sur les cases 1 à 10.
option-kendall-single = Un lancer à la fois
option-kendall-single-note = Chaque lancer est joué avant le suivant, au lieu de faire d’abord tous les lancers.
option-cemea-high = Le plus haut commence
option-cemea-high-note = Chacun lance, et le plus haut lancer commence, au lieu du premier 1.
option-cemea-die = Dé ordinaire
option-cemea-die-note = Un dé de 1 à 6 à la place des quatre bâtonnets.
option-cemea-playon = Jusqu’au bout
option-cemea-playon-note = Quand un camp est arrivé, l’autre continue jusqu’à ce qu’il le soit aussi.
option-figurine-strict = Attaque stricte
option-figurine-strict-note = Un pion ne peut être attaqué que si les cases voisines, des deux côtés, sont vides.
option-figurine-blocked = Bloqué, c’est fini
option-figurine-blocked-note = Quand un joueur ne peut pas jouer, la partie est finie et personne n’a gagné.
option-faraones-bonus = Relancer
option-faraones-bonus-note = Un 1, un 4 ou un 6 donne droit à un autre lancer.
option-reed-beauty = Maison du Bonheur
option-reed-beauty-note = Chaque pion doit s’arrêter sur la case 26 avant d’aller plus loin.
option-reed-water = Maison de l’Eau
option-reed-water-note = La case 27 renvoie un pion à la case 15, et non au début.
option-reed-exits = Sorties numérotées
option-reed-exits-note = Les pions ne sortent que des cases 28, 29 et 30, par un 3, un 2 et un 1.
option-seven = Sept pions
option-seven-note = Sept pions par camp sur les cases 1 à 14, au lieu de cinq sur les cases 1 à 10.

## Réglages

settings-heading = Réglages
settings-language = Langue
language-browser = Comme le navigateur
settings-theme = Plateau
theme-faience = Faïence
theme-ebony = Ébène
theme-papyrus = Papyrus
theme-contrast = Contraste élevé
settings-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Immédiate
settings-auto-throw = Lancer pour moi
settings-auto-move = Jouer d’office le coup s’il est le seul possible
settings-sound = Son
settings-volume = Volume
settings-hints = Montrer les pions qui peuvent jouer
settings-chance = Montrer les chances de gagner
settings-numbers = Numéros des cases
settings-marks = Signes
marks-plain = Simples
marks-elaborate = Ornés
settings-turn-board = Tourner le plateau
settings-single-keys = Raccourcis à une touche
settings-reset = Réglages d’origine

## Menu et pied de page

menu-heading = Menu
menu-new-game = Nouvelle partie
menu-rules = Règles
menu-games = Parties
menu-settings = Réglages
menu-keys = Clavier
menu-about = À propos
menu-fullscreen = Plein écran
menu-copy-record = Copier la notation
menu-save-record = Enregistrer la notation
menu-copied = Copié.
menu-cannot-copy = La copie n’est pas autorisée ici. Le texte est sélectionné : copiez-le vous-même.
footer-about = Senet est un logiciel libre, sous licences MIT et Apache 2.0.
footer-nothing-sent = Rien de ce que vous faites ici ne quitte votre appareil.
footer-no-rules = On ne connaît aucune règle antique complète. Chaque règle nomme sa source, et dit où il a fallu choisir.
