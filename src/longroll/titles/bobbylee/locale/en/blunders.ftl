# Bobby Lee: moves that a beginner would laugh at.

blunder-capital-bared = its own capital left empty where an enemy can march in
blunder-staff-alone = a headquarters left alone beside the enemy
blunder-hopeless-attack = an attack by a few on four times as many, with nobody near to help
blunder-idle-headquarters = a headquarters spent to its last step without giving an order
