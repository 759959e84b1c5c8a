### Was das ist, und woraus es gemacht ist.

about-version = Version { $version }
about-privacy-heading = Datenschutz
about-privacy = Partien und Einstellungen bleiben in diesem Browser, nur für diese Seite. Es gibt keine Cookies, keine Konten, keine Besucherzählung, und nie geht eine Anfrage an eine andere Website.
about-licences-heading = Lizenzen
about-fonts = Die Schrift Cairo und die Umrisse der Hieroglyphen, nach Noto Sans Egyptian Hieroglyphs, stehen unter der SIL Open Font License.
about-licences-all = Alle Lizenzen, auch die der Bibliotheken
about-cite-heading = Zitieren
about-cite = The Senet authors: Senet, Version { $version }. Computerprogramm. { $address }
