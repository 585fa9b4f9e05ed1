"""`make playthroughs` writes the golden files anew."""

from tests.playthroughs import write

write()
