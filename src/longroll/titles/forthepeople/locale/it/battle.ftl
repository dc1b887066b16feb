# Battaglie: capitolo 7, e travolgimenti.

## Azioni

action-stand = Resistere e combattere
action-retreat = Ritirarsi a { $a1 }
action-battle-command = Dare il comando a { $a1 }
action-subordinate = Usare { $a1 }
action-use-elite-0 = Non usare unità scelte
action-use-elite-1 = Usare un'unità scelta
action-use-elite-2 = Usare entrambe le unità scelte
action-lose-unit-infantry = Perdere solo fanteria
action-lose-unit = Perdere la brigata di { $a1 }
action-count-loss = Contare la sua unità come perdita
action-save-unit = Conservare la sua unità come rinforzo

## Domande

prompt-try-retreat = Il nemico arriva a { $space }: resistere, o ritirarsi con { $number } o meno?
prompt-retreat-freely = Il nemico arriva a { $space }: resistere, o ritirarsi senza tiro?
prompt-battle-command = Chi comanda a { $space }?
prompt-subordinate = Quale valore sostiene il comandante a { $space }?
prompt-elite = Quante unità scelte usa l'{ $army }?
prompt-losses = Scegli che cosa perdi; ancora da perdere: { $count }.
prompt-brigade-loss = { $general } è caduto: che ne è dell'unità della sua brigata?
prompt-retreat = Dove si ritira la forza di { $space }?
prompt-enemy-retreat = Dove deve andare il nemico battuto a { $space }?

## Che cosa accade

event-battle = { $The-side } attacca { $space } con { $attackers } contro { $defenders }: una battaglia { $size }.
event-modifier-interception = { $side }: +{ $count } per l'intercettazione.
event-modifier-fort = { $side }: +{ $count } per il forte.
event-modifier-amphibious = { $side }: +{ $count } nell'assalto anfibio.
event-modifier-commander = { $side }: +{ $count } per il comando di { $general }.
event-modifier-subordinate = { $side }: +{ $count } per { $general }.
event-modifier-elite = { $side }: +{ $count } per le unità scelte.
event-modifier-ratio = { $side }: +{ $count } per superiorità numerica.
event-modifier-enemy-unsupplied = { $side }: +{ $count } perché il nemico è senza rifornimenti.
event-modifier-sigel = { $side }: +{ $count } grazie a Franz Sigel.
event-battle-roll = { $The-side } tira { $roll } + { $modifier } = { $total } in una battaglia { $size }: il risultato del nemico è { $losses }.
event-general-casualty-roll = { $The-side } tira { $roll } per i suoi generali (uno cade con { $number } o meno).
event-elite-lost = L'{ $army } perde un'unità scelta.
event-amphibious-sum = L'assalto a { $space }: addestramento navale +{ $track }, evento +{ $bonus }; contro, forte { $forts }, corazzata { $ironclads }, torpedini { $torpedoes }, Hunley { $hunley } (differenza massima: 3).
event-no-screen = { $side }: { $general } vale { $count } di meno, senza schermo di cavalleria.
event-loss-capped = { $The-side } perde solo { $count }: un nemico così debole non può infliggere di più.
event-loss-of-all = { $The-side } perde solo { $count }: non ne ha altre.
event-spared = { $The-side } conserva { $count } unità, benché entrambe le parti sarebbero annientate.
event-battle-tie = Parità: vince il difensore.
event-battle-tie-asterisk = Parità con asterisco: vince l'attaccante.
event-battle-tie-prize = Parità: in una capitale o in un centro di risorse l'asterisco non conta, e vince il difensore.
event-battle-tie-empty-fort = Parità: all'attaccante restano unità, e il forte cade.
event-battle-tie-fort-stands = Parità: all'attaccante non resta alcuna unità, e il forte resiste.
event-generals-safe = { $The-side } non deve tirare per i suoi generali.
event-battle-won = { $The-side } vince la battaglia di { $space }.
event-hunley-spent = Lo Hunley è perduto a { $space }.
event-retreat = { $The-side } si ritira da { $from } a { $to }.
event-falls-back = { $The-side } ripiega a { $space }.
event-retreat-loss = { $The-side } perde ancora di più nella ritirata a { $space }.
event-surrender = { $The-side } si arrende a { $space }: non ha ritirata.
event-retreat-succeeds = { $The-side } tira { $roll } (basta { $number } o meno) e sfugge da { $space }.
event-retreat-fails = { $The-side } tira { $roll } (serviva { $number } o meno) e non riesce a lasciare { $space }.
event-retreat-before-battle = { $The-side } si ritira prima della battaglia da { $from } a { $to }.
event-overrun = { $The-side } travolge il nemico a { $space } con { $attackers } contro { $defenders }.

## Rifiuti

deny-retreat-not-adjacent = { $space } non è adiacente.
deny-retreat-water = Non ci si può ritirare per acqua a { $space }.
deny-retreat-way = Una ritirata non può usare la via per { $space }.
deny-retreat-river = Il fiume sbarra la via per { $space }.
deny-retreat-attackers-space = L'attacco è venuto da { $space }.
deny-retreat-enemy = Il nemico tiene { $space }.
deny-retreat-enemy-control = { $space } è sotto controllo nemico.
deny-retreat-priority = C'è una ritirata migliore di { $space }: prima gli spazi di chi ha perso, poi i neutrali e i nemici, e quelli con linea di comunicazione davanti a quelli senza.

reason-large-battle-won = una grande battaglia vinta
reason-large-battle-lost = una grande battaglia perduta

# What a player may wish not to be asked: what he does not do then.
decline-try-retreat = Non tentare la ritirata prima della battaglia
decline-retreat-freely = Non ritirarsi senza tiro prima della battaglia
