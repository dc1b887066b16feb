side-nobody = Nobody
side-draw = A draw
side-system = Defeat
side-observer = An observer
table-left = You leave the table. The game is not over.
table-over = The game is over. { $ending } [{ $clause }]
table-number = Type a number from 1 to { $count }, or an action.
table-help = Type a number, an order in the words of the list, or an action in full. Commands: ? (this), why ACTION or why NUMBER, rule CLAUSE, orders (all that can be given), orders WORDS (those with these words), undo, undo NUMBER (so many choices), log, show (the table){ $more }, near HEX (the hexes round it), odds (of the fights that may come), overlay [NAME] [PLACE or PIECE] (supply, reach and the like), charts [NAME] (tracks, and the tables of the rules), sheet (battles and the like beside the map), save FILE (.roll: the game, .toml: the position), quit.
table-legal = That is legal now.
table-undone = Taken back: { $action }
table-saved = Saved in { $file }.
table-save-exists = { $file } exists and is left as it is: save under another name.
table-save-where = Say where: save my-game.roll, or save my-position.toml.
table-kept = The game is in { $file }: { $command } goes on.
table-english = (Summaries of the rules are in English.)
table-undo-chance = Nothing can be taken back: chance has spoken since your last choice.
table-undo-secret = Nothing can be taken back: something hidden was told since your last choice.
table-undo-seat = Nothing can be taken back: another player has chosen since, or has to choose now.
table-undo-start = Nothing can be taken back: no choice of yours comes before this one.
table-undo-how-many = “{ $typed }” is not a number of choices: “undo” takes back the last one, “undo 3” the last three.
table-undo-fewer = { $count ->
    [one] Only your last choice can be taken back now: “undo”. Nothing was taken back.
   *[other] Only your last { $count } choices can be taken back now: “undo { $count }”. Nothing was taken back.
}
table-save-last = Save the game before you go? A file (my-game.roll), or nothing:
table-no-hand = No hand is told here.
table-card-traits = { $card } ({ $traits })
table-card-effect = { $card }: { $effect }
table-value = { $action }, value { $count }
table-no-rule = There is no clause { $clause }.
table-which-rule = Say which: rule { $clause }, say.
table-why = Say what: why ACTION or why NUMBER tells what forbids an action. Legal now: { $actions }
table-answered = ({ $side }: { $prompt } Nothing else can be done: { $action }.)
table-passed = ({ $side }: { $prompt } Nothing but to pass: passed.)
table-sure = { $note }. Type it again if you mean it.
table-passed-already = Passed already.
table-verbs = To type one: { $verbs }
table-yes = yes
table-no = no
deny-game-over = The game is over.
deny-not-your-decision = Another side chooses now, not this one: { $seat }.
deny-not-offered = “{ $action }” is not an order you can give now.
deny-word-too-many = “{ $action }” is a whole order: “{ $word }” is a word too many.
deny-word-missing = After “{ $action }” a word is missing; whole, for example: “{ $example }”.
table-overlays = The overlays: { $overlays }. Type one, and a place or a piece if you like.
table-no-overlay = There is nothing to lay over the map here.
table-charts = The charts: { $charts }. “charts NAME” prints one.
table-no-chart = No chart is called “{ $typed }”. The charts: { $charts }.
table-no-charts = This game has no charts.
result-won = Victory: { $side }.

lying-steps = { $piece } ({ $count ->
    [one] 1 step
   *[other] { $count } steps
})
lying-hidden = { $count } hidden ({ $side })
lying-strength = { $count ->
    [one] 1 strength point
   *[other] { $count } strength points
} ({ $side })
table-area = { $area }: { $holds }
table-area-empty = nobody
table-no-sheet = Nothing is open beside the map.
table-no-sheets = This game has no sheets beside its map.
table-command-help = help
table-command-why = why
table-command-rule = rule
table-command-hand = hand
table-command-undo = undo
table-command-log = log
table-command-show = show
table-command-odds = odds
table-command-overlay = overlay
table-command-charts = charts
table-command-sheet = sheet
table-command-save = save
table-command-quit = quit
table-odds = { $place }: { $side } wins { $share }% of the time{ $given ->
    [1] {""}
   *[0] {" "}if the enemy stands
}{ $tied ->
    [0] {""}
   *[other] , and { $tied }% are ties
}; loses { $attacker } on average, the enemy { $defender }.
table-odds-estimate = { $place }: { $side } wins { $least }–{ $most }% of the time (an estimate); loses { $attacker } on average, the enemy { $defender }.
table-odds-start = { $place }, from { $start }
table-odds-given = { $place }, { $given }
table-odds-force = { $side }: { $told }
table-no-odds = There are no odds to show: no fight can be ordered now, or its odds are not known.
table-lesson-first = In this lesson, first: { $orders }. Or type leave, and play on without it.
table-lesson-how = A lesson: type the number of the order that is listed. Type leave to play on without the lesson, quit to leave the table, ? for all commands.
table-lesson-step = Lesson, step { $count } of { $of }
table-lesson-over = The lesson is over, and the game goes on: everything legal is listed from here. ? tells the commands, quit leaves.{ $bot ->
    [none] { "" }
   *[other] { " " }You play against: { $bot }.
}
table-lesson-left = You play on without the lesson.
table-command-leave = leave
table-command-near = near
table-no-near = Say which hex: near 1404, or near and the key of a piece.
table-no-hexes = This map has no hexes. “show SPACE” tells what lies there and where its roads lead.
table-shown-track = track
table-shown-force = force
table-no-force = No force is set apart as on the move. “show PLACE” tells who stands there.
table-form-space = SPACE
table-form-name = NAME
table-command-orders = orders
table-orders-kind = { $typed } ({ $count }), such as: { $example }
table-orders-too = Others whose text has “{ $words }”:
table-orders-how = { $count } orders can be given. “orders” lists all with their numbers, “orders” and some words those that have them: a kind, a piece, a place. A number, or an order in full, gives one.
table-no-orders = No order has these words: { $words }
table-unknown = Nothing is called “{ $name }” here.
table-did-you-mean = Did you mean: { $names }?
table-several = Several here are called “{ $name }”; say which: { $names }.
table-no-word = “{ $word }” is not understood here. “orders” tells what can be ordered.
table-trait = { $label }: { $value }
table-cannot-write = cannot write { $file }: { $why }
table-trouble-no-folder = No such file or directory
table-trouble-is-folder = That is a folder: name a file
table-trouble-no-right = It may not be written
table-trouble-full = The disk is full
table-undo-final = Nothing can be taken back: what was played before the game was taken up again stands.
table-here = here
table-which-order = Which do you mean?
table-which-one = Do you mean this order? Then type its number.
table-which-more = And { $count } more; with more words there are fewer.
label-times = times
label-in-all = in all
value-added = + value
value-taken = − value
value-signed = ± value
table-again = Once more: { $command }
table-aim = { $side }, aim: { $told }
table-ground = ground
table-hexsides = hexsides
table-hexside = { $direction }, { $hex }: { $told }
table-direction-n = north
table-direction-ne = northeast
table-direction-e = east
table-direction-se = southeast
table-direction-s = south
table-direction-sw = southwest
table-direction-w = west
table-direction-nw = northwest
