## What “show KY” tells: who holds the Objective and Resource hexes of a state, and what stands in it

label-valued-union = plazas de valor, la Unión
label-valued-confederate = plazas de valor, confederados
label-valued-neutral = plazas de valor, de nadie
show-militia-at = milicia { THE($place, "en") }
