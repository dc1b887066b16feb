# The lesson: what to do in each step, and why.

lesson-about = Bull Run, il blocco e gli stati di confine, con l'Unione.
lesson-war = È la primavera del 1861 e guidi l'Unione. In autunno l'Unione vince con Missouri, Kentucky e Virginia Occidentale, il Sud con i primi due; oppure chi spezza la volontà altrui: quella del Sud sotto 80, quella dell'Unione sotto 85. Tutto si fa con le carte. { $at ->
    [terminal] Scrivi mano per leggere le tue quattro: ognuna ha un numero, le sue operazioni, e un evento.
   *[page] Guarda le tue quattro: ognuna ha un numero, le sue operazioni, e un evento.
}
lesson-card = In ogni round si gioca una carta, per l'evento o per le operazioni. Vuoi marciare, e McDowell è lento: il suo valore strategico è 3, perciò lo muove solo una carta da 3. Gioca Appello urgente ai volontari per operazioni.
lesson-general = Tre operazioni servono per una di più cose: attivare un generale, muovere una divisione, costruire un forte, collocare segnalini di controllo. Attiva McDowell, che comanda l'Armata del Potomac a Washington. { $at ->
    [terminal] Sceglilo nell'elenco, con il suo numero.
   *[page] Tocca Washington, o sceglilo nell'elenco.
}
lesson-force = Chi va? A Manassas ci sono tre punti forza confederati con Beauregard. Cinque contro tre non migliorano il tiro, solo da tre a uno in su; ma il numero decide quanto è grande la battaglia e chi può reggerne le perdite. Porta tutti e cinque: un forte resta a guardia della capitale.
lesson-march = Vai a Manassas. C'è un nemico, perciò la marcia finisce in battaglia: ogni parte tira un dado e somma i suoi generali e quant'altro conta. { $at ->
    [terminal] Prima di andare scrivi probabilità: 31 su 100, con perdite simili.
   *[page] Prima di andare vedi le probabilità: 31 su 100, con perdite simili.
} Sul serio porteresti di più; i giornali di Lincoln non aspettarono. Guarda il registro quando cadono i dadi, e poi che cosa fanno i confederati con la loro carta.
lesson-event = Bull Run è tua: 5 e l'1 di McDowell contro 1 e l'1 di Beauregard. Hai avuto fortuna, e due per uno è un buon cambio. I confederati invece sono entrati nel Kentucky. Ora un evento: Lincoln dichiara il blocco del Sud alza il blocco, e meno navi porteranno rifornimenti al Sud. L'evento vale più delle sue 2 operazioni.
lesson-politics = Questo scenario si vince con gli stati, non con le battaglie. Le operazioni collocano anche segnalini di controllo: tanti quanti ne dice la carta. Gioca Il programma navale per operazioni, e scegli i segnalini di controllo.
lesson-border = Mettili dove si deciderà la guerra: Louisville e Frankfort nel Kentucky, Jefferson City nel Missouri. Uno stato è tuo quando lo è la maggior parte dei suoi spazi. Dove a fine turno sta la tua fanteria arrivano da soli; quelli che metti ora giungono dove non c'è esercito.
lesson-end = Questo è il gioco: una carta, quanto vale per te e per il nemico, e un'armata che si muove quando il generale giusto ha il numero giusto. Restano l'Ovest, il Missouri di Lyon e i fiumi. Continua: da qui in poi i confederati decidono da soli.
