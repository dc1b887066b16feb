# Battles: chapter 7, and overruns.

## Actions

action-stand = Stand and fight
action-retreat = Retreat to { $a1 }
action-battle-command = Let { $a1 } command
action-subordinate = Use { $a1 }
action-use-elite-0 = Use no elite unit
action-use-elite-1 = Use one elite unit
action-use-elite-2 = Use both elite units
action-lose-unit-infantry = Lose infantry only
action-lose-unit = Lose the brigade of { $a1 }
action-count-loss = Let his unit count as a loss
action-save-unit = Keep his unit as a reinforcement

## Questions

prompt-try-retreat = The enemy comes to { $space }: stand, or retreat on a roll of { $number } or less?
prompt-retreat-freely = The enemy comes to { $space }: stand, or retreat without a roll?
prompt-battle-command = Who commands in { $space }?
prompt-subordinate = Whose rating supports the commander in { $space }?
prompt-elite = How many elite units does the { $army } use?
prompt-losses = Choose what you lose; still to lose: { $count }.
prompt-brigade-loss = { $general } has fallen: what becomes of the unit of his brigade?
prompt-retreat = Where does the force in { $space } retreat to?
prompt-enemy-retreat = Where must the beaten enemy in { $space } go?

## What happens

event-battle = { $The-side } attacks { $space } with { $attackers } against { $defenders }: a { $size } battle.
event-modifier-interception = { $side }: +{ $count } for intercepting.
event-modifier-fort = { $side }: +{ $count } for the fort.
event-modifier-amphibious = { $side }: +{ $count } in the amphibious assault.
event-modifier-commander = { $side }: +{ $count } for { $general } in command.
event-modifier-subordinate = { $side }: +{ $count } for { $general }.
event-modifier-elite = { $side }: +{ $count } for elite units.
event-modifier-ratio = { $side }: +{ $count } for superior numbers.
event-modifier-enemy-unsupplied = { $side }: +{ $count } because the enemy is out of supply.
event-modifier-sigel = { $side }: +{ $count } thanks to Franz Sigel.
event-battle-roll = { $The-side } rolls { $roll } + { $modifier } = { $total } in a { $size } battle: the enemy's result is { $losses }.
event-general-casualty-roll = { $The-side } rolls { $roll } for its generals (one falls on { $number } or less).
event-elite-lost = The { $army } loses an elite unit.
event-amphibious-sum = The assault on { $space }: naval training +{ $track }, event +{ $bonus }; against it fort { $forts }, ironclad { $ironclads }, torpedoes { $torpedoes }, Hunley { $hunley } (a difference of 3 at most).
event-no-screen = { $side }: { $general } counts for { $count } less, for lack of a cavalry screen.
event-loss-capped = { $The-side } loses only { $count }: so weak an enemy can do no more.
event-loss-of-all = { $The-side } loses only { $count }: it has no more.
event-spared = { $The-side } keeps { $count } unit, although both sides would be wiped out.
event-battle-tie = A tie: the defender wins it.
event-battle-tie-asterisk = A tie with an asterisk: the attacker wins it.
event-battle-tie-prize = A tie: in a capital or resource centre the asterisk does not count, and the defender wins it.
event-battle-tie-empty-fort = A tie: the attacker has units left, so the fort falls.
event-battle-tie-fort-stands = A tie: the attacker has no unit left, so the fort stands.
event-generals-safe = { $The-side } need not roll for its generals.
event-battle-won = { $The-side } wins the battle of { $space }.
event-hunley-spent = The Hunley is lost at { $space }.
event-retreat = { $The-side } retreats from { $from } to { $to }.
event-falls-back = { $The-side } falls back to { $space }.
event-retreat-loss = { $The-side } loses still more in the retreat to { $space }.
event-surrender = { $The-side } surrenders in { $space }: there is no way to retreat.
event-retreat-succeeds = { $The-side } rolls { $roll } ({ $number } or less will do) and slips away from { $space }.
event-retreat-fails = { $The-side } rolls { $roll } (it needed { $number } or less) and cannot get away from { $space }.
event-retreat-before-battle = { $The-side } retreats before battle from { $from } to { $to }.
event-overrun = { $The-side } overruns the enemy in { $space } with { $attackers } against { $defenders }.

## Refusals

deny-retreat-not-adjacent = { $space } is not adjacent.
deny-retreat-water = No retreat is possible over the water to { $space }.
deny-retreat-way = A retreat cannot use the way to { $space }.
deny-retreat-river = The river bars the way to { $space }.
deny-retreat-attackers-space = The attack came from { $space }.
deny-retreat-enemy = The enemy holds { $space }.
deny-retreat-enemy-control = { $space } is under enemy control.
deny-retreat-priority = There is a better retreat than { $space }: the loser's own spaces come first, then neutral, then enemy ones, and those with a line of communication before those without.

reason-large-battle-won = a large battle won
reason-large-battle-lost = a large battle lost

# What a player may wish not to be asked: what he does not do then.
decline-try-retreat = Do not try to retreat before battle
decline-retreat-freely = Do not retreat before battle without a roll
