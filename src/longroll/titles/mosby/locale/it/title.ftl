# The title on the start page.

title-blurb = Virginia, 1863 e 1864, in solitario: guidi i partigiani di Mosby contro un'Unione fatta di tabelle. Infiltrati di notte nelle sue linee, brucia ponti, porta via i generali dal letto e torna prima che i campi si sveglino. Le tabelle sono quelle di un aiuto di gioco pubblicato; la mappa, i segnalini, quasi tutte le carte e molti numeri sono nostri.
help-more = {""}, mostra SPAZIO, UNITÀ, COMANDANTE o NUMERO DI CARTA, mostra tracciati, mano

# Su che cosa si basa una clausola (clauses.csv).

clause-origins = Fonti: { $origins }.
origin-aid = l'aiuto di gioco
origin-public = fatti pubblicati
origin-design = idea nostra
