"""What goes over the wire: the bodies of requests and answers, as they stand in the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ziggurat.play.clock import Clock, ClockState
from ziggurat.play.deal import PartShown
from ziggurat.play.outcome import Over

Ply = Annotated[int, Meta(ge=-1, le=1_000_000_000, description="The last ply that the sender has seen.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
AgentText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=100,
        description="A bot: a level, or an agent by name with options behind a colon, within the host's caps.",
    ),
]


class Text(Struct, frozen=True):
    """A sentence as data: a key of the Fluent files under /api/texts, and what it names."""

    key: str
    values: dict[str, Any]


class Offer(Struct, frozen=True):
    """A legal action: its number, notation and words, where it starts and where it goes, and what it costs."""

    action: int
    notation: str
    text: Text
    from_: str = msgspec.field(name="from")
    to: str = msgspec.field()
    price: Any = None


class SeatNow(Struct, frozen=True):
    """Who plays a seat now."""

    name: str
    agent: str | None  # the bot that plays it; null for a person
    person: bool  # whether it belongs to a person, who can take it back
    resigned: bool


class Deal(Struct, frozen=True):
    """The sealed deal. What it was made of comes when the match is over; README says what is hashed."""

    commitment: str | None
    key: str | None = None
    salt: str | None = None  # of a deal by the server alone
    secret: str | UnsetType | None = UNSET  # of one that nobody alone has chosen; others have neither this nor parts
    parts: tuple[PartShown | None, ...] | UnsetType = UNSET  # what each seat added to it; null for a bot


class Public(Struct, frozen=True):
    """What everybody at the table may know after an event."""

    game: str  # the id of the match
    kind: str  # which game is played
    ply: int
    at: int  # milliseconds since 1970, UTC
    told: list[Text]  # what has happened, in words
    seats: list[SeatNow]
    to_act: tuple[int, ...]
    draw: list[int]  # the seats that offer a draw
    clock: ClockState | None
    over: Over | None
    deal: Deal
    table: dict[str, Any]  # the game's own; NOTATION.md of the game names every field


class Payload(Public, frozen=True):
    """What one seat, or an onlooker, may know after an event."""

    seat: int | None  # null for an onlooker
    event: dict[str, Any]  # what has happened, as data; a choice that is still secret has no action
    hand: dict[str, Any] | None  # the game's own: what only this seat sees
    legal: list[Offer]  # what this seat can do now
    undo: int  # how many actions this seat may take back


class NewAction(Struct, forbid_unknown_fields=True):
    """An action, and the ply on which it was decided. Sending the same again changes nothing."""

    ply: Ply
    action: Annotated[int, Meta(ge=0, le=65_535)] | Annotated[str, Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None  # needed only by somebody who holds several


class Spoken(Struct, forbid_unknown_fields=True):
    """What is said over a socket: an action, or `undo`, and the ply on which it was decided."""

    ply: Ply
    action: Annotated[int, Meta(ge=0, le=65_535)] | Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    seat: SeatNumber | None = None
    undo: bool = False


class OnPly(Struct, forbid_unknown_fields=True):
    """A wish, and the ply on which it was decided. Sending the same again changes nothing."""

    ply: Ply
    seat: SeatNumber | None = None


class DrawAnswer(Struct, forbid_unknown_fields=True):
    """Offering a draw or agreeing to one, or declining it."""

    ply: Ply
    answer: Literal["offer", "decline"]
    seat: SeatNumber | None = None


class Replacement(Struct, forbid_unknown_fields=True):
    """Calling for a bot in the place of somebody who is away."""

    seat: SeatNumber


class ReasonShown(Struct, frozen=True):
    """One thing that stands in the way of an action."""

    rule: str
    text: Text
    sentence: str


class WhyNot(Struct, frozen=True):
    """Whether an action is legal, and if not, why."""

    action: int
    notation: str
    legal: bool
    reasons: list[ReasonShown]


class Prices(Struct, frozen=True):
    """What the cards of a hand cost, in all their uses."""

    ply: int
    cards: list[dict[str, Any]]  # the game's own; NOTATION.md of the game names every field


Pledge = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="The hash of 128 random bits of one's own: SHA-256 of `ziggurat-bits-2:BITS`, in hexadecimal.",
    ),
]
Bits = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", description="The 128 bits that were pledged, as 32 hexadecimal digits.")
]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. Seats: `me`, `open`, or the text of a bot; seats left out are open."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: dict[str, str] = {}
    seats: Annotated[list[AgentText], Meta(max_length=8)] = msgspec.field(default_factory=lambda: ["me"])
    clock: Clock = Clock()
    public: bool = True
    start: bool = False  # begin by itself as soon as every seat is taken
    pledge: Pledge | None = None  # for the deal; if left out, the server draws bits for one's seat


class SeatAtTable(Struct, frozen=True):
    """A seat before and during play."""

    seat: int
    name: str | None  # null while it is free
    agent: str | None
    mine: bool
    reserved: bool  # kept for somebody of the match before


class SeatPart(Struct, frozen=True):
    """What somebody adds to the deal of a table that has not begun."""

    by: Literal["own", "server"]  # whose bits they are
    pledge: str | None  # null until every seat is taken and every pledge is there
    pledged: bool  # whether it is there
    sent: bool  # whether the bits are there


class Withheld(Struct, frozen=True):
    """A seat that was lost, because its part of the deal was not sent in time."""

    seat: int
    name: str  # of whoever sat there


class TableDeal(Struct, frozen=True):
    """The deal of a table that has not begun."""

    commitment: str  # the hash of the server's secret: SHA-256 of `ziggurat-secret-2:SECRET`
    until: int | None  # while parts are waited for: until when; milliseconds since 1970, UTC
    parts: list[SeatPart | None]  # by seat; null for a bot and a free seat
    withheld: list[Withheld]  # who has lost a seat last; another secret is sealed since


class TableShown(Struct, frozen=True):
    """A table as its viewer may see it."""

    id: str
    game: str
    options: dict[str, str]
    clock: Clock
    public: bool
    state: Literal["open", "dealing", "playing", "over", "closed"]
    deal: TableDeal | None  # null once the match has begun, whose own it is then
    host: str  # name
    hosting: bool  # whether the viewer is the host
    created_at: int
    seats: list[SeatAtTable]
    invite: str | None  # path of the invitation, for those at the table
    rematch_of: str | None
    rematch: str | None  # the id of the table that follows this one
    over: Over | None


class TableList(Struct, frozen=True):
    """Tables, newest first."""

    tables: list[TableShown]
    next: str | None  # give this as `before` for the next page


class Joining(Struct, forbid_unknown_fields=True):
    """Taking a seat: which (any free one if left out), and by which invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None
    pledge: Pledge | None = None  # for the deal; if left out, the server draws bits for one's seat


class Pledging(Struct, forbid_unknown_fields=True):
    """The hash of bits of one's own, for the deal."""

    pledge: Pledge


class PlayingAgain(Struct, forbid_unknown_fields=True):
    """What one needs to say to play again."""

    pledge: Pledge | None = None


class BitsSent(Struct, forbid_unknown_fields=True):
    """The bits that one has pledged."""

    bits: Bits


class SeatFilling(Struct, forbid_unknown_fields=True):
    """Which bot is to sit there."""

    agent: AgentText


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


class PasswordChange(Struct, forbid_unknown_fields=True):
    """The old password and a new one."""

    old: Annotated[str, Meta(max_length=1000)]
    new: Annotated[str, Meta(max_length=1000)]


class Me(Struct, frozen=True):
    """Who is asking."""

    id: str
    name: str
    guest: bool
    scopes: list[str]
    csrf: str | None  # send it back as X-CSRF-Token with every request that changes something


class Registered(Me, frozen=True):
    """Who is asking, and the code that sets another password, which is shown this once."""

    recovery: str


class RecoveryCode(Struct, frozen=True):
    """The code that sets another password; it is shown this once."""

    recovery: str


class PasswordShown(Struct, forbid_unknown_fields=True):
    """The password of whoever asks."""

    password: Annotated[str, Meta(max_length=1000)]


class Recovery(Struct, forbid_unknown_fields=True):
    """A name, its recovery code, and another password."""

    name: Annotated[str, Meta(max_length=100)]
    code: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


class Exported(Struct, frozen=True):
    """All that is kept of an account. Times are milliseconds since 1970, UTC."""

    account: dict[str, Any]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    tables: list[dict[str, Any]]  # hosted or sat at; `mine` are the seats
    matches: list[dict[str, Any]]  # with the whole record where it is over, with one's own events where it is not


class SessionShown(Struct, frozen=True):
    """A browser that is logged in."""

    id: str
    device: str | None  # such as "Firefox, Linux", as the browser said of itself
    created_at: int
    used_at: int  # to the hour
    expires_at: int
    current: bool  # whether it is the one that asks


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program. Scopes: read (look), play (sit down and act), account (tokens and password)."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[Literal["read", "play", "account"]], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class TokenShown(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    label: str
    scopes: list[str]
    created_at: int
    expires_at: int | None
    used_at: int | None


class TokenMade(TokenShown, frozen=True):
    """A new token; its secret is shown this once."""

    secret: str


class Things(Struct, frozen=True):
    """What the things in a game's box do, in words."""

    game: str
    things: dict[str, list[Text]]


class GameOnShelf(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    seats: tuple[int, int]  # fewest and most
    actions: int  # size of the action space
    options: dict[str, list[str]]  # each option's values, the default first
    words: dict[str, str]  # which values of a text are words with forms of their own
    languages: list[str]


class Shelf(Struct, frozen=True):
    """What can be played, and against which bots."""

    games: list[GameOnShelf]
    agents: list[str]  # by name; some take options, as in `greedy:worlds=8`
    levels: list[str]  # opponents for people, weakest first; a seat takes such a name as well


class DoorShown(Struct, frozen=True):
    """Whether other devices can come in, and under which addresses, the likeliest first."""

    open: bool
    addresses: list[str]  # told only to who asks from the machine itself; others have come by one


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "unwell"]
    version: str


class BeingPrepared(Struct, frozen=True):
    """A game whose rules are being compiled for this machine; it is played interpreted until then."""

    game: str
    percent: int


class PreparingShown(Struct, frozen=True):
    """What a first start is still about; an empty list from then on."""

    games: list[BeingPrepared]


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error (RFC 9457): what is wrong, by which rule, and what to do next."""

    type: str
    title: str
    status: int
    detail: str
    code: str  # stable
    next: str  # what to do
    rule: str | None = None
    reasons: list[ReasonShown] = []
    legal: list[str] = []
    ply: int | None = None  # the last ply, where the sender was behind
    index: int | None = None  # which of the actions sent it is about, counted from 0


class Frame(Public, frozen=True):
    """What a seat, an onlooker or, with open hands, everybody may know after an event; a payload to look at."""

    seat: int | None  # null for an onlooker
    event: dict[str, Any]  # what has happened, as data
    hand: dict[str, Any] | None  # the game's own: what only this seat sees
    hands: list[dict[str, Any]] | None  # those of all seats, where they are open


class Frames(Struct, frozen=True):
    """A part of a match to look at, a frame for each ply."""

    game: str
    frames: list[Frame]
    last: int  # the last ply there is


Notation = Annotated[str, Meta(min_length=1, max_length=100, description="Of an action; a seat may stand before it.")]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z]+$")]


class Study(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position, a key or a record to begin from, and actions to go on with. Nothing of it is kept."""

    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None  # needed unless there is a record
    options: dict[str, str] = {}  # for a key
    position: Annotated[str, Meta(min_length=1, max_length=16_000)] | None = None
    record: Annotated[str, Meta(min_length=1)] | None = None
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    actions: Annotated[list[Notation], Meta(max_length=2000)] = []
    seat: SeatNumber | None = None  # from which to look; null for an onlooker
    open: bool = False  # show every hand
    from_: Annotated[int, Meta(ge=0, le=1_000_000_000)] = msgspec.field(name="from", default=0)  # the first ply wanted
    language: Language = "en"  # of the reasons for what is not legal


class StudyQuestion(Study, forbid_unknown_fields=True, kw_only=True):
    """The same, and an action about which something is asked."""

    action: Notation


class ProofShown(Struct, frozen=True):
    """Whether a record keeps what was promised at its start."""

    state: Literal["proven", "not-sealed", "unfinished", "wrong"]
    text: Text  # of /api/texts/match


class Studied(Struct, frozen=True):
    """What was to be studied, and what can be done at its end."""

    kind: str  # which game it is
    frames: list[Frame]
    last: int  # the last ply there is
    acting: int | None  # the seat for which `legal` is; null when the game is over
    legal: list[Offer]
    position: str  # at the end, in full
    headers: dict[str, str]  # of the record
    proof: ProofShown | None  # of the record
    deal: Deal  # as the record tells it


class TourStopShown(Struct, frozen=True):
    """Something to be pointed at before the first step."""

    text: str
    marks: list[str]


class StepShown(Struct, frozen=True):
    """A step of a lesson: the keys of what it asks, of a hint, and of what is said when it is done."""

    id: str
    ask: str
    hint: str
    why: str
    marks: list[str]  # the places that it speaks of


class LessonShown(Struct, frozen=True):
    """A lesson: the keys of its texts, and the rules that it teaches."""

    id: str
    title: str
    intro: str
    rules: list[str]
    seat: int  # whose eyes the reader has
    tour: list[TourStopShown]
    steps: list[StepShown]


class CourseShown(Struct, frozen=True):
    """All lessons of a game, in order."""

    game: str
    title: str
    intro: str
    texts: str  # the name of its texts under /api/texts
    languages: list[str]
    lessons: list[LessonShown]


class LessonActions(Struct, forbid_unknown_fields=True):
    """What the reader has done so far, and does now: the notations of the own actions."""

    actions: Annotated[list[Notation], Meta(max_length=200)] = []
    language: Language = "en"  # of the reasons for what is not legal


class LessonNow(Struct, frozen=True):
    """Where a reader stands in a lesson, and what is said to the last action."""

    lesson: str
    step: StepShown | None  # what is to be done now; null when the lesson is done
    number: int  # steps that are done
    done: bool
    taken: int  # how many of the actions were right; the others were not played
    verdict: Literal["begin", "right", "not-meant", "illegal"]
    said: list[str]  # keys of texts
    reasons: list[ReasonShown]  # why the last action is not legal
    frames: list[Frame]  # what the last action has brought; where it was not right, the table as it stands
    legal: list[Offer]


class LoggedEvent(Struct, frozen=True):
    """One event of a log, as the asker may see it."""

    ply: int
    at: int
    event: dict[str, Any]
    told: list[Text]


class Log(Struct, frozen=True):
    """A part of a log."""

    game: str
    events: list[LoggedEvent]
    last: int  # the last ply there is


class SpanShown(Struct, frozen=True):
    """A piece of a sentence in one style; a link leads to a rule or ruling of the same book."""

    text: str
    style: Literal["plain", "emphasis", "strong", "notation"]
    link: str | None


class BlockShown(Struct, frozen=True):
    """Text, the items of a list, numbered steps, or a figure with its caption."""

    kind: Literal["text", "list", "steps", "figure"]
    spans: list[SpanShown]  # the text, or the caption
    items: list[list[SpanShown]]  # of a list, or the steps
    figure: str | None  # its name among the figures of the book


class EditionNoteShown(Struct, frozen=True):
    """How some editions play differently."""

    editions: list[str]
    spans: list[SpanShown]


class RulingShown(Struct, frozen=True):
    """What the printed rules leave open, as it is decided here; without spans it holds in the editions named only."""

    id: str
    spans: list[SpanShown]
    editions: list[EditionNoteShown]


class ParagraphShown(Struct, frozen=True):
    """A rule, with what differs between editions and what had to be decided."""

    id: str
    heading: str
    blocks: list[BlockShown]
    editions: list[EditionNoteShown]
    rulings: list[RulingShown]


class ChapterShown(Struct, frozen=True):
    """A chapter: what introduces it, and its rules."""

    title: str
    blocks: list[BlockShown]
    paragraphs: list[ParagraphShown]


class FigureShown(Struct, frozen=True):
    """A position to draw; table, hand, offer and places are as NOTATION.md of the game says."""

    position: str
    seat: int  # from whose side
    crop: list[str]  # places to draw
    marks: list[str]  # places to emphasise
    table: dict[str, Any]
    hand: dict[str, Any] | None  # null where it does not matter
    offer: Offer | None  # an action to show as it would go


class RulebookShown(Struct, frozen=True):
    """The rulebook of a game for its players, in one language."""

    game: str
    language: str
    languages: list[str]  # in which there is one
    title: str
    blocks: list[BlockShown]
    chapters: list[ChapterShown]
    figures: dict[str, FigureShown]
