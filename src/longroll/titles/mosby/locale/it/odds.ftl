# Ciò che si dice accanto a un ordine: le probabilità, il prezzo e ciò che porta.
note-price = Punti azione: { $cost }, restano: { $left }.
note-entry = Verifiche: { $checks }. Qualcuno si sveglia in { $chance } casi su 100.
note-entry-priced = { note-price } { note-entry }
note-entry-quiet = Nessuna verifica.
note-entry-quiet-priced = { note-price } { note-entry-quiet }
note-food-home = Porta a casa i viveri: { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
}.
note-food-home-priced = { note-price } { note-food-home }
note-food-home-entry = { note-food-home } { note-entry }
note-food-home-entry-priced = { note-price } { note-food-home-entry }
note-scatter-idle = Costa { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
}: la banda non è entrata nelle linee dell’Unione né ha svegliato alcuna unità in questo turno.
note-capture = Porta { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
}.
note-capture-priced = { note-price } { note-capture }
note-scout = Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}; un fallimento porta verifiche.
note-scout-priced = { note-price } { note-scout }
note-demolish = Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}: { $worth ->
    [one] +1 punto
   *[other] +{ $worth } punti
}. Dopo il successo, verifiche: { $checks }; qualcuno si sveglia in { $chance } casi su 100.
note-demolish-priced = { note-price } { note-demolish }
note-kidnap = Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}: { $worth ->
    [one] +1 punto
   *[other] +{ $worth } punti
}; comunque sparisce.
note-kidnap-priced = { note-price } { note-kidnap }
note-combat = { $count ->
    [0] Mosby non può vincere. La sconfitta costa fino a { $loss ->
            [one] 1 punto
           *[other] { $loss } punti
        }.
    [1] Mosby vince con 1 faccia su 6: fino a { $worth ->
            [one] +1 punto
           *[other] +{ $worth } punti
        }. La sconfitta costa fino a { $loss }.
    [6] Mosby vince di sicuro: fino a { $worth ->
            [one] +1 punto
           *[other] +{ $worth } punti
        }.
   *[other] Mosby vince con { $count } facce su 6: fino a { $worth ->
            [one] +1 punto
           *[other] +{ $worth } punti
        }. La sconfitta costa fino a { $loss }.
} { $wounded ->
    [0] Un 1 naturale può ferirlo.
   *[other] Un 1 naturale può ucciderlo.
}
note-combat-priced = { note-price } { note-combat }
note-stand = { note-combat } Ha { $points }; la fine del turno chiede { $needed }.
note-disband = Costa { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
}: ha { $points }, e la fine del turno chiede { $needed }. Ferita con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}, che costa altri { $more }. Il turno finisce.
note-disband-fatal = Costa { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
}: ha { $points }, e la fine del turno chiede { $needed }. Ferito com'è, muore con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}. Il turno finisce.
note-wound = Mosby è ferito con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}, e costa { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
}.
note-fatal = Ferito com'è, Mosby muore con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}, e la guerra è persa.
note-interrogate = { $count ->
    [0] Vicino non resta alcun ? di cui possa parlare.
    [one] Dice la verità con 1 faccia su 6.
   *[other] Dice la verità con { $count } facce su 6.
} Con { $lies } mente, e costa punti.
