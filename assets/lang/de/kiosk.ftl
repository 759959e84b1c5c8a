### Wo niemand auf die Seite achtet: eine Ausstellung.

kiosk-touch = Zum Spielen das Brett berühren
kiosk-what = Senet wurde im alten Ägypten gespielt. Seine Regeln sind verloren: Dies sind Vorschläge von Leuten, die es erforscht haben.
kiosk-path = Die Steine ziehen über dreißig Felder: die erste Reihe, die zweite zurück, dann die dritte bis zum Ende.
kiosk-throw = Der Wurf sagt, wie viele Felder ein Stein ziehen darf.
kiosk-sides = Weiß spielt die Kegel, Schwarz die Spulen. Jede Seite will ihre Steine über das letzte Feld hinausbringen.
kiosk-marks = Auf den bezeichneten Feldern kann Besonderes geschehen.
kiosk-ruleset = Der Computer spielt gegen sich selbst, nach diesen Regeln: { $ruleset }.
kiosk-choose = Welches Spiel?
kiosk-idle = Ist noch jemand da?
kiosk-idle-count = { $seconds ->
    [one] In einer Sekunde endet diese Partie, und eine neue kann beginnen.
   *[other] In { $seconds } Sekunden endet diese Partie, und eine neue kann beginnen.
}
kiosk-stay = Weiterspielen
kiosk-code = Code
kiosk-code-wrong = Das ist nicht der Code.
kiosk-figures = Wie dieser Tisch benutzt wird
ruleset-heading = Regeln
kiosk-begun = Begonnen
kiosk-finished = Beendet
kiosk-since = Gezählt seit { $date }.
kiosk-save = Als Datei sichern
kiosk-clear = Neu zählen
kiosk-leave = Zurück
