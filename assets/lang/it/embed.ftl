### Il gioco in un riquadro di un’altra pagina, e come metterlo lì.

# In un riquadro una partita nuova prende il posto di quella sul tavoliere
embed-new-ask = Una nuova partita prende il posto di questa, che non si potrà recuperare.
