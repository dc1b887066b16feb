# Jugadas de las que se reiría un principiante (docs/bots.md).

blunder-guns-bared = cañones dejados sin infantería ni caballería junto a un enemigo que puede tomarlos
blunder-hopeless-attack = un ataque con menos de una posibilidad entre diez, hecho sin obligación y sin nada que ganar
blunder-leader-alone = un mando dejado sin tropas donde el enemigo puede llegar hasta él
blunder-lines-opened = un hexágono de las líneas dejado abierto a un enemigo vecino
