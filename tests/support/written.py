"""What compiled code writes as JSON against what the readable definition says."""

import msgspec

from ziggurat.kernel.game import Game, Scene
from ziggurat.kernel.records import plain


def assert_written_as_defined(game: Game, before: Scene | None = None) -> Scene:
    """All of a scene is, byte for byte, what the rulebook's definitions give; with the scene before the last action
    what that has done is told as well.
    """
    book, encode = game.rulebook, msgspec.json.encode
    told: list[object] = []
    if before is None:
        scene = game.scene()
    else:
        seat, action = game.history[-1]
        scene = game.scene(before.public, seat, action.number)
        last, now = plain(before.public), plain(game.blanked(None))
        told = [phrase.data() for phrase in book.told(last, now, seat, action.number)]
    assert scene.told == encode(told)
    assert scene.table == encode(book.table_of(plain(game.blanked(None))))
    for seat in game.seats:
        seen, numbers = plain(game.blanked(seat)), game.legal_for(seat).numbers()
        assert scene.hand(seat) == encode(book.hand_of(seen, seat))
        assert scene.offers(seat) == encode(book.offers(seen, seat, numbers))
        assert scene.undoable(seat) == game.undoable(seat)
    assert scene.public.tobytes() == game.blanked(None).tobytes()
    texts = (scene.told, scene.table, *map(scene.hand, game.seats), *map(scene.offers, game.seats))
    assert not book.room or max(map(len, texts)) <= book.room
    return scene
