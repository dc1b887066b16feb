# Fuoco difensivo di artiglieria e mortai (G11, X4.12).

## Prompts

prompt-fire = Fuoco difensivo: quale pezzo apre il fuoco, e su chi?
prompt-join-fire = Chi altro spara su { $unit }?
prompt-shell = { $unit }: quale esagono bombardare?
prompt-expose = Un proietto cade in { $hex }: quale unità può colpire?

## Actions

action-fire = { $a1 }: spara su { $a2 }
action-support = { $a1 } spara anch'essa
action-shell = Bombardare: { $a1 }
action-expose = { $a1 }: unità esposta

note-fire = colpo a segno: { $chance } %
note-shell = { $side }: { $units }
note-shell-leaders = { $side }: solo comandanti

## Events

event-fires = { $gun } spara su { $unit } in { $hex }.
event-fire-modifier-light = { $amount }: il bersaglio è fanteria leggera.
event-fire-modifier-cover = { $amount }: il bersaglio è in bosco, città o via coperta.
event-fire-modifier-works = { $amount }: il fuoco attraversa fortificazioni o un argine.
event-fire-modifier-weather = { $amount } per il tempo.
event-fire-modifier-large = { $amount }: il bersaglio è artiglieria o cavalleria.
event-fire-modifier-open = { $amount }: il bersaglio è in risaia o sulla strada rialzata.
event-fire-modifier-cards = { $amount } per eventi di questo turno.
event-fire-modifier-first-shot = { $amount } per il primo colpo di mortaio della partita.
event-fire-hits = Dado { $roll } ({ $amount }): { $count }, serviva { $needed }; { $unit }: unità colpita.
event-fire-misses = Dado { $roll } ({ $amount }): { $count }, serviva { $needed }; { $unit }: unità mancata.
event-fire-damage = Dado dei danni: { $roll }.
event-fire-result-r = { $unit } deve ritirarsi.
event-fire-result-d = { $unit }: unità gettata nel disordine.
event-fire-result-1 = { $unit } subisce una perdita.
event-fire-result-am = { $unit }: unità scossa, e il suo esercito con lei.
event-mortar-fires = { $unit } spara su { $hex }.
event-mortar-wasted = Il proietto di { $unit } non colpisce nessuno.
event-mortar-bursts = Dado { $roll }: esplode un pezzo di { $unit }.
event-mortar-breaks-down = Dado { $roll }: il rinculo sfascia un affusto di { $unit }.
event-mortar-sound = Dado { $roll }; { $unit }: unità intatta.

## Why not

deny-fire-no-gun = { $unit } non è artiglieria sulla mappa.
deny-fire-mortar = { $unit } spara nel turno alleato, con regole proprie.
deny-fire-disorder = { $unit }: unità in disordine; non può sparare: prima deve riordinarsi.
deny-fire-twice = { $unit } ha già sparato in questa fase.
deny-fire-target-twice = Su { $unit } si è già sparato in questa fase.
deny-fire-no-enemy = { $unit } non è un nemico sulla mappa.
deny-fire-range = { $unit } è a più di { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}.
deny-fire-sight = Non c'è linea di vista fino a { $unit } in { $hex }.
deny-mortar-moved = { $unit } ha mosso: su questo tracciato muove o spara.
deny-mortar-range = { $hex } non è a una distanza da due a cinque esagoni.
