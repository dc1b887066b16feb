# Moves that a beginner would laugh at (docs/bots.md).

blunder-capital-bared = its own capital emptied beside an enemy force
blunder-hopeless-attack = an attack at less than one in ten, with nothing to gain
blunder-general-alone = a general left where the enemy beside him takes him without a battle
