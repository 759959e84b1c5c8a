### Il gioco in un riquadro di un’altra pagina, e come metterlo lì.

# In un riquadro una partita nuova prende il posto di quella sul tavoliere
embed-new-ask = Una nuova partita prende il posto di questa, che non si potrà recuperare.

page-closed = Questo riquadro è isolato dal sito da cui proviene, perciò i file del gioco non si possono caricare. Chi gestisce la pagina attorno può aggiungere allow-same-origin alla sandbox del riquadro; chi gestisce il sito del gioco può inviare l’intestazione Access-Control-Allow-Origin.
embed-heading = Mettilo sul tuo sito
embed-intro = Scegli che cosa deve mostrare il riquadro, copia il codice, incollalo nella tua pagina. Non serve un account, e nulla viene inviato a nessuno.
embed-size = Dimensioni
embed-size-auto = Largo quanto il suo posto
embed-size-fixed = { $width } × { $height }
embed-preview = Anteprima
embed-for = Dove va
embed-for-element = Pagina web, con uno script
embed-for-frame = Pagina web, senza script
embed-note-element = Il riquadro trova da sé la propria altezza, e la tua pagina può seguire la partita e prendervi parte. Eventi e metodi sono elencati all’inizio di embed.js.
embed-note-frame = Un semplice riquadro, per i siti che non ammettono script. Cambia larghezza e altezza come ti serve.
embed-note-wordpress = Aggiungi un blocco «HTML personalizzato» e incolla questo.
embed-note-moodle = Apri la vista HTML dell’editor e incolla questo.
embed-note-hugo = Salva questo come layouts/shortcodes/senet.html, poi scrivi {"{{< senet >}}"} in una pagina.
embed-note-markdown = Incolla questo nel file Markdown, con una riga vuota prima e dopo.
embed-note-react = Incolla questo nel tuo componente.
embed-note-sites = Scegli Inserisci, poi Incorpora, poi Codice da incorporare, e incolla questo.
embed-code = Codice
embed-copy = Copia il codice
embed-local = Questo indirizzo è sul tuo dispositivo. Metti prima il gioco su un server, e copia il codice da lì.
