# Il titolo nella pagina iniziale.

title-blurb = Georgia, autunno 1779: una flotta francese sbarca un esercito accanto a quello americano, e una guarnigione britannica si trincera. Esagoni, opere e batterie, tattiche segrete, tre eserciti il cui animo si conta. Due o tre giocatori.

# Quel che `?` dice al terminale oltre ai comandi comuni

help-more = {""}, mostra ESAGONO, UNITÀ, COMANDANTE, ARMATA o CARTA, mostra tracciati, mano
