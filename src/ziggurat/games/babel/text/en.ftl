# Babel in English. One message a key; what stands in { } is filled in by the program.

nation-M = Mede
    .one = a Mede
    .many = Medes
nation-S = Sumerian
    .one = a Sumerian
    .many = Sumerians
nation-H = Hittite
    .one = a Hittite
    .many = Hittites
nation-P = Persian
    .one = a Persian
    .many = Persians
nation-A = Assyrian
    .one = an Assyrian
    .many = Assyrians

land-M = Media
land-S = Sumer
land-H = Hatti
land-P = Persia
land-A = Assyria
land-Q = the quarry

source-s = your starting card
source-o = the top of your stock
source-t = the top of their stock

# What an action would do

act-end = End the turn: { $cards ->
    [one] the last temple card goes to your stock, and the game ends
   *[other] { $cards } temple cards go to your stock
}
act-travel = Travel to { $land } (discard { $nation_one })
act-settle = Settle { $nation_one } in { $land }
act-build = Build level { $level } in { $land } with { $source }: value { $before } → { $after }
act-migrate = Migrate the last three cards from { $origin } to { $land }: { $cards }
act-discard = Discard { $nation_one }
act-raze = Raze their temple in { $land } with { $nation_many }: { $levels } → 0, their value { $before } → { $after }
act-rob = Rob their level { $level } in { $land } with { $nation_many }: your value { $before } → { $after }
act-expel = With { $nation_many }, expel the { $target_many } from { $land } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
act-winover = With { $nation_many }, win over { $cards ->
    [one] 1 { $target }
   *[other] { $cards } { $target_many }
} in { $land }
act-leap = With { $nation_many }, leap to level { $level } in { $land } with { $source }: value { $before } → { $after }
act-halve = With { $nation_many }, make them discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of { $hand }
act-run = { $what } (run { $run } from the river)

# What was done, for everybody at the table

told-end = { $who } ended the turn; { $cards ->
    [none] nothing was drawn
   *[other] temple cards { $cards } went to the stock
}.
told-travel = { $who } travelled to { $land }, discarding { $nation_one }.
told-settle = { $who } settled { $nation_one } in { $land }.
told-build = { $who } built level { $level } in { $land }, { $from ->
    [s] the starting card
    [o] from their own stock
   *[t] from the opponent's stock
}: value { $before } → { $after }.
told-migrate = { $who } migrated { $cards } from { $origin } to { $land }.
told-discard = { $who } discarded { $nation_one }.
told-raze = { $who } razed the opponent's temple in { $land }: its value { $before } → { $after }.
told-rob = { $who } robbed level { $level } in { $land }: value { $before } → { $after }.
told-expel = { $who } expelled the { $target_many } from { $land } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
told-winover = { $who } won over { $cards ->
    [one] 1 { $target }
   *[other] { $cards } { $target_many }
} in { $land }.
told-leap = { $who } leapt to level { $level } in { $land }, { $from ->
    [o] from their own stock
   *[t] from the opponent's stock
}: value { $before } → { $after }.
told-halve = { $who } halves the opponent's hand of { $hand }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to discard.
told-drawn = { $who } draws { $cards ->
    [one] 1 nation card
   *[other] { $cards } nation cards
}.
told-end-phase = The end phase begins: 20 wins, and so does bringing the opponent low. B42

# An action whose effect cannot be told, because it is not possible now

plain-end = End the turn
plain-travel = Travel to { $land }
plain-settle = Settle { $nation_one }
plain-build = Build with { $source }
plain-migrate = Migrate from { $origin } to { $land }
plain-raze = Raze with { $nation_many }
plain-rob = Rob with { $nation_many }
plain-expel = Expel the { $target_many }
plain-winover = Win over with { $nation_many }
plain-leap = Leap with { $source }
plain-halve = Halve their hand with { $nation_many }

# Why an action is not legal

why-game-over = The game is over.
why-not-to-act = It is for seat { $has } to decide.
why-must-discard = You must first discard { $needs ->
    [one] 1 card
   *[other] { $needs } cards
}.
why-nothing-owed = You do not have to discard anything.
why-no-card = You hold no { $nation }.
why-already-there = Your token is in { $land } already.
why-at-quarry = Your token is still at the quarry; travel to a land first.
why-no-starting-card = Your starting card is built already.
why-stock-empty = { $whose ->
    [own] Your stock is empty.
   *[their] Their stock is empty.
}
why-wrong-level = { $land } needs level { $needs } next; this card is level { $has }.
why-wrong-leap = A leap in { $land } needs level { $needs }; this card is level { $has }.
why-leap-too-high = Your temple in { $land } stands at { $height }; no level is left to leap to.
why-temple-complete = Your temple in { $land } is complete.
why-too-few-settlers = Level { $needs } needs { $needs ->
    [one] 1 settler
   *[other] { $needs } settlers
} at { $land }; you have { $has }.
why-only-starting-card = In your first turn nothing but the starting card may be built in this edition.
why-has-migrated = You have migrated this turn already.
why-column-too-short = Three cards migrate together; your column in { $land } has { $has }.
why-no-run = You need three { $nation_many } in a row in { $land }; you have { $has }.
why-no-run-anywhere = You need three { $nation_many } at { $land }; you have { $has }.
why-no-such-run = There is no run { $needs } of { $nation_many } in { $land }, only { $has }.
why-nothing-to-raze = They have no temple in { $land }.
why-nothing-to-rob = They have no temple in { $land }.
why-not-higher = Their level { $has } is not above yours in { $land }.
why-nobody-to-expel = They have no { $nation } in { $land }.
why-nobody-to-win-over = They have no settlers in { $land }.
why-hand-too-small = Halving needs a hand of two or more; theirs is { $has }.
why-starting-card-due = You must build your starting card before you end your turn.

# How a game ended

end-supremacy = { $who } wins with { $own } against { $their }.
end-twenty = { $who } wins with { $own } in the end phase.
end-fall = { $who } wins: the opponent fell to { $their } in the end phase.
end-yard-value = The yard is empty. { $who } wins with { $own } against { $their }.
end-yard-hand = The yard is empty and values are equal. { $who } wins with the larger hand.
end-yard-draw = The yard is empty; values and hands are equal. A draw.

# What would have been the notation of an action

expected-action = an action: { $kinds }
expected-nation = a nation: { $letters }
expected-lands = two different lands: { $letters }
expected-source = s (starting card), o (own stock) or t (theirs)
expected-stock = o (own stock) or t (theirs)
expected-run = nothing, or /1 to /{ $most }
expected-nothing = nothing more

# How actions are written

notation-help =
    One short word each, in capital or small letters; nations and lands are M S H P A.
    { "" }  end         end the turn
    { "" }  tH          travel to Hatti, discarding a Hittite
    { "" }  sP          settle a Persian
    { "" }  bs bo bt    build: with the starting card, from your stock, from theirs
    { "" }  mMP         migrate from Media to Persia
    { "" }  raze        raze, with Assyrians
    { "" }  rob         rob, with Hittites
    { "" }  expelS      expel the Sumerians, with Medes
    { "" }  winover     win over, with Sumerians
    { "" }  leapo leapt leap, with Persians: from your stock, from theirs
    { "" }  halveP      halve their hand with a run of Persians
    { "" }  dM          discard a Mede, when your hand is halved
    Where several runs can pay for an ability, /2 or /3 names the second or third from the river: raze/2.

# The table as text

title = Babel
table-title = Babel, turn { $turn }{ $phase ->
    [end] , end phase
   *[normal] { "" }
}. { $state ->
    [act] Seat { $seat } acts.
    [owe] Seat { $seat } must discard { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
   *[over] The game is over.
}
table-you = You (seat { $seat })
table-seat = Seat { $seat }
table-line = { $who }: value { $value }, token in { $land }, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, stock { $stock }{ $starting ->
    [yes] , starting card not built
   *[no] { "" }
}.
table-line-quarry = { $who }: value { $value }, token at the quarry, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, stock { $stock }{ $starting ->
    [yes] , starting card not built
   *[no] { "" }
}.
table-stock = { $cards } (top { $top })
table-empty = empty
table-hand = Hand of seat { $seat }: { $cards }
table-known = Known in the hand of seat { $seat }: { $cards } R-B14
table-own-hand = Your hand: { $cards }
table-land = Land
table-temple = temple
table-column = column
table-piles = Yard { $yard }{ $razed ->
    [none] { "" }
   *[other] , next { $razed }
}. Draw pile { $pile }. Discard pile: { $discard }.

# What an action brings, clauses with "it" for their subject: what the tactics count, more or less of it; $count says by how much

estimate = Wins about { $percent } % of the games from here.
counts-won-more = wins the game
counts-won-less = loses the game
counts-levels-more = raises your value by { $count }
counts-levels-less = lowers your value by { $count }
counts-levels-theirs-more = raises their value by { $count }
counts-levels-theirs-less = lowers their value by { $count }
counts-settlers-more = makes room for { $count ->
    [one] 1 more level
   *[other] { $count } more levels
}
counts-settlers-less = uses up room for { $count ->
    [one] 1 level
   *[other] { $count } levels
}
counts-settlers-theirs-more = leaves them room for { $count ->
    [one] 1 more level
   *[other] { $count } more levels
}
counts-settlers-theirs-less = takes room for { $count ->
    [one] 1 level
   *[other] { $count } levels
} from them
counts-threats-more = readies { $count ->
    [one] a run
   *[other] { $count } runs
}
counts-threats-less = spends { $count ->
    [one] a run
   *[other] { $count } runs
}
counts-threats-theirs-more = allows them { $count ->
    [one] another threat
   *[other] { $count } more threats
}
counts-threats-theirs-less = removes { $count ->
    [one] a threat
   *[other] { $count } threats
} of theirs
counts-hand-more = leaves you { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} in hand
counts-hand-less = costs { $count ->
    [one] 1 card
   *[other] { $count } cards
} from your hand
counts-hand-theirs-more = leaves them { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} in hand
counts-hand-theirs-less = takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} from their hand
counts-chances-more = opens better chances for this turn
counts-chances-less = leaves fewer chances for this turn
