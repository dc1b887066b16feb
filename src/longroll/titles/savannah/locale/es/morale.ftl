# Pérdidas, moral, reorganización, momentum, iniciativa y victoria (G6, G12.6, G14 a G16, X2).

## Prompts

prompt-rally = ¿Qué unidad intenta reorganizarse?
prompt-initiative = ¿Cuántas fichas de impulso gastas en la tirada de iniciativa, a +2 cada una?
prompt-dictate = { $side } van a tener la iniciativa: ¿gastar tres fichas de impulso para decidir otra cosa?

## Actions

action-rally = Reorganizar { THE($a1) }
action-spend = Gastar { $a1 }
action-dictate = Tres fichas: la iniciativa para { THE($a1) }

## Events

event-initiative-fixed = { $side } mueven primero.
event-initiative-roll = { $side } tiran por la iniciativa: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}.
event-initiative = { $side } tienen la iniciativa.
event-momentum-gained = { $side } ganan una ficha de impulso y tienen { $count }.
event-momentum-lost = { $side } devuelven una ficha de impulso y tienen { $count }.
event-momentum-spent = { $side } gastan { $count ->
    [one] una ficha
   *[other] { $count } fichas
} de impulso.
event-morale-check-passed = { THE($unit) } mantiene la calma: tirada { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, hacían falta { $needed }.
event-morale-check-failed = { THE($unit) } pierde la calma: tirada { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, hacían falta { $needed }.
event-morale-suffered = Moral de { $army } { $amount } por lo sufrido; ahora { $count }.
event-morale-inflicted = Moral de { $army } { $amount } por lo infligido; ahora { $count }.
event-morale-leader-suffered = Moral de { $army } { $amount } por la pérdida de un mando; ahora { $count }.
event-morale-leader-inflicted = Moral de { $army } { $amount } por la baja de un mando enemigo; ahora { $count }.
event-morale-rally = Moral de { $army } { $amount } por una reorganización; ahora { $count }.
event-points = Puntos de victoria para { $army }: { $points }.
event-step-lost = { THE($unit) } queda { GENDER($unit, "reducido", "reducida") }.
event-unit-eliminated = { THE($unit) } queda { GENDER($unit, "eliminado", "eliminada") }.
event-unit-captured = { THE($unit) } cae { GENDER($unit, "prisionero", "prisionera") }.
event-disrupted = { THE($unit) } queda { GENDER($unit, "desorganizado", "desorganizada") }.
event-shattered = { THE($unit) } queda { GENDER($unit, "desmoralizado", "desmoralizada") }.
event-rallied = { THE($unit) } vuelve a estar { GENDER($unit, "listo", "lista") } para desfilar.
event-rallied-partly = { THE($unit) } se recupera: ahora está { GENDER($unit, "desorganizado", "desorganizada") }.
event-leader-lost = { $leader } cae.
event-leader-captured = { $leader } cae prisionero.
event-demoralised = Ejército desmoralizado: { $army } no siguen luchando.
event-city-entered = { THE($unit) } entra en la ciudad { THE($hex, "por") }.
event-surrender-roll = Tirada de rendición: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, hacía falta { $needed } o menos.
event-spring-hill = Spring Hill está en manos de { $army }.

## Why not

deny-rally-parade = { THE($unit) } no está en desorden en el mapa.
deny-rally-enemy = { THE($unit) } está junto a un enemigo y no puede reorganizarse.
deny-rally-tried = { THE($unit) } ya lo ha intentado en esta fase.
note-momentum = cuesta { $cost ->
    [one] una ficha de impulso
   *[other] { $cost } fichas de impulso
}
chart-deeds = Qué movió la moral
show-deed = { $reason }
reason-suffered = bajas sufridas
reason-inflicted = bajas infligidas
reason-leader-suffered = mandos propios perdidos
reason-leader-inflicted = mandos enemigos perdidos
reason-rally = reorganizaciones
reason-bombardment = bombardeos
reason-reinforcements = refuerzos perdidos
reason-sortie = salidas
reason-pins = unidades inmovilizadas abandonadas
reason-card = cartas
