### Dove nessuno bada alla pagina: una mostra.

kiosk-touch = Tocca il tavoliere per giocare
kiosk-what = Al senet si giocava nell’antico Egitto. Le regole sono perdute: queste sono proposte di chi lo ha studiato.
kiosk-path = Le pedine percorrono trenta caselle: la prima fila, poi la seconda all’indietro, poi la terza fino in fondo.
kiosk-throw = Il lancio dice di quante caselle può avanzare una pedina.
kiosk-sides = Il Bianco gioca i coni, il Nero i rocchetti. Ognuno vuole portare le sue pedine oltre l’ultima casella.
kiosk-marks = Sulle caselle segnate può accadere qualcosa di speciale.
kiosk-ruleset = Il computer gioca contro sé stesso con queste regole: { $ruleset }.
kiosk-choose = Quale gioco?
kiosk-idle = C’è ancora qualcuno?
kiosk-idle-count = { $seconds ->
    [one] Tra un secondo questa partita finisce e se ne può cominciare un’altra.
   *[other] Tra { $seconds } secondi questa partita finisce e se ne può cominciare un’altra.
}
kiosk-stay = Continua
kiosk-code = Codice
kiosk-code-wrong = Il codice non è questo.
kiosk-figures = Come si usa questo tavolo
ruleset-heading = Regole
kiosk-begun = Iniziate
kiosk-finished = Finite
kiosk-since = Conteggio dal { $date }.
kiosk-save = Salva in un file
kiosk-clear = Azzera
kiosk-leave = Indietro
