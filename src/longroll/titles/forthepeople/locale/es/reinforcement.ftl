## Unidades


prompt-place-units = Coloca { $count } UM: ¿dónde?
prompt-place-count = ¿Cuántas van a { $space }?
prompt-cut = ¿Qué región pierde una UM? Quedan { $count }.
prompt-raise = ¿Qué estado recluta una UM? Quedan { $count }.
action-place = Colocar: { $a1 }
action-count = { $a1 }
action-cut-east = Una menos en el Este
action-cut-center = Una menos en el Centro
action-cut-west = Una menos en el Oeste
action-raise = { $a1 }
event-reinforced = { $The-side } recibe { $count } UM en { $space }.
event-reinforcements-lost = { $count ->
        [one] { $The-side } pierde { $count } UM que no tiene sitio.
       *[other] { $The-side } pierde { $count } UM que no tienen sitio.
    }
event-blockade-roll = Rompedores de bloqueo, { $zone }: sacan { $roll } y necesitaban más de { $level }, el nivel del bloqueo: { $outcome }.
outcome-through = uno logra pasar
outcome-stopped = ninguno logra pasar
event-zone-closed = { $zone }: todos los puertos están cerrados.
deny-union-friendly = { $space } es favorable a la Unión.
deny-other-region = Estas UM van a otra parte, no a { $space }.
deny-one-per-state = { $state } ya ha dado su UM este turno.
deny-state-not-confederate = { $state } no es un estado confederado bajo tu control.
deny-state-full = { $state } no tiene ningún espacio que pueda recibirla.
deny-coastal-fort-full = { $space } solo admite una UM confederada.

## Desplazamiento estratégico


prompt-strategic = Desplazamiento estratégico: { $count ->
    [one] queda
   *[other] quedan
} { $count } UM. ¿Desde dónde?
prompt-strategic-to = Desde { $space }: ¿adónde?
prompt-strategic-count = ¿Cuántas van a { $space }?
action-move = Desde { $a1 }
action-rail = En tren: { $a1 }
action-sea = Por agua a { $a1 }
action-feed = A: { $a1 }
means-rail = en tren
means-sea = por agua
means-feed = para unirse a un ejército
event-strategic-move = { $The-side } traslada { $count } de { $from } a { $to } { $means }.
deny-no-fresh-infantry = En { $space } no queda infantería que pueda moverse.
deny-no-destination = No se llega a ninguna parte desde { $space }.
deny-no-rail = Ningún ferrocarril bajo tu control lleva a { $space }.
deny-no-sea-way = No se llega a { $space } por agua.
deny-feed = Ese ejército no tiene línea de comunicación con estas unidades.

## Generales


prompt-announce-general = Anuncia un espacio para un general: { $count ->
    [one] falta 1
   *[other] faltan { $count }
}.
action-announce = Un general para { $a1 }
event-general-announced = { $The-side } pone un general boca abajo en { $space }.
event-general-arrives = { $general } llega a { $space }.
deny-no-own-units = No tienes unidades en { $space }.
deny-general-per-unit = { $space } no tiene UM para otro general.
deny-no-infantry-for-brigade = { $space } no tiene infantería para una brigada de caballería.
deny-army-first = Aún no llega un general a { $space }: va antes un ejército sin general.
