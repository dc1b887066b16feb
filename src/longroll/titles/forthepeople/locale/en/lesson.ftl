# The lesson: what to do in each step, and why.

lesson-about = Bull Run, the blockade and the border states, as the Union.
lesson-war = It is the spring of 1861, and the Union is yours. In the fall the Union wins with Missouri, Kentucky and West Virginia, the South with the first two; or whoever breaks the other's will: the South's below 80, the Union's below 85. Everything you do you do with cards. { $at ->
    [terminal] Type hand to read your four: each has a number, its operations, and an event.
   *[page] Look at your four: each has a number, its operations, and an event.
}
lesson-card = Each round a player plays one card, for its event or for its operations. You want to march, and McDowell is slow: his strategy rating is 3, so only a card of 3 moves him. Play Emergency Call for Volunteers for operations.
lesson-general = Three operations do one of several things: activate a general, move a division, build a fort, place control markers. Activate McDowell, who commands the Army of the Potomac in Washington. { $at ->
    [terminal] Take him from the list, by his number.
   *[page] Click Washington, or take him from the list.
}
lesson-force = Who goes along? Three Confederate strength points stand at Manassas behind Beauregard. Five against three add nothing to the roll, only three to one and more do; but size decides how great the battle is and who can bear its losses. Take all five: a fort stays to guard the capital.
lesson-march = Go to Manassas. An enemy stands there, so the march ends in a battle: each side rolls a die and adds its generals and what else counts. { $at ->
    [terminal] Type odds before you go: 31 in 100, with like losses.
   *[page] The odds are shown before you go: 31 in 100, with like losses.
} In earnest you would bring more; Lincoln's newspapers would not wait. Watch the log when the dice fall, and then what the Confederates do with their card.
lesson-event = Bull Run is yours: 5 and McDowell's 1 against 1 and Beauregard's 1. You had luck, and two for one is a good trade. The Confederates went into Kentucky instead. Now an event: Lincoln Declares Southern Blockade raises the blockade, and fewer ships will bring the South its supplies. Its event is worth more than its 2 operations.
lesson-politics = This scenario is won by states, not by battles. Operations can also place control markers: as many as the card has. Play The Naval Program for operations, then choose control markers.
lesson-border = Put them where the war will be decided: Louisville and Frankfort in Kentucky, Jefferson City in Missouri. A state is yours when most of its spaces are. Where your infantry stands at the end of the turn, markers come by themselves; what you place now reaches where no army is.
lesson-end = That is the game: a card, what it is worth to you and to your enemy, and an army that moves when the right general has the right number. The West, Lyon's Missouri and the rivers are still to come. Play on: from here the Confederates choose for themselves.
