# What a club says.

error-club-sign-in = Sign in first.
error-club-origin = Another page has sent this: nothing was done.
error-club-link = This link opens nothing any more. Ask for a new one: each is good for twenty minutes, and once.
error-club-link-elsewhere = This link makes an address that of a member: open it in a browser where he is signed in.
error-club-mail = That is not a mail address.
error-club-mail-taken = That address belongs to another member already.
error-club-mail-away = The mail could not be sent. Try again in a minute.
error-club-no-mail = This club sends no mails.
error-club-passkey = This passkey does not open the door. Try once more, or sign in another way.
error-club-passkey-unknown = There is no such passkey.
error-club-passkeys = Nobody has more than { $count } passkeys: forget one first.
error-club-provider = { $name } does not answer. Try again in a moment, or sign in another way.
error-club-provider-no = { $name } did not say who you are. Try once more, or sign in another way.
error-club-no-member = There is no such member.
error-club-name-short = A name has two letters at least.
error-club-name-taken = Another member has that name already.
error-club-language = That language is not spoken here.
error-club-zone = There is no time zone { $name }.
error-club-block-self = That is you.
error-club-time = { $detail } is not a time. Write one as 2026-11-26T18:00:00Z.
error-club-holiday = Holidays begin today or later, and end after they have begun.
error-club-holiday-twice = You have holidays on some of these days already.
error-club-holiday-many = That would be more than { $count } days of holidays in a year.
error-club-holiday-unknown = There are no such holidays to come.
error-club-no-guests = In this club only members play: sign in.

error-club-no-invitation = This game is not offered any more.
error-club-invitations = Nobody offers more than { $count } games at a time: take one back first.
error-club-not-invited = The two of you do not play with each other.
error-club-no-own-seat = Take a seat yourself.
error-club-one-seat = Take one seat. To play both sides, set a table of your own.
error-club-unrated = Only a game of two members can be rated.
error-club-clock = A clock has a minute at least, and four hundred days at most.
error-club-seat-taken = That seat is not free any more.
error-club-against-oneself = You have a seat in this game already.
error-club-own-invitation = This is your own offer: take it back instead.
error-club-not-host = Only whoever offers a game can take it back.
error-club-others-sit = Another member sits here: his seat is not yours to give away, nor his game to delete.
error-club-time-left = Nobody's clock has run out.
error-club-no-channel = There is no such channel.
error-club-channels = Nobody has more than { $count } channels: forget one first.
error-club-no-key = There is no such key.
error-club-keys = Nobody has more than { $count } keys: forget one first.
error-club-key = This key no longer opens anything.
error-club-key-scope = This key is not for that.
error-club-rated-over = A rated game that is over stays as it is.
error-club-tournaments = Nobody holds more than { $count } tournaments at a time.
error-club-two-seats = A tournament is held in games for two.
error-club-tournament-plan = A tournament has a name; a Swiss one has rounds, and nobody meets anybody twice in it; entries close after they open.
error-club-no-tournament = There is no such tournament.
error-club-not-organiser = Only whoever holds a tournament can do that.
error-club-tournament-started = This tournament has started.
error-club-tournament-closed = Nobody can enter this tournament now.
error-club-tournament-full = In this tournament play { $count } at most.
error-club-tournament-small = A tournament needs two players at least.
error-club-tournament-over = A game of a tournament that is over stays as it is.
error-club-not-entered = You do not play in this tournament.
error-club-no-calendar = This address of a calendar is good for nothing any more.
error-club-no-line = Nothing of that number was said at this table.
error-club-own-line = You have said that yourself.
error-club-reported = You have reported that already.

mail-sign-in-subject = Your link to { $name }
mail-sign-in-text = This link lets you in at { $name }:

    { $link }

    It is good for twenty minutes, and once. If you have not asked for it, let it be: nothing happens.
mail-confirm-subject = Your new address at { $name }
mail-confirm-text = Open this link in a browser where you are signed in, to make this address yours at { $name }:

    { $link }

    It is good for twenty minutes, and once. If you have not asked for it, let it be: nothing happens.

notice-turn = It is your turn: { $title }.
notice-invited = { $who } invites you to a game: { $title }.
notice-begun = A game of yours has begun: { $title }.
notice-clock = Your clock is low: { $title }.
notice-clock-until = Your clock runs out on { $time }: { $title }.
notice-undo = You are asked to let something be taken back: { $title }.
notice-over = A game of yours is over: { $title }.
notice-subject = { $count } messages from { $name }
notice-end = What you are told, and how, is up to you: { $link }

report-subject = A line was reported: { $title }
report-text = { $who } reports what { $speaker } has said in a game of { $title }:
report-reason = The reason: { $detail }
report-gone = A member who has left

calendar-deadline = { $title }: your clock runs out
