### Perché una posizione, una mossa o una trascrizione viene rifiutata. Ogni messaggio è una frase, o alcune.
### $given, $tag, $token e simili si mostrano come stanno nel testo, e valgono in ogni lingua; lo stesso vale per
### le parole della notazione che stanno fra loro (open, w, over:draw …).

# Di moltissimi motivi si dicono i primi.
reasons-more = { $count ->
    [one] C’è ancora un altro errore.
   *[other] Ci sono altri { $count } errori.
}

## Posizioni: come si scrivono

position-fields = Una posizione ha sette campi, con un solo spazio fra l’uno e l’altro; qui: { $count }.
position-rows = Le caselle stanno in tre file, separate da «/»; qui: { $count }.
position-row-length = La fila { $row } deve avere dieci caselle; qui: { $count }.
position-letter = Casella { $square }: «{ $given }» non è né w né b né un punto.
position-side = Chi è di turno si scrive w o b, non «{ $given }».
position-phase = «{ $given }» non è una fase. Le fasi sono open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b e over:draw.
position-throw = «{ $given }» non è un lancio da 1 a 6.
position-throws-order = I lanci «{ $given }» non sono in ordine crescente.
position-throws-full = Ci sono troppi lanci di { $throw }.
position-counts = { $field ->
    [waiting] Le pedine in attesa
    [off] Le pedine uscite
   *[taken] Le pedine prese
} si contano come Bianco-Nero, 0-0 se non ce ne sono, non «{ $given }».
position-token = «{ $given }» non è un contrassegno conosciuto.
position-token-twice = Il contrassegno «{ $given }» compare due volte.
position-token-order = I contrassegni non sono in ordine: «{ $second }» viene prima di «{ $first }».

## Posizioni: che cosa dicono

position-piece-count = Il { side-name } deve avere in tutto { $expected } pedine; qui: { $found }.
position-nothing-taken = In questo regolamento nessuna pedina viene presa.
position-nothing-waits = In questo regolamento nessuna pedina aspetta di entrare.
position-never-occupied = In questo regolamento nessuna pedina può stare sulla casella { $square }.
position-never-left = Nessuna pedina resta ferma sulla casella { $square }: riparte prima che finisca il turno della sua parte.
position-nothing-left = Al { side-name } non resta nessuna pedina, eppure la partita non è finita.
position-acts-without = Il { side-name } è di turno, ma non ha pedine.
position-no-such-throw = In questo regolamento non può uscire un { $throw }.
position-several-throws = In questo regolamento ogni lancio si gioca prima del successivo: { $throws } non possono stare insieme.
position-kept-throw = In questo regolamento ogni lancio si gioca prima del successivo: quando si lancia non può restare { $throws }.
position-not-bonus = Un { $throw } non dà un altro lancio: dopo non si può dover lanciare ancora.
position-second-last = Un lancio che non ne dà un altro chiude i lanci: ce n’è al massimo uno.
position-open-elsewhere = L’apertura si lancia dalla posizione iniziale.
position-open-tokens = L’apertura ha i suoi contrassegni iniziali, né più né meno: { $tokens }.
position-open-against = In questa apertura si lancia a turno, una volta ciascuno; «{ $given }» non esiste.
position-open-order = In questa apertura lancia per primo il giocatore 1; «{ $given }» non esiste.
position-open-second = In questa apertura il giocatore 2 lancia solo dopo il giocatore 1; «b open» non esiste.
position-foreign-token = In questo regolamento il contrassegno «{ $given }» non esiste.
position-missing-must = Manca il contrassegno «{ $given }».
position-wrong-must = Il contrassegno «{ $given }» si scrive solo dove chi è di turno ha la sua pedina su quella casella.
position-two-bound = Due pedine non possono dover usare entrambe il lancio.
position-fixed = Il contrassegno «{ $given }» non va bene: nessuna pedina partita da lì può trovarsi lì adesso.
position-not-won = Il { side-name } non ha vinto.
position-last-mover = La parte indicata è quella che ha mosso per ultima, e qui non può essere il { side-name }.
position-not-drawn = La partita non è patta: può ancora continuare.
position-over-tokens = Una partita finita non ha contrassegni.

position-misplaced = Il contrassegno «{ $given }» non va bene qui: { $reason }
misplaced-acts = chi è di turno non salta nessun turno.
misplaced-no-piece = quella parte non ha lì nessuna pedina.
misplaced-opened = la mossa d’apertura è già stata fatta.
misplaced-opening-tokens = alla mossa d’apertura ci sono tutti i contrassegni iniziali.
misplaced-opening-moved = l’apertura ha già mosso quella pedina.
misplaced-threw-one = quella parte ha già fatto il suo 1.
misplaced-gave-up = chi è tornato indietro dall’acqua ha già fatto il suo 1.
misplaced-opening-one = per quella parte conta l’1 dell’apertura.
misplaced-not-split = nessun lancio è stato diviso.
misplaced-no-part = del lancio non è stata usata nessuna parte.
misplaced-part-used = una parte del lancio è già stata usata.
misplaced-earned = un lancio così ne ha dato un altro, che si scrive owed:1.
misplaced-none-back = nessuna pedina può essere tornata lì.

## Trascrizioni

record-error = Riga { $line }, colonna { $column }: { $reason }
record-tag = Un’intestazione si scrive [Nome "valore"]; qui ci vuole { $part ->
    [bracket] la parentesi quadra aperta
    [name] il nome, di lettere, cifre e _
    [value] il valore fra virgolette
    [escaped] dopo \ un altro \ o "
    [quote] la virgoletta di chiusura
    [closing] la parentesi quadra chiusa
   *[end] la fine della riga
}.
record-tag-twice = L’intestazione { $tag } compare due volte.
record-ruleset-missing = Manca l’intestazione Ruleset.
record-value = { $tag } non può essere «{ $given }», ma solo { $possible ->
    [result] w, b, draw o *
    [throws] given, fresh o hand
   *[cursor] il numero di un lancio o di una mossa della partita
}.
record-disagrees = { $tag } dice «{ $given }», ma dalla partita risulta «{ $actual }».
record-disagrees-none = { $tag } dice «{ $given }», ma nella partita non c’è niente di simile.
record-turn-number = Qui ci vuole il numero del turno, «{ $wanted }», non «{ $given }».
record-side = Qui ci vuole chi è di turno, «{ $wanted }», non «{ $given }».
record-side-missing = Qui deve seguire chi è di turno, «{ $wanted }».
record-turn-over = Questo turno è finito: il turno { $turn } comincia una nuova riga.
record-event = «{ $given }» non è né un lancio né una mossa.
record-after-end = La partita è finita; non può seguire altro.
record-not-drawn = Qui la partita non è patta.
record-draw-wanted = Qui la partita è patta per mancanza di progressi; deve seguire «draw».
record-move-due = Qui non si lancia: c’è ancora un lancio da giocare.
record-throw-due = Qui non si muove: prima si lancia.
record-throws-full = Non c’è più posto per un altro lancio come questo.
record-not-legal = { $move } qui non è una mossa valida: { $reason }

## Mosse

move-form = «{ $given }» non è una mossa. Le mosse si scrivono 4:14-18, 3:28-off, 1:in-1, 5:pass, pass e back.
move-throw = «{ $given }» non è una mossa: «{ $part }» non è un lancio da 1 a 6.
move-square = «{ $given }» non è una mossa: «{ $part }» non è una casella da 1 a 30.

illegal-not-thrown = non c’è nessun { $throw } da giocare.
illegal-no-piece = chi è di turno non ha pedine sulla casella { $square }.
illegal-no-entry = con quel lancio non entra nessuna pedina.
illegal-goes-to = il lancio porta alla casella { $square }.
illegal-wrong-target = il lancio non porta lì.
illegal-own-piece = sulla casella { $square } c’è una pedina della stessa parte.
illegal-occupied = la casella { $square } è occupata.
illegal-pair = la pedina sulla casella { $square } è protetta dalla vicina.
illegal-not-alone = la pedina sulla casella { $square } non è sola.
illegal-safe = una pedina sulla casella { $square } è al sicuro.
illegal-wall = pedine avversarie sulle caselle { $first }–{ $last } sbarrano la via.
illegal-gate = ogni pedina si ferma prima sulla casella { $square }.
illegal-exact = con quel lancio non può muovere.
illegal-first-row = nessuna pedina esce finché un’altra della sua parte sta sulle caselle 1–10.
illegal-last-row = nessuna pedina esce finché quelle che restano alla sua parte non sono tutte sulle caselle 21–30.
illegal-held = la pedina sulla casella { $square } trattiene tutta la sua parte.
illegal-first = deve muovere prima la pedina sulla casella { $square }.
illegal-unstarted = quella parte deve fare 1 prima che qualcosa si muova.
illegal-behind = deve muovere prima la pedina partita dalla casella { $square }.
illegal-no-retreat = da lì non torna mai indietro.
illegal-advance-exists = si torna indietro solo quando nessuna pedina può avanzare.
illegal-direction = tutte le parti di un lancio vanno nello stesso verso.
illegal-move-exists = c’è una mossa che va fatta.
illegal-nothing-to-give = qui non c’è niente a cui rinunciare, né da scartare.
