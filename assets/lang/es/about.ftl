### Qué es esto, y de qué está hecho.

about-version = Versión { $version }
about-privacy-heading = Privacidad
about-privacy = Las partidas y los ajustes se guardan en este navegador, solo para esta página. No hay cookies, ni cuentas, ni recuento de visitas, y ninguna petición va nunca a otro sitio.
about-licences-heading = Licencias
about-fonts = La letra Cairo y los contornos de los jeroglíficos, según Noto Sans Egyptian Hieroglyphs, están bajo la SIL Open Font License.
about-licences-all = Todas las licencias, con las de las bibliotecas
about-cite-heading = Cómo citarlo
about-cite = The Senet authors: Senet, versión { $version }. Programa informático. { $address }
