### Wie Partien zwischen starken Spielern sind

figures-first = Zwischen starken Spielern gewinnt, wer beginnt, { $percent } von 100 Partien.
figures-endless = Manche ihrer Partien kommen nie zu einem Ende und gelten als unentschieden.
figures-long = Ihre Partien sind sehr lang: Die Steine müssen immer wieder zurück.
