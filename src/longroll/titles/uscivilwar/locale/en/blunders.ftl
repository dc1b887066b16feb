# The U.S. Civil War: moves that a beginner would laugh at.

blunder-capital-bared = its own capital emptied with the enemy two hexes away or less
blunder-hopeless-attack = an attack at less than one in ten, with nothing to gain
blunder-army-left = an army left without a commander, who goes off with a single strength point
blunder-winter-march = an army marched out of supply in winter, for nothing
