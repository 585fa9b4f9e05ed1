"""Babel, played naively from RULES.md: plain lists and dicts, one small function for each paragraph.

A docstring begins with the id of the paragraph or ruling that the function carries out. Cards of nations and lands are
letters, temple cards are their levels. The end of a list is the top of a pile, or the last card of a column.
"""

from collections.abc import Callable

NATIONS = "MSHPA"  # also the lands, by letter
QUARRY = "Q"

EDITIONS = ("de", "en", "ru", "hu")
STARTERS = ("seat 0", "lot")


def all_nation_cards() -> list[str]:
    """B01: 60 nation cards, 12 of each nation, in the order in which they are shuffled."""
    cards = []
    for nation in NATIONS:
        cards += [nation] * 12
    return cards


def all_yard_cards() -> list[int]:
    """B01, B03: 45 temple cards less the two starting cards of level 1, in the order in which they are shuffled."""
    return [1] * (10 - 2) + [2] * 9 + [3] * 8 + [4] * 7 + [5] * 6 + [6] * 5


def top_level(temple: list[int]) -> int:
    """B40, B33: the level of a temple's top card; an empty site counts as 0."""
    if not temple:
        return 0
    return temple[-1]


def blocks(column: list[str], nation: str) -> list[tuple[int, int]]:
    """R-B5: the unbroken rows of a nation, from the river outward, as (index of the first card, number of cards)."""
    found = []
    index = 0
    while index < len(column):
        length = 0
        while index + length < len(column) and column[index + length] == nation:
            length += 1
        if length > 0:
            found.append((index, length))
            index += length
        else:
            index += 1
    return found


def adjacent_runs(column: list[str], nation: str) -> list[int]:
    """B30: where the rows of three or more adjacent cards of the nation begin, from the river outward."""
    return [start for start, length in blocks(column, nation) if length >= 3]


def scattered_runs(column: list[str], nation: str) -> list[int]:
    """B30 hu, R-B5 hu: any three cards of the nation will do; each of its blocks can then give the card to discard."""
    if column.count(nation) < 3:
        return []
    return [start for start, _ in blocks(column, nation)]


def with_choice_of_run(word: str, runs: list[int]) -> list[str]:
    """R-B5: the ability once for each run that can pay: no suffix for the first, then /2, /3 and so on."""
    actions = []
    for number in range(1, len(runs) + 1):
        if number == 1:
            actions.append(word)
        else:
            actions.append(f"{word}/{number}")
    return actions


def without_suffix(action: str) -> tuple[str, int]:
    """R-B5: an action's word, and the number of the run that pays (1 where the action has no suffix)."""
    if "/" not in action:
        return action, 1
    word, number = action.split("/")
    return word, int(number)


class Babel:
    """A game of Babel between seats 0 and 1."""

    # ---- set-up -----------------------------------------------------------------------------------------------------

    def __init__(self, below: Callable[[int], int], *, edition: str = "de", starter: str = "seat 0") -> None:
        """B02 to B05, in the order of 'From the key to the deal'; below(n) is the source of randomness.

        The starter is "seat 0" or "lot". The first player has drawn the three cards of turn 1.
        """
        if edition not in EDITIONS:
            raise ValueError(f"no such edition: {edition!r}")
        if starter not in STARTERS:
            raise ValueError(f"no such starter: {starter!r}")
        self.below: Callable[[int], int] = below
        self.edition: str = edition
        self.turn: int = 1
        self.active: int = 0
        self.owed: int = 0
        self.hands: list[list[str]] = [[], []]
        self.columns: list[dict[str, list[str]]] = [{land: [] for land in NATIONS} for _ in range(2)]
        self.temples: list[dict[str, list[int]]] = [{land: [] for land in NATIONS} for _ in range(2)]
        self.stocks: list[list[int]] = [[], []]
        self.starting: list[bool] = [True, True]
        self.tokens: list[str] = [QUARRY, QUARRY]
        self.pile: list[str] = all_nation_cards()
        self.discard: list[str] = []
        self.yard: list[int] = all_yard_cards()
        self.razed: int = 0
        self.migrated: bool = False
        self.end_phase: bool = False
        self.winner: int | None = None
        self.ending: str | None = None

        if starter == "lot":
            self.active = self.below(2)
        self.shuffle_pile()
        self.shuffle_yard()
        for seat in (0, 1):
            for _ in range(5):
                self.hands[seat].append(self.pile.pop())
        self.draw_nation_cards()

    def shuffle_pile(self) -> None:
        """B04: shuffle the draw pile: from its last index down to 1, swap entry i with entry below(i + 1)."""
        for i in range(len(self.pile) - 1, 0, -1):
            j = self.below(i + 1)
            self.pile[i], self.pile[j] = self.pile[j], self.pile[i]

    def shuffle_yard(self) -> None:
        """B03: shuffle the yard in the same way."""
        for i in range(len(self.yard) - 1, 0, -1):
            j = self.below(i + 1)
            self.yard[i], self.yard[j] = self.yard[j], self.yard[i]

    # ---- who and where ----------------------------------------------------------------------------------------------

    def to_act(self) -> int | None:
        """B05, B37: the active player decides, but a halved opponent decides first; nobody when the game is over."""
        if self.ending is not None:
            return None
        if self.owed > 0:
            return self.opponent()
        return self.active

    def opponent(self) -> int:
        """B05: the seat whose turn it is not."""
        return 1 - self.active

    def at_quarry(self) -> bool:
        """B05: the active player's token is on the quarry, which is no land."""
        return self.tokens[self.active] == QUARRY

    def land(self) -> str:
        """B21: the land of the active player's token."""
        assert not self.at_quarry()
        return self.tokens[self.active]

    def own_column(self) -> list[str]:
        """B21: the active player's column at the token's land."""
        return self.columns[self.active][self.land()]

    def their_column(self) -> list[str]:
        """B34: the opponent's column at the token's land."""
        return self.columns[self.opponent()][self.land()]

    def own_temple(self) -> list[int]:
        """B22: the active player's temple at the token's land."""
        return self.temples[self.active][self.land()]

    def their_temple(self) -> list[int]:
        """B32: the opponent's temple at the token's land."""
        return self.temples[self.opponent()][self.land()]

    def is_first_turn(self) -> bool:
        """B25, R-B7: each seat's first turn is one of the game's first two, and is over when it ends."""
        return self.turn <= 2

    # ---- the legal actions ------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """B10: any number of actions in any order, or the end of the turn; while a halving is owed, only discards."""
        if self.ending is not None:
            return []
        if self.owed > 0:
            return self.legal_discards()
        actions = self.legal_actions_but_end()
        if self.may_end(actions):
            actions.append("end")
        return actions

    def legal_actions_but_end(self) -> list[str]:
        """B27: every action whose conditions hold, however often it was played before."""
        actions = self.legal_travels() + self.legal_migrations()
        if not self.at_quarry():
            actions += self.legal_settlings()
            actions += self.legal_builds()
            actions += self.legal_abilities()
        return actions

    def may_end(self, other_actions: list[str]) -> bool:
        """B25, R-B2: not before the starting card is built, unless nothing else is left to do. hu: at any time."""
        if self.starting[self.active] and self.edition != "hu":
            return not other_actions
        return True

    def legal_discards(self) -> list[str]:
        """B37, R-B6: the halved player discards one card at a time, any card of the hand."""
        return ["d" + nation for nation in NATIONS if nation in self.hands[self.opponent()]]

    def legal_travels(self) -> list[str]:
        """B20, R-B1: with any card of the hand, but not to the land where the token already is."""
        actions = []
        for nation in NATIONS:
            if nation in self.hands[self.active] and nation != self.tokens[self.active]:
                actions.append("t" + nation)
        return actions

    def legal_settlings(self) -> list[str]:
        """B21: any card of the hand."""
        return ["s" + nation for nation in NATIONS if nation in self.hands[self.active]]

    def legal_builds(self) -> list[str]:
        """B22, B23, R-B13: the starting card or the top card of a stock. B25 hu: in the first turn, only the former."""
        actions = []
        if self.starting[self.active] and self.can_build(1):
            actions.append("bs")
        if self.edition == "hu" and self.is_first_turn():
            return actions
        own_stock = self.stocks[self.active]
        their_stock = self.stocks[self.opponent()]
        if own_stock and self.can_build(own_stock[-1]):
            actions.append("bo")
        if their_stock and self.can_build(their_stock[-1]):
            actions.append("bt")
        return actions

    def can_build(self, level: int) -> bool:
        """B22: exactly one above the temple's top card, and the column has at least as many cards as that level."""
        return level == top_level(self.own_temple()) + 1 and len(self.own_column()) >= level

    def legal_migrations(self) -> list[str]:
        """B26: once a turn, from a column of three or more to any other, wherever the token is."""
        if self.migrated:
            return []
        actions = []
        for source in NATIONS:
            for target in NATIONS:
                if source != target and len(self.columns[self.active][source]) >= 3:
                    actions.append("m" + source + target)
        return actions

    # ---- the legal abilities ----------------------------------------------------------------------------------------

    def legal_abilities(self) -> list[str]:
        """B30, R-B5: for each nation that has a run here, what the run can do, once for each run that can pay."""
        actions = []
        for nation in NATIONS:
            runs = self.paying_runs(nation)
            for word in self.abilities_of(nation):
                actions += with_choice_of_run(word, runs)
        return actions

    def paying_runs(self, nation: str) -> list[int]:
        """B30: where the runs of the nation in the own column here begin, from the river outward."""
        if self.edition == "hu":
            return scattered_runs(self.own_column(), nation)
        return adjacent_runs(self.own_column(), nation)

    def abilities_of(self, nation: str) -> list[str]:
        """B31, B37: the nation's own ability and halving, where they would change something."""
        words = []
        if nation == "A" and self.can_raze():
            words.append("raze")
        if nation == "H" and self.can_rob():
            words.append("rob")
        if nation == "M":
            words += ["expel" + victim for victim in NATIONS if self.can_expel(victim)]
        if nation == "S" and self.can_win_over():
            words.append("winover")
        if nation == "P" and self.can_leap_from(self.stocks[self.active]):
            words.append("leapo")
        if nation == "P" and self.can_leap_from(self.stocks[self.opponent()]):
            words.append("leapt")
        if self.can_halve():
            words.append("halve" + nation)
        return words

    def can_raze(self) -> bool:
        """B32, B31: the opponent has a temple here."""
        return len(self.their_temple()) > 0

    def can_rob(self) -> bool:
        """B33, B31: their top card is higher than the own, and the column, with the Hittite to discard, carries it."""
        level = top_level(self.their_temple())
        return level > top_level(self.own_temple()) and len(self.own_column()) >= level

    def can_expel(self, nation: str) -> bool:
        """B34, B31: the opponent has a card of that nation in the column here."""
        return nation in self.their_column()

    def can_win_over(self) -> bool:
        """B35, B31: the opponent has a card in the column here."""
        return len(self.their_column()) > 0

    def can_leap_from(self, stock: list[int]) -> bool:
        """B36, B31: two above the temple's top, and the column, with the Persian to discard, carries it.

        R-B7 hu: a leap is building, and in a seat's first turn not allowed.
        """
        if self.edition == "hu" and self.is_first_turn():
            return False
        if not stock:
            return False
        level = stock[-1]
        return level == top_level(self.own_temple()) + 2 and len(self.own_column()) >= level

    def can_halve(self) -> bool:
        """B37, B31: half of the opponent's hand, rounded down, is at least one card."""
        return len(self.hands[self.opponent()]) // 2 > 0

    # ---- playing an action ------------------------------------------------------------------------------------------

    def play(self, action: str) -> None:
        """B40: carry out a legal action; after it the values are looked at."""
        if action not in self.legal():
            raise ValueError(f"not a legal action: {action!r}")
        if action == "end":
            self.end_turn()
            return
        self.carry_out(action)
        self.look_at_values()

    def carry_out(self, action: str) -> None:
        """B27: sort out which action it is, by its notation."""
        word, number = without_suffix(action)
        if word.startswith("expel"):
            self.pay("M", number)
            self.expel(word[-1])
        elif word.startswith("halve"):
            self.pay(word[-1], number)
            self.halve()
        elif word == "raze":
            self.pay("A", number)
            self.raze()
        elif word == "rob":
            self.pay("H", number)
            self.rob()
        elif word == "winover":
            self.pay("S", number)
            self.win_over()
        elif word == "leapo":
            self.pay("P", number)
            self.leap(self.stocks[self.active])
        elif word == "leapt":
            self.pay("P", number)
            self.leap(self.stocks[self.opponent()])
        elif word == "bs":
            self.build_starting_card()
        elif word == "bo":
            self.build_from(self.stocks[self.active])
        elif word == "bt":
            self.build_from(self.stocks[self.opponent()])
        elif word[0] == "t":
            self.travel(word[1])
        elif word[0] == "s":
            self.settle(word[1])
        elif word[0] == "m":
            self.migrate(word[1], word[2])
        elif word[0] == "d":
            self.discard_halved(word[1])
        else:
            raise AssertionError(action)

    def travel(self, nation: str) -> None:
        """B20: discard a card; the token moves to that nation's land."""
        self.hands[self.active].remove(nation)
        self.discard.append(nation)
        self.tokens[self.active] = nation

    def settle(self, nation: str) -> None:
        """B21: lay a card from the hand at the end of the own column here."""
        self.hands[self.active].remove(nation)
        self.own_column().append(nation)

    def build_starting_card(self) -> None:
        """B22, R-B13: put the own starting card, a level 1, on the own site here."""
        self.starting[self.active] = False
        self.own_temple().append(1)

    def build_from(self, stock: list[int]) -> None:
        """B22, B23: put the top card of a stock on the own temple here."""
        self.own_temple().append(stock.pop())

    def migrate(self, source: str, target: str) -> None:
        """B26: the last three cards of one own column go, in the same order, onto the end of another."""
        columns = self.columns[self.active]
        columns[target] = columns[target] + columns[source][-3:]
        columns[source] = columns[source][:-3]
        self.migrated = True

    # ---- playing an ability -----------------------------------------------------------------------------------------

    def pay(self, nation: str, number: int) -> None:
        """B30: one card of the chosen run is discarded, and the run closes up."""
        start = self.paying_runs(nation)[number - 1]
        card = self.own_column().pop(start)
        assert card == nation
        self.discard.append(card)

    def raze(self) -> None:
        """B32: the opponent's temple here goes onto the yard, the highest card first; these cards are public."""
        temple = self.their_temple()
        while temple:
            self.yard.append(temple.pop())
            self.razed += 1

    def rob(self) -> None:
        """B33: the top card of the opponent's temple here moves onto the own temple here."""
        self.own_temple().append(self.their_temple().pop())

    def expel(self, nation: str) -> None:
        """B34: the opponent discards all cards of the nation from the column here."""
        column = self.their_column()
        while nation in column:
            column.remove(nation)
            self.discard.append(nation)

    def win_over(self) -> None:
        """B35: the equal cards at the end of the opponent's column here move onto the end of the own column."""
        column = self.their_column()
        nation = column[-1]
        if self.edition == "de":
            taken = 0
            while column and column[-1] == nation:
                column.pop()
                taken += 1
        else:  # en, ru, hu (R-B12): all cards of that nation, wherever they lie
            taken = 0
            while nation in column:
                column.remove(nation)
                taken += 1
        self.own_column().extend([nation] * taken)

    def leap(self, stock: list[int]) -> None:
        """B36: the top card of a stock is built, with one level skipped."""
        self.own_temple().append(stock.pop())

    def halve(self) -> None:
        """B37: the opponent has to discard half of the hand, rounded down, before play goes on."""
        self.owed = len(self.hands[self.opponent()]) // 2

    def discard_halved(self, nation: str) -> None:
        """B37, R-B6: the halved player discards one card."""
        self.hands[self.opponent()].remove(nation)
        self.discard.append(nation)
        self.owed -= 1

    # ---- the other phases of a turn ---------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """B10, B05: draw the temple cards; unless the game is over, it is the other player's turn, who draws."""
        self.draw_temple_cards()
        self.migrated = False
        if not self.yard:
            self.finish_with_empty_yard()
            return
        self.turn += 1
        self.active = self.opponent()
        self.draw_nation_cards()

    def draw_nation_cards(self) -> None:
        """B10: the active player draws 3 nation cards."""
        for _ in range(3):
            self.draw_nation_card()

    def draw_nation_card(self) -> None:
        """B11, R-B4: draw one card; only now is an empty pile renewed. If both piles are empty there is no card."""
        if not self.pile:
            self.renew_pile()
        if self.pile:
            self.hands[self.active].append(self.pile.pop())

    def renew_pile(self) -> None:
        """B11: the discard pile, first put in the order M, S, H, P, A, is shuffled into a new draw pile."""
        for nation in NATIONS:
            self.pile += [nation] * self.discard.count(nation)
        self.discard = []
        self.shuffle_pile()

    def draw_temple_cards(self) -> None:
        """B12: two cards of the yard, or its last one, are laid on the own stock, the higher first."""
        drawn = []
        for _ in range(2):
            if self.yard:
                drawn.append(self.draw_temple_card())
        drawn.sort(reverse=True)
        self.stocks[self.active] += drawn

    def draw_temple_card(self) -> int:
        """B32: draw the top card of the yard; razed cards are public only until drawn."""
        if self.razed > 0:
            self.razed -= 1
        return self.yard.pop()

    # ---- value and end ----------------------------------------------------------------------------------------------

    def value(self, seat: int) -> int:
        """B40: the sum of the levels of the top cards over the five lands."""
        return sum(top_level(self.temples[seat][land]) for land in NATIONS)

    def look_at_values(self) -> None:
        """B41, B42, R-B9: only the active player can have won; once there is an end phase, one wins in it."""
        own = self.value(self.active)
        theirs = self.value(self.opponent())
        if not self.end_phase and own >= 15 and theirs < 10:
            self.win("15 against less than 10")
            return
        if own >= 15 and theirs >= 10:
            self.end_phase = True
        if self.end_phase:
            self.look_at_end_phase(own, theirs)

    def look_at_end_phase(self, own: int, theirs: int) -> None:
        """B42, R-B9: 20 wins, and it is looked at first; then the fall of the opponent."""
        if own >= 20:
            self.win("20")
        elif self.has_fallen(theirs) and self.may_win_by_fall(own):
            self.win("fall")

    def has_fallen(self, theirs: int) -> bool:
        """B42: the opponent is below 10. hu (R-B8): at 10 or less."""
        if self.edition == "hu":
            return theirs <= 10
        return theirs < 10

    def may_win_by_fall(self, own: int) -> bool:
        """B42: whatever the own value is. en, ru: only with an own value of 15 or more."""
        if self.edition in ("en", "ru"):
            return own >= 15
        return True

    def win(self, ending: str) -> None:
        """B41, B42: the active player wins at once."""
        self.winner = self.active
        self.ending = ending

    def finish_with_empty_yard(self) -> None:
        """B43, R-B10, R-B3: the higher value wins, then more cards in hand as they are; else it is a draw."""
        self.ending = "yard"
        values = [self.value(0), self.value(1)]
        sizes = [len(self.hands[0]), len(self.hands[1])]
        if values[0] != values[1]:
            self.winner = 0 if values[0] > values[1] else 1
        elif sizes[0] != sizes[1]:
            self.winner = 0 if sizes[0] > sizes[1] else 1
        else:
            self.winner = None
