"""A position explained at the terminal: what an agent would do there, and why."""

import json
import sys

from ziggurat import agents
from ziggurat.agents import Explanation
from ziggurat.kernel import prepare, registry
from ziggurat.kernel.errors import BadOption, GameIsOver, NotToAct
from ziggurat.kernel.game import View


def tell(name: str, line: str, *, agent: str, seat: int | None, seed: int | None, as_json: bool, language: str) -> None:
    """Print what an agent would do in a position, in words or as JSON."""
    mind = agents.make(agent or agents.BEST, seed=seed)
    agents.called(agents.BEST, language)  # refuses a language that we do not speak before anything is thought about
    view = seen(name, line, seat)
    prepare.complete(name, agents.entries_for(name), lambda text: print(text, file=sys.stderr), language)
    explained: Explanation = mind.explain(view)
    print(json.dumps(explained.data(), ensure_ascii=False) if as_json else explained.text(language))


def seen(name: str, line: str, seat: int | None) -> View:
    """What a seat sees of a position line: the seat whose line it is, the one asked for, or the first to act."""
    kind = registry.find(name)
    own = kind.rulebook.parse_position(line)[1]
    if own is not None and seat not in (None, own):
        raise BadOption("seat that this line can speak for", seat, f"{own}, or leave it out")
    game = kind.from_position(line, seed=0)
    if game.is_over:
        raise GameIsOver(str(game.outcome))
    who = next((each for each in (own, seat) if each is not None), game.to_act[0])
    view = game.view(who)
    if not view.legal:
        raise NotToAct(who, game.to_act)
    return view
