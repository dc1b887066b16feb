# The U.S. Civil War: what a seat is asked, as the other is told while it waits.

awaited-action = Che cosa fare ora?
awaited-aboard = Navi { THE($place, "a") }: chi si imbarca?
awaited-arrival = Dove prende posto { $general } ({ $stars }★, attacco { $attack }, difesa { $defence })?
awaited-arsenal = L’industria bellica cresce in { $state }: dove?
awaited-attrition = La pila { THE($place, "di") } subisce logoramento: risparmiarla con una carta?
awaited-avoid = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vengono
} { THE($origin, "da") } { THE($place, "a") }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: evitare battaglia?
awaited-call = Chi si unisce { THE($place, "da") }?
awaited-command = Chi comanda { THE($place, "a") }?
awaited-detachment = { THE($place, "da") } { THE($goal, "a") }: chi va?
awaited-discard = Troppe carte: quali tornano nel mazzo?
awaited-evade = La battaglia è evitata: dove vanno quelli { THE($place, "di") }?
awaited-fall-back = Intercettati { THE($place, "a") }: ripiegare o combattere?
awaited-fort = Iniziare o migliorare un forte?
awaited-general = Dove torna { $general }?
awaited-grant = La tabella dei turni concede un trasferimento: a chi?
awaited-intercept = { $number ->
    [one] 1 PF va
   *[other] { $number } PF vanno
} { THE($origin, "da") } { THE($place, "a") }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: chi intercetta?
awaited-leg = { $number } PF { THE($place, "a") }: dove si va?
awaited-march = La forza { THE($place, "a") }: che cosa fa ora?
awaited-militia = { $state }: dove si raduna la milizia?
awaited-muster = Marcia { $general }: con chi, e con quanti PF?
awaited-penalty = Nessuno ha marciato su Richmond: quale PF si perde?
awaited-place = { $number } PF ({ $area }): dove si mettono?
awaited-recruit = L’addestramento ha formato un PF: dove?
awaited-reembark = L’assalto è fallito: dove vanno quelli { THE($place, "di") }?
awaited-remain = Generali senza PF: restano { THE($place, "a") }?
awaited-remove = Inverno: da dove si toglie un PF?
awaited-retreat = { $number ->
    [one] 1 PF si ritira
   *[other] { $number } PF si ritirano
} { THE($place, "da") }: dove?
awaited-return = { $number ->
    [one] 1 PF disperso torna
   *[other] { $number } PF dispersi tornano
} ({ $area }): dove?
awaited-sail = A bordo { THE($place, "a") }: dove?
awaited-stake = L’attacco { THE($place, "a") }: giocare una carta?
awaited-strategic = Movimento strategico: quali PF?
awaited-transfer = Trasferimenti liberi: quale Generale?
awaited-transfer-to = Dove va { $general } ({ $stars }★, attacco { $attack }, difesa { $defence })?
awaited-works = { $card }: dove si inizia o migliora un forte?
awaited-yield = I PF { THE($place, "di") } sono spinti da parte: dove?
awaited-launch = { $number ->
    [one] 1 nave fluviale nuova o rimpiazzata
   *[other] { $number } navi fluviali nuove o rimpiazzate
}: dove?
awaited-build = { $ship } in { $state }: dove?
awaited-complete = Si può completare una corazzata: quale?
awaited-cruise = Le navi { THE($place, "a") }: che fanno?
awaited-chase = Navi arrivano { THE($place, "a") }: chi intercetta?
awaited-shelter = Navi arrivano { THE($place, "a") }: le tue restano in porto?
awaited-naval-stake = Battaglia navale { THE($place, "a") }: che si aggiunge?
awaited-strike = Battaglia navale { THE($place, "a") }: quale nave nemica è colpita?
awaited-suffer = Le navi { THE($place, "da") }: quale è colpita?
awaited-withdraw = La battaglia navale { THE($place, "di") } non è vinta: dove si ritirano le navi?
awaited-scatter = Le navi { THE($place, "a") } sono battute: dove si ritirano?
awaited-departure = Le navi non possono restare col nemico { THE($place, "a") }: dove vanno?
awaited-homeward = L’assalto è fallito e le navi tornano con le truppe { THE($place, "da") }: dove vanno?
awaited-redeploy = Movimento strategico di navi: { $ship }
awaited-battery = La batteria { THE($place, "di") } è spostata: dove?
