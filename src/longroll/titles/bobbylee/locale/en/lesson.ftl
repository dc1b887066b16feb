# The lesson: what to do in each step, and why.

lesson-about = Over the Potomac: a bid, a march and a battle, as the Confederates.
lesson-fog = July 1861, and the Confederates are yours. The armies are blocks: you see the face of your own, with steps of strength, and only the backs of the enemy's. Headquarters move them. The nearest of yours is at Manassas Junction, theirs across at Alexandria.
lesson-bid = Both sides bid in secret how many headquarters they will activate; the higher bid goes first, and has to keep its word. Each activation costs the headquarters a step. Bid 2: enough to be first, not so much that you wear out your staff.
lesson-activate = You are first. Activate the Army of Northern Virginia at Manassas, which reaches the Potomac, and then the Valley District: you have bid two. Only blocks within reach of an active headquarters march.
lesson-march = Somebody holds Poolesville, alone beyond the river; you do not know who. To enter an enemy's hex begins a battle. The Potomac lets only two blocks over: the brigade at Leesburg and the cavalry of Manassas. { $at ->
    [terminal] Take both orders from the list, one after the other.
   *[page] Click a block's hex, then Poolesville.
}
lesson-support = Battles last for hours, and whoever stands next door can come up. Move Rodes's Division to Leesburg, behind the crossing: three steps that can join the fight.
lesson-close = The rest stays: Manassas has to be held. End the marches, and then the moves of the headquarters themselves, which now hide again with a step less.
lesson-deploy = A battle has its own sheet: for each side a left, a centre, a right and a reserve. The centre may never be empty, so the brigade goes there; put the cavalry on the left, from where it can turn a wing.
lesson-contact = Each battle turn has the same order: retreat, move, fire, reinforce. Nobody retreats; send the brigade into the Union's centre, for infantry and cavalry fire only at those they have closed with, and only then see them. Who has moved does not fire, except round a flank: end both.
lesson-reserve = Bring up Rodes's Division now: it waits in your reserve from the next turn on. Then it is the Union's turn, and it fires at the brigade. A hit takes a step, and the brigade has only one.
lesson-flank = A 2: missed. Your turn again. Nobody retreats. From the reserve Rodes can go around the flank to the Union's left: a die says whether he arrives. If he does, they are taken from two sides. Then end the movement.
lesson-fire = A 6: Rodes has come around. Now the brigade fires: one die for each of its steps. What a die must show depends on the arm and on the state of the column; { $at ->
    [terminal] the list says it beside the order.
   *[page] point at the order to see it.
}
lesson-won = Another 6: the division is destroyed, and you stand in Maryland. The winner may send blocks on to places next door. Do not: they would be disorganised, and Washington is near. Hold what you have.
lesson-end = That is the game: a bid, a headquarters that pays with its strength, a march into the unknown, and a battle in which the reserve decides. Now the Union has its campaign turn. Play on: from here it chooses for itself.
