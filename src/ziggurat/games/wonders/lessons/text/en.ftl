# The lessons of 7 Wonders in English. A key is lesson-LESSON-title, -intro, -tour-NAME, or lesson-LESSON-STEP- and
# ask (what to do, and why it is good), hint (where to look), why (said when it is done), then (what happens next),
# wrong-NAME (a legal action that is not meant now), remark-NAME (said to an action that is one of several right ones).
# "You" is the reader; the neighbours are friendly teachers, neither he nor she.

course-title = Learn 7 Wonders
course-intro = Short lessons at a real table. Your neighbours have chosen already, so your card is revealed at once, and the table tells you why.

# For every lesson

lesson-go-on = Good. Go on.
lesson-done = Lesson done. Well played!
lesson-not-meant = The rules allow that, but it is not what we are after here. Try again.
lesson-wrong-sell = Three coins are always there for a card. But this hand can do more than that.
lesson-wrong-build = That would stand, but something else is better now.
lesson-wrong-stage = Your wonder can wait a moment. Try something else first.
lesson-wrong-tile = The tower can wait. There is something better to do with this hand.

# 1. The table, and a first building

lesson-aim-title = The table, and a first building
lesson-aim-intro = See what lies where, and play your first two turns.
lesson-aim-tour-city = This is your city, Giza. The board shows your wonder and its stages, and the resource that it makes from the start: a stone. You have 3 coins. Everything that you build will stand here.
lesson-aim-tour-neighbours = These are your neighbours: Rhodes to your left, which makes ore, and Ephesus to your right, which makes papyrus. You trade with these two, and with these two you measure your army.
lesson-aim-tour-hand = This is your hand, seven cards of Age I. You will play one of them and pass on the rest. Each card says what it costs you right now.
lesson-aim-tour-together = Everybody chooses in secret and at the same time. When the last has chosen, all cards are revealed. Your neighbours have chosen; they are waiting for you.
lesson-aim-tour-act = To do something, choose a card. Its uses open beside each other: build it, build a stage of your wonder with it, or discard it for 3 coins. Choose one of them.
lesson-aim-wood-ask = Nearly everything costs resources, so begin with something that makes them. The Lumber Yard makes a wood in every turn, and it is free. Build it.
lesson-aim-wood-hint = Choose the Lumber Yard in your hand, then building it.
lesson-aim-wood-why = Your Lumber Yard stands. Your neighbours revealed theirs at the same moment: Rhodes a Stone Pit, Ephesus an Ore Vein.
lesson-aim-wood-then = Then all hands were passed to the left. Your six other cards are with Rhodes now, and you hold what Ephesus has left you. Your neighbours have chosen again.
lesson-aim-wood-wrong-other = Not a bad card. But a city without resources can build little. Take the Lumber Yard first.
lesson-aim-use-ask = Now your city makes a stone and a wood. With the wood you can build the Stockade, with the stone the Baths. Build one of them, whichever you like.
lesson-aim-use-hint = Choose the Stockade or the Baths, then building it.
lesson-aim-use-why = It cost you no coins, and it did not use anything up: next turn your wood and your stone are there again. Resources are made, not spent.
lesson-aim-use-remark-wood = The wood of your Lumber Yard paid for the Stockade. It gives you a shield, for the conflicts at the end of the Age.
lesson-aim-use-remark-stone = The stone of your board paid for the Baths. They are worth 3 points at the end.

# 2. Trade

lesson-trade-title = Buying from your neighbours
lesson-trade-intro = What you do not make, somebody else sells you.
lesson-trade-buy-ask = The Baths need a stone, and Rhodes makes none. Both neighbours have one: you can buy it for 2 coins, and nobody may refuse. The coins go to the neighbour, and the one to your right is rich already. Build the Baths with a stone from the left.
lesson-trade-buy-hint = Choose the Baths, then building them, then the payment of 2 coins to the left.
lesson-trade-buy-why = Two of your coins went to Giza, and the Baths stand. Giza can use its stone all the same; a sale takes nothing away.
lesson-trade-buy-then = Hands were passed. Giza can spend your 2 coins from now on, not before. Your neighbours have chosen again.
lesson-trade-buy-wrong-right = That would do as well, but then your coins would go to Olympia, who has 6 already. Never make the rich richer.
lesson-trade-buy-wrong-other = Build the Baths this time: we want to see how buying works.
lesson-trade-post-ask = Two coins are much for a single stone. The West Trading Post makes raw materials from your left neighbour cost 1 coin instead of 2, for the rest of the game. It is free. Build it.
lesson-trade-post-hint = Choose the West Trading Post, not the East one, then building it.
lesson-trade-post-why = From the next turn on wood, stone, clay and ore from the left cost you 1 coin each.
lesson-trade-post-then = Hands were passed once more, and here comes a card that you can use it for.
lesson-trade-post-wrong-east = East is to the right. It is a good card too, but Giza to your left has stone and clay, which you need.
lesson-trade-post-wrong-other = Later perhaps. First make buying cheaper.
lesson-trade-cheap-ask = The Guard Tower needs a clay, and Giza has a Clay Pool. Build it and look at the price.
lesson-trade-cheap-hint = Choose the Guard Tower, then building it for 1 coin to the left.
lesson-trade-cheap-why = One coin instead of two. Only what boards, brown and grey cards make is for sale. What yellow cards and wonders make belongs to their owner alone.
lesson-trade-cheap-wrong-other = That needs no purchase. Let us see what your Trading Post is good for.

# 3. The wonder

lesson-stage-title = A stage of your wonder
lesson-stage-intro = Any card can become a part of it.
lesson-stage-tour-board = Below your city is your wonder with its three stages. The first costs 2 stone and is worth 3 points. Your board makes a stone and your Stone Pit another one.
lesson-stage-first-ask = Build the first stage. A card goes under it, face down: not its own cost counts, only that of the stage. So take one that you do not need, and best one that your left neighbour would like, because that is who gets your hand next.
lesson-stage-first-hint = Choose a card, then the stage of your wonder. Rhodes makes clay and could build the Guard Tower.
lesson-stage-first-why = Your first stage stands: 3 points. Stages are built from left to right, whenever you like, in any Age.
lesson-stage-first-remark-tower = The Guard Tower lies under your wonder, and nobody will ever see it again. Rhodes would have built it at once.
lesson-stage-first-remark-other = The card is only a marker now. Nobody knows what it was.
lesson-stage-first-wrong-build = That you could buy. But your two stones are there for nothing: build the stage.

# 4. Discarding

lesson-discard-title = Three coins for a card
lesson-discard-intro = When nothing fits, a card still pays.
lesson-discard-sell-ask = You have no coins, and nothing in this hand can be built with what you make. Then a card is discarded for 3 coins. Your hand goes to Halicarnassus on your left, who makes cloth, clay and papyrus. Discard a card that could be built there at once.
lesson-discard-sell-hint = Apothecary, Scriptorium or Guard Tower: choose one of them, then discarding it.
lesson-discard-sell-why = 3 coins for you, and one card less for your neighbour. Discarding is always possible, and what you discard is not seen by the others.
lesson-discard-sell-then = Halicarnassus built the Glassworks, Ephesus the Lumber Yard. Hands were passed, and all have chosen but you.
lesson-discard-sell-wrong-workshop = Nobody makes glass yet, so the Workshop is of no use to your neighbour either. Take away something that is.
lesson-discard-bank-ask = Some cards cost coins, which go to the bank. The Clay Pit costs 1 coin and makes a clay or an ore in each turn, whichever you need. Now you can afford it. Build it.
lesson-discard-bank-hint = Choose the Clay Pit, then building it.
lesson-discard-bank-why = One coin to the bank. Coins that you earn in a turn can be spent in the next: that is why the 3 coins came just in time.
lesson-discard-bank-wrong-other = That works too. But a card that makes one of two resources serves you in every turn. Take the Clay Pit.

# 5. Chains

lesson-chain-title = Chains
lesson-chain-intro = One building leads to the next.
lesson-chain-tour-age = Age II has begun. Cards cost more now and do more, and in this Age hands go to the right. But look at your hand: some of these cards are free for you.
lesson-chain-free-ask = The Library is free for whoever has the Scriptorium, the Stables for whoever has the Apothecary, the Aqueduct for whoever has the Baths. You have all three. Build one of them by chain.
lesson-chain-free-hint = Choose the Library, the Stables or the Aqueduct, then building it by chain.
lesson-chain-free-why = No coins and no resources. So it pays to look ahead: in Age I build what will lead on in Age II, and in Age II what will lead on in Age III.
lesson-chain-free-remark-library = A second tablet for your science, and the Library leads on: to the University and to the Senate.
lesson-chain-free-remark-stables = Two shields for nothing. Now you are the strongest of the three.
lesson-chain-free-remark-aqueduct = Five points for nothing, instead of three stones. The largest bargain of this Age.
lesson-chain-free-wrong-pay = You could pay for it, but why? By chain it is free.

# 6. Conflicts

lesson-conflicts-title = The end of an Age
lesson-conflicts-intro = Shields are compared with both neighbours.
lesson-conflicts-tour-last = The sixth and last turn of Age I. You hold two cards. You play one of them; the other is discarded and brings nothing.
lesson-conflicts-tour-shields = After this turn come the conflicts. You have one shield, Babylon to your left has one, Olympia to your right has none.
lesson-conflicts-shield-ask = As it stands you would win against Olympia and be equal with Babylon. Your board makes the ore for the Barracks. Build them.
lesson-conflicts-shield-hint = Choose the Barracks, then building them.
lesson-conflicts-shield-why = Two shields against one, and two against none: two victory tokens, worth 1 point each. Whoever lost took a defeat token, worth minus 1. Your shields stay, and victories are worth 3 points in Age II and 5 in Age III. Age II has been dealt already.
lesson-conflicts-shield-wrong-altar = The Altar brings 2 points. The Barracks bring a victory over Babylon now, and a shield for the two Ages to come.

# 7. Science

lesson-science-title = Science
lesson-science-intro = Many of one symbol, or sets of three.
lesson-science-tour-symbols = You have two compasses, two gears and a tablet. Each symbol counts its number times itself: 4 and 4 and 1. And each set of three different symbols adds 7. Together that is 16 points.
lesson-science-tablet-ask = Four science cards are in your hand. The Lodge and the Academy show a compass, the Study a gear, all free by chain. The University shows a tablet, and your city makes all that it costs. Which symbol brings the most?
lesson-science-tablet-hint = A third compass would bring 5 points. But with a second tablet you would have two whole sets. Build the University.
lesson-science-tablet-why = 4 and 4 and 4, and two sets for 14: from 16 to 26 points with a single card. Look for the symbol that you are short of.
lesson-science-tablet-wrong-compass = Three compasses count 9 instead of 4: that is 5 points more. There is something twice as good.
lesson-science-tablet-wrong-gear = Three gears count 9 instead of 4: that is 5 points more. There is something twice as good.

# 8. Digging

lesson-dig-title = What wonders can do
lesson-dig-intro = Halicarnassus looks through the discard pile.
lesson-dig-stage-ask = Not every stage brings points. The second one of Halicarnassus lets you build any card that was ever discarded, for nothing. It costs 3 ore, and your city makes three. Build it, with whichever card you like.
lesson-dig-stage-hint = Choose any card, then the stage of your wonder.
lesson-dig-stage-why = The stage stands, and at the end of the turn you look through the discard pile.
lesson-dig-stage-wrong-build = That can wait. Somebody has discarded something that you will like: build the stage.
lesson-dig-take-ask = All of these were discarded, by you or by others. One of them is yours for nothing. What would have cost you the most?
lesson-dig-take-hint = The Aqueduct is worth 5 points and would cost 3 stones.
lesson-dig-take-why = Digging is the last thing in a turn; only tiles of the tower are placed after it. Other wonders have powers of their own: Olympia builds for nothing, Babylon plays the seventh card, and side B of a board is always worth a look.
lesson-dig-take-remark-best = The Aqueduct: 5 points, and not a single stone was carried.
lesson-dig-take-remark-good = It stands in your city, and it has cost nothing.
lesson-dig-take-wrong-nothing = You may leave everything where it lies, but it would be a pity.

# 9. The tiles of the tower

lesson-draft-title = The Tower of Babel: choosing tiles
lesson-draft-intro = Before Age I everybody gets three tiles.
lesson-draft-tour-tower = With the Tower of Babel a tower stands in the middle of the table. Tiles are built into it during the game, and each changes the rules for everybody as long as it can be seen.
lesson-draft-tour-tiles = You were dealt three tiles. Keep one, pass two to the right; of the two that you get keep one and pass the last. So everybody ends up with three, and knows some of those of the others.
lesson-draft-first-ask = Look at your wonder: Giza is only points, and its stages cost many stones and much wood. With tile 15 stages need no resources. Everybody may use it, but nobody as well as you. Keep it.
lesson-draft-first-hint = Choose tile 15.
lesson-draft-first-why = Tile 15 is yours, and nobody knows. The two others went to your right neighbour.
lesson-draft-first-then = From your left come tiles 20 and 24.
lesson-draft-first-wrong-other = Think of what your own city will need most: its stages are expensive. Which tile helps there?
lesson-draft-second-ask = Tile 24 pays for guilds, which come only in Age III. Under tile 20 simple brown cards make as much as one needs: a single Stone Pit, and you have stone without end. Keep tile 20.
lesson-draft-second-hint = Choose tile 20.
lesson-draft-second-why = The last tile came by itself, and Age I has begun. Remember: tiles that you build are worth points too: 2 for one, 5 for two, 10 for all three.
lesson-draft-second-wrong-other = Guilds are far away. Tile 20 will help you as soon as you have a Stone Pit.

# 10. Building a tile

lesson-tile-title = The Tower of Babel: building a tile
lesson-tile-intro = A card that you cannot use changes the rules.
lesson-tile-tour-tiles = These are your tiles. With tile 17 everybody has a wood or a stone more in each turn. Nobody else knows that you have it.
lesson-tile-build-ask = The first stage of Giza costs 2 stone. Your board makes one; tile 17 would give you the other. A tile costs nothing but a card, so take one that you cannot build, and build tile 17 with it.
lesson-tile-build-hint = Choose the Workshop, for example, then tile 17.
lesson-tile-build-why = The card was discarded, without coins. When everything else was done, your tile was turned up and placed in the tower. It is active from now on.
lesson-tile-build-then = Hands were passed. Everybody can use tile 17 now, but your neighbours have chosen without needing it.
lesson-tile-build-wrong-loom = The Loom is free, and you could build it. Use a card that is of no use to you.
lesson-tile-build-wrong-market = The Marketplace is free, and you could build it. Use a card that is of no use to you.
lesson-tile-build-wrong-other = That is another tile. For your stage you need tile 17.
lesson-tile-build-wrong-build = A good building, but here we want to see the tower grow.
lesson-tile-stage-ask = A stone of your board and a stone of the tower: that makes two. Build your first stage.
lesson-tile-stage-hint = Choose any card, then the stage of your wonder.
lesson-tile-stage-why = 3 points for the stage and 2 for the tile. The tower has three spaces here. When they are full, the next tile covers the oldest one, and its effect is over.
lesson-tile-stage-wrong-build = That works, too. But your two stones are waiting.

# 11. A Great Project

lesson-project-title = A Great Project
lesson-project-intro = Who takes part is rewarded. Who stands aside may regret it.
lesson-project-tour-project = The project of this Age is Double Walls, which is red. Whoever builds a red card may pay 1 coin more and take a token from it. One token is left; Giza has the other one.
lesson-project-tour-penalty = If a token is left at the end of the Age, the project has failed, and whoever has none is punished: here your board would lose the clay that it makes. If none is left, everybody who has taken part gets a victory token.
lesson-project-join-ask = It is the last turn. You make the wood for the Stockade, which is red. Build it and join the project.
lesson-project-join-hint = Choose the Stockade, then building it and joining.
lesson-project-join-why = The last token is yours, and Double Walls is finished: a victory token for you and one for Giza. Then came the conflicts, where your shield was worth another one. Ephesus did not take part, but as the project was finished, nothing happens to it.
lesson-project-join-wrong-alone = Then the last token stays where it is, the project fails, and your board makes no clay any more. Join, for a single coin.
lesson-project-join-wrong-post = The Trading Post is yellow and cannot join. The project would fail, and your board would make no clay any more.

# 12. Two players

lesson-free-title = Two players and the Free City
lesson-free-intro = A third city that you lead in turn.
lesson-free-tour-cities = With two players there is a third city, Ephesus here: the Free City. It builds, sells and fights like any other, and it is a neighbour of both of you. But it cannot win.
lesson-free-tour-holder = You lead it in turn. This turn it is you, so you have drawn an eighth card and will choose twice: first for your own city, then for the Free City.
lesson-free-both-ask = Build something in your own city. Then choose what the Free City builds: what it makes you can buy from it, and your opponent can too.
lesson-free-both-hint = Choose any card that can be built for yourself, then another one for the Free City.
lesson-free-both-why = The Free City built first, then both of you at the same time. You swap hands now, and next turn your opponent leads the Free City. As long as it can build something, it must.
lesson-free-both-remark-city = The Free City has built. Remember that it will fight both of you, and that its coins are its own.

# 13. The last card, and the score

lesson-ending-title = The last card, and the score
lesson-ending-intro = Where all the points come from.
lesson-ending-tour-sheet = The last turn of the game. Points come from seven places: victory tokens less defeats, a point for every three coins, stages, blue cards, science, yellow cards of Age III, and guilds. The table adds them up for you at any time.
lesson-ending-tour-guilds = Purple cards are guilds. They count things in the neighbouring cities. The Workers' Guild brings a point for each of your neighbours' brown cards.
lesson-ending-last-ask = The Town Hall is worth 6 points. Count the brown cards beside you: four in Rhodes, three in Ephesus. Build what is worth more. It will be close!
lesson-ending-last-hint = Seven brown cards are 7 points. Build the Workers' Guild.
lesson-ending-last-why = 53 points against 52 and 30: you have won by a single one. With the Town Hall it would have been 52 for both, and of equals the one with more coins wins, which is Ephesus.
lesson-ending-last-wrong-hall = 6 points, and Ephesus has so many coins that it would win a tie. Count the brown cards once more.

# 14. On one's own

lesson-own-title = Your own first turn
lesson-own-intro = No more instructions, only a remark. Play as you like.
lesson-own-pick-ask = A new game, and Rhodes is yours. Its board makes ore; Giza to your left makes stone, Ephesus to your right papyrus. What do you do with your first card?
lesson-own-pick-hint = Nothing here is wrong. Many begin with something that makes resources.
lesson-own-pick-why = That was a turn of your own. You know all you need: find a table and play. If you are not sure whether something is possible, just try it: the table tells you why not.
lesson-own-pick-remark-brown = Wood, and the first stage of Rhodes costs two of it. A solid beginning.
lesson-own-pick-remark-choice = A coin to the bank for clay or ore in every turn. A card with a choice is never idle.
lesson-own-pick-remark-grey = Glass is rare, and whoever has it sells it. Your neighbours will pay you for it.
lesson-own-pick-remark-blue = Two points already, and the Altar leads on to the Temple and that to the Pantheon.
lesson-own-pick-remark-red = A shield, paid with your own ore. Your neighbours will have to answer.
lesson-own-pick-remark-yellow = From now on stone from Giza costs you a single coin. Good trade is half a city.
lesson-own-pick-remark-green = You bought a papyrus from Ephesus for science. It is early for that, but the Scriptorium leads on to the Library and the Courthouse.
lesson-own-pick-remark-sell = Six coins in the first turn! Money buys resources, but somebody has to make them.
