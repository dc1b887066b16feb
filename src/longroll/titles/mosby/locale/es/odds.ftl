# Lo que se dice junto a una orden: sus probabilidades, su precio y lo que da.
note-price = Puntos de acción: { $cost }, quedan: { $left }.
note-entry = Chequeos de activación: { $checks }. Alguien despierta en { $chance } de 100 casos.
note-entry-priced = { note-price } { note-entry }
note-entry-quiet = Sin chequeos de activación.
note-entry-quiet-priced = { note-price } { note-entry-quiet }
note-food-home = Lleva los víveres a casa: { $worth ->
    [one] 1 punto
   *[other] { $worth } puntos
}.
note-food-home-priced = { note-price } { note-food-home }
note-food-home-entry = { note-food-home } { note-entry }
note-food-home-entry-priced = { note-price } { note-food-home-entry }
note-scatter-idle = Cuesta { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
}: la partida ni entró en las líneas de la Unión ni despertó a ninguna unidad este turno.
note-capture = Da { $worth ->
    [one] 1 punto
   *[other] { $worth } puntos
}.
note-capture-priced = { note-price } { note-capture }
note-scout = Sale con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}; un fallo trae chequeos de activación.
note-scout-priced = { note-price } { note-scout }
note-demolish = Sale con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}: { $worth ->
    [one] +1 punto
   *[other] +{ $worth } puntos
}. Tras el éxito, chequeos de activación: { $checks }; alguien despierta en { $chance } de 100 casos.
note-demolish-priced = { note-price } { note-demolish }
note-kidnap = Sale con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}: { $worth ->
    [one] +1 punto
   *[other] +{ $worth } puntos
}; en todo caso se va.
note-kidnap-priced = { note-price } { note-kidnap }
note-combat = { $count ->
    [0] Mosby no puede ganar. La derrota cuesta hasta { $loss ->
            [one] 1 punto
           *[other] { $loss } puntos
        }.
    [1] Mosby gana con 1 de 6 caras: hasta { $worth ->
            [one] +1 punto
           *[other] +{ $worth } puntos
        }. La derrota cuesta hasta { $loss }.
    [6] Mosby gana seguro: hasta { $worth ->
            [one] +1 punto
           *[other] +{ $worth } puntos
        }.
   *[other] Mosby gana con { $count } de 6 caras: hasta { $worth ->
            [one] +1 punto
           *[other] +{ $worth } puntos
        }. La derrota cuesta hasta { $loss }.
} { $wounded ->
    [0] Un 1 natural puede herirlo.
   *[other] Un 1 natural puede matarlo.
}
note-combat-priced = { note-price } { note-combat }
note-stand = { note-combat } Tiene { $points }; el fin del turno exige { $needed }.
note-disband = Cuesta { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
}: tiene { $points }, y el fin del turno exige { $needed }. Herida con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}, que cuesta { $more } más. El turno acaba.
note-disband-fatal = Cuesta { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
}: tiene { $points }, y el fin del turno exige { $needed }. Herido como está, muere con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}. El turno acaba.
note-wound = Mosby cae herido con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}, lo que cuesta { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
}.
note-fatal = Herido como está, Mosby muere con { $count ->
    [one] 1 de 6 caras
   *[other] { $count } de 6 caras
}, y la guerra se pierde.
note-interrogate = { $count ->
    [0] Cerca no queda ningún ? del que pueda hablar.
    [one] Dice la verdad con 1 de 6 caras.
   *[other] Dice la verdad con { $count } de 6 caras.
} Con { $lies } miente, y cuesta puntos.
