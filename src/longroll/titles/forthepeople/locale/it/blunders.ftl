# Mosse di cui riderebbe un principiante (docs/bots.md).

blunder-capital-bared = la propria capitale svuotata accanto a una forza nemica
blunder-hopeless-attack = un attacco con meno di una probabilità su dieci e senza nulla da guadagnare
blunder-general-alone = un generale lasciato dove il nemico vicino lo prende senza battaglia
