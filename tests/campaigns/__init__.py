"""Campaigns: what is too long for `make test`. `make campaign` runs all of them; TESTING.md has their last figures."""
