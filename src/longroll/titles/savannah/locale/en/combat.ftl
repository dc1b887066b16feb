# Close combat: declaration, tactics, results, retreats, advance (G12, G13).

## Prompts

prompt-divert = Close combat: divert an enemy stack, at the cost of a column of odds for your units next to it?
prompt-agree-diversion = Close combat: your ally wants to divert the enemies in { $hex }, at the cost of a column of odds for your units next to them. Do you agree?
prompt-attack = { $count ->
    [0] Close combat: every unit next to the enemy must attack, and every enemy next to them must be attacked. Who attacks what?
   *[other] Close combat: the other units next to the enemy must attack too, until every enemy next to them is attacked (§ G12.12, G12.13). Who attacks what?
}
prompt-extend = Some enemies are not attacked yet: whose attack takes them on as well?
prompt-resolve = Which combat is fought next?
prompt-ride-off = The cavalry in { $hex } is attacked: stand, or ride off three hexes?
prompt-lead = Which unit leads in the combat for { $hex }?
prompt-tactic = Choose a tactic, in secret.
prompt-reroll = The result is { $result }{ combat-outcome }; spend a momentum chit to roll again? You hold { $count }.
prompt-captive = Which unit is captured?
prompt-second-loss = Which other unit loses a step?
prompt-lose-leader = Which leader is lost?
prompt-retreat = { $unit } { AGREE($unit, "retreats", "retreat") } from { $hex }: where to? Hexes still to go: { $count }.
prompt-spare = { $unit } { AGREE($unit, "has", "have") } no room to retreat: lose a step and go, or be captured?
prompt-escort = { $unit } { AGREE($unit, "has", "have") } gone to { $hex }: who goes with { AGREE($unit, "it", "them") }?
prompt-must-advance = The enemy has left: which unit advances where?
prompt-advance = Who else advances after combat?

## Actions

action-divert = Divert the enemies in { $a1 }
action-no-diversion = No diversion
action-agree = Agree
action-refuse = Refuse
action-attack = { $a1 } attacks { $a2 }
action-extend = The attack on { $a2 } takes on { $a1 } too
action-resolve = Fight for { $a1 }
action-ride-off = Ride off
action-lead = { $a1 } leads
action-tactic-skirmish = Skirmish
action-tactic-echeloned-assault = Echeloned assault
action-tactic-stand-fast = Stand fast
action-tactic-withdraw = Withdraw
action-tactic-frontal-assault = Frontal assault
action-tactic-commit-reserve = Commit the reserve
action-tactic-turn-flank = Turn the flank
action-tactic-refuse-flank = Refuse the flank
action-accept = Leave it so
action-reroll = Roll again
action-capture = { $a1 } is captured
action-lose-step = { $a1 } loses a step
action-yield = { $a1 } surrenders
action-lose-leader = Lose { $a1 }
action-retreat = Retreat to { $a1 }
action-escort = { $a1 } goes along
action-advance = { $a1 } advances to { $a2 }

## Tactics

tactic-skirmish = skirmish
tactic-echeloned-assault = echeloned assault
tactic-stand-fast = stand fast
tactic-withdraw = withdraw
tactic-frontal-assault = frontal assault
tactic-commit-reserve = commit the reserve
tactic-turn-flank = turn the flank
tactic-refuse-flank = refuse the flank

## What a tactic does: a few words beside the order, the rest for whoever points at it

note-joins = with { $hexes } in one combat: { $chance }%
note-joins-changed = with { $hexes } in one combat: { $chance }%, not { $alone }%
note-tactic-skirmish = a loose line feels them out
note-tactic-echeloned-assault = strike one wing after the other
note-tactic-stand-fast = hold the ground and fire
note-tactic-withdraw = slip away: where nobody fights, back a hex
note-tactic-frontal-assault = straight at them with all you have
note-tactic-commit-reserve = throw in the second line
note-tactic-turn-flank = go round their open side
note-tactic-refuse-flank = bend your open wing back
note-tactic-matches = { $twice-better ->
    [none] {""}
   *[other] 2 better for you against: { $twice-better }.{"\u000A"}
  }{ $better ->
    [none] {""}
   *[other] 1 better for you against: { $better }.{"\u000A"}
  }{ $worse ->
    [none] {""}
   *[other] 1 worse for you against: { $worse }.{"\u000A"}
  }{ $twice-worse ->
    [none] {""}
   *[other] 2 worse for you against: { $twice-worse }.{"\u000A"}
  }{ $void ->
    [none] {""}
   *[other] No combat against: { $void }.{"\u000A"}
  }Without effect against the rest.
note-tactic-skirmish-about = { note-tactic-matches }
note-tactic-echeloned-assault-about = { note-tactic-matches }
note-tactic-stand-fast-about = { note-tactic-matches }
note-tactic-withdraw-about = { note-tactic-matches }
note-tactic-frontal-assault-about = { note-tactic-matches }
note-tactic-commit-reserve-about = { note-tactic-matches }
note-tactic-turn-flank-about = { note-tactic-matches }
note-tactic-refuse-flank-about = { note-tactic-matches }

## Events

event-mixed-stack-retreats = { $unit } { AGREE($unit, "stands", "stand") } mixed with { AGREE($unit, "its", "their") } ally and { AGREE($unit, "falls", "fall") } back instead of attacking.
event-diversion = The enemies in { $hex } are diverted.
event-diversion-refused = The allies do not agree to divert the enemies in { $hex }.
event-must-attack = { $count ->
    [one] One unit stands next to the enemy and must attack
   *[other] { $count } units stand next to the enemy and must attack
}; every enemy next to them must be attacked (§ G12.12, G12.13).
event-declared = { $unit } will attack { $hex }.
event-pins-lifted = All pins are lifted.
event-combat = { $side } attack { $hex }.
event-combat-won = { $side } win the combat for { $hex }.
event-combat-drawn = The combat for { $hex } ends undecided.
event-attacks = { $unit } { AGREE($unit, "attacks", "attack") } { $hex }.
event-cavalry-withdraws = { $unit } { AGREE($unit, "rides", "ride") } off before the attack.
event-cavalry-ready = { $unit } { AGREE($unit, "is", "are") } ready again after { AGREE($unit, "its", "their") } withdrawal.
event-leads = { $unit } { AGREE($unit, "leads", "lead") } the way.
event-odds = { $attack } against { $defence }: odds of { $odds }.
event-tactic = { $side } choose { $tactic }.
event-tactics-modifier = { $amount } for the tactics.
event-no-combat = There is no combat for { $hex }.
event-combat-roll = Roll { $roll }{ $amount ->
    [0] {""}
   *[other] , modified by { $amount } to { $count }
}, at { $odds }: { $result }{ combat-outcome }.
event-suffers-r = { $unit } must retreat.
event-suffers-d = { $unit } { AGREE($unit, "is", "are") } thrown into disorder.
event-suffers-1 = { $unit } { AGREE($unit, "takes", "take") } a loss.
event-suffers-2 = { $unit } { AGREE($unit, "is", "are") } destroyed.
event-suffers-dc = { $side } lose a unit of the defender's choice.
event-suffers-ac = { $side } lose a unit of the attacker's choice.
event-pinned = { $unit } { AGREE($unit, "is", "are") } pinned.
event-retreats = { $unit } { AGREE($unit, "retreats", "retreat") } to { $hex }.
event-no-retreat = { $unit } { AGREE($unit, "has", "have") } no way to retreat from { $hex }.
event-leader-goes = { $leader } goes along to { $hex }.
event-advances = { $unit } { AGREE($unit, "advances", "advance") } to { $hex }.

## Modifiers, for the attacker

event-modifier-long-odds = { $amount } for odds below 1-3.
event-modifier-lead-attacker = { $amount } for the morale of the attacker's lead unit.
event-modifier-lead-defender = { $amount } for the morale of the defender's lead unit.
event-modifier-leader-attacker = { $amount } for the attacking leader.
event-modifier-leader-defender = { $amount } for the defending leader.
event-modifier-swamp = { $amount }: the defender is in the swamp.
event-modifier-causeway = { $amount }: the defender is on the raised road.
event-modifier-way = { $amount } for the covered way.
event-modifier-fort = { $amount } for the old fort.
event-modifier-city = { $amount } for the houses of the town.
event-modifier-creek = { $amount }: Creeks alone in the woods.
event-modifier-obstacle = { $amount }: all attack over a dike, stream, slope, bridge or ford.
event-modifier-works = { $amount } for the fieldworks.
event-modifier-incomplete = { $amount }: the defences are not complete.
event-modifier-disorder = { $amount }: defenders are in disorder.
event-modifier-cavalry = { $amount }: horse against units in disorder.
event-modifier-militia-defends = { $amount }: only militia defends.
event-modifier-militia-attacks = { $amount }: only militia attacks.
event-modifier-mixed-defence = { $amount }: French and Americans are mixed.
event-modifier-mixed-attack = { $amount }: French and Americans must attack mixed.
event-modifier-mixed-french = { $amount }: regulars and colonial militia attack mixed.
event-modifier-defender-surrounded = { $amount }: the defender is surrounded.
event-modifier-attacker-surrounded = { $amount }: the attacker is surrounded.
event-modifier-irish = { $amount } for the fury of the Irish.
event-modifier-cohesion = { $amount }: the French columns lack cohesion.
event-modifier-weather = { $amount } for the weather.
event-modifier-card-12 = { $amount }: the guides mislead the French.
event-modifier-card-13 = { $amount }: D'Estaing leads them on.
event-modifier-card-26 = { $amount } for the American feint.
event-modifier-card-27 = { $amount } for the French charge under Dillon.
event-modifier-card-29 = { $amount } for the chaos on the field.
event-modifier-card-39 = { $amount } for Prevost's desperate measures.

## Why not

deny-unit-not-yours = { $unit } { AGREE($unit, "is", "are") } not under your orders now.
deny-attack-gun = { $unit } cannot attack: artillery never does.
deny-attack-disorder = { $unit } { AGREE($unit, "is", "are") } in disorder and cannot attack: { AGREE($unit, "it has", "they have") } to rally first.
deny-attack-withdrawn = { $unit } { AGREE($unit, "has", "have") } withdrawn and cannot attack before { AGREE($unit, "its", "their") } next rally phase.
deny-attack-creek = On their own the Creeks only defend.
deny-attack-american = The Americans may not attack this turn.
deny-attack-not-adjacent = { $unit } { AGREE($unit, "is", "are") } not next to enemies in { $hex }.
deny-attack-abatis = { $unit } { AGREE($unit, "is", "are") } mounted and cannot attack { $hex } across abatis that nobody has cleared.
deny-attack-perimeter = Nobody may attack the lines at { $hex } before the assault is announced.
deny-attack-assigned = { $unit } already { AGREE($unit, "has", "have") } { AGREE($unit, "its", "their") } combat.
deny-attack-diverted = The enemies in { $hex } are diverted.
deny-attack-nations = French and Americans cannot attack { $hex } together.
deny-attack-partition = Every unit that can must attack, and every enemy that can be attacked must be: if { $unit } attacked { $hex }, one would be left out.
deny-divert-basic = There are no diversions in the basic game.
deny-divert-nobody = No unit has to attack { $hex }, so there is nothing to divert.
deny-divert-pinned = Pinned units, as in { $hex }, cannot be diverted.
deny-divert-idle = Without { $hex } one of your units would have nobody left to attack.
deny-divert-rival = You cannot divert { $hex }: none of your units is next to it, or your ally has refused.
deny-rival-speaks = { $unit } { AGREE($unit, "belongs", "belong") } to your ally: the army with more strength there names one of its own.
deny-extend = Only attackers from a single hex next to { $hex } can take it on too.
deny-resolve = There is no combat left to fight for { $hex }.
deny-lead-gun = { $unit } { AGREE($unit, "is", "are") } artillery, which never leads.
deny-lead-elsewhere = { $unit } { AGREE($unit, "has", "have") } no part in this combat.
deny-lead-disorder = { $unit } { AGREE($unit, "is", "are") } in disorder, and others are not.
deny-lead-terrain = { $unit } could not advance over that ground, and others could.
deny-tactic-leader = The tactic “{ $tactic }” needs a leader with or next to the troops.
deny-tactic-flank = The tactic “{ $tactic }” needs an empty hex next to both sides.
deny-tactic-withdraw = Infantry does not withdraw from horse in the open.
deny-tactic-doctrine = From inside the lines the British cannot turn a flank.
deny-tactic-quarrel = The French officers quarrel: no tactics that need a leader.
deny-retreat-not-adjacent = { $hex } is not the next hex on the way.
deny-retreat-enemy = The enemy holds { $hex }.
deny-retreat-zone = { $hex } is in an enemy zone of control.
deny-retreat-terrain = The ground towards { $hex } is prohibited.
deny-retreat-stacking = There is no room in { $hex }.
deny-retreat-enemy-adjacent = { $hex } is next to an enemy, and there are ways that are not.
deny-retreat-priority = { $side } must retreat towards their headquarters if they can.
deny-must-advance = The lead unit must advance.
deny-advance-elsewhere = { $unit } did not fight for that hex, or it is not empty.
deny-advance-gun = { $unit } { AGREE($unit, "is", "are") } artillery, which never advances.
deny-advance-retreated = { $unit } { AGREE($unit, "has", "have") } retreated.
deny-advance-held = The enemy still holds { $hex }.
deny-advance-terrain = { $unit } cannot enter { $hex } that way.
deny-advance-perimeter = Before the assault is announced nobody may come next to the lines in { $hex }.
deny-advance-sortie = Until turn 11 an advance cannot leave the lines.

# What a player may wish not to be asked: what he does not do then.
decline-ride-off = Do not ride off
decline-reroll = Spend no momentum on rolling again
decline-dictate = Spend no momentum on the initiative
