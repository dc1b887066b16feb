# The U.S. Civil War: ships of the advanced game.

option-advanced = The advanced naval game: ships and naval leaders
ship-ocean = Ocean ship
ship-river = River ship
ship-flotilla = River flotilla
ship-ironclad = Ironclad
ship-hull = Ironclad under construction
ship-battery = Naval battery
prompt-launch = { $number ->
    [one] 1 river ship is new or replaced
   *[other] { $number } river ships are new or replaced
}: where?
prompt-build = { $ship } in { $state }: where?
prompt-complete = An ironclad can be completed: which?
action-launch = Launch: { $a1 } in { $a2 }
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
prompt-cruise = The ships in { $place }: what next?
prompt-chase = Ships come to { $place }: who intercepts?
prompt-shelter = Ships come to { $place }: do yours stay in port?
prompt-naval-stake = Naval battle at { $place }: what is added? ({ $attack } NSP against { $defence }; a chance of { $chance }%)
prompt-strike = Naval battle at { $place }: which enemy ship is hit?
prompt-suffer = The ships from { $place }: which is hit?
prompt-withdraw = The naval battle at { $place } is not won: where do the ships withdraw?
prompt-scatter = The ships in { $place } are beaten: where do they retreat?
prompt-departure = The ships cannot stay with the enemy in { $place }: where do they go?
action-fleet = Ships in { $a1 } set out, for a point
action-venture-fleet = Ships in { $a1 } set out boldly with a cautious General, for two points
action-free-fleet = Ships in { $a1 } set out by the free naval action
action-card-fleet = Play { $a2 }: ships in { $a1 } set out
action-cruise = Sail to { $a1 }
action-engage = Fight in { $a1 }
action-run = Run the guns of { $a1 } to { $a2 }
action-load = Take { $a1 } SP on board
action-disembark = Land the troops
action-moor = Leave a ship: { $a1 }
action-chase = Intercept from { $a1 }
action-let-by = Nobody intercepts
action-hide = All stay in port
action-slip-away = They avoid the battle and go to { $a1 }
action-meet = They fight
action-monitors = The ocean ironclads join: { $a1 } NSP
action-sink = A hit: { $a1 }
action-damage = Damaged: { $a1 }
action-retire = Retreat to { $a1 }
action-into-port = Retreat into the port
event-ships-ordered = The ships in { $place } set out ({ $side }).
event-cruised = { $number ->
    [one] A ship sails
   *[other] { $number } ships sail
} from { $origin } to { $place } ({ $side }).
event-chases = Ships in { $place } intercept: roll { $roll }, modifiers { $bonus }; { $success ->
    [1] in time
   *[0] in vain
}.
event-too-slow = { $number ->
    [one] The ironclad in { $place } is too slow, and stays.
   *[other] { $number } ironclads in { $place } are too slow, and stay.
}
event-caught = Ships from { $place } meet the enemy in { $goal }.
event-hides = { $number ->
    [one] A ship stays
   *[other] { $number } ships stay
} in port in { $place }.
event-monitors = The ocean ironclads join: { $number } NSP.
event-naval-battle = Naval battle of { $place }: the attack ({ $side }) rolls { $attack }: { $done }; the defence { $defence }: { $suffered }.
event-naval-won = The naval battle of { $place } is won ({ $side }).
event-naval-tied = The naval battle of { $place } decides nothing ({ $side }).
event-naval-lost = The naval attack on { $place } is beaten off ({ $side }).
event-ironclad-save = The armour: { $roll }; { $success ->
    [1] it holds
   *[0] it does not hold
}.
event-ship-damaged = Damaged in { $place }: { $ship }.
event-ship-sunk = Sunk in { $place }: { $ship }.
event-naval-leader-displaced = { $leader } loses his ships in { $place }.
event-guns = The guns of { $place }: { $roll }, { $done }.
event-turned-back = { $number ->
    [one] A ship turns back
   *[other] { $number } ships turn back
} to { $place }.
event-lost-behind = { $number ->
    [one] A ship is lost: it cannot
   *[other] { $number } ships are lost: they cannot
} get past the enemy from { $place }.
event-no-coal = { $number ->
    [one] A ship without coal is
   *[other] { $number } ships without coal are
} lost in { $place }.
event-trapped = The ships in { $place } have nowhere to go and are lost ({ $side }).
deny-no-naval-game = Ships are an optional rule that is not in use.
deny-no-ships = No ships of that side lie in { $place } that could sail.
deny-ships-sailed = The ships in { $place } have sailed in this phase.
deny-free-used = The free naval action has been used in this phase.
deny-card-not-for-ships = { $card } does not serve ships.
deny-free-carries-nobody = The free naval action carries no troops.
deny-not-aboard = Troops come on board only in the port in which the ships begin, while a General who stays keeps one SP: { $place }.
deny-nobody-aboard = There are no troops to land in { $place }.
deny-no-landing = No troops land in { $place }: those that come over the ocean land in its ports only.
deny-no-evasion = Ships avoid no battle at { $place } now: they only go from a port to its Coastal Fort, or back.
deny-no-fortified-port = { $place } is not a port with a fort of theirs.
deny-not-moored = No such ship can be left in { $place }.
deny-voyage-ended = The voyage ends in { $place }; where a ship may still be left, the others sail on then.
deny-guns-with-strength = With troops on board nobody runs the guns of { $place }.
deny-laden = With troops on board ships pass no enemy port, entrenchment or disabled ship on the way to { $place }.
deny-no-guns = { $place } has no guns that could fire at passing ships.
deny-no-lane = These ships do not come to { $place }.
deny-no-water = No navigable water touches { $place }.
deny-engage = The enemy lies in { $place }: that takes a naval battle.
deny-no-enemy-ships = { $place } holds nothing that ships could fight.
deny-ironclad-heavy = An ironclad passes one port at most up the river: { $place }.
deny-not-on-the-way = { $place } is not on the way that the ships have come, or the enemy is there.
deny-one-card = One card only serves in a battle.
deny-no-monitors = There are no ocean ironclads to add.
deny-monitors-used = The ocean ironclads have fought in this phase.
deny-monitors-need-card = The ocean ironclads join ocean ships that a card has sent out.
deny-monitors-too-deep = The ocean ironclads draw too much water for { $place }.
deny-not-hit = No such ship can be hit in { $place } now.
deny-no-port-here = { $place } has no port to retreat into.
ship-ocean-damaged = Damaged ocean ship
ship-river-damaged = Damaged river ship
ship-flotilla-damaged = Damaged flotilla
ship-ironclad-damaged = Damaged ironclad
prompt-redeploy = Strategic movement of ships: { $ship }, from where to where?
action-redeploy = From { $a1 } to { $a2 }
deny-one-port = All of them go to { $place }.
deny-no-redeployment = No water under the Union's control, free of enemy guns, leads to a friendly port in { $place }.
event-modifier-ships = { $amount } for the ships.
prompt-battery = The battery in { $place } is moved: where to?
action-battery = Play { $a2 }: move the battery in { $a1 }
action-shift = To { $a1 }
deny-no-battery = You have no naval battery in { $place }.
deny-no-battery-site = No such way leads from { $place } to another place for a battery.
deny-no-battery-line = No way of that kind leads to { $place }.
action-battery-rail = Move the battery in { $a1 } by railroad, for a point
action-battery-ship = Move the battery in { $a1 } by ship, for a point
deny-no-way-out = The ships in { $place } have nowhere to sail.
prompt-sortie = { $number } ships from { $place } are in time to meet the enemy in { $goal }: which go?
action-leave-behind = One stays: { $a1 }
action-sally = They go
action-hide-1 = It stays in port: { $a1 }
deny-peaceful-way = The ships in { $place } can retreat without passing guns, so they must.
note-engage = a chance of { $chance }% to win the naval battle
note-run = the guns score { $sunk } hits, { $damaged } damages and { $turned } ships turned back on average
show-ships = { $number } × { $ship }
show-harboured = { $number } of them in port
show-low-coal = ships short of coal
show-demoralised-ships = demoralised ships
show-naval-leader = { $leader }
proper-ocean = ocean ship
proper-river = river ship
proper-flotilla = river flotilla
proper-ironclad = ironclad
proper-hull = ironclad under construction
proper-ocean-damaged = damaged ocean ship
proper-river-damaged = damaged river ship
proper-flotilla-damaged = damaged flotilla
event-ship-left = Left in { $place }: { $ship }.
action-bound = Sail on: { $a1 }
action-flag = { $a1 } sails without the ships
prompt-bound = The ships in { $place }: where to on that water?
prompt-flag = { $leader } sails alone: where to?
event-flag = { $leader } sails from { $origin } to { $place }.
event-naval-leader-escapes = { $leader } escapes from { $place }.
note-bound = on: { $area }
deny-water-first = First name the water on which { $place } lies.
deny-other-water = { $place } does not lie on the water that was named.
deny-flag-with-ships = { $general } sails alone only before his ships do anything.
deny-flag-nowhere = No water free of the enemy leads { $general } to other ships or to a friendly port.
deny-flag-at-sea = { $general } is left only in a friendly port, or with other ships.
deny-no-flag-there = A leader without ships does not come to { $place }: he sails to ships of his side or to a friendly port, away from the enemy's zones.
area-river-alabama = Alabama
area-river-apalachicola = Apalachicola
area-river-arkansas = Arkansas
area-river-atchafalaya = Atchafalaya
area-river-bayou-lafourche = Bayou Lafourche
area-river-black-warrior = Black Warrior
area-river-cape-fear = Cape Fear
area-river-chattahoochee = Chattahoochee
area-river-chowan = Chowan
area-river-cumberland = Cumberland
area-river-cypress-bayou = Cypress Bayou
area-river-flint = Flint
area-river-green = Green River
area-river-illinois = Illinois
area-river-james = James
area-river-kanawha = Kanawha
area-river-kentucky = Kentucky
area-river-mississippi = Mississippi
area-river-missouri = Missouri
area-river-mobile = Mobile
area-river-neuse = Neuse
area-river-ohio = Ohio
area-river-ouachita = Ouachita
area-river-pee-dee = Pee Dee
area-river-potomac = Potomac
area-river-rappahannock = Rappahannock
area-river-red = Red River
area-river-roanoke = Roanoke
area-river-sabine = Sabine
area-river-savannah = Savannah
area-river-st-johns = St. Johns
area-river-tar = Tar
area-river-tennessee = Tennessee
area-river-tombigbee = Tombigbee
area-river-trinity = Trinity
area-river-white = White River
area-river-yazoo = Yazoo
area-river-york = York River
area-sea-atlantic = the Atlantic coast
area-sea-gulf = the coast of the Gulf
area-sea-chesapeake = Chesapeake Bay
area-sea-pamlico = Pamlico Sound
area-sea-albemarle = Albemarle Sound
area-sea-mississippi-sound = Mississippi Sound
area-sea-mobile-bay = Mobile Bay
area-sea-galveston-bay = Galveston Bay
area-sea-atchafalaya-bay = Atchafalaya Bay

orders-fleets = Let ships set out
orders-batteries = Move a battery
