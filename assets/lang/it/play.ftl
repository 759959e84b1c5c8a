### Ciò che il gioco dice al tavoliere.
###
### Glossario
### board → tavoliere · square → casella · row → fila · path → percorso · house → casa (minuscolo; il nome
### maiuscolo: casa della Bellezza) · neighbour → vicina · piece → pedina · cone, reel → cono, rocchetto ·
### White, Black → il Bianco, il Nero · side → parte, «chi» · enemy piece → pedina avversaria · lone → isolata ·
### throwing sticks → bastoncini · die → dado · throw → lancio, lanciare, «fare 1»; another/extra throw →
### un altro lancio, lancio in più; to earn → dare (un 4 dà un altro lancio) · turn → turno · move → mossa, muovere ·
### to play a throw → giocare un lancio · forward → avanti, avanzare · back → indietro, retrocedere; to be sent
### back → tornare, essere rimandata · to land on → arrivare su · to pass a piece → superare; to pass the turn →
### passare · to bear off, to leave → far uscire, uscire; off → fuori · to enter → entrare; waiting → in attesa ·
### swap → scambio, scambiarsi di posto · to hit → colpire · to attack → attaccare · to capture → catturare ·
### to take (Bell) → prendere · pair → coppia · wall → muro · to bar the way → sbarrare la via · refuge → rifugio;
### shelter → riparo · the water → l’acqua; to fall in → cadere in acqua · to give up (the water) → rinunciare ·
### to give a throw away → scartare · to resign → abbandonare · draw → patta · opening → apertura · seat →
### giocatore 1, 2 · tray → cassetto · ruleset → regolamento · reading → lettura · record →
### trascrizione · lowest free square → la prima casella libera dall’inizio

## Le caselle e le loro case

square-plain = Casella { $square }
square-house = Casella { $square }, { $house }
house-rebirth = casa della Rinascita
house-beauty = casa della Bellezza
house-water = casa dell’Acqua
house-truths = casa delle Tre Verità
house-atum = casa di Ra-Atum
house-horus = casa di Horus
# El juego de los faraones
house-ankh = l’Ankh
house-judges = i Tre Giudici
house-falcon = Horus
house-three = il segno III
house-two = il segno II
house-one = il segno I
# CEMEA
house-abundance = casa dell’Abbondanza
house-ill-fortune = casa della Malasorte
refuge-three = rifugio III
refuge-two = rifugio II
refuge-one = rifugio I
# L’etichetta come frase, letta ad alta voce
square-read = { $label }.
# Ciò che segue il nome della casella nella sua etichetta letta ad alta voce, dopo una virgola
square-empty = vuota
square-movable = può muovere
square-only-move = può muovere, in un solo modo
square-chosen = pedina scelta
square-target = raggiungibile con un { $throw }
square-target-swap = si scambia con questa pedina
square-target-capture = prende questa pedina
square-target-sends-back = rimanda indietro questa pedina

## Le parti dello schermo

board-name = Tavoliere del senet
region-board = Tavoliere
region-status = Stato del gioco
region-moves = Mosse
region-players = Giocatori
tray-waiting = { $side ->
    [white] Bianco: { $count } in attesa
   *[black] Nero: { $count } in attesa
}
tray-off = { $side ->
    [white] Bianco: fuori { $count } su { $all }
   *[black] Nero: fuori { $count } su { $all }
}
tray-taken = { $side ->
    [white] Il Bianco ne ha { $count ->
        [one] persa una
       *[other] perse { $count }
    }
   *[black] Il Nero ne ha { $count ->
        [one] persa una
       *[other] perse { $count }
    }
}
player-count = { $board } sul tavoliere, { $off } fuori
player-waiting = { $board } sul tavoliere, { $waiting } in attesa, { $off } fuori
player-to-throw = al lancio
player-to-move = alla mossa

## A chi tocca

turn-opening = { $side ->
    [white] Giocatore 1: lancia per l’apertura.
   *[black] Giocatore 2: lancia per l’apertura.
}
turn-opening-one = Comincia chi fa 1 per primo.
turn-opening-only-one = Lanciano entrambi, finché uno solo dei due fa 1.
turn-opening-higher = Lanciano entrambi; comincia chi fa di più.
turn-throw = Tocca al { side-name } lanciare.
turn-throw-again = Il { side-name } lancia ancora.
turn-move = Il { side-name } gioca { $throw }.
turn-pool = Il { side-name } gioca { $throws }.
turn-pass = { player } non può muovere.
turn-thinking = Il { side-name } sta pensando…
turn-movable = { $count ->
    [one] Una sola pedina può muovere.
   *[other] { $count } pedine possono muovere.
}

## I lanci

throw-button = Lancia
throw-again-button = Lancia ancora
throw-after-move = { $count ->
    [one] dopo il lancio { $throw }
   *[other] dopo i lanci { $throw }
}
sticks-lie = { $count ->
    [0] nessuna faccia { $face ->
        [blank] liscia
        [white] bianca
        [flat] piatta
        [curved] curva
        [plain] liscia
       *[light] chiara
    }
    [1] una faccia { $face ->
        [blank] liscia
        [white] bianca
        [flat] piatta
        [curved] curva
        [plain] liscia
       *[light] chiara
    }
    [2] due facce { $face ->
        [blank] lisce
        [white] bianche
        [flat] piatte
        [curved] curve
        [plain] lisce
       *[light] chiare
    }
    [3] tre facce { $face ->
        [blank] lisce
        [white] bianche
        [flat] piatte
        [curved] curve
        [plain] lisce
       *[light] chiare
    }
   *[4] quattro facce { $face ->
        [blank] lisce
        [white] bianche
        [flat] piatte
        [curved] curve
        [plain] lisce
       *[light] chiare
    }
}
die-lies = il dado mostra { $value }
pool-heading = Lanci
pool-left = { $count ->
    [0] non ne resta nessuno
    [one] ne resta uno
   *[other] ne restano { $count }
}
pool-choose = Scegli un lancio.
pool-throw = { $throw }
pool-chosen = { $throw }, scelto
pool-used = { $throw }, usato
pool-no-move = { $throw }, nessuna mossa
part-left = { $count ->
    [one] resta un passo
   *[other] restano { $count } passi
}

## Le mosse, come le dicono la legenda e l’elenco

move-plain = { $from } → { $to }
move-swap = { $from } ⇄ { $to }
# Una pedina che stava sulla casella, o sulla via, non va dove stava chi muove, ma altrove.
move-send = { $from } → { $to }, { $sent } torna a { $back }
move-capture = { $from } × { $to }
move-off = { $from } → fuori
move-enter = entra → { $to }
move-give-up = { $from } → { $to }, rinuncia
move-pass = passa
move-throw-pass = { $throw } scartato
move-resigns = il { side-name } abbandona
move-then = , poi { $square }
legend-shown = { $move }.
legend-move = Va alla casella { $to }.
legend-swap = Scambio: la pedina avversaria va alla casella { $back }.
legend-send-back = La pedina avversaria torna alla casella { $back }.
legend-capture = Elimina dal gioco la pedina avversaria.
legend-water = Cade in acqua sulla casella { $square }.
legend-water-to = Cade in acqua sulla casella { $square } e riemerge sulla { $to }.
legend-judges = I Tre Giudici la mandano alla casella { $to }.
legend-ill-fortune-to = La malasorte sulla casella { $square } la rimanda alla { $to }.
legend-ill-fortune-stuck = La malasorte sulla casella { $square }: la { $held } è occupata, e la pedina resta bloccata fino a un { $throw }.
legend-water-waits = L’acqua la porta via dal tavoliere; aspetta e rientra.
legend-water-swapped = La pedina avversaria finisce in acqua sulla casella { $square }.
legend-own-back = La tua pedina sulla casella { $to } torna alla { $back }.
legend-off = La pedina esce.
legend-enter = Entra sulla casella { $to } e dà un altro lancio.
legend-again = Dà un altro lancio.
legend-give-up = Torna alla casella { $to }, e il prossimo turno è perso.
legend-pass = Lascia inutilizzato questo lancio.
legend-retreat = Retrocede alla casella { $to }.
legend-beauty = Ogni pedina deve fermarsi qui, con un lancio esatto, prima di poter proseguire.

## I pulsanti al tavoliere

button-undo = Annulla
button-redo = Ripeti
button-hint = Consiglio
button-pass = Passa
button-stay = Resta in acqua
button-give-up = Rinuncia, torna alla { $square }
button-give-away = Scarta { $throw ->
    [1] l’1
   *[other] il { $throw }
}
button-resign = Abbandona
resign-ask = { $side ->
    [white] Il Bianco abbandona? Vince il Nero.
   *[black] Il Nero abbandona? Vince il Bianco.
}
resign-yes = Abbandona
resign-no = Continua
undo-nothing = Niente da annullare.
undo-same-throw = Se annulli, il lancio torna uguale.
auto-moved = L’unica mossa, fatta per te.

## Un turno che passa, e perché nulla si muove

pass-none = Con un { $throw } nessuna pedina può muovere.
pass-none-pool = Nessuna pedina può usare i lanci rimasti.
pass-none-part = Ciò che resta del lancio non si può usare.

## Perché una pedina non può andare lì

why-not-yours = Quella pedina è dell’altra parte.
why-empty = Lì non c’è nessuna pedina.
why-throw-first = Prima lancia.
why-game-over = La partita è finita.
why-not-turn = Tocca all’altra parte.
why-no-such-move = Nessun lancio la porta lì.
why-own-piece = Sulla casella { $to } c’è una tua pedina.
why-occupied = La casella { $to } è occupata.
why-pair = La pedina sulla casella { $to } è protetta dalla vicina.
why-strict = Le caselle ai due lati della { $to } devono essere vuote.
why-wall = Un muro sulle caselle { $first }–{ $last } sbarra la via.
why-block = Due pedine avversarie sulle caselle { $first }–{ $last } sbarrano la via.
why-safe = Una pedina sulla casella { $to } non si può attaccare.
why-safe-while-water = Finché c’è una pedina sulla casella 27, nessuno sulle 28–30 può essere catturato.
why-stop-first = Ogni pedina deve prima fermarsi sulla casella { $square }.
why-exact = Dalla casella { $from } si esce solo con un { $throw }.
why-too-far = Un { $throw } è troppo per la pedina sulla casella { $from }.
why-home-row = Nessuna pedina esce finché un’altra tua sta sulle caselle 1–10.
why-last-row = Nessuna pedina esce finché quelle che ti restano non sono tutte sulle caselle 21–30.
why-water-holds = La tua pedina sulla casella { $square } trattiene le altre finché non ne viene fuori.
why-water-only = Dall’acqua si esce solo con un { $throw }.
why-stuck = La tua pedina è bloccata sulla casella { $square } finché non fai { $throw }.
why-reborn = Deve muovere prima la pedina sulla casella { $square }.
why-must = Questo lancio spetta alla pedina sulla casella { $square }.
why-marked = Prima deve muovere una pedina su una casella segnata: la { $square }.
why-starting-throw = Il { side-name } deve fare 1 prima che qualcosa si muova.
why-first-move = La prima mossa si fa con la pedina sulla casella { $square }.
why-file = La pedina sulla casella { $from } aspetta quella che era all’inizio sulla { $ahead }.
why-advance-first = Si torna indietro solo quando nessuna pedina può avanzare.
why-no-retreat = In queste regole nessuna pedina torna indietro.
why-no-retreat-here = Una pedina sulla casella { $from } non torna mai indietro.
why-entered = La pedina appena entrata deve usare questo lancio per prima.
why-enter-throw = Una pedina entra con un 1.
why-direction = Tutte le parti di un lancio vanno nello stesso verso.

## La fine

result-won = Vince il { side-name }.
result-won-name = Vince { $name }.
result-all-off = Tutte le sue pedine sono fuori dal tavoliere.
result-score = { $score ->
    [one] Un punto.
   *[other] { $score } punti.
}
result-draw-deadlock = Patta: nessun lancio farebbe muovere né l’uno né l’altro.
result-draw-progress = Patta: 2000 mosse di fila senza che una pedina entrasse, fosse presa o uscisse.
result-draw-equal = Patta: entrambi hanno fatto uscire lo stesso numero di pedine.
result-blocked = La partita è finita senza vincitore: il { side-name } non può muovere.
result-counts = Pedine uscite: { $white } del Bianco, { $black } del Nero.
result-again = Gioca ancora
result-look-back = Guarda il tavoliere

## L’elenco delle mosse

moves-heading = Mosse
moves-none = Ancora nessuna mossa.
moves-opening = Apertura

## I tasti

keys-heading = Tasti
keys-throw = T, o Spazio fuori dalle caselle: lancia
keys-arrows = Frecce: vai da una casella all’altra
keys-path = N e P: casella successiva e precedente lungo il percorso
keys-choose = Invio o Spazio: scegli una pedina o una casella
keys-read-moves = M: ascolta le mosse possibili
keys-read-board = B: ascolta il tavoliere
keys-read-square = S: riascolta la casella
keys-read-last = L: ascolta l’ultima mossa
keys-throws = Da 1 a 6: scegli quel lancio
keys-undo = U: annulla; R: ripeti
keys-hint = H: che cosa giocherebbe il computer
keys-pass = X: passa
keys-escape = Esc: rimetti giù la pedina, o chiudi
keys-help = ?: questo elenco
keys-off = I tasti singoli si possono disattivare nelle impostazioni.
