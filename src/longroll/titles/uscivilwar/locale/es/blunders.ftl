# The U.S. Civil War: moves that a beginner would laugh at.

blunder-capital-bared = la propia capital vacía con el enemigo a dos hexágonos o menos
blunder-hopeless-attack = un ataque con menos de una posibilidad entre diez y nada que ganar
blunder-army-left = un ejército dejado sin comandante, que se va con un solo punto de fuerza
blunder-winter-march = un ejército llevado en invierno fuera de abastecimiento, para nada
