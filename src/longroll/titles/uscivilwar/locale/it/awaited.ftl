# The U.S. Civil War: what a seat is asked, as the other is told while it waits.

awaited-action = Che cosa fare ora?
awaited-aboard = Navi a { $place }: chi sale a bordo?
awaited-arrival = Dove prende posto { $general } ({ $stars }★, attacco { $attack }, difesa { $defence })?
awaited-arsenal = L’industria bellica cresce in { $state }: dove?
awaited-attrition = La pila di { $place } subisce logoramento: risparmiarla con una carta?
awaited-avoid = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vengono
} da { $origin } a { $place }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: evitare battaglia?
awaited-call = Chi si unisce da { $place }?
awaited-command = Chi comanda a { $place }?
awaited-detachment = Da { $place } a { $goal }: chi va?
awaited-discard = Troppe carte: quali tornano nel mazzo?
awaited-evade = La battaglia è evitata: dove vanno quelli di { $place }?
awaited-fall-back = Intercettati a { $place }: ripiegare o combattere?
awaited-fort = Iniziare o migliorare un forte?
awaited-general = Dove torna { $general }?
awaited-grant = La tabella dei turni concede un trasferimento: a chi?
awaited-intercept = { $number ->
    [one] 1 PF va
   *[other] { $number } PF vanno
} da { $origin } a { $place }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: chi intercetta?
awaited-leg = { $number } PF a { $place }: dove si va?
awaited-march = La forza a { $place }: che cosa fa ora?
awaited-militia = { $state }: dove si raduna la milizia?
awaited-muster = Marcia { $general }: con chi, e con quanti PF?
awaited-penalty = Nessuno ha marciato su Richmond: quale PF si perde?
awaited-place = { $number } PF ({ $area }): dove si mettono?
awaited-recruit = L’addestramento ha formato un PF: dove?
awaited-reembark = L’assalto è fallito: dove vanno quelli di { $place }?
awaited-remain = Generali senza PF: restano a { $place }?
awaited-remove = Inverno: da dove si toglie un PF?
awaited-retreat = { $number ->
    [one] 1 PF si ritira
   *[other] { $number } PF si ritirano
} da { $place }: dove?
awaited-return = { $number ->
    [one] 1 PF disperso torna
   *[other] { $number } PF dispersi tornano
} ({ $area }): dove?
awaited-sail = A bordo a { $place }: dove?
awaited-stake = L’attacco a { $place }: giocare una carta?
awaited-strategic = Movimento strategico: quali PF?
awaited-transfer = Trasferimenti liberi: quale Generale?
awaited-transfer-to = Dove va { $general } ({ $stars }★, attacco { $attack }, difesa { $defence })?
awaited-works = { $card }: dove si inizia o migliora un forte?
awaited-yield = I PF di { $place } sono spinti da parte: dove?
awaited-launch = { $number ->
    [one] 1 nave fluviale nuova o rimpiazzata
   *[other] { $number } navi fluviali nuove o rimpiazzate
}: dove?
awaited-build = { $ship } in { $state }: dove?
awaited-complete = Si può completare una corazzata: quale?
awaited-cruise = Le navi a { $place }: che fanno?
awaited-chase = Navi arrivano a { $place }: chi intercetta?
awaited-shelter = Navi arrivano a { $place }: le tue restano in porto?
awaited-naval-stake = Battaglia navale a { $place }: che si aggiunge?
awaited-strike = Battaglia navale a { $place }: quale nave nemica è colpita?
awaited-suffer = Le navi da { $place }: quale è colpita?
awaited-withdraw = La battaglia navale di { $place } non è vinta: dove si ritirano le navi?
awaited-scatter = Le navi a { $place } sono battute: dove si ritirano?
awaited-departure = Le navi non possono restare col nemico a { $place }: dove vanno?
awaited-redeploy = Movimento strategico di navi: { $ship }
awaited-battery = La batteria di { $place } è spostata: dove?
