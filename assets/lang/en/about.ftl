### What this is, and what it is made of.

about-version = Version { $version }
about-privacy-heading = Privacy
about-privacy = Games and settings are kept in this browser, for this page alone. There are no cookies, no accounts, no counting of visits, and no request ever goes to another site.
about-licences-heading = Licences
about-fonts = The font Cairo and the outlines of the hieroglyphs, after Noto Sans Egyptian Hieroglyphs, are under the SIL Open Font License.
about-licences-all = All licences, with those of the libraries
about-cite-heading = How to cite
about-cite = The Senet authors: Senet, version { $version }. Computer program. { $address }
