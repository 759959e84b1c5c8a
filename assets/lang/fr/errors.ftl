### Ce qui a échoué, et ce qu’il en est advenu.

## Liens

link-notice = Un élément du lien n’a pas pu être utilisé.
link-ruleset = Il n’y a pas de règle « { $given } ». Règles connues : { $known }.
link-option = « { $given } » n’est pas une option de { $ruleset }. Options connues : { $known }.
link-option-none = « { $given } » n’est pas une option de { $ruleset }, qui n’en a aucune.
link-option-twice = L’option « { $given } » est nommée deux fois.
link-custom = Le code de ces règles est endommagé, ou vient d’une version plus récente.
link-position = Cette position n’est pas jouable.
link-seed = « { $given } » n’est pas une graine : il faut de 1 à 16 chiffres hexadécimaux.
link-language = Il n’y a pas de langue « { $given } ».
link-page-missing = La page « { $given } » ne fait pas partie de cette version.
link-theme = Il n’y a pas de plateau « { $given } ».
link-player = « { $given } » n’est pas un joueur : indiquez human, ou un niveau de 1 à 5.
link-value = « { $given } » ne convient pas pour { $name }.
link-encoding = { $name } n’est pas correctement encodé.
link-game-missing = Cette version ne sait pas lire une partie contenue dans un lien.
link-no-game = Il n’y a pas de partie « { $given } » sur cet appareil.
link-instead = Utilisé à la place : { $used }.
link-dismiss = D’accord

## Sauvegarde

save-unavailable = Cette page ne peut rien enregistrer ici : la partie dure tant que la page reste ouverte.
save-full = Il n’y a plus de place pour enregistrer. La partie dure tant que la page reste ouverte.
save-unreadable-kept = Elle est conservée telle quelle, et rien n’est perdu.
save-newer = Elle a été enregistrée par une version plus récente du jeu.
save-download = La télécharger
save-lost-tab = Un autre onglet a repris cette partie.

## Fichiers de langue

language-failed = La langue { $language } n’a pas pu être chargée. La langue des textes reste { $current }.
