# The U.S. Civil War: interceptación y evitar batalla.

prompt-intercept = { $number ->
    [one] 1 PF va
   *[other] { $number } PF van
} { THE($origin, "de") } { THE($place, "a") }{ $led ->
    [1] {" "}al mando de { $commander } ({ $stars }★, ataque { $attack })
   *[0] {""}
}: ¿quién intercepta?
prompt-detachment = { THE($place, "de") } { THE($goal, "a") }: ¿quién va?
prompt-fall-back = Interceptados { THE($place, "en") }: ¿retroceder { THE($origin, "a") } o combatir?
prompt-avoid = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vienen
} { THE($origin, "de") } { THE($place, "a") }{ $led ->
    [1] {" "}al mando de { $commander } ({ $stars }★, ataque { $attack })
   *[0] {""}
}: ¿evitar la batalla?
prompt-evade = Los { THE($place, "de") } evitan la batalla: ¿adónde van?
action-whole = Partir con todos: { $a1 } PF
action-intercept = Interceptar { THE($a1, "desde") }
action-manoeuvre = Maniobrar { THE($a1, "de") } { THE($a2, "a") }
action-under = A las órdenes { THE($a1, "de") }
action-unled = Sin General
action-fall-back = Retroceder y acabar la marcha
action-avoid = Evitar batalla
action-evade = { THE($a1, "a") }
event-intercepts = { $led ->
    [1] { $commander }, { THE($place, "de") }
   *[0] { THE($place, "de") }
} { THE($goal, "a") }: tirada { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }, total { $total }
}, hacían falta { $needed } o más; { $success ->
    [1] la interceptación tiene éxito
   *[0] la interceptación fracasa
}.
event-manoeuvres = { $led ->
    [1] { $commander }, { THE($place, "de") }
   *[0] { THE($place, "de") }
} { THE($goal, "a") }: tirada { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }, total { $total }
}, hacían falta { $needed } o más; { $success ->
    [1] la maniobra tiene éxito
   *[0] la maniobra fracasa
}.
event-avoids = Los { THE($place, "de") }{ $led ->
    [1] , al mando de { $commander },
   *[0] {""}
} sacan { $roll } para evitar la batalla, hacían falta { $needed } o más, contados los modificadores: { $success ->
    [1] escapan
   *[0] deben combatir sin fortificaciones ni terreno
}.
event-reacted = { $The-side } envía { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "de") } { THE($place, "a") }.
event-reacted-under = { $number ->
    [0] { $general } acude
    [one] { $The-side } envía 1 PF
   *[other] { $The-side } envía { $number } PF
} { THE($origin, "de") } { THE($place, "a") }{ $number ->
    [0] {""}
   *[other] {" "}al mando de { $general }
}.
event-stepped-aside = { $The-side } aparta { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "de") } { THE($place, "a") }.
event-fell-back = { $The-side } retrocede { THE($place, "a") }.
deny-one-attempt = El apilamiento { THE($place, "de") } ya ha declarado.
deny-no-manoeuvre = La maniobra es una regla opcional que esta partida no usa.
deny-nobody-leads = Ningún General dirige el apilamiento { THE($place, "de") }.
deny-none-of-yours = No tienes PF ni Generales { THE($place, "en") }.
deny-nobody-to-join = Un General sin PF solo se une a PF propios que son atacados: { $place }.
deny-out-of-zone = Los { THE($place, "de") } no pueden llegar allí: lo que se mueve no pasa a su alcance, o el camino está cerrado.
deny-no-flank = El apilamiento { THE($place, "de") } no puede seguir por ahí.
deny-throw-too-low = Una tirada de { $roll } con modificadores de { $bonus } no basta { THE($place, "para") }.
note-under = { $stars }★, { $number } PF como máximo
note-reacts = { $led ->
    [1] { $commander } ({ $stars }★, defensa { $defence }):{" "}
   *[0] {""}
}{ $chance } % de éxito
note-intercept = { $led ->
    [1] { $commander } ({ $stars }★, defensa { $defence }):{" "}
   *[0] {""}
}{ $chance } % de éxito; entonces gana el enemigo el { $wins } %
note-intercept-about = De la batalla, si se libra: quien lleva caballería puede retroceder antes. Llega solo este apilamiento, con todos los que puede mandar su comandante. No se cuentan cartas.
note-avoid = { $led ->
    [1] { $commander } ({ $stars }★, defensa { $defence }):{" "}
   *[0] {""}
}{ $chance } % de éxito; si fracasa, gana el enemigo el { $wins } %; pueden ir a { $spaces }
note-avoid-about = De la batalla: sin la ventaja de fortificaciones ni terreno. No se cuentan cartas.
note-avoids = { $led ->
    [1] { $commander } ({ $stars }★, defensa { $defence }):{" "}
   *[0] {""}
}{ $chance } % de éxito; pueden ir a { $spaces }
