### Là où personne ne surveille la page : une exposition.

kiosk-touch = Touchez le plateau pour jouer
kiosk-what = On jouait au senet dans l’Égypte ancienne. Ses règles sont perdues : voici des propositions de ceux qui l’ont étudié.
kiosk-path = Les pions parcourent trente cases : la première rangée, la deuxième en sens inverse, puis la troisième jusqu’au bout.
kiosk-throw = Le lancer dit de combien de cases un pion peut avancer.
kiosk-sides = Les Blancs jouent les cônes, les Noirs les bobines. Chaque camp veut mener ses pions au-delà de la dernière case.
kiosk-marks = Sur les cases marquées, il peut se passer quelque chose de particulier.
kiosk-ruleset = L’ordinateur joue contre lui-même avec ces règles : { $ruleset }.
kiosk-choose = Quel jeu ?
kiosk-idle = Êtes-vous toujours là ?
kiosk-idle-count = { $seconds ->
    [one] Dans une seconde cette partie s’arrête et une autre peut commencer.
   *[other] Dans { $seconds } secondes cette partie s’arrête et une autre peut commencer.
}
kiosk-stay = Continuer
kiosk-code = Code
kiosk-code-wrong = Ce n’est pas le code.
kiosk-figures = Utilisation de cette table
ruleset-heading = Règles
kiosk-begun = Commencées
kiosk-finished = Terminées
kiosk-since = Compté depuis le { $date }.
kiosk-save = Enregistrer un fichier
kiosk-clear = Remettre à zéro
kiosk-leave = Retour
