## What “show KY” tells: who holds the Objective and Resource hexes of a state, and what stands in it

label-valued-union = towns of worth, Union
label-valued-confederate = towns of worth, Confederates
label-valued-neutral = towns of worth, nobody's
show-militia-at = militia in { $place }
