# The U.S. Civil War: marches.

prompt-muster = { $general } marches: with whom, and with how many SP?
prompt-march = The force in { $place }: what next? ({ $number ->
    [one] 1 MP
   *[other] { $number } MP
} left)
action-march = March with { $a1 }
action-dare = Push { $a1 } on, for two points
action-column = March { $a2 } SP from { $a1 } without a General
action-take = Take { $a1 } along
action-lead = Set out with { $a1 } SP
action-go = To { $a1 }
action-ride = By the railroad bonus to { $a1 }
action-force = Forced march: play “{ $a1 }”
action-halt = Halt
action-collect = Pick up { $a1 } SP
action-drop = Drop { $a1 } SP
action-join = { $a1 } joins
action-part = { $a1 } stays behind
action-gather = Gather { $a2 } SP from { $a1 }
action-mark = Place a control marker
action-dig = Entrench
event-marched = { $The-side } marches { $number ->
    [one] 1 SP
   *[other] { $number } SP
} from { $origin } to { $place }.
event-marched-under = { $number ->
    [0] { $general } goes
    [one] { $The-side } marches 1 SP
   *[other] { $The-side } marches { $number } SP
} from { $origin } to { $place }{ $number ->
    [0] {""}
   *[other] {" "}under { $general }
}.
event-forced = { $The-side } plays a card: { $card }, for a forced march.
event-gathered = { $number ->
    [one] 1 SP of { $origin } gathers
   *[other] { $number } SP of { $origin } gather
} in { $place }.
event-marker-taken = { $The-side } removes the enemy marker in { $place }.
deny-no-way-by-land = There is no way by land out of { $place }.
deny-begun = Only a force that starts its march can do that: this one has begun already.
deny-by-rail-only = A force that uses the railroad bonus stays on the railroad: go on by rail, or end the march.
deny-cautious = A cautious General enters an enemy General's zone only on a march for two points: { $place }.
deny-cautious-way = The way to { $place } leads through the zone of an enemy General: a cautious General takes it only on a march for two points.
deny-cavalry-works = Cavalry cannot place markers or dig entrenchments.
deny-closed-ground = No force can enter { $place }.
deny-closed-side = No force can cross the hexside to { $place } by land.
deny-enemy-on-the-way = The enemy stands on the way to { $place }: march up to him, and attack.
deny-enemy-river = Only one SP can cross where the enemy controls the river, and there is no other way to { $place }.
deny-enemy-beside = The enemy is in { $place }: attack to get in.
deny-enemy-there = The enemy is in { $place }: march next to it, and attack.
deny-ferry-shut = You can use the ferry to { $place } only if you hold both its ends and have naval control of its hexside; to march over Mobile Bay, Fort Morgan besides.
deny-general-unsafe = A General without SP cannot stop in { $place }: he must end with SP, militia or a fort of his side, outside enemy zones.
deny-general-way = The way to { $place } leads through enemy zones, which a General without SP does not enter.
deny-attack-alone = A General without SP cannot attack: march with SP to fight in { $place }.
deny-higher-rank = { $general } cannot march under this General.
deny-keeps-one = The force has { $number } SP, and must keep at least one.
deny-leads = { $general } leads the march.
deny-activated = { $general } was activated for this march, and must stay with it.
deny-no-gatherer = { $general } has too few stars to gather SP.
deny-no-leader = { $number } SP or fewer cannot make a forced march without a General.
deny-no-marker-there = You cannot place a control marker in { $place }.
deny-no-pick-up = Cavalry, and SP without a General, cannot pick anybody up on the march: they go with what they set out with.
deny-no-seats = The railroad bonus is for { $number } SP a phase: { $left } more may use it.
deny-no-time = { $number ->
    [one] Only 1 point is left, too few
   *[other] Only { $number } points are left, too few
}.
deny-no-track = No friendly railroad outside enemy zones leads there within { $number } MP.
deny-not-beside = { $place } is not next to the force at a cost of 1.
deny-not-cautious = { $general } is not cautious, and marches for one point.
deny-not-here = { $general } is not here.
deny-own-army = { $general } commands an army of his own, and cannot be a subordinate.
deny-shaken = Demoralised SP cannot make a forced march: { $place }.
deny-through-kentucky = The way to { $place } leads through neutral Kentucky: order the march to the place where it enters Kentucky first.
deny-too-far = { $place } is too far: { $number ->
    [one] 1 point is left
   *[other] { $number } points are left
}.
deny-too-dear = To attack { $place } costs { $cost } MP, and { $number ->
    [one] 1 is left
   *[other] { $number } are left
}.
deny-too-few = That takes { $number } SP.
deny-too-many = No more than { $number } SP can go along: take fewer.
prompt-command = Who commands in { $place }?
prompt-penalty = Nobody marched on Richmond: which SP is lost?
action-command = { $a1 } commands
action-lose = An SP of { $a1 }
event-commander = { $general } commands in { $place }.
deny-subordinate = { $general } is a subordinate here.
prompt-call = Who comes along from { $place }?
action-call = { $a1 } comes along
action-spur = Push { $a1 } on: play “{ $a2 }”
deny-no-card = You hold no card for that theatre.
deny-first-march = That is for a force on the march: first begin a march, with a General (“March with ...”) or with SP alone (“March ... SP from ...”).
deny-first-enemy = You are asked that when it comes to it: while the enemy moves, or after a battle.
