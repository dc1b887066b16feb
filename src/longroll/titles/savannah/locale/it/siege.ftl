# Opere d'assedio, assedio e bombardamento, brecce (X4.4, X4.5, X4.6, X4.19, T.SB).

prompt-dig = Opere d'assedio: dove cominci a scavare? Ancora da mettere: { $count }.
prompt-align = Le opere { THE($hex, "in") } sono complete: quali lati coprono?
prompt-bombard = Tiri per assedio e bombardamento?
prompt-repair = Quale breccia si ripara?
prompt-breach = In quali opere nemiche si apre una breccia?
prompt-wreck = Quale batteria si perde nell'incidente?
prompt-blame = Quale esercito ne soffre nel morale?
prompt-aim = A quale esagono della città mirano i mortai?
prompt-ruins = { THE($hex) } è in rovina: quale unità perde un passo?

action-dig = Scavare { THE($a1, "in") }
action-align = { $a1 }: { $a2 }
action-bombard = Tirare
action-hold-fire = Non tirare
action-repair = Riparare { $a1 }
action-repair-abatis = Riparare gli abbattimenti { $a1 }
action-breach = Breccia { THE($a1, "in") }
action-breach-abatis = Breccia negli abbattimenti { $a1 }
action-blame = { $a1 }
action-aim = Mirare { THE($a1, "a") }

event-works-begun = I francesi cominciano opere d'assedio { THE($hex, "in") }.
event-works-complete = Le opere d'assedio { THE($hex, "in") } sono complete: { $directions }.
event-works-razed = { THE($unit) } colma le trincee cominciate { THE($hex, "in") }.
event-works-removed = Un segnalino di opere d'assedio esce dal gioco.
event-bombardment = { $side } bombardano: { $result } (dado { $roll }{ $amount ->
    [0] {""}
   *[other] , modificato di { $amount } a { $count }
}, sulla tabella { $table ->
    [1] I
    [2] II
   *[other] ?
}).
event-fire-ships = Brulotti: dado { $roll }, serviva { $needed }.
event-breached = Si apre una breccia in { $hexside }.
event-breached-abatis = Si apre una breccia negli abbattimenti { $hexside }.
event-repaired = Si ripara { $hexside }.
event-repaired-abatis = Si riparano gli abbattimenti { $hexside }.
event-city-destroyed = Le case { THE($hex, "in") } sono distrutte.
event-scatter = Le bombe cadono { THE($hex, "in") } (dado { $roll }).
event-morale-bombardment = Morale { THE($army, "di") } { $amount } per il bombardamento, ora { $count }.

hex-off-map = un punto fuori dalla mappa

deny-align = Nessun segnalino rimasto copre quei lati { THE($hex, "di") }.
deny-dig-ground = { THE($hex, "in") } non si possono scavare opere d'assedio.
deny-dig-enemy = Ci sono unità britanniche { THE($hex, "in") } o accanto.
deny-dig-distance = Le prime opere devono stare esattamente a { $count } esagoni dalle linee, e { THE($hex) } no.
deny-dig-too-near = { THE($hex) } è { GENDER($hex, "troppo vicino", "troppo vicina") } alle linee: le opere di questo turno devono stare a { $count } esagoni o più.
deny-dig-extension = Le prime opere di un turno devono estendere quelle che ci sono, e { THE($hex) } no.
deny-dig-taken = { THE($hex, "in") } ci sono già opere.

result-none = nessun bombardamento
result-repair = si può riparare una breccia
result-british-fire-weaker = fuoco difensivo britannico -1 in questo turno
result-british-fire-stronger = fuoco difensivo britannico +1 in questo turno
result-british-morale-down = scende il morale britannico
result-british-morale-up = sale il morale britannico
result-french-morale-up = sale il morale francese
result-french-morale-down = scende il morale francese
result-american-morale-down = scende il morale americano
result-american-morale-up-two = il morale americano sale di due
result-both-morale-down = scendono il morale francese e quello americano
result-allied-morale-down = scende il morale francese o quello americano
result-british-artillery-lost = incidente in una batteria britannica
result-french-artillery-lost = incidente in una batteria francese
result-breach = una breccia nelle opere nemiche
result-breach-or-morale = una breccia nelle opere d'assedio
result-two-breaches-or-morale = due brecce nelle opere d'assedio
result-city-hex = si bombarda la città
result-french-artillery-doubled = l'artiglieria francese raddoppia il movimento in questo turno
result-graham-doubled = la fanteria leggera di Graham raddoppia il movimento in questo turno
result-beekman-fires = i cannoni di Beekman possono sparare subito
result-fire-ships = i brulotti vanno alla deriva verso il porto

directions-n-ne-se = nord, nord-est e sud-est
directions-ne-se-s = nord-est, sud-est e sud
directions-se-s-sw = sud-est, sud e sud-ovest
directions-s-sw-nw = sud, sud-ovest e nord-ovest
directions-n-sw-nw = nord, sud-ovest e nord-ovest
directions-n-ne-nw = nord, nord-est e nord-ovest
directions-n-ne = nord e nord-est
directions-ne-se = nord-est e sud-est
directions-se-s = sud-est e sud
directions-s-sw = sud e sud-ovest
directions-sw-nw = sud-ovest e nord-ovest
directions-n-nw = nord e nord-ovest

action-align-n-ne-se = { $a1 }: nord, nord-est e sud-est
action-align-ne-se-s = { $a1 }: nord-est, sud-est e sud
action-align-se-s-sw = { $a1 }: sud-est, sud e sud-ovest
action-align-s-sw-nw = { $a1 }: sud, sud-ovest e nord-ovest
action-align-n-sw-nw = { $a1 }: nord, sud-ovest e nord-ovest
action-align-n-ne-nw = { $a1 }: nord, nord-est e nord-ovest
action-align-n-ne = { $a1 }: nord e nord-est
action-align-ne-se = { $a1 }: nord-est e sud-est
action-align-se-s = { $a1 }: sud-est e sud
action-align-s-sw = { $a1 }: sud e sud-ovest
action-align-sw-nw = { $a1 }: sud-ovest e nord-ovest
action-align-n-nw = { $a1 }: nord e nord-ovest
deny-bombard-turn = Il tracciato non segna bombardamento in questo turno.
deny-bombard-weather = Con questo tempo nessuno può bombardare.
deny-bombard-works = I francesi devono prima completare un lato di opere d'assedio.
deny-bombard-first = I britannici rispondono a un bombardamento; non lo cominciano.
deny-bombard-card = Una carta lo vieta in questo turno.
