# Der Tisch von Babel im Browser, auf Deutsch: wie die Plätze heißen und wozu sie da sind. Ergänzt die Wörter des Spiels.

table = Der Tisch
hand-yours = Deine Hand
hand-theirs = Gegnerische Hand
hand-empty = Keine Karten auf der Hand.
stock-yours = Dein Baulager
stock-theirs = Gegnerisches Baulager
token-yours = Deine Figur: { $land }
token-theirs = Gegnerische Figur: { $land }
starting = Startkarte
yard = Bauhof
pile = Nachziehstapel
discard = Ablagestapel
razed-title = Eingerissene Karten, die beide kennen; die nächste zuerst
known = Bekannt:
end-phase = Endphase
turn-end = Zug beenden
turn-draws = { $count ->
    [0] zieht nichts
    [one] zieht die letzte Tempelkarte
   *[other] zieht { $count } Tempelkarten
}

# Plätze, zum Vorlesen

place-column = { $who }, { $land }: { $count ->
    [0] keine Siedler
    [one] 1 Siedler, { $cards }
   *[other] { $count } Siedler, vom Fluss aus: { $cards }
}
place-temple = { $who }, { $land }: { $level ->
    [0] kein Tempel
   *[other] Tempel der Stufe { $level }
}
place-land-token = { $land }, Figur von { $who }
place-named = Die { $nation } in { $land }
place-stock = { $stock }: { $cards }, oben { $top }
place-stock-empty = { $stock }: leer
place-starting = Startkarte von { $who }: Stufe 1
place-value = Wert { $value }
place-hand = { $nation }: { $count }
place-turn = { $end }: { $draws }
place-hands = Hand von { $who }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
place-yard = Bauhof: { $count ->
    [one] 1 Tempelkarte
   *[other] { $count } Tempelkarten
}{ $razed ->
    [none] { "" }
   *[other] , als Nächstes: { $razed }
}
place-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
place-discard = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. Durchsehen.
place-side = { $land }, { $who }: Tempel { $level ->
    [0] keiner
   *[other] { $level }
}, Kolonne { $cards }

# Was die Fähigkeiten tun, in wenigen Worten

ability-raze = den gegnerischen Tempel hier einreißen
ability-rob = die Spitze des gegnerischen Tempels hier rauben
ability-expel = ein Volk aus der gegnerischen Kolonne hier vertreiben
ability-winover = das Ende der gegnerischen Kolonne hier abwerben
ability-leap = hier bauen und eine Stufe überspringen

# Wozu Plätze und Karten da sind

about-land = { $land }. Wirf { $nation } ab, um hierher zu reisen: Wo deine Figur steht, siedelst du an, baust und setzt Fähigkeiten ein.
about-column = Siedler in { $land }. Leg hier Karten an, solange deine Figur hier ist; eine Stufe braucht ebenso viele Siedler. Einmal im Zug dürfen deine letzten drei an einen anderen Ort wandern.
about-column-theirs = Gegnerische Siedler in { $land }. Der gegnerische Tempel kann hier nur so hoch werden, wie Siedler da sind.
about-run = Folge, { $count } { $nation }: { $ability } oder die gegnerische Hand halbieren. Das kostet die äußerste Karte der Folge.
about-run-theirs = Gegnerische Folge, { $count } { $nation }. Solange die gegnerische Figur hier steht, kann sie eingesetzt werden.
about-site = { $level ->
    [6] Dein Tempel in { $land } ist vollendet.
   *[other] Dein Tempel in { $land } steht auf { $level }. Stufe { $next } braucht hier { $next } Siedler; du hast { $settlers }.
}
about-site-theirs = Der gegnerische Tempel in { $land } steht auf { $level }, über { $settlers ->
    [one] 1 Siedler
   *[other] { $settlers } Siedlern
}.
about-stock = Tempelkarten, die gebaut werden können. Nur die oberste darf man nehmen, aus beiden Baulagern.
about-starting = Die Startkarte: Stufe 1, nur für die eigene Seite. Sie muss im ersten Zug gebaut werden.
about-yard = Die verdeckten Tempelkarten. Am Ende jedes Zuges kommen zwei davon in dein Baulager, die niedrigere obenauf. Ist die letzte gezogen, endet das Spiel.
about-pile = Die verdeckten Völkerkarten. Jeder Zug beginnt mit drei davon.
about-discard = Abgeworfene Völkerkarten. Drück darauf, um sie durchzusehen. Sie werden gemischt, wenn der Nachziehstapel leer ist.
about-hands = Die Handkarten von { $who }. Zählen dürfen sie alle, sehen niemand sonst. Eine Folge kann sie halbieren.
about-value = Der Wert der Tempel: ihre obersten Stufen zusammengezählt. Die Marken bei 10, 15 und 20 entscheiden, wer gewinnt.
about-turn = Beendet deinen Zug: Zwei Tempelkarten kommen aus dem Bauhof in dein Baulager, dann zieht die Gegenseite drei Karten und spielt.
about-quarry = Der Steinbruch, in dem beide Figuren beginnen. Hier lässt sich nichts tun: Wirf eine Karte ab, um an ihren Ort zu reisen.
about-nation-M = Meder. Wirf einen ab, um nach Medien zu reisen. Drei hintereinander vertreiben ein Volk aus der gegnerischen Kolonne.
about-nation-S = Sumerer. Wirf einen ab, um nach Sumer zu reisen. Drei hintereinander werben das Ende der gegnerischen Kolonne ab.
about-nation-H = Hethiter. Wirf einen ab, um nach Hatti zu reisen. Drei hintereinander rauben die Spitze eines höheren Tempels.
about-nation-P = Perser. Wirf einen ab, um nach Persien zu reisen. Drei hintereinander bauen und überspringen eine Stufe.
about-nation-A = Assyrer. Wirf einen ab, um nach Assyrien zu reisen. Drei hintereinander reißen den gegnerischen Tempel ein.

# Versuche, die gar keine Aktion sind

not-their-land = Eine Karte bringt dich an den Ort ihres eigenen Volkes: Ein { $nation } führt nicht nach { $land }.
not-their-side = Du siedelst auf deiner Seite des Flusses an.
not-at-token = Du siedelst dort an, wo deine Figur steht; reise zuerst nach { $land }.
not-a-place = Eine Völkerkarte kommt an ihren Ort (reisen) oder in deine Kolonne, wo deine Figur steht (ansiedeln).
not-a-site = Eine Tempelkarte kommt auf deinen Bauplatz, wo deine Figur steht.
not-their-site = Du baust auf deiner Seite des Flusses.
not-built-at-token = Du baust dort, wo deine Figur steht; reise zuerst nach { $land }.
not-a-column = Die letzten drei Karten einer Kolonne wandern in eine andere deiner Kolonnen.
not-their-starting = Eine Startkarte kann nur bauen, wem sie gehört.

# Karte für Karte verglichen, was der Schlüssel gibt

dealt-first = Wer beginnt
dealt-hands = { $count ->
    [one] 1 Karte der ersten Hände
   *[other] { $count } Karten der ersten Hände
}
dealt-nations = { $count ->
    [one] 1 später gezogene Völkerkarte
   *[other] { $count } später gezogene Völkerkarten
}
dealt-temples = { $count ->
    [one] 1 Tempelkarte aus dem Bauhof
   *[other] { $count } Tempelkarten aus dem Bauhof
}
stock-of = Baulager: { $who }
