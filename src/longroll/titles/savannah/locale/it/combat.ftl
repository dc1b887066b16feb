# Combattimento ravvicinato: dichiarazione, tattiche, risultati, ritirate, avanzata (G12, G13).

## Prompts

prompt-divert = Combattimento ravvicinato: distrarre una pila nemica, al prezzo di una colonna per chi le è accanto?
prompt-agree-diversion = Combattimento ravvicinato: il tuo alleato vuole distrarre i nemici in { $hex }, al prezzo di una colonna per le tue unità accanto. Sei d'accordo?
prompt-attack = { $count ->
    [0] Combattimento ravvicinato: chi sta accanto al nemico deve attaccare, e ogni nemico che ha accanto deve essere attaccato. Chi attacca quale esagono?
   *[other] Combattimento ravvicinato: anche gli altri accanto al nemico devono attaccare, finché ogni nemico che hanno accanto non è attaccato (§ G12.12, G12.13). Chi attacca quale esagono?
}
prompt-extend = Restano nemici da attaccare: quale attacco si estende a loro?
prompt-resolve = Quale combattimento si risolve adesso?
prompt-ride-off = La cavalleria in { $hex } è attaccata: resistere, o ritirarsi di tre esagoni?
prompt-lead = Quale unità è di testa nel combattimento per { $hex }?
prompt-tactic = Scegli una tattica, in segreto.
prompt-reroll = Il risultato è { $result }{ combat-outcome }; spendere un segnalino slancio per ritirare il dado? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
prompt-captive = Quale unità è catturata?
prompt-second-loss = Quale altra unità perde un passo?
prompt-lose-leader = Quale comandante si perde?
prompt-retreat = { $unit } si ritira: dove? Esagoni che mancano: { $count }.
prompt-spare = Non c'è posto per la ritirata di { $unit }: perdere un passo e ritirarsi, o essere catturata?
prompt-escort = { $unit }, avanti in { $hex }: chi l'accompagna?
prompt-must-advance = Il nemico se n'è andato: quale unità avanza e dove?
prompt-advance = Chi altro avanza dopo il combattimento?

## Actions

action-divert = Distrarre i nemici in { $a1 }
action-no-diversion = Nessuna diversione
action-agree = D'accordo
action-refuse = Rifiutare
action-attack = { $a1 } attacca { $a2 }
action-extend = L'attacco a { $a2 } si estende a { $a1 }
action-resolve = Combattere per { $a1 }
action-ride-off = Ritirare la cavalleria
action-lead = { $a1 } è di testa
action-tactic-skirmish = Schermaglia
action-tactic-echeloned-assault = Assalto a scaglioni
action-tactic-stand-fast = Tenere la posizione
action-tactic-withdraw = Ritirata
action-tactic-frontal-assault = Assalto frontale
action-tactic-commit-reserve = Impegnare la riserva
action-tactic-turn-flank = Aggirare il fianco
action-tactic-refuse-flank = Rifiutare il fianco
action-accept = Lasciare così
action-reroll = Ritirare il dado
action-capture = { $a1 }: unità catturata
action-lose-step = { $a1 } perde un passo
action-yield = { $a1 } si arrende
action-lose-leader = Perdere { $a1 }
action-retreat = Ritirarsi in { $a1 }
action-escort = { $a1 } l'accompagna
action-advance = { $a1 } avanza in { $a2 }

## Tactics

tactic-skirmish = schermaglia
tactic-echeloned-assault = assalto a scaglioni
tactic-stand-fast = tenere la posizione
tactic-withdraw = ritirata
tactic-frontal-assault = assalto frontale
tactic-commit-reserve = impegnare la riserva
tactic-turn-flank = aggirare il fianco
tactic-refuse-flank = rifiutare il fianco

## What a tactic does: a few words beside the order, the rest for whoever points at it

note-joins = con { $hexes } in un solo combattimento: { $chance } %
note-joins-changed = con { $hexes } in un solo combattimento: { $chance } %, non { $alone } %
note-tactic-skirmish = saggiare il nemico in ordine sparso
note-tactic-echeloned-assault = colpire un'ala dopo l'altra
note-tactic-stand-fast = tenere il terreno e far fuoco
note-tactic-withdraw = sganciarsi: se non si combatte, un esagono indietro
note-tactic-frontal-assault = dritti addosso con tutte le forze
note-tactic-commit-reserve = gettare nella mischia la seconda linea
note-tactic-turn-flank = girare attorno al loro lato scoperto
note-tactic-refuse-flank = ripiegare l'ala scoperta
note-tactic-matches = { $twice-better ->
    [none] {""}
   *[other] 2 a tuo favore contro: { $twice-better }.{"\u000A"}
  }{ $better ->
    [none] {""}
   *[other] 1 a tuo favore contro: { $better }.{"\u000A"}
  }{ $worse ->
    [none] {""}
   *[other] 1 a tuo sfavore contro: { $worse }.{"\u000A"}
  }{ $twice-worse ->
    [none] {""}
   *[other] 2 a tuo sfavore contro: { $twice-worse }.{"\u000A"}
  }{ $void ->
    [none] {""}
   *[other] Nessun combattimento contro: { $void }.{"\u000A"}
  }Senza effetto contro le altre.
note-tactic-skirmish-about = { note-tactic-matches }
note-tactic-echeloned-assault-about = { note-tactic-matches }
note-tactic-stand-fast-about = { note-tactic-matches }
note-tactic-withdraw-about = { note-tactic-matches }
note-tactic-frontal-assault-about = { note-tactic-matches }
note-tactic-commit-reserve-about = { note-tactic-matches }
note-tactic-turn-flank-about = { note-tactic-matches }
note-tactic-refuse-flank-about = { note-tactic-matches }

## Events

event-mixed-stack-retreats = { $unit }: unità mista al suo alleato; si ritira invece di attaccare.
event-diversion = I nemici in { $hex } sono distratti.
event-diversion-refused = Gli alleati non si accordano per distrarre i nemici in { $hex }.
event-must-attack = { $count ->
    [one] Un'unità sta accanto al nemico e deve attaccare
   *[other] { $count } unità stanno accanto al nemico e devono attaccare
}; ogni nemico che hanno accanto deve essere attaccato (§ G12.12, G12.13).
event-declared = { $unit } attaccherà { $hex }.
event-pins-lifted = Tutti i segnalini di blocco sono tolti.
event-combat = { $side } attaccano { $hex }.
event-combat-won = { $side } vincono il combattimento per { $hex }.
event-combat-drawn = Il combattimento per { $hex } resta indeciso.
event-attacks = { $unit } attacca { $hex }.
event-cavalry-withdraws = { $unit } si ritira prima dell'attacco.
event-cavalry-ready = { $unit }: unità di nuovo pronta dopo il ripiegamento.
event-leads = { $unit } è di testa.
event-odds = { $attack } contro { $defence }: rapporto { $odds }.
event-tactic = { $side }: { $tactic }.
event-tactics-modifier = { $amount } per le tattiche.
event-no-combat = Non c'è combattimento per { $hex }.
event-combat-roll = Dado { $roll }, modificato di { $amount } a { $count }, a { $odds }: { $result }{ combat-outcome }.
event-suffers-r = { $unit } deve ritirarsi.
event-suffers-d = { $unit }: unità gettata nel disordine.
event-suffers-1 = { $unit } subisce una perdita.
event-suffers-2 = { $unit }: unità distrutta.
event-suffers-dc = { $side } perdono un'unità scelta dal difensore.
event-suffers-ac = { $side } perdono un'unità scelta dall'attaccante.
event-pinned = { $unit }: unità bloccata.
event-retreats = { $unit } si ritira in { $hex }.
event-no-retreat = { $unit } non ha via di ritirata da { $hex }.
event-leader-goes = { $leader } va anche lui in { $hex }.
event-advances = { $unit } avanza in { $hex }.

## Modifiers, for the attacker

event-modifier-long-odds = { $amount } per un rapporto inferiore a 1-3.
event-modifier-lead-attacker = { $amount } per il morale dell'unità di testa attaccante.
event-modifier-lead-defender = { $amount } per il morale dell'unità di testa in difesa.
event-modifier-leader-attacker = { $amount } per il comandante attaccante.
event-modifier-leader-defender = { $amount } per il comandante in difesa.
event-modifier-swamp = { $amount }: il difensore è nella palude.
event-modifier-causeway = { $amount }: il difensore è sulla strada rialzata.
event-modifier-way = { $amount } per la via coperta.
event-modifier-fort = { $amount } per il vecchio forte.
event-modifier-city = { $amount } per le case della città.
event-modifier-creek = { $amount }: i creek, soli nel bosco.
event-modifier-obstacle = { $amount }: tutti attaccano attraverso argine, ruscello, pendio, ponte o guado.
event-modifier-works = { $amount } per le fortificazioni campali.
event-modifier-incomplete = { $amount }: le difese non sono complete.
event-modifier-disorder = { $amount }: ci sono difensori in disordine.
event-modifier-cavalry = { $amount }: cavalleria contro unità in disordine.
event-modifier-militia-defends = { $amount }: difende solo milizia.
event-modifier-militia-attacks = { $amount }: attacca solo milizia.
event-modifier-mixed-defence = { $amount }: francesi e americani sono mescolati.
event-modifier-mixed-attack = { $amount }: francesi e americani devono attaccare mescolati.
event-modifier-mixed-french = { $amount }: regolari e milizia coloniale attaccano mescolati.
event-modifier-defender-surrounded = { $amount }: il difensore è circondato.
event-modifier-attacker-surrounded = { $amount }: l'attaccante è circondato.
event-modifier-irish = { $amount } per il furore degli irlandesi.
event-modifier-cohesion = { $amount }: alle colonne francesi manca coesione.
event-modifier-weather = { $amount } per il tempo.
event-modifier-card-12 = { $amount }: le guide sviano i francesi.
event-modifier-card-13 = { $amount }: D'Estaing li trascina.
event-modifier-card-26 = { $amount } per la finta americana.
event-modifier-card-27 = { $amount } per la carica francese con Dillon.
event-modifier-card-29 = { $amount } per il caos sul campo.
event-modifier-card-39 = { $amount } per le misure disperate di Prevost.

## Why not

deny-unit-not-yours = { $unit } non è ora ai tuoi ordini.
deny-attack-gun = { $unit } non attacca: l'artiglieria non attacca mai.
deny-attack-disorder = { $unit }: unità in disordine; non può attaccare: prima deve riordinarsi.
deny-attack-withdrawn = { $unit } ha ripiegato e non può attaccare prima della sua prossima fase di riordino.
deny-attack-creek = Da soli i creek difendono soltanto.
deny-attack-american = In questo turno gli americani non possono attaccare.
deny-attack-not-adjacent = { $unit } non è accanto a nemici in { $hex }.
deny-attack-abatis = { $unit }: unità a cavallo; non può attaccare { $hex } attraverso abbattute senza breccia.
deny-attack-perimeter = Prima dell'annuncio dell'assalto nessuno attacca le linee in { $hex }.
deny-attack-assigned = { $unit } ha già il suo combattimento.
deny-attack-diverted = I nemici in { $hex } sono distratti.
deny-attack-nations = Francesi e americani non attaccano insieme { $hex }.
deny-attack-partition = Devono attaccare tutte le unità che possono, ed essere attaccati tutti i nemici possibili: se { $unit } attaccasse { $hex }, qualcuno resterebbe fuori.
deny-divert-basic = Nel gioco di base non ci sono diversioni.
deny-divert-nobody = Nessuno dovrebbe attaccare { $hex }.
deny-divert-pinned = Le unità bloccate, come in { $hex }, non possono essere distratte.
deny-divert-idle = Senza { $hex } qualcuno resterebbe senza nemico da attaccare.
deny-divert-rival = { $hex } non tocca a te distrarlo: nessuna tua unità gli è accanto, o il tuo alleato ha rifiutato.
deny-rival-speaks = { $unit } è del tuo alleato: l'esercito più forte sul posto nomina una delle sue.
deny-extend = Solo attaccanti da un unico esagono accanto a { $hex } possono attaccarlo anch'esso.
deny-resolve = Non resta nessun combattimento per { $hex }.
deny-lead-gun = { $unit } è artiglieria e non è mai di testa.
deny-lead-elsewhere = { $unit } non partecipa a questo combattimento.
deny-lead-disorder = { $unit }: unità in disordine e altre no.
deny-lead-terrain = { $unit } non potrebbe avanzare su quel terreno e altre sì.
deny-tactic-leader = La tattica «{ $tactic }» richiede un comandante con le truppe o accanto a esse.
deny-tactic-flank = La tattica «{ $tactic }» richiede un esagono vuoto accanto a entrambe le parti.
deny-tactic-withdraw = La fanteria non si ritira davanti alla cavalleria in terreno aperto.
deny-tactic-doctrine = Dall'interno delle linee i britannici non aggirano fianchi.
deny-tactic-quarrel = Gli ufficiali francesi litigano: nessuna tattica che richieda un comandante.
deny-retreat-not-adjacent = { $hex } non è il prossimo esagono della via.
deny-retreat-enemy = Il nemico occupa { $hex }.
deny-retreat-zone = { $hex } è in una zona di controllo nemica.
deny-retreat-terrain = Il terreno verso { $hex } è proibito.
deny-retreat-stacking = Non c'è posto in { $hex }.
deny-retreat-enemy-adjacent = Ci sono vie senza nemici accanto; { $hex } non lo è.
deny-retreat-priority = { $army } si ritirano verso il loro quartier generale, se possono.
deny-must-advance = L'unità di testa deve avanzare.
deny-advance-elsewhere = { $unit } non ha combattuto per quell'esagono, o non è vuoto.
deny-advance-gun = { $unit } è artiglieria e non avanza mai.
deny-advance-retreated = { $unit } si è ritirata.
deny-advance-held = Il nemico occupa ancora { $hex }.
deny-advance-terrain = { $unit } non può entrare così in { $hex }.
deny-advance-perimeter = Prima dell'annuncio dell'assalto nessuno può portarsi accanto alle linee in { $hex }.
deny-advance-sortie = Fino al turno 11 un'avanzata non esce dalle linee.
