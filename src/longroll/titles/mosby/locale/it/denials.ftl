# Why not.

deny-no-space = Quello spazio non è sulla mappa.
deny-here-already = Mosby è già a { $space }.
deny-not-adjacent = { $space } non è accanto allo spazio di Mosby: prima avvicinati.
deny-no-free-ride = Nessuna via libera fuori dalle linee porta a { $space }.
deny-no-entry-card = Solo { card-2 } e { card-11 } fanno entrare senza verifiche.
deny-no-kidnap-card = Solo { card-11 } aiuta in un rapimento.
deny-not-in-hand = { $card } non è nella tua mano.
deny-ames-leads = Ames guida già.
deny-nothing-to-check = Entrare a { $space } non porta verifiche di attivazione: la carta andrebbe sprecata.
deny-not-hidden = { $space } non è da rivelare.
deny-scouted = { $space } è già stato esplorato in questo turno.
deny-not-in-space = Quell'unità non è nello spazio di Mosby.
deny-no-carrier = { THE($unit) } non { AGREE($unit, "è", "sono") } né un corriere né un carro di rifornimenti.
deny-guarded = Un'unità da combattimento sveglia protegge { THE($unit) }.
deny-no-target = A { $space } non c'è niente del genere.
deny-outside-lines = { $space } è fuori dalle linee nordiste.
deny-demolished = Quello è già demolito a { $space }.
deny-no-leader = Quel comandante non è nello spazio di Mosby.
deny-no-foe = Nello spazio di Mosby non c'è alcuna unità da combattimento nordista.
deny-no-food = Mosby non porta viveri.
deny-nobody-to-ask = Ora non c'è nessuno da interrogare.
deny-action-points = Costa { $cost ->
    [one] 1 punto azione
   *[other] { $cost } punti azione
}, e { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}.
deny-no-such-card = Non hai quella carta.
deny-mislead-whom = Scegli un'unità da combattimento sveglia fuori dallo spazio di Mosby da sviare.
deny-nobody-to-mislead = Non c'è altrove alcuna unità da combattimento sveglia da sviare.
deny-permanent = { $card } è permanente: conta sempre.
deny-card-entering = { $card } si gioca entrando a cavallo in uno spazio.
deny-card-overcoats = { $card }: si giocano con una cavalcata o un rapimento.
deny-card-when-asked = { $card } ti sarà offerta quando si può giocare.
deny-card-operations = { $card } aiuta solo nelle operazioni.
deny-card-rounds = { $card } è per le fasi, quando ti inseguono.
deny-card-first = { $card } va giocata prima di tutto nella fase.
deny-nothing-hidden = Non c'è alcun segnalino ? abbastanza vicino per guardarlo.
deny-seen = Un'unità da combattimento sveglia nel tuo spazio ti vede.
deny-inside-lines = { $space } è dentro le linee nordiste.
deny-foe-here = A { $space } c'è un'unità da combattimento nordista.
deny-phase-begun = Disperdersi prende tutta la fase, e questa è già cominciata.
deny-not-confederacy = { $space } non è nella Confederazione di Mosby.
