# What the server says.

error-no-token = This needs a seat's token.
error-bad-token = That token does not open a seat in this game.
error-link-used = This link no longer works: somebody has already used it, or a newer one has replaced it. Ask whoever set up the table for a new one (on the table's page, under “Papers”: “New link for a seat”).
error-no-table = There is no game { $name } here.
error-no-title = There is no title { $name }.
error-no-game = That game cannot be started: { $detail }
error-no-seat = This title has no seat { $name }.
error-no-bot = There is no bot called { $name }.
error-no-lesson = There is no lesson for { $name }.
error-no-moment = The game has { $count ->
    [one] 1 action
   *[other] { $count } actions
} so far; there is no action { $number } to show.
error-no-board = This title has no board to draw.
error-no-page = There is nothing here.
error-no-client = The browser's table has not been built yet. In the repository: make client. Then start the server again.
error-stale = The game has moved on: this order was given after { $number ->
    [one] 1 action
   *[other] { $number } actions
}, and there are { $count } now.
error-over = The game is over.
error-not-yours = It is up to { $side } to decide.
error-observer = Observers can only watch.
error-observer-hears-nothing = Observers cannot see the players' chat or notes.
error-nothing-said = The message is empty.
error-all-said = This table's chat is full ({ $count } messages).
error-said-meanwhile = Somebody else wrote at the same moment. Send your message again.
error-illegal = That is not legal at this point.
error-no-action = That is not an action: { $detail }
error-record = The record cannot be replayed: it does not fit the rules on this server. Get a fresh copy of the file.
error-record-foreign = This is not a game record: a record begins with the line “longroll record 1”. Choose a .roll file, which a table's page saves under “Papers”.
error-record-head = The header of this record cannot be read (line { $number }). Get a fresh copy of the file; if it was edited, undo the edit on this line.
error-record-line = Line { $number } of this record cannot be read: it should be “side: order”. Get a fresh copy of the file; if it was edited, undo the edit on this line.
error-record-order = The rules do not allow the order on line { $number } of this record. The record was altered at or before that line, or comes from another version of the rules. Get a fresh copy of the file.
error-record-altered = This record was altered at or before line { $number }. Get a fresh copy of the file.
error-record-cut = This record breaks off after line { $number }: its end is missing. Save it again where it comes from.
error-record-dice = The dice on line { $number } of this record are not the ones that were committed to, so it was altered. Get a fresh copy of the file.
error-record-game = This server does not have the game that this record is of (line { $number }).
error-record-rules = This game was played under another version of its rules, and line { $number } does not fit the present one. Open it with the version of Long Roll it was played with.
error-record-pack = This game was played with a different component pack (line { $number }). Start the server with that pack: --pack.
error-history = The stored game does not fit the present rules at action { $number }.
error-history-rules = This game was started under version { $then } of its rules. This is version { $now }, and the game does not fit it from action { $number } on. The game is kept as it is: open it with the version of Long Roll it was started with.
error-secrets = This would reveal every secret. Until the game is over, it takes the tokens of all the seats.
error-hidden = This position contains something that your seat cannot know. Until the game is over, it takes the tokens of all the seats.
error-no-undo = There is nothing for you to take back.
error-nothing-asked = Nobody has asked to take anything back.
error-other-asked = The request you answered has changed. Look at the new one.
error-request = The server does not understand this request: { $detail }
error-store-locked = Nothing was saved: another program has locked the database. Try again in a moment. Everything saved before is safe.
error-store-full = Nothing was saved: the server's disk is full. Whoever runs the server has to make room; then try again. Everything saved before is safe.
error-store-read-only = Nothing was saved: the server cannot write to its database. Whoever runs the server has to fix that; then try again. Everything saved before is safe.
error-store-away = The server's database does not answer. Try again in a moment. Everything saved before is safe.
error-busy = The server is busy. Try again in { $count ->
    [one] a second
   *[other] { $count } seconds
}.
error-too-often = Too many requests from your address. Try again in { $count ->
    [one] a second
   *[other] { $count } seconds
}.
error-too-long = That is too long: the limit is { $count } kB.
error-too-slow = That took too long to arrive. Send it again.

waiting-for-several = Several players are choosing in secret.

event-undone = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}.
event-undone-chance = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, including dice or cards already revealed. A person would have been asked; the bot allowed it.
event-undone-secret = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, including secret information or answers given since. A person would have been asked; the bot allowed it.
event-undone-chance-alone = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, including dice or cards already revealed. Nobody else is playing, so nobody was asked.
event-undone-secret-alone = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, including secret information given since. Nobody else is playing, so nobody was asked.
event-undo-asked = { $side }: may { $count ->
    [one] an action be taken back
   *[other] { $count } actions be taken back
}?
event-undo-refused = { $side } refuses: the action stands.
event-undo-withdrawn = { $side } withdraws the request to take back.


bot-random = Dice
bot-random-text = Plays at random.
bot-greedy = Corporal
bot-greedy-text = Looks one step ahead.
bot-recruit = Recruit
bot-recruit-text = Looks at a few moves and avoids the worst.
bot-sergeant = Sergeant
bot-sergeant-text = Weighs every move by where it can lead.
bot-lieutenant = Lieutenant
bot-lieutenant-text = Follows every move carefully to its end before choosing.
bot-captain = Captain
bot-captain-text = Searches through possible worlds for a moment.
bot-general = General
bot-general-text = Searches longer: up to twelve seconds for a move.

overlay-mark-source = from here
overlay-mark-free = open
overlay-mark-cut = cut off
overlay-mark-own = own
overlay-mark-enemy = the enemy's
overlay-mark-both = both sides'
overlay-mark-reach = movement points needed
overlay-mark-fight = the enemy is there
overlay-mark-block = in the way

event-dice-renewed = The end of the game revealed the secret of the dice. New dice are used from here on; their commitment begins with { $detail }.
event-bot-failed = The bot that plays { $side } failed twice and did not move. “Let it try again” gives it another try.
event-seat-reissued = { $side }: there is a new link; the old one no longer works.
event-ended-resigned = { $side } has resigned.
event-ended-time = { $side } has run out of time.
event-seat-claimed = { $side }: somebody has taken this seat; the link they used no longer works.
error-not-host = Only whoever set up this table can do that.
error-no-human = That seat needs no link.
error-no-show = Nothing is known about that.
error-no-bot-thinks = No bot is thinking.
turn-number = Turn { $count }
why-not-asked = Nothing here answers the present question.
