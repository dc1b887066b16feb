# The lesson: what to do in each step, and why.

lesson-about = L'assalto alla ridotta di Spring Hill, con gli alleati.
lesson-assault = Prima dell'alba del 9 ottobre 1779 francesi e americani assaltano le opere di Savannah. Li comandi tutti. { $at ->
    [terminal] La ridotta di Spring Hill è la chiave della linea: scrivi vicino 1404 per vedere chi c'è intorno.
   *[page] La ridotta di Spring Hill è la chiave della linea: è illuminata sulla mappa.
} Il turno 16 comincia nella nebbia, gli alleati muovono per primi e D'Estaing stesso deve prendere parte a un attacco.
lesson-choose = Le unità si muovono una alla volta. Comincia dalla migliore: il Battaglione granatieri in 1406, tre punti forza e morale alto. { $at ->
    [terminal] Sceglilo nell'elenco, con il suo numero.
   *[page] Tocca il suo esagono, o sceglilo nell'elenco.
}
lesson-move = Ogni esagono costa punti movimento, di più per fossi e paludi. Passa per 1305 fino a 1304, ai piedi della ridotta. Lì entra in una zona di controllo nemica e deve fermarsi: nessuno sfila davanti a una guarnigione.
lesson-second = Un battaglione non basta: il rapporto è la forza di tutti quelli che attaccano insieme contro quella dei difensori. Porta i Granatieri volontari nello stesso esagono per la stessa via.
lesson-leader = Un comandante somma il suo valore al tiro. D'Estaing deve comunque attaccare in questo turno, perciò va con i granatieri: in 1305 e in 1304. Vi rischia anche la vita, e la sua caduta costerebbe morale all'esercito.
lesson-ready = In una partita vera porteresti avanti anche le altre colonne. Per la lezione basta così: termina il movimento. Ora spara per prima la guarnigione. Guarda il registro: la nebbia toglie uno a ogni tiro, e questo ti salva.
lesson-mortar = Tocca a te sparare. La Batteria di mortai lancia bombe sopra le opere e non ha bisogno di linea di vista, ma devia: un dado dice dove cade la bomba. Mira a 1705: la Batteria B, che batte il terreno davanti alla ridotta. Il nemico sceglie quale delle sue unità può essere colpita.
lesson-diversion = La bomba è caduta dove miravi e ha mancato di uno: 5, e ci voleva un 6. Ora l'assalto. Chi è accanto al nemico deve attaccare, e ogni nemico che gli è accanto va attaccato. Questo dividerebbe i tuoi granatieri fra due ridotte. Distrai quelli della ridotta di Yamacraw: non serve attaccarli, al prezzo di una colonna.
lesson-lead = Combattimento ravvicinato. L'unità di testa presta il suo morale al tiro, e soffre per prima se va male. Metti in testa il Battaglione granatieri: +2.
lesson-tactic = Ora le due parti scelgono una tattica in segreto; una tabella dice come si incontrano, e la vedi con le probabilità di ciascuna. L'assalto a scaglioni è sicuro: non perde mai molto. 6 contro 4 è 1-1, e i modificatori si compensano.
lesson-momentum = Un 8: i difensori stanno per ripiegare in disordine. Hai un segnalino slancio, che comprerebbe un secondo tiro. Si guadagnano con i successi in combattimento; spendine uno dove un tiro cattivo costerebbe un luogo che lo merita. Un buon risultato non chiede un altro tiro: lascialo così.
lesson-escort = I difensori fuggono in disordine, e dietro a loro artiglieri e dragoni; i granatieri sono nella ridotta. Porta con te D'Estaing: un comandante senza truppe è preda del primo nemico che entra.
lesson-end = Quel che gli alleati non riuscirono a fare nel 1779 l'hai fatto in un turno. Prima di' se avanzano anche i Volontari. Ora la guarnigione contrattaccherà, e restano quattro turni: un'unità alleata in ordine nella città vince subito. Continua: da qui in poi i britannici decidono da soli.
