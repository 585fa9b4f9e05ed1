"""What `greedy` sees: points, shields, symbols, sources, coins, tiles and projects."""

from ziggurat import Wonders
from ziggurat.agents import make
from ziggurat.games.wonders.tests.positions import city, offered, position, reveal
from ziggurat.kernel import entries


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


# -- at first sight ------------------------------------------------------------------------------------------------


def promise(game: Wonders, action: str, seat: int = 0) -> float:
    """How promising an action looks at first sight."""
    return entries.prefer_at(game.state, 0, seat, game.action(action, seat).number)


def test_at_first_sight_it_gives_away_what_is_worth_least() -> None:
    game = reveal(position(city("giza", "altar palace"), age=3, turn=6, project="archives", tokens=1))
    assert promise(game, "lose:altar") > promise(game, "lose:palace")


def test_at_first_sight_the_free_city_takes_what_is_good() -> None:
    game = position(players=2, age=1, turn=2, hands=["altar", "theater stone_pit"])
    game.play("sell:altar", 0)
    game.play("sell:theater", 1)
    for action in offered(game, 1):
        assert promise(game, action, 1) > 0.0


def test_at_first_sight_two_players_keep_cards_from_each_other() -> None:
    game = position(players=2, age=3, turn=5, hands=["palace lodge", "study"])
    assert promise(game, "sell:palace") > promise(game, "sell:lodge")


def test_whoever_takes_the_last_token_finishes_the_project() -> None:
    own = city("giza", "lumber_yard clay_pool glassworks_age1 press_age1", coins=9)
    one, two = (position(own, age=2, turn=6, project="obelisk", tokens=tokens, hands=["temple"]) for tokens in (1, 2))
    assert promise(one, "build:temple+join") > promise(two, "build:temple+join")


def test_shields_of_a_reward_count() -> None:
    own = city("giza", "lumber_yard clay_pool glassworks_age1 press_age1", coins=9)
    game = position(own, age=2, turn=6, project="obelisk", tokens=1, hands=["temple"])
    assert promise(game, "build:temple+join") > promise(game, "build:temple")


def test_a_penalty_is_to_be_avoided() -> None:
    own = city("giza", "lumber_yard", coins=5)
    game = position(own, age=1, turn=6, project="double_walls", tokens=2, hands=["stockade"])
    assert promise(game, "build:stockade+join") > promise(game, "build:stockade")


def test_a_free_building_is_kept_for_what_is_worth_it() -> None:
    own = city("olympia", "stone_pit", stages=2, olympia=1)
    game = position(own, age=3, turn=1, hands=["palace haven"])
    assert promise(game, "olympia:palace") > promise(game, "olympia:haven")
    cheap = position(city("olympia", stages=2, olympia=1), age=1, turn=2, hands=["altar"])
    assert promise(cheap, "build:altar") > promise(cheap, "olympia:altar")
