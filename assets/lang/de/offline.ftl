### Das Spiel, auf dem Gerät aufbewahrt.

version-new = Eine neue Version des Spiels ist bereit. Begonnene Partien bleiben erhalten.
version-take = Starten
version-later = Später
