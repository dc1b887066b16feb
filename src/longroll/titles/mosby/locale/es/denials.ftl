# Why not.

deny-no-space = Ese espacio no está en el mapa.
deny-here-already = Mosby ya está en { $space }.
deny-not-adjacent = { $space } no está junto al espacio de Mosby: acércate antes.
deny-no-free-ride = Ningún camino libre fuera de las líneas lleva a { $space }.
deny-no-entry-card = Solo { card-2 } y { card-11 } dejan entrar sin chequeos.
deny-no-kidnap-card = Solo { card-11 } ayuda en un secuestro.
deny-not-in-hand = { $card } no está en tu mano.
deny-ames-leads = Ames ya guía.
deny-nothing-to-check = Entrar en { $space } no trae chequeos de activación: la carta se perdería.
deny-not-hidden = { $space } no está sin revelar.
deny-scouted = { $space } ya se exploró este turno.
deny-not-in-space = Esa unidad no está en el espacio de Mosby.
deny-no-carrier = { THE($unit) } no { AGREE($unit, "es", "son") } un correo ni una carreta de suministros.
deny-guarded = Una unidad de combate despierta guarda { THE($unit, "a") }.
deny-no-target = En { $space } no hay nada de eso.
deny-outside-lines = { $space } está fuera de las líneas nordistas.
deny-demolished = Eso ya está demolido en { $space }.
deny-no-leader = Ese líder no está en el espacio de Mosby.
deny-no-foe = No hay ninguna unidad de combate nordista en el espacio de Mosby.
deny-no-food = Mosby no lleva víveres.
deny-nobody-to-ask = Ahora no hay a quién interrogar.
deny-action-points = Eso cuesta { $cost ->
    [one] 1 punto de acción
   *[other] { $cost } puntos de acción
}, y { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
deny-no-such-card = No tienes esa carta.
deny-mislead-whom = Elige una unidad de combate despierta fuera del espacio de Mosby para despistarla.
deny-nobody-to-mislead = No hay ninguna unidad de combate despierta en otro lugar a la que despistar.
deny-permanent = { $card } es permanente: siempre cuenta.
deny-card-entering = { $card } se juega al entrar a caballo en un espacio.
deny-card-overcoats = { $card }: se juegan con una cabalgada o un secuestro.
deny-card-when-asked = Se te ofrecerá { $card } cuando se pueda jugar.
deny-card-operations = { $card } solo ayuda en operaciones.
deny-card-rounds = { $card } es para las fases, cuando te persiguen.
deny-card-first = { $card } tiene que jugarse antes que nada en la fase.
deny-nothing-hidden = No hay ningún marcador ? lo bastante cerca para mirarlo.
deny-seen = Una unidad de combate despierta en tu espacio te ve.
deny-inside-lines = { $space } está dentro de las líneas nordistas.
deny-foe-here = Hay una unidad de combate nordista en { $space }.
deny-phase-begun = Dispersarse lleva toda la fase, y esta ya ha empezado.
deny-not-confederacy = { $space } no está en la Confederación de Mosby.
