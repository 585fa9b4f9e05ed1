# Babel's lessons in English. A key is lesson-LESSON-title, -intro, -tour-NAME, or lesson-LESSON-STEP- and
# ask (what to do, and why it is good), hint (where to look), why (said when it is done), then (what the opponent does),
# wrong-NAME (a legal action that is not meant now), remark-NAME (said to an action that is one of several right ones).
# "You" is the reader; the opponent is a friendly teacher, neither he nor she.

course-title = Learn Babel
course-intro = Short lessons at a real table. You play, and the table tells you why.

# For every lesson

lesson-go-on = Good. Go on.
lesson-done = Lesson done. Well played!
lesson-not-meant = The rules allow that, but it is not what we are after here. Try again.
lesson-wrong-end = Not yet: ending the turn would leave the best part undone.
lesson-wrong-travel = A journey costs you a card, and right now you are needed where you stand.
lesson-wrong-settle = A good card, but keep it for the moment. Something better can be done first.
lesson-wrong-build = That would stand, but something else comes first.
lesson-wrong-migrate = Your settlers are well where they are. Leave them there for now.
lesson-wrong-halve = Your opponent would lose cards, but this run can do something better here.

# 1. The table and the aim

lesson-aim-title = The table and the aim
lesson-aim-intro = See what lies where, and win a game with a single card.
lesson-aim-tour-lands = This is the river. Five lands lie along it: Media, Sumer, Hatti, Persia and Assyria. In every land there is room for one temple of yours, on this side of the river, and one of your opponent's, on the far side.
lesson-aim-tour-temples = A temple is worth the number on its top level. Add your temples up: 4 in Media, 5 in Hatti, 5 in Assyria. Your value is 14, your opponent's is 8. The two bars show it.
lesson-aim-tour-settlers = Next to each temple stand the settlers: cards of the five nations, in a column that grows outward from the river. A temple can only be as high as it has settlers to build it.
lesson-aim-tour-token = Your token shows where you are. Almost everything you do happens in that land. You are in Media.
lesson-aim-tour-stocks = These are the two stocks, temple cards that wait to be built. Only the top card of each, the one laid down last, can be taken. New ones come from the yard.
lesson-aim-tour-hand = This is your hand: a Sumerian, a Hittite and a Persian. New cards come from the draw pile, and what is played away lies with the discards. Your opponent's hand is hidden; you see only how many cards it has.
lesson-aim-tour-act = That is the whole table. To do something, choose what you want to use: a card, a stock, later a row of settlers. All places where it can go light up; choose one of them. You can also drag it there.
lesson-aim-win-ask = Whoever reaches 15 while the other has less than 10 wins on the spot. You are one short! Your temple in Media has four levels, five settlers live there, and a level 5 lies on top of your stock. Build it.
lesson-aim-win-hint = Take the 5 from the top of your own stock and put it on your temple in Media.
lesson-aim-win-why = 15 against 8: you have won. That is what the whole game is about: build high, and keep your opponent low.

# 2. Travelling

lesson-travel-title = Travelling
lesson-travel-intro = Cards take you from land to land.
lesson-travel-first-ask = A new game: both tokens wait at the quarry, at the end of the river, where nothing can be done. To travel, discard a card of the nation whose home you want to reach. Go to Sumer, the land of the Sumerians.
lesson-travel-first-hint = Choose a Sumerian from your hand, then the land of Sumer.
lesson-travel-first-why = The Sumerian lies on the discard pile, and you stand in Sumer. The card was the fare: it is gone, so choose which card you can spare.
lesson-travel-first-wrong-elsewhere = That card would take you somewhere else. Each nation leads to its own land; for Sumer you need a Sumerian.
lesson-travel-second-ask = You may travel as often as you like in one turn, a card each time. Go on to Hatti, the land of the Hittites.
lesson-travel-second-hint = This time a Hittite pays the fare.
lesson-travel-second-why = Two journeys, two cards. Both tokens may stand in the same land, so nobody can block your way. The one place you cannot travel to is where you already are.
lesson-travel-second-wrong-elsewhere = Another land, another day. Hatti is the home of the Hittites.
lesson-travel-second-wrong-settle = You could let somebody settle here in Sumer. That is the next lesson; travel on to Hatti first.

# 3. Settling

lesson-settle-title = Settling
lesson-settle-intro = Settlers carry your temples.
lesson-settle-first-ask = The same cards can do something else: settle. A temple level needs as many settlers as its number says, so you want people in your lands. You are in Persia, where one Hittite lives. Settle your Persian there.
lesson-settle-first-hint = Choose the Persian in your hand, then your own column in Persia.
lesson-settle-first-why = The Persian joined at the outer end of your column. Newcomers always stand farthest from the river.
lesson-settle-first-wrong-other = We will come to the others in a moment. The Persian first, please.
lesson-settle-stranger-ask = A settler need not be at home: any nation may live in any land. Settle the Mede here in Persia too.
lesson-settle-stranger-hint = Choose the Mede, then the same column.
lesson-settle-stranger-why = Hittite, Persian, Mede: the order stays as it is, and later it will matter. The Mede could also have paid for a journey to Media, so every card is a choice.
lesson-settle-stranger-wrong-other = That works as well, but let us see that even a Mede may live in Persia.
lesson-settle-rest-ask = You may settle as many as you like. Settle your last two cards as well, in whichever order you like.
lesson-settle-rest-hint = The Sumerian and the Assyrian are left. Either may go first.
lesson-settle-rest-why = Five settlers: enough for a temple of five levels. But your hand is empty now, and you draw only three cards a turn. Most players keep a card or two.

# 4. Building

lesson-build-title = Building
lesson-build-intro = Level upon level, from your stock and from theirs.
lesson-build-own-ask = Your temple in Hatti stands at level 1, and three settlers live there. On top of your stock lies a 2. Levels go up one by one, so it fits exactly. Build it.
lesson-build-own-hint = Take the top card of your own stock and put it on your temple in Hatti.
lesson-build-own-why = Level 2 needs two settlers; you have three. Building costs no card from your hand. Your value went from 2 to 3.
lesson-build-their-ask = Now you need a 3. On your own stock a 4 has come to light. But look at your opponent's stock: a 3 lies on top, and you may take it!
lesson-build-their-hint = Take the top card of your opponent's stock.
lesson-build-their-why = It is yours, and they cannot build it any more. Both stocks are open to both of you, so always look at both.
lesson-build-settler-ask = The 4 on your stock would come next, but level 4 needs four settlers, and only three live in Hatti. Let anybody you like settle here.
lesson-build-settler-hint = Choose any card of your hand, then your column in Hatti.
lesson-build-settler-why = Four settlers. Any nation counts the same for building.
lesson-build-four-ask = Now build the 4.
lesson-build-four-hint = It lies on top of your own stock.
lesson-build-four-why = From 1 to 4 in a single turn. And what stands, stands: if settlers leave later, the temple keeps its height.

# 5. A turn from beginning to end

lesson-turn-title = A whole turn
lesson-turn-intro = Your first turn, your opponent's, and the beginning of your next.
lesson-turn-travel-ask = Your first turn. You were dealt five cards and have drawn three, as at the beginning of every turn. You hold two Assyrians; spend one to travel to Assyria.
lesson-turn-travel-hint = Choose an Assyrian, then Assyria.
lesson-turn-travel-why = The other Assyrian stays in your hand.
lesson-turn-travel-wrong-elsewhere = You could begin in any land. For this lesson let us meet in Assyria.
lesson-turn-settle-ask = Before you can build you need somebody who lives here. Settle one card, whichever you like.
lesson-turn-settle-hint = Any card will do: choose it, then your column in Assyria.
lesson-turn-settle-why = One settler is enough for level 1.
lesson-turn-start-ask = In front of you lies your starting card: a level 1 that only you can build, and must build in your first turn. Build it here.
lesson-turn-start-hint = Take your starting card and put it on your site in Assyria.
lesson-turn-start-why = Your first temple! From now on there are no more duties; in later turns you may do as much or as little as you like.
lesson-turn-start-wrong-settle = More settlers are fine, but let us do our duty first.
lesson-turn-end-ask = You could settle more, but a few cards in hand keep you flexible. End your turn and see what the yard brings.
lesson-turn-end-hint = Choose to end the turn.
lesson-turn-end-why = Two temple cards were turned over from the yard, a 4 and a 2, and laid on your stock. The higher one always goes first, so the 2 is on top.
lesson-turn-end-then = Your opponent draws three cards too, travels to Hatti, lets two settle, builds the starting card and ends the turn. Now you draw three cards again.
lesson-turn-end-wrong-settle = Save it for the next turn: you will be glad of it.
lesson-turn-next-ask = Your second turn. The 2 on your stock fits on your temple in Assyria, but it needs two settlers. Settle one more.
lesson-turn-next-hint = Any card will do: choose it, then your column in Assyria.
lesson-turn-next-why = Two settlers live in Assyria now.
lesson-turn-two-ask = And now build the 2.
lesson-turn-two-hint = It lies on top of your own stock.
lesson-turn-two-why = That is the rhythm of the game: draw three, do what you like, turn two temple cards over. Below your 2 the 4 is free now, for you and for your opponent.

# 6. Migrating

lesson-migrate-title = Migrating
lesson-migrate-intro = Three settlers pack up and move together.
lesson-migrate-move-ask = You stand in Assyria. A 2, a 3 and a 4 wait in the stocks, but only one settler lives here. Once a turn the last three of a column, those farthest from the river, may move to another of your columns. Bring them from Sumer to Assyria.
lesson-migrate-move-hint = Choose your column in Sumer, then your column in Assyria.
lesson-migrate-move-why = Mede, Mede, Hittite: they moved in the same order and joined at the outer end. It cost no card. Your temple in Sumer keeps its three levels, though only one settler is left.
lesson-migrate-move-wrong-elsewhere = The right people, but the wrong place. They are wanted in Assyria, where your token stands.
lesson-migrate-move-wrong-settle = You could settle your cards one by one, but three settlers for nothing are better.
lesson-migrate-two-ask = Four settlers in Assyria now. The top of your stock is a 2: build it.
lesson-migrate-two-hint = Take the top card of your own stock.
lesson-migrate-two-why = One up. What lies on top of your opponent's stock?
lesson-migrate-three-ask = A 3, and it fits. Take it.
lesson-migrate-three-hint = Take the top card of your opponent's stock.
lesson-migrate-three-why = And another. On your own stock a 4 waits already.
lesson-migrate-four-ask = Four settlers, a temple of 3, a 4 on your stock. You know what to do.
lesson-migrate-four-hint = Build the top card of your own stock.
lesson-migrate-four-why = One migration, three levels. A column of one or two cannot migrate: it is always exactly the last three.

# 7. Runs: razing and robbing

lesson-raids-title = Runs: razing and robbing
lesson-raids-intro = Three of a kind can do what one alone cannot.
lesson-raids-tour-run = Three settlers of one nation, one directly after the other in your column, are a run. Here are three Assyrians. Where your token stands, a run can use its nation's ability. It costs one card of the run.
lesson-raids-raze-ask = Assyrians raze: they tear down your opponent's whole temple in this land. In Hatti it stands at 4. Choose your run, then that temple, and tear it down!
lesson-raids-raze-hint = Choose your run of Assyrians, then your opponent's temple in Hatti.
lesson-raids-raze-why = From 8 down to 4. One Assyrian was discarded, and two are no run any more. The razed levels lie on top of the yard, the 1 uppermost: whoever ends a turn next draws them first.
lesson-raids-travel-ask = The Hittites can do something too. In Persia two of yours live side by side, and you hold a third. Travel to Persia.
lesson-raids-travel-hint = A Persian pays the fare.
lesson-raids-travel-why = Here your opponent's temple stands at 3, and yours at 1.
lesson-raids-third-ask = Settle your Hittite beside the other two.
lesson-raids-third-hint = Choose the Hittite, then your column in Persia.
lesson-raids-third-why = Three Hittites in a row: a run.
lesson-raids-third-wrong-other = That would not give you a run. The third Hittite would.
lesson-raids-rob-ask = Hittites rob: they carry the top level of your opponent's temple over to yours. It must be higher than your own top, and you need as many settlers as its number. Theirs is 3, yours 1, and you have three settlers. Rob it!
lesson-raids-rob-hint = Choose your run of Hittites, then your opponent's temple in Persia.
lesson-raids-rob-why = Your temple jumps from 1 to 3 and never had a 2; theirs falls to 2. The Hittite who paid still counted as a settler at that moment.

# 8. Runs: expelling and winning over

lesson-peoples-title = Runs: expelling and winning over
lesson-peoples-intro = Medes drive people away, Sumerians win them for you.
lesson-peoples-expel-ask = You have a run of Medes in Assyria. Medes expel: name a nation, and all its settlers must leave your opponent's column in this land. Whom would it hurt most to lose? Choose your run, then one of them.
lesson-peoples-expel-hint = Count your opponent's settlers in Assyria: three Persians, one Hittite. Choose your run of Medes, then the Persians.
lesson-peoples-expel-why = Three settlers go to the discards at a stroke. The temple stays at 3, but with one settler left it will not grow for a long while.
lesson-peoples-expel-wrong-hittite = That would drive out a single Hittite. Another nation has more people there.
lesson-peoples-travel-ask = Now to Sumer, where you have three Sumerians in a row. Travel there.
lesson-peoples-travel-hint = Your Sumerian card pays the fare.
lesson-peoples-travel-why = Look at the end of your opponent's column here: two Medes.
lesson-peoples-travel-wrong-elsewhere = Your Sumerians live in Sumer. You need a Sumerian to get there.
lesson-peoples-winover-ask = Sumerians win over: the outermost settler of your opponent's column changes sides, together with all of the same nation directly before it. Win the two Medes over.
lesson-peoples-winover-hint = Choose your run of Sumerians, then your opponent's column in Sumer.
lesson-peoples-winover-why = They joined your column, in the same order, at its end. A Sumerian paid. You lost one and gained two, and your opponent is left with an Assyrian.
lesson-peoples-third-ask = Two Medes stand at the end of your column now, and you hold another one. You see what is coming: settle the Mede.
lesson-peoples-third-hint = Choose the Mede, then your column in Sumer.
lesson-peoples-third-why = A new run, made of people that you won over. Next turn, or right now, those Medes could expel somebody.
lesson-peoples-third-wrong-other = That one would stand between you and your next run. Which card makes three of a kind?

# 9. Runs: leaping and halving

lesson-leaps-title = Runs: leaping and halving
lesson-leaps-intro = Persians skip a level, and any run can empty hands.
lesson-leaps-leap-ask = Your temple in Media stands at 1, and a 3 lies on your stock; the 2 is missing. Persians leap: they build with exactly one level skipped. You have four of them here. Choose your run, then the 3, and leap!
lesson-leaps-leap-hint = Choose your run of Persians, then your own stock.
lesson-leaps-leap-why = From 1 to 3 without a 2. Level 3 needs three settlers as always. One Persian paid, and as there were four, three are left: still a run.
lesson-leaps-leap-wrong-halve = In a moment! Leap first, so that you see what Persians alone can do.
lesson-leaps-halve-ask = Your opponent holds seven cards, a rich hand. Instead of using its own ability, a run of any nation can halve that hand. Do so with your Persians.
lesson-leaps-halve-hint = Choose your run of Persians, then your opponent's hand.
lesson-leaps-halve-why = Half of seven, rounded down, is three: three cards must go. Your opponent chooses which.
lesson-leaps-halve-then = Your opponent parts with a Mede, a Sumerian and a Persian and keeps four cards. Everybody sees what was discarded.

# 10. Winning

lesson-ending-title = Ten, fifteen, twenty
lesson-ending-intro = How a game ends when both have built well.
lesson-ending-fifteen-ask = You have 14, your opponent 11. With 15 you would win at once only against less than 10. Build the 5 in Persia anyway and see what happens.
lesson-ending-fifteen-hint = Take the top card of your own stock.
lesson-ending-fifteen-why = 15 against 11: nobody has won, but the end phase begins and lasts until the game is over. From now on you win with 20, or by bringing your opponent below 10. Your opponent can do the same to you!
lesson-ending-fifteen-wrong-raze = A fine thought: razing first and building then would win as well. But let us see the end phase once. Build first.
lesson-ending-fall-ask = 20 is far away. But your opponent's temple in Persia is worth 4, and three Assyrians stand in your column here. What would be left of 11?
lesson-ending-fall-hint = Let your run of Assyrians raze your opponent's temple in Persia.
lesson-ending-fall-why = 11 minus 4 is 7, less than 10, and you have won. So 10 is a wall to stand behind: keep your own value at 10 or more. And if the last card of the yard is ever drawn, the game ends too: the higher value wins, then the larger hand.

# 11 to 14. The worked examples of the rulebook

lesson-settling-title = Example: settling well
lesson-settling-intro = The rulebook's first example. The order in which people settle matters.
lesson-settling-run-ask = You are in Sumer, where two Assyrians live. In your hand are two more, a Persian and two Sumerians. Make a run first: settle an Assyrian.
lesson-settling-run-hint = Choose an Assyrian, then your column in Sumer.
lesson-settling-run-why = Three Assyrians in a row. From now on they could raze.
lesson-settling-run-wrong-persian = Then the Persian would stand between the Assyrians, and two and one are no run. Assyrian first.
lesson-settling-run-wrong-other = That card would break the row. Which one makes three of a kind?
lesson-settling-persian-ask = Now the Persian may follow: a fourth settler for higher levels.
lesson-settling-persian-hint = Choose the Persian, then your column in Sumer.
lesson-settling-persian-why = Three Assyrians and a Persian. The run is complete, so it does no harm that somebody else stands behind it.
lesson-settling-travel-ask = Your last Assyrian is worth a journey. Travel to Assyria.
lesson-settling-travel-hint = Choose the Assyrian, then Assyria.
lesson-settling-travel-why = Your settlers in Sumer stay where they are; only your token moved.
lesson-settling-travel-wrong-settle = A fourth Assyrian at the far end would be no part of the run: the Persian stands between. Use the card as a fare.
lesson-settling-sumerians-ask = Two Sumerians are left in your hand. Settle both here, to begin a new column.
lesson-settling-sumerians-hint = Choose a Sumerian, then your column in Assyria; then the other.
lesson-settling-sumerians-why = One turn, five cards, two columns. One more Sumerian some day, and this is a run too.

lesson-building-title = Example: up to the top
lesson-building-intro = The rulebook's second example. A temple grows from 1 to 6 in a single turn.
lesson-building-travel-ask = In Media four settlers live and your temple stands at 1. The levels that come next wait in the two stocks. Travel to Media.
lesson-building-travel-hint = Your Mede pays the fare.
lesson-building-travel-why = Now look at both stocks: yours shows a 2, your opponent's a 3.
lesson-building-travel-wrong-settle = In Hatti that settler would be lonely. You are needed in Media.
lesson-building-four-ask = Build 2, 3 and 4, each from the stock where it lies on top.
lesson-building-four-hint = First the 2 from your own stock, then the 3 and the 4 from your opponent's.
lesson-building-four-why = When you take a card, the one below it is free at once. So the 4 came to light under the 3.
lesson-building-four-remark-early = You will need this settler for 5 and 6. Good to have, and there is no hurry.
lesson-building-settle-ask = Level 5 needs five settlers and level 6 six, but you have four. Settle both cards of your hand, in either order.
lesson-building-settle-hint = The Sumerian and the Persian are left. Either may go first.
lesson-building-settle-why = Six settlers, the most that any temple asks for.
lesson-building-six-ask = And now 5 and 6!
lesson-building-six-hint = The 5 lies on your opponent's stock, the 6 on yours.
lesson-building-six-why = The temple is complete. Look often at both stocks: sometimes they form a staircase.

lesson-migration-title = Example: what a temple remembers
lesson-migration-intro = The rulebook's third example. Settlers leave, the temple stays.
lesson-migration-move-ask = In Media you have four settlers and a temple of 4, in Persia two settlers. Let the last three of Media migrate to Persia.
lesson-migration-move-hint = Choose your column in Media, then your column in Persia.
lesson-migration-move-why = In Persia there are now three Sumerians in a row: a run, made by moving. And in Media the temple of 4 stands over a single settler.
lesson-migration-move-wrong-elsewhere = They could go there, but in Persia a Sumerian waits for two more.
lesson-migration-settle-ask = The temple remembers its height, but to grow to 5 it needs five settlers, and one is left. Settle all four cards of your hand in Media, in any order.
lesson-migration-settle-hint = Keep choosing a card and your column in Media until five settlers live there.
lesson-migration-settle-why = Five settlers again.
lesson-migration-settle-remark-one = Well begun.
lesson-migration-five-ask = Now build the 5.
lesson-migration-five-hint = It lies on top of your own stock.
lesson-migration-five-why = Migrating is free, but growing again is not. Move people away from a temple when it is as high as you want it, or when they are worth more elsewhere.

lesson-great-title = Example: the great raid
lesson-great-intro = The rulebook's last example. Every trick in one turn.
lesson-great-tour-look = Your opponent has a temple of 6 in Hatti and one of 3 in Assyria, and seven cards in hand. You have no temple at all. But you have people: four Sumerians in Hatti, and friends in Sumer and Assyria. Watch what can be done with three cards.
lesson-great-mede-ask = Your opponent's column in Hatti ends with a Mede. Win the Mede over with your Sumerians, and see who stands behind.
lesson-great-mede-hint = Choose your run of Sumerians, then your opponent's column in Hatti.
lesson-great-mede-why = You have three Sumerians left, still a run, and now the column of your opponent ends with two Assyrians.
lesson-great-move-ask = You want those Assyrians next to the Assyrian of yours, but two Persians and the Mede stand in between. Let your last three migrate to Sumer.
lesson-great-move-hint = Choose your column in Hatti, then your column in Sumer.
lesson-great-move-why = In Sumer four Persians stand together now; remember them. And in Hatti your Assyrian is the last of your column.
lesson-great-move-wrong-elsewhere = In Sumer two Persians wait. Think of what four Persians in a row could do.
lesson-great-move-wrong-winover = Not yet: the Assyrians would end up behind the Mede, apart from yours.
lesson-great-assyrians-ask = Now win the two Assyrians over.
lesson-great-assyrians-hint = Your run of Sumerians once more, then your opponent's column in Hatti.
lesson-great-assyrians-why = One and two make three: a run of Assyrians.
lesson-great-raze-ask = And you know what Assyrians do. Raze the temple of 6.
lesson-great-raze-hint = Choose your run of Assyrians, then your opponent's temple in Hatti.
lesson-great-raze-why = From 9 down to 3. The six levels lie on the yard, the 1 on top.
lesson-great-travel-ask = On to Assyria, where two of your Hittites wait.
lesson-great-travel-hint = Your Assyrian pays the fare.
lesson-great-travel-why = You have no temple here; your opponent's has three levels.
lesson-great-travel-wrong-elsewhere = Sumer comes last. The Hittites in Assyria are waiting.
lesson-great-third-ask = Settle your Hittite beside them.
lesson-great-third-hint = Choose the Hittite, then your column in Assyria.
lesson-great-third-why = Three Hittites in a row.
lesson-great-rob-ask = Hittites rob, even where you have no temple yet. Take the 3.
lesson-great-rob-hint = Choose your run of Hittites, then your opponent's temple in Assyria.
lesson-great-rob-why = You have a 3 without a 1 and a 2. Now you lead, 3 against 2.
lesson-great-sumer-ask = One card is left, the Sumerian. Travel to Sumer, to your four Persians.
lesson-great-sumer-hint = Choose the Sumerian, then Sumer.
lesson-great-sumer-why = Your hand is empty, but your Persians are not done.
lesson-great-seven-ask = Your opponent still holds seven cards. Halve that hand with your Persians.
lesson-great-seven-hint = Choose your run of Persians, then your opponent's hand.
lesson-great-seven-why = Seven become four: three cards must go.
lesson-great-seven-then = Your opponent discards two Medes and a Sumerian.
lesson-great-four-ask = Three Persians are still a run. Halve once more.
lesson-great-four-hint = Choose your run of Persians, then your opponent's hand again.
lesson-great-four-why = Four become two. With two Persians left the run is used up.
lesson-great-four-then = Your opponent discards a Hittite and an Assyrian.
lesson-great-end-ask = There is nothing left to wish for. End your turn, and remember what lies on top of the yard.
lesson-great-end-hint = Choose to end the turn.
lesson-great-end-why = You drew the 1 and the 2 of the temple that you razed, and the 1 is on top. What a turn: three cards in hand were enough, because the people were in the right places.

# 15. On one's own

lesson-own-title = Your own first turn
lesson-own-intro = No more instructions, only remarks. Play a first turn as you like it.
lesson-own-travel-ask = A new game, and it is yours. Where do you want to begin? Spend a card that you can spare.
lesson-own-travel-hint = Look for three of a kind in your hand, and pay with something else.
lesson-own-travel-why = Here you are. Now your first settlers.
lesson-own-travel-remark-three = You held three Hittites, nearly a run, and spent one. That can be right, but three of a kind are worth keeping together.
lesson-own-travel-remark-pair = You still hold another Sumerian. Good: two of a kind are easy to share out.
lesson-own-travel-remark-single = A single card for the fare, so your Hittites stay together. Well chosen.
lesson-own-build-ask = Settle whom you like, as many as you like, and build your starting card as soon as somebody lives here.
lesson-own-build-hint = At least one settler, then your starting card. Three of one nation in a row would be a run.
lesson-own-build-why = Your first temple stands. Nothing else has to be done this turn.
lesson-own-build-remark-run = Three in a row: you have a run, in your very first turn!
lesson-own-build-remark-empty = Now your hand is empty. Your settlers are many, but next turn you will have only three cards to move with.
lesson-own-build-remark-settled = A settler more. Every one of them carries a level.
lesson-own-build-wrong-halve = Your Hittites could cost your opponent two cards. But a run is a treasure, and this early it is better kept.
lesson-own-build-wrong-travel = You could travel on, but each journey costs a card. Settle down first.
lesson-own-rest-ask = What now? Settle more, keep your cards, or end your turn. All of it can be right.
lesson-own-rest-hint = A few cards in hand let you travel next turn. When you are content, end the turn.
lesson-own-rest-why = That was a whole turn of your own. You know all you need: find a table and play. If you are not sure whether something is possible, just try it: the table tells you why not.
lesson-own-rest-wrong-halve = Your Hittites could cost your opponent two cards. But a run is a treasure, and this early it is better kept.
lesson-own-rest-remark-run = Three in a row: you have a run, in your very first turn!
lesson-own-rest-remark-empty = Now your hand is empty. Next turn you will have only three cards to move with, so spend them well.
lesson-own-rest-remark-settled = A settler more. Every one of them carries a level.
lesson-own-rest-remark-migrate = On the move already! Your temple stays where it is, with fewer people around it.
lesson-own-rest-remark-travel = A journey in your first turn is rarely worth its card, but nobody forbids it.
