# The lesson: what to do in each step, and why.

lesson-about = The march to Manassas and what it needs, as the Union.
lesson-war = Summer 1861: you have the Union and half a continent. { $at ->
    [terminal] Washington (1647) and Richmond (2146) are a hundred miles apart: type near 1647 to see what lies about a hex.
   *[page] Washington and Richmond are lit; they are a hundred miles apart.
} At the start of each Action Phase both sides throw for initiative: the higher goes first, and the difference is what both get in Action Points. You threw 6 against 1: five points.
lesson-march = To move a General costs one point, whatever he takes with him: that is why armies have Generals. March with McDowell, two stars, in Washington. McClellan would be dearer: the cautious have to dare.
lesson-force = Two stars lead six strength points. Four Confederates stand at Manassas Junction: take all six, for odds count more than anything.
lesson-river = Three movement points. First over the Potomac to Alexandria. It is yours, with a road back to Washington: a force draws supply by a line of a few hexes to a depot or a railroad, and without it the march would cost you men.
lesson-attack = One point is left, enough to attack Manassas Junction. { $at ->
    [terminal] Type odds to see how it may end.
   *[page] The odds are shown.
} The defenders can try to slip away: 9 or more on two dice, with their General's defence added: 8 is enough here. If they fail they fight without the good of ground or works. Let them try.
lesson-stake = They threw 3: they must fight. The attacker may add a card before the dice fall, one for each battle. Without one the chance is 47%. Play the East: Manassas is what it was dealt for.
lesson-militia = First Manassas, and you have won it: one lost for two, and the road to Richmond is a march shorter. But the war is wide. Militia comes free: send Missouri's to Jefferson City, so that the state capital does not fall to a raid.
lesson-entrench = Entrenchments cost a point and give the defender +2. For a point you do so in friendly states only; in Virginia a force of two or more digs on the march, for two movement points. St. Louis is worth it: whoever has it has the rivers.
lesson-close = Three points are left, and you would use them: Butler at Fort Monroe, ships, training. For the lesson this is enough. End your actions: then the Confederates have as many points as you had.
lesson-end = That is the game: few points for a wide map, Generals who carry armies, supply behind them, and a battle that you choose when the odds are good. { $at ->
    [terminal] Type overlay supply to read where each army draws it.
   *[page] Lay supply over the map to see where each army draws it.
} Play on: from here the Confederates choose for themselves.
