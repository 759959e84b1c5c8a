### Was Tasten denen sagen, die das Brett hören, in ganzen Worten; und die Tasten selbst.

## Züge in Worten, als Teile einer Aufzählung

spoken-plain = { $from } nach { $to }
spoken-swap = { $from } nach { $to } mit Platztausch
spoken-capture = { $from } nach { $to } und schlägt
spoken-send = { $from } nach { $to }, { $sent } zurück auf { $back }
spoken-off = { $from } vom Brett
spoken-enter = { $to }, von draußen
spoken-give-up = { $from } zurück auf { $to }, umgekehrt
spoken-with = Mit der { $throw }: { $moves }.

## Das Brett in Reihen

spoken-piece = { $side ->
    [white] { $square } weiß
   *[black] { $square } schwarz
}
spoken-row = Reihe { $row }, Felder { $first } bis { $last }: { $pieces }.
spoken-row-empty = Reihe { $row }, Felder { $first } bis { $last }: leer.
sticks-show = Der Wurf: { $value }, { $lie }

## Tasten, die nichts zu tun finden

spoken-no-throw = Es ist keine { $throw } zu ziehen.
spoken-no-pass = Jetzt kann nicht gepasst werden.
spoken-no-redo = Es gibt nichts zu wiederholen.
spoken-none = Auf dem Brett ist jetzt nichts zu wählen.

## Tasten

keys-find = F und Umschalt+F: nächstes und voriges Feld, das jetzt gewählt werden kann
keys-read-row = W: die Reihe hören
keys-read-turn = C: hören, wer am Zug ist und was geworfen wurde
keys-read-off = O: hören, wie viele Steine im Ziel sind
keys-tab = Tab und Umschalt+Tab: vom Brett zu den Schaltflächen und zurück
