### Was die Seite rund um das Brett sagt.
### $side ist immer `white` oder `black`; $square, $from und $to sind Feldnummern, 1 bis 30.

# Die beiden Arten von Steinen, an der Form zu unterscheiden.
-cone = { $form ->
    [dative-plural] Kegeln
   *[base] Kegel
}
-reel = { $form ->
    [plural] Spulen
   *[base] Spule
}

## Die Seite

page-title = Senet: das ägyptische Spiel vom Hinübergehen
page-title-game = { $ruleset } – Senet
page-loading = Das Brett wird aufgebaut …
page-needs-script = Senet braucht JavaScript und WebAssembly. Bitte erlaube beides für diese Seite.
page-blocked = Die Sicherheitsregeln dieser Website lassen das Spiel nicht starten: WebAssembly ist hier nicht erlaubt. Wer die Website betreibt, kann es mit 'wasm-unsafe-eval' erlauben.
page-stopped = Das Spiel konnte nicht weitergehen. Lade die Seite neu: Was gespeichert war, ist noch da. Ändert sich nichts, erlaubt diese Website vielleicht kein WebAssembly, das das Spiel braucht.
page-close = Schließen
page-skip-to-board = Direkt zum Brett
# Zwischen den Teilen einer Aufzählung und zwischen Sätzen; auf das Leerzeichen am Ende achten.
list-separator = {", "}
sentence-separator = {" "}

## Seiten und Steine

side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}
piece-name = { $side ->
    [white] weißer { -cone }
   *[black] schwarze { -reel }
}
pieces-name = { $side ->
    [white] weiße { -cone }
   *[black] schwarze { -reel(form: "plural") }
}

## Startseite

start-heading = Senet
start-intro = Niemand kennt die alten Regeln; hier sind zehn sorgfältige Lesarten.
start-intro-more = Senet wurde in Ägypten seit etwa 3000 v. Chr. gespielt. Bretter sind erhalten, die Regeln nicht; Forschende und Spielende haben sie aus Malereien und Texten erschlossen. Wähle eine Lesart und sieh, was sie aus denselben dreißig Feldern macht.
start-choose = Wähle die Regeln
start-first-game = Gut für den Anfang
start-by = Nach { $source }
start-pieces = { $count ->
    [one] { $count } Stein je Seite
   *[other] { $count } Steine je Seite
}
start-options = Optionen
start-players = Wer spielt
start-seat = { $side ->
    [white] Platz 1
   *[black] Platz 2
}
start-seats-note = Die Eröffnungswürfe entscheiden, wer welche Farbe bekommt.
start-person = Mensch
start-computer = Computer
start-level = Stufe
start-begin = Beginnen
start-rules = Regeln lesen
level-name = Stufe { $level }: { level-title }
# Wie der Computer auf jeder seiner fünf Stufen heißt, die schwächste zuerst
level-title = { $level ->
    [1] Lehrling
    [2] Hirte
    [3] Schreiber
    [4] Priester
   *[5] Wesir
}
player-you = Du
player-computer = Computer, Stufe { $level }
player-person = { $side ->
    [white] Weiß
   *[black] Schwarz
}

## Laufende Partien

games-heading = Laufende Partien
games-continue = Fortsetzen
games-delete = Löschen
games-delete-ask = Diese Partie löschen? Sie lässt sich nicht zurückholen.
games-last = zuletzt gespielt am { $date }
games-other-tab = Diese Partie wird in einem anderen Tab gespielt.
games-take-over = Hier spielen
games-new = Neue Partie

## Regelwerke: Name, Quelle und eine Zeile auf der Karte. Die Quelle steht im Dativ, nach „Nach“.

ruleset-kendall = Kendall
ruleset-kendall-source = Timothy Kendalls Heft zu Passing Through the Netherworld, Ende der 1970er Jahre
ruleset-kendall-line = Erst werfen, dann die Würfe einsetzen. Und dem Wasser fernbleiben.
ruleset-cemea = CEMEA
ruleset-cemea-source = der Spielegruppe der CEMEA, in einem italienischen Lexikonartikel
ruleset-cemea-line = Tausch und Mauern, und ein Unglücksfeld, das dich festhalten kann.
ruleset-figurine = Fünf Figuren
ruleset-figurine-source = einem italienischen Faltblatt
ruleset-figurine-line = Ein schlichter Wettlauf mit Zufluchten und Punkten für den Sieg.
ruleset-faraones = El juego de los faraones
ruleset-faraones-source = einem spanischen Regelblatt
ruleset-faraones-line = Richter schicken dich zurück, und nur Horus öffnet den Weg hinaus.
ruleset-reed = Schilfstäbe
ruleset-reed-source = einem deutschen Text; auf Englisch verkauft ihn ein Schachladen mit Brettern
ruleset-reed-line = Nur vorwärts: erst in der letzten Reihe sammeln, dann mit genauen Würfen hinaus.
ruleset-jequier = Jéquier 1930
ruleset-jequier-source = Jéquier, 1930, wie im Digital Ludeme Project verzeichnet
ruleset-jequier-line = Die Kolonne löst sich von vorn, und wer geschlagen wird, fällt weit zurück.
ruleset-bell = Bell 1979
ruleset-bell-source = R. C. Bell, 1979, wie im Digital Ludeme Project verzeichnet
ruleset-bell-line = Zehn je Seite, und was geschlagen ist, bleibt geschlagen.
ruleset-piccione = Piccione 1977
ruleset-piccione-source = Piccione, 1977, wie im Digital Ludeme Project verzeichnet
ruleset-piccione-line = Steine kommen einzeln ins Spiel, Würfe werden aufgeteilt, niemand schlägt.
ruleset-common = Heute üblich
ruleset-common-source = dem, was die meisten Spiele und Apps heute bieten: einem vereinfachten Kendall
ruleset-common-line = Das Senet, das die meisten zuerst kennenlernen.
ruleset-skyriuk = Skyriuk
ruleset-skyriuk-source = Skyriuk, wie mit einem quelloffenen Programm veröffentlicht
ruleset-skyriuk-line = Schon zwei versperren den Weg, und das Haus der Schönheit wirft noch einmal.
ruleset-custom = Eigene Regeln

## Optionen: Name, und was sie ändern

option-kendall-five = Fünf Steine
option-kendall-five-note = Fünf Steine je Seite auf den Feldern 1 bis 10 statt sieben auf 1 bis 14.
option-kendall-start = Startwurf
option-kendall-start-note = Eine Seite zieht erst, wenn sie eine 1 geworfen hat.
option-kendall-trap = Falle
option-kendall-trap-note = Ein Wurf, der einen Stein über Feld 26 hinausbrächte, bringt ihn auf 27 ins Wasser, wenn 27 leer ist.
option-kendall-home = Heimreihe
option-kendall-home-note = Du spielst keinen Stein hinaus, solange noch ein anderer von dir auf den Feldern 1 bis 10 steht.
option-kendall-single = Wurf für Wurf
option-kendall-single-note = Jeder Wurf wird gezogen, bevor der nächste fällt, statt erst alle zu werfen.
option-cemea-high = Höherer Wurf beginnt
option-cemea-high-note = Beide werfen, und der höhere Wurf beginnt statt der ersten 1.
option-cemea-die = Gewöhnlicher Würfel
option-cemea-die-note = Ein Würfel von 1 bis 6 anstelle der vier Stäbe.
option-cemea-playon = Weiterspielen
option-cemea-playon-note = Ist eine Seite am Ziel, spielt die andere weiter, bis auch sie dort ist.
option-figurine-strict = Strenger Angriff
option-figurine-strict-note = Ein Stein kann nur angegriffen werden, wenn die Felder zu beiden Seiten leer sind.
option-figurine-blocked = Blockade beendet die Partie
option-figurine-blocked-note = Kann eine Seite nicht ziehen, ist die Partie zu Ende, und niemand hat gewonnen.
option-faraones-bonus = Noch ein Wurf
option-faraones-bonus-note = Eine 1, 4 oder 6 bringt einen weiteren Wurf.
option-reed-beauty = Haus des Glücks
option-reed-beauty-note = Jeder Stein muss auf Feld 26 haltmachen, bevor er weiterzieht.
option-reed-water = Haus des Wassers
option-reed-water-note = Feld 27 schickt einen Stein zurück auf Feld 15, nicht an den Anfang.
option-reed-exits = Nummerierte Ausgänge
option-reed-exits-note = Steine gehen nur von 28, 29 und 30 hinaus, mit einer 3, einer 2 und einer 1.
option-seven = Sieben Steine
option-seven-note = Sieben Steine je Seite auf den Feldern 1 bis 14 statt fünf auf 1 bis 10.

## Einstellungen

settings-heading = Einstellungen
settings-language = Sprache
language-browser = Wie der Browser
settings-theme = Brett
theme-faience = Fayence
theme-ebony = Ebenholz
theme-papyrus = Papyrus
theme-contrast = Hoher Kontrast
settings-speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Ohne Bewegung
settings-auto-throw = Für mich werfen
settings-auto-move = Sofort ziehen, wenn nur ein Zug möglich ist
settings-sound = Ton
settings-volume = Lautstärke
settings-hints = Zeigen, welche Steine ziehen können
settings-chance = Gewinnaussichten zeigen
settings-numbers = Feldnummern
settings-marks = Zeichen
marks-plain = Schlicht
marks-elaborate = Kunstvoll
settings-turn-board = Brett drehen
settings-single-keys = Kürzel mit einer Taste
settings-reset = Einstellungen zurücksetzen

## Menü und Fuß der Seite

menu-heading = Menü
menu-new-game = Neue Partie
menu-rules = Regeln
menu-games = Partien
menu-settings = Einstellungen
menu-keys = Tasten
menu-about = Info
menu-fullscreen = Vollbild
menu-copy-record = Mitschrift kopieren
menu-save-record = Mitschrift speichern
menu-copied = Kopiert.
menu-cannot-copy = Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopiere ihn von Hand.
footer-about = Senet ist freie Software unter den Lizenzen MIT und Apache 2.0.
footer-nothing-sent = Nichts, was du hier tust, verlässt dein Gerät.
footer-no-rules = Vollständige alte Regeln sind nicht bekannt. Jedes Regelwerk nennt seine Quelle und sagt, wo es wählen musste.
