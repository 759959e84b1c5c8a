### Che cosa è andato storto, e che ne è stato.

## Link

link-notice = Qualcosa nel link non si è potuto usare.
link-ruleset = Il regolamento «{ $given }» non esiste. Ci sono: { $known }.
link-option = «{ $given }» non è un’opzione di { $ruleset }. Ci sono: { $known }.
link-option-none = «{ $given }» non è un’opzione di { $ruleset }: non ne ha.
link-option-twice = L’opzione «{ $given }» è nominata due volte.
link-custom = Il codice di queste regole è danneggiato, o di una versione più recente.
link-position = La posizione non si può giocare.
link-seed = «{ $given }» non è un seme: servono da 1 a 16 cifre esadecimali.
link-language = La lingua «{ $given }» non esiste.
link-page-missing = La pagina «{ $given }» non fa parte di questa versione.
link-theme = Il tavoliere «{ $given }» non esiste.
link-player = «{ $given }» non è un giocatore: si può scrivere human, o un livello da 1 a 5.
link-value = «{ $given }» non si può usare per { $name }.
link-encoding = { $name } non è codificato correttamente.
link-game-missing = Questa versione non può leggere le partite contenute in un link.
link-no-game = La partita «{ $given }» non è su questo dispositivo.
link-instead = Al suo posto: { $used }.
link-dismiss = Va bene

## Salvataggio

save-unavailable = Qui la pagina non può salvare: la partita dura finché la pagina è aperta.
save-full = Non c’è più spazio per salvare. La partita dura finché la pagina è aperta.
save-unreadable-kept = Resta conservata così com’è, e nulla va perso.
save-newer = È stata salvata da una versione più recente del gioco.
save-download = Scaricala
save-lost-tab = Un’altra scheda ha preso in mano questa partita.

## File delle lingue

language-failed = Non è stato possibile caricare: { $language }. I testi restano in { $current }.
