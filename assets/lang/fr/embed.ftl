### Le jeu dans un cadre d’une autre page, et comment l’y mettre.

# Dans un cadre, une nouvelle partie prend la place de celle du plateau
embed-new-ask = Une nouvelle partie prend la place de celle-ci, qui ne pourra pas être récupérée.
