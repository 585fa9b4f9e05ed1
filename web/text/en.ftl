# The house in English: what stands on the pages around a table. What stands in { } is filled in by the program.

skip = Skip to the content
nav = Rooms
nav-tables = Tables
nav-lessons = Lessons
nav-rules = Rules
nav-me = You
language = Language
theme-auto = Colours: as your system has them
theme-light = Colours: daylight
theme-dark = Colours: night
close = Close
announcements = What happens
offline = The server cannot be reached at the moment. This page tries again by itself.
lost-title = There is no such room
lost-text = The address leads nowhere in this house.
lost-home = Back to the entrance

# The table

table-yours = It is your turn.
table-discard = Your hand is halved: choose what to discard.
table-theirs = { $who } is thinking …
connection-back = The connection is back.
connection-lost = The connection is lost. Trying again …
act-undo = Undo
act-resign = Resign
act-draw = Offer a draw
act-draw-agree = Agree to the draw
act-draw-decline = Decline
act-rematch = Play again
act-replay = Replay
act-leave = Let a bot play on
act-return = Take your seat back
act-replace = Call for a bot
draw-offered = { $who } offers a draw.
resign-question = Do you want to resign?
resign-text = The game ends, and your opponent wins.
resign-no = Play on
log-title = What happened
log-words = In words
log-notation = In notation
actions-title = What you can do
actions-all = Everything you can do
actions-none = Nothing to decide now.
why-title = That is not possible
why-rule = Rule { $rule }
words-title = The table in words
menu = Menu
you = You
bot = bot
cover-title = { $who }, it is for you to decide
cover-text = The others look away.
cover-show = Show my cards
table-unknown = There is no such table, or it is private: ask for the invitation.
table-unreadable = This match was written by another release of the program and cannot be shown here. Ask whoever runs this server to upgrade it.

picked = { $count ->
    [one] Picked up. One place to go.
   *[other] Picked up. { $count } places to go.
}
game-babel = Babel
explain-hint = Pick a card, a stock or settlers: what lights up is where it can go. Point at anything to learn what it does.
explain-wait = Point at anything to learn what it does.
actions-wait = One moment …
clocks = Clocks
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
ending-won = You have won
ending-lost = You have lost
ending-draw = A draw
ending-over = The game is over
act-record = Save the record
keys =
    Keys: arrows move around the table, Enter picks up and puts down, Escape lets go.
    A: what you can do. H: your hand. E: to the end of the turn. U: undo. T: the table in words.
tab-actions = Actions
tab-log = Log

# The house: the entrance

home-title = Sit down, the table is laid
game-babel-line = Two rulers, five lands, one river. Build your temples high, and theirs not too high.
game-babel-facts = For two, about half an hour
home-opponent = Your opponent
level-apprentice = Apprentice
level-apprentice-about = Plays sensibly, but overlooks a lot.
level-mason = Mason
level-mason-about = Knows the trade, and now and then misses something.
level-scribe = Scribe
level-scribe-about = Hardly overlooks anything that lies on the table.
level-architect = Architect
level-architect-about = Thinks ahead, to what you may answer.
level-master = Master
level-master-about = Weighs thousands of ways the game could go.
level-random = Wanderer
level-random-about = Plays whatever is allowed.
level-greedy = Builder
level-greedy-about = Takes what is best right now.
home-begins = Who begins
begins-me = You
begins-them = Your opponent
begins-lot = By lot
option-babel-edition = Edition
option-babel-edition-de = German
option-babel-edition-de-about = The rules as they were first printed.
option-babel-edition-en = English
option-babel-edition-en-about = Sumerians win over more settlers, and in the end phase you need 15 to win by bringing the other side low.
option-babel-edition-ru = Russian
option-babel-edition-ru-about = Plays like the English edition.
option-babel-edition-hu = Hungarian
option-babel-edition-hu-about = Like the English edition, but three settlers of a nation need not lie side by side, your first turn is gentler, and 10 counts as low.
home-play = Play now
home-ways = Other ways to play
way-friend = With a friend
way-friend-about = You get a link to share.
way-screen = At one screen
way-screen-about = You pass the device on.
way-phones = Hands on phones
way-phones-about = The table here, your cards there.
way-everybody = With anybody
way-everybody-about = Your table is listed for all.
home-learn = Never played?
home-learn-about = Learn it at the table, in a quarter of an hour.
home-rules = The rulebook
home-rules-about = Every rule with pictures and examples.
home-finished = Finished games
home-finished-about = Go through them again, move by move.
home-open = Somebody waits for you
home-going = Your games
home-go = Go on
going-against = { $game } against { $who }
going-screen = { $game } at one screen
going-phones = { $game } with hands on phones
going-open = { $game }: your table waits for players
going-yours = Your turn
going-theirs = { $who } is thinking
going-watching = The game is on
going-waits = Waiting
going-all = All your tables
new-friend = A table for you and a friend
new-everybody = A table for anybody
new-friend-about = Nobody sees it but those who have your link.
new-everybody-about = It stands in the list of open tables, and whoever likes sits down.
new-open = Open the table
clock = Clock
clock-kind-none = No clock
clock-kind-live = Minutes for the game
clock-kind-days = Days for each turn
clock-minutes = Minutes
clock-seconds = Seconds more for each turn
clock-day = Days
clock-none-text = no clock
clock-live-text = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} + { $seconds ->
    [one] 1 second a turn
   *[other] { $seconds } seconds a turn
}
clock-days-text = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}

# The house: tables

tables-title = Tables
tables-lists = Which tables
tables-open = Open
tables-mine = Yours
tables-finished = Finished
tables-open-none = No table is open right now. Open one, and somebody may sit down.
tables-mine-none = You have not sat down anywhere yet. A table is laid at the entrance.
tables-finished-none = No game has been finished here yet. Yours could be the first.
tables-more = Show more
tables-import = Replay a game from a file
tables-new = To the entrance
table-free = a free seat
table-host = at the table of { $who }
table-won = { $who } won
table-drawn = a draw
table-private = by invitation only
table-state-open = waiting for players
table-state-dealing = dealing
table-state-playing = being played
table-state-over = finished
table-state-closed = closed
table-sit = Sit down
table-look = Look in
table-go = Go on
table-watch = Watch
table-replay = Replay

# The house: the waiting room

wait-title = { $game }, at the table of { $who }
wait-screen-title = Take your phones
wait-screen-plain = Sit down at this screen instead
wait-screen-about = Scan a code: your cards come to your phone, and the table stays here.
wait-for-seats = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
wait-for-back = Waiting until everybody from the last game is back.
wait-for-host = Everybody is here. { $who } starts the game.
wait-start = Everybody is here. Start when you like.
wait-begins-itself = The game begins by itself as soon as everybody sits.
wait-closed = This table is closed.
wait-deal = { $count ->
    [one] Dealing: { $who } still has to add a number.
   *[other] Dealing: { $who } still have to add their numbers.
}
wait-deal-done = Dealing …
wait-deal-elsewhere = Your number for the deal was drawn in another browser of yours: open this table there.
wait-deal-changed = The seal is no longer the one that you were shown when you sat down. Your browser keeps its number back; leave this table.
wait-withheld = { $count ->
    [one] { $who } has not added to the deal in time and has lost the seat.
   *[other] { $who } have not added to the deal in time and have lost their seats.
}
wait-came = { $who } has sat down.
wait-went = { $who } has got up.
wait-seats = Seats
seat-number = Seat { $number }
seat-free = Free
seat-kept = Kept for a player of the last game
seat-you = you
seat-host = host
seat-begins = begins
seat-sit = Sit down here
seat-leave = Get up
seat-bot = Let a bot sit here
seat-bot-which = Which bot
seat-bot-sit = Sit it down
seat-free-again = Free this seat
wait-lot = Lots are drawn for who begins.
wait-go = Start the game
wait-close = Close the table
wait-close-question = Do you want to close the table?
wait-close-text = Whoever has the link finds it closed.
wait-close-no = Leave it open
wait-invite = Invite
wait-invite-about = Whoever opens this link can sit down.
wait-name = You are { $who } here.
wait-name-take = Take a name of your own
share-link = Link
share-copy = Copy
share-copied = Copied
share-not-copied = Please copy it by hand
share-send = Send …
share-code = The link as a code for a phone’s camera
share-code-seat = The link to seat { $number } as a code for a phone’s camera
door-shut = This link works on this computer only: the server listens to nobody else yet.
door-open = Let in devices of your network
door-about = Phones and computers in the same network can then open this server, until it is stopped.
door-none = Others cannot reach this computer under “localhost”, and it seems to be in no network. Connect it to one, or open this page by an address that others can use.
door-again = Look again
door-which = Address for others
hand-title = Your seat
hand-joining = Taking your seat …
hand-here = You sit in seat { $number }. Keep this page open: your cards will come here.
hand-taken = Somebody already sits in seat { $number }.
hand-other = Take a seat:

# The house: you

me-title = You
me-nobody = You have not come in yet. Play a game and you are a guest, or take a name right away.
me-guest = You are { $who }, a guest of this house.
me-guest-about = Your games are kept with this browser. With a name and a password you find them everywhere.
me-named = You are { $who }.
me-named-about = Log in with your name on any device and go on there.
me-take = Take a name
me-take-go = Take this name
me-take-about = All games that you played as a guest stay yours.
me-login = Log in
me-login-about = Games that you played as a guest here do not come along.
me-logout = Log out
me-leave = Forget me here
me-leave-question = Do you want to be forgotten?
me-leave-text = A guest who goes cannot come back: your games stay here without you.
me-leave-no = Stay
me-name = Name
me-name-shape = A name has 2 to 24 letters and digits, with spaces, hyphens or dots between them.
me-password = Password
me-password-shape = At least 8 characters.
me-password-title = Change your password
me-password-old = Your password now
me-password-new = The new password
me-password-go = Change it
me-password-done = Your password is changed. All other devices and all programs have been logged out.
me-recovery = Recovery code
me-recovery-shown = This is your recovery code. It is shown this once.
me-recovery-about = With it you set another password if you ever lose yours. Write it down and keep it where nobody else looks.
me-recovery-another = Make another code
me-forgotten = Password forgotten?
me-forgotten-about = Whoever has a recovery code sets another password with it. All devices and programs are logged out.
me-forgotten-go = Set this password
me-forgotten-wrong = Name and recovery code do not fit together.
me-sessions = Where you are logged in
me-sessions-about = The browsers that know you, the one used last first.
me-session-unknown = Unknown browser
me-session-this = this browser
me-session-used = last used { $date }
me-session-end = Log out there
me-session-end-named = Log out { $device }
me-session-ended = { $device } is logged out.
me-everywhere = Log out everywhere
me-everywhere-about = This browser too, and all tokens end.
me-data = Your data
me-export = Download your data
me-export-about = All that is kept of you here: account, tables, and every game with its record.
me-delete = Delete your account
me-delete-about = Your name becomes “?” wherever it stood; the games of others stay whole.
me-delete-question = Delete your account?
me-delete-text = That cannot be undone. In games that still run a bot plays on for you, and nobody can come back as you.
me-delete-no = Keep it
me-delete-yes = Delete it for good
me-tokens = Programs that play for you
me-tokens-about = A bot of your own comes to the tables with a token. Give it only what it needs.
me-token-label = What it is for
me-token-days = Valid for
me-token-days-none = as long as you like
me-token-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
me-token-scopes = It may
scope-read = look
scope-play = sit down and play
scope-account = change your account: tokens, password, deleting it
me-token-make = Make a token
me-token-made = Here is the token “{ $label }”. It is shown this once: copy it now.
me-token-secret = The token
me-token-list = Your tokens
me-token-created = made { $date }
me-token-used = last used { $date }
me-token-unused = never used
me-token-ends = valid until { $date }
me-token-revoke = Revoke
me-token-revoke-named = Revoke { $label }
me-token-revoked = The token “{ $label }” is revoked.

# Problems, as a host tells them

problem-general = That did not work. Please try again.
problem-table-refused = The table has changed in the meantime. Have a look, and try again.
problem-not-found = That is not here any more, or it is private.
problem-not-the-host = Only the host of this table can do that.
problem-not-signed-in = You have been away for so long that we have forgotten you. Please try again.
problem-forged-request = This page is no longer fresh. Please load it again.
problem-too-many-requests = One moment, that was too fast. Please try again shortly.
problem-unavailable = The server is busy with itself. Please try again in a moment.
problem-busy = Too much is asked for at the moment. Please try again shortly.
problem-name-unavailable = This name is not available. Please choose another.
problem-bad-password = A password has 8 to 200 characters and is none of those that everybody tries first. Please choose another.
problem-wrong-credentials = Name and password do not fit together.
problem-already-registered = You have a name already. Log out first to take another.
problem-conflict = Something has happened at the table in the meantime. Have a look, and decide anew.
problem-not-to-act = It is for somebody else to decide right now.
problem-illegal-action = The rules do not allow that now.
problem-match-over = The game is over.
problem-undo-refused = Nothing can be taken back here.
problem-draw-refused = No draw now: a bot does not agree to one, and an offer counts once.
problem-seat-refused = Not with this seat. Have a look at who plays it now.
problem-time-is-up = Your time has run out. Take your seat back to go on.
problem-door-refused = Only somebody at the computer of this server can let other devices in.
problem-limit-reached = You have as many of these as one account may have. Let go of one first.

# The replay

replay-title = Replay
replay-of = Replay: { $names }
replay-loading = The table is being laid …
replay-controls = Move through the game
replay-scrub = Where in the game
replay-place = { $ply } of { $last }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One action back
replay-play = Play
replay-pause = Pause
replay-forward = One action ahead
replay-turn-forward = One turn ahead
replay-last = To the end
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-all = All hands open
replay-eyes-none = An onlooker’s
replay-link = Copy the link to this moment
replay-linked = Copied: a link to this very moment.
replay-not-copied = The browser does not let us copy. Please take the address from the address bar.
replay-turn = Turn { $turn } · { $who }
replay-start = Before the first turn
replay-ended = How it ended
replay-running = This match is still being played: you see what you may know so far.
replay-to-table = To the table
replay-record = The record
replay-record-text = The whole game as a text that people and programs can read: options, deal key and every action. Keep it, send it, replay it anywhere.
replay-record-later = The record holds the key of the deal, so it is handed out when the match is over.
replay-record-save = Save the file
replay-record-copy = Copy the text
replay-record-copied = The record is copied.
replay-other = Replay another record
replay-not-begun = This match has not begun yet.
replay-keys = Keys: ← → by action, Page Up and Page Down (or Shift with ← →) by turn, Home and End, Space to play and pause.
log-close = Close the log

# Bringing a record along

import-title = Replay a game record
import-text = Bring a record that was saved here, at the terminal or by a friend. It is replayed, not kept.
import-drop = Drop a record here
import-choose = Choose a file
import-paste = … or paste its text
import-go = Replay it
import-wrong = This record cannot be replayed
import-place = Line { $line }, column { $column }
import-empty = There is nothing to replay yet. Choose a file, or paste a record.
import-long = This is too long for a game record. Is it the right file?
import-foreign = This is no game record: the first line must be [Ziggurat record 1]. Choose a file that was saved as a record.
import-version = This record was written by a later version of Ziggurat ({ $found }). Replay it with that version.
import-header = This line should be a header such as [Seat0 "Anna"]. Mend or remove it.
import-twice = The header { $found } stands here a second time. Remove one of the two.
import-gameless = The record does not say which game it is. Add a header such as [Game "babel 1"].
import-unknown-game = The game { $found } is not on the shelf here.
import-dealless = A record needs either a [Key] or a [Position], and only one of them.
import-turn = The number of the turn, { $found }, does not fit here. Perhaps a line is missing or stands twice.
import-unreadable = { $found } is not the notation of an action. Mend it, or cut the record off before it.
import-illegal = { $found } is not allowed here by the rules. Mend it, or cut the record off before it.
import-after-end = The game is over before { $found }. Cut the record off here.
import-value = This header does not fit the game.
import-refused = The server cannot replay this record.

# The seal on a deal

seal-title = Was the deal fair?
seal-checking = Checking the seal …
seal-none = No seal
seal-shut = Sealed
seal-open = Not sealed
seal-proven = Deal proven
seal-broken = Seal broken
seal-none-text = This game began from an open position. There was no deal to seal.
seal-shut-text = The cards were dealt before the first action, and sealed: the number below was shown at the start. It gives nothing away, but it can fit only one deal. When the match is over, the key is shown, and your browser can check it.
seal-shut-together = The server sealed a secret before anybody sat down, and everybody promised a number before seeing those of others. From all of them together comes the deal, so nobody alone could choose it. When the match is over, all of it is shown, and your browser can check it.
seal-shut-alone = The server drew this deal alone: nobody at the table added a number of their own. It sealed its secret before the first action; when the match is over, the secret is shown, and your browser can check that nobody changed the deal.
seal-open-text = The cards are those of the key, as your browser has found by dealing again. But nothing was promised before the first action, so nobody can tell whether the key was chosen at random.
seal-proven-text = The deal was settled before the first action, and nobody changed it later: key and salt give the number on the seal, and every card comes from the key. Your browser has worked this out by itself.
seal-proven-together = Nobody alone has chosen this deal, and nobody changed it: the secret fits the seal, each number fits its promise, the key comes from all of them together, and every card from the key. Your browser has worked this out by itself.
seal-proven-alone = Nobody changed this deal, but the server drew it alone: nobody at the table added a number of their own. The secret fits the seal, the key comes from it, and every card from the key. Your browser has worked this out by itself.
seal-broken-text = Something does not fit: nobody can show that these are the cards that were promised at the start.
seal-step-promise = Shown at the start
seal-step-parts = Added by each seat: promised before the deal, shown at the end
seal-part-own = drawn by whoever sat there
seal-part-server = drawn by the server, because whoever sat there sent none
seal-part-other = Your browser saw another promise there before the deal:
seal-part-missing = Your browser saw a promise before the deal that is not in it:
seal-part-fits = Its SHA-256 is what was promised.
seal-part-differs = Its SHA-256 is not what was promised.
seal-step-secret = Shown at the end: the server’s secret
seal-step-opened = Shown at the end: the key, and a salt against guessing
seal-step-hash = Worked out here: the SHA-256 of both
seal-step-hash-secret = Worked out here: the SHA-256 of the secret
seal-step-key = Worked out here: the key, from the secret and the numbers of all seats
seal-key-fits = It is the key from which the cards were dealt.
seal-key-differs = It is not the key from which the cards were dealt.
seal-step-dealt = Dealt again here, from the key
seal-fits = It is the number that was shown at the start.
seal-differs = It is not the number that was shown at the start.
seal-noted = Your browser saw this number itself while the match was being played.
seal-not-noted = This is what the record of the match says. Your browser was not there to see it.
seal-other-noted = Your browser saw another number while the match was being played:
seal-same = the same
seal-wrong = different from ply { $ply } on
seal-self = To check it yourself, with any tool: the SHA-256 of each line.

# The rulebook

rules-choose = Which rules would you like to read?
rules-unknown = There is no rulebook by that name in this house.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [one] Found in one place
   *[other] Found in { $count } places
}
rules-nothing = Nothing found for “{ $query }”. Try another word, or the number of a rule.
rules-nothing-all = Show the whole book
rules-editions = Edition that you play
rules-edition-all = All
rules-edition-de = German
rules-edition-en = English
rules-edition-ru = Russian
rules-edition-hu = Hungarian
rules-differs = Played differently in the edition:
rules-ruling = How we decided
rules-link-copy = Copy the link to { $id }
rules-link-copied = The link to { $id } is copied.
rules-link-address = The link to { $id } now stands in the address bar.
rules-you = you
rules-opponent = your opponent

pace = The others' actions
pace-calm = One after another, calmly
pace-brisk = One after another, briskly
pace-once = All at once
player = Player { $seat }

# The lessons

lessons-choose = What would you like to learn?
lessons-unknown = There is no such lesson in this house.
lessons-all = All lessons
lessons-begin = Begin
lessons-go-on = Go on: { $title }
lessons-count = { $all ->
    [one] One lesson
   *[other] { $all } lessons
}
lessons-progress = { $done } of { $all } lessons done
lessons-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
lessons-done = done
lessons-begun = begun
lessons-then = And then?
lessons-first-game = Play your first game
lessons-first-game-about = You need not know everything. Your first opponent makes mistakes too, and the table explains whatever you ask.
lessons-forget = Start the course anew
lesson-number = Lesson { $number } of { $all }
lesson-steps = Step { $number } of { $all }
lesson-next = Next
lesson-ask-hint = Hint
lesson-hint = Hint:
lesson-fault = Not now.
lesson-back = One step back
lesson-again = Start this lesson over
lesson-next-lesson = Next lesson
lesson-rules = In the rulebook:
lesson-opponent = Kushim

# 7 Wonders in the house, and games for more than two

game-wonders = 7 Wonders: Babel
game-wonders-line = Seven cities, three Ages, one tower they share. Everybody chooses at once, then all cards turn over.
game-wonders-facts = For two to seven, about half an hour
home-players = Players
home-opponents = Your opponents
home-each = Choose each of them
home-each-same = { $bot }, as above
option-wonders-tower = Tower of Babel
option-wonders-tower-yes = With the tower
option-wonders-tower-yes-about = Everybody drafts tiles; each one built on the tower changes the rules for all until it is covered.
option-wonders-tower-no = Without
option-wonders-tower-no-about = No tower: the rules stay as they are.
option-wonders-projects = Great Projects
option-wonders-projects-yes = With projects
option-wonders-projects-yes-about = Each Age has one project. Join it with the right cards; if it stays unfinished, whoever stood aside pays.
option-wonders-projects-no = Without
option-wonders-projects-no-about = No projects.
option-wonders-sides = Sides of the boards
option-wonders-sides-A = Side A
option-wonders-sides-B = Side B
option-wonders-sides-random = By chance
option-wonders-sides-chosen = Everybody chooses
option-wonders-wonders = Wonders
option-wonders-wonders-dealt = By chance
option-wonders-wonders-chosen = Chosen in turn
option-wonders-late-tiles = A tile built last in an Age
option-wonders-late-tiles-count = Counts at once
option-wonders-late-tiles-next-age = Waits for the next Age
explain-hint-wonders = Press a card of your hand: you see what it can be used for and what each use costs. Point at anything to learn what it does.
explain-wait-wonders = You may still choose otherwise, until the last has chosen. Point at anything to learn what it does.
keys-wonders =
    Keys: arrows move around the table, Enter opens a card and chooses, Escape puts it back.
    A: what you can do. H: your hand. U: take your choice back. T: the table in words.
table-choose = Choose.
table-chosen = You have chosen. Waiting for { $who }.
table-awaited = Waiting for { $who }.
resign-text-many = A bot plays on in your place.
replay-turn-all = Turn { $turn }

preparing-title = The first start
preparing-about = The rules are being compiled for this computer, once. You can play meanwhile; strong opponents wait until it is done.
