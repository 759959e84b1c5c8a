### Ciò che dice il pannello delle regole, clausola per clausola. Le clausole portano i segni del testo di
### riferimento dei regolamenti.
### Un messaggio che termina in `-reading…` dice come leggiamo una fonte dove tace o non è chiara;
### tutti gli altri dicono ciò che dice la fonte stessa.

## Il pannello

rules-reading = La nostra lettura
rules-option = Con l’opzione «{ $option }»
rules-intro = Qui non c’è «la» regola del senet: ogni regolamento dice chi l’ha proposto. Dove la fonte tace o dice due cose, abbiamo scelto noi, e lo diciamo.

## Titoli

rules-h-about = Da dove viene
rules-h-setup = Disposizione
rules-h-path = Il percorso
rules-h-square = Una pedina per casella
rules-h-move = La mossa
rules-h-win = La vittoria
rules-h-throw = Il lancio
rules-h-opening = L’apertura
rules-h-turn = I turni
rules-h-pass = Passare
rules-h-draw = La patta
rules-h-swap = Scambi, coppie, muri
rules-h-hit = Colpi, coppie, muri
rules-h-capture = Le catture
rules-h-back = Tornare indietro
rules-h-stuck = Nessuna mossa
rules-h-26 = Casella 26
rules-h-from-26 = Dalla casella 26
rules-h-27 = Casella 27
rules-h-water = In acqua
rules-h-reborn = Di nuovo sulla 15
rules-h-unprotected = Senza protezione
rules-h-last = Caselle 28, 29 e 30
rules-h-last-captures = Catture sulle caselle 28–30
rules-h-shelter = Al riparo sulle 26, 28 e 29
rules-h-marked = Le caselle segnate
rules-h-off = Uscire dal tavoliere
rules-h-score = Il punteggio
rules-h-options = Le opzioni
rules-h-file = In fila indiana
rules-h-enter = L’entrata
rules-h-share = Dividere un lancio
rules-h-meet = Gli incontri
rules-h-again = Un altro lancio

## Da dove vengono i regolamenti

rules-about-kendall = La ricostruzione di Timothy Kendall, dal libretto per «Passing Through the Netherworld» della fine degli anni Settanta. Ne seguiamo un breve resoconto in inglese, che sta sotto un’intestazione in francese.
rules-about-cemea = Regolamento proposto dal gruppo di ricerca sul gioco dei CEMEA. Seguiamo una voce di enciclopedia italiana, che lo presenta come un tentativo moderno fra vari altri.
rules-about-figurine = Da un foglietto italiano; la nostra copia non ne nomina l’autore. Vede il senet come una gara a due, con cinque figurine a testa.
rules-about-faraones = Da un foglio di regole spagnolo. Parla a lungo delle pedine e dei bastoncini; la tabella dei lanci a cui rimanda manca dalla nostra copia.
rules-about-reed = Da un testo tedesco; il suo gemello inglese è venduto insieme ai tavolieri da un negozio di scacchi. Ammette di essere moderno: un gioco semplice, per chi trova troppo lunghi gli altri.
rules-about-jequier = Proposto da Jéquier nel 1930. Seguiamo la descrizione nel catalogo del Digital Ludeme Project.
rules-about-bell = Proposto da R. C. Bell nel 1979. Seguiamo la descrizione nel catalogo del Digital Ludeme Project.
rules-about-piccione = Proposto da Piccione nel 1977. Seguiamo la descrizione nel catalogo del Digital Ludeme Project.
rules-about-common = Di nessuno in particolare: quasi tutte le scatole e le app di oggi fanno giocare a qualcosa del genere, un Kendall semplificato.
rules-about-skyriuk = Proposto da Skyriuk. Seguiamo le regole pubblicate insieme a un programma aperto.

## Terreno comune

rules-setup = Ogni giocatore ha { $count } pedine; bianche e nere si alternano sulle caselle da 1 a { $last }, i { -cones } del Bianco sulle dispari, i { -reels } del Nero sulle pari.
rules-setup-in-turn = Ogni giocatore ha { $count } pedine; bianche e nere si alternano sulle caselle da 1 a { $last }.
rules-setup-waiting = Cinque pedine a testa, tutte in attesa accanto al tavoliere.
rules-path = Trenta caselle in tre file di dieci. Il percorso va lungo la prima fila, torna lungo la seconda e riparte lungo la terza. Vicine sono le caselle che si susseguono sul percorso: la 10 e la 11 lo sono, la 1 e la 20 no, benché si tocchino.
rules-path-reading = La fonte di cui disponiamo non mostra come è orientato il tavoliere. Mettiamo la prima fila in alto e cominciamo dalla sua estremità sinistra.
rules-square = Su una casella non c’è mai più di una pedina.
rules-move-whole = Un lancio muove una sola pedina, per tutto il suo valore.
rules-move-ways = Avanti è verso la 30 e fuori dal tavoliere; indietro è verso la 1.
rules-win = Chi per primo fa uscire l’ultima delle sue pedine vince subito.
rules-sticks = Lancia quattro bastoncini a due facce e conta le facce { $face ->
    [blank] lisce
    [white] bianche
    [whiteflat] bianche e piatte
    [flat] piatte
    [curved] curve
    [plain] lisce
   *[light] chiare
} rivolte in alto. Se non ce n’è nessuna, il lancio vale { $none }.
rules-sequence = Ogni lancio si gioca prima di fare il successivo. Dopo un 1, un 4 o un { $bonus ->
    [145] 5
   *[146] 6
} lanci ancora; dopo qualunque altro, il turno passa.
rules-again-reading = Il lancio in più spetta qualunque uso si sia fatto del primo. Ma se questo non si è potuto usare affatto, il turno finisce.
rules-again-any-reading = Il lancio in più spetta qualunque uso si sia fatto del primo, anche una mossa forzata.
rules-one-throw = Ogni turno è un lancio con la sua mossa.
rules-opening-higher-black-reading = Lanciano entrambi; chi fa di più prende il Nero, i { -reels }, e comincia con un nuovo lancio. A parità si lancia di nuovo.
rules-opening-front = Si lancia a turno. Il primo che fa 1 ha il Nero, con quell’1 muove da 10 a 11, e lancia ancora.
rules-pass = Finché un lancio si può giocare, va giocato.
rules-pass-decline = Finché un lancio si può giocare, va giocato, salvo che una di queste regole ti permetta di non farlo.
rules-pass-none = Quando nulla si può giocare, non resta che passare, e il tavoliere ti dice perché.
rules-draw-reading = Se un turno passa e nessun lancio permetterebbe di muovere né all’una né all’altra parte, la partita è patta. È patta anche quando per 2000 mosse di fila, passaggi compresi, nessuna pedina è entrata, è stata presa o è uscita.
rules-swap-reading = Ciò che una casella fa, lo fa dopo lo scambio, e alla pedina che ha mosso. La pedina scambiata resta semplicemente dove è stata messa.
rules-own-reading = Le tue pedine, quante che siano, non ti sbarrano mai la via.
rules-wall-off-reading = Uscire conta come arrivare alla 31: perciò un muro sulle caselle 28–30 sbarra anche l’uscita.
rules-water-lowest = Una pedina che arriva sulla 27 torna alla prima casella libera dall’inizio.
rules-score-rows = Chi vince segna 1 punto per ogni pedina avversaria rimasta sulle caselle 21–30, 2 per ognuna sulle 11–20 e 3 per ognuna sulle 1–10.

## Kendall

rules-k-setup-reading = Il testo si può leggere anche con il Bianco sulla casella 1. Noi mettiamo il Nero sulle dispari e il Bianco sulle pari, come fa il programma stesso del catalogo: così la pedina bianca in testa può fare la mossa d’apertura di una casella.
rules-k1 = Il primo che fa 1 ha il Bianco e con quell’1 muove la pedina bianca in testa.
rules-k1-reading = Si lancia a turno, un lancio per volta. Con l’1 la pedina va subito da { $from } a { $to }; e poiché un 1 dà un altro lancio, il Bianco lancia ancora.
rules-k1-start = Nessuno muove finché non ha fatto un 1 in un proprio turno. L’1 d’apertura del Bianco conta.
rules-k2 = Fai tutti i lanci del turno prima di muovere. Un 1, un 4 o un 5 ne dà un altro. Ogni lancio si usa intero.
rules-k2-reading = Lanci finché non esce un 2 o un 3. Poi giochi i lanci in qualsiasi ordine, ciascuno con una pedina qualsiasi.
rules-k2-single = Ogni lancio si gioca prima di fare il successivo. Un 1, un 4 o un 5 dà un altro lancio, anche se non si è potuto giocare. Restare sulla 27, lasciarla per la 15 e uscire da lì chiudono il turno. Il programma stesso del catalogo gioca così.
rules-k3 = Se arrivi su una pedina avversaria isolata, le due si scambiano di posto: quella va dove era partita la tua. Due o più pedine di una parte su caselle vicine non si possono colpire.
rules-k3-reading = Vale anche contro le pedine che tornano indietro.
rules-k3-walls = Muri non ce ne sono: si può superare qualunque numero di pedine.
rules-k4 = Un lancio che può muovere avanti una pedina deve farlo. Se non può, deve muoverne una indietro, quando è possibile, scambiando allo stesso modo.
rules-k4-pool = Quando nessuno dei lanci rimasti si può giocare, il turno finisce.
rules-k4-reading = Scegli tu quale lancio giocare dopo. Se può andare avanti, si giudica quando ci arrivi.
rules-k5 = Nessuna pedina sulle caselle 1–25 va oltre la 26 se prima non si è fermata lì, con il lancio esatto. Se è rimandata indietro, deve fermarsi lì di nuovo.
rules-k5-reading = Una pedina messa sulla 26 da uno scambio conta come se si fosse fermata lì.
rules-k5-trap = Un lancio che porterebbe una pedina oltre la 26 la porta invece sulla 27, se questa è vuota. È una mossa in avanti come le altre.
rules-k6 = Dalla 26, un 2 porta alla 28, un 3 alla 29 e un 4 alla 30. Con un 5 si esce dal tavoliere.
rules-k6-reading = Un 1 porta alla 27, come una normale mossa in avanti. Tornare indietro dalla 26 è permesso, e dovuto quando il lancio non può andare avanti.
rules-k7 = Una pedina lascia la 28 solo con un 3 e la 29 solo con un 2, uscendo dal tavoliere. Dalla 30 la fa uscire qualsiasi lancio successivo. Le pedine sulla 28 e sulla 29 non tornano mai indietro.
rules-k7-reading = Il lancio successivo può venire nello stesso turno. Neppure una pedina sulla 30 torna mai indietro, e nessuna delle tre caselle ha altre mosse.
rules-k8 = Colpita dalla 26, una pedina avversaria isolata sulla 28, 29 o 30 va sulla 27, non sulla 26. Finché sulla 27 c’è una pedina, di chiunque sia, nessuna sulle 28–30 si può colpire. Una pedina avversaria sulla 27 colpita dalla 26 con un 1 va sulla 26, con il solito scambio.
rules-k9 = Finché hai una pedina sulla 27 hai tre scelte, e nessun’altra tua pedina muove. Farla uscire con un 4. Oppure rinunciare: va alla 15, e perdi il prossimo turno. Oppure lasciarla lì, e passare.
rules-k9-pool = Una volta uscita con un 4, il resto dei tuoi lanci si gioca come al solito.
rules-k9-pool-reading = Scegli dopo aver fatto tutti i lanci; va bene anche un 4 fatto prima che la pedina cadesse in acqua. Rinunciare e restare chiudono il turno e annullano ciò che avanza. Una pedina appena caduta può rinunciare subito, finché resta un lancio.
rules-k9-reading = Puoi rinunciare solo se la 15 è vuota.
rules-k10 = Se hai rinunciato, salti il prossimo turno. Poi non puoi muovere che la pedina sulla 15, finché non l’ha lasciata, con una sua mossa o per uno scambio: va avanti o, se non può, indietro.
rules-k10-pool = Quando l’ha lasciata, il resto dei tuoi lanci si gioca come al solito. Se nessuno la muove, il turno finisce.
rules-k10-single = Se un lancio non ha potuto muoverla ma ne dà un altro, questo resta valido.
rules-k10-both = Se hai una pedina anche sulla 27, puoi far uscire quella con un 4, muovere quella sulla 15, o restare.
rules-k11 = Finché una parte è trattenuta da una pedina sulla 27, o da una tornata alla 15, le sue coppie non proteggono. La regola per le caselle 28–30 resta.
rules-k12 = Nessuno è mai obbligato a far uscire una pedina.
rules-k12-reading = Se con un lancio ogni mossa in avanti farebbe uscire una pedina, puoi scartarlo, senza dovere per questo una mossa indietro. Per una pedina sulla 27 valgono invece le sue tre scelte.
rules-k12-home = Nessuna pedina esce finché una della sua parte sta sulle caselle 1–10.
rules-k12-home-reading = In questo modo due parti possono bloccarsi a vicenda per sempre. Una partita così finisce patta, come si dice più avanti.
rules-k13 = Le opzioni non sono nel testo che seguiamo; sono catalogate con il libretto di Kendall. Si possono combinare tutte.

## CEMEA

rules-path-cemea = Il tavoliere ha la prima fila in basso. Comincia a destra, e l’uscita è in alto a sinistra.
rules-c1 = Si lancia a turno. Il primo che fa 1 prende il Nero e ha la prima mossa.
rules-c1-reading = Quell’1 si gioca, con una pedina nera qualsiasi. Poi il Nero lancia ancora.
rules-c1-high = Lanciano entrambi, e chi fa di più ha la prima mossa.
rules-c1-high-reading = Prende il Nero e comincia con un nuovo lancio. A parità si lancia di nuovo.
rules-c3 = Se arrivi su una pedina avversaria isolata, le due si scambiano di posto. Una coppia di vicine è al sicuro, ma si può superare. Tre o più sono un muro: l’avversario non può colpirlo né oltrepassarlo.
rules-c4 = Un lancio muove una pedina avanti, se può. Se no, una pedina qualsiasi torna indietro di altrettanto.
rules-c4-swap-reading = Anche tornando indietro su una pedina avversaria isolata si fa lo scambio.
rules-c4-own-reading = Se neppure questo riesce, ma una mossa finirebbe su una tua pedina, devi farla. I muri avversari valgono ancora; le tue coppie, e la sicurezza delle caselle 28–30, non proteggono da essa la tua pedina.
rules-c4-own = La pedina che stava lì va alla casella 1 o, se è occupata, alla prima casella libera dall’inizio.
rules-c4-pass = Se nulla può muovere, il turno passa, qualunque sia il lancio.
rules-c5 = Una pedina sulla 26 può usare un 1 per saltare la 27.
rules-c5-reading = Arriva sulla 28, se è vuota. Resta possibile anche il passo sulla 27. Nessuno è tenuto a fermarsi sulla 26, e nessuno è al sicuro lì.
rules-c6 = Una pedina che arriva sulla 27 torna alla 15, se è vuota. Se no, resta lì, e la sua parte non può muovere nulla finché non fa 4. Il 4 fa uscire la pedina dal tavoliere, anche se nel frattempo la 15 si è liberata.
rules-c6-reading = Qualsiasi altro lancio chiude il turno di chi è bloccato. Il 4 dà il suo lancio in più; così pure il lancio con cui la pedina è caduta lì, se è di quelli che lo danno. Una pedina avversaria che arriva sulla 27 si scambia con quella bloccata, se una coppia non la protegge, e subisce poi la stessa sorte.
rules-c7 = Nessuno può essere attaccato sulla 28, sulla 29 o sulla 30. Una pedina lascia la 28 con un 3 esatto, la 29 con un 2 esatto e la 30 con un 1 esatto.
rules-c7-reading = Da nessun’altra casella si esce, a parte il 4 sulla 27. Le mosse più corte fra le tre caselle sono mosse normali, e le pedine che stanno lì possono essere costrette a tornare indietro.
rules-c8-die = Un dado comune, da 1 a 6, prende il posto dei bastoncini.
rules-c8-die-reading = Un 5 non dà lanci in più.
rules-c8-playon = Anticamente, suppone l’enciclopedia, entrambi dovevano arrivare alla fine, e chi era passato per primo aiutava l’altro.
rules-c8-playon-reading = Chi resta lancia da solo finché non è passato anche lui. Il primo a finire ha vinto; l’ordine d’arrivo è conservato.

## Cinque figurine

rules-f1 = Si lancia a turno. Il primo che fa 1 ha il Nero, e con quell’1 la pedina sulla casella 10 può passare alla 11. Poi il Nero lancia ancora.
rules-f1-reading = Quel passo, noi lo rendiamo obbligatorio.
rules-f3 = Una pedina avversaria isolata si può attaccare: le due si scambiano di posto. Una coppia non si può attaccare, ma si può superare. Tre o più, l’avversario non può neppure superarle.
rules-f3-reading = Una pedina è isolata quando nessuna compagna sta su una casella vicina.
rules-f3-strict = Una frase del foglietto chiede di più: le due caselle accanto alla pedina devono essere vuote. La pedina che attacca non fa ostacolo, e la casella 1 ha una sola vicina.
rules-f4 = Se nessuna pedina può andare avanti, una deve tornare indietro. Su una pedina avversaria isolata, anche così si fa lo scambio.
rules-f5-reading = Il foglietto dice che il gioco è finito. Noi intendiamo il turno: quando nessuna pedina può muovere, neppure fra quelle al riparo, il lancio passa. Se ne dà un altro, lo si fa; se no, il turno è finito. Alla lettera, una partita a caso su otto finirebbe senza vincitore.
rules-f5-blocked = Quando nessuna pedina può muovere, la partita è finita, senza vincitore.
rules-f6 = Una pedina che arriva sulla 27 torna alla 15 o, se la 15 è occupata, alla 1.
rules-f6-reading = Se è occupata anche la 1, va alla prima casella libera dall’inizio.
rules-f7 = Sulle caselle 26, 28 e 29 neppure una pedina isolata può essere attaccata. Le pedine possono restarci finché il loro giocatore vuole.
rules-f7-reading = Se ogni mossa di un lancio partirebbe da una di queste caselle, puoi passare. Un lancio che ne dà un altro lo dà anche allora.
rules-f8 = Una pedina esce quando raggiunge la 30; il lancio può essere più alto del necessario. Nessuna pedina esce finché una della sua parte sta sulle caselle 1–10.
rules-f8-reading = Perciò nessuno sta mai sulla 30, e una mossa che ci arriverebbe troppo presto non è permessa.
rules-f9 = Chi vince segna 1 punto per ogni pedina avversaria rimasta sulle caselle 21–30, e 3 per ognuna sulle 1–20.

## El juego de los faraones

rules-path-faraones = La prima fila va da sinistra a destra, la seconda da destra a sinistra, la terza da sinistra a destra.
rules-path-faraones-reading = Mettiamo la prima fila in alto.
rules-p-setup-reading = I { -cones } del Bianco stanno sulle caselle dispari, i { -reels } del Nero sulle pari.
rules-p-turn-reading = Nessun lancio ne dà un altro: la nostra copia non ne concede, ma è vero che la sua tabella dei lanci è perduta.
rules-p-bonus-reading = La tabella dei lanci manca dalla nostra copia. Qui un 1, un 4 o un 6 dà un altro lancio, come in altri regolamenti; ogni lancio si gioca prima di fare il successivo.
rules-p1 = Se arrivi esattamente su una pedina avversaria non protetta, le due si scambiano di posto. Due vicine della stessa parte si proteggono a vicenda; una terza ne fa un muro, chiuso all’avversario ma non al suo padrone.
rules-p1-reading = Una tua pedina ti impedisce di arrivare sulla sua casella, non di superarla.
rules-p2 = Muri e pedine protette possono non lasciarti alcuna via in avanti. Allora devi tornare indietro, se puoi.
rules-p2-reading = Lo applichiamo qualunque sia la causa. Anche tornando indietro si fa lo scambio. Se nulla può muovere in nessun verso, il turno passa.
rules-p3 = Una pedina che arriva sulla 26, davanti ai Tre Giudici, va alla 15, l’Ankh. Non importa da che parte sia venuta.
rules-p3-reading = Se la 15 è occupata, va alla prima casella libera dall’inizio.
rules-p4 = Una pedina deve arrivare sulla 27, Horus, per poter sperare di uscire.
rules-p4-reading = Perciò nessuna mossa in avanti dalle caselle 1–25 supera la 27. Una pedina messa sulla 27 da uno scambio sta lì come ogni altra.
rules-p5 = Le ultime caselle sono segnate III, II e I. Da ognuna si esce con il suo numero e con nessun altro: un 3 dalla 28, un 2 dalla 29, un 1 dalla 30.
rules-p5-reading = Dalla 27, un 1, un 2 o un 3 porta alla 28, alla 29 o alla 30, e i lanci più alti non fanno nulla. Le pedine sulle 28–30 non hanno altre mosse, né avanti né indietro; una sulla 27 può essere costretta a tornare indietro. Nell’ultima fila niente protegge una pedina, se non una coppia.

## Bastoncini di canna

rules-r1 = Lanciano entrambi, finché uno fa 1 e l’altro no. Chi ha fatto 1 è il Nero, muove da 10 a 11, e lancia ancora.
rules-r1-reading = Ciascuno lancia tutti e quattro i bastoncini. La prima mossa del Bianco si fa con la pedina sulla casella 9: così i gemelli inglese e spagnolo, mentre il tedesco la fa muovere sulla nona casella. Se sulla 9 non c’è una pedina bianca, o non può muovere, ne va bene un’altra qualsiasi; dopo la prima vera mossa del Bianco l’obbligo cessa.
rules-r2 = Le pedine vanno solo avanti. Se nessuna delle tue può farlo, il turno è perso.
rules-r2-reading = Un 2 o un 3 si gioca prima che il turno passi. Anche un lancio che ne darebbe un altro è perso allo stesso modo, quando non si può giocare.
rules-r3 = Non puoi arrivare su una tua pedina, su una di due avversarie affiancate, né su un’avversaria che sta sulla 26, 28, 29 o 30. Se arrivi su qualsiasi altra pedina avversaria, le due si scambiano di posto. Tre avversarie affiancate non si possono superare.
rules-r4-water = Una pedina che arriva sulla 27 torna alla 15.
rules-r4-water-reading = Se la 15 è occupata, va alla prima casella libera dall’inizio.
rules-r5 = Le pedine escono solo quando tutte quelle che ti restano stanno sulle caselle 21–30.
rules-r5-exact = Una pedina esce con il lancio che la porta esattamente alla 30.
rules-r5-reading = Una pedina che arriva troppo presto sulla 30 aspetta lì al sicuro; quando tutte sono sull’ultima fila, la fa uscire qualsiasi lancio. Quando puoi far uscire pedine, raggiungere la 30 è uscire, chiunque ci sia, e i muri contano fino alla 29.
rules-r5-exits = Lasciano la 28 con un 3, la 29 con un 2 e la 30 con un 1.
rules-r5-exits-reading = In nessun altro modo si esce, e la regola dell’ultima fila vale come prima. Arrivare sulla 30, e muovere da 28 a 29 o 30 o da 29 a 30, sono mosse normali.
rules-r6-reading = Il testo dà 3 punti per la terza fila; noi la contiamo dalla fine del percorso.
rules-r7-beauty = Ogni pedina deve fermarsi sulla 26, con il lancio esatto, prima di proseguire verso le ultime quattro caselle.
rules-r7-beauty-reading = Perciò nessuna mossa dalle caselle 1–25 supera la 26, che resta un rifugio.
rules-r7-reading = Il testo elenca le sue varianti una per una; noi ti lasciamo combinarle.

## Jéquier

rules-j1 = Una pedina sulla sua casella di partenza aspetta che si sia mossa quella che all’inizio stava sulla casella successiva. Una pedina che è stata mandata via conta come mossa.
rules-j2 = Se arrivi su una pedina avversaria isolata, quella torna alla prima casella libera dall’inizio; vale come libera anche la casella che la tua ha appena lasciato. Le coppie proteggono, e nessuno supera tre pedine avversarie affiancate.
rules-j2-reading = Nessuno può essere colpito sulla 26, 28, 29 o 30. L’elenco del catalogo ha un 20, che prendiamo per una svista.
rules-j3 = Se nulla può andare avanti, una pedina torna indietro, ma solo su una casella vuota. Se nulla può muovere, il turno finisce.
rules-j5 = Le pedine escono solo quando tutte quelle che ti restano stanno sulle caselle 21–30. Si esce muovendo oltre la 30, con lancio esatto o no. Sulla 30 stessa una pedina sta come su ogni altra casella.

## Bell

rules-sticks-die = Lancia un dado a quattro facce, da 1 a 4.
rules-b-opening = Lanciano entrambi; chi fa di più prende il Bianco e comincia con un nuovo lancio. A parità si lancia di nuovo.
rules-b1 = Se arrivi su una pedina avversaria, la prendi: lascia il gioco. Su una tua pedina non puoi arrivare. Non ci sono coppie né muri, e le pedine vanno solo avanti.
rules-b2 = Sulle caselle 15, 26, 27, 28 e 29 nessuno può essere preso. Ma una pedina che sta lì dev’essere mossa, prima di ogni altra, con il primo lancio che può muoverla.
rules-b3 = Una pedina esce con il lancio che la porta esattamente un passo oltre la 30. Se nulla può muovere, il turno passa.
rules-b4 = Chi non ha pedine sul tavoliere non ha più turni, e l’altro continua. Quando non resta nessuna pedina, ha vinto chi ne ha fatte uscire di più; a numero uguale è patta.

## Piccione

rules-i-opening-reading = Lanciano entrambi; chi fa di più prende il Bianco e comincia. A parità si lancia di nuovo.
rules-i1 = Un 1 può far entrare una pedina in attesa sulla casella 1, se è vuota; è una mossa come le altre. Dà subito un altro lancio. La pedina entrata deve farne almeno un passo; il resto può andare ad altre.
rules-i1-reading = Se non può fare neppure un passo, torna in attesa, e il turno finisce.
rules-i2 = Un lancio si può dividere fra le tue pedine sul tavoliere, a passi interi, finché è consumato o non se ne può usare altro. Nessuna parte di un lancio fa entrare una pedina. Tutte le mosse di un lancio vanno nello stesso verso, avanti o indietro.
rules-i3 = Nulla viene mai catturato. Ogni pedina ti impedisce di arrivare sulla sua casella, nessuna di superarla.
rules-i4 = Se nessuna parte di un lancio può andare avanti, né far entrare una pedina, il lancio deve andare indietro, diviso allo stesso modo. Se nulla può muovere, il turno finisce.
rules-i5 = Un 5 dà un altro lancio. Così pure andare avanti e arrivare sulla 15 o sulla 26. Il lancio in più si fa quando quello in corso è consumato.
rules-i5-reading = Un lancio ne dà al massimo un altro, per quanti siano i motivi.
rules-i6 = La 27 toglie una pedina dal tavoliere, comunque ci sia arrivata. Aspetta, ed entra di nuovo.
rules-i7 = Una pedina esce con i passi esatti che la portano uno oltre la 30, di un lancio intero o di una sua parte. Le pedine sulle caselle 28–30 non tornano mai indietro. Uscire è una mossa in avanti come le altre: perciò è obbligatorio solo quando non ne resta un’altra.

## Senet moderno

rules-m1 = Se arrivi su una pedina avversaria isolata, le due si scambiano di posto. Le coppie proteggono; tre affiancate sbarrano la via all’avversario. Nessuno può essere catturato sulla 15 o sulle 26–30.
rules-m2 = Se nulla può andare avanti, torna indietro una pedina qualsiasi delle caselle 1–25. Può fare uno scambio; ciò che protegge o sbarra la via in avanti lo fa anche qui. Se nulla può muovere, il turno passa, qualunque sia il lancio.
rules-m3 = Nessuna pedina sulle caselle 1–25 supera la 26. Dalla 26, un 1 porta alla 27, un 2 alla 28, un 3 alla 29, un 4 alla 30 e un 5 fuori dal tavoliere. Le pedine sulle caselle 26–30 non tornano mai indietro.
rules-m4 = Una pedina che arriva sulla 27 torna alla 15, o alla casella libera più vicina che la precede.
rules-m5 = Una pedina lascia la 28 con un 3 esatto, la 29 con un 2 esatto e la 30 con un 1 esatto. Queste caselle non hanno altre mosse.

## Skyriuk

rules-s1 = Se arrivi su una pedina avversaria non protetta, le due si scambiano di posto. Nessuno può essere catturato sulla 15 o sulle 26–30. Bastano due avversarie affiancate a sbarrare la via.
rules-s1-groups = In un gruppo di pedine vicine solo le due alle estremità sono protette. Quelle in mezzo si possono catturare, e il gruppo stesso non sbarra la via verso di loro. Una pedina sulla 15 o sulle 26–30 conta come parte del suo gruppo.
rules-s2 = Una pedina sulle caselle 1–25 che il lancio porterebbe alla 26 o oltre si ferma sulla 26, se fin lì nulla le sbarra la via. Lanci subito ancora, e quel lancio è per questa pedina: un 1 porta alla 27, un 2 alla 28, un 3 alla 29, un 4 alla 30, un 5 fuori dal tavoliere. Se la sua casella fra la 28 e la 30 è occupata, dall’una o dall’altra parte, la pedina va alla 27; se è occupata la 27, alla 15 o alla casella libera più vicina che la precede.
rules-s2-bonus = Quel secondo lancio ne dà un altro secondo il proprio valore; quello che ha raggiunto la 26 non dà altro. Dalla 26 in poi, nulla sbarra la via.
rules-s3-reading = Se una pedina si ferma sulla 27, la sua parte lancia subito ancora, per quella sola pedina. Un 1, un 2 o un 3 la manda alla 15 o alla casella libera più vicina che la precede; un 4 la fa uscire; con un 5 resta, e il turno finisce. Finché resta, anche il lancio successivo della sua parte è per lei.
rules-s4 = Una pedina lascia la 28 con un 3 esatto, la 29 con un 2 esatto e la 30 con qualsiasi lancio. Queste caselle non hanno altre mosse.
