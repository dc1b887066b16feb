# Che cosa si dice di una domanda a chi aspetta: awaited-KEY per prompt-KEY, dove questa dà del tu.

awaited-card = Quale carta giocare nel suo round strategico?
awaited-opening = Aprire il turno con una campagna, o no?
awaited-operation = Come usare le operazioni della sua carta?
awaited-activate = Quale forza attivare?
awaited-compose = { $general } a { $space }: chi lo accompagna, e con quanti punti forza?
awaited-compose-division = Una divisione a { $space }: quanti punti forza partono?
awaited-march = { $space }: verso dove? Punti movimento rimasti: { $count }{ $rail ->
        [0] .
       *[other] , e altri { $rail } per ferrovia.
    }
awaited-campaign = Campagna: quale forza muovere? Mosse rimaste: { $count }.
awaited-intercept = Intercettare a { $space }, o no?
awaited-try-retreat = { $space }: resistere, o ritirarsi con { $number } o meno?
awaited-retreat-freely = { $space }: resistere, o ritirarsi senza tiro?
awaited-interrupt-activation = Interrompere la forza che parte da { $space }, o no?
awaited-interrupt-storm = Interrompere la flotta che salpa, o no?
awaited-battle-card = Battaglia a { $space }: giocare una carta battaglia, o no?
awaited-losses = Che cosa perdere? Ancora da perdere: { $count }.
awaited-relieve = Chi sollevare dal comando?
awaited-announce-general = Dove arriverà un generale? Ancora da annunciare: { $count }.
awaited-place-units = Dove collocare i nuovi punti forza? Ancora da collocare: { $count }.
awaited-mark = Dove collocare i segnalini di controllo? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
awaited-unmark = Dove togliere i segnalini di controllo? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
