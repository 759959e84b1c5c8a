### Das Spiel in einem Rahmen auf einer anderen Seite, und wie es dorthin kommt.

# In einem Rahmen tritt eine neue Partie an die Stelle der laufenden
embed-new-ask = Eine neue Partie tritt an die Stelle dieser, die sich nicht zurückholen lässt.

page-closed = Dieser Rahmen ist von der Website abgeschnitten, von der er kommt; darum lassen sich die Dateien des Spiels nicht laden. Wer die Seite ringsum betreibt, kann der Sandbox des Rahmens allow-same-origin hinzufügen; wer die Website des Spiels betreibt, kann den Header Access-Control-Allow-Origin senden.
embed-heading = Auf der eigenen Website
embed-intro = Wähle, was der Rahmen zeigen soll, kopiere den Code und füge ihn in deine Seite ein. Ein Konto braucht es nicht, und niemandem wird etwas gesendet.
embed-size = Größe
embed-size-auto = So breit wie sein Platz
embed-size-fixed = { $width } × { $height }
embed-preview = Vorschau
embed-for = Wohin damit
embed-for-element = Webseite, mit Skript
embed-for-frame = Webseite, ohne Skript
embed-note-element = Der Rahmen findet seine Höhe selbst, und deine Seite kann der Partie folgen und mitspielen. Ereignisse und Methoden stehen am Anfang von embed.js.
embed-note-frame = Ein einfacher Rahmen für Websites, die keine Skripte zulassen. Breite und Höhe kannst du ändern.
embed-note-wordpress = Füge einen Block „Individuelles HTML“ hinzu und darin dies ein.
embed-note-moodle = Öffne die HTML-Ansicht des Editors und füge dies ein.
embed-note-hugo = Speichere dies als layouts/shortcodes/senet.html und schreibe {"{{< senet >}}"} in eine Seite.
embed-note-markdown = Füge dies in die Markdown-Datei ein, mit je einer Leerzeile davor und danach.
embed-note-react = Füge dies in deine Komponente ein.
embed-note-sites = Wähle Einfügen, dann Einbetten, dann Code einbetten, und füge dies ein.
embed-code = Code
embed-copy = Code kopieren
embed-local = Diese Adresse liegt auf deinem eigenen Gerät. Stelle das Spiel erst auf einen Server und kopiere den Code von dort.
