# Perdite, morale, riordino, momentum, iniziativa e vittoria (G6, G12.6, da G14 a G16, X2).

## Prompts

prompt-rally = Quale unità tenta di riordinarsi?
prompt-initiative = Quanti segnalini slancio spendi per il tiro di iniziativa, a +2 ciascuno?
prompt-dictate = { $side } stanno per avere l'iniziativa: spendere tre segnalini slancio per decidere diversamente?

## Actions

action-rally = Riordinare { THE($a1) }
action-spend = Spendere { $a1 }
action-dictate = Tre segnalini: l'iniziativa { THE($a1, "a") }

## Events

event-initiative-fixed = { $side } muovono per primi.
event-initiative-roll = { $side } tirano per l'iniziativa: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}.
event-initiative = { $side } hanno l'iniziativa.
event-momentum-gained = { $side } guadagnano un segnalino slancio e ne hanno { $count }.
event-momentum-lost = { $side } restituiscono un segnalino slancio e ne hanno { $count }.
event-momentum-spent = { $side } spendono { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
} slancio.
event-morale-check-passed = { THE($unit) } mantiene la calma: dado { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, serviva { $needed }.
event-morale-check-failed = { THE($unit) } perde la calma: dado { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, serviva { $needed }.
event-morale-suffered = Morale { THE($army, "di") } { $amount } per quanto subito, ora { $count }.
event-morale-inflicted = Morale { THE($army, "di") } { $amount } per quanto inflitto, ora { $count }.
event-morale-leader-suffered = Morale { THE($army, "di") } { $amount } per la perdita di un comandante, ora { $count }.
event-morale-leader-inflicted = Morale { THE($army, "di") } { $amount } per un comandante nemico perso, ora { $count }.
event-morale-rally = Morale { THE($army, "di") } { $amount } per un riordino, ora { $count }.
event-points = Punti vittoria { THE($army, "a") }: { $points }.
event-step-lost = { THE($unit) } è { GENDER($unit, "ridotto", "ridotta") }.
event-unit-eliminated = { THE($unit) } è { GENDER($unit, "eliminato", "eliminata") }.
event-unit-captured = { THE($unit) } è { GENDER($unit, "catturato", "catturata") }.
event-disrupted = { THE($unit) } è { GENDER($unit, "disorganizzato", "disorganizzata") }.
event-shattered = { THE($unit) } è { GENDER($unit, "demoralizzato", "demoralizzata") }.
event-rallied = { THE($unit) } è di nuovo in ordine di parata.
event-rallied-partly = { THE($unit) } si riprende: ora è { GENDER($unit, "disorganizzato", "disorganizzata") }.
event-leader-lost = { $leader } cade.
event-leader-captured = { $leader } è fatto prigioniero.
event-demoralised = L'esercito è demoralizzato: { $army } non combattono più.
event-city-entered = { THE($unit) } entra in città { THE($hex, "in") }.
event-surrender-roll = Tiro di resa: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, serviva { $needed } o meno.
event-spring-hill = Spring Hill è in mano { THE($army, "a") }.

## Why not

deny-rally-parade = { THE($unit) } non è in disordine sulla mappa.
deny-rally-enemy = { THE($unit) } è accanto a un nemico e non può riordinarsi.
deny-rally-tried = { THE($unit) } ci ha già provato in questa fase.
note-momentum = costa { $cost ->
    [one] un segnalino slancio
   *[other] { $cost } segnalini slancio
}
chart-deeds = Che cosa ha mosso il morale
show-deed = { $reason }
reason-suffered = perdite subite
reason-inflicted = perdite inflitte
reason-leader-suffered = comandanti propri perduti
reason-leader-inflicted = comandanti nemici perduti
reason-rally = riordini
reason-bombardment = bombardamenti
reason-reinforcements = rinforzi perduti
reason-sortie = sortite
reason-pins = unità inchiodate abbandonate
reason-card = carte
