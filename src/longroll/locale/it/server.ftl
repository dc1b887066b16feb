# Quello che dice il server.

error-no-token = Serve la chiave di un posto.
error-bad-token = Quella chiave non apre alcun posto di questa partita.
error-link-used = Questo link non apre più nulla: qualcuno ha già preso posto con esso, oppure ce n'è uno più recente. Chiedine uno nuovo a chi ha preparato il tavolo: nella pagina del tavolo, in «Documenti», «Nuovo link per un posto».
error-no-table = Qui non c'è alcuna partita { $name }.
error-no-title = Non c'è alcun gioco { $name }.
error-no-game = Questa partita non può cominciare: { $detail }
error-no-seat = Questo gioco non ha il posto { $name }.
error-no-bot = Nessun bot si chiama { $name }.
error-no-lesson = Non c'è una lezione di { $name }.
error-no-moment = La partita ha { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}: il momento { $number } non esiste.
error-no-board = Questo gioco non ha un tabellone che si possa disegnare.
error-no-page = Qui non c'è nulla.
error-no-client = Il tavolo nel browser non è ancora costruito. Nel repository: make client. Poi riavvia il server.
error-stale = Il tavolo è andato avanti: questo fu detto dopo { $number ->
    [one] 1 azione
   *[other] { $number } azioni
}, ora sono { $count }.
error-over = La partita è finita.
error-not-yours = Adesso sceglie: { $side }.
error-observer = Un osservatore guarda soltanto.
error-observer-hears-nothing = Ciò che i giocatori si dicono e annotano per sé non è per chi guarda.
error-nothing-said = Non c’è niente da leggere.
error-all-said = A questo tavolo si è detto tanto ({ $count } volte) che non se ne conserva altro.
error-said-meanwhile = Qualcun altro ha parlato nello stesso momento: dillo ancora una volta.
error-illegal = Adesso non è consentito.
error-no-action = Questa non è un'azione: { $detail }
error-record = Il verbale non si può riprodurre: le regole di qui inciampano in ciò che racconta. Riprendi il file da dove è stato salvato.
error-record-foreign = Questo non è il verbale di una partita: la sua prima riga sarebbe «longroll record 1». Scegli un file .roll, come quello che la pagina di un tavolo salva sotto «Documenti».
error-record-head = L'intestazione di questo verbale non si può leggere (riga { $number }). Riprendi il file da dove è stato salvato; se è stato ritoccato, rimedia in quella riga.
error-record-line = La riga { $number } di questo verbale non si può leggere: dovrebbe essere «parte: ordine». Riprendi il file da dove è stato salvato; se è stato ritoccato, rimedia in quella riga.
error-record-order = Le regole non permettono ciò che racconta la riga { $number } di questo verbale. È stato alterato lì o prima, o viene da un'altra versione delle regole: riprendi il file da dove è stato salvato.
error-record-altered = Questo verbale è stato alterato alla riga { $number } o prima. Riprendi il file da dove è stato salvato.
error-record-cut = Questo verbale si interrompe dopo la riga { $number }: manca la fine. Salvalo di nuovo là da dove viene.
error-record-dice = I dadi alla riga { $number } di questo verbale non sono quelli promessi: è stato alterato. Riprendi il file da dove è stato salvato.
error-record-game = Questo verbale è di un gioco che qui non si gioca (riga { $number }).
error-record-rules = Questa partita è stata giocata con un'altra versione delle regole: la riga { $number } non si accorda con quelle di qui. Aprila con il Long Roll con cui fu giocata.
error-record-pack = Questa partita è stata giocata con componenti diversi da quelli di qui (riga { $number }). Avvia il server con gli stessi: --pack.
error-history = La partita conservata non si accorda con queste regole all'azione { $number }.
error-history-rules = Questa partita è cominciata con le regole { $then }; qui valgono le { $now }, che non si accordano dall'azione { $number } in poi. Resta conservata com'è: aprila con il Long Roll con cui è cominciata.
error-secrets = Prima della fine può averlo solo chi ha le chiavi di tutti i posti: rivela ogni segreto.
error-hidden = Qui c'è qualcosa che questo posto non può sapere. Prima della fine può avere la posizione solo chi ha le chiavi di tutti i posti.
error-no-undo = Non c'è nulla che tu possa annullare.
error-nothing-asked = Nessuno ti chiede di annullare qualcosa.
error-other-asked = Nel frattempo si chiede altro da ciò a cui rispondi.
error-request = Questa richiesta non si capisce: { $detail }
error-store-locked = Non si è potuto salvare niente: un altro programma occupa la base di dati. Riprova fra un momento; quanto era già salvato è al sicuro.
error-store-full = Non si è potuto salvare niente: il disco del server è pieno. Chi lo gestisce deve fare spazio; poi riprova. Quanto era già salvato è al sicuro.
error-store-read-only = Non si è potuto salvare niente: nella base di dati del server non si può scrivere. Chi lo gestisce deve rimediare; poi riprova. Quanto era già salvato è al sicuro.
error-store-away = La base di dati del server non risponde. Riprova fra un momento; quanto era già salvato è al sicuro.
error-busy = Il server ha molto da fare. Riprova fra { $count ->
    [one] un secondo
   *[other] { $count } secondi
}.
error-too-often = Da dove sei lo si è chiesto troppo spesso. Riprova fra { $count ->
    [one] un secondo
   *[other] { $count } secondi
}.
error-too-long = È troppo lungo: qui si accettano al massimo { $count } kB.
error-too-slow = È arrivato troppo lentamente. Invialo di nuovo.

waiting-for-several = Più giocatori scelgono in segreto.

event-undone = { $side }: { $count ->
    [one] un'azione annullata
   *[other] { $count } azioni annullate
}.
event-undone-chance = { $side }: { $count ->
    [one] un'azione annullata
   *[other] { $count } azioni annullate
}, e con ciò dadi o carte già usciti. A una persona si sarebbe dovuto chiedere; il bot l'ha permesso.
event-undone-secret = { $side }: { $count ->
    [one] un'azione annullata
   *[other] { $count } azioni annullate
}, e con ciò quanto si è detto in segreto o risposto dopo. A una persona si sarebbe dovuto chiedere; il bot l'ha permesso.
event-undone-chance-alone = { $side }: { $count ->
    [one] un'azione annullata
   *[other] { $count } azioni annullate
}, e con ciò dadi o carte già usciti. Non gioca nessun altro: non c'era a chi chiederlo.
event-undone-secret-alone = { $side }: { $count ->
    [one] un'azione annullata
   *[other] { $count } azioni annullate
}, e con ciò quanto si è detto in segreto dopo. Non gioca nessun altro: non c'era a chi chiederlo.
event-undo-asked = { $side }: richiesta di annullare { $count ->
    [one] un'azione
   *[other] { $count } azioni
}.
event-undo-refused = { $side }: nessun consenso; resta così.
event-undo-withdrawn = { $side }: richiesta di annullare ritirata.


bot-random = Dadi
bot-random-text = Gioca a caso.
bot-greedy = Caporale
bot-greedy-text = Guarda un passo avanti.
bot-recruit = Recluta
bot-recruit-text = Guarda poche mosse ed evita la peggiore.
bot-sergeant = Sergente
bot-sergeant-text = Pesa ogni mossa per dove può portare.
bot-lieutenant = Tenente
bot-lieutenant-text = Pesa ogni mossa fino alla fine di ciò che comincia.
bot-captain = Capitano
bot-captain-text = Cerca per un momento fra mondi possibili.
bot-general = Generale
bot-general-text = Cerca più a lungo: fino a dodici secondi per mossa.

overlay-mark-source = da qui
overlay-mark-free = aperto
overlay-mark-cut = isolato
overlay-mark-own = proprio
overlay-mark-enemy = del nemico
overlay-mark-both = di entrambi
overlay-mark-reach = punti movimento che servono
overlay-mark-fight = là c'è il nemico
overlay-mark-block = sbarra la via

event-dice-renewed = La fine ha rivelato il segreto dei dadi: da qui in poi ne cadono altri, il cui impegno comincia con { $detail }.
event-bot-failed = { $side }: il programma non è riuscito due volte e non ha giocato nulla. Con «Fallo riprovare» ci riprova.
event-seat-reissued = { $side }: c'è un nuovo link; il vecchio non apre più nulla.
event-ended-resigned = Resa { THE($side, "di") }.
event-ended-time = Tempo scaduto: { $side }.
event-seat-claimed = { $side }: qualcuno ha preso posto; il link con cui è entrato non apre più nulla.
error-not-host = Solo chi ha preparato questo tavolo può farlo.
error-no-human = A nessuno serve un link per quel posto.
error-no-show = Di questo non si sa nulla.
error-no-bot-thinks = Nessun bot sta giocando.
turn-number = Turno { $count }
why-not-asked = Niente di qui risponde a ciò che si chiede ora.
