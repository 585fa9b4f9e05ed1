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
table-over = The game is over.
table-watching = You are watching.
connection-lost = The connection is lost. Trying again …
connection-back = The connection is back.
act-undo = Undo
act-resign = Resign
act-draw = Offer a draw
act-draw-agree = Agree to the draw
act-draw-decline = Decline
act-rematch = Play again
act-rematch-wait = Waiting for the others …
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

picked = { $count ->
    [one] Picked up. One place to go.
   *[other] Picked up. { $count } places to go.
}
game-babel = Babel
explain-hint = Pick a card, a stock or a bracket: what lights up is where it can go. Point at anything to learn what it does.
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
