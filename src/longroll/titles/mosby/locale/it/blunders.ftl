# Mosby's Raiders: mosse di cui riderebbe un principiante.

blunder-hopeless-attack = un attacco che solo un sei vincerebbe, senza che nulla vi costringa
blunder-idle-turn = una banda rimandata a casa senza essere entrata nelle linee dell’Unione (dieci punti persi)
blunder-war-given-up = un turno chiuso di propria volontà con punti insufficienti, il che perde la guerra
blunder-to-and-fro = un andirivieni tra due spazi, due volte, senza fare nulla
