"""Agents against agents: duplicate deals with rotated seats, and what they tell about strength.

`plan` says which games are to be played, `table` plays one, `crew` plays many on all cores, `log` keeps them,
`statistics` works out what they show, and `report` says it: as text, JSON, Parquet and a page.
"""
