# Intercettazione (5.8).

## Domande

prompt-intercept = Il nemico sta per entrare a { $space }: intercetti?
prompt-intercept-second = Quale generale va anche lui a { $space }?
prompt-intercept-garrison = Un punto forza resta a tenere il forte?

## Azioni

action-intercept = Intercetta con { $a1 }
action-garrison-0 = Non lasciare nessuno nel forte
action-garrison-1 = Lascia un punto forza nel forte
action-interrupt-2 = Intercetta con { $a2 }: { $a1 }

## Eventi

event-interception-succeeds = { $general } intercetta: { $roll }, serviva { $number } o meno.
event-interception-fails = { $general } arriva tardi: { $roll }, serviva { $number } o meno.
event-interception-by-card = { $general } intercetta grazie alla carta.
event-intercepted = { $count ->
        [one] { $count } punto forza accorre da { $from } a { $space }.
       *[other] { $count } punti forza accorrono da { $from } a { $space }.
    }

## Perché no

deny-intercept-alone = { $general } non ha punti forza con cui intercettare.
deny-intercept-not-adjacent = Nessuna strada o ferrovia porta { $general } a { $space }.
deny-intercept-river = Un fiume sbarra a { $general } la via per { $space }.
deny-intercept-rough-road = Nessuno può intercettare per le strade dell'Alabama nord-orientale o sulla Baltimore and Ohio: nemmeno { $general }.
deny-brigade-intercepts-alone = La brigata di { $general } non può intercettare da sola: va con la forza con cui sta.
deny-not-in-command = { $general } non comanda dove si trova: intercetta chi comanda sul posto.
deny-intercept-nobody-goes = { $general } non ha alcun punto forza da portare.
deny-intercept-too-far = La carta non porta { $general } fin lì.
deny-intercept-at-sea = Nessuna carta può intercettare un movimento navale.
note-reacts = { $least ->
    [100] certo
   *[other] { $chance } % di riuscita
}
note-reacts-between = dal { $least } al { $chance } % di riuscita
