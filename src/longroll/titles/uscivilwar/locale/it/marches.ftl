# The U.S. Civil War: marce.

prompt-muster = { $general } si mette in marcia: con chi, e con quanti PF?
prompt-march = La forza { THE($place, "a") }: che cosa fa? ({ $number ->
    [one] resta 1 PM
   *[other] restano { $number } PM
})
action-march = Marciare { THE($a1, "con") }
action-dare = Marciare { THE($a1, "con") }, anche se cauto, per due punti
action-column = { $a2 } PF in marcia { THE($a1, "da") } senza Generale
action-take = Portare { $a1 }
action-lead = Partire { THE($a1, "con") } PF
action-go = { THE($a1, "a") }
action-ride = Con il bonus ferroviario { THE($a1, "a") }
action-force = Marcia forzata: giocare «{ $a1 }»
action-halt = Alt
action-collect = Raccogliere { $a1 } PF
action-drop = Lasciare { $a1 } PF
action-join = { $a1 } si unisce
action-part = { $a1 } resta indietro
action-gather = Radunare { $a2 } PF { THE($a1, "da") }
action-mark = Collocare un segnalino di controllo
action-dig = Trincerarsi
event-marched = { $The-side } marcia con { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "da") } { THE($place, "a") }.
event-marched-under = { $number ->
    [0] { $general } va
    [one] { $The-side } marcia con 1 PF
   *[other] { $The-side } marcia con { $number } PF
} { THE($origin, "da") } { THE($place, "a") }{ $number ->
    [0] {""}
   *[other] {" "}agli ordini di { $general }
}.
event-forced = { $The-side } gioca una carta: { $card }, per una marcia forzata.
event-gathered = { $number ->
    [one] 1 PF { THE($origin, "di") } si raduna
   *[other] { $number } PF { THE($origin, "di") } si radunano
} { THE($place, "a") }.
event-marker-taken = { $The-side } toglie il segnalino nemico { THE($place, "da") }.
deny-no-way-by-land = Non c'è alcuna via di terra { THE($place, "da") }.
deny-begun = Si può fare solo all'inizio di una marcia: questa forza ha già cominciato la sua.
deny-by-rail-only = Una forza che usa il bonus ferroviario resta sulla ferrovia: prosegui per ferrovia, o finisci la marcia.
deny-cautious = Un Generale cauto non può entrare nella zona di un Generale nemico se non osa, per due punti: { $place }.
deny-cautious-way = La via { THE($place, "per") } passa per la zona di un Generale nemico: un Generale cauto la prende solo se osa, per due punti.
deny-cavalry-works = La cavalleria non può collocare segnalini né costruire trincee.
deny-closed-ground = Nessuna forza può entrare { THE($place, "a") }.
deny-closed-side = Nessuna forza può attraversare via terra il lato d'esagono { THE($place, "verso") }.
deny-enemy-on-the-way = Il nemico sta sulla via { THE($place, "per") }: marciagli accanto e attacca.
deny-enemy-river = Un fiume del nemico lo può passare un solo PF, e non c'è altra via { THE($place, "per") }.
deny-enemy-beside = Il nemico è { THE($place, "a") }: per entrare bisogna attaccare.
deny-enemy-there = Il nemico è { THE($place, "a") }: marciagli accanto e attacca.
deny-ferry-shut = Per usare il traghetto { THE($place, "per") } devi controllare i suoi due capi e avere il controllo navale del suo lato d'esagono; per marciare sulla baia di Mobile, anche Fort Morgan.
deny-general-unsafe = Un Generale senza PF non può finire { THE($place, "a") }: deve finire presso PF, milizia o un forte propri, fuori dalle zone nemiche.
deny-general-way = La via { THE($place, "per") } passa per zone nemiche, in cui un Generale senza PF non entra.
deny-attack-alone = Un Generale senza PF non può attaccare: per combattere { THE($place, "a") } marcia con dei PF.
deny-higher-rank = { $general } non può marciare agli ordini di questo Generale.
deny-keeps-one = La forza ha { $number } PF, e deve tenerne almeno uno.
deny-leads = { $general } guida la marcia.
deny-activated = { $general } è stato attivato per questa marcia e deve restarvi.
deny-no-gatherer = { $general } ha troppo poche stelle per radunare PF.
deny-no-leader = Con { $number } PF o meno non si può forzare la marcia senza un Generale.
deny-no-marker-there = Non puoi mettere un tuo segnalino { THE($place, "a") }.
deny-no-pick-up = La cavalleria e i PF senza Generale non possono raccogliere nessuno in marcia: vanno con ciò con cui sono partiti.
deny-no-seats = Il bonus ferroviario vale per { $number } PF per fase: { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}.
deny-no-time = { $number ->
    [one] Resta 1 punto solo, e non basta
   *[other] Restano solo { $number } punti, e non bastano
}.
deny-no-track = Nessuna ferrovia controllata, fuori da zone nemiche, vi porta entro { $number } PM.
deny-not-beside = { THE($place) } non è accanto alla forza al costo di 1.
deny-not-cautious = { $general } non è cauto, e marcia per un punto.
deny-not-here = { $general } non è qui.
deny-own-army = { $general } comanda una propria armata, e non può essere subordinato.
deny-shaken = I PF demoralizzati non possono forzare la marcia: { $place }.
deny-through-kentucky = La via { THE($place, "per") } passa per il Kentucky neutrale: ordina prima la marcia al luogo in cui vi entra.
deny-too-far = { THE($place) } è troppo lontana: { $number ->
    [one] resta 1 punto
   *[other] restano { $number } punti
}.
deny-too-dear = Attaccare { THE($place) } costa { $cost } PM, e { $number ->
    [one] ne resta 1
   *[other] ne restano { $number }
}.
deny-too-few = { $number ->
    [one] Ci vuole 1 PF
   *[other] Ci vogliono { $number } PF
}.
deny-too-many = Non possono andare più di { $number } PF: portane meno.
prompt-command = Chi comanda { THE($place, "a") }?
prompt-penalty = Nessuno ha marciato su Richmond: quale PF si perde?
action-command = { $a1 } comanda
action-lose = Un PF { THE($a1, "di") }
event-commander = { $general } comanda { THE($place, "a") }.
deny-subordinate = { $general } qui è un subordinato.
prompt-call = Chi viene anche { THE($place, "da") }?
action-call = Viene anche { $a1 }
action-spur = Marciare { THE($a1, "con") }, anche se cauto, con la carta { $a2 }
deny-no-card = Non hai carte per quel teatro.
deny-first-march = Vale per una forza in marcia: prima comincia una marcia con un Generale («Marciare con ...») o con soli PF («... PF in marcia da ...»).
deny-first-enemy = Ti sarà chiesto a suo tempo: mentre il nemico muove, o dopo una battaglia.
