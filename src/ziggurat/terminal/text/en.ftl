# The line-mode client in English.

welcome = { $game }. Type an action or its number, or help.
opponent = Seat { $seat }: { $name }
deal-sealed = The deal is sealed: { $seal }
deal-add = Seat { $seat }, type anything that nobody can guess; it goes into the deal (Enter: drawn for you): 
deal-pledged = Seat { $seat } has added a number with the hash { $pledge }
saved-hint = A game of { $game } is waiting. To go on with it: ziggurat play { $game } --resume
resume-question = A game of { $game } is waiting. Go on with it? [Y/n]{ " " }
resumed = Going on with the game saved in { $file }
# The answers that are understood, with spaces between
answer-yes = y yes
answer-no = n no
prompt = Seat { $seat }>{ " " }
actions = You can:
pass-on = Seat { $seat }, it is for you to decide. The others look away. Press Enter to see your cards.{ " " }
pass-on-or-undo = Seat { $seat }, it is for you to decide. The others look away. Press Enter to see your cards; seat { $last } can still type undo.{ " " }
misread = At column { $column }: expected { $expected }, found “{ $found }”.
misread-end = At column { $column }: expected { $expected }, found the end.
unreadable = { $error } Type help to see what can be typed.
not-legal = { $action } is not possible:
hint-wait = { $level } thinks it over …
why-legal = { $action } is possible: { $what }
undone = Taken back: { $action }
nothing-to-undo = Nothing can be taken back: somebody else has acted since, or something has been revealed.
nothing-to-resume = There is no saved game of { $game }. Start one: ziggurat play { $game }
left = The game is saved in { $file }
left-resume = To go on: ziggurat play { $game } --resume
over = { $outcome }
over-saved = The whole game is written down in { $file }
over-proof = The record proves that nobody alone has chosen the deal: ziggurat verify { $file }
no-such-rule = There is no paragraph “{ $rule }”. Try { $example }, or rules for all of them.
number-range = There are { $count } actions; type a number from 1 to { $count }.
help =
    Type the number of an action, or its notation (for example { $example }). You can also type:
    { "" }  table       the table again
    { "" }  list        the legal actions again
    { "" }  why ACTION  why an action is or is not possible
    { "" }  hint        what the best opponent would do here, and why
    { "" }  undo        take your last action back, while you have learned nothing
    { "" }  log         what has been done so far
    { "" }  rule { $rule }    a paragraph of the rulebook
    { "" }  rules       the whole rulebook
    { "" }  notation    how actions are written
    { "" }  position    the position as one line, as you see it
    { "" }  quit        leave; the game is saved
help-prices =
    { "" }  prices      what each card costs in each use
    { "" }  prices CARD the same for one card

preparing-beside = The rules of { $game } are being compiled for this machine (once, some seconds); you can play meanwhile …
still-preparing = Still preparing, a moment more …
