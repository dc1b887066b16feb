side-nobody = Nessuno
side-draw = Pareggio
side-system = Sconfitta
side-observer = Un osservatore
table-left = Lasci il tavolo. La partita non è finita.
table-over = La partita è finita. { $ending } [{ $clause }]
table-number = Scrivi un numero da 1 a { $count }, oppure un'azione.
table-help = Scrivi un numero, un ordine come lo dice l'elenco (con o senza accenti) o un'azione per intero. Comandi: ? (questo), perché AZIONE o perché NUMERO, regola CLAUSOLA, ordini (tutti quelli possibili), ordini PAROLE (quelli che le contengono), annulla, annulla NUMERO (altrettante scelte), diario, mostra (il tavolo){ $more }, vicino ESAGONO (gli esagoni intorno), probabilità (dei combattimenti possibili), strato [NOME] [LUOGO o PEZZO] (rifornimento, raggio e simili), tabelle [NOME] (tracciati, e le tabelle delle regole), foglio (battaglie e simili accanto alla mappa), salva FILE (.roll: la partita, .toml: la posizione), esci. Valgono anche le parole inglesi.
table-legal = Adesso è consentito.
table-undone = Annullato: { $action }
table-saved = Salvato in { $file }.
table-save-exists = { $file } esiste già e resta com'è: salva con un altro nome.
table-save-where = Indica dove: salva mia-partita.roll, oppure salva mia-posizione.toml.
table-kept = La partita è in { $file }: { $command } la continua.
table-english = (I riassunti delle regole sono in inglese.)
table-undo-chance = Non si può annullare: dopo la tua ultima scelta ha parlato il caso.
table-undo-secret = Non si può annullare: dopo la tua ultima scelta è stato detto qualcosa di nascosto.
table-undo-seat = Non si può annullare: un altro giocatore ha scelto dopo, o tocca a lui scegliere.
table-undo-start = Non si può annullare: prima di questa non c'è nessuna tua scelta.
table-undo-how-many = «{ $typed }» non è un numero di scelte: «annulla» annulla l'ultima, «annulla 3» le ultime tre.
table-undo-fewer = { $count ->
    [one] Ora si può annullare solo la tua ultima scelta: «annulla». Non è stato annullato nulla.
   *[other] Ora si possono annullare solo le tue ultime { $count } scelte: «annulla { $count }». Non è stato annullato nulla.
}
table-save-last = Salvare la partita prima di andare? Un file (mia-partita.roll), o niente:
table-no-hand = Qui non si dice nessuna mano.
table-card-traits = { $card } ({ $traits })
table-card-effect = { $card }: { $effect }
table-value = { $action }, valore { $count }
table-no-rule = Non c'è nessuna clausola { $clause }.
table-which-rule = Di' quale: per esempio regola { $clause }.
table-why = Di' che cosa: perché AZIONE o perché NUMERO dice che cosa vieta un'azione. Adesso è consentito: { $actions }
table-answered = ({ $side }: { $prompt } Non c'è altra possibilità: { $action }.)
table-passed = ({ $side }: { $prompt } Si può solo passare: passato.)
table-sure = Attenzione: { $note }. Riscrivilo se è ciò che vuoi.
table-passed-already = Già passato.
table-verbs = Per scriverli: { $verbs }
table-yes = sì
table-no = no
deny-game-over = La partita è finita.
deny-not-your-decision = Adesso sceglie un'altra parte, non questa: { $seat }.
deny-not-offered = «{ $action }» non è un ordine che si possa dare adesso.
deny-word-too-many = «{ $action }» è un ordine completo: «{ $word }» è di troppo.
deny-word-missing = Dopo «{ $action }» manca una parola; completo, per esempio: «{ $example }».
table-overlays = Gli strati: { $overlays }. Scrivine uno e, se vuoi, un luogo o un pezzo.
table-no-overlay = Qui non c'è nulla da stendere sulla mappa.
table-charts = Le tabelle: { $charts }. «tabelle NOME» ne mostra una.
table-no-chart = Nessuna tabella si chiama «{ $typed }». Le tabelle: { $charts }.
table-no-charts = Questo gioco non ha tabelle.
result-won = Vittoria { THE($side, "di") }.

lying-steps = { $piece } ({ $count ->
    [one] 1 passo
   *[other] { $count } passi
})
lying-hidden = { $count ->
    [one] 1 nascosto
   *[other] { $count } nascosti
} ({ $side })
lying-strength = { $count ->
    [one] 1 punto di forza
   *[other] { $count } punti di forza
} ({ $side })
table-area = { $area }: { $holds }
table-area-empty = nessuno
table-no-sheet = Niente è aperto accanto alla mappa.
table-no-sheets = Questo gioco non ha fogli accanto alla mappa.
table-command-help = aiuto
table-command-why = perché
table-command-rule = regola
table-command-hand = mano
table-command-undo = annulla
table-command-log = diario
table-command-show = mostra
table-command-odds = probabilità
table-command-overlay = strato
table-command-charts = tabelle
table-command-sheet = foglio
table-command-save = salva
table-command-quit = esci
table-odds = { $place }: { THE($side) } vince { $share } volte su 100{ $given ->
    [1] {""}
   *[0] {" "}se il nemico regge
}{ $tied ->
    [0] {""}
   *[other] {" "}e pareggia { $tied }
}; perde { $attacker } in media, il nemico { $defender }.
table-odds-estimate = { $place }: { THE($side) } vince da { $least } a { $most } volte su 100 (una stima); perde { $attacker } in media, il nemico { $defender }.
table-odds-start = { $place }, da { $start }
table-odds-given = { $place }, { $given }
table-odds-force = { $side }: { $told }
table-no-odds = Ora non si può ordinare nessun combattimento di cui si conoscano le probabilità.
table-lesson-first = In questa lezione, prima: { $orders }. Oppure scrivi lascia, e continua senza.
table-lesson-how = Una lezione: scrivi il numero dell'ordine in elenco. Con lascia continui la partita senza la lezione, con esci lasci il tavolo, con ? vedi tutti i comandi.
table-lesson-step = Lezione, passo { $count } di { $of }
table-lesson-over = La lezione è finita e la partita continua: da qui l'elenco ha tutto ciò che è lecito. ? dice i comandi, esci lascia il tavolo.{ $bot ->
    [none] { "" }
   *[other] { " " }Giochi contro: { $bot }.
}
table-lesson-left = Continui senza la lezione.
table-command-leave = lascia
table-command-near = vicino
table-no-near = Di' quale esagono: vicino 1404, o vicino e la chiave di un pezzo.
table-no-hexes = Questa mappa non ha esagoni. «mostra LUOGO» dice che cosa c'è e dove portano le sue strade.
table-shown-track = tracciati
table-shown-force = forza
table-no-force = Nessuna forza risulta in marcia. «mostra LUOGO» dice chi c'è.
table-form-space = LUOGO
table-form-name = NOME
table-command-orders = ordini
table-orders-kind = { $typed } ({ $count }), per esempio: { $example }
table-orders-too = Altri il cui testo contiene «{ $words }»:
table-orders-how = Si possono dare { $count } ordini. «ordini» li elenca tutti con il loro numero; «ordini» e alcune parole, quelli che le contengono: un tipo, un pezzo, un luogo. Con un numero, o con l'ordine per intero, se ne dà uno.
table-no-orders = Nessun ordine contiene queste parole: { $words }
table-unknown = Qui nulla si chiama «{ $name }».
table-did-you-mean = Intendevi: { $names }?
table-several = Qui «{ $name }» è il nome di più d'uno; di' quale: { $names }.
table-no-word = «{ $word }» qui non si capisce. «ordini» dice che cosa si può ordinare.
table-trait = { $label }: { $value }
table-cannot-write = impossibile scrivere { $file }: { $why }
table-trouble-no-folder = Quella cartella non esiste
table-trouble-is-folder = È una cartella: indica un file
table-trouble-no-right = Manca il permesso di scrivere lì
table-trouble-full = Il disco è pieno
table-undo-final = Non si può annullare nulla: ciò che è stato giocato prima di riprendere la partita resta.
table-here = qui
table-which-order = Quale di questi?
table-which-one = Intendi quest'ordine? Allora scrivine il numero.
table-which-more = E altri { $count }; con più parole ne restano meno.
label-times = volte
label-in-all = in tutto
value-added = + valore
value-taken = − valore
value-signed = ± valore
table-again = Ancora una volta: { $command }
table-aim = { $side }, obiettivo: { $told }
table-ground = terreno
table-hexsides = lati
table-hexside = { $direction }, { $hex }: { $told }
table-direction-n = nord
table-direction-ne = nordest
table-direction-e = est
table-direction-se = sudest
table-direction-s = sud
table-direction-sw = sudovest
table-direction-w = ovest
table-direction-nw = nordovest
