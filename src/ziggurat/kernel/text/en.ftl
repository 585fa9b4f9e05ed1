# What is said while the rules of a game are made ready for a machine.

preparing = Preparing the rules of { $game } for this machine (compiling; the first start only, some seconds) …
ready = Ready after { $seconds } s.
compiling = { $game }: { $percent } %
is-prepared = The rules of { $game } are compiled, in { $where }.
