### Le jeu dans un cadre d’une autre page, et comment l’y mettre.

# Dans un cadre, une nouvelle partie prend la place de celle du plateau
embed-new-ask = Une nouvelle partie prend la place de celle-ci, qui ne pourra pas être récupérée.

page-closed = Ce cadre est coupé du site dont il provient : les fichiers du jeu ne peuvent pas être chargés. La personne qui gère la page autour peut ajouter allow-same-origin au bac à sable (sandbox) du cadre ; celle qui gère le site du jeu peut envoyer l’en-tête Access-Control-Allow-Origin.
embed-heading = Le mettre sur votre site
embed-intro = Choisissez ce que le cadre doit montrer, copiez le code, collez-le dans votre page. Aucun compte n’est nécessaire, et rien n’est envoyé à personne.
embed-size = Taille
embed-size-auto = Aussi large que sa place
embed-size-fixed = { $width } × { $height }
embed-preview = Aperçu
embed-for = Où le placer
embed-for-element = Page web, avec un script
embed-for-frame = Page web, sans script
embed-note-element = Le cadre trouve lui-même sa hauteur, et votre page peut suivre la partie et y prendre part. Événements et méthodes figurent au début d’embed.js.
embed-note-frame = Un simple cadre, pour les sites qui n’admettent pas de script. Changez la largeur et la hauteur selon vos besoins.
embed-note-wordpress = Ajoutez un bloc « HTML personnalisé » et collez ceci.
embed-note-moodle = Ouvrez la vue HTML de l’éditeur et collez ceci.
embed-note-hugo = Enregistrez ceci sous layouts/shortcodes/senet.html, puis écrivez {"{{< senet >}}"} dans une page.
embed-note-markdown = Collez ceci dans le fichier Markdown, avec une ligne vide avant et après.
embed-note-react = Collez ceci dans votre composant.
embed-note-sites = Choisissez Insérer, puis Intégrer, puis Code à intégrer, et collez ceci.
embed-code = Code
embed-copy = Copier le code
embed-local = Cette adresse se trouve sur votre propre appareil. Mettez d’abord le jeu sur un serveur, et copiez le code à partir de là.
