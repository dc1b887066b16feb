# Quel che dice un club.

error-club-sign-in = Prima accedi.
error-club-origin = Questo lo ha inviato un'altra pagina: non è stato fatto nulla.
error-club-link = Questo link non apre più nulla. Chiedine un altro: ognuno vale venti minuti e una volta sola.
error-club-link-elsewhere = Questo link assegna un indirizzo a un socio: aprilo in un browser in cui ha effettuato l’accesso.
error-club-mail = Questo non è un indirizzo di posta.
error-club-mail-taken = Quell'indirizzo è già di un altro socio.
error-club-mail-away = La mail non è partita. Riprova tra un minuto.
error-club-no-mail = Questo club non invia mail.
error-club-passkey = Questa passkey non apre la porta. Riprova o accedi in un altro modo.
error-club-passkey-unknown = Non c'è questa passkey.
error-club-passkeys = Nessuno ha più di { $count } passkey: prima dimenticane una.
error-club-provider = { $name } non risponde. Riprova tra un momento o accedi in un altro modo.
error-club-provider-no = { $name } non ha detto chi sei. Riprova o accedi in un altro modo.
error-club-no-member = Non c'è questo socio.
error-club-name-short = Un nome ha almeno due lettere.
error-club-name-taken = Un altro socio ha già quel nome.
error-club-language = Quella lingua qui non si parla.
error-club-zone = Non c'è il fuso orario { $name }.
error-club-block-self = Quello sei tu.
error-club-time = { $detail } non è un'ora. Scrivila così: 2026-11-26T18:00:00Z.
error-club-holiday = Le ferie cominciano oggi o più tardi e finiscono dopo essere cominciate.
error-club-holiday-twice = In alcuni di questi giorni hai già le ferie.
error-club-holiday-many = Sarebbero più di { $count } giorni di ferie in un anno.
error-club-holiday-unknown = Non ci sono queste ferie a venire.
error-club-no-guests = In questo club giocano solo i soci: accedi.

error-club-no-invitation = Questa partita non è più offerta.
error-club-invitations = Nessuno offre più di { $count } partite per volta: prima ritirane una.
error-club-not-invited = Voi due non giocate insieme.
error-club-no-own-seat = Prendi posto anche tu.
error-club-one-seat = Prendi un solo posto. Per giocare entrambe le parti, apparecchia un tavolo tuo.
error-club-unrated = Conta per la classifica solo una partita fra due soci.
error-club-clock = Un orologio ha almeno un minuto e al massimo quattrocento giorni.
error-club-seat-taken = Quel posto non è più libero.
error-club-against-oneself = Hai già un posto in questa partita.
error-club-own-invitation = È la tua offerta: ritirala.
error-club-not-host = Solo chi offre una partita può ritirarla.
error-club-others-sit = Qui siede un altro socio: non puoi cedere il suo posto né cancellare la sua partita.
error-club-time-left = A nessuno è scaduto il tempo.
error-club-no-channel = Non c'è questo canale.
error-club-channels = Nessuno ha più di { $count } canali: prima dimenticane uno.
error-club-no-key = Non c'è questa chiave.
error-club-keys = Nessuno ha più di { $count } chiavi: prima dimenticane una.
error-club-key = Questa chiave non apre nulla (o non più).
error-club-key-scope = Questa chiave non è per questo.
error-club-rated-over = Una partita che conta per la classifica ed è finita resta com'è.
error-club-tournaments = Nessuno organizza più di { $count } tornei alla volta.
error-club-two-seats = I tornei si giocano con giochi per due.
error-club-tournament-plan = Un torneo ha un nome; uno svizzero ha dei turni, e non si gioca in andata e ritorno; le iscrizioni si chiudono dopo l'apertura.
error-club-no-tournament = Questo torneo non esiste.
error-club-not-organiser = Può farlo solo chi organizza il torneo.
error-club-tournament-started = Questo torneo è già cominciato.
error-club-tournament-closed = Ora nessuno può iscriversi a questo torneo.
error-club-tournament-full = In questo torneo giocano al massimo { $count } persone.
error-club-tournament-small = Un torneo ha bisogno di almeno due giocatori.
error-club-tournament-over = Una partita di torneo finita resta com'è.
error-club-not-entered = Non giochi in questo torneo.
error-club-no-calendar = Questo indirizzo di calendario non vale più.
error-club-no-line = A questo tavolo non è stato detto nulla con quel numero.
error-club-own-line = Questo l'hai detto tu.
error-club-reported = Questo l'hai già segnalato.

mail-sign-in-subject = Il tuo link per { $name }
mail-sign-in-text = Con questo link entri in { $name }:

    { $link }

    Vale venti minuti e una volta sola. Se non l'hai chiesto, lascia stare: non succede nulla.
mail-confirm-subject = Il tuo nuovo indirizzo in { $name }
mail-confirm-text = Apri questo link in un browser in cui hai effettuato l’accesso, perché questo indirizzo sia tuo in { $name }:

    { $link }

    Vale venti minuti e una volta sola. Se non l'hai chiesto, lascia stare: non succede nulla.

notice-turn = Tocca a te: { $title }.
notice-invited = { $who } ti invita a una partita: { $title }.
notice-begun = È cominciata una tua partita: { $title }.
notice-clock = Ti resta poco tempo: { $title }.
notice-clock-until = Il tuo tempo scade { $time }: { $title }.
notice-undo = Ti chiedono di lasciar annullare qualcosa: { $title }.
notice-over = È finita una tua partita: { $title }.
notice-subject = { $count } messaggi da { $name }
notice-end = Decidi tu che cosa ti viene detto, e come: { $link }

report-subject = Segnalato un messaggio: { $title }
report-text = { $who } segnala quel che ha detto { $speaker } in una partita a { $title }:
report-reason = Il motivo: { $detail }
report-gone = Un socio che se n'è andato

calendar-deadline = { $title }: scade il tuo tempo
