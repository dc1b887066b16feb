# Bobby Lee: superposiciones.

overlay-command = Mando
overlay-command-source = un cuartel general en campaña
overlay-command-free = al alcance de su mando
overlay-supply = Suministro
overlay-supply-source = una línea de suministro
overlay-supply-free = abastecido por ella
overlay-supply-cut = sin suministro
overlay-forage = Forraje
overlay-forage-free = bloques que encuentran alimento aquí
overlay-forage-cut = aquí hay más bloques de los que encuentran alimento
overlay-railways = Ferrocarriles
overlay-railways-free = se pueden usar
overlay-railways-cut = no se pueden usar
overlay-march = Marcha
overlay-march-reach = al alcance de su marcha
overlay-march-fight = bloques que pueden atacar aquí
