# Stampato: che cosa fanno le carte evento, e che cosa c'è nel contenitore e quando.

effect-depot = Un deposito di valore { $count } è posto a { $space }. Sostituisce quello che c'è.
effect-bridges = Tutti i ponti distrutti sono di nuovo in piedi.
effect-railroads = Tutte le ferrovie divelte sono di nuovo intere.
effect-line = Le ferrovie e i ponti di questa linea sono di nuovo interi.
effect-leader = { $leader } è a { $space } fino alla fine del prossimo turno.
effect-advance = Tira per un'estensione delle linee dell'Unione; ritira se è già in vigore.
effect-drawn-in = Un'estensione in vigore, a caso, esce dalle linee: i suoi ? spariscono e le sue unità tornano nel contenitore.
effect-extension = Le linee comprendono { $row }.
effect-extension-camp = Le linee comprendono { $row }. Si pianta un grande campo a { $space }.
effect-camp = Si pianta un grande campo a { $space }.
effect-sweep = La banda perde un fattore di combattimento, ma mai l'ultimo.
effect-burning = La banda perde un fattore di combattimento, ma mai l'ultimo. Dal turno 6, inoltre, il prossimo dado di reclutamento è 1 in meno.
effect-furlough = La banda guadagna un fattore di combattimento; sei è il massimo.
effect-train = Un convoglio del contenitore, se ce n'è uno, sta addormentato a { $space }; il ? che c'è si toglie.
effect-alert = Allerta { $amount }, fra 1 e 5.
effect-letter = Pesca una carta azione, se non ne hai sei.
effect-shot = Cedi una carta azione che non sia permanente, o fai una verifica ferite.
effect-when = turni da { $first } a { $last }
effect-blanks = { $count ->
    [one] 1 segnalino vuoto
   *[other] { $count } segnalini vuoti
}
show-units = { $units }
chart-reserves = Il contenitore
chart-reserves-about = Notorietà alla preparazione di un turno: i segnalini entrano quando è raggiunta ed escono per sempre quando è superata. Un segnalino vuoto non è nessuno.
label-comes = entra a
label-goes = esce dopo
label-counters = segnalini
