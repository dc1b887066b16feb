# Rounds, the Union, combat.

event-round = Fase { $count }.
event-initiative-mosby = Mosby ha l'iniziativa, dado { $roll }{ $less ->
    [1] {" "}(−1)
   *[other] {""}
}; con allerta { $alert } gli serviva { $needed } o più.
event-initiative-union = L'Unione ha l'iniziativa, dado { $roll }{ $less ->
    [1] {" "}(−1)
   *[other] {""}
}; con allerta { $alert } a Mosby serviva { $needed } o più.
event-unit-moves = { THE($unit) } { AGREE($unit, "va", "vanno") } a { $space }, dado { $roll }: { $steps ->
    [-1] uno spazio lontano da Mosby
    [one] 1 spazio
   *[other] fino a { $steps } spazi
}.
event-unit-stays = { THE($unit) } { AGREE($unit, "resta", "restano") } a { $space }, dado { $roll }: { $steps ->
    [-1] uno spazio lontano da Mosby, ma nessuno è più lontano
    [one] poteva muovere di 1 spazio, ma Mosby è qui
   *[other] poteva muovere fino a { $steps } spazi, ma Mosby è qui
}.
event-unit-stops = { THE($unit) } { AGREE($unit, "abbandona", "abbandonano") } la caccia a { $space }, dado { $roll }.
event-carries-alarm = { THE($unit) } { AGREE($unit, "dà", "danno") } l'allarme a { $space }.
event-combat = { $The-side } attacca a { $space }: Mosby ha { $own } uomini, l'Unione { $men }.
event-modifier-ratio = { $amount } per il rapporto.
event-modifier-reaction = { $amount } per la reazione dell'Unione.
event-modifier-cards = { $amount } per le carte.
event-modifier-colts = { $amount } per le rivoltelle Colt.
event-modifier-howitzer = { $amount } per l'obice da montagna.
event-combat-roll = Dado { $roll }, modificato { $count }: { $result }.
event-combat-won = Mosby vince a { $space }.
event-combat-lost = Mosby perde a { $space } e si sbanda.
event-band-loses = La banda perde { $men } uomini.
event-howitzer-lost = Mosby perde l'obice da montagna.
event-unit-reduced = { $unit }: restano { $men } uomini.
event-unit-eliminated = { THE($unit) } { AGREE($unit, "è", "sono") } { GENDER($unit, "eliminato", "eliminata", "eliminati") }.
event-unit-retreats = { THE($unit) } si { AGREE($unit, "ritira", "ritirano") } a { $space }.
event-unit-strays = { THE($unit) } { AGREE($unit, "vaga", "vagano") } verso { $space }.
event-disbands = La banda si sbanda a { $space }.
event-casualty-hit = Verifica ferite, dado { $roll }, ferita con { $needed } o meno: Mosby è colpito.
event-casualty-none = Verifica ferite, dado { $roll }, ferita con { $needed } o meno: nessuno è colpito.
event-wounded = Mosby è ferito, per questo turno e il prossimo.
event-killed = Mosby è morto.
