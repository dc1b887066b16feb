# The U.S. Civil War: le navi del gioco avanzato.

option-advanced = Il gioco navale avanzato: navi e comandanti navali
ship-ocean = Nave oceanica
ship-river = Nave fluviale
ship-flotilla = Flottiglia fluviale
ship-ironclad = Corazzata
ship-hull = Corazzata in costruzione
ship-battery = Batteria navale
prompt-launch = { $number } navi fluviali nuove o rimpiazzate: dove?
prompt-build = { $ship } in { $state }: dove?
prompt-complete = Si può completare una corazzata: quale?
action-launch = { $a1 } a { $a2 }
action-complete = Completare la corazzata di { $a1 }
event-launched = { $ship } a { $place } ({ $side }).
event-naval-leader = { $leader } prende il comando a { $place }.
event-naval-leader-gone = { $leader } lascia la guerra.
event-navy-roll = La marina costruisce: { $roll }, { $ship }; { $number }, { $state }.
event-navy-lost = { $ship } in { $state }: non c'è posto, è persa.
event-repaired = Riparate a { $place }: { $number }, { $ship }.
event-ironclad-roll = Corazzate in costruzione: { $roll }; { $success ->
    [1] una è completata
   *[0] nessuna è completata
}.
event-completed = La corazzata di { $place } è completata.
event-low-coal = Le navi a { $place } hanno poco carbone ({ $side }).
event-seized = Perduti a { $place }: { $number }, { $ship }.
deny-no-such-ship = Non è ciò che arriva a { $place }.
deny-no-yard = { $place } non ha cantieri fluviali.
deny-no-berth = { $place } non è un porto né un'opera che accolga una batteria.
deny-no-hull = A { $place } non è in costruzione nessuna corazzata.
deny-patrolled = Le navi nemiche impediscono di attraversare verso { $place }.
