"""What the deal is made of and the other hand occur nowhere before the end; what it was made of is shown after it."""

import json
import random
from typing import Any

import msgspec

from tests.server.api.told import good
from tests.support.api import Place, Visitor
from ziggurat.play import Setup, verify
from ziggurat.play.deal import JointDeal


class Eavesdropper:
    """Keeps everything that anybody is told."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def get(self, visitor: Visitor, path: str, **more: Any) -> Any:
        return await self.keep(visitor, "GET", path, **more)

    async def keep(self, visitor: Visitor, method: str, path: str, **more: Any) -> Any:
        answer = await visitor.ask(method, path, **more)
        self.heard += [b"%b: %b" % pair for pair in answer.headers.raw]
        self.heard.append(answer.content)
        return answer

    def has_heard(self, text: str) -> bool:
        return any(text.lower().encode() in heard.lower() for heard in self.heard)


async def sealed(place: Place, match: str) -> JointDeal:
    """The deal, from the store itself."""
    setup = Setup.decode(await place.house.store.setup(match))
    assert setup.joint is not None
    assert setup.joint.key == setup.key
    return setup.joint


async def say_everything_wrong(ear: Eavesdropper, visitor: Visitor, match: str, ply: int) -> None:
    path = f"/api/games/{match}"
    for number in range(0, 219, 73):
        await ear.get(visitor, f"{path}/why?action={number}")
    for what, body in (
        ("actions", {"ply": ply + 5, "action": 0}),
        ("actions", {"ply": ply, "action": 0, "seat": 1}),
        ("actions", {"ply": ply, "action": "nonsense"}),
        ("undo", {"ply": ply + 5}),
        ("draw", {"ply": ply, "answer": "decline"}),
        ("return", {"ply": ply}),
        ("replace", {"seat": 1}),
    ):
        await ear.keep(visitor, "POST", f"{path}/{what}", json=body)


async def test_the_deal_is_nowhere_before_the_end_and_shown_after_it(place: Place) -> None:
    anna, boris, ear, chance = await place.guest(), await place.guest(), Eavesdropper(), random.Random(1)
    match = await place.match(anna, "me", "open", guest=boris, options={"edition": "en"})
    deal = await sealed(place, match)
    path, players, nobody = f"/api/games/{match}", (anna, boris), place.visitor()
    async with anna.events(match) as hers, boris.events(match) as his, nobody.events(match) as theirs:
        shown = await anna.look(match)
        nothing = {"key": None, "salt": None, "secret": None}
        promised = msgspec.to_builtins(deal.shown(bits=False))
        assert shown["deal"] == {"commitment": deal.commitment, "parts": list(promised), **nothing}
        while shown["over"] is None:
            seat, ply = shown["to_act"][0], shown["ply"]
            offers = (await players[seat].look(match))["legal"]
            shown = good(await players[seat].act(match, ply, chance.choice(offers)["action"]))
            for stream in (hers, his, theirs):
                ear.heard += [happening.raw for happening in await stream.until(ply)]
            if shown["over"] is None and ply % 16 == 3:
                for visitor in (*players, nobody):
                    await say_everything_wrong(ear, visitor, match, ply)
                    for there in ("", "/log", "/record", "?ply=0", f"?ply={ply}", "/frames", "/frames?open=true"):
                        await ear.get(visitor, path + there)
                    for elsewhere in (f"/api/tables/{match}", "/api/tables?list=mine", "/metrics", "/readyz"):
                        await ear.get(visitor, elsewhere)
    assert len(ear.heard) > 300
    assert ear.has_heard(deal.commitment)
    for secret in (deal.key, deal.secret, *(part.bits for part in deal.parts if part)):
        assert not ear.has_heard(secret)
        assert not ear.has_heard(secret[:16])

    for visitor in (*players, nobody):
        over = await visitor.look(match)
        made = {"key": deal.key, "salt": None, "secret": deal.secret}
        opened = msgspec.to_builtins(deal.shown(bits=True))
        assert over["deal"] == {"commitment": deal.commitment, "parts": list(opened), **made}
        proof = verify((await visitor.get(f"{path}/record")).text)
        assert (proof.commitment, proof.kind) == (deal.commitment, "joint")
        assert (await visitor.look(match, "?seat=1"))["hand"]["hand"] == (await boris.look(match))["hand"]["hand"]


async def test_a_seat_is_shown_its_own_hand_and_of_the_other_only_the_size(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    match = await place.match(anna, "me", "open", guest=boris)
    dealt = Setup.decode(await place.house.store.setup(match)).deal().position().split()[7].split(",")
    for seat, visitor in enumerate((anna, boris)):
        shown = await visitor.look(match)
        own = "".join(letter * count for letter, count in shown["hand"]["hand"].items())
        assert own == dealt[seat]
        assert shown["seat"] == seat
        assert shown["table"]["seats"][1 - seat]["hand_size"] == len(dealt[1 - seat])
        assert dealt[1 - seat] not in json.dumps(shown)
    nobody = await place.visitor().look(match)
    assert nobody["hand"] is None
    assert nobody["legal"] == []
    assert nobody["seat"] is None


async def test_the_end_shows_nothing_before_the_store_has_taken_it(place: Place, monkeypatch: Any) -> None:
    """Between deciding and writing, whoever looks sees what was; if it cannot be written, it never happened."""
    from ziggurat.play.errors import StoreUnavailable

    anna, boris = await place.guest(), await place.guest()
    match = await place.match(anna, "me", "open", guest=boris)
    path, peeked = f"/api/games/{match}", []
    write = place.house.store.write

    async def fail(wanted: Any) -> None:
        if wanted.match != match:  # a bot of another match plays on
            await write(wanted)
            return
        for question in ("?seat=1&ply=0", "/record", "/log?seat=1", "/frames?seat=1", "/frames?open=true"):
            peeked.append(await anna.get(path + question))
        raise StoreUnavailable("for a test")

    monkeypatch.setattr(place.house.store, "write", fail)
    answer = await anna.post(f"{path}/resign", {"ply": 0})
    monkeypatch.setattr(place.house.store, "write", write)
    assert answer.status_code == 503
    assert [peek.status_code for peek in peeked] == [403, 409, 403, 403, 409]
    assert (await anna.look(match))["over"] is None
    assert (await anna.get(f"{path}?seat=1")).status_code == 403
