# What the server says.

error-no-token = This needs the token of a seat.
error-bad-token = That token opens no seat of this game.
error-link-used = This link opens nothing any more: somebody has sat down by it already, or there is a newer one. Ask whoever set the table for a new link: on the table's page, under “Papers”, “New link for a seat”.
error-no-table = There is no game { $name } here.
error-no-title = There is no title { $name }.
error-no-game = That game cannot be begun: { $detail }
error-no-seat = This title has no seat { $name }.
error-no-bot = There is no bot called { $name }.
error-no-lesson = There is no lesson for { $name }.
error-no-moment = The game has { $count ->
    [one] 1 action
   *[other] { $count } actions
}: there is no moment { $number }.
error-no-board = This title has no board that can be drawn.
error-no-page = There is nothing here.
error-no-client = The browser's table has not been built yet. In the repository: make client. Then start the server again.
error-stale = The table has moved on: this was said after { $number ->
    [one] 1 action
   *[other] { $number } actions
}, now there are { $count }.
error-over = The game is over.
error-not-yours = { $side } has to choose now.
error-observer = An observer only watches.
error-observer-hears-nothing = What the players say to each other and note for themselves is not for those who watch.
error-nothing-said = That has no text in it.
error-all-said = So much was said at this table ({ $count } times) that no more is kept.
error-said-meanwhile = Somebody else has spoken at the same moment: say it once more.
error-illegal = That is not legal now.
error-no-action = That is not an action: { $detail }
error-record = The record cannot be replayed: it does not fit the rules here. Take the file anew from where it was saved.
error-record-foreign = This is not a record of a game: a record begins with the line “longroll record 1”. Choose a .roll file, as a table's page saves it under “Papers”.
error-record-head = The head of this record cannot be read (line { $number }). Take the file anew from where it was saved; if it was edited, undo that in this line.
error-record-line = Line { $number } of this record cannot be read: it ought to be “side: order”. Take the file anew from where it was saved; if it was edited, undo that in this line.
error-record-order = The rules do not allow what line { $number } of this record tells. It was altered there or before, or comes from another version of the rules: take the file anew from where it was saved.
error-record-altered = This record was altered in line { $number }, or before it. Take the file anew from where it was saved.
error-record-cut = This record breaks off after line { $number }: its end is missing. Save it once more where it comes from.
error-record-dice = The dice in line { $number } of this record are not those that were promised: it was altered. Take the file anew from where it was saved.
error-record-game = This record is of a game that is not played here (line { $number }).
error-record-rules = This game was played under an older or newer version of its rules: line { $number } does not fit these. Open it with the Long Roll that it was played with.
error-record-pack = This game was played with other components than those here (line { $number }). Start the server with the same ones: --pack.
error-history = The stored game does not fit these rules at action { $number }.
error-history-rules = This game was begun under rules { $then }; these are rules { $now }, and they do not fit from action { $number } on. It is kept as it is: open it with the Long Roll that it was begun with.
error-secrets = Before the game is over, only who holds the tokens of every seat may have this: it tells every secret.
error-hidden = There is something here that this seat cannot know. Before the game is over, only who holds the tokens of every seat may have the position.
error-no-undo = There is nothing that you could take back.
error-nothing-asked = Nobody asks you to take anything back.
error-other-asked = By now something else is asked for than what you answer.
error-request = That request cannot be understood: { $detail }
error-store-locked = Nothing could be stored: another program holds the database. Try again in a moment; what was stored before is safe.
error-store-full = Nothing could be stored: the disk of the server is full. Whoever runs it has to make room; then try again. What was stored before is safe.
error-store-read-only = Nothing could be stored: the database of the server cannot be written. Whoever runs it has to mend that; then try again. What was stored before is safe.
error-store-away = The database of the server does not answer. Try again in a moment; what was stored before is safe.
error-busy = The server has much to do. Try again in { $count ->
    [one] a second
   *[other] { $count } seconds
}.
error-too-often = That was asked too often from where you are. Try again in { $count ->
    [one] a second
   *[other] { $count } seconds
}.
error-too-long = That is too long: { $count } kB at most are taken here.
error-too-slow = That took too long to arrive. Send it once more.

waiting-for-several = Several players choose in secret.

event-undone = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}.
event-undone-chance = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, and with it dice or cards that had fallen. A person would have been asked; the bot allowed it.
event-undone-secret = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, and with it what was told in secret or answered since. A person would have been asked; the bot allowed it.
event-undone-chance-alone = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, and with it dice or cards that had fallen. Nobody else plays, so nobody was asked.
event-undone-secret-alone = { $side }: { $count ->
    [one] an action is taken back
   *[other] { $count } actions are taken back
}, and with it what was told in secret since. Nobody else plays, so nobody was asked.
event-undo-asked = { $side }: may { $count ->
    [one] an action be taken back
   *[other] { $count } actions be taken back
}?
event-undo-refused = { $side }: no consent, it stands.
event-undo-withdrawn = { $side }: the request to take back is withdrawn.


bot-random = Dice
bot-random-text = Plays at random.
bot-greedy = Corporal
bot-greedy-text = Looks one step ahead.
bot-recruit = Recruit
bot-recruit-text = Looks at a few moves and avoids the worst.
bot-sergeant = Sergeant
bot-sergeant-text = Weighs every move by where it can lead.
bot-lieutenant = Lieutenant
bot-lieutenant-text = Weighs every move to the end of what it begins.
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
overlay-mark-reach = movement points that it takes
overlay-mark-fight = the enemy is there
overlay-mark-block = in the way

event-dice-renewed = The end told the secret of the dice: from here on others fall, and their promise begins with { $detail }.
event-bot-failed = The program that plays { $side } has failed twice and has played nothing. “Let it try again” asks it once more.
event-seat-reissued = { $side }: there is a new link; the old one opens nothing any more.
event-ended-resigned = { $side } has resigned.
event-ended-time = { $side } has run out of time.
event-seat-claimed = { $side }: somebody has sat down there; the link that was opened for it opens nothing any more.
error-not-host = Only whoever set this table can do that.
error-no-human = Nobody needs a link for that seat.
error-no-show = Nothing is known of that.
error-no-bot-thinks = No bot is at work.
turn-number = Turn { $count }
why-not-asked = Nothing here answers what is asked now.
