# Mosse di cui riderebbe un principiante (docs/bots.md).

blunder-guns-bared = cannoni lasciati senza fanteria né cavalleria accanto a un nemico che può prenderli
blunder-hopeless-attack = un attacco con meno di una probabilità su dieci, fatto senza obbligo e senza nulla da guadagnare
blunder-leader-alone = un comandante lasciato senza truppe dove il nemico può raggiungerlo
blunder-lines-opened = un esagono delle linee lasciato aperto a un nemico accanto
