# Lo que se dice de una pregunta a los que esperan: awaited-KEY por prompt-KEY, donde esta tutea.

awaited-card = ¿Qué carta jugar en su ronda estratégica?
awaited-opening = ¿Abrir el turno con una campaña, o no?
awaited-operation = ¿En qué emplear las operaciones de su carta?
awaited-activate = ¿Qué fuerza activar?
awaited-compose = { $general } en { $space }: ¿quién lo acompaña, y con cuántas UM?
awaited-compose-division = Una división en { $space }: ¿cuántas UM parten?
awaited-march = { $space }: ¿adónde? Puntos de desplazamiento restantes: { $count }{ $rail ->
        [0] .
       *[other] , y { $rail } más por ferrocarril.
    }
awaited-campaign = Campaña: ¿qué fuerza desplazar? Desplazamientos restantes: { $count }.
awaited-intercept = ¿Interceptar en { $space }, o no?
awaited-try-retreat = { $space }: ¿resistir, o retirarse con { $number } o menos?
awaited-retreat-freely = { $space }: ¿resistir, o retirarse sin tirada?
awaited-interrupt-activation = ¿Interrumpir a la fuerza que parte de { $space }, o no?
awaited-interrupt-storm = ¿Interrumpir a la flota que zarpa, o no?
awaited-battle-card = Batalla en { $space }: ¿jugar una carta de batalla, o no?
awaited-losses = ¿Qué perder? Quedan por perder: { $count }.
awaited-relieve = ¿A quién relevar del mando?
awaited-announce-general = ¿Dónde llegará un general? Faltan por anunciar: { $count }.
awaited-place-units = ¿Dónde colocar las nuevas UM? Quedan por colocar: { $count }.
awaited-mark = ¿Dónde colocar marcadores de control? Quedan: { $count }.
awaited-unmark = ¿De dónde retirar marcadores de control? Quedan: { $count }.
