# Bobby Lee: superposiciones.

overlay-command = Mando
overlay-command-source = un cuartel general en campaña
overlay-command-free = al alcance de su mando
overlay-march = Marcha
overlay-march-reach = al alcance de su marcha
overlay-march-fight = bloques que pueden atacar aquí
overlay-supply-union = Suministro unionista
overlay-supply-union-source = una línea de suministro
overlay-supply-union-free = abastecido por ella
overlay-supply-union-cut = sin suministro
overlay-supply-confederate = Suministro confederado
overlay-supply-confederate-source = una línea de suministro
overlay-supply-confederate-free = abastecido por ella
overlay-supply-confederate-cut = sin suministro
overlay-forage-union = Forraje unionista
overlay-forage-union-free = bloques que encuentran alimento aquí
overlay-forage-union-cut = aquí hay más bloques de los que encuentran alimento
overlay-forage-confederate = Forraje confederado
overlay-forage-confederate-free = bloques que encuentran alimento aquí
overlay-forage-confederate-cut = aquí hay más bloques de los que encuentran alimento
overlay-railways-union = Ferrocarriles unionistas
overlay-railways-union-free = se pueden usar
overlay-railways-union-cut = no se pueden usar
overlay-railways-confederate = Ferrocarriles confederados
overlay-railways-confederate-free = se pueden usar
overlay-railways-confederate-cut = no se pueden usar
