# What the server says.

error-no-token = This needs the token of a seat.
error-bad-token = That token opens no seat of this game.
error-no-table = There is no game { $name } here.
error-no-title = There is no title { $name }.
error-no-game = That game cannot be begun: { $detail }
error-no-seat = This title has no seat { $name }.
error-no-bot = There is no bot called { $name }.
error-no-moment = The game has { $count } actions: there is no moment { $number }.
error-no-board = This title has no board that can be drawn.
error-no-page = There is nothing here.
error-no-odds = There is no battle whose odds could be told now.
error-no-client = The browser's table has not been built yet. In the repository: make client. Then start the server again.
error-stale = The table has moved on: this was said after { $number } actions, now there are { $count }.
error-over = The game is over.
error-not-yours = { $side } has to choose now.
error-observer = An observer watches only.
error-illegal = That is not legal now.
error-no-action = That is no action: { $detail }
error-record = The record cannot be replayed: { $detail }
error-history = The stored game does not fit these rules at action { $number }.
error-secrets = Before the game is over, only who holds the tokens of every seat may have this: it tells every secret.
error-no-undo = There is nothing that you could take back.
error-nothing-asked = Nobody asks you to take anything back.
error-request = That request cannot be understood: { $detail }

waiting-for-several = Several players choose in secret.

event-undone = { $side } takes back { $count ->
    [one] an action
   *[other] { $count } actions
}.
event-undo-asked = { $side } asks to take back { $count ->
    [one] an action
   *[other] { $count } actions
}.
event-undo-refused = { $side } does not consent: it stands.
event-undo-withdrawn = { $side } no longer asks to take anything back.

bot-random = Recruit
bot-random-text = Plays at random.
bot-greedy = Sergeant
bot-greedy-text = Looks one move ahead.
