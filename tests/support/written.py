"""What compiled code writes as JSON against what the readable definition says."""

import msgspec

from ziggurat.kernel.game import Game
from ziggurat.kernel.records import plain


def assert_written_as_defined(game: Game) -> None:
    """Table, hands and offers are, byte for byte, what the rulebook's definitions give."""
    book, encode = game.rulebook, msgspec.json.encode
    texts = [game.shown(None)]
    assert texts[0] == encode(book.table_of(plain(game.blanked(None))))
    for seat in game.seats:
        seen = plain(game.blanked(seat))
        texts.append(game.shown(seat))
        assert texts[-1] == encode(book.hand_of(seen, seat))
        texts.append(game.offered(seat))
        assert texts[-1] == encode(book.offers(seen, seat, game.legal_for(seat).numbers()))
    assert max(map(len, texts)) <= book.room
