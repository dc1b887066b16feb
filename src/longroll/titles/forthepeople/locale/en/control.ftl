## Political will


prompt-will-order = Several changes of will at once: which comes first?
action-gain = Gain { $a1 } first
action-lose = Lose { $a1 } first
event-will = { $side }: will { $amount } ({ $reason }){ $fortunes ->
    [0] { "" }
   *[other] , fortunes of war { $fortunes }
}; now { $will }.
reason-fort-lost = a Confederate fort
reason-capital = the government flees
reason-capital-elsewhere = a poor seat of government
reason-resource-destroyed = resource centre destroyed
reason-state-control = control of a state
reason-state-invaded = a Union state invaded
reason-mississippi = the Mississippi is open
reason-war-weariness = war weariness
reason-remorse = remorse
reason-runner-failed = no blockade runner
reason-blockade-duty = the blockade was never raised
reason-strength = strength of the armies
reason-army-lost = an army lost
reason-armies-joined = two armies in one space
reason-army-outranked = the new commander is outranked
reason-mcclellan = the country hails McClellan
reason-commander-lost = its commander is gone
reason-general-relieved = a commander is relieved
reason-generals-skipped = higher generals passed over
reason-event = an event

## Markers


prompt-mark = Place control markers: { $count } left.
prompt-unmark = Remove control markers: { $count } left.
prompt-raid = Where does the cavalry remove a marker?
prompt-raids = Your cavalry may remove enemy markers where it stands.
prompt-fill-state = Place markers in the empty spaces of { $state }.
action-mark = Place a marker in { $a1 }
action-mark-all = Place markers in all of them
action-unmark = Remove the marker in { $a1 }
action-raid = Raid { $a1 }
action-done = Done
event-political-phase = Political control phase.
event-marker-placed = { $space } passes to { $the-side }.
event-marker-removed = A marker is removed: { $space } goes back to { $the-side }.
event-resource-destroyed = The resource centre of { $space } is destroyed ({ $count }).
event-coastal-fort-captured = The Union captures { $space }.
event-fort-removed = { $The-side } loses the fort at { $space }.
deny-own-marker = You already control { $space }.
deny-capital-lost = Without a capital on the map you cannot place markers with operations.
deny-mark-units = You need infantry in supply in { $space }, unless it is a free neutral border space.
deny-event-destroys = An event may not destroy a resource centre, take a fort or displace a capital in { $space }.
deny-event-space = The event does not reach { $space }.
deny-no-flip = The event cannot flip the enemy marker in { $space }.
deny-no-brigade = You have no cavalry brigade in { $space }.
deny-no-enemy-marker = There is no enemy marker in { $space }.
deny-raid-colour = Cavalry can free only spaces of its own colour or of border states, and { $space } is neither.
deny-not-empty = { $space } is not an empty space of that state.

## States and capitals


prompt-capital = Where does the government settle?
action-capital = Capital in { $a1 }
event-capital-lost = { $The-side } sees its government flee from { $space }.
event-capital-moved = { $The-side } moves its capital to { $space }.
event-state-controlled = { $state } passes to { $the-side }.
event-state-invaded = The Confederacy holds three spaces or more of { $state }.
event-mississippi-opened = The Union controls the whole Mississippi.
event-army-available = The { $army } can be created again.
deny-capital-state = { $space } is not in a state that was yours in 1861.
deny-not-controlled = You do not control { $space }.
deny-enemy-holds = The enemy holds { $space }.
deny-enemy-units = The enemy is in { $space }.
deny-no-lc = { $space } has no line of communication.
chart-deeds = What moved the will
show-deed = { $reason }
show-deed-fortunes = the fortunes of war turn
