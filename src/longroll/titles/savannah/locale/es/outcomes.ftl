# Qué significan las letras de los resultados (G13.1), y quién se queda solo (G14.32).

combat-outcome = { $attacker_result ->
    [none] {" "}(el atacante no pierde nada
    [retreat] {" "}(la vanguardia del atacante se retira un hex
    [disorder] {" "}(la vanguardia del atacante retrocede tres hexes en desorden
    [step] {" "}(la vanguardia del atacante sufre una pérdida
    [step-leader] {" "}(la vanguardia del atacante sufre una pérdida y cae un mando
    [two-steps] {" "}(la vanguardia del atacante queda destruida
    [defender-picks] {" "}(se captura una unidad del atacante, a elección del defensor
    [attacker-picks] {" "}(se captura una unidad del atacante, a elección del atacante
    [pin] {" "}(los dos bandos quedan trabados en la lucha)
   *[untold] {""}
}{ $defender_result ->
    [none] ; el defensor no pierde nada)
    [retreat] ; la vanguardia del defensor se retira un hex)
    [disorder] ; la vanguardia del defensor retrocede tres hexes en desorden)
    [step] ; la vanguardia del defensor sufre una pérdida)
    [step-leader] ; la vanguardia del defensor sufre una pérdida y cae un mando)
    [two-steps] ; la vanguardia del defensor queda destruida)
    [defender-picks] ; se captura una unidad del defensor, a elección del defensor)
    [attacker-picks] ; se captura una unidad del defensor, a elección del atacante)
    [pin] {""}
   *[untold] {""}
}

# La opción vacía cuando los mandos pueden acompañar a una unidad.
action-done-at-escort = Nadie
note-alone = { $count ->
    [one] { $leader } se quedaría solo
   *[other] { $leader } y otros se quedarían solos
} { THE($hex, "en") }: capturado si entra un enemigo (§ G14.32)
