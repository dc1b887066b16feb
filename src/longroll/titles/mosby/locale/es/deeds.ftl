# What Mosby does and what comes of it.

event-rides = Mosby cabalga a { $space }.
event-ames-leads = Ames guía; puede hacerlo { $count ->
    [one] 1 vez más
   *[other] { $count } veces más
}.
event-scouted = Mosby explora { $space }, dado { $roll }.
event-scouting-fails = Mosby explora { $space } en vano, dado { $roll }.
event-nothing-there = { $space }: no hay nadie.
event-appears = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } hombres
}; duerme.
event-appears-awake = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } hombres
}, ¡ya en pie!
event-unit-wakes = Chequeo: { THE($unit) } en { $space } { AGREE($unit, "despierta", "despiertan") }, dado { $roll } con alerta { $alert }.
event-unit-sleeps = Chequeo: { THE($unit) } en { $space } { AGREE($unit, "sigue", "siguen") } durmiendo, dado { $roll } con alerta { $alert }.
event-space-wakes = Chequeo: { $space } se agita, dado { $roll } con alerta { $alert }.
event-space-sleeps = Chequeo: { $space } sigue en calma, dado { $roll } con alerta { $alert }.
event-camp-wakes = Chequeo: el campamento de { $space } despierta, dado { $roll } con alerta { $alert }.
event-camp-sleeps = Chequeo: el campamento de { $space } sigue dormido, dado { $roll } con alerta { $alert }.
event-camp-empty = Al campamento de { $space } no le queda a quién enviar.
event-captured = Mosby captura { THE($unit, "a") }.
event-answer = El prisionero ({ $kind }), dado { $roll }: { $answer }.
event-demolition = Mosby destruye en { $space }: { $target }, dado { $roll }.
event-demolition-fails = Falla la carga en { $space } y sigue en pie: { $target }, dado { $roll }.
event-depot-premature = Dado { $roll }: explotó demasiado pronto.
event-depot-nothing = Dado { $roll }: nada más.
event-depot-food = Dado { $roll }: víveres en abundancia.
event-depot-horses = Dado { $roll }: ¡caballos veloces!
event-food-dropped = Mosby deja los víveres.
event-kidnapped = Mosby saca de la cama a { $leader }, dado { $roll }.
event-leader-flees = { $leader } escapa, dado { $roll }.
event-hidden = Los hombres se pierden en granjas y bosques; nadie los persigue ya.
event-misled = { THE($unit) } { AGREE($unit, "sigue", "siguen") } una pista falsa y { AGREE($unit, "abandona", "abandonan") } la persecución.
