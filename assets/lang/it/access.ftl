### Che cosa dicono i tasti a chi ascolta il tavoliere, per esteso; e i tasti stessi.

## Le mosse a parole, come parti di un elenco

spoken-plain = da { $from } a { $to }
spoken-swap = da { $from } a { $to }, con scambio
spoken-capture = da { $from } a { $to }, con presa
spoken-send = da { $from } a { $to }, { $sent } torna a { $back }
spoken-off = { $from } fuori dal tavoliere
spoken-enter = { $to }, entrando
spoken-give-up = da { $from } indietro a { $to }, con rinuncia
spoken-with = Con un { $throw }: { $moves }.

## Il tavoliere per file

spoken-piece = { $side ->
    [white] { $square } bianca
   *[black] { $square } nera
}
spoken-row = Fila { $row }, caselle da { $first } a { $last }: { $pieces }.
spoken-row-empty = Fila { $row }, caselle da { $first } a { $last }: vuota.
sticks-show = Il lancio: { $value }, { $lie }

## Tasti che non trovano niente da fare

spoken-no-throw = Non c’è nessun { $throw } da giocare.
spoken-no-pass = Ora non si può passare.
spoken-no-redo = Niente da rigiocare.
spoken-none = Ora non c’è niente da scegliere sul tavoliere.

## Tasti

keys-find = F e Maiusc+F: casella successiva e precedente che ora si può scegliere
keys-read-row = W: ascolta la fila
keys-read-turn = C: ascolta a chi tocca e che cosa è uscito
keys-read-off = O: ascolta quante pedine sono fuori
keys-tab = Tab e Maiusc+Tab: dal tavoliere ai pulsanti, e ritorno
