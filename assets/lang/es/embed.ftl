### El juego en un marco de otra página, y cómo ponerlo allí.

# En un marco una partida nueva ocupa el lugar de la que está en el tablero
embed-new-ask = Una partida nueva ocupa el lugar de esta, que no se podrá recuperar.

page-closed = Este marco está aislado del sitio del que procede, así que no se pueden cargar los archivos del juego. Quien administra la página que lo rodea puede añadir allow-same-origin al sandbox del marco; quien administra el sitio del juego puede enviar la cabecera Access-Control-Allow-Origin.
embed-heading = Ponlo en tu sitio
embed-intro = Elige qué debe mostrar el marco, copia el código y pégalo en tu página. No hace falta ninguna cuenta, y no se envía nada a nadie.
embed-size = Tamaño
embed-size-auto = Tan ancho como su sitio
embed-size-fixed = { $width } × { $height }
embed-preview = Vista previa
embed-for = Dónde va
embed-for-element = Página web, con un script
embed-for-frame = Página web, sin script
embed-note-element = El marco encuentra solo su altura, y tu página puede seguir la partida y participar en ella. Los eventos y los métodos están al principio de embed.js.
embed-note-frame = Un marco sencillo, para sitios que no admiten scripts. Cambia el ancho y el alto según necesites.
embed-note-wordpress = Añade un bloque «HTML personalizado» y pega esto.
embed-note-moodle = Abre la vista HTML del editor y pega esto.
embed-note-hugo = Guarda esto como layouts/shortcodes/senet.html y escribe {"{{< senet >}}"} en una página.
embed-note-markdown = Pega esto en el archivo Markdown, con una línea vacía antes y después.
embed-note-react = Pega esto en tu componente.
embed-note-sites = Elige Insertar, luego Insertar elementos, luego Insertar código, y pega esto.
embed-code = Código
embed-copy = Copiar el código
embed-local = Esta dirección está en tu propio dispositivo. Pon antes el juego en un servidor y copia el código desde allí.
