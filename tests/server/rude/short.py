"""`ziggurat serve` with short times, where the command line has no option for them."""

from ziggurat.cli import main
from ziggurat.server.settings import Settings

SHORT = {"heartbeat": 0.3}

if __name__ == "__main__":
    defaults = Settings.__init__.__kwdefaults__
    assert defaults is not None
    assert set(SHORT) <= set(defaults)
    defaults.update(SHORT)
    main()
