# Bobby Lee: what a seat is asked, as the other is told while it waits.

awaited-activate = ¿Qué cuartel general activar?
awaited-bid = ¿Cuántos cuarteles generales activar primero, en secreto?
awaited-build = ¿Qué bloque nuevo reclutar, y dónde?
awaited-deploy = ¿Qué bloques cambiar de sitio?
awaited-fight = ¿Qué batalla librar ahora?
awaited-fire = Batalla de { $place }: ¿quién hace fuego?
awaited-forced = ¿Qué marcha forzada se decide ahora?
awaited-hit = ¿Qué bloque recibe el próximo impacto?
awaited-move = Batalla de { $place }: ¿quién se mueve?
awaited-night = Noche en { $place }: ¿quedarse o irse?
awaited-orders = ¿Qué bloque marcha, y adónde?
awaited-politics = ¿Llamar a filas?
awaited-regroup = Victoria en { $place }: ¿sigue algún bloque adelante?
awaited-reinforce = Batalla de { $place }: ¿quién se une a la reserva?
awaited-relief = Hay bloques sin suministro: ¿los abastece un cuartel general?
awaited-retreat = Batalla de { $place }: ¿quién se retira?
awaited-staff = ¿Se mueve ahora alguno de los cuarteles generales que estuvieron activos?
awaited-starve = ¿Qué bloque de { $place } pierde un paso?
awaited-stations = Batalla de { $place }: ¿dónde se coloca cada bloque, en secreto?
awaited-strengthen = ¿Qué bloques ganan pasos, en secreto?
awaited-surrender = Se exige la rendición a los sitiados de { $place }: ¿qué responden?
awaited-withdraw = Batalla de { $place }: todos deben irse. ¿Adónde van?
