# What a club says.

error-club-sign-in = Sign in first.
error-club-origin = This came from another web page, so nothing was done.
error-club-link = This link no longer works. Ask for a new one: each works once, for twenty minutes.
error-club-link-elsewhere = This link confirms a member's new address: open it in a browser where that member is signed in.
error-club-mail = That is not a mail address.
error-club-mail-taken = That address already belongs to another member.
error-club-mail-away = The mail could not be sent. Try again in a minute.
error-club-no-mail = This club does not send mail.
error-club-passkey = This passkey was not accepted. Try again, or sign in another way.
error-club-passkey-unknown = There is no such passkey.
error-club-passkeys = The limit is { $count } passkeys: remove one first.
error-club-provider = { $name } does not answer. Try again in a moment, or sign in another way.
error-club-provider-no = { $name } did not say who you are. Try again, or sign in another way.
error-club-no-member = There is no such member.
error-club-name-short = A name needs at least two letters.
error-club-name-taken = Another member has that name already.
error-club-language = This club does not offer that language.
error-club-zone = There is no time zone { $name }.
error-club-block-self = You cannot block yourself.
error-club-time = { $detail } is not a time. Write one as 2026-11-26T18:00:00Z.
error-club-holiday = Holidays must begin today or later, and end after they begin.
error-club-holiday-twice = You already have holidays on some of these days.
error-club-holiday-many = That would be more than { $count } days of holidays in a year.
error-club-holiday-unknown = There are no such holidays ahead.
error-club-no-guests = Only members play in this club: sign in.

error-club-no-invitation = This game is no longer on offer.
error-club-invitations = The limit is { $count } open offers: withdraw one first.
error-club-not-invited = The two of you cannot play each other.
error-club-no-own-seat = Take a seat yourself.
error-club-one-seat = Take one seat. To play both sides, set up a table of your own.
error-club-unrated = Only a game between two members can be rated.
error-club-clock = A clock must be between one minute and four hundred days.
error-club-seat-taken = That seat is no longer free.
error-club-against-oneself = You already have a seat in this game.
error-club-own-invitation = This is your own offer: withdraw it instead.
error-club-not-host = Only the member who made the offer can withdraw it.
error-club-others-sit = Another member sits here: you cannot give that seat away or delete the game.
error-club-time-left = No clock has run out.
error-club-no-channel = There is no such channel.
error-club-channels = The limit is { $count } channels: remove one first.
error-club-no-key = There is no such key.
error-club-keys = The limit is { $count } keys: remove one first.
error-club-key = This key no longer works.
error-club-key-scope = This key does not allow that.
error-club-rated-over = A finished rated game cannot be changed.
error-club-tournaments = The limit is { $count } tournaments at a time.
error-club-two-seats = Tournaments are only for two-player games.
error-club-tournament-plan = A tournament needs a name and must close its entries after it opens them; a Swiss tournament needs rounds, and few enough that nobody meets anybody twice.
error-club-no-tournament = There is no such tournament.
error-club-not-organiser = Only the organiser of the tournament can do that.
error-club-tournament-started = This tournament has already started.
error-club-tournament-closed = Entries to this tournament are closed.
error-club-tournament-full = This tournament takes { $count } players at most.
error-club-tournament-small = A tournament needs at least two players.
error-club-tournament-over = A finished tournament game cannot be changed.
error-club-not-entered = You are not entered in this tournament.
error-club-no-calendar = This calendar address no longer works.
error-club-no-line = This table has no message with that number.
error-club-own-line = You cannot report your own message.
error-club-reported = You have already reported that.

mail-sign-in-subject = Your link to { $name }
mail-sign-in-text = Use this link to sign in at { $name }:

    { $link }

    It works once, for twenty minutes. If you did not ask for it, ignore this mail.
mail-confirm-subject = Your new address at { $name }
mail-confirm-text = To confirm this address at { $name }, open this link in a browser where you are signed in:

    { $link }

    It works once, for twenty minutes. If you did not ask for it, ignore this mail.

notice-turn = It is your turn: { $title }.
notice-invited = { $who } invites you to a game: { $title }.
notice-begun = One of your games has started: { $title }.
notice-clock = Your clock is running low: { $title }.
notice-clock-until = Your clock runs out on { $time }: { $title }.
notice-undo = Your opponent asks to take something back: { $title }.
notice-over = One of your games is over: { $title }.
notice-subject = { $count } messages from { $name }
notice-end = Choose what you are told, and how: { $link }

report-subject = A message was reported: { $title }
report-text = { $who } reports what { $speaker } said in a game of { $title }:
report-reason = Reason: { $detail }
report-gone = A member who has left

calendar-deadline = { $title }: your clock runs out
