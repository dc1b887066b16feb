# The U.S. Civil War: batallas.

prompt-stake = El ataque { THE($place, "a") }: ¿jugar una carta? (modificadores { $attack } contra { $defence }; probabilidad del { $chance } %)
prompt-remain = Generales sin PF: ¿se quedan { THE($place, "en") }?
prompt-retreat = { $number ->
    [one] 1 PF se retira
   *[other] { $number } PF se retiran
} { THE($place, "desde") }: ¿adónde?
prompt-yield = Los PF { THE($place, "de") } tienen que apartarse: ¿adónde van?
action-attack = Atacar { THE($a1) }
action-escort = Cruzar { THE($a2, "a") } con apoyo naval: jugar { $a1 }
action-stake = Jugar «{ $a1 }»
action-withhold = Sin carta
action-remain = Se quedan
action-withdraw = Van a la casilla de Desplazadas
action-retreat = Retirarse { THE($a1, "a") }
note-retreat = { $number ->
    [one] acaba en { THE($place) }
   *[other] después, a uno de { $number } hexágonos
}
action-stand = No retirarse más
action-stand-at-avoid = Quedarse y luchar
action-stand-at-fall-back = Luchar
action-yield = Apartarse { THE($a1, "a") }
event-battle = { $The-side } ataca { THE($place) } con { $number } PF contra { $defenders }.
event-river-divides = Al otro lado del agua solo { $number ->
    [one] puede combatir 1 PF
   *[other] pueden combatir { $number } PF
  }; { $left } { $left ->
    [one] espera
   *[other] esperan
  } en la orilla.
event-battle-dice = El ataque, en la columna { $attack_column }, tira { DICE($dice, "first", $number) }{ $attack_bonus ->
    [0] {""}
   *[other] , modificadores { $attack_bonus }
}, total { $attack }: para la defensa, { $dealt ->
    [0] { $dealt_mark ->
        [1] solo un diamante
        [2] solo un asterisco
       *[0] ninguna baja
    }
    [one] 1 baja{ $dealt_mark ->
        [1] {" "}con un diamante
        [2] {" "}con un asterisco
       *[0] {""}
    }
   *[other] { $dealt } bajas{ $dealt_mark ->
        [1] {" "}con un diamante
        [2] {" "}con un asterisco
       *[0] {""}
    }
}; la defensa, en la columna { $defence_column }, tira { DICE($dice, "rest", $number) }{ $defence_bonus ->
    [0] {""}
   *[other] , modificadores { $defence_bonus }
}, total { $defence }: para el ataque, { $taken ->
    [0] { $taken_mark ->
        [1] solo un diamante
        [2] solo un asterisco
       *[0] ninguna baja
    }
    [one] 1 baja{ $taken_mark ->
        [1] {" "}con un diamante
        [2] {" "}con un asterisco
       *[0] {""}
    }
   *[other] { $taken } bajas{ $taken_mark ->
        [1] {" "}con un diamante
        [2] {" "}con un asterisco
       *[0] {""}
    }
}.
event-works-spare = Sus fortificaciones evitan { $number } PF de bajas a { $the-side }.
event-battle-losses = Bajas reales: el ataque, { $number ->
    [0] ninguna
   *[other] { $number } PF
}; la defensa, { $defenders ->
    [0] ninguna
   *[other] { $defenders } PF
}.
event-battle-won = { $The-side } gana la batalla { THE($place, "de") }{ $by ->
    [1] {" "}por un diamante
    [2] {" "}por un asterisco
   *[0] {""}
}.
event-battle-lost = { $The-side } pierde la batalla { THE($place, "de") }{ $by ->
    [1] {" "}por un diamante
    [2] {" "}por un asterisco
   *[0] {""}
}.
event-battle-tied = La batalla { THE($place, "de") } queda empatada.
event-demoralised-loss = { $The-side } ya estaba desmoralizada y pierde { $number } PF más.
event-demoralised = { $The-side } queda con { $number ->
    [one] 1 PF desmoralizado
   *[other] { $number } PF desmoralizados
}.
event-stays = { $The-side } permanece { THE($place, "en") }.
event-overrun = { $The-side } sufre Desplazamiento Automático { THE($place, "en") } y pierde { $number ->
    [one] 1 PF
   *[other] { $number } PF
}.
event-escorted = { $The-side } juega una carta: { $card }, para cruzar el río con apoyo naval.
event-militia-displaced = { $The-side } ve dispersarse su milicia de { $state }.
event-fort-captured = { $level ->
    [0] { $The-side } toma { THE($place) }, cuyo fuerte queda destruido
   *[other] { $The-side } toma el fuerte { THE($place, "de") }, ahora de nivel { $level }
}.
event-retreated = { $The-side } se retira { THE($origin, "de") }{ $steps ->
    [1] {""}
   *[other] {" "}por { THE($over) }
} { THE($place, "a") } con { $number ->
    [one] 1 PF
   *[other] { $number } PF
}.
event-pushed = { $The-side } deja paso con { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "de") } { THE($place, "a") }.
event-no-retreat = { $The-side } no tiene retirada { THE($place, "desde") }: { $number ->
    [one] 1 PF se rinde
   *[other] { $number } PF se rinden
}.
deny-nobody-there = No hay a quién atacar { THE($place, "en") }.
deny-attack-way = { THE($place) } no está junto a la fuerza, o ningún camino lleva allí: marcha antes a su lado.
deny-no-escort = Solo los Generales de la Unión pueden cruzar ríos con apoyo naval.
deny-no-enemy-river = Entre la fuerza y { THE($place) } no hay ningún río bajo control enemigo.
deny-retreat-way = La retirada no puede cruzar ese lado de hexágono { THE($place, "hacia") }.
deny-retreat-back = Una retirada no puede volver { THE($place, "a") }.
deny-retreat-enemy = El enemigo está { THE($place, "en") } y no se le puede apartar.
deny-retreat-shut = { THE($place) } está cerrado: un hexágono Objetivo o de Recursos o una fortificación del enemigo, o terreno vedado.
deny-retreat-attackers = { THE($place) } estaba en la zona de los atacantes.
deny-retreat-strong = { THE($place) } está en la zona de un enemigo con al menos tantos PF.
deny-retreat-zone = { THE($place) } está en zona enemiga, y hay un camino fuera de ella.
deny-retreat-mountain = El camino { THE($place, "a") } pasa por montañas, y hay otro que no.
deny-retreat-supply = { THE($place) } no tiene abastecimiento, y otro hexágono sí.
deny-retreat-dead-end = La retirada no podría seguir { THE($place, "desde") }.
deny-retreat-on = La retirada aún no puede acabar { THE($place, "en") }.
deny-general-in-zone = Un General sin PF no puede entrar en la zona enemiga { THE($place, "de") }.
deny-militia-home = La milicia no puede salir de su estado { THE($place, "hacia") }.

# Con qué combaten ambos bandos.
odds-given = si { $led ->
    [1] { $commander } intercepta { THE($place, "desde") }
   *[0] llega una fuerza { THE($place, "de") }
}, con un { $chance } % de éxito
odds-attackers = { $waiting ->
    [0] { $number } PF
   *[other] { $able } de { $number } PF por el agua
}{ $led ->
    [1] , { $commander } ({ $stars }★, ataque { $attack })
   *[0] , sin General
}{ $fought ->
    [1] ; columna { $label }, modificadores { $amount }
   *[0] {""}
}
odds-defenders = { $number } PF{ $led ->
    [1] , { $commander } ({ $stars }★, defensa { $defence })
   *[0] , sin General
}{ $militia ->
    [1] , milicia
   *[0] {""}
}{ $garrison ->
    [1] , la guarnición
   *[0] {""}
}{ $fort ->
    [0] {""}
   *[other] , un fuerte de nivel { $fort }
}{ $coastal ->
    [1] , un Fuerte Costero
   *[0] {""}
}{ $trench ->
    [1] , atrincheramientos
   *[0] {""}
}{ $exposed ->
    [1] ; no ayudan fortificaciones ni terreno
   *[0] {""}
}{ $fought ->
    [1] ; columna { $label }, modificadores { $amount }
   *[0] {""}
}
