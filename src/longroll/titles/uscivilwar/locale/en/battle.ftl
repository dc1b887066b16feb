# The U.S. Civil War: battles.

prompt-stake = The attack on { $place }: play a card? (modifiers { $attack } against { $defence }; a chance of { $chance }%)
prompt-remain = Generals without SP: do they stay in { $place }?
prompt-retreat = { $number ->
    [one] 1 SP retreats
   *[other] { $number } SP retreat
} from { $place }: where to?
prompt-yield = The SP in { $place } must make way: where do they go?
action-attack = Attack { $a1 }
action-escort = Cross to { $a2 } with naval support: play { $a1 }
action-stake = Play “{ $a1 }”
action-withhold = No card
action-remain = They remain
action-withdraw = They leave for the Displaced box
action-retreat = Retreat to { $a1 }
note-retreat = { $number ->
    [one] ends in { $place }
   *[other] then on to one of { $number } hexes
}
action-stand = Retreat no further
action-stand-at-avoid = Stand and fight
action-stand-at-fall-back = Fight
action-yield = Make way to { $a1 }
event-battle = { $The-side } attacks { $place } with { $number } SP against { $defenders }.
event-river-divides = Only { $number ->
    [one] 1 SP fights
   *[other] { $number } SP fight
  } across the water; { $left } { $left ->
    [one] waits
   *[other] wait
  } on the bank.
event-battle-dice = The attack, in column { $attack_column }, rolls { DICE($dice, "first", $number) }{ $attack_bonus ->
    [0] {""}
   *[other] , modifiers { $attack_bonus }
}, total { $attack }: for the defence, { $dealt ->
    [0] { $dealt_mark ->
        [1] only a diamond
        [2] only an asterisk
       *[0] no loss
    }
    [one] a loss of 1 SP{ $dealt_mark ->
        [1] {" "}with a diamond
        [2] {" "}with an asterisk
       *[0] {""}
    }
   *[other] a loss of { $dealt } SP{ $dealt_mark ->
        [1] {" "}with a diamond
        [2] {" "}with an asterisk
       *[0] {""}
    }
}; the defence, in column { $defence_column }, rolls { DICE($dice, "rest", $number) }{ $defence_bonus ->
    [0] {""}
   *[other] , modifiers { $defence_bonus }
}, total { $defence }: for the attack, { $taken ->
    [0] { $taken_mark ->
        [1] only a diamond
        [2] only an asterisk
       *[0] no loss
    }
    [one] a loss of 1 SP{ $taken_mark ->
        [1] {" "}with a diamond
        [2] {" "}with an asterisk
       *[0] {""}
    }
   *[other] a loss of { $taken } SP{ $taken_mark ->
        [1] {" "}with a diamond
        [2] {" "}with an asterisk
       *[0] {""}
    }
}.
event-works-spare = Its works spare { $the-side } { $number } SP.
event-battle-losses = Actual losses: the attack { $number ->
    [0] none
   *[other] { $number } SP
}, the defence { $defenders ->
    [0] none
   *[other] { $defenders } SP
}.
event-battle-won = { $The-side } wins the battle of { $place }{ $by ->
    [1] {" "}by a diamond
    [2] {" "}by an asterisk
   *[0] {""}
}.
event-battle-lost = { $The-side } loses the battle of { $place }{ $by ->
    [1] {" "}by a diamond
    [2] {" "}by an asterisk
   *[0] {""}
}.
event-battle-tied = The battle of { $place } is tied.
event-demoralised-loss = { $The-side } was demoralised already and loses { $number } SP more.
event-demoralised = { $The-side } is left with { $number ->
    [one] 1 demoralised SP
   *[other] { $number } demoralised SP
}.
event-stays = { $The-side } stays in { $place }.
event-overrun = { $The-side } is overrun in { $place }: { $number ->
    [one] 1 SP is displaced
   *[other] { $number } SP are displaced
}.
event-escorted = { $The-side } plays a card: { $card }, to cross the river with naval support.
event-militia-displaced = { $The-side } sees its militia of { $state } disperse.
event-fort-captured = { $level ->
    [0] { $The-side } takes { $place }, whose fort is destroyed
   *[other] { $The-side } takes the fort of { $place }, now of level { $level }
}.
event-retreated = { $The-side } retreats from { $origin }{ $steps ->
    [1] {""}
   *[other] {" "}over { $over }
} to { $place } with { $number ->
    [one] 1 SP
   *[other] { $number } SP
}.
event-pushed = { $The-side } makes way with { $number ->
    [one] 1 SP
   *[other] { $number } SP
} from { $origin } to { $place }.
event-no-retreat = { $The-side } has no retreat from { $place }: { $number ->
    [one] 1 SP surrenders
   *[other] { $number } SP surrender
}.
deny-nobody-there = There is nobody to attack in { $place }.
deny-attack-way = { $place } is not next to the force, or no way leads there: march next to it first.
deny-no-escort = Only Union Generals can cross rivers with naval support.
deny-no-enemy-river = There is no enemy-controlled river between the force and { $place }.
deny-retreat-way = The retreat cannot cross that hexside to { $place }.
deny-retreat-back = A retreat cannot go back to { $place }.
deny-retreat-enemy = The enemy is in { $place } and cannot be pushed aside.
deny-retreat-shut = { $place } is closed: an enemy Objective or Resource hex, enemy works, or prohibited ground.
deny-retreat-attackers = { $place } was in the attackers' zone.
deny-retreat-strong = { $place } is in the zone of an enemy with at least as many SP.
deny-retreat-zone = { $place } is in an enemy zone, and there is a way that stays out of it.
deny-retreat-mountain = The way to { $place } crosses mountains, and there is one that does not.
deny-retreat-supply = { $place } has no supply, and another hex does.
deny-retreat-dead-end = The retreat could not go on from { $place }.
deny-retreat-on = The retreat cannot end in { $place } yet.
deny-general-in-zone = A General without SP cannot enter the enemy zone in { $place }.
deny-militia-home = Militia cannot leave its state for { $place }.

# What both sides fight with.
odds-given = if { $led ->
    [1] { $commander } intercepts from
   *[0] a force comes from
} { $place }, { $chance }% likely
odds-attackers = { $waiting ->
    [0] { $number } SP
   *[other] { $able } of { $number } SP across the water
}{ $led ->
    [1] , { $commander } ({ $stars }★, attack { $attack })
   *[0] , no General
}{ $fought ->
    [1] ; column { $label }, modifiers { $amount }
   *[0] {""}
}
odds-defenders = { $number } SP{ $led ->
    [1] , { $commander } ({ $stars }★, defence { $defence })
   *[0] , no General
}{ $militia ->
    [1] , militia
   *[0] {""}
}{ $garrison ->
    [1] , the garrison
   *[0] {""}
}{ $fort ->
    [0] {""}
   *[other] , a fort of level { $fort }
}{ $coastal ->
    [1] , a Coastal Fort
   *[0] {""}
}{ $trench ->
    [1] , entrenchments
   *[0] {""}
}{ $exposed ->
    [1] ; neither works nor ground help
   *[0] {""}
}{ $fought ->
    [1] ; column { $label }, modifiers { $amount }
   *[0] {""}
}
