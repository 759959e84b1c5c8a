### Ciò che la pagina dice intorno al tavoliere. Il glossario sta in testa a play.ftl.
### $side è sempre `white` o `black`; $square, $from e $to sono numeri di casella, da 1 a 30.

# I due tipi di pedine, distinti dalla forma.
-cone = cono
-cones = coni
-reel = rocchetto
-reels = rocchetti

## La pagina

page-title = Senet: il gioco egizio del passaggio
page-title-game = { $ruleset } – Senet
page-loading = Si prepara il tavoliere…
page-needs-script = Senet ha bisogno di JavaScript e WebAssembly. Consentili per questa pagina.
page-blocked = Le norme di sicurezza di questo sito non lasciano partire il gioco: qui WebAssembly non è consentito. Chi gestisce il sito può permetterlo con 'wasm-unsafe-eval'.
page-stopped = Il gioco non ha potuto proseguire. Ricarica la pagina: ciò che era salvato c’è ancora. Se non cambia nulla, forse questo sito non consente WebAssembly, di cui il gioco ha bisogno.
page-close = Chiudi
page-skip-to-board = Vai al tavoliere
# Fra le parti di un elenco, e fra le frasi; attenzione allo spazio finale.
list-separator = {", "}
sentence-separator = {" "}

## I colori e le pedine
## Anche dentro le frasi: «il { side-name }», «al { side-name }», «del { side-name }».

side-name = { $side ->
    [white] Bianco
   *[black] Nero
}
piece-name = { $side ->
    [white] { -cone } bianco
   *[black] { -reel } nero
}
pieces-name = { $side ->
    [white] { -cones } bianchi
   *[black] { -reels } neri
}

## La schermata iniziale

start-heading = Senet
start-intro = Le regole antiche nessuno le conosce: queste ne sono dieci letture attente.
start-intro-more = In Egitto si giocava a senet fin dal 3000 a.C. circa. I tavolieri sono giunti fino a noi, le regole no: studiosi e giocatori le hanno ricomposte da dipinti e testi. Scegli una lettura e guarda che cosa fa delle stesse trenta caselle.
start-choose = Scegli le regole
start-first-game = Per cominciare
start-by = Fonte: { $source }
start-pieces = { $count ->
    [one] { $count } pedina a testa
   *[other] { $count } pedine a testa
}
start-options = Opzioni
start-players = Chi gioca
start-seat = { $side ->
    [white] Giocatore 1
   *[black] Giocatore 2
}
start-seats-note = I lanci d’apertura decidono chi ha quale colore.
start-person = Una persona
start-computer = Il computer
start-level = Livello
start-begin = Comincia
start-rules = Leggi le regole
level-name = Livello { $level }: { level-title }
# Come si chiama il computer a ciascuno dei suoi cinque livelli, dal più debole
level-title = { $level ->
    [1] Apprendista
    [2] Mandriano
    [3] Scriba
    [4] Sacerdote
   *[5] Visir
}
player-you = Tu
player-computer = Computer, livello { $level }
player-person = { $side ->
    [white] Bianco
   *[black] Nero
}

## Partite in corso

games-heading = Partite in corso
games-continue = Continua
games-delete = Elimina
games-delete-ask = Eliminare questa partita? Non si potrà più recuperare.
games-last = ultima mossa: { $date }
games-other-tab = Questa partita è aperta in un’altra scheda.
games-take-over = Gioca qui
games-new = Nuova partita

## I regolamenti: nome, fonte, e una riga sulla scheda

ruleset-kendall = Kendall
ruleset-kendall-source = il libretto di Timothy Kendall per «Passing Through the Netherworld», fine anni Settanta
ruleset-kendall-line = Prima lancia, poi spendi i lanci. E alla larga dall’acqua.
ruleset-cemea = CEMEA
ruleset-cemea-source = il gruppo di ricerca sul gioco dei CEMEA, in una voce di enciclopedia italiana
ruleset-cemea-line = Scambi e muri, e una casella della malasorte che può tenerti fermo.
ruleset-figurine = Cinque figurine
ruleset-figurine-source = un foglietto italiano
ruleset-figurine-line = Una gara diretta, con rifugi e un punteggio per chi vince.
ruleset-faraones = El juego de los faraones
ruleset-faraones-source = un foglio di regole spagnolo
ruleset-faraones-line = I giudici ti rimandano indietro, e solo Horus apre l’uscita.
ruleset-reed = Bastoncini di canna
ruleset-reed-source = un testo tedesco, che un negozio di scacchi vende in inglese insieme ai tavolieri
ruleset-reed-line = Solo avanti: raccogliti nell’ultima fila, poi esci con lanci esatti.
ruleset-jequier = Jéquier 1930
ruleset-jequier-source = Jéquier, 1930, dal catalogo del Digital Ludeme Project
ruleset-jequier-line = La fila si scioglie dalla testa, e chi è colpito torna molto indietro.
ruleset-bell = Bell 1979
ruleset-bell-source = R. C. Bell, 1979, dal catalogo del Digital Ludeme Project
ruleset-bell-line = Dieci a testa, e ciò che è preso resta preso.
ruleset-piccione = Piccione 1977
ruleset-piccione-source = Piccione, 1977, dal catalogo del Digital Ludeme Project
ruleset-piccione-line = Le pedine entrano a una a una, i lanci si dividono, nessuno cattura.
ruleset-common = Senet moderno
ruleset-common-source = le regole di quasi tutte le scatole e le app di oggi, un Kendall semplificato
ruleset-common-line = Il senet che quasi tutti incontrano per primo.
ruleset-skyriuk = Skyriuk
ruleset-skyriuk-source = Skyriuk, dalle regole pubblicate con un programma aperto
ruleset-skyriuk-line = Bastano due pedine a sbarrare la via, e la casa della Bellezza dà un altro lancio.
ruleset-custom = Le tue regole

## Le opzioni: nome, e che cosa cambia

option-kendall-five = Cinque pedine
option-kendall-five-note = Cinque pedine a testa sulle caselle 1–10, invece di sette sulle 1–14.
option-kendall-start = Lancio d’avvio
option-kendall-start-note = Nessuno muove finché non ha fatto un 1.
option-kendall-trap = Trappola
option-kendall-trap-note = Un lancio che porterebbe una pedina oltre la casella 26 la porta in acqua sulla 27, se è vuota.
option-kendall-home = Prima fila
option-kendall-home-note = Nessuna tua pedina esce dal tavoliere finché un’altra tua sta ancora sulle caselle 1–10.
option-kendall-single = Un lancio alla volta
option-kendall-single-note = Ogni lancio si gioca prima di fare il successivo, invece di fare prima tutti i lanci.
option-cemea-high = Comincia chi fa di più
option-cemea-high-note = Lanciano entrambi e comincia chi fa di più, invece di chi fa 1 per primo.
option-cemea-die = Dado comune
option-cemea-die-note = Un dado da 1 a 6 al posto dei quattro bastoncini.
option-cemea-playon = Fino in fondo
option-cemea-playon-note = Quando uno ha finito, l’altro continua finché non è passato anche lui.
option-figurine-strict = Attacco rigoroso
option-figurine-strict-note = Una pedina si può attaccare solo se le caselle ai suoi due lati sono vuote.
option-figurine-blocked = Senza mosse si finisce
option-figurine-blocked-note = Quando un giocatore non può muovere, la partita è finita e nessuno ha vinto.
option-faraones-bonus = Lanci in più
option-faraones-bonus-note = Un 1, un 4 o un 6 dà un altro lancio.
option-reed-beauty = Casa della Felicità
option-reed-beauty-note = Ogni pedina deve fermarsi sulla casella 26 prima di proseguire.
option-reed-water = Casa dell’Acqua
option-reed-water-note = La casella 27 rimanda la pedina alla 15, non all’inizio.
option-reed-exits = Uscite numerate
option-reed-exits-note = Si esce solo dalle caselle 28, 29 e 30, con un 3, un 2 e un 1.
option-seven = Sette pedine
option-seven-note = Sette pedine a testa sulle caselle 1–14, invece di cinque sulle 1–10.

## Impostazioni

settings-heading = Impostazioni
settings-language = Lingua
language-browser = Come il browser
settings-theme = Tavoliere
theme-faience = Faience
theme-ebony = Ebano
theme-papyrus = Papiro
theme-contrast = Alto contrasto
settings-speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-none = Istantanea
settings-auto-throw = Lancia per me
settings-auto-move = Muovi subito quando c’è una sola mossa possibile
settings-sound = Suoni
settings-volume = Volume
settings-hints = Mostra le pedine che possono muovere
settings-chance = Mostra le probabilità di vittoria
settings-numbers = Numeri delle caselle
settings-marks = Segni
marks-plain = Semplici
marks-elaborate = Elaborati
settings-turn-board = Gira il tavoliere
settings-single-keys = Scorciatoie a un tasto
settings-reset = Impostazioni iniziali

## Menu e piè di pagina

menu-heading = Menu
menu-new-game = Nuova partita
menu-rules = Regole
menu-games = Partite
menu-settings = Impostazioni
menu-keys = Tasti
menu-about = Info
menu-fullscreen = Schermo intero
menu-copy-record = Copia la trascrizione
menu-save-record = Salva la trascrizione
menu-copied = Copiato.
menu-cannot-copy = Qui non si può copiare in automatico. Il testo è selezionato: copialo a mano.
footer-about = Senet è software libero, con le licenze MIT e Apache 2.0.
footer-nothing-sent = Nulla di ciò che fai qui lascia il tuo dispositivo.
footer-no-rules = Non si conosce nessun regolamento antico completo. Ogni regolamento nomina la sua fonte, e dice dove ha dovuto scegliere.
