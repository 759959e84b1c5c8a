### Comment se passent les parties entre bons joueurs

figures-first = Entre bons joueurs, celui qui commence gagne { $percent } parties sur 100.
figures-endless = Certaines de leurs parties n’aboutissent jamais et sont nulles.
figures-long = Leurs parties sont très longues : les pions reculent sans cesse.
