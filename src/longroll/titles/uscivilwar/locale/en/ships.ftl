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
action-launch-at-build = { $a1 } in { $a2 }
action-complete = Complete the ironclad in { $a1 }
event-launched = { $The-side } launches in { $place }: { $ship }.
event-battery-laid = { $The-side } lays a naval battery in { $place }.
event-battery-moved = { $The-side } moves a naval battery from { $origin } to { $place }.
event-naval-leader = { $leader } takes command in { $place }.
event-naval-leader-gone = { $leader } leaves the war.
event-navy-roll = The navy builds by the special reinforcement table: roll { $roll }, { $ship }; by the Random State Table: { $number } with two dice, { $state }.
event-navy-lost = { $ship } in { $state }: there is no place for it, and it is lost.
event-repaired = Repaired in { $place }: { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}.
event-ironclad-roll = Ironclads under construction: roll { $roll }, needed { $needed } or more; { $success ->
    [1] one is completed
   *[0] none is completed
}.
event-completed = The ironclad in { $place } is completed.
event-low-coal = { $The-side } is short of coal in { $place }.
event-seized = Lost with { $place }: { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}.
deny-no-such-ship = That ship is not what arrives in { $place }.
deny-no-yard = { $place } has no yard for river ships.
deny-no-berth = { $place } is neither a port nor works that can take a battery.
deny-no-hull = No ironclad is under construction in { $place }.
deny-patrolled = Enemy ships prevent any crossing to { $place }.
prompt-cruise = The ships in { $place }: what next?
prompt-chase = Ships{ $number ->
    [0] {""}
   *[other] {" "}of { $number } NSP
}{ $led ->
    [1] {" "}under { $leader }
   *[0] {""}
} approach { $place }: who intercepts?
prompt-shelter = Ships of { $number } NSP{ $led ->
    [1] {" "}under { $leader }
   *[0] {""}
} approach { $place }, where you have { $held }, works counted: do yours stay in port?
prompt-naval-stake = Naval battle at { $place }: what do you add? ({ $attack } NSP against { $defence }; a chance of { $chance }%)
prompt-strike = Naval battle at { $place }: which enemy ship is hit?
prompt-suffer = The ships from { $place }: which is hit?
prompt-withdraw = The naval battle at { $place } is not won: where do the ships withdraw?
prompt-scatter = The ships in { $place } are beaten: where do they retreat?
prompt-departure = The ships cannot stay with the enemy in { $place }: where do they go?
prompt-homeward = The assault has failed, and the ships go back with the troops from { $place }: where do they go?
action-fleet = Ships in { $a1 } set out, for a point
action-venture-fleet = Ships in { $a1 } set out with a General, though cautious, for two points
action-free-fleet = Ships in { $a1 } set out by the free naval action
action-card-fleet = Play “{ $a2 }”: ships in { $a1 } set out
action-cruise = Sail to { $a1 }
action-engage = Fight in { $a1 }
action-run = Run the guns of { $a1 } to { $a2 }
action-load = Take { $a1 } SP on board
action-disembark = Land the troops
action-moor = Leave a ship: { $a1 }
action-bring = Take along a ship: { $a1 }
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
event-ships-ordered = { $The-side } sends out the ships in { $place }.
event-embarked = { $The-side } takes { $number ->
    [one] 1 SP
   *[other] { $number } SP
} on board in { $place }.
event-boards = { $general } goes on board in { $place }.
event-brought-back = { $The-side } brings { $number ->
    [one] 1 SP
   *[other] { $number } SP
} back to { $place }: nobody has landed.
event-cruised = { $The-side } sails { $number ->
    [one] a ship
   *[other] { $number } ships
} from { $origin } to { $place }.
event-chases = The ships in { $place } try to intercept: roll { $roll }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }, total { $total }
}, needed { $needed } or more; { $success ->
    [1] in time
   *[0] in vain
}.
event-too-slow = { $number ->
    [one] The ironclad in { $place } is too slow and stays behind.
   *[other] { $number } ironclads in { $place } are too slow and stay behind.
}
event-caught = Ships from { $place } meet the enemy in { $goal }.
event-hides = { $number ->
    [one] A ship stays
   *[other] { $number } ships stay
} in the port of { $place }.
event-monitors = The ocean ironclads join: { $number } NSP.
event-naval-attack = { $The-side } attacks with ships at { $place }: { $number } NSP against { $defenders }.
event-naval-battle = The attack, in column { $attack_column }, rolls { DICE($dice, "first", $number) }{ $attack_bonus ->
    [0] {""}
   *[other] , modifiers { $attack_bonus }
}, total { $attack }: { $dealt ->
    [0] { $dealt_mark ->
        [1] only a diamond
        [2] only damage
       *[0] nothing
    }
    [one] 1 hit{ $dealt_mark ->
        [1] {" "}and a diamond
        [2] {" "}and damage
       *[0] {""}
    }
   *[other] { $dealt } hits{ $dealt_mark ->
        [1] {" "}and a diamond
        [2] {" "}and damage
       *[0] {""}
    }
}; the defence, in column { $defence_column }, rolls { DICE($dice, "rest", $number) }{ $defence_bonus ->
    [0] {""}
   *[other] , modifiers { $defence_bonus }
}, total { $defence }: { $taken ->
    [0] { $taken_mark ->
        [1] only a diamond
        [2] only damage
       *[0] nothing
    }
    [one] 1 hit{ $taken_mark ->
        [1] {" "}and a diamond
        [2] {" "}and damage
       *[0] {""}
    }
   *[other] { $taken } hits{ $taken_mark ->
        [1] {" "}and a diamond
        [2] {" "}and damage
       *[0] {""}
    }
}.
event-naval-won = { $The-side } wins the naval battle of { $place }.
event-naval-tied = { $The-side } fights the naval battle of { $place } without a decision.
event-naval-lost = { $The-side } is beaten off in the naval attack on { $place }.
event-ironclad-save = The armour: roll { $roll }, needed { $needed } or more; { $success ->
    [1] it holds
   *[0] it is pierced
}.
event-ship-damaged = Damaged in { $place }: { $ship }.
event-ship-sunk = Sunk in { $place }: { $ship }.
event-naval-leader-displaced = { $leader } is left without ships in { $place } and goes to the Displaced box.
event-guns = The guns of { $place }, in column { $column }: roll { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }
}, total { $roll }, no effect below { $needed }; { $dealt ->
    [0] { $dealt_mark ->
        [1] only a diamond
        [2] only damage
       *[0] nothing
    }
    [one] 1 hit{ $dealt_mark ->
        [1] {" "}and a diamond
        [2] {" "}and damage
       *[0] {""}
    }
   *[other] { $dealt } hits{ $dealt_mark ->
        [1] {" "}and a diamond
        [2] {" "}and damage
       *[0] {""}
    }
}.
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
event-trapped = { $The-side } loses its ships in { $place }: they have nowhere to go.
deny-no-naval-game = Ships are an optional rule, and this game does not use it.
deny-no-ships = That side has no ships in { $place } that could sail.
deny-not-to-redeploy = There is no such ship in { $place } to redeploy.
deny-ships-sailed = The ships in { $place } have already sailed this phase.
deny-free-used = The free naval action has already been used this phase.
deny-card-not-for-ships = { $card } cannot be used for ships.
deny-free-carries-nobody = The free naval action cannot carry troops.
deny-not-aboard = Troops can embark only in the port where the ships begin, and a General who stays behind keeps one SP: { $place }.
deny-nobody-aboard = There are no troops to land in { $place }.
deny-no-landing = Troops cannot land in { $place }: those that come by ocean land only in its ports.
deny-no-evasion = Ships cannot avoid battle at { $place } now: they can only go from a port to its Coastal Fort, or back.
deny-has-chased = Ships that have just intercepted at { $place } must fight: only those that lay there may stay in port.
deny-no-fortified-port = { $place } is not a port with one of their forts.
deny-not-moored = That ship cannot be left in { $place }.
deny-stays-with-ships = { $leader } may stay behind only with some of his ships: leave one of them first.
deny-redeploys-with-ships = { $leader } redeploys only with his ships: send one of them first.
deny-not-joining = No such ship in { $place } can join the others now.
deny-voyage-ended = The voyage ends in { $place }; if a ship can still be left there, the others then sail on.
deny-guns-with-strength = Ships with troops on board cannot run the guns of { $place }.
deny-laden = Ships with troops on board cannot pass an enemy port, entrenchment or disabled ship on the way to { $place }.
deny-no-guns = { $place } has no guns to fire at passing ships.
deny-guns-in-way = The enemy's guns in { $place } bar the way there.
deny-no-run = No way leads past the guns of { $place } straight to { $goal }.
deny-no-lane = These ships cannot reach { $place }.
deny-no-water = No navigable water touches { $place }.
deny-engage = The enemy lies in { $place }: that takes a naval battle.
deny-no-enemy-ships = There is nothing in { $place } for ships to fight.
deny-ironclad-heavy = An ironclad can pass only one port up the river: { $place }.
deny-back-to-port = The ships go back to a friendly port, and { $place } is none.
deny-not-on-the-way = { $place } is not on the way the ships came, or the enemy is there.
deny-one-card = Only one card can be used in a battle.
deny-no-monitors = There are no ocean ironclads to add.
deny-monitors-used = The ocean ironclads have already fought this phase.
deny-monitors-need-card = The ocean ironclads can join only ocean ships sent out with a card.
deny-monitors-too-deep = The ocean ironclads draw too much water for { $place }.
deny-not-hit = That ship cannot be hit in { $place } now.
deny-no-port-here = { $place } has no port to retreat into.
ship-ocean-damaged = Damaged ocean ship
ship-river-damaged = Damaged river ship
ship-flotilla-damaged = Damaged flotilla
ship-ironclad-damaged = Damaged ironclad
ship-ocean-demoralised = Demoralised ocean ship
ship-ocean-damaged-demoralised = Damaged, demoralised ocean ship
ship-river-demoralised = Demoralised river ship
ship-river-damaged-demoralised = Damaged, demoralised river ship
ship-flotilla-demoralised = Demoralised flotilla
ship-flotilla-damaged-demoralised = Damaged, demoralised flotilla
ship-ironclad-demoralised = Demoralised ironclad
ship-ironclad-damaged-demoralised = Damaged, demoralised ironclad
prompt-redeploy = Strategic movement of ships: { $ship }, from where to where?
action-redeploy = From { $a1 } to { $a2 }
action-redeploy-3 = From { $a1 } to { $a2 }: { $a3 }
action-redeployment = Ships redeploy now
deny-one-port = They must all go to { $place }.
deny-no-redeployment = No Union-controlled water free of enemy guns leads to a friendly port in { $place }.
event-modifier-ships = { $side }: { $amount } for the ships.
prompt-battery = The battery in { $place } moves: where to?
action-battery = Play “{ $a2 }”: move the battery in { $a1 }
action-shift = To { $a1 }
deny-no-battery = You have no naval battery in { $place }.
deny-no-battery-site = No line of that kind leads from { $place } to another site for a battery.
deny-no-battery-line = No line of that kind leads to { $place }.
action-battery-rail = Move the battery in { $a1 } by railroad, for a point
action-battery-ship = Move the battery in { $a1 } by ship, for a point
deny-no-way-out = The ships in { $place } have nowhere to sail.
prompt-sortie = { $number } ships from { $place } are in time to meet the enemy in { $goal }: which ones go?
action-leave-behind = Leave behind: { $a1 }
action-sally = They go
action-hide-1 = It stays in port: { $a1 }
deny-peaceful-way = The ships in { $place } can retreat without passing guns, so they must.
note-engage = a chance of { $chance }% to win the naval battle{ $lands ->
    [1] ; then { $wins }% to win ashore
   *[0] {""}
}
note-halt-laden = { $number ->
    [one] 1 SP goes
   *[other] { $number } SP go
} back to { $place }
note-ships = { $assault ->
    [1] an assault is allowed
   *[0] no assault
}
note-run = on average { $sunk } hits, { $damaged } damaged, { $turned } turned back{ $fights ->
    [1] ; then a chance of { $chance }% to win the naval battle with all of them
   *[0] {""}
}
show-ships = { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}
show-harboured = { $number } of them in port
show-low-coal = ships short of coal
show-lies-on = ships lie on: { $area }
show-naval-leader = { $leader }
proper-ocean = ocean ship
proper-river = river ship
proper-flotilla = river flotilla
proper-ironclad = ironclad
proper-hull = ironclad under construction
proper-ocean-damaged = damaged ocean ship
proper-river-damaged = damaged river ship
proper-flotilla-damaged = damaged flotilla
proper-ocean-demoralised = demoralised ocean ship
proper-ocean-damaged-demoralised = damaged and demoralised ocean ship
proper-river-demoralised = demoralised river ship
proper-river-damaged-demoralised = damaged and demoralised river ship
proper-flotilla-demoralised = demoralised flotilla
proper-flotilla-damaged-demoralised = damaged and demoralised flotilla
proper-ironclad-demoralised = demoralised ironclad
event-ship-left = Left in { $place }: { $ship }.
action-bound = Sail on: { $a1 }
action-flag = { $a1 } sails without the ships
prompt-bound = The ships in { $place }: where to on that water?
prompt-flag = { $leader } sails alone: where to?
event-flag = { $leader } sails from { $origin } to { $place }.
event-naval-leader-escapes = { $leader } escapes from { $place }.
note-bound = water: { $area }
deny-water-first = First choose the water that { $place } lies on.
deny-other-water = { $place } is not on the water you chose.
deny-flag-with-ships = { $general } can sail alone only before his ships do anything.
deny-flag-nowhere = No water free of the enemy leads { $general } to other ships or to a friendly port.
deny-flag-at-sea = { $general } can be left only in a friendly port, or with other ships.
deny-no-flag-there = A leader without ships cannot go to { $place }: he sails to ships of his side or to a friendly port, away from enemy zones.
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
deny-first-fleet = That is for ships under way (advanced game): first let them set out (“Ships in ... set out”).
event-modifier-naval-leader = { $side }: { $amount } for the naval leader.
event-modifier-naval-shaken = { $side }: { $amount } for demoralised ships.
note-chase = { $chance }% to succeed; then the enemy wins { $wins }%
note-chase-about = Of the naval battle: this stack comes alone, with all its ships that are in time. Neither cards nor ocean ironclads are counted.
note-fleet-meets = the enemy wins the naval battle { $wins }%
note-unopposed = there is no naval battle
note-monitors = with them { $chance }%
note-withhold = as it is { $chance }%
odds-given-ships = if { $led ->
    [1] { $leader } intercepts
   *[0] ships intercept
} from { $place }{ $slow ->
    [1] {" "}without their ironclads
   *[0] {""}
}, { $chance }% likely
odds-fleet-attacks = { $number } NSP{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } of the ocean ironclads
}{ $led ->
    [1] , { $leader }
   *[0] {""}
}; column { $label }, modifiers { $amount }{ $harmed ->
    [0] {""}
   *[other] ; a ship is damaged as well { $harmed }%
}{ $armoured ->
    [1] ; a die may spare an ironclad
   *[0] {""}
}
odds-fleet-defends = { $number } NSP{ $works ->
    [0] {""}
   *[other] , { $alone ->
        [1] all
       *[0] { $works } of them
    } { $coastal ->
        [1] of the Coastal Fort
       *[0] of the fort
    }
}{ $led ->
    [1] , { $leader }
   *[0] {""}
}; column { $label }, modifiers { $amount }{ $harmed ->
    [0] {""}
   *[other] ; a ship is damaged as well { $harmed }%
}{ $armoured ->
    [1] ; a die may spare an ironclad
   *[0] {""}
}
chart-navy = Confederate naval reinforcements
chart-navy-about = A die each turn; the Random State Table tells where. What has no place there is lost.
label-navy-built = what is built
show-ship = { $ship }

# Several of them, after their number.
several-ocean = ocean ships
several-ocean-damaged = damaged ocean ships
several-ocean-demoralised = demoralised ocean ships
several-ocean-damaged-demoralised = damaged and demoralised ocean ships
several-river = river ships
several-river-damaged = damaged river ships
several-river-demoralised = demoralised river ships
several-river-damaged-demoralised = damaged and demoralised river ships
several-flotilla = river flotillas
several-flotilla-damaged = damaged flotillas
several-flotilla-demoralised = demoralised flotillas
several-flotilla-damaged-demoralised = damaged and demoralised flotillas
several-ironclad = ironclads
several-ironclad-damaged = damaged ironclads
several-ironclad-demoralised = demoralised ironclads
several-ironclad-damaged-demoralised = damaged and demoralised ironclads
several-hull = ironclads under construction
several-battery = naval batteries
