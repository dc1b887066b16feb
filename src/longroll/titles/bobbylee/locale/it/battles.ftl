# Bobby Lee: battaglie.

area-union-left = la sinistra dell’Unione
area-union-centre = il centro dell’Unione
area-union-right = la destra dell’Unione
area-union-reserve = la riserva dell’Unione
area-confederate-left = la sinistra confederata
area-confederate-centre = il centro confederato
area-confederate-right = la destra confederata
area-confederate-reserve = la riserva confederata
area-union-dispersed = i blocchi dell’Unione fuori dalla linea
area-confederate-dispersed = i blocchi dei confederati fuori dalla linea

## Questions

prompt-fight = Quale battaglia si combatte ora?
prompt-stations = Battaglia a { $place }: dove si schiera ogni blocco?
prompt-retreat = Battaglia a { $place }: chi si ritira?
prompt-withdraw = Battaglia a { $place }: tutti devono andarsene. Dove?
prompt-move = Battaglia a { $place }: chi muove?
prompt-fire = Battaglia a { $place }: chi spara?
prompt-hit = Quale blocco subisce { $number ->
    [one] l’ultimo colpo
   *[other] il prossimo di { $number } colpi
}?
prompt-reinforce = Battaglia a { $place }: chi entra in riserva?
prompt-night = Notte a { $place }: restare o andarsene?
prompt-regroup = Vittoria a { $place }: qualcuno prosegue?

## Actions

action-fight = La battaglia di { $a1 }
action-deploy = { $a1 }: { $a2 }
action-retreat = { $a1 }: ritirata verso { $a2 }
action-move = { $a1 }: verso { $a2 }
action-flank = { $a1 }: aggira il fianco verso { $a2 }
action-volley = Sparano tutti quelli con un solo bersaglio
action-fire = { $a1 }: fuoco contro { $a2 }
action-hit = { $a1 }
action-reinforce = Porta { $a1 }
action-stay = Resta un altro giorno
action-stay-1 = Resta, con un passo di { $a1 }
action-leave = Va via di notte
action-regroup = { $a1 }: verso { $a2 }

## Events

event-battle-in = Battaglia a { $place }, giorno { $day }.
event-battle-turn = { $place }, turno { $hour }: { $side }.
event-retreated = { $block } si ritira da { $origin } a { $place }.
event-unseen-retreated = Un blocco si ritira da { $origin } a { $place } ({ $side }).
event-fired = { $block } spara contro { $area }: { $dice } ({ $level ->
    [1] singolo
    [2] doppio
   *[3] triplo
}): { $hits ->
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
}.
event-rout = Rotta a { $place }: { $side }.
event-trapped = { $block } non può lasciare { $place }.
event-morale = { $block } vacilla: il dado dà { $roll }.
event-shifted = { $block } va verso { $area }.
event-unseen-shifted = Un blocco va verso { $area } ({ $side }).
event-flanking = { $block } parte per aggirare verso { $area }.
event-unseen-flanking = Un blocco parte per aggirare verso { $area } ({ $side }).
event-flanked = { $block } tira { $roll }: { $success ->
    [0] è disperso.
   *[1] ha aggirato il fianco.
}
event-reinforcement-die = La via da { $place }: il dado dà { $roll }.
event-reinforced = { $block } giunge da { $origin } alla battaglia di { $place }.
event-unseen-reinforced = Un blocco giunge da { $origin } alla battaglia di { $place } ({ $side }).
event-night = Scende la notte del giorno { $day }.
event-paid-for-a-day = { $block } spende un passo: la battaglia di { $place } continua.
event-stays = { $side }: resta a { $place }.
event-leaves = { $side }: lascia { $place } di notte.
event-won = La battaglia di { $place } è vinta: { $side }.
event-regrouped = { $block } prosegue da { $origin } a { $place }.
event-unseen-regrouped = Un blocco prosegue da { $origin } a { $place } ({ $side }).

## Why not

deny-not-under-fire = { $block } non è sotto il fuoco.
deny-not-the-strongest-hit = Prima è colpito il più forte, e { $block } non lo è.
deny-tired = { $block } è disorganizzato fino a notte.
deny-reserve-only = { $block } resta in riserva: artiglieria pesante e quartier generale supremo non stanno mai in linea.
deny-deployed-already = { $block } è già schierato.
deny-not-your-line = I blocchi si schierano nella propria linea.
deny-fort-centre = Davanti a un forte si usano solo il centro e la riserva.
deny-centre-first = Il primo blocco schierato va al centro.
deny-never-engages = { $block } combatte solo da lontano: artiglieria e quartier generali non ingaggiano mai.
deny-one-direction = In un turno in una colonna si entra o si esce, non entrambe le cose.
deny-not-free = { $area }: la tiene il nemico.
deny-centre-empty = Il centro non resta mai vuoto.
deny-moved = { $block } ha già mosso in questo turno: ogni blocco muove di un’area.
deny-fort-flank = Un forte non si può aggirare.
deny-flank-from-reserve = Solo la riserva aggira un fianco.
deny-no-flank = Un aggiramento porta all’ala sinistra o destra, non al centro né alla riserva.
deny-own-flank = Con un aggiramento si arriva alla propria ala solo mentre vi combattono entrambe le parti.
deny-not-the-next-area = Quell’area non è accanto a quella di { $block }: si va dritto avanti, dritto indietro, o fra il centro o la riserva e le proprie colonne.
deny-nobody-there = In quell’area non ci sono nemici.
deny-no-guns-in-forest = In foresta i cannoni non sparano da lontano.
deny-engaged-there = I cannoni non sparano in un ingaggio.
deny-not-facing = { $block } spara solo a chi ha di fronte: al nemico della sua stessa colonna.
deny-no-enfilade = Infilano il centro solo fanteria o cavalleria che tengono un’ala nemica dove non resta alcun nemico.
deny-not-engaged = { $block } spara solo a chi ha ingaggiato: prima deve ingaggiare il nemico.
deny-fired = { $block } ha già sparato in questo turno.
deny-moved-no-fire = { $block } ha mosso e non spara in questo turno.
deny-fresh-enfilade = { $block } ha appena aggirato il fianco e non può ancora infilare.
deny-no-way = Non c’è via per { $place }.
deny-not-the-way-you-came = L’attaccante torna per dove è venuto, e non per { $place }.
deny-enemy-way = Il difensore non può andare a { $place }: da lì è venuto il nemico, o lì si trova.
deny-side-full = Verso { $place } sono passati tutti quelli che possono.
deny-never-reinforces = { $block } non rinforza mai una battaglia: non lo fanno guarnigioni, artiglieria pesante né quartier generale supremo.
deny-not-beside = { $block } non è accanto alla battaglia.
deny-die-against = Il dado per la via da { $place } è fallito: nessun altro viene da là.
deny-staff-must-pay = Un HQ di campo nella battaglia deve spendere un passo.
deny-not-into-battle = A { $place } ci sono nemici.

## Il foglio di una battaglia

sheet-left = Sinistra
sheet-centre = Centro
sheet-right = Destra
sheet-reserve = Riserva
sheet-dispersed = Fuori dalla linea
sheet-night = Notte
display-battle = Battaglia a { $place }
battle-deployment = Attaccano: { $attacker }. Giorno { $day }: entrambe le parti si schierano.
battle-hour = Attaccano: { $attacker }. Giorno { $day }, turno { $turn } di 8: { $side }.
battle-night = Attaccano: { $attacker }. La notte del giorno { $day }.
marker-battle = battaglia
badge-tired = disorganizzato
badge-retreating = si ritira
badge-face-up = scoperto
