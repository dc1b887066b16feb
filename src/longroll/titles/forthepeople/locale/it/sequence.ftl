## Il turno


event-turn = { $turn }.
prompt-truce = Finiamo qui la partita? Solo se entrambi lo volete.
action-play-on = Continuare
action-end-game = Finire qui
event-agreed-end = Le due parti concordano di finire la partita.
turn-spring-1861 = Primavera 1861
turn-summer-1861 = Estate 1861
turn-fall-1861 = Autunno 1861
turn-spring-1862 = Primavera 1862
turn-summer-1862 = Estate 1862
turn-fall-1862 = Autunno 1862
turn-spring-1863 = Primavera 1863
turn-summer-1863 = Estate 1863
turn-fall-1863 = Autunno 1863
turn-spring-1864 = Primavera 1864
turn-summer-1864 = Estate 1864
turn-fall-1864 = Autunno 1864
turn-spring-1865 = Primavera 1865

## Logoramento


prompt-attrition = Logoramento a { $space }: se ne perdono { $count }. Quale unità?
action-remove-infantry = Fanteria
action-remove = { $a1 } e la sua brigata
event-attrition-phase = Fase di logoramento.
event-attrition = Logoramento: { $the-side } perde { $count ->
    [one] un punto forza
   *[other] { $count } punti forza
} a { $space }.
event-forage = Foraggiamento: { $the-side } perde { $count ->
    [one] un altro punto forza
   *[other] altri { $count } punti forza
} a { $space }.

## La fine


event-game-over = La partita è finita: { $side }. { $ending }
ending-victory-confederate-will = La Confederazione ha perso la volontà di combattere.
ending-victory-union-weary = L'Unione è stanca della guerra alle elezioni del 1864.
ending-victory-double-will = La Confederazione ha più del doppio della volontà dell'Unione.
ending-victory-resources = Ogni centro di risorse è distrutto, ogni porto è chiuso.
ending-draw-1861 = Nessuna parte ha vinto nel 1861.
ending-victory-1861 = Gli stati di frontiera e la volontà decidono il 1861.
ending-victory-higher-will = Decide la volontà più alta.
ending-victory-states = Decide il conto degli stati.
