# The lesson: what to do in each step, and why.

lesson-about = La marcia su Manassas e quel che richiede, con l'Unione.
lesson-war = Estate 1861: hai l'Unione e mezzo continente. { $at ->
    [terminal] Washington (1647) e Richmond (2146) distano cento miglia: scrivi vicino 1647 per vedere che cosa circonda un esagono.
   *[page] Washington e Richmond sono illuminate; le separano cento miglia.
} All'inizio di ogni Fase Azione le due parti tirano per l'iniziativa: il più alto va per primo, e la differenza sono i punti azione di entrambi. Hai fatto 6 contro 1: cinque punti.
lesson-march = Muovere un Generale costa un punto, qualunque cosa porti: per questo gli eserciti hanno Generali. Marcia con McDowell, due stelle, a Washington. McClellan costerebbe di più: i cauti vanno spronati.
lesson-force = Due stelle guidano sei punti forza. A Manassas Junction ci sono quattro confederati: portali tutti e sei, perché il rapporto conta più di tutto.
lesson-river = Tre punti movimento. Prima oltre il Potomac fino ad Alexandria. È tua, con una via per Washington: una forza si rifornisce per una linea di pochi esagoni fino a un deposito o una ferrovia, e senza di essa la marcia ti costerebbe uomini.
lesson-attack = Resta un punto, quanto basta per attaccare Manassas Junction. { $at ->
    [terminal] Scrivi probabilità per vedere come può finire.
   *[page] Vedi le probabilità.
} I difensori possono tentare di sottrarsi: 9 o più con due dadi, sommando la difesa del loro Generale: qui basta un 8. Se falliscono combattono senza il vantaggio del terreno o delle fortificazioni. Lascia che tentino.
lesson-stake = Hanno fatto 3: devono combattere. L'attaccante può aggiungere una carta prima del tiro, una per battaglia. Senza, la probabilità è del 47 %. Gioca Est: per Manassas ti è stata data.
lesson-militia = La prima Manassas, e l'hai vinta: uno perso per due, e la via di Richmond è più corta di una marcia. Ma la guerra è vasta. La milizia è gratis: manda quella del Missouri a Jefferson City, perché la capitale dello stato non cada in un'incursione.
lesson-entrench = Trincerarsi costa un punto e dà +2 al difensore. Per un punto, solo in stati amici; in Virginia una forza di due o più si trincera in marcia, per due punti movimento. St. Louis lo merita: chi la tiene ha i fiumi.
lesson-close = Restano tre punti, e li useresti: Butler a Fort Monroe, navi, addestramento. Per la lezione basta così. Termina le azioni; poi i confederati hanno tanti punti quanti ne avevi tu.
lesson-end = Questo è il gioco: pochi punti per una mappa vasta, Generali che portano eserciti, il rifornimento alle spalle, e una battaglia che scegli quando conviene. { $at ->
    [terminal] Scrivi strato rifornimento per leggere da dove attinge ogni esercito.
   *[page] Metti il rifornimento sulla mappa per vedere da dove attinge ogni esercito.
} Continua: da qui in poi i confederati decidono da soli.
