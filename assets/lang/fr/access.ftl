### Ce que disent les touches à qui écoute le plateau, en toutes lettres ; et les touches elles-mêmes.

## Les coups en mots, comme parties d’une liste

spoken-plain = de { $from } en { $to }
spoken-swap = de { $from } en { $to }, avec échange
spoken-capture = de { $from } en { $to }, avec prise
spoken-send = de { $from } en { $to }, { $sent } retourne en { $back }
spoken-off = { $from } hors du plateau
spoken-enter = { $to }, en entrant
spoken-give-up = de { $from } retour en { $to }, en renonçant
spoken-with = Avec le { $throw } : { $moves }.

## Le plateau par rangées

spoken-piece = { $side ->
    [white] { $square } blanc
   *[black] { $square } noir
}
spoken-row = Rangée { $row }, cases { $first } à { $last } : { $pieces }.
spoken-row-empty = Rangée { $row }, cases { $first } à { $last } : vide.
sticks-show = Le lancer : { $value }, { $lie }

## Touches qui ne trouvent rien à faire

spoken-no-throw = Il n’y a pas de { $throw } à jouer.
spoken-no-pass = On ne peut pas passer maintenant.
spoken-no-redo = Rien à rejouer.
spoken-none = Rien à choisir sur le plateau pour l’instant.

## Clavier

keys-find = F et Maj+F : case suivante et précédente que l’on peut choisir maintenant
keys-read-row = W : entendre la rangée
keys-read-turn = C : entendre à qui de jouer, et ce qui a été lancé
keys-read-off = O : entendre combien de pions sont sortis
keys-tab = Tab et Maj+Tab : du plateau aux boutons, et retour
