### Ciò che le schermate dicono oltre alle parole del tavoliere.

## Chi gioca con che cosa, una volta decisa l’apertura

opening-you = { $side ->
    [white] Hai il Bianco e cominci.
   *[black] Hai il Nero e cominci.
}
opening-computer = { $side ->
    [white] Il computer ha il Bianco e comincia. Tu hai il Nero.
   *[black] Il computer ha il Nero e comincia. Tu hai il Bianco.
}
opening-seat = { $seat ->
    [white] { $side ->
        [white] Il giocatore 1 ha il Bianco e comincia.
       *[black] Il giocatore 1 ha il Nero e comincia.
    }
   *[black] { $side ->
        [white] Il giocatore 2 ha il Bianco e comincia.
       *[black] Il giocatore 2 ha il Nero e comincia.
    }
}

## Al tavoliere

# Dopo la mossa che il computer propone; la probabilità è in percentuale
hint-move = Probabilità di vittoria con questa mossa: { $percent }%.
# Propone di passare
hint-pass = Passa.
computer-simple = Ciò che il computer ha imparato non si è potuto caricare. Gioca secondo una regola semplice.
# La barra accanto al tavoliere
chance-heading = Probabilità di vittoria
chance-label = Bianco { $white }%, Nero { $black }%
chance-share = { $percent }%

turn-your-throw = Tocca a te: lancia.
turn-your-throw-again = Lancia ancora.
turn-your-opening = Lancia per l’apertura.
turn-your-move = Il tuo lancio: { $throw }.
turn-your-pool = I tuoi lanci: { $throws }.
turn-your-pass = Niente da muovere.
turn-over = La partita è finita.
status-play-first = { $count ->
    [one] Prima gioca il lancio: { $throws }.
   *[other] Prima gioca i lanci: { $throws }.
}
hint-tap-target = Tocca la casella illuminata, o un’altra pedina illuminata.
players-versus = { $white } – { $black }
seat-first = Giocatore 1
seat-second = Giocatore 2
moves-open = Elenco delle mosse
record-heading = Trascrizione
record-note = Tutta la partita in forma di testo.
given-mark = lanci stabiliti
tray-bear-off = { $side ->
    [white] Cassetto del Bianco: esci qui
   *[black] Cassetto del Nero: esci qui
}
tray-enter = { $side ->
    [white] Cassetto del Bianco: prendi una pedina da far entrare
   *[black] Cassetto del Nero: prendi una pedina da far entrare
}
sticks-throw = Lancia
sticks-still = Il lancio

## Partite in corso

games-deleted-elsewhere = Questa partita è stata eliminata in un’altra scheda. Qui continua, ma non viene più salvata.
games-gone = Questa partita non c’è più: è stata eliminata.
games-unopened = Questa partita non si può leggere. Resta conservata così com’è, e nulla va perso.
games-result = { $side ->
    [white] ha vinto il Bianco
    [black] ha vinto il Nero
   *[draw] patta
}
games-side-turn = { $side ->
    [white] tocca al Bianco
   *[black] tocca al Nero
}
games-opening-turn = in apertura
games-delete-yes = Elimina
games-keep = Conserva
games-unreadable = Una partita che non si può leggere
games-open-failed = Questa partita è aperta in un’altra scheda.
games-checking = Si controlla se è aperta in un’altra scheda…
confirm-heading = Confermi?

## Il pannello delle regole, finché il testo non c’è

rules-of = Regole: { $ruleset }
rules-coming = Un momento: si caricano le regole…
rules-lost = Non è stato possibile caricare il testo delle regole.
rules-try-again = Riprova

## Impostazioni

setting-system = Come il sistema

## Il tavoliere, letto ad alta voce

board-side = { $side ->
    [white] { $count ->
        [0] Il Bianco non ha pedine sul tavoliere.
       *[other] Bianco: { $squares }.
    }
   *[black] { $count ->
        [0] Il Nero non ha pedine sul tavoliere.
       *[other] Nero: { $squares }.
    }
}

## Piccole cose

turn-tossing = I bastoncini sono in aria…
strip-off = { $off }/{ $all }
link-notice-name = Avviso
start-entering = le pedine entrano a una a una
save-no-save = Non è un salvataggio di questo gioco.
caption-off = fuori { $off } su { $all }
card-length = circa { $minutes } min
card-die-four = un dado
card-die-six = un dado
result-you-win = Hai vinto.
result-you-lose = Ha vinto il computer.
# Un giorno; i mesi per numero
date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
} { $year }
