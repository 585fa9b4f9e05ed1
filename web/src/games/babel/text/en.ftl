# Babel's table in the browser, in English: names of places, and what each place is for. Joined to the game's own words.

table = The table
hand-yours = Your hand
hand-theirs = Their hand
hand-empty = No cards in hand.
stock-yours = Your stock
stock-theirs = Their stock
token-yours = Your token: { $land }
token-theirs = Their token: { $land }
starting = Starting card
yard = Yard
pile = Draw pile
discard = Discards
razed-title = Razed cards that both know, the next to be drawn first
known = Known:
end-phase = End phase
turn-end = End turn
turn-draws = { $count ->
    [0] draws nothing
    [one] draws the last temple card
   *[other] draws { $count } temple cards
}

# Places, for a screen reader

place-column = { $who }, { $land }: { $count ->
    [0] no settlers
    [one] 1 settler, { $cards }
   *[other] { $count } settlers, from the river: { $cards }
}
place-temple = { $who }, { $land }: { $level ->
    [0] no temple
   *[other] temple of level { $level }
}
place-land-token = { $land }, token of { $who }
place-named = The { $nation } in { $land }
place-stock = { $stock }: { $cards }, top card { $top }
place-stock-empty = { $stock }: empty
place-starting = Starting card of { $who }: level 1
place-value = Value { $value }
place-hand = { $nation }: { $count }
place-turn = { $end }: { $draws }
place-hands = Hand of { $who }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
place-yard = Yard: { $count ->
    [one] 1 temple card
   *[other] { $count } temple cards
}{ $razed ->
    [none] { "" }
   *[other] , next to be drawn: { $razed }
}
place-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
place-discard = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Look through them.
place-side = { $land }, { $who }: temple { $level ->
    [0] none
   *[other] { $level }
}, column { $cards }

# What the abilities do, in a few words

ability-raze = raze their temple here
ability-rob = rob the top of their temple here
ability-expel = expel a nation from their column here
ability-winover = win over the end of their column here
ability-leap = build here with one level skipped

# What places and cards are for

about-land = { $land }. Discard { $nation } to travel here: you settle, build and use abilities where your token stands.
about-column = Settlers in { $land }. Lay cards here while your token is here; a level needs as many settlers. Once a turn your last three may migrate to another land.
about-column-theirs = Their settlers in { $land }. Their temple here can only grow as high as there are settlers.
about-run = Run of { $count } { $nation }: { $ability }, or halve their hand. It costs the outermost card of the run.
about-run-theirs = Their run of { $count } { $nation }. While their token stands here, they can use its ability.
about-site = { $level ->
    [6] Your temple in { $land } is complete.
   *[other] Your temple in { $land } stands at { $level }. Level { $next } needs { $next } settlers here; you have { $settlers }.
}
about-site-theirs = Their temple in { $land } stands at { $level }, over { $settlers ->
    [one] 1 settler
   *[other] { $settlers } settlers
}.
about-stock = Temple cards waiting to be built. Only the top card can be taken, from either stock.
about-starting = The starting card: level 1, only for its owner. It must be built in the first turn.
about-yard = The face-down temple cards. Each turn ends with two of them on your stock, the lower on top. When the last is drawn, the game ends.
about-pile = The face-down nation cards. Each turn begins with three of them.
about-discard = Nation cards that were played away. Press to look through them. They are shuffled when the draw pile is empty.
about-hands = Cards that { $who } holds. Everybody may count them; nobody may see them. A run can halve them.
about-value = The value of the temples: their top levels added up. The marks at 10, 15 and 20 decide who wins.
about-turn = Ends your turn: two temple cards go from the yard to your stock, then your opponent draws three cards and plays.
about-quarry = The quarry, where both tokens begin. Nothing can be done here: discard a card to travel to its land.
about-nation-M = Medes. Discard one to travel to Media. Three in a row expel a nation from their column.
about-nation-S = Sumerians. Discard one to travel to Sumer. Three in a row win over the end of their column.
about-nation-H = Hittites. Discard one to travel to Hatti. Three in a row rob the top of a higher temple.
about-nation-P = Persians. Discard one to travel to Persia. Three in a row build with one level skipped.
about-nation-A = Assyrians. Discard one to travel to Assyria. Three in a row raze their temple.

# Attempts that are no action at all

not-their-land = A card takes you to its own nation’s land: { $nation } does not lead to { $land }.
not-their-side = You settle on your own side of the river.
not-at-token = You settle where your token stands; travel to { $land } first.
not-a-place = A nation card goes to its land (travel) or to your column where your token stands (settle).
not-a-site = A temple card goes to your own site where your token stands.
not-their-site = You build on your own side of the river.
not-built-at-token = You build where your token stands; travel to { $land } first.
not-a-column = The last three cards of a column migrate to another column of yours.
not-their-starting = Only its owner can build a starting card.

# A deal compared with its key, card by card

dealt-first = Who begins
dealt-hands = { $count ->
    [one] 1 card of the first hands
   *[other] { $count } cards of the first hands
}
dealt-nations = { $count ->
    [one] 1 nation card drawn later
   *[other] { $count } nation cards drawn later
}
dealt-temples = { $count ->
    [one] 1 temple card from the yard
   *[other] { $count } temple cards from the yard
}
stock-of = Stock of { $who }
