# What is said while the rules of a game are made ready for a machine, in Hungarian.

preparing = A szabályok előkészítése erre a gépre: { $game } (csak az első indításkor, néhány másodperc) …
ready = Kész, { $seconds } mp alatt.
compiling = { $game }: { $percent } %
is-prepared = A szabályok lefordítva: { $game }, itt: { $where }.
