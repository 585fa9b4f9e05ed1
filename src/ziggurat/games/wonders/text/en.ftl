# 7 Wonders in English. One message a key; what stands in { } is filled in by the program.
# Words of a family (card-, board-, tile-, project-, resource-, colour-, symbol-, class-) get whatever forms a language needs as attributes, and come as
# { $card }, { $card_form }. Players' names ($who, and $city, $other, which are a player's name or the Free City) are never inflected.

# Cards

card-lumber_yard = Lumber Yard
card-stone_pit = Stone Pit
card-clay_pool = Clay Pool
card-ore_vein = Ore Vein
card-tree_farm = Tree Farm
card-excavation = Excavation
card-clay_pit = Clay Pit
card-timber_yard = Timber Yard
card-forest_cave = Forest Cave
card-mine = Mine
card-loom_age1 = Loom
card-glassworks_age1 = Glassworks
card-press_age1 = Press
card-pawnshop = Pawnshop
card-baths = Baths
card-altar = Altar
card-theater = Theater
card-tavern = Tavern
card-east_trading_post = East Trading Post
card-west_trading_post = West Trading Post
card-marketplace = Marketplace
card-stockade = Stockade
card-barracks = Barracks
card-guard_tower = Guard Tower
card-apothecary = Apothecary
card-workshop = Workshop
card-scriptorium = Scriptorium
card-sawmill = Sawmill
card-quarry = Quarry
card-brickyard = Brickyard
card-foundry = Foundry
card-loom_age2 = Loom
card-glassworks_age2 = Glassworks
card-press_age2 = Press
card-aqueduct = Aqueduct
card-temple = Temple
card-statue = Statue
card-courthouse = Courthouse
card-forum = Forum
card-caravansery = Caravansery
card-vineyard = Vineyard
card-bazar = Bazar
card-walls = Walls
card-training_ground = Training Ground
card-stables = Stables
card-archery_range = Archery Range
card-dispensary = Dispensary
card-laboratory = Laboratory
card-library = Library
card-school = School
card-pantheon = Pantheon
card-gardens = Gardens
card-town_hall = Town Hall
card-palace = Palace
card-senate = Senate
card-haven = Haven
card-lighthouse = Lighthouse
card-chamber_of_commerce = Chamber of Commerce
card-arena = Arena
card-fortifications = Fortifications
card-circus = Circus
card-arsenal = Arsenal
card-siege_workshop = Siege Workshop
card-lodge = Lodge
card-observatory = Observatory
card-university = University
card-academy = Academy
card-study = Study
card-workers_guild = Workers' Guild
card-craftsmens_guild = Craftsmen's Guild
card-traders_guild = Traders' Guild
card-philosophers_guild = Philosophers' Guild
card-spies_guild = Spies' Guild
card-strategists_guild = Strategists' Guild
card-shipowners_guild = Shipowners' Guild
card-scientists_guild = Scientists' Guild
card-magistrates_guild = Magistrates' Guild
card-builders_guild = Builders' Guild

# Boards: the city, and its wonder

board-giza = Giza
    .wonder = the Great Pyramid
board-rhodes = Rhodes
    .wonder = the Colossus
board-alexandria = Alexandria
    .wonder = the Lighthouse
board-ephesus = Ephesus
    .wonder = the Temple of Artemis
board-babylon = Babylon
    .wonder = the Hanging Gardens
board-olympia = Olympia
    .wonder = the Statue of Zeus
board-halicarnassus = Halicarnassus
    .wonder = the Mausoleum

# Tiles of the Tower of Babel, by number: a short name each; what they do stands under effect-

tile-1 = Red Tax
tile-2 = Free Arms
tile-3 = Idle Diggings
tile-4 = Closed Markets
tile-5 = Blue Bounty
tile-6 = Blue Tax
tile-7 = Borrowed Chains
tile-8 = Coins for Blue
tile-9 = Cheap Goods
tile-10 = Dear Goods
tile-11 = Cheap Materials
tile-12 = Dear Materials
tile-13 = Chain Tax
tile-14 = Chain Bounty
tile-15 = Free Stages
tile-16 = Stage Tax
tile-17 = Wood or Stone
tile-18 = Ore or Clay
tile-19 = Lesser Victories
tile-20 = Endless Diggings
tile-21 = Gift of Goods
tile-22 = Double Defeats
tile-23 = Coins for Guilds
tile-24 = Guild Bounty

# Great Projects

project-belvedere = Belvedere
project-cranes = Cranes
project-double_walls = Double Walls
project-factory = Factory
project-rampart_road = Rampart Road
project-obelisk = Obelisk
project-river_port = River Port
project-sewer_network = Sewer Network
project-smelter = Smelter
project-war_mirror = War Mirror
project-archives = Archives
project-giant_trebuchet = Giant Trebuchet
project-grand_bazaar = Grand Bazaar
project-menagerie = Menagerie
project-triumphal_arches = Triumphal Arches

# Resources, colours, science symbols

resource-wood = wood
resource-stone = stone
resource-clay = clay
resource-ore = ore
resource-glass = glass
resource-cloth = cloth
resource-papyrus = papyrus

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple

symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet

class-raw = raw materials
class-goods = goods

# Several things in a row; the rest can be such a row again

list = { $first }, { $rest }
list-apart = { $first }; { $rest }

# What things give: cards, stages, starts of boards, tiles, rewards and penalties of projects

effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
effect-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
effect-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
effect-science = science symbol: { $symbol }
effect-science-any = any one science symbol, chosen at the end
effect-makes = makes { $count } { $resource }{ $sold ->
    [no] , not for sale
   *[yes] { "" }
}
effect-makes-two = makes 1 { $resource } or { $resource2 }{ $sold ->
    [no] , not for sale
   *[yes] { "" }
}
effect-makes-three = makes 1 { $resource }, { $resource2 } or { $resource3 }{ $sold ->
    [no] , not for sale
   *[yes] { "" }
}
effect-makes-four = makes 1 { $resource }, { $resource2 }, { $resource3 } or { $resource4 }{ $sold ->
    [no] , not for sale
   *[yes] { "" }
}
effect-victory-token = a victory token worth { $value }
effect-points-each = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colour } card { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-points-each-three = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colour }, { $colour2 } or { $colour3 } card { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-points-each-stage = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each wonder stage { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-points-each-defeat = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each defeat token { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-points-each-set = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each set of three different science symbols { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-coins-each = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each { $colour } card { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-coins-each-stage = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each wonder stage { $place ->
    [here] here
    [beside] in the neighbouring cities
   *[around] here and in the neighbouring cities
}
effect-price = { $class } cost { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} a unit to buy { $side ->
    [left] from the left neighbour
    [right] from the right neighbour
   *[both] from both neighbours
}
effect-price-more = { $class } cost { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} a unit more to buy
effect-price-less = { $class } cost { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} a unit less to buy
effect-tax = { $colour } cards cost { $coins ->
    [age] as many coins more as the number of the Age
    [one] 1 coin more
   *[other] { $coins } coins more
}
effect-tax-stage = wonder stages cost { $coins ->
    [age] as many coins more as the number of the Age
    [one] 1 coin more
   *[other] { $coins } coins more
}
effect-tax-chain = building by chain costs { $coins ->
    [age] as many coins as the number of the Age
    [one] 1 coin
   *[other] { $coins } coins
}
effect-no-resources = { $colour } cards need no resources
effect-no-resources-stage = wonder stages need no resources
effect-coins-instead = { $colour } cards are paid with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each resource, not with resources
effect-bonus = { $coins ->
    [age] as many coins as the number of the Age
    [one] 1 coin
   *[other] { $coins } coins
} after building a { $colour } card
effect-bonus-chain = { $coins ->
    [age] as many coins as the number of the Age
    [one] 1 coin
   *[other] { $coins } coins
} after building by chain
effect-chains-beside = cards in the neighbouring cities serve for chains too
effect-free-build = { $times ->
    [age] once in each Age, one card is built for nothing
   *[game] once, one card is built for nothing
}
effect-free-stage = { $times ->
    [age] once in each Age, one wonder stage is built without resources
   *[game] once, one wonder stage is built without resources
}
effect-any-colour = { $times ->
    [age] once in each Age, a project is joined with a card of any colour
   *[game] once, a project is joined with a card of any colour
}
effect-dig = at the end of the turn, a card of the discard pile is built for nothing
effect-seventh = the seventh card of each Age is played too
effect-any-number = { $brown ->
    [single] brown cards that make a single unit
    [double] brown cards that make two units
   *[mixed] brown cards that make one of two resources
} make any number of units
effect-nothing = { $brown ->
    [single] brown cards that make a single unit
    [double] brown cards that make two units
   *[mixed] brown cards that make one of two resources
} make nothing
effect-trade-shut = the trading posts, Marketplace, Forum and Caravansery do nothing
effect-victory-becomes = victory tokens worth { $value } become { $becomes ->
    [0] nothing
   *[other] tokens worth { $becomes }
}
effect-defeat-becomes = { $number } defeat tokens are taken instead of one
effect-copy-guild = at the end, a guild of a neighbouring city counts here as well
effect-lose-card = lose a { $colour } card
effect-lose-coins = lose all coins
effect-lose-tokens = lose { $number ->
    [one] 1 victory token
   *[other] { $number } victory tokens
}
effect-lose-start = lose what the board makes from the start

# What things cost

cost-nothing = nothing
cost-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
cost-units = { $count } { $resource }

# Cities: by the name of the player, or the one that is nobody's: at the beginning of a sentence, as an object ("beats …"), as a receiver ("2 coins to …"),
# and by itself inside a sentence or in brackets

city-seat = { $who }
city-free = The Free City
city-free-object = the Free City
city-free-to = the Free City
city-free-name = the Free City

# What an action takes

pay-nothing = nothing to pay
pay-left = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the left ({ $city })
pay-right = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the right ({ $city })
pay-bank = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the bank

# What an action would do

act-build = Build { $card }: { $price }
act-chain = Build { $card } by chain from { $origin }: { $price }
act-olympia = Build { $card } free, with the power of your wonder: { $price }
act-token = Build { $card } free, handing back a building token: { $price }
act-stage = Build stage { $stage } of your wonder with { $card }: { $price }
act-stagetoken = Build stage { $stage } of your wonder with { $card }, handing back a stage token: { $price }
act-sell = Discard { $card } for 3 coins
act-tile = Discard { $card } to build tile { $number }, { $tile }
act-join = { $what }; join { $project }
act-join-any = { $what }; join { $project }, handing back the token for any colour
act-free-city = For the Free City: { $what }
act-dig = Build { $card } from the discard pile: { $price }
act-dig-nothing = Build nothing from the discard pile
act-lose = Lose { $card }
act-lose-two = Lose two victory tokens, worth { $higher } and { $lower }
act-copy = Copy { $card }
act-copy-nothing = Copy no guild, as none stands beside you
act-board = Take the board { $board }
act-no-board = Take a board that does not exist
act-side = Play on side { $side }
act-keep = Keep tile { $number }, { $tile }

# An action of which no more can be told, because it is not possible now

plain-build = Build { $card }
plain-chain = Build { $card } by chain
plain-olympia = Build { $card } free, with the power of the wonder
plain-token = Build { $card } free, handing back a building token
plain-stage = Build a stage with { $card }
plain-stagetoken = Build a stage with { $card }, handing back a stage token
plain-dig = Build { $card } from the discard pile
plain-join = { $what }; join the project

# What has happened, for everybody at the table

told-chosen = { $who } has chosen.
told-chosen-again = { $who } has chosen again.
told-all-chosen = Both have chosen for their own cities.
told-free-city = { $who } now chooses for the Free City.
told-board = { $city } takes { $board }.
told-side = { $who } plays on side { $side }.
told-tiles-kept = Everybody keeps a tile and passes the others on.
told-build = { $city } builds { $card }.
told-chain = { $city } builds { $card } by chain from { $origin }.
told-olympia = { $city } builds { $card } free, with the power of the wonder.
told-token = { $city } builds { $card } free, handing back a building token.
told-stage = { $city } builds stage { $stage } of { $board_wonder }: { $gives }.
told-stagetoken = { $city } builds stage { $stage } of { $board_wonder }, handing back a stage token: { $gives }.
told-sell = { $city } discards a card for 3 coins.
told-tile = { $city } discards a card to build a tile of the tower.
told-dig = { $city } builds { $card } from the discard pile.
told-dig-nothing = { $city } builds nothing from the discard pile.
told-paid = { $city } pays { $price }.
paid-left = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $city }
paid-right = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $city }
paid-bank = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the bank
told-join = { $city } joins { $project }.
told-join-any = { $city } joins { $project }, handing back a token for any colour.
told-coins = { $city } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
told-seventh = { $who } plays the seventh card too.
told-digs = { $city } looks through the discard pile.
told-tile-placed = Tile { $number }, { $tile }, is placed on the tower: { $gives }.
told-tile-built = Tile { $number }, { $tile }, built by { $who }, is placed on the tower: { $gives }.
told-tile-covered = Tile { $number }, { $tile }, is covered.
told-age-over = Age { $age ->
    [1] I
    [2] II
   *[3] III
} is over.
told-project-done = { $project } is finished.
told-reward = { $who } gets the reward { $times ->
    [one] once
   *[other] { $times } times
}: { $gives }.
told-reward-tokens = { $who } gets { $value ->
    [0] no victory token, because of a tile
   *[other] { $times ->
        [one] a victory token
       *[other] { $times } victory tokens
    } worth { $value }
}.
told-project-failed = { $project } is not finished. The penalty for those who took no part: { $loss }.
told-must-lose = { $who } has to choose: { $loss }.
told-lost-card = { $who } loses { $card }.
told-lost-tokens = { $who } loses two victory tokens, worth { $higher } and { $lower }.
told-lost-coins = { $who } loses { $coins ->
    [one] 1 coin
   *[other] all { $coins } coins
}.
told-lost-start = { $who } loses what the board makes from the start.
told-unpaid = { $who } cannot pay the penalty and takes { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} worth −{ $points }.
told-conflict-won = { $city } beats { $other }, { $own } to { $their } in shields: { $value ->
    [0] no victory token
   *[other] a victory token worth { $value }
} against { $defeats ->
    [one] a defeat token
   *[other] { $defeats } defeat tokens
}.
told-conflict-even = { $city } and { $other } are even, { $own } to { $their } in shields.
told-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
} begins.
told-project = The Great Project is { $project }: build a { $colour } card and pay { $cost } to join; { $tokens ->
    [one] 1 token lies
   *[other] { $tokens } tokens lie
} on it.
told-copies = { $who } copies a guild.
told-copy = { $who } copies { $card }.
told-copy-nothing = { $who } has no guild to copy.
told-points = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# Why an action is not legal

why-game-over = The game is over.
why-not-asked = You are not asked now; { $phase ->
    [board] somebody else takes a board.
    [free] somebody else chooses for the Free City.
    [seventh] only those with the power for it play the seventh card.
    [dig] somebody else looks through the discard pile.
    [loss] others choose what they lose.
    [copy] others choose a guild to copy.
   *[other] others choose.
}
why-asked-otherwise = { $phase ->
    [board] You are asked which board you take.
    [side] You are asked on which side of your board you play.
    [tile] You are asked which tile you keep.
    [free] You are asked what the Free City does.
    [dig] You are asked which card of the discard pile you build.
    [loss] You are asked what you lose.
    [copy] You are asked which guild you copy.
   *[other] You are asked what you do with a card of your hand.
}
why-no-card = You do not hold { $card }.
why-card-picked = You have picked { $card } for your own city.
why-same-name = { $whose ->
    [free] The Free City has { $card } already.
   *[own] You have { $card } already.
}
why-too-few-coins = It costs { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
} ({ $bank ->
    [0] for resources
   *[other] { $bank } to the bank{ $trade ->
        [0] {""}
       *[other] , { $trade } for resources
    }
}); { $whose ->
    [free] the Free City has { $has }.
   *[own] you have { $has }.
}
why-too-few-coins-tax = It costs { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
} ({ $bank } to the bank, { $tax } of them by tile { $number }, { $tile }{ $trade ->
    [0] {""}
   *[other] ; { $trade } for resources
}); { $whose ->
    [free] the Free City has { $has }.
   *[own] you have { $has }.
}
why-too-few-coins-taxes = It costs { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
} ({ $bank } to the bank, { $tax } of them by tiles { $number }, { $tile }, and { $number2 }, { $tile2 }{ $trade ->
    [0] {""}
   *[other] ; { $trade } for resources
}); { $whose ->
    [free] the Free City has { $has }.
   *[own] you have { $has }.
}
why-not-for-sale = It needs { $needs } { $resource }: { $whose ->
    [free] the Free City makes
   *[own] you make
} { $has }, { $sold ->
    [0] neither neighbour sells any.
   *[other] the neighbours sell { $left } (left) and { $right } (right).
}
why-not-for-sale-two = It needs { $needs } of { $resource } and { $resource2 }: { $whose ->
    [free] the Free City makes
   *[own] you make
} { $has }, { $sold ->
    [0] neither neighbour sells any.
   *[other] the neighbours sell { $left } (left) and { $right } (right).
}
why-not-for-sale-three = It needs { $needs } of { $resource }, { $resource2 } and { $resource3 }: { $whose ->
    [free] the Free City makes
   *[own] you make
} { $has }, { $sold ->
    [0] neither neighbour sells any.
   *[other] the neighbours sell { $left } (left) and { $right } (right).
}
why-not-for-sale-four = It needs { $needs } of { $resource }, { $resource2 }, { $resource3 } and { $resource4 }: { $whose ->
    [free] the Free City makes
   *[own] you make
} { $has }, { $sold ->
    [0] neither neighbour sells any.
   *[other] the neighbours sell { $left } (left) and { $right } (right).
}
why-no-such-payment = { $card } cannot be paid for like this; there { $has ->
    [one] is 1 way
   *[other] are { $has } ways
} to pay.
why-no-chain = By chain { $card } needs { $origin } { $whose ->
    [free] in the Free City
   *[own] in your city
}{ $place ->
    [around] { " " }or beside it
   *[here] { "" }
}.
why-no-chain-two = By chain { $card } needs { $origin } or { $origin2 } { $whose ->
    [free] in the Free City
   *[own] in your city
}{ $place ->
    [around] { " " }or beside it
   *[here] { "" }
}.
why-no-chain-ever = No chain leads to { $card }.
why-no-free-building = { $whose ->
    [free] The wonder of the Free City has no power to build a card free.
   *[own] Your wonder has no power to build a card free.
}
why-free-building-used = { $whose ->
    [free] The Free City has built a card free in this Age already.
   *[own] You have built a card free in this Age already.
}
why-no-building-token = You have no building token.
why-no-stage-token = You have no stage token.
why-wonder-complete = { $whose ->
    [free] All { $stages } stages of the Free City's wonder are built.
   *[own] All { $stages } stages of your wonder are built.
}
why-no-tile = Tile { $number }, { $tile }, is not among those that you can build.
why-no-project = There is no Great Project in this game.
why-project-full = No token is left on { $project }; nobody can join any more.
why-has-joined = You have joined { $project } this turn already.
why-wrong-colour = { $project } is joined by building a { $colour } card; { $card } is { $colour2 }.
why-not-discarded = { $card } is not in the discard pile.
why-not-to-lose = You have to lose a { $colour } card; { $card } is none.
why-not-here = You have to lose a { $colour } card of your city; { $card } is not there.
why-no-such-tokens = You do not have these two victory tokens.
why-not-beside = { $card } is no guild in a neighbouring city.
why-guild-beside = A guild stands beside you; you have to choose one.
why-board-taken = { $board } is taken already.
why-no-board = There is no such board.
why-tile-not-before = Tile { $number }, { $tile }, is not among those before you.
why-must-chain = The Free City can build { $card } by chain, so it has to.
why-can-play = The Free City discards a card only where it can build neither a card nor a stage.

# What changes a price, and by how much; the tile, card or token stands first

by-tile = Tile { $number }, { $tile }
by-card = { $card }
by-stage = Stage { $stage } of the wonder
by-chain = The chain
by-olympia = The power of the wonder
by-token = The building token
by-stagetoken = The stage token
by-project = Joining { $project }
changed-less = { $by }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} less
changed-more = { $by }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} more
changed-possible = { $by }: not possible without it
changed-impossible = { $by }: possible without it

# How a game ended

end-points = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
} against { $others }.
end-coins = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}: others have as many, but fewer coins, { $others } against { $coins }.
end-shared = { $winners } players share the victory, with { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each.

# What would have been the notation of an action

expected-use = what is done with a card and a colon: build, chain, stage, sell and so on
expected-card = a card by its id, such as altar
expected-payment = coins for the neighbours, such as <2>1, then +join or +any, or nothing more

# How actions are written

notation-help =
    What is done, a colon, and the card by its id; in capital or small letters.
    { "" }  build:altar         build a card, paying its cost
    { "" }  chain:statue        build it by chain
    { "" }  olympia:palace      build it free, with the power of Olympia
    { "" }  token:palace        build it free, with a building token
    { "" }  stage:altar         build the next stage of the wonder with the card
    { "" }  stagetoken:altar    the same with a stage token, without resources
    { "" }  sell:altar          discard the card for 3 coins
    { "" }  tile7:altar         discard the card to build tile 7
    { "" }  build:school<2>1    2 coins go to the left neighbour, 1 to the right one
    { "" }  build:school+join   join the Great Project; +any with the token for any colour
    { "" }  free.build:school   for the Free City (two players)
    { "" }  dig:school dig:-    build a card of the discard pile, or none
    { "" }  lose:school         lose a card; lose:3,1 two victory tokens
    { "" }  copy:spies_guild    copy a guild
    { "" }  board:giza side:A   take a board, a side; keep:17 keeps a tile

# The table as text

table-seat = Seat { $seat }
table-you = You (seat { $seat })
title = 7 Wonders
table-title = 7 Wonders, Age { $age ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn }. { $direction ->
    [left] Hands go to the left.
    [right] Hands go to the right.
   *[swap] Hands are swapped.
} { $phase ->
    [over] The game is over.
    [free] The Free City's card is chosen.
    [seventh] The seventh card is played.
    [dig] Somebody looks through the discard pile.
    [loss] Penalties are chosen.
    [copy] Guilds are copied.
   *[card] Cards are chosen.
}
table-title-before = 7 Wonders, before Age I. { $phase ->
    [board] Boards are chosen.
    [side] Sides are chosen.
   *[tile] Tiles of the tower are drafted.
}
table-chosen = Has chosen: { $seats }.
table-awaited = Still to choose: { $seats }.
table-tower = Tower: { $placed ->
    [one] 1 tile
   *[other] { $placed } tiles
} placed, { $active } active.
table-tile = { $number } { $tile }: { $gives }.
table-tile-built = { $number } { $tile } (built by { $who }): { $gives }.
table-project = Great Project: { $project }. Joined with a { $colour } card for { $cost }; { $tokens ->
    [0] finished, no token left
    [one] 1 token left
   *[other] { $tokens } tokens left
}.
table-project-ends = Reward: { $reward }. Penalty: { $loss }.
table-joined = Joined: { $seats }.
table-joined-by = { $who } ({ $times ->
    [one] once
   *[other] { $times } times
})
table-left = On the left, { $city }
table-right = On the right, { $city }
table-city = { $city }: { $board } { $side }, { $stages } of { $all } stages, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
table-city-free = { $city }: { $board } { $side }, { $stages } of { $all } stages, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
table-city-bare = { $city }: no board yet, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
table-city-sideless = { $city }: { $board }, side not yet chosen, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
table-colour = { $colour }: { $cards }
table-counts = Cards: { $cards }
table-colour-count = { $count } { $colour }
table-next-stage = Stage { $stage } next, for { $cost }: { $gives }
table-makes = Makes: { $units }
table-sells = Sells: { $units } (raw materials { $raw }, goods { $goods } a unit)
table-sells-later = Sells: { $units }
source-units = { $count } { $resource }
source-two = { $resource } or { $resource2 }
source-three = { $resource }, { $resource2 } or { $resource3 }
source-four = { $resource }, { $resource2 }, { $resource3 } or { $resource4 }
source-endless = any number of { $resource }
table-tokens = Has: { $tokens }
token-symbol = { $symbol } × { $count }
token-symbol-any = any symbol × { $count }
token-victory = victory token { $value } × { $count }
token-defeat = { $count ->
    [one] 1 defeat token
   *[other] { $count } defeat tokens
}
token-unpaid = { $count ->
    [one] 1 penalty token
   *[other] { $count } penalty tokens
} (−{ $points })
token-building = { $count ->
    [one] 1 building token
   *[other] { $count } building tokens
}
token-stage = { $count ->
    [one] 1 stage token
   *[other] { $count } stage tokens
}
token-colour = { $count ->
    [one] 1 token for any colour
   *[other] { $count } tokens for any colour
}
token-olympia = a free building left this Age{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
token-tile = { $count ->
    [one] 1 tile built
   *[other] { $count } tiles built
}
token-lost-start = the start of the board is lost
token-copied = copies { $card }
table-own-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}:
table-hand-free = Your hand, of which the Free City plays a card:
table-hand = Hand of { $who }: { $cards }
table-discards = The discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}:
table-card = { $card } ({ $colour }; cost: { $cost }): { $gives }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
table-uses = { $uses }
table-why = Cannot be built: { $why }
name-card = { $card }
name-board = { $board }
use-build = build ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-build-join = build and join ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-chain = by chain ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-chain-join = by chain and join ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-olympia = with the wonder's power ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-olympia-join = with the wonder's power and join ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-token = with a building token ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-token-join = with a building token and join ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-stage = stage ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-stagetoken = stage with a token ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-dig = build ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-dig-join = build and join ({ $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
})
use-tile = tile { $number }
use-sell = discard for 3 coins
use-lose = lose it
use-copy = copy it
table-boards = Boards left: { $boards }
table-draft = Tiles before { $who }:
table-own-tiles = Your { $count ->
    [one] tile
   *[other] tiles
} to build:
table-known = { $who } holds { $left } of these: { $cards }
table-choice = You have chosen: { $what }

# The score sheet

category-military = Conflicts
category-coins = Coins
category-wonder = Wonder
category-blue = Blue cards
category-yellow = Yellow cards
category-guilds = Guilds
category-science = Science
category-tower = Tower
category-projects = Projects
category-total = Total

# The parts of a number on it

part-victories = { $count ->
    [one] 1 victory token of { $value }
   *[other] { $count } victory tokens of { $value }
}
part-defeats = { $count ->
    [one] 1 defeat token
   *[other] { $count } defeat tokens
}
part-coins = { $count ->
    [one] 1 coin, three are a point
   *[other] { $count } coins, three are a point
}
part-stage = Stage { $stage }
part-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
part-symbols = { $count } × { $symbol }
part-symbols-chosen = { $count } × { $symbol }, of which chosen: { $chosen }
part-sets = { $count ->
    [one] 1 set of three
   *[other] { $count } sets of three
}
part-card = { $card }
part-copied = { $card }, copied
part-project = { $project }
part-project-times = { $times } × { $project }
part-unpaid = { $count ->
    [one] 1 penalty not paid
   *[other] { $count } penalties not paid
}

# What an action brings, clauses with "it" for their subject: what the tactics count, more or less of it; $count says by how much

estimate = Takes first place in about { $percent } % of the games from here.
counts-won-more = wins the game
counts-won-less = loses the game
counts-points-more = brings { $count ->
    [one] 1 point
   *[other] { $count } points
}
counts-points-less = costs { $count ->
    [one] 1 point
   *[other] { $count } points
}
counts-coins-more = brings { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
counts-coins-less = costs { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
counts-sources-more = makes { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
} a turn
counts-sources-less = makes { $count ->
    [one] 1 resource
   *[other] { $count } resources
} a turn fewer
counts-symbols-more = brings { $count ->
    [one] 1 science symbol
   *[other] { $count } science symbols
}
counts-symbols-less = costs { $count ->
    [one] 1 science symbol
   *[other] { $count } science symbols
}
counts-tokens-more = brings { $count ->
    [one] 1 token
   *[other] { $count } tokens
} for later
counts-tokens-less = hands { $count ->
    [one] 1 token
   *[other] { $count } tokens
} back
counts-conflicts-more = improves your prospects in the conflicts
counts-conflicts-less = worsens your prospects in the conflicts
counts-prices-more = makes buying cheaper
counts-prices-less = makes buying dearer
counts-chains-more = opens the way to cards of later Ages
counts-chains-less = closes the way to cards of later Ages
counts-powers-more = gives your wonder a power
counts-powers-less = uses up a power of your wonder
counts-project-more = improves your prospects in the project
counts-project-less = worsens your prospects in the project
counts-rival-more = holds your strongest rival back
counts-rival-less = lets your strongest rival get on
counts-choice-more = promises more
counts-choice-less = promises less
