## What “show KY” tells: who holds the Objective and Resource hexes of a state, and what stands in it

label-valued-union = Objectives and Resources, Union
label-valued-confederate = Objectives and Resources, Confederates
label-valued-neutral = Objectives and Resources, nobody's
show-militia-at = militia in { $place }
