# Lo que se dice de una pregunta a los que esperan: awaited-KEY por prompt-KEY, donde esta tutea.

awaited-cards = { $moment }: ¿jugar una carta, o no?
awaited-cancel = ¿Anular { $card }, o no?
awaited-tactic = ¿Qué táctica elegir, en secreto?
awaited-reroll = El resultado es { $result }{ combat-outcome }: ¿gastar una ficha de impulso para repetir la tirada, o no?
awaited-announce = ¿Anunciar el asalto a Savannah para el turno siguiente, o no?
awaited-bombard = ¿Tirar por sitio y bombardeo, o no?
