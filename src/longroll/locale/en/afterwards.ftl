# Looking back at a finished game: its analysis, and what bots meant.

error-not-over = The game is not over: what was meant and missed is told afterwards.
record-not-over = The game is not over yet, and only a finished one can be looked back on. Play it to its end with longroll play { $name } --resume { $file } --record { $file }, then ask again.
error-no-thought = Nothing is known of what was meant by order { $number }.
error-thought-of-person = { $seat }: a person gave order { $number }, and only that person knows what was meant.
error-thought-of-none = { $seat }: the { $bot } gave order { $number }, and weighs too little to mean anything by it. A Sergeant, a Captain or a General tells what was meant.
error-thought-of-record = This game was opened from a record, which does not tell what was meant by order { $number }.
error-study-full = Many games wait for their analysis. Try again in a while.
error-no-decision = Action { $number } was not a decision: nothing else could be done.

analysis-measure = Chance of winning in percent, as counted in games between bots.
analysis-measure-rough = How good the position on the map looks to a bot: 0 is a lost game, 100 a won one. How often such positions are won nobody has counted yet in this scenario.
analysis-chances = { $side }: chance of winning, in percent
analysis-share = { $share }%
analysis-ahead = { $side }: who is ahead, from 0 to 100
analysis-decisions = The decisions that changed the game most
analysis-no-decisions = No single decision changed much: no alternative that was weighed was better by 5 points of 100.
analysis-early = The analysis stopped before everything was weighed.
analysis-played = { $side }, action { $number } [{ $clause }]: { $action }
analysis-better = better: { $action }
analysis-look = to look at that moment: { $command }
analysis-verdict = Judged as the analysis of the game judges: { $count } of 100 after what was played, { $better } of 100 after “{ $action }”.
analysis-verdict-little = Judged as the analysis of the game judges: { $count } of 100 after what was played. Nothing else that was weighed is better by much; “{ $action }”: { $better }.

turning-cost = That lowered the chance of winning by { $count } points{ $error ->
    [0] { "" }
   *[other] { " " }(give or take { $error })
}. { $side }: { $to_ } instead of { $from_ }.
turning-cost-rough = That cost { $count } of 100 points of the scale{ $error ->
    [0] { "" }
   *[other] { " " }(give or take { $error })
}. { $side }: { $to_ } instead of { $from_ }.
turning-luck-none = What followed was about what was to be expected.
turning-luck-good = What followed brought { $count } more than was to be expected.
turning-luck-bad = What followed took { $count } more than was to be expected.

thought-chose = I chose “{ $action }” and expected to win with a chance of { $count }%.
thought-chose-rough = I chose “{ $action }” and expected to stand at { $count } of 100.
thought-sure = I tried out { $total } ways to go on; { $count }% of them began with it.
thought-line = After it I expected: { $steps }.
thought-other = I also weighed “{ $action }”: { $count }.
thought-none = The { $bot } has no more to say of it: it had no choice, or chooses without intent.
