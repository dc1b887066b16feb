# The U.S. Civil War: battaglie.

prompt-stake = L'attacco { THE($place, "a") }: giocare una carta? (modificatori { $attack } contro { $defence }; probabilità del { $chance } %)
prompt-remain = Generali senza PF: restano { THE($place, "a") }?
prompt-retreat = { $number ->
    [one] 1 PF si ritira
   *[other] { $number } PF si ritirano
} { THE($place, "da") }: dove?
prompt-yield = I PF { THE($place, "di") } devono farsi da parte: dove vanno?
action-attack = Attaccare { THE($a1) }
action-escort = Passare { THE($a2, "a") } con appoggio navale: giocare { $a1 }
action-stake = Giocare «{ $a1 }»
action-withhold = Nessuna carta
action-remain = Restano
action-withdraw = Vanno al riquadro dei dispersi
action-retreat = Ritirarsi { THE($a1, "a") }
note-retreat = { $number ->
    [one] finisce { THE($place, "in") }
   *[other] poi verso uno di { $number } esagoni
}
action-stand = Non ritirarsi oltre
action-stand-at-avoid = Restare e combattere
action-stand-at-fall-back = Combattere
action-yield = Farsi da parte { THE($a1, "a") }
event-battle = { $The-side } attacca { THE($place) } con { $number } PF contro { $defenders }.
event-river-divides = Attraverso il fiume { $number ->
    [one] può combattere solo 1 PF
   *[other] possono combattere solo { $number } PF
  }; { $left } { $left ->
    [one] aspetta
   *[other] aspettano
  } sulla riva.
event-battle-dice = L'attacco, nella colonna { $attack_column }, tira { DICE($dice, "first", $number) }{ $attack_bonus ->
    [0] {""}
   *[other] , modificatori { $attack_bonus }
}, totale { $attack }: per la difesa, { $dealt ->
    [0] { $dealt_mark ->
        [1] solo un rombo
        [2] solo un asterisco
       *[0] nessuna perdita
    }
    [one] una perdita di 1 PF{ $dealt_mark ->
        [1] {" "}con un rombo
        [2] {" "}con un asterisco
       *[0] {""}
    }
   *[other] una perdita di { $dealt } PF{ $dealt_mark ->
        [1] {" "}con un rombo
        [2] {" "}con un asterisco
       *[0] {""}
    }
}; la difesa, nella colonna { $defence_column }, tira { DICE($dice, "rest", $number) }{ $defence_bonus ->
    [0] {""}
   *[other] , modificatori { $defence_bonus }
}, totale { $defence }: per l'attacco, { $taken ->
    [0] { $taken_mark ->
        [1] solo un rombo
        [2] solo un asterisco
       *[0] nessuna perdita
    }
    [one] una perdita di 1 PF{ $taken_mark ->
        [1] {" "}con un rombo
        [2] {" "}con un asterisco
       *[0] {""}
    }
   *[other] una perdita di { $taken } PF{ $taken_mark ->
        [1] {" "}con un rombo
        [2] {" "}con un asterisco
       *[0] {""}
    }
}.
event-works-spare = Le fortificazioni risparmiano { $number } PF { THE($the-side, "a") }.
event-battle-losses = Perdite effettive: l'attacco { $number ->
    [0] nessuna
   *[other] { $number } PF
}, la difesa { $defenders ->
    [0] nessuna
   *[other] { $defenders } PF
}.
event-battle-won = { $The-side } vince la battaglia { THE($place, "di") }{ $by ->
    [1] {" "}per un rombo
    [2] {" "}per un asterisco
   *[0] {""}
}.
event-battle-lost = { $The-side } perde la battaglia { THE($place, "di") }{ $by ->
    [1] {" "}per un rombo
    [2] {" "}per un asterisco
   *[0] {""}
}.
event-battle-tied = La battaglia { THE($place, "di") } finisce in parità.
event-demoralised-loss = { $The-side } era già demoralizzata e perde ancora { $number } PF.
event-demoralised = { $The-side } resta con { $number ->
    [one] 1 PF demoralizzato
   *[other] { $number } PF demoralizzati
}.
event-stays = { $The-side } resta { THE($place, "a") }.
event-overrun = { $The-side } è travolta { THE($place, "a") }: { $number ->
    [one] 1 PF è disperso
   *[other] { $number } PF sono dispersi
}.
event-escorted = { $The-side } gioca una carta: { $card }, per passare il fiume con appoggio navale.
event-militia-displaced = { $The-side } vede disperdersi la sua milizia: { $state }.
event-fort-captured = { $level ->
    [0] { $The-side } prende { THE($place) }, il cui forte è distrutto
   *[other] { $The-side } prende il forte { THE($place, "di") }, ora di livello { $level }
}.
event-retreated = { $The-side } si ritira { THE($origin, "da") }{ $steps ->
    [1] {""}
   *[other] {" "}per { THE($over) }
} { THE($place, "a") } con { $number ->
    [one] 1 PF
   *[other] { $number } PF
}.
event-pushed = { $The-side } si fa da parte con { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "da") } { THE($place, "a") }.
event-no-retreat = { $The-side } non ha ritirata { THE($place, "da") }: { $number ->
    [one] 1 PF si arrende
   *[other] { $number } PF si arrendono
}.
deny-nobody-there = Non c'è nessuno da attaccare { THE($place, "a") }.
deny-attack-way = { THE($place) } non è accanto alla forza, o nessuna via vi porta: prima porta la forza lì accanto.
deny-no-escort = Solo i Generali dell'Unione possono passare fiumi con appoggio navale.
deny-no-enemy-river = Fra la forza e { THE($place) } non c'è alcun fiume sotto controllo nemico.
deny-retreat-way = La ritirata non può passare per quel lato d'esagono { THE($place, "verso") }.
deny-retreat-back = Una ritirata non può tornare { THE($place, "a") }.
deny-retreat-enemy = Il nemico è { THE($place, "a") } e non può essere spinto da parte.
deny-retreat-shut = { THE($place, "a") } non si può entrare: un esagono obiettivo o risorse o una fortificazione del nemico, o terreno vietato.
deny-retreat-attackers = { THE($place) } era nella zona degli attaccanti.
deny-retreat-strong = { THE($place) } è nella zona di un nemico con almeno altrettanti PF.
deny-retreat-zone = { THE($place) } è in zona nemica, e c'è una via che ne sta fuori.
deny-retreat-mountain = La via { THE($place, "per") } passa per montagne, e ce n'è una che non vi passa.
deny-retreat-supply = { THE($place) } non ha rifornimenti, e un altro esagono sì.
deny-retreat-dead-end = La ritirata non potrebbe proseguire { THE($place, "da") }.
deny-retreat-on = La ritirata non può ancora finire { THE($place, "a") }.
deny-general-in-zone = Un Generale senza PF non può entrare nella zona nemica { THE($place, "di") }.
deny-militia-home = La milizia non può lasciare il suo stato { THE($place, "per") }.

# Con che cosa combattono le due parti.
odds-given = se { $led ->
    [1] { $commander } intercetta { THE($place, "da") }
   *[0] arriva una forza { THE($place, "da") }
}, riuscita al { $chance } %
odds-attackers = { $waiting ->
    [0] { $number } PF
   *[other] { $able } di { $number } PF attraverso il fiume
}{ $led ->
    [1] , { $commander } ({ $stars }★, attacco { $attack })
   *[0] , senza Generale
}{ $fought ->
    [1] ; colonna { $label }, modificatori { $amount }
   *[0] {""}
}
odds-defenders = { $number } PF{ $led ->
    [1] , { $commander } ({ $stars }★, difesa { $defence })
   *[0] , senza Generale
}{ $militia ->
    [1] , milizia
   *[0] {""}
}{ $garrison ->
    [1] , la guarnigione
   *[0] {""}
}{ $fort ->
    [0] {""}
   *[other] , un forte di livello { $fort }
}{ $coastal ->
    [1] , un Forte costiero
   *[0] {""}
}{ $trench ->
    [1] , trinceramenti
   *[0] {""}
}{ $exposed ->
    [1] ; fortificazioni e terreno non aiutano
   *[0] {""}
}{ $fought ->
    [1] ; colonna { $label }, modificatori { $amount }
   *[0] {""}
}
