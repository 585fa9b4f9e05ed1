"""A server whose deals all come from one key, so that the same game can be played and pictured again."""

import os
from unittest.mock import patch

from tests.support.servers import ServerProcess
from ziggurat.cli import main

KEY = "ZIGGURAT_PICTURED_KEY"


class DealtServer(ServerProcess):
    """A server process with deals from the key that stands in the environment."""

    program = "tests.browser.dealt"


if __name__ == "__main__":
    with patch("ziggurat.play.setup.new_key", return_value=os.environ[KEY]):
        main()
