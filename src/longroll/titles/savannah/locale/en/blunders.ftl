# Moves that a beginner would laugh at (docs/bots.md).

blunder-guns-bared = guns left without foot or horse beside an enemy who can take them
blunder-hopeless-attack = an attack at less than one in ten, made freely and with nothing to gain
blunder-leader-alone = a leader left without troops where the enemy can walk up to him
blunder-lines-opened = a hex of the lines left open to an enemy beside it
