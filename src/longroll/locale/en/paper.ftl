# Sheets to print and cut out.

paper-heading = Print and play
paper-full-size = Print at 100%, with nothing fitted to the page.
paper-ruler = These are 50 mm when the scale is right.
paper-key-plan = The map and the sheets that it is in.
paper-map-size = The map is { $wide } by { $high } cm.
paper-hex-size = Hexes are { $size } mm from side to side, the map is { $wide } by { $high } cm.
paper-contents-map = { $count ->
    [one] The map on one sheet
   *[other] The map on { $count } sheets
}
paper-contents-counters = { $count } counters of { $size } mm
paper-contents-cards = { $count } cards of 63 by 88 mm
paper-contents-tables = { $count ->
    [one] One table of the rules, the tracks, the set-up
   *[other] { $count } tables of the rules, the tracks, the set-up
}
paper-how-map = Cut each sheet of the map at the marks on two sides. Neighbours share 8 mm: glue one over the other.
paper-how-counters = Print fronts and backs on both sides of one sheet, turned over on its long edge; or glue them to either side of 1.5 mm board. Then cut from mark to mark.
paper-how-cards = Cards have backs as well. They fit sleeves for poker cards.
paper-how-rules = You need dice and the rules of the published game besides.
paper-ours = All drawings and words are Long Roll's own. To play with the real thing, buy the game.
paper-tile = map, sheet { $tile }
paper-fronts = counters, fronts { $page } of { $pages }
paper-backs = counters, backs { $page } of { $pages } (turn over on the long edge)
paper-display = Beside the map
paper-setup = Set-up: { $scenario }
paper-markers = Markers on the map
paper-numbers = Tracks and counts
