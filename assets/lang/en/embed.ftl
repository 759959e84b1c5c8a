### The game in a frame of another page, and how to put it there.

# In a frame a new game takes the place of the one on the board
embed-new-ask = A new game takes the place of this one, which cannot be brought back.

page-closed = This frame is shut off from the site that it comes from, so the game’s files cannot be loaded. Whoever runs the page around it can add allow-same-origin to the frame’s sandbox; whoever runs the game’s site can send the header Access-Control-Allow-Origin.
embed-heading = Put it on your site
embed-intro = Choose what the frame is to show, copy the code, paste it into your page. No account is needed, and nothing is sent to anyone.
embed-size = Size
embed-size-auto = As wide as its place
embed-size-fixed = { $width } × { $height }
embed-preview = Preview
embed-for = Where it goes
embed-for-element = Web page, with a script
embed-for-frame = Web page, without a script
embed-note-element = The frame finds its own height, and your page can follow the game and take part in it. Events and methods are listed at the top of embed.js.
embed-note-frame = A plain frame, for sites that let no script in. Change width and height as you need.
embed-note-wordpress = Add a block “Custom HTML” and paste this.
embed-note-moodle = Open the editor’s HTML view and paste this.
embed-note-hugo = Save this as layouts/shortcodes/senet.html, then write {"{{< senet >}}"} in a page.
embed-note-markdown = Paste this into the Markdown file, with an empty line before and after it.
embed-note-react = Paste this into your component.
embed-note-sites = Choose Insert, then Embed, then Embed code, and paste this.
embed-code = Code
embed-copy = Copy the code
embed-local = This address is on your own device. Put the game on a server first, and copy the code from there.
