### Che cos’è, e di che cosa è fatto.

about-version = Versione { $version }
about-privacy-heading = Privacy
about-privacy = Partite e impostazioni restano in questo browser, per questa sola pagina. Non ci sono cookie, né account, né conteggi delle visite, e nessuna richiesta va mai a un altro sito.
about-licences-heading = Licenze
about-fonts = Il carattere Cairo e i contorni dei geroglifici, da Noto Sans Egyptian Hieroglyphs, sono sotto la SIL Open Font License.
about-licences-all = Tutte le licenze, con quelle delle librerie
about-cite-heading = Come citarlo
about-cite = The Senet authors: Senet, versione { $version }. Programma per computer. { $address }
