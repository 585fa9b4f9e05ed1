"""What `greedy` sees: points, shields, symbols, sources, coins, tiles and projects."""

from ziggurat import Wonders
from ziggurat.agents import make
from ziggurat.games.wonders.tests.positions import city, position, reveal


def chosen(game: Wonders, seat: int = 0) -> str:
    """What greedy does in a position."""
    return make("greedy:worlds=1", seed=1).choose(game.view(seat)).notation


def test_it_takes_the_most_points() -> None:
    """Under a tile that makes blue cards cost coins, with coins enough for any."""
    game = position(city("giza", coins=8), age=3, turn=6, tower=[8], hands=["palace gardens"])
    assert chosen(game) == "build:palace"


def test_it_completes_a_set_of_symbols() -> None:
    own = city("ephesus", "apothecary workshop lumber_yard")
    game = position(own, age=3, turn=5, hands=["lodge academy school"])
    assert chosen(game) == "build:school"


def test_it_arms_when_that_wins_conflicts() -> None:
    parts = [city("rhodes", "lumber_yard foundry loom_age1 sawmill", coins=3), city("giza"), city("babylon")]
    assert chosen(position(*parts, age=3, turn=6, hands=["arsenal gardens"])) == "build:arsenal"


def test_it_builds_sources_early() -> None:
    game = position(city("giza"), age=1, turn=5, hands=["ore_vein altar stockade"])
    assert chosen(game) == "build:ore_vein"


def test_it_sells_where_nothing_else_can_be_done() -> None:
    game = position(city("giza"), city("rhodes"), city("alexandria"), hands=["courthouse forum school library"])
    assert chosen(game).startswith("sell:")


def test_it_builds_a_stage() -> None:
    own = city("giza", "quarry stone_pit excavation", stages=2)
    assert chosen(position(own, players=4, age=3, turn=6, hands=["lodge pantheon"])).startswith("stage:")


def test_it_builds_the_third_tile() -> None:
    game = position(city("giza", tiles=2), age=3, turn=6, tiles=[(7,)], tower=[1, 2, 3], hands=["lodge pantheon"])
    assert chosen(game).startswith("tile7:")


def test_it_joins_for_a_reward() -> None:
    own = city("babylon", coins=9)
    game = position(own, age=1, turn=6, project="belvedere", hands=["altar theater"])
    assert chosen(game).endswith("+join")


def test_it_loses_what_is_worth_least() -> None:
    game = reveal(position(city("giza", "altar palace"), age=3, turn=6, project="archives", tokens=1))
    assert chosen(game) == "lose:altar"


def test_it_loses_little_while_others_choose_too() -> None:
    parts = [city("giza", "altar palace"), city("rhodes", "theater temple")]
    game = reveal(position(*parts, age=3, turn=6, project="archives", tokens=1))
    assert chosen(game) == "lose:altar"
    parts = [city("giza", one=1, three=1, five=2), city("rhodes", one=1, three=1, five=2)]
    game = reveal(position(*parts, age=3, turn=6, project="triumphal_arches", tokens=1))
    assert chosen(game) == chosen(game, 1) == "lose:3,1"


def test_it_sees_coins_that_a_card_brings() -> None:
    parts = [
        city("giza", "lumber_yard sawmill"),
        city("rhodes", "clay_pool ore_vein"),
        city("ephesus", "timber_yard"),
    ]
    assert chosen(position(*parts, turn=6, hands=["vineyard loom_age2"])) == "build:vineyard"


def test_it_wants_a_symbol_to_choose() -> None:
    game = position(city("babylon A", "sawmill lumber_yard", stages=1), turn=6, hands=["temple courthouse"])
    assert chosen(game).startswith("stage:")


def test_it_copies_the_best_guild() -> None:
    parts = [
        city("olympia B", stages=3),
        city("giza", "workers_guild lumber_yard stone_pit"),
        city("rhodes", "spies_guild"),
    ]
    game = reveal(position(*parts, age=3, turn=6))
    assert chosen(game) == "copy:workers_guild"


def test_it_looks_at_the_end_of_the_game() -> None:
    """Two players, the last choice of the game: coins decide."""
    parts = [city("giza"), city("rhodes"), city("alexandria")]
    game = position(*parts, players=2, age=3, turn=6, hands=["palace pantheon", "lodge senate study"])
    game.play("sell:palace", 0)
    game.play("sell:lodge", 1)
    assert chosen(game, 1).startswith("free.sell:")


def test_it_drafts_and_chooses_boards() -> None:
    game = Wonders(5, wonders="chosen", sides="chosen")
    while not game.state[0]["age"]:
        seat = game.to_act[0]
        game.play(chosen(game, seat), seat)
    assert game.state[0]["tiles"][:3].all()
