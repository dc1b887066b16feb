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
prompt-regroup = Vittoria a { $place }: qualche blocco prosegue?

## Actions

action-fight = La battaglia { THE($a1, "di") }
action-deploy = { $a1 }: { $a2 }
action-retreat = { $a1 }: ritirata { THE($a2, "verso") }
action-move = { $a1 }: { THE($a2, "verso") }
action-flank = { $a1 }: aggira il fianco { THE($a2, "verso") }
action-volley = Sparano tutti quelli con un solo bersaglio
action-fire = { $a1 }: fuoco { THE($a2, "contro") }
action-hit = { $a1 }
action-reinforce = Porta { THE($a1) }
action-stay = Resta un altro giorno
action-stay-1 = Resta, con un passo { THE($a1, "di") }
action-leave = Va via di notte
action-regroup = { $a1 }: { THE($a2, "verso") }

## Events

event-battle-in = La battaglia di { $place }, giorno { $day }.
event-battle-turn = { $place }, turno { $hour } della battaglia: tocca { THE($the-side, "a") }.
event-retreated = { THE($block) } si ritira da { $origin } a { $place }.
event-unseen-retreated = { $The-side } ritira un blocco da { $origin } a { $place }.
event-fired = { THE($block) } spara contro { $area }: { $dice } (fuoco { $level ->
    [1] singolo, colpisce con 6
    [2] doppio, colpisce con 5 e 6
   *[3] triplo, colpisce da 4 a 6
}), { $hits ->
    [0] nessun colpo a segno
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
}.
event-rout = { $The-side } è in rotta a { $place }.
event-trapped = { THE($block) } non può lasciare { $place }.
event-morale = { THE($block) } vacilla: il dado dà { $roll }, serviva { $needed } o più per resistere.
event-shifted = { THE($block) } passa { THE($area, "a") }.
event-unseen-shifted = { $The-side } sposta un blocco { THE($area, "in") }.
event-flanking = { THE($block) } parte per aggirare il fianco verso { $area }.
event-unseen-flanking = { $The-side } manda un blocco ad aggirare il fianco verso { $area }.
event-flanked = { THE($block) } tira { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, serviva { $needed } o più: { $success ->
    [0] si disperde per strada.
   *[1] ha aggirato il fianco.
}
event-reinforcement-die = La strada da { $place }: il dado dà { $roll }, serviva { $needed } o più.
event-reinforced = { THE($block) } accorre da { $origin } alla battaglia di { $place }.
event-unseen-reinforced = { $The-side } porta un blocco da { $origin } alla battaglia di { $place }.
event-night = Scende la notte del giorno { $day }.
event-paid-for-a-day = { THE($block) } spende un passo: la battaglia di { $place } continua.
event-stays = { $The-side } resta a { $place } un altro giorno.
event-leaves = { $The-side } lascia { $place } col favore della notte.
event-won = { $The-side } vince la battaglia di { $place }.
event-regrouped = { THE($block) } prosegue da { $origin } a { $place }.
event-unseen-regrouped = { $The-side } fa proseguire un blocco da { $origin } a { $place }.

## Why not

deny-not-under-fire = { THE($block) } non è sotto il fuoco.
deny-not-the-strongest-hit = È colpito per primo il blocco più forte, e { THE($block) } non lo è.
deny-tired = { THE($block) } è { GENDER($block, "disorganizzato", "disorganizzata") } fino a notte.
deny-reserve-only = { THE($block) } resta in riserva: artiglieria pesante e quartier generale supremo non stanno mai in linea.
deny-deployed-already = { THE($block) } è già { GENDER($block, "schierato", "schierata") }.
deny-not-your-line = I blocchi si schierano nella propria linea.
deny-fort-centre = Davanti a un forte si usano solo il centro e la riserva.
deny-centre-first = Il primo blocco che si schiera va al centro.
deny-never-engages = { THE($block) } combatte solo da lontano: artiglieria e quartier generali non ingaggiano mai.
deny-one-direction = In un turno si entra in una colonna o se ne esce, non entrambe le cose.
deny-not-free = Il nemico tiene { $area }.
deny-centre-empty = Il centro non resta mai vuoto.
deny-moved = { THE($block) } ha già mosso in questo turno: ogni blocco muove di un’area.
deny-fort-flank = Un forte non si può aggirare.
deny-flank-from-reserve = Solo i blocchi della riserva possono aggirare un fianco.
deny-no-flank = Un aggiramento porta all’ala sinistra o destra, non al centro né alla riserva.
deny-own-flank = Con un aggiramento si arriva alla propria ala solo mentre vi combattono entrambe le parti.
deny-not-the-next-area = { THE($block) } non può andare lì: un blocco libero va dritto avanti, dal suo centro a un’ala o dalla sua riserva alla sua linea; uno ingaggiato o nella linea nemica torna solo dritto indietro.
deny-nobody-there = In quell’area non ci sono nemici.
deny-no-guns-in-forest = In foresta i cannoni non sparano da lontano.
deny-engaged-there = I cannoni non sparano in un ingaggio.
deny-not-facing = { THE($block) } non può sparare lì: spara solo al nemico che ha di fronte, nella sua stessa colonna.
deny-no-enfilade = Possono infilare il centro solo fanteria o cavalleria che tengono un’ala nemica dove non resta alcun nemico.
deny-not-engaged = { THE($block) } spara solo ai nemici che ha ingaggiato: prima deve ingaggiarli.
deny-fired = { THE($block) } ha già sparato in questo turno.
deny-moved-no-fire = { THE($block) } ha mosso e non può sparare in questo turno.
deny-fresh-enfilade = { THE($block) } ha appena aggirato il fianco e non può ancora infilare.
deny-dispersed = { THE($block) } è disperso: può solo riprovare ad aggirare un fianco o tornare nella riserva.
deny-guns-engaged = { THE($block) } è ingaggiato, e spara solo ai nemici nella sua stessa area.
deny-landed = { THE($block) } è venuto dal mare, e via terra si ritira solo in esagoni amici: { $place } non lo è.
deny-in-battle = { THE($block) } è già in una battaglia.
deny-no-way = Non c’è via per { $place }.
deny-not-the-way-you-came = L’attaccante si ritira per dove è venuto, e non per { $place }.
deny-enemy-way = Il difensore non può ritirarsi a { $place }: da lì è venuto il nemico, o lì si trova.
deny-ships-last = Per mare, { THE($block) } torna a { $place } solo se non gli resta una via di terra e là non ci sono nemici, e mai in una rotta.
deny-side-full = Verso { $place } non possono passare altri blocchi.
deny-never-reinforces = { THE($block) } non può rinforzare una battaglia: guarnigioni, artiglieria pesante e quartier generale supremo non lo fanno mai.
deny-not-beside = { THE($block) } non è accanto alla battaglia.
deny-die-against = Il dado per la strada da { $place } è fallito: da lì non viene più nessuno.
deny-staff-must-pay = Un quartier generale di campo nella battaglia deve spendere un passo.
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
