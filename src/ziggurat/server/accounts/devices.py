"""What kind of browser somebody uses, in two words: enough to know one's own again, too little to know anybody else."""

_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
LONGEST = 40


def device_of(user_agent: str) -> str | None:
    """A browser and a system, or the name of a program; None where nothing is said."""
    told = [_first(kinds, user_agent) for kinds in (_BROWSERS, _SYSTEMS)]
    known = ", ".join(name for name in told if name)
    return known or _program(user_agent) or None


def _first(kinds: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for sign, name in kinds if sign in user_agent), "")


def _program(user_agent: str) -> str:
    """The name of a program that is no browser, such as python-httpx."""
    name = user_agent.partition("/")[0].strip()[:LONGEST]
    return name if name.isascii() and name.isprintable() else ""
