## What “show KY” tells: who holds the Objective and Resource hexes of a state, and what stands in it

label-valued-union = città di valore, Unione
label-valued-confederate = città di valore, confederati
label-valued-neutral = città di valore, di nessuno
show-militia-at = milizia { THE($place, "a") }
