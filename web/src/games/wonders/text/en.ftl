# The table of 7 Wonders in the browser, in English: what only the page says. Joined to the game's own words.

table = The table
hand = Your hand
hand-empty = No cards in hand.
hand-size = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
others = The other cities
free-city = Free City
nothing = nothing
bank = bank
choose = Choose
your-choice = Your choice:
has-chosen = has chosen
is-awaited = is still choosing
when = Age { $age ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn }
before = Before the first Age
direction-left = Hands go to the left
direction-right = Hands go to the right
discards = { $count ->
    [0] Nothing has been discarded.
    [one] 1 card has been discarded, face down.
   *[other] { $count } cards have been discarded, face down.
}
pile = { $count ->
    [one] 1 card is left in the pile for the Free City.
   *[other] { $count } cards are left in the pile for the Free City.
}
reveal = What happened
holder = Free City, this turn: { $who }
choose-free = Now choose for the Free City.

# A card of the hand at a glance

look-free = Free
look-price = { $coins ->
    [one] Costs 1 coin in all.
   *[other] Costs { $coins } coins in all.
}
look-not = Cannot be built now.
look-chosen = Chosen

# What can be done with a card

uses = { $card }: what to do with it
does-build = Build
does-chain = By chain
does-olympia = Free, by your wonder
does-token = Free, with a token
does-stage = Wonder stage
does-stagetoken = Stage, with a token
does-tile = Build tile { $number }
does-dig = Build from the discards
does-sell = Discard
does-sell-brings = 3 coins from the bank
does-with-join = and join the project
does-with-any = and join with any colour
does-free-city = (Free City)
price-sell = Get 3 coins
price-card = Costs this card only

# The city

place-city = City of { $who }
place-market = { $who } sells: { $wares }. A raw material costs you { $raw }, goods cost you { $goods }.
place-sells = { $who } sells: { $wares }.
place-makes = Every turn: { $wares }.
sells-nothing = sells nothing
city-empty = No cards yet.
stage-built = Built.
stage-open = Not built yet.
fact-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
fact-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
fact-victories = Victory tokens worth { $count }
fact-defeats = Defeat tokens: { $count }
fact-compass = Compasses: { $count }
fact-gear = Gears: { $count }
fact-tablet = Tablets: { $count }
fact-anysymbol = Symbols of free choice: { $count }
fact-tiles = Tiles built: { $count }
fact-joins = Tokens of the project: { $count }
fact-unpaid = For penalties not paid: { $count }
fact-freebuilds = Tokens for a free building: { $count }
fact-freestages = Tokens for a stage without resources: { $count }
fact-anycolours = Tokens to join with any colour: { $count }
fact-olympia = One free building left in this Age
fact-hand = Cards in hand: { $count }
fact-points = { $count ->
    [one] 1 point so far
   *[other] { $count } points so far
}
about-coins = Coins: { $count }. At the end three of them are a point.
about-shields = Shields: { $count }. At the end of each Age they are compared with both neighbours.
about-victories = Victory tokens, { $count } points together. They are won in conflicts, and by some projects.
about-defeats = Defeat tokens: { $count }. Each costs a point.
about-compass = Compasses: { $count }. Equal symbols are worth their number squared, three different ones 7 points.
about-gear = Gears: { $count }. Equal symbols are worth their number squared, three different ones 7 points.
about-tablet = Tablets: { $count }. Equal symbols are worth their number squared, three different ones 7 points.
about-anysymbol = Symbols to be chosen at the end: { $count }.
about-tiles = Tiles of the tower, built of all: { $count }. One is worth 2 points, two 5, three 10.
about-joins = Tokens of this Age’s project: { $count }. Each brings the reward, if the project is finished.
about-unpaid = Points for penalties that could not be paid: { $count }.
about-freebuilds = A token to build a card free: { $count }.
about-freestages = A token to build a stage without its resources: { $count }.
about-anycolours = A token to join a project with a card of any colour: { $count }.
about-olympia = Once in each Age the wonder builds a card free; it is still to be used.
about-hand = Cards in hand: { $count }.
hand-known = You have held this hand: { $count ->
    [one] one card
   *[other] { $count } cards
} of these { $of }: { $cards }.
about-points = Points, if the game ended now: { $count }.

# What things are, when one points at them

about-card = { $card }: { $gives }. Cost: { $cost }.
about-chain-from = Free for who has { $cards }.
about-chain-to = Leads to { $cards }.
about-stage = Stage { $stage }: { $gives }. Cost: { $cost }.
about-tile = { $tile }: { $gives }.
about-project = { $project }, joined with { $colour } cards. Joining costs { $cost }. If all tokens are taken, each of them brings: { $done }. If not, who has none must: { $failed }.

# The tower and the project

tower = Tower of Babel
tile-built-by = built by { $who }
tower-empty = No tile yet.
about-tower = Every tile holds for everybody until it is covered. A card is discarded to build one of your tiles; it is placed at the end of the turn.
next-covered = the next to be covered
tiles-own = Your tiles:
tiles-waiting = Placed at the end of the turn: { $tiles }
joining-cost = Join:
joining-done = Done:
joining-failed = Failed:
joining-tokens = { $count ->
    [0] No token left.
    [one] 1 token left.
   *[other] { $count } tokens left.
}
joining-shut = Cannot be joined this turn.
joining-who = With: { $who }.
project = Great Project

# What is chosen without a card of the hand

choose-board = Choose your wonder
choose-board-about = One after the other, from those that are left.
choose-side = Choose your side
choose-side-about = Side A is plain, side B is for those who know the game.
choose-tile = Keep one tile
choose-tile-about = The others go on. You will have three, and build them when you like.
choose-dig = Build a discarded card
choose-dig-about = It costs nothing. Only you see these cards.
choose-loss = Choose what you lose
choose-loss-about = The project was not finished, and you had no part in it.
choose-copy = Copy a guild
choose-copy-about = It counts at the end as if it stood in your city.
choose-others = Waiting for the others.
side-name = { $board }, side { $side }

# The score sheet

scores = Score sheet
score-cell = { $who }, { $category }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-hint = Press a number to see how it came about.
score-none = Nothing here.

# The table in words

words-awaited = Still choosing: { $who }.
words-city = { $who }: { $wonder }, { $stages ->
    [0] no stage
    [one] 1 stage
   *[other] { $stages } stages
} built, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
words-cards = { $who } has built: { $cards }.
words-sells = { $who } sells: { $wares }.
words-points = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
} so far: { $parts }.
words-hand = In your hand: { $cards }.
words-tiles = Your tiles: { $tiles }.

# A deal compared with its key

dealt-boards = { $count ->
    [one] 1 board or side
   *[other] { $count } boards and sides
}
dealt-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
dealt-projects = { $count ->
    [one] 1 project
   *[other] { $count } projects
}
dealt-hands = { $count ->
    [one] 1 card of the hands
   *[other] { $count } cards of the hands
}
