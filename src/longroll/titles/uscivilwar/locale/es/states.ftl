## What “show KY” tells: who holds the Objective and Resource hexes of a state, and what stands in it

label-valued-union = Objetivos y Recursos, la Unión
label-valued-confederate = Objetivos y Recursos, confederados
label-valued-neutral = Objetivos y Recursos, de nadie
show-militia-at = milicia { THE($place, "en") }
