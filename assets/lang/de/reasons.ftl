### Warum Stellungen, Züge und Mitschriften abgelehnt werden. Jede Meldung ist ein Satz oder mehrere.
### $given, $tag, $token und ähnliche stehen da wie im Text und gelten in jeder Sprache, ebenso die Wörter der
### Schreibweise dazwischen (open, w, over:draw …).

# Von sehr vielen Gründen werden die ersten genannt.
reasons-more = { $count ->
    [one] Es gibt noch einen weiteren Fehler.
   *[other] Es gibt noch { $count } weitere Fehler.
}

## Stellungen: wie sie geschrieben werden

position-fields = Eine Stellung hat sieben Angaben mit je einem Leerzeichen dazwischen; hier: { $count }.
position-rows = Die Felder stehen in drei Reihen mit „/“ dazwischen; hier: { $count }.
position-row-length = Reihe { $row } muss zehn Felder haben; hier: { $count }.
position-letter = Feld { $square }: „{ $given }“ ist weder w noch b noch ein Punkt.
position-side = Wer am Zug ist, heißt w oder b, nicht „{ $given }“.
position-phase = „{ $given }“ ist keine Phase. Phasen sind open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b und over:draw.
position-throw = „{ $given }“ ist kein Wurf von 1 bis 6.
position-throws-order = Die Würfe „{ $given }“ stehen nicht in aufsteigender Folge.
position-throws-full = Es sind zu viele Würfe mit { $throw }.
position-counts = { $field ->
    [waiting] Wartende Steine
    [off] Hinausgespielte Steine
   *[taken] Geschlagene Steine
} werden als Weiß-Schwarz gezählt, 0-0 für keine, nicht als „{ $given }“.
position-token = „{ $given }“ ist kein bekannter Vermerk.
position-token-twice = Der Vermerk „{ $given }“ steht zweimal da.
position-token-order = Die Vermerke sind nicht geordnet: „{ $second }“ kommt vor „{ $first }“.

## Stellungen: was sie sagen

position-piece-count = { side-name } muss insgesamt { $expected } Steine haben; hier: { $found }.
position-nothing-taken = In diesem Regelwerk wird kein Stein aus dem Spiel geschlagen.
position-nothing-waits = In diesem Regelwerk wartet kein Stein darauf, eingesetzt zu werden.
position-never-occupied = In diesem Regelwerk kann auf { $square } kein Stein stehen.
position-never-left = Auf { $square } bleibt kein Stein stehen: Er zieht weiter, bevor seine Seite fertig ist.
position-nothing-left = { side-name } hat keinen Stein mehr, und doch ist die Partie nicht zu Ende.
position-acts-without = { side-name } ist am Zug, hat aber keinen Stein.
position-no-such-throw = In diesem Regelwerk kann keine { $throw } fallen.
position-several-throws = In diesem Regelwerk wird jeder Wurf vor dem nächsten gezogen: { $throws } können nicht zusammen dastehen.
position-kept-throw = In diesem Regelwerk wird jeder Wurf vor dem nächsten gezogen: Beim Werfen kann { $throws } nicht aufgehoben sein.
position-not-bonus = Eine { $throw } bringt keinen weiteren Wurf, also kann danach keiner anstehen.
position-second-last = Ein Wurf, der keinen weiteren bringt, ist der letzte, also gibt es höchstens einen davon.
position-open-elsewhere = Die Eröffnung wird aus der Anfangsstellung geworfen.
position-open-tokens = Die Eröffnung trägt ihre Anfangsvermerke, nicht mehr und nicht weniger: { $tokens }.
position-open-against = In dieser Eröffnung wird abwechselnd je einmal geworfen; „{ $given }“ gibt es nicht.
position-open-order = In dieser Eröffnung wirft Platz 1 zuerst; „{ $given }“ gibt es nicht.
position-open-second = In dieser Eröffnung wirft Platz 2 erst nach Platz 1; „b open“ gibt es nicht.
position-foreign-token = Den Vermerk „{ $given }“ gibt es in diesem Regelwerk nicht.
position-missing-must = Der Vermerk „{ $given }“ fehlt.
position-wrong-must = Der Vermerk „{ $given }“ steht nur, wo die Seite am Zug ihren Stein auf diesem Feld hat.
position-two-bound = Es können nicht zwei Steine den Wurf nutzen müssen.
position-fixed = Der Vermerk „{ $given }“ passt nicht: Kein Stein, der dort begonnen hat, kann jetzt dort stehen.
position-not-won = { side-name } hat nicht gewonnen.
position-last-mover = Genannt wird die Seite, die zuletzt gezogen hat, und das kann hier nicht { side-name } sein.
position-not-drawn = Die Partie ist nicht unentschieden: Sie kann noch weitergehen.
position-over-tokens = Eine beendete Partie trägt keine Vermerke.

position-misplaced = Der Vermerk „{ $given }“ passt hier nicht: { $reason }
misplaced-acts = Wer am Zug ist, setzt nicht aus.
misplaced-no-piece = Die Seite hat dort keinen Stein.
misplaced-opened = Der Eröffnungszug ist schon gemacht.
misplaced-opening-tokens = Beim Eröffnungszug sind alle Anfangsvermerke da.
misplaced-opening-moved = Die Eröffnung hat diesen Stein schon gezogen.
misplaced-threw-one = Die Seite hat ihre 1 schon geworfen.
misplaced-gave-up = Eine Seite, die aus dem Wasser umgekehrt ist, hat ihre 1 schon geworfen.
misplaced-opening-one = Für diese Seite zählt die 1 der Eröffnung.
misplaced-not-split = Es ist kein Wurf aufgeteilt worden.
misplaced-no-part = Vom Wurf ist noch kein Teil genutzt.
misplaced-part-used = Vom Wurf ist schon ein Teil genutzt.
misplaced-earned = Ein solcher Wurf hat einen weiteren gebracht, geschrieben owed:1.
misplaced-none-back = Dorthin kann kein Stein zurückgekommen sein.

## Mitschriften

record-error = Zeile { $line }, Spalte { $column }: { $reason }
record-tag = Eine Kopfzeile hat die Form [Name "Wert"]; hier fehlt { $part ->
    [bracket] die öffnende Klammer
    [name] der Name aus Buchstaben, Ziffern und _
    [value] der Wert in Anführungszeichen
    [escaped] nach \ noch ein \ oder ein "
    [quote] das schließende Anführungszeichen
    [closing] die schließende Klammer
   *[end] das Ende der Zeile
}.
record-tag-twice = Die Kopfzeile { $tag } steht zweimal da.
record-ruleset-missing = Die Kopfzeile Ruleset fehlt.
record-value = { $tag } kann nicht „{ $given }“ sein, nur { $possible ->
    [result] w, b, draw oder *
    [throws] given, fresh oder hand
   *[cursor] die Nummer eines Wurfs oder Zugs der Partie
}.
record-disagrees = { $tag } sagt „{ $given }“, aber nach der Partie ist es „{ $actual }“.
record-disagrees-none = { $tag } sagt „{ $given }“, aber in der Partie gibt es dergleichen nicht.
record-turn-number = Hier gehört die Nummer des Zugs hin, „{ $wanted }“, nicht „{ $given }“.
record-side = Hier gehört die Seite hin, „{ $wanted }“, nicht „{ $given }“.
record-side-missing = Hier muss die Seite folgen, „{ $wanted }“.
record-turn-over = Dieser Zug ist zu Ende: Mit Zug { $turn } beginnt eine neue Zeile.
record-event = „{ $given }“ ist weder ein Wurf noch ein Zug.
record-after-end = Die Partie ist zu Ende; mehr kann nicht folgen.
record-not-drawn = Die Partie ist hier nicht unentschieden.
record-draw-wanted = Die Partie ist hier mangels Fortschritts unentschieden; „draw“ muss folgen.
record-move-due = Hier wird nicht geworfen: Erst ist noch ein Wurf zu ziehen.
record-throw-due = Hier wird nicht gezogen: Erst wird geworfen.
record-throws-full = Für noch einen solchen Wurf ist kein Platz.
record-not-legal = { $move } ist hier kein erlaubter Zug: { $reason }

## Züge

move-form = „{ $given }“ ist kein Zug. Züge schreibt man 4:14-18, 3:28-off, 1:in-1, 5:pass, pass und back.
move-throw = „{ $given }“ ist kein Zug: „{ $part }“ ist kein Wurf von 1 bis 6.
move-square = „{ $given }“ ist kein Zug: „{ $part }“ ist kein Feld von 1 bis 30.

illegal-not-thrown = Es ist keine { $throw } zu ziehen.
illegal-no-piece = Die Seite am Zug hat auf { $square } keinen Stein.
illegal-no-entry = Mit diesem Wurf wird kein Stein eingesetzt.
illegal-goes-to = Der Wurf führt auf { $square }.
illegal-wrong-target = Der Wurf führt nicht dorthin.
illegal-own-piece = Auf { $square } steht ein Stein derselben Seite.
illegal-occupied = { $square } ist besetzt.
illegal-pair = Der Stein auf { $square } ist von seinem Nachbarn geschützt.
illegal-not-alone = Der Stein auf { $square } steht nicht allein.
illegal-safe = Ein Stein auf { $square } ist sicher.
illegal-wall = Gegnerische Steine auf { $first }–{ $last } versperren den Weg.
illegal-gate = Jeder Stein macht erst auf { $square } halt.
illegal-exact = Mit diesem Wurf kann er nicht ziehen.
illegal-first-row = Kein Stein verlässt das Brett, solange ein anderer seiner Seite auf 1 bis 10 steht.
illegal-last-row = Kein Stein verlässt das Brett, bevor alle, die seine Seite noch hat, auf 21 bis 30 stehen.
illegal-held = Der Stein auf { $square } hält seine ganze Seite fest.
illegal-first = Erst muss der Stein auf { $square } ziehen.
illegal-unstarted = Die Seite muss eine 1 werfen, bevor etwas zieht.
illegal-behind = Erst muss der Stein ziehen, der auf { $square } begonnen hat.
illegal-no-retreat = Von dort zieht er nie zurück.
illegal-advance-exists = Zurück geht es nur, wenn nichts vorwärtskann.
illegal-direction = Alle Teile eines Wurfs gehen in dieselbe Richtung.
illegal-move-exists = Es gibt einen Zug, der gemacht werden muss.
illegal-nothing-to-give = Hier gibt es nichts aufzugeben oder zu verschenken.
