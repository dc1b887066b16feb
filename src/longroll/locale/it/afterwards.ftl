# Riguardare una partita finita: la sua analisi e le intenzioni dei bot.

error-not-over = La partita non è finita: le intenzioni e le occasioni mancate si raccontano dopo.
record-not-over = La partita non è ancora finita, e solo una conclusa si può ripercorrere. Giocala fino alla fine con longroll play { $name } --resume { $file } --record { $file }, poi chiedilo di nuovo.
error-no-thought = Non si sa che cosa si volesse con l'ordine { $number }.
error-thought-of-person = { $seat }: l'ordine { $number } lo ha dato una persona, e solo lei sa che cosa intendeva.
error-thought-of-none = { $seat }: l'ordine { $number } lo ha dato il bot { $bot }, che valuta troppo poco per intendere qualcosa. Un sergente, un capitano o un generale invece lo dicono.
error-thought-of-record = Questa partita è stata aperta da un verbale, che non dice che cosa si intendeva con l'ordine { $number }.
error-study-full = Molte partite aspettano la loro analisi. Si può riprovare fra un po'.
error-no-decision = L'azione { $number } non era una scelta: non si poteva fare altro.

analysis-measure = Probabilità di vincere su cento, come si sono viste in partite di bot.
analysis-measure-rough = Quanto sembra buona a un bot la posizione sulla mappa: 0 è una partita persa, 100 una vinta. Quante volte si vincano posizioni simili nessuno l'ha ancora contato in questo scenario.
analysis-chances = { $side }: probabilità di vincere su cento
analysis-share = { $share } %
analysis-ahead = { $side }: chi è in vantaggio, da 0 a 100
analysis-decisions = Le decisioni che hanno cambiato di più la partita
analysis-no-decisions = Nessuna decisione da sola ha cambiato molto: nulla di ciò che è stato valutato avrebbe portato 5 su 100 in più.
analysis-early = È stata conclusa prima di valutare tutto.
analysis-played = { $side }, azione { $number } [{ $clause }]: { $action }
analysis-better = meglio: { $action }
analysis-look = per vedere quel momento: { $command }
analysis-verdict = Giudicato come nell'analisi della partita: { $count } su 100 dopo ciò che fu giocato, { $better } su 100 dopo «{ $action }».
analysis-verdict-little = Giudicato come nell'analisi della partita: { $count } su 100 dopo ciò che fu giocato. Nulla di ciò che fu soppesato è molto migliore; «{ $action }»: { $better }.

turning-cost = È costata { $count } probabilità su cento{ $error ->
    [0] { "" }
   *[other] { " " }(più o meno { $error })
}. { $side }: { $to_ } invece di { $from_ }.
turning-cost-rough = È costata { $count } dei 100 punti della scala{ $error ->
    [0] { "" }
   *[other] { " " }(più o meno { $error })
}. { $side }: { $to_ } invece di { $from_ }.
turning-luck-none = Quel che seguì fu all'incirca ciò che ci si poteva aspettare.
turning-luck-good = Ciò che è seguito ha portato { $count } più di quanto ci si potesse aspettare.
turning-luck-bad = Ciò che è seguito ha tolto { $count } più di quanto ci si potesse aspettare.

thought-chose = Ho scelto «{ $action }» e mi aspettavo { $count } probabilità di vincere su cento.
thought-chose-rough = Ho scelto «{ $action }» e mi aspettavo di stare a { $count } su 100.
thought-sure = Ho provato { $total } modi di proseguire; { $count } su cento cominciavano così.
thought-line = Poi mi aspettavo: { $steps }.
thought-other = Ho valutato anche «{ $action }»: { $count }.
thought-none = Il bot { $bot } non ha altro da dire: non c'era scelta, o sceglie senza intenzione.
