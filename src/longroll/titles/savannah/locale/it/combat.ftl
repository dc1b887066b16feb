# Combattimento ravvicinato: dichiarazione, tattiche, risultati, ritirate, avanzata (G12, G13).

## Prompts

prompt-divert = Combattimento ravvicinato: distrarre una pila nemica, al prezzo di una colonna per le tue unità accanto?
prompt-agree-diversion = Combattimento ravvicinato: il tuo alleato vuole distrarre i nemici { THE($hex, "in") }, al prezzo di una colonna per le tue unità accanto. Sei d'accordo?
prompt-attack = { $count ->
    [0] Combattimento ravvicinato: ogni unità accanto al nemico deve attaccare, e ogni nemico che ha accanto deve essere attaccato. Chi attacca quale esagono?
   *[other] Combattimento ravvicinato: anche le altre unità accanto al nemico devono attaccare, finché ogni nemico che hanno accanto non è attaccato (§ G12.12, G12.13). Chi attacca quale esagono?
}
prompt-extend = Restano nemici non attaccati: quale attacco si estende a loro?
prompt-resolve = Quale combattimento si risolve adesso?
prompt-ride-off = La cavalleria { THE($hex, "in") } è attaccata: resistere, o ritirarsi di tre esagoni?
prompt-lead = Quale unità è di testa nel combattimento { THE($hex, "per") }?
prompt-tactic = Scegli una tattica, in segreto.
prompt-reroll = Il risultato è { $result }{ combat-outcome }; spendere un segnalino slancio per ritirare il dado? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
prompt-captive = Quale unità è catturata?
prompt-second-loss = Quale altra unità perde un passo?
prompt-lose-leader = Quale comandante si perde?
prompt-retreat = { THE($unit) } si ritira { THE($hex, "da") }: dove? Esagoni che mancano: { $count }.
prompt-spare = { THE($unit) } non ha posto per ritirarsi: perdere un passo e ritirarsi, o essere catturati?
prompt-escort = { THE($unit) } va { THE($hex, "in") }: chi { GENDER($unit, "lo", "la") } accompagna?
prompt-must-advance = Il nemico se n'è andato: quale unità avanza e dove?
prompt-advance = Chi altro avanza dopo il combattimento?

## Actions

action-divert = Distrarre i nemici { THE($a1, "in") }
action-no-diversion = Nessuna diversione
action-agree = D'accordo
action-refuse = Rifiutare
action-attack = { $a1 } attacca { THE($a2) }
action-extend = L'attacco { THE($a2, "a") } si estende { THE($a1, "a") }
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
action-retreat = Ritirarsi { THE($a1, "in") }
action-escort = { $a1 } l'accompagna
action-advance = { $a1 } avanza { THE($a2, "in") }

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

event-mixed-stack-retreats = { THE($unit) }, { GENDER($unit, "misto", "mista") } al suo alleato, si ritira invece di attaccare.
event-diversion = I nemici { THE($hex, "in") } sono distratti.
event-diversion-refused = Gli alleati non si accordano per distrarre i nemici { THE($hex, "in") }.
event-must-attack = { $count ->
    [one] Un'unità sta accanto al nemico e deve attaccare
   *[other] { $count } unità stanno accanto al nemico e devono attaccare
}; ogni nemico che hanno accanto deve essere attaccato (§ G12.12, G12.13).
event-declared = { THE($unit) } attaccherà { THE($hex) }.
event-pins-lifted = Tutti i segnalini di blocco sono tolti.
event-combat = { $side } attaccano { THE($hex) }.
event-combat-won = { $side } vincono il combattimento { THE($hex, "per") }.
event-combat-drawn = Il combattimento { THE($hex, "per") } resta indeciso.
event-attacks = { THE($unit) } attacca { THE($hex) }.
event-cavalry-withdraws = { THE($unit) } si ritira prima dell'attacco.
event-cavalry-ready = { THE($unit) } è di nuovo in linea dopo il ripiegamento.
event-leads = { THE($unit) } è in testa.
event-odds = { $attack } contro { $defence }: rapporto { $odds }.
event-tactic = { $side } scelgono { $tactic }.
event-tactics-modifier = { $amount } per le tattiche.
event-no-combat = Non c'è combattimento { THE($hex, "per") }.
event-combat-roll = Dado { $roll }{ $amount ->
    [0] {""}
   *[other] , modificato di { $amount } a { $count }
}, a { $odds }: { $result }{ combat-outcome }.
event-suffers-r = { THE($unit) } deve ritirarsi.
event-suffers-d = { THE($unit) } è { GENDER($unit, "gettato", "gettata") } nel disordine.
event-suffers-1 = { THE($unit) } subisce una perdita.
event-suffers-2 = { THE($unit) } è { GENDER($unit, "distrutto", "distrutta") }.
event-suffers-dc = { $side } perdono un'unità scelta dal difensore.
event-suffers-ac = { $side } perdono un'unità scelta dall'attaccante.
event-pinned = { THE($unit) } è { GENDER($unit, "bloccato", "bloccata") }.
event-retreats = { THE($unit) } si ritira { THE($hex, "in") }.
event-no-retreat = { THE($unit) } non ha via di ritirata { THE($hex, "da") }.
event-leader-goes = { $leader } va anche lui { THE($hex, "in") }.
event-advances = { THE($unit) } avanza { THE($hex, "in") }.

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

deny-unit-not-yours = { THE($unit) } non è ora ai tuoi ordini.
deny-attack-gun = { THE($unit) } non può attaccare: l'artiglieria non attacca mai.
deny-attack-disorder = { THE($unit) } è in disordine e non può attaccare: prima deve riordinarsi.
deny-attack-withdrawn = { THE($unit) } ha ripiegato e non può attaccare prima della sua prossima fase di riordino.
deny-attack-creek = Da soli i Creek difendono soltanto.
deny-attack-american = In questo turno gli americani non possono attaccare.
deny-attack-not-adjacent = { THE($unit) } non è accanto a nemici { THE($hex, "in") }.
deny-attack-abatis = { THE($unit) } è a cavallo e non può attaccare { THE($hex) } attraverso abbattute senza breccia.
deny-attack-perimeter = Prima dell'annuncio dell'assalto nessuno può attaccare le linee { THE($hex, "in") }.
deny-attack-assigned = { THE($unit) } ha già il suo combattimento.
deny-attack-diverted = I nemici { THE($hex, "in") } sono distratti.
deny-attack-nations = Francesi e americani non possono attaccare insieme { THE($hex) }.
deny-attack-partition = Devono attaccare tutte le unità che possono, ed essere attaccati tutti i nemici possibili: se { THE($unit) } attaccasse { THE($hex) }, qualcuno resterebbe fuori.
deny-divert-basic = Nel gioco di base non ci sono diversioni.
deny-divert-nobody = Nessuno deve attaccare { THE($hex) }, perciò non c'è chi distrarre.
deny-divert-pinned = Le unità bloccate, come { THE($hex, "in") }, non possono essere distratte.
deny-divert-idle = Senza { THE($hex) } qualcuno resterebbe senza nemico da attaccare.
deny-divert-rival = Non tocca a te distrarre { $hex }: nessuna tua unità gli è accanto, o il tuo alleato ha rifiutato.
deny-rival-speaks = { THE($unit) } è del tuo alleato: l'esercito più forte sul posto nomina una delle sue.
deny-extend = Solo attaccanti da un unico esagono accanto { THE($hex, "a") } possono attaccarlo anch'esso.
deny-resolve = Non resta nessun combattimento { THE($hex, "per") }.
deny-lead-gun = { THE($unit) } è artiglieria e non è mai in testa.
deny-lead-elsewhere = { THE($unit) } non partecipa a questo combattimento.
deny-lead-disorder = { THE($unit) } è in disordine, e altre unità no.
deny-lead-terrain = { THE($unit) } non potrebbe avanzare su quel terreno, e altre unità sì.
deny-tactic-leader = La tattica «{ $tactic }» richiede un comandante con le truppe o accanto a esse.
deny-tactic-flank = La tattica «{ $tactic }» richiede un esagono vuoto accanto a entrambe le parti.
deny-tactic-withdraw = La fanteria non si ritira davanti alla cavalleria in terreno aperto.
deny-tactic-doctrine = Dall'interno delle linee i britannici non possono aggirare un fianco.
deny-tactic-quarrel = Gli ufficiali francesi litigano: nessuna tattica che richieda un comandante.
deny-retreat-not-adjacent = { THE($hex) } non è il prossimo esagono della via.
deny-retreat-enemy = Il nemico occupa { THE($hex) }.
deny-retreat-zone = { THE($hex) } è in una zona di controllo nemica.
deny-retreat-terrain = Il terreno verso { THE($hex) } è proibito.
deny-retreat-stacking = Non c'è posto { THE($hex, "in") }.
deny-retreat-enemy-adjacent = { THE($hex) } è accanto a un nemico, e ci sono vie che non lo sono.
deny-retreat-priority = { $side } devono ritirarsi verso il loro quartier generale, se possono.
deny-must-advance = L'unità di testa deve avanzare.
deny-advance-elsewhere = { THE($unit) } non ha combattuto per quell'esagono, o non è vuoto.
deny-advance-gun = { THE($unit) } è artiglieria e non avanza mai.
deny-advance-retreated = { THE($unit) } si è { GENDER($unit, "ritirato", "ritirata") }.
deny-advance-held = Il nemico occupa ancora { THE($hex) }.
deny-advance-terrain = { THE($unit) } non può entrare così { THE($hex, "in") }.
deny-advance-perimeter = Prima dell'annuncio dell'assalto nessuno può portarsi accanto alle linee { THE($hex, "in") }.
deny-advance-sortie = Fino al turno 11 un'avanzata non può uscire dalle linee.

# What a player may wish not to be asked: what he does not do then.
decline-ride-off = Non ritirare la cavalleria
decline-reroll = Non spendere slancio per ritirare il dado
decline-dictate = Non spendere slancio per l'iniziativa
