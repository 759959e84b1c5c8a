### Ce que c’est, et de quoi c’est fait.

about-version = Version { $version }
about-privacy-heading = Vie privée
about-privacy = Les parties et les réglages sont conservés dans ce navigateur, pour cette seule page. Il n’y a ni cookies, ni comptes, ni mesure d’audience, et aucune requête ne part jamais vers un autre site.
about-licences-heading = Licences
about-fonts = La police Cairo et les contours des hiéroglyphes, d’après Noto Sans Egyptian Hieroglyphs, sont sous SIL Open Font License.
about-licences-all = Toutes les licences, avec celles des bibliothèques
about-cite-heading = Comment citer
about-cite = The Senet authors : Senet, version { $version }. Programme informatique. { $address }
