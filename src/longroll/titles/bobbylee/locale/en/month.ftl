# Bobby Lee: sides, scenarios, the month.

side-union = Union
side-confederate = Confederacy
the-side-union = the Union
the-side-confederate = the Confederacy
scenario-1861 = 1861: on to Richmond
scenario-1862 = 1862: the Peninsula and the Valley
scenario-1863 = 1863: Chancellorsville and Gettysburg
scenario-1864 = 1864: overland to Petersburg
scenario-campaign = The campaign, July 1861 to October 1864
option-morale = Blocks at their last step may break
option-free-deployment = Free deployment within the places of the order of battle
option-to-the-end = A Union that leads plays on past October 1864

## Questions

prompt-bid = How many headquarters do you bid? The higher bid goes first and must activate exactly that many. Equal bids: { $side }.
prompt-activate = Which headquarters do you activate?
prompt-relief = Blocks go hungry: does a headquarters feed those under its command?
prompt-starve = Which block in { $place } loses a step?
prompt-politics = Call the men to arms?
prompt-strengthen = Which block gains a step?
prompt-build = Which new block do you raise, and where?

## Actions

action-bid = Bid { $a1 }
action-activate = Activate { $a1 }
action-pass = Pass
action-done = Done
action-feed = Feed them from { $a1 }
action-starve = { $a1 }
action-call = Call to arms
action-emancipate = Proclaim the emancipation
action-add = A step: { $a1 }
brief-add = { $a1 }
action-raise = Raise { $a1 } in { $a2 }

## Events

event-turn = A new month: { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }.
event-time = Time is on the South’s side: { $points } victory point.
event-bids = Bids: Union { $union }, Confederates { $confederate }.
event-initiative = { $The-side } has the initiative.
event-campaign-turn = { $The-side } begins its campaign turn.
event-activated = { THE($block) } is activated in { $place }, with { $number ->
    [one] 1 step
   *[other] { $number } steps
}.
event-passed = { $The-side } passes.
event-fed = { THE($block) } in { $place } feeds the blocks under its command.
event-hungry = { $The-side } starves in { $place }: { $number ->
    [one] 1 block loses a step
   *[other] { $number } blocks lose a step each
}.
event-destroyed = { THE($block) } is destroyed at { $place }.
event-called = { $The-side } calls its men to arms, and the die shows { $roll }: { $number ->
    [one] 1 block
   *[other] { $number } blocks
}; the enemy gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-emancipated = The Union proclaims emancipation and gains { $points } points.
event-points = Replacement points: Union { $union }, Confederates { $confederate }.
event-added = { THE($block) } now has { $number ->
    [one] 1 step
   *[other] { $number } steps
}.
event-raised = { THE($block) } is raised in { $place }.
event-new-block = { $The-side } raises a new block in { $place }.
event-weather = The die shows { $roll }, dry on { $needed } or more: { $mud ->
    [0] the roads are dry.
   *[1] the roads turn to mud.
}
event-scored = { $reason }: { $the-side } gains { $points }.
reason-supply-hexes = Northern supply hexes are held
reason-washington-besieged = Washington is besieged
reason-all-supply-hexes = All supply hexes of the South are held

## Why not

deny-bid-nought = Bids come first: to activate nobody, bid 0.
deny-both-bid-nought = Both sides bid 0: both pass, and the month ends.
deny-bid-too-high = You cannot bid more headquarters than you have on the map, nor more than { $number }.
deny-must-activate = You won the initiative and must activate as many headquarters as you bid: { $number }.
deny-shown-already = Once you have activated a headquarters you cannot pass.
deny-no-headquarters = { THE($block) } is not a field headquarters.
deny-off-the-map = { THE($block) } is not on the map.
deny-active-already = { THE($block) } is already active.
deny-nobody-hungry = No block under the command of { THE($block) } is hungry.
deny-starved-already = { THE($block) } has already lost its step for want of supply in this phase.
deny-not-the-strongest = The strongest blocks starve first, and { THE($block) } is not among them.
deny-union-only = Only the Union can do that.
deny-emancipated-already = Emancipation has already been proclaimed.
deny-no-great-victory = Emancipation can be proclaimed only after a battle that the Union won and that cost the South { $number } blocks.
deny-steps-come-first = Steps are added before new blocks are raised, and never to a block raised in the same turn.
deny-not-yours = { THE($block) } is the enemy’s.
deny-full-strength = { THE($block) } is at full strength.
deny-no-supply = { THE($block) } has no line of supply.
deny-too-dear = That costs { $price ->
    [one] 1 point
   *[other] { $price } points
}, and { $points ->
    [one] 1 is left
   *[other] { $points } are left
}.
deny-not-in-the-pool = { THE($block) } is not among the blocks waiting to be raised.
deny-not-your-territory = { $place } is not in your hands, or not in your own territory.
deny-fort-monroe = The Union raises no blocks in { $place }.
deny-no-town = { $place } is not a town, a city or a supply hex.
deny-town-full = { $place } has already taken { $number } this turn, its limit.

## Endings

ending-decisive = A decisive victory.
ending-marginal = A marginal victory.
ending-campaign = Lincoln loses the election.
ending-draw = The marker ends in the middle.
deny-first-staff = Blocks move once their headquarters are active: first activate one, if you can.
