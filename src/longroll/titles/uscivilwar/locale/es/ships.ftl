# The U.S. Civil War: los barcos del juego avanzado.

option-advanced = El juego naval avanzado: barcos y líderes navales
ship-ocean = Barco oceánico
ship-river = Barco fluvial
ship-flotilla = Flotilla fluvial
ship-ironclad = Acorazado
ship-hull = Acorazado en construcción
ship-battery = Batería naval
prompt-launch = { $number } barcos fluviales nuevos o repuestos: ¿dónde?
prompt-build = { $ship } en { $state }: ¿dónde?
prompt-complete = Se puede completar un acorazado: ¿cuál?
action-launch = { $a1 } en { $a2 }
action-complete = Completar el acorazado de { $a1 }
event-launched = { $ship } en { $place } ({ $side }).
event-naval-leader = { $leader } toma el mando en { $place }.
event-naval-leader-gone = { $leader } abandona la guerra.
event-navy-roll = La marina construye: { $roll }, { $ship }; { $number }, { $state }.
event-navy-lost = { $ship } en { $state }: no hay lugar y se pierde.
event-repaired = Reparados en { $place }: { $number }, { $ship }.
event-ironclad-roll = Acorazados en construcción: { $roll }; { $success ->
    [1] se completa uno
   *[0] no se completa ninguno
}.
event-completed = El acorazado de { $place } queda completado.
event-low-coal = Los barcos de { $place } tienen carbón escaso ({ $side }).
event-seized = Perdidos en { $place }: { $number }, { $ship }.
deny-no-such-ship = No es eso lo que llega a { $place }.
deny-no-yard = { $place } no tiene astillero fluvial.
deny-no-berth = { $place } no es puerto ni fortificación que admita una batería.
deny-no-hull = En { $place } no se construye ningún acorazado.
deny-patrolled = Los barcos enemigos impiden cruzar a { $place }.
