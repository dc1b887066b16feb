# Hojas para imprimir y recortar.

paper-heading = Para imprimir y jugar
paper-full-size = Imprime al 100 %, sin ajustar nada a la página.
paper-ruler = Si la escala es correcta, esto mide 50 mm.
paper-key-plan = El mapa y las hojas en que se reparte.
paper-map-size = El mapa mide { $wide } por { $high } cm.
paper-hex-size = Los hexágonos miden { $size } mm de lado a lado; el mapa, { $wide } por { $high } cm.
paper-contents-map = { $count ->
    [one] El mapa en una hoja
   *[other] El mapa en { $count } hojas
}
paper-contents-counters = { $count } fichas de { $size } mm
paper-contents-cards = { $count } cartas de 63 por 88 mm
paper-contents-tables = { $count ->
    [one] Una tabla de las reglas, los registros y el despliegue inicial
   *[other] { $count } tablas de las reglas, los registros y el despliegue inicial
}
paper-how-map = Recorta cada hoja del mapa por las marcas en dos de sus lados. Las vecinas comparten 8 mm: pega una sobre otra.
paper-how-counters = Imprime anversos y reversos en las dos caras de una hoja, volteada por el lado largo; o pégalos a ambos lados de un cartón de 1,5 mm. Después corta de marca a marca.
paper-how-cards = Las cartas también tienen reverso. Caben en fundas para cartas de póquer.
paper-how-rules = Además hacen falta dados y las reglas del juego publicado.
paper-ours = Todos los dibujos y textos son de Long Roll. Para jugar con el original, compra el juego.
paper-tile = mapa, hoja { $tile }
paper-fronts = fichas, anversos { $page } de { $pages }
paper-backs = fichas, reversos { $page } de { $pages } (voltear por el lado largo)
paper-display = Junto al mapa
paper-setup = Despliegue inicial: { $scenario }
paper-markers = Marcadores en el mapa
paper-numbers = Pistas y cuentas
