# Il gioco nella pagina iniziale.

title-blurb = L'intera guerra civile americana, stagione per stagione. Le carte strategia mettono in marcia le armate, levano truppe e scuotono la volontà di due nazioni; fiumi, ferrovie e generali decidono dove si può arrivare. Due giocatori, mani nascoste.

# Quel che `?` dice al terminale oltre ai comandi comuni

help-more = {""}, mostra SPAZIO, GENERALE, ARMATA, STATO o CARTA, mostra forza, mostra tracciati, mano
