### Il gioco conservato sul dispositivo.

version-new = È pronta una nuova versione del gioco. Le partite in corso restano.
version-take = Avviala
version-later = Più tardi
