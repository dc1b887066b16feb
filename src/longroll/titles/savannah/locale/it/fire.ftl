# Fuoco difensivo di artiglieria e mortai (G11, X4.12).

## Prompts

prompt-fire = Fuoco difensivo: quale pezzo apre il fuoco, e su chi?
prompt-join-fire = Chi altro spara { THE($unit, "su") }?
prompt-shell = Quale esagono bombarda { THE($unit) }?
prompt-expose = Un proietto cade { THE($hex, "in") }: quale unità può colpire?

## Actions

action-fire = { $a1 }: spara { THE($a2, "su") }
action-support = { $a1 } spara anch'essa
action-shell = Bombardare: { $a1 }
action-expose = { $a1 }: unità esposta

note-fire = colpo a segno: { $chance } %
note-shell = { $side }: { $units }
note-shell-leaders = { $side }: solo comandanti

## Events

event-fires = { THE($gun) } spara { THE($unit, "su") } { THE($hex, "in") }.
event-fire-modifier-light = { $amount }: il bersaglio è fanteria leggera.
event-fire-modifier-cover = { $amount }: il bersaglio è in bosco, città o via coperta.
event-fire-modifier-works = { $amount }: il fuoco attraversa fortificazioni o un argine.
event-fire-modifier-weather = { $amount } per il tempo.
event-fire-modifier-large = { $amount }: il bersaglio è artiglieria o cavalleria.
event-fire-modifier-open = { $amount }: il bersaglio è in risaia o sulla strada rialzata.
event-fire-modifier-cards = { $amount } per eventi di questo turno.
event-fire-modifier-first-shot = { $amount } per il primo colpo di mortaio della partita.
event-fire-hits = Dado { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, serviva { $needed }; { THE($unit) } è { GENDER($unit, "colpito", "colpita") }.
event-fire-misses = Dado { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, serviva { $needed }; { THE($unit) } è { GENDER($unit, "mancato", "mancata") }.
event-fire-damage = Dado dei danni: { $roll }{ $guns ->
    [0] , nella colonna di fanteria e cavalleria
    [1] , nella colonna dell'artiglieria
   *[other] {""}
}.
event-fire-result-r = { THE($unit) } deve ritirarsi.
event-fire-result-d = { THE($unit) } è { GENDER($unit, "gettato", "gettata") } nel disordine.
event-fire-result-1 = { THE($unit) } subisce una perdita.
event-fire-result-am = { THE($unit) } è { GENDER($unit, "scosso", "scossa") }, e il suo esercito con { GENDER($unit, "lui", "lei") }.
event-mortar-fires = { THE($unit) } spara { THE($hex, "su") }.
event-mortar-wasted = Il proietto { THE($unit, "di") } non colpisce nessuno.
event-mortar-bursts = Dado { $roll }; { GENDER($unit, "intatto", "intatta") } con { $needed } o più: esplode un pezzo { THE($unit, "di") }.
event-mortar-breaks-down = Dado { $roll }; { GENDER($unit, "intatto", "intatta") } con { $needed } o più: il rinculo sfascia un affusto { THE($unit, "di") }.
event-mortar-sound = Dado { $roll }; { GENDER($unit, "intatto", "intatta") } con { $needed } o più: { THE($unit) } resta { GENDER($unit, "intatto", "intatta") }.

## Why not

deny-fire-no-gun = { THE($unit) } non è artiglieria sulla mappa.
deny-fire-mortar = { THE($unit) } spara nel turno alleato, con regole proprie.
deny-fire-disorder = { THE($unit) } è in disordine e non può sparare: prima deve riordinarsi.
deny-fire-twice = { THE($unit) } ha già sparato in questa fase.
deny-fire-target-twice = { THE($unit, "su") } si è già sparato in questa fase.
deny-fire-no-enemy = { THE($unit) } non è un nemico sulla mappa.
deny-fire-range = { THE($unit) } è a più di { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}.
deny-fire-sight = Non c'è linea di vista fino { THE($unit, "a") } { THE($hex, "in") }.
deny-mortar-moved = { THE($unit) } ha mosso: su questo tracciato muove o spara.
deny-mortar-range = { THE($hex) } non è a una distanza da due a cinque esagoni.
