# Jugadas de las que se reiría un principiante (docs/bots.md).

blunder-capital-bared = la propia capital vaciada junto a una fuerza enemiga
blunder-hopeless-attack = un ataque con menos de una posibilidad entre diez y sin nada que ganar
blunder-general-alone = un general dejado donde el enemigo vecino se lo lleva sin batalla
