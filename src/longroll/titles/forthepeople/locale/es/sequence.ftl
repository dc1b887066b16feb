## El turno


event-turn = { $turn }.
prompt-truce = ¿Acabamos la partida aquí? Solo si ambos queréis.
action-play-on = Seguir jugando
action-end-game = Acabar aquí
event-agreed-end = Ambos bandos acuerdan acabar la partida.
turn-spring-1861 = Primavera de 1861
turn-summer-1861 = Verano de 1861
turn-fall-1861 = Otoño de 1861
turn-spring-1862 = Primavera de 1862
turn-summer-1862 = Verano de 1862
turn-fall-1862 = Otoño de 1862
turn-spring-1863 = Primavera de 1863
turn-summer-1863 = Verano de 1863
turn-fall-1863 = Otoño de 1863
turn-spring-1864 = Primavera de 1864
turn-summer-1864 = Verano de 1864
turn-fall-1864 = Otoño de 1864
turn-spring-1865 = Primavera de 1865

## Desgaste


prompt-attrition = Desgaste en { $space }: se pierden { $count }. ¿Qué unidad?
action-remove-infantry = Infantería
action-remove = { $a1 } y su brigada
event-attrition-phase = Fase de desgaste.
event-attrition = Desgaste: { $the-side } pierde { $count } UM en { $space }.
event-forage = Forrajeo: { $the-side } pierde { $count } UM más en { $space }.

## El final


event-game-over = La partida ha terminado: { $side }. { $ending }
ending-victory-confederate-will = La Confederación ha perdido la voluntad de luchar.
ending-victory-union-weary = La Unión está cansada de la guerra en las elecciones de 1864.
ending-victory-double-will = La Confederación tiene más del doble de voluntad que la Unión.
ending-victory-resources = Todos los centros de recursos están destruidos y los puertos cerrados.
ending-draw-1861 = Ningún bando ha ganado en 1861.
ending-victory-1861 = Los estados fronterizos y la voluntad deciden 1861.
ending-victory-higher-will = Decide la voluntad más alta.
ending-victory-states = Decide el recuento de los estados.
