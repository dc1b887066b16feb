## What “show KY” tells: who holds the Objective and Resource hexes of a state, and what stands in it

label-valued-union = Obiettivi e risorse, Unione
label-valued-confederate = Obiettivi e risorse, confederati
label-valued-neutral = Obiettivi e risorse, di nessuno
show-militia-at = milizia { THE($place, "a") }
