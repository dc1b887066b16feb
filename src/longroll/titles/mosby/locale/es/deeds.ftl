# What Mosby does and what comes of it.

event-rides = Mosby cabalga a { $space }.
event-ames-leads = Ames guía; puede hacerlo { $count ->
    [one] 1 vez más
   *[other] { $count } veces más
}.
event-scouted = Mosby explora { $space }, dado { $roll }{ $bonus ->
    [1] {" "}+ { $bonus }
   *[other] {""}
}, hacía falta { $needed } o más.
event-scouting-fails = Mosby explora { $space } en vano, dado { $roll }{ $bonus ->
    [1] {" "}+ { $bonus }
   *[other] {""}
}, hacía falta { $needed } o más.
event-nothing-there = { $space }: no hay nadie.
event-appears = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } hombres
}; duerme.
event-appears-awake = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } hombres
}, ¡ya en pie!
event-unit-wakes = Chequeo: { THE($unit) } en { $space } { AGREE($unit, "despierta", "despiertan") }, dado { $roll }; hacía falta { $alert } o menos (la alerta).
event-unit-sleeps = Chequeo: { THE($unit) } en { $space } { AGREE($unit, "sigue", "siguen") } durmiendo, dado { $roll }; hacía falta { $alert } o menos (la alerta).
event-space-wakes = Chequeo: { $space } se agita, dado { $roll }; hacía falta { $alert } o menos (la alerta).
event-space-sleeps = Chequeo: { $space } sigue en calma, dado { $roll }; hacía falta { $alert } o menos (la alerta).
event-camp-wakes = Chequeo: el campamento de { $space } despierta, dado { $roll }; hacía falta { $alert } o menos (la alerta).
event-camp-sleeps = Chequeo: el campamento de { $space } sigue dormido, dado { $roll }; hacía falta { $alert } o menos (la alerta).
event-camp-empty = Al campamento de { $space } no le queda a quién enviar.
event-captured = Mosby captura { THE($unit, "a") }.
event-answer = El prisionero ({ $kind }), dado { $roll }: { $answer }.
event-demolition = Mosby destruye { $target } en { $space }, dado { $roll }, hacía falta { $needed } o más.
event-demolition-fails = Falla la carga en { $space } y { $target } sigue en pie, dado { $roll }, hacía falta { $needed } o más.
event-depot-premature = Dado { $roll }: explotó demasiado pronto.
event-depot-nothing = Dado { $roll }: nada más.
event-depot-food = Dado { $roll }: víveres en abundancia.
event-depot-horses = Dado { $roll }: ¡caballos veloces!
event-food-dropped = Mosby deja los víveres.
event-kidnapped = Mosby saca de la cama a { $leader }, dado { $roll }, hacía falta { $needed } o más.
event-leader-flees = { $leader } escapa, dado { $roll }, hacía falta { $needed } o más.
event-hidden = Los hombres se pierden en granjas y bosques; nadie los persigue ya.
event-misled = { THE($unit) } { AGREE($unit, "sigue", "siguen") } una pista falsa y { AGREE($unit, "abandona", "abandonan") } la persecución.
