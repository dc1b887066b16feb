# The lesson: what to do in each step, and why.

lesson-about = Un'incursione contro la ferrovia, dal raduno al ritorno a casa.
lesson-war = Sei John Singleton Mosby. Dietro le linee dell'Unione nel nord della Virginia vivi di punti: ponti, carri, generali nel letto. Quasi tutto quel che fai alza l'allerta, e un'Unione all'erta viene a cercarti. D'inverno non è venuto nessuno; ora è la primavera del 1863.
lesson-muster = La banda si raduna nella tua Confederazione, e un dado dice quanti cavalcano. Scegli New Baltimore: è sul bordo delle linee, vicino alla ferrovia che nutre l'esercito dell'Unione.
lesson-window = Cinquanta uomini, tre carte azione e un evento: qualcuno spara dalla finestra. Cedi una carta o tiri per una ferita? Una ferita dura questo turno e il prossimo: meno carte, e una seconda è la morte. Cedi Darsela a gambe: fuggire è l'ultima cosa che hai in mente.
lesson-ride = Finché nessuna unità nordista è sveglia puoi agire quanto vuoi. Cavalca a Greenwich, a uno spazio dalla Orange & Alexandria. Cavalcare per campagne vuote non costa che qualche verifica.
lesson-scout = Non entrare mai in un ? che non hai guardato. Esplora Catlett's Station: con un buon tiro vedi chi ci dorme; con uno cattivo qualcuno può svegliarsi.
lesson-surprise = Un picchetto di cinquanta, addormentato: tanti quanti voi, e accanto un ponte da bruciare. Entra. Possono svegliarsi al tuo arrivo: con allerta 1, solo con un 1.
lesson-bridge = È uscito l'1. Sono svegli, e si gioca a fasi: iniziativa, verifiche e tre punti azione per te. Prima quello per cui sei venuto: il ponte costa due punti azione e dà cinque punti.
lesson-wires = Quasi ogni impresa alza l'allerta. Fili tagliati tiene la notizia in questo spazio: i vicini non fanno verifiche. La carta si usa una volta; usala ora, con picchetti lungo tutta la linea.
lesson-attack = Resta un punto azione, e cinquanta contro cinquanta è pari. { $at ->
    [terminal] Le probabilità stanno accanto all'ordine; scrivi probabilità per saperne di più.
   *[page] Prima di attaccare vedi le probabilità: guardale.
} Un picchetto distrutto vale più punti, e non insegue più nessuno. Attacca.
lesson-result = Un 6, modificato a 8: R3. Perdono molto. Hai Contrattacco, che ritirerebbe il dado; un buon risultato si lascia così.
lesson-stand = Il picchetto è sparito, e lungo la linea arriva il prossimo: cento contro i tuoi cinquanta. Sbandarsi costa due punti e una verifica ferite; resistere vale tre punti se va bene. A uno contro due, con la fortuna avuta finora, resisti, e lascia il risultato com'è.
lesson-disband = Battuti di nuovo, ma l'allerta è 4, e 250 uomini caricano i tuoi cinquanta. È il momento a cui arriva ogni incursione. Sbandati: gli uomini tornano a casa, e tornano quando li raduni.
lesson-end = Mosby è ferito, ed è costato punti; eppure ne hai sei più che alla partenza. Questo è il gioco: esplorare, colpire e sapere quando tornare. Bastano appena: questo turno ne voleva 20, il prossimo ne vuole 30, e chi ne ha meno ha perso. Continua: restano sei turni.
