# The U.S. Civil War: ships of the advanced game.

option-advanced = The advanced naval game: ships and naval leaders
ship-ocean = Ocean ship
ship-river = River ship
ship-flotilla = River flotilla
ship-ironclad = Ironclad
ship-hull = Ironclad under construction
ship-battery = Naval battery
prompt-launch = { $number } river ships are new or replaced: where?
prompt-build = { $ship } in { $state }: where?
prompt-complete = An ironclad can be completed: which?
action-launch = { $a1 } in { $a2 }
action-complete = Complete the ironclad in { $a1 }
event-launched = { $ship } in { $place } ({ $side }).
event-naval-leader = { $leader } takes command in { $place }.
event-naval-leader-gone = { $leader } leaves the war.
event-navy-roll = The navy builds: { $roll }, { $ship }; { $number }, { $state }.
event-navy-lost = { $ship } in { $state }: no place for it, and it is lost.
event-repaired = Repaired in { $place }: { $number }, { $ship }.
event-ironclad-roll = Ironclads under construction: { $roll }; { $success ->
    [1] one is completed
   *[0] none is completed
}.
event-completed = The ironclad in { $place } is completed.
event-low-coal = The ships in { $place } are short of coal ({ $side }).
event-seized = Taken in { $place } and gone: { $number }, { $ship }.
deny-no-such-ship = That is not what arrives in { $place }.
deny-no-yard = { $place } has no yard for river ships.
deny-no-berth = { $place } is neither a port nor works that take a battery.
deny-no-hull = No ironclad is under construction in { $place }.
deny-patrolled = Ships of the enemy keep everybody from crossing to { $place }.
