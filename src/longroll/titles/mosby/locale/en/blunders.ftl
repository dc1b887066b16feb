# Mosby's Raiders: moves that a beginner would laugh at.

blunder-hopeless-attack = an attack that only a six could win, with nothing forcing it
blunder-idle-turn = a band sent home that never entered the Union lines (ten points lost)
blunder-war-given-up = a turn ended of one's own accord with too few points, which loses the war
blunder-to-and-fro = a ride to and fro between two spaces, twice over, with nothing done
