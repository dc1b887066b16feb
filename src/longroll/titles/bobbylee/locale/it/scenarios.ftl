# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Quattro mesi, circa tre ore. Gli eserciti più piccoli, una gara alla pari. Comincia da qui.
scenario-1862-about = Sei mesi, una lunga serata. L'Unione ha il numero, Lee le strade e i generali migliori.
scenario-1863-about = Sei mesi, una lunga serata. Due eserciti di veterani: può decidere una sola battaglia.
scenario-1864-about = Sei mesi, una lunga serata. Grant deve arrivare a Richmond, Lee resistere.
scenario-campaign-about = Quaranta mesi con i loro inverni, molte serate. Finora i bot l'hanno vinta più spesso da confederati.
title-blurb = Virginia, dal 1861 al 1864, con blocchi di legno: si vede dove sta il nemico e non chi è. I quartier generali si consumano nel dare ordini, le battaglie vanno ora per ora, e viene l’inverno. Due giocatori, vera nebbia di guerra.

# Quel che `?` dice al terminale oltre ai comandi comuni
help-more = {""}, mostra LUOGO o BLOCCO, mostra tracciati
