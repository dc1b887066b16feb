# Rounds, the Union, combat, notes.

event-round = Fase { $count }.
event-initiative-mosby = Iniziativa, dado { $roll } con allerta { $alert }: Mosby.
event-initiative-union = Iniziativa, dado { $roll } con allerta { $alert }: l'Unione.
event-unit-moves = { $unit } va a { $space }, dado { $roll }.
event-unit-stays = { $unit } resta a { $space }, dado { $roll }.
event-unit-stops = { $unit } rinuncia a { $space }, dado { $roll }.
event-carries-alarm = { $unit } dà l'allarme a { $space }.
event-combat = { $side } attacca a { $space }: Mosby ha { $own } uomini, l'Unione { $men }.
event-modifier-ratio = { $amount } per il rapporto.
event-modifier-reaction = { $amount } per la reazione dell'Unione.
event-modifier-cards = { $amount } per le carte.
event-modifier-colts = { $amount } per le rivoltelle Colt.
event-modifier-howitzer = { $amount } per l'obice da montagna.
event-combat-roll = Dado { $roll }, modificato { $count }: { $result }.
event-combat-won = Mosby vince a { $space }.
event-combat-lost = Mosby perde a { $space } e si sbanda.
event-band-loses = La banda perde { $men } uomini.
event-howitzer-lost = L'obice da montagna è perduto.
event-unit-reduced = { $unit }: restano { $men } uomini.
event-unit-eliminated = { $unit }: unità eliminata.
event-unit-retreats = { $unit } si ritira a { $space }.
event-unit-strays = { $unit } vaga verso { $space }.
event-disbands = La banda si sbanda a { $space }.
event-casualty-hit = Verifica ferite, dado { $roll }: Mosby è colpito.
event-casualty-none = Verifica ferite, dado { $roll }: niente.
event-wounded = Mosby è ferito, questo turno e il prossimo.
event-killed = Mosby è morto.
note-entry = Verifiche: { $checks }. Qualcuno si sveglia in { $chance } casi su 100.
note-entry-priced = Punti: { $cost }, restano: { $left }. Verifiche: { $checks }. Qualcuno si sveglia in { $chance } casi su 100.
note-entry-quiet = Nessuna verifica.
note-entry-quiet-priced = Punti: { $cost }, restano: { $left }. Nessuna verifica.
note-scout = Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}; un fallimento porta verifiche.
note-scout-priced = Punti: { $cost }, restano: { $left }. Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}; un fallimento porta verifiche.
note-demolish = Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}. Verifiche: { $checks }; dopo il successo qualcuno si sveglia in { $chance } casi su 100.
note-demolish-priced = Punti: { $cost }, restano: { $left }. Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}. Verifiche: { $checks }; dopo il successo qualcuno si sveglia in { $chance } casi su 100.
note-kidnap = Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}; comunque sparisce.
note-kidnap-priced = Punti: { $cost }, restano: { $left }. Riesce con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}; comunque sparisce.
note-combat = Mosby vince con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}.
note-combat-priced = Punti: { $cost }, restano: { $left }. Mosby vince con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}.
note-price = Punti: { $cost }, restano: { $left }.
note-disband = 2 punti persi, e ferita con { $count ->
    [one] 1 faccia su 6
   *[other] { $count } facce su 6
}; il turno finisce.
