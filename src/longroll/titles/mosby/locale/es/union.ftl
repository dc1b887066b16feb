# Rounds, the Union, combat.

event-round = Fase { $count }.
event-initiative-mosby = Mosby tiene la iniciativa, dado { $roll }{ $less ->
    [1] {" "}(−1)
   *[other] {""}
}; con alerta { $alert } le hacía falta { $needed } o más.
event-initiative-union = La Unión tiene la iniciativa, dado { $roll }{ $less ->
    [1] {" "}(−1)
   *[other] {""}
}; con alerta { $alert } a Mosby le hacía falta { $needed } o más.
event-unit-moves = { THE($unit) } { AGREE($unit, "avanza", "avanzan") } a { $space }, dado { $roll }: { $steps ->
    [-1] un espacio lejos de Mosby
    [one] 1 espacio
   *[other] hasta { $steps } espacios
}.
event-unit-stays = { THE($unit) } { AGREE($unit, "queda", "quedan") } en { $space }, dado { $roll }: { $steps ->
    [-1] un espacio lejos de Mosby, pero ninguno queda más lejos
    [one] podía mover 1 espacio, pero Mosby está aquí
   *[other] podía mover hasta { $steps } espacios, pero Mosby está aquí
}.
event-unit-stops = { THE($unit) } { AGREE($unit, "abandona", "abandonan") } la persecución en { $space }, dado { $roll }.
event-carries-alarm = { THE($unit) } { AGREE($unit, "da", "dan") } la alarma en { $space }.
event-combat = { $The-side } ataca en { $space }: Mosby tiene { $own } hombres, la Unión { $men }.
event-modifier-ratio = { $amount } por la proporción.
event-modifier-reaction = { $amount } por la reacción de la Unión.
event-modifier-cards = { $amount } por cartas.
event-modifier-colts = { $amount } por revólveres Colt.
event-modifier-howitzer = { $amount } por el obús de montaña.
event-combat-roll = Dado { $roll }, modificado { $count }: { $result }.
event-combat-won = Mosby gana en { $space }.
event-combat-lost = Mosby pierde en { $space } y se desbanda.
event-band-loses = La banda pierde { $men } hombres.
event-howitzer-lost = Mosby pierde el obús de montaña.
event-unit-reduced = { $unit }: quedan { $men } hombres.
event-unit-eliminated = { THE($unit) } { AGREE($unit, "queda", "quedan") } { GENDER($unit, "eliminado", "eliminada", "eliminados") }.
event-unit-retreats = { THE($unit) } se { AGREE($unit, "retira", "retiran") } a { $space }.
event-unit-strays = { THE($unit) } se { AGREE($unit, "aleja", "alejan") } a { $space }.
event-disbands = La banda se desbanda en { $space }.
event-casualty-hit = Chequeo de bajas, dado { $roll }, herida con { $needed } o menos: Mosby cae herido.
event-casualty-none = Chequeo de bajas, dado { $roll }, herida con { $needed } o menos: nadie cae.
event-wounded = Mosby queda herido, este turno y el siguiente.
event-killed = Mosby ha muerto.
