# Mosby's Raiders: jugadas de las que se reiría un principiante.

blunder-hopeless-attack = un ataque que solo un seis ganaría, sin nada que obligue a él
blunder-idle-turn = una partida mandada a casa sin haber entrado en las líneas de la Unión (diez puntos perdidos)
blunder-war-given-up = un turno terminado por propia voluntad con puntos insuficientes, lo que pierde la guerra
blunder-to-and-fro = una ida y vuelta entre dos espacios, dos veces, sin hacer nada
