# Was gesagt wird, während die Regeln eines Spiels für einen Rechner vorbereitet werden.

preparing = Die Regeln von { $game } werden für diesen Rechner vorbereitet (nur beim ersten Start, einige Sekunden) …
ready = Bereit nach { $seconds } s.
compiling = { $game }: { $percent } %
is-prepared = Die Regeln von { $game } sind übersetzt, in { $where }.
