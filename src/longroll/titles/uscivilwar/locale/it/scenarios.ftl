# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Tre turni, una serata. Piccoli eserciti su tutta la mappa. Comincia da qui.
scenario-1862-about = Cinque turni, una lunga giornata. L'Unione deve aprire i fiumi; se nessuno agisce, vince il Sud. Tra bot pari ogni parte ne vince circa la metà.
scenario-1863-about = Cinque turni, una lunga giornata. Vicksburg, Chattanooga e Richmond insieme. Tra bot pari l'hanno vinta entrambe le parti.
scenario-campaign-about = Fino a venti turni, più giorni. Chi resta molto indietro perde subito (19.3.4).
scenario-campaign-1862-about = La campagna dal secondo anno, più giorni.
scenario-campaign-1863-about = La campagna dal terzo anno, due o tre giorni.
title-blurb = Tutta la guerra civile su 1.800 esagoni, da Bull Run ad Appomattox. I Generali marciano, intercettano e si sottraggono; ferrovie, fiumi e blocco decidono chi mangia. Due giocatori, mappa aperta, carte coperte.

# Quel che `?` dice al terminale oltre ai comandi comuni
help-more = {""}, mostra LUOGO o GENERALE, mostra tracciati, mano

# How long the bots think in this title (docs/bots.md)
bot-captain-pace = Una sua fase di molte mosse dura fino a venti secondi.
bot-general-pace = Una sua fase può durare un minuto, e tre nel gioco navale.
