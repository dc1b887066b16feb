# What a question about a thing tells.

show-turn = { $turn }
show-points = { $count }, { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
}
show-off-map = fuori dalla mappa
show-in-container = nel contenitore
show-wounded = ferito
show-healthy = sano
show-unit-awake = { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } uomini
} a { $space }; già in piedi
show-unit-asleep = { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } uomini
} a { $space }; dorme
show-leader-at = { $leader } a { $space }
show-depot-at = { $space }, vale { $count }
show-inside = dentro
show-outside = fuori
show-camp-ready = sì
show-camp-sent = sì, ha già mandato un'unità in questo turno
show-whole = intero
show-demolished = demolito
label-turn = turno
label-mosby = Mosby
label-health = salute
label-units = unità nordiste
label-leaders = comandanti
label-depots = depositi
label-place = spazio
label-region = contea
label-lines = linee nordiste
label-hidden = da rivelare
label-confederacy = Confederazione di Mosby
label-camp = grande campo
label-railroad = ferrovia
label-bridge = ponte
label-depot = deposito, vale
label-checks = verifiche all'entrata
label-beside = accanto
label-slow = lento d'inverno
label-leader = comandante
label-at = dove
label-until = fino alla fine di
label-unit = unità
label-kind = tipo
label-strength = forza
label-awake = sveglia
label-event = di chi
label-copies = copie
label-permanent = permanente
label-held = in mano
label-in-deck = nel mazzo
label-here = qui
show-mosby = Mosby
