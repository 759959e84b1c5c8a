### Das Spiel in einem Rahmen auf einer anderen Seite, und wie es dorthin kommt.

# In einem Rahmen tritt eine neue Partie an die Stelle der laufenden
embed-new-ask = Eine neue Partie tritt an die Stelle dieser, die sich nicht zurückholen lässt.
