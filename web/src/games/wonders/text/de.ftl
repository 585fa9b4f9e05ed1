# Der Tisch von 7 Wonders im Browser, auf Deutsch: was nur die Seite sagt. Kommt zu den Worten des Spiels hinzu.

table = Der Tisch
hand = Deine Hand
hand-empty = Keine Karten auf der Hand.
hand-size = { $count ->
    [one] 1 Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
others = Die anderen Städte
free-city = Freie Stadt
nothing = nichts
bank = Bank
choose = Wählen
your-choice = Deine Wahl:
has-chosen = hat gewählt
is-awaited = wählt noch
when = Zeitalter { $age ->
    [1] I
    [2] II
   *[3] III
}, Zug { $turn }
before = Vor dem ersten Zeitalter
direction-left = Die Hände gehen nach links
direction-right = Die Hände gehen nach rechts
discards = { $count ->
    [0] Noch nichts abgeworfen.
    [one] 1 Karte ist abgeworfen, verdeckt.
   *[other] { $count } Karten sind abgeworfen, verdeckt.
}
pile = { $count ->
    [one] 1 Karte liegt noch im Stapel für die Freie Stadt.
   *[other] { $count } Karten liegen noch im Stapel für die Freie Stadt.
}
reveal = Was geschehen ist
holder = Freie Stadt, in diesem Zug: { $who }
choose-free = Wähle jetzt für die Freie Stadt.

# Eine Karte der Hand auf einen Blick

look-free = Kostenlos
look-price = { $coins ->
    [one] Kostet insgesamt 1 Münze.
   *[other] Kostet insgesamt { $coins } Münzen.
}
look-not = Lässt sich jetzt nicht bauen.
look-chosen = Gewählt

# Was man mit einer Karte tun kann

uses = { $card }: was damit geschieht
does-build = Bauen
does-chain = Über eine Kette
does-olympia = Kostenlos, durch dein Weltwunder
does-token = Kostenlos, mit einer Marke
does-stage = Stufe des Weltwunders
does-stagetoken = Stufe, mit einer Marke
does-tile = Plättchen { $number } bauen
does-dig = Aus dem Ablagestapel bauen
does-sell = Abwerfen
does-sell-brings = 3 Münzen von der Bank
does-with-join = und beim Projekt mitmachen
does-with-any = und mit beliebiger Farbe mitmachen
does-free-city = (Freie Stadt)
price-sell = Bringt 3 Münzen
price-card = Kostet nur diese Karte

# Die Stadt

place-city = Stadt von { $who }
place-market = Zu kaufen bei { $who }: { $wares }. Ein Rohstoff kostet dich { $raw }, eine Ware { $goods }.
place-sells = Zu kaufen bei { $who }: { $wares }.
place-makes = In jedem Zug: { $wares }.
sells-nothing = nichts zu kaufen
city-empty = Noch keine Karten.
stage-built = Gebaut.
stage-open = Noch nicht gebaut.
fact-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
fact-shields = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
fact-victories = Siegmarken im Wert von { $count }
fact-defeats = Niederlagenmarken: { $count }
fact-compass = Zirkel: { $count }
fact-gear = Zahnräder: { $count }
fact-tablet = Schrifttafeln: { $count }
fact-anysymbol = Symbole nach Wahl: { $count }
fact-tiles = Plättchen gebaut: { $count }
fact-joins = Marken des Projekts: { $count }
fact-unpaid = Für nicht bezahlte Strafen: { $count }
fact-freebuilds = Marken für einen kostenlosen Bau: { $count }
fact-freestages = Marken für eine Stufe ohne Ressourcen: { $count }
fact-anycolours = Marken zum Mitmachen mit beliebiger Farbe: { $count }
fact-olympia = In diesem Zeitalter noch ein kostenloser Bau
fact-hand = Karten auf der Hand: { $count }
fact-points = { $count ->
    [one] bisher 1 Punkt
   *[other] bisher { $count } Punkte
}
about-coins = Münzen: { $count }. Am Ende sind drei davon ein Punkt.
about-shields = Schilde: { $count }. Am Ende jedes Zeitalters werden sie mit beiden Nachbarstädten verglichen.
about-victories = Siegmarken, zusammen { $count } Punkte. Es gibt sie in Konflikten und durch manche Projekte.
about-defeats = Niederlagenmarken: { $count }. Jede kostet einen Punkt.
about-compass = Zirkel: { $count }. Gleiche Symbole zählen ihre Anzahl mal sich selbst, drei verschiedene 7 Punkte.
about-gear = Zahnräder: { $count }. Gleiche Symbole zählen ihre Anzahl mal sich selbst, drei verschiedene 7 Punkte.
about-tablet = Schrifttafeln: { $count }. Gleiche Symbole zählen ihre Anzahl mal sich selbst, drei verschiedene 7 Punkte.
about-anysymbol = Symbole, die am Ende gewählt werden: { $count }.
about-tiles = Plättchen des Turms, insgesamt gebaut: { $count }. Eines ist 2 Punkte wert, zwei 5, drei 10.
about-joins = Marken vom Projekt dieses Zeitalters: { $count }. Jede bringt die Belohnung, wenn das Projekt fertig wird.
about-unpaid = Punkte für Strafen, die nicht bezahlt werden konnten: { $count }.
about-freebuilds = Marke, um eine Karte kostenlos zu bauen: { $count }.
about-freestages = Marke, um eine Stufe ohne ihre Ressourcen zu bauen: { $count }.
about-anycolours = Marke, um mit einer Karte beliebiger Farbe bei einem Projekt mitzumachen: { $count }.
about-olympia = In jedem Zeitalter baut das Weltwunder eine Karte kostenlos; in diesem noch nicht.
about-hand = Karten auf der Hand: { $count }.
hand-known = Diese Hand hattest du: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von diesen { $of }: { $cards }.
about-points = Punkte, wenn das Spiel jetzt zu Ende wäre: { $count }.

# Was etwas ist, wenn man darauf zeigt

about-card = { $card }: { $gives }. Kosten: { $cost }.
about-chain-from = Kostenlos mit: { $cards }.
about-chain-to = Führt zu: { $cards }.
about-stage = Stufe { $stage }: { $gives }. Kosten: { $cost }.
about-tile = { $tile }: { $gives }.
about-project = { $project }. Mitmachen mit Karten der Farbe { $colour } kostet { $cost }. Sind alle Marken vergeben, bringt jede: { $done }. Sonst gilt für alle ohne Marke: { $failed }.

# Der Turm und das Projekt

tower = Turm zu Babel
tile-built-by = gebaut von { $who }
tower-empty = Noch kein Plättchen.
about-tower = Jedes Plättchen gilt für alle, bis es zugedeckt wird. Um eines deiner Plättchen zu bauen, wirfst du eine Karte ab; gelegt wird es am Ende des Zuges.
next-covered = wird als Nächstes zugedeckt
tiles-own = Deine Plättchen:
tiles-waiting = Am Ende des Zuges gelegt: { $tiles }
joining-cost = Mitmachen:
joining-done = Fertig:
joining-failed = Sonst:
joining-tokens = { $count ->
    [0] Keine Marke mehr.
    [one] Noch 1 Marke.
   *[other] Noch { $count } Marken.
}
joining-shut = In diesem Zug kann niemand mitmachen.
joining-who = Dabei: { $who }.
project = Großprojekt

# Was ohne Handkarte gewählt wird

choose-board = Wähle dein Weltwunder
choose-board-about = Der Reihe nach, aus denen, die übrig sind.
choose-side = Wähle deine Seite
choose-side-about = Seite A ist einfach, Seite B ist für alle, die das Spiel kennen.
choose-tile = Behalte ein Plättchen
choose-tile-about = Die anderen gehen weiter. Am Ende hast du drei und baust sie, wann du willst.
choose-dig = Bau eine abgeworfene Karte
choose-dig-about = Sie kostet nichts. Nur du siehst diese Karten.
choose-loss = Wähle, was du verlierst
choose-loss-about = Das Projekt wurde nicht fertig, und du warst nicht dabei.
choose-copy = Kopiere eine Gilde
choose-copy-about = Sie zählt am Ende, als stünde sie in deiner Stadt.
choose-others = Die anderen wählen noch.
side-name = { $board }, Seite { $side }

# Der Wertungsblock

scores = Wertung
score-cell = { $who }, { $category }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-hint = Drück auf eine Zahl und du siehst, wie sie zustande kam.
score-none = Hier ist nichts.

# Der Tisch in Worten

words-awaited = Noch am Wählen: { $who }.
words-city = { $who }: { $wonder }, { $stages ->
    [0] keine Stufe
    [one] 1 Stufe
   *[other] { $stages } Stufen
} gebaut, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}.
words-cards = { $who } hat gebaut: { $cards }.
words-sells = Zu kaufen bei { $who }: { $wares }.
words-points = { $who } hat bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $parts }.
words-hand = Auf deiner Hand: { $cards }.
words-tiles = Deine Plättchen: { $tiles }.

# Eine Austeilung, mit ihrem Schlüssel verglichen

dealt-boards = { $count ->
    [one] 1 Tafel oder Seite
   *[other] { $count } Tafeln und Seiten
}
dealt-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
dealt-projects = { $count ->
    [one] 1 Projekt
   *[other] { $count } Projekte
}
dealt-hands = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
