### Le jeu gardé sur l’appareil.

version-new = Une nouvelle version du jeu est prête. Les parties en cours sont conservées.
version-take = La lancer
version-later = Plus tard
