# Babel auf Deutsch. Was in { } steht, setzt das Programm ein.

# .one Akkusativ, .first ebenso am Satzanfang, .dat Dativ Mehrzahl
nation-M = Meder
    .one = einen Meder
    .first = Einen Meder
    .many = Meder
    .dat = Medern
nation-S = Sumerer
    .one = einen Sumerer
    .first = Einen Sumerer
    .many = Sumerer
    .dat = Sumerern
nation-H = Hethiter
    .one = einen Hethiter
    .first = Einen Hethiter
    .many = Hethiter
    .dat = Hethitern
nation-P = Perser
    .one = einen Perser
    .first = Einen Perser
    .many = Perser
    .dat = Persern
nation-A = Assyrer
    .one = einen Assyrer
    .first = Einen Assyrer
    .many = Assyrer
    .dat = Assyrern

land-M = Medien
land-S = Sumer
land-H = Hatti
land-P = Persien
land-A = Assyrien
land-Q = Steinbruch

# .by womit oder woher gebaut wird
source-s = deine Startkarte
    .by = mit deiner Startkarte
source-o = dein Baulager
    .by = aus deinem Baulager
source-t = das gegnerische Baulager
    .by = aus dem gegnerischen Baulager

# Was eine Aktion bewirken würde

act-end = Zug beenden: { $cards ->
    [one] die letzte Tempelkarte kommt in dein Baulager, und das Spiel endet
   *[other] { $cards } Tempelkarten kommen in dein Baulager
}
act-travel = Nach { $land } reisen ({ $nation_one } abwerfen)
act-settle = In { $land } { $nation_one } ansiedeln
act-build = In { $land } Stufe { $level } { $source_by } bauen: Wert { $before } → { $after }
act-migrate = Die letzten drei Karten wandern von { $origin } nach { $land }: { $cards }
act-discard = { $nation_first } abwerfen
act-raze = Mit { $nation_dat } den gegnerischen Tempel in { $land } einreißen: { $levels } → 0, gegnerischer Wert { $before } → { $after }
act-rob = Mit { $nation_dat } in { $land } die gegnerische Stufe { $level } rauben: dein Wert { $before } → { $after }
act-expel = Mit { $nation_dat } die { $target_many } aus { $land } vertreiben ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
act-winover = Mit { $nation_dat } in { $land } { $cards ->
    [one] { $target_one }
   *[other] { $cards } { $target_many }
} abwerben
act-leap = Mit { $nation_dat } in { $land } auf Stufe { $level } springen, Karte { $source_by }: Wert { $before } → { $after }
act-halve = Mit { $nation_dat } die gegnerische Hand halbieren: { $cards ->
    [one] 1 von { $hand } Karten muss weg
   *[other] { $cards } von { $hand } Karten müssen weg
}
act-run = { $what } (Folge { $run } vom Fluss aus)

# Was geschehen ist, für alle am Tisch

told-end = { $who } beendet den Zug; { $cards ->
    [none] es wird nichts gezogen
   *[other] neu im Baulager: { $cards }
}.
told-travel = { $who } reist nach { $land } und wirft { $nation_one } ab.
told-settle = { $who } siedelt in { $land } { $nation_one } an.
told-build = { $who } baut in { $land } Stufe { $level } { $from ->
    [s] mit der Startkarte
    [o] aus dem eigenen Baulager
   *[t] aus dem gegnerischen Baulager
}: Wert { $before } → { $after }.
told-migrate = { $who } lässt { $cards } von { $origin } nach { $land } wandern.
told-discard = { $who } wirft { $nation_one } ab.
told-raze = { $who } reißt in { $land } den gegnerischen Tempel ein: gegnerischer Wert { $before } → { $after }.
told-rob = { $who } raubt in { $land } die Stufe { $level }: Wert { $before } → { $after }.
told-expel = { $who } vertreibt die { $target_many } aus { $land } ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
told-winover = { $who } wirbt in { $land } { $cards ->
    [one] { $target_one }
   *[other] { $cards } { $target_many }
} ab.
told-leap = { $who } springt in { $land } auf Stufe { $level }, Karte { $from ->
    [o] aus dem eigenen Baulager
   *[t] aus dem gegnerischen Baulager
}: Wert { $before } → { $after }.
told-halve = { $who } halbiert die gegnerische Hand: { $cards ->
    [one] 1 von { $hand } Karten muss weg
   *[other] { $cards } von { $hand } Karten müssen weg
}.
told-drawn = { $who } zieht { $cards ->
    [one] 1 Völkerkarte
   *[other] { $cards } Völkerkarten
}.
told-end-phase = Die Endphase beginnt: Es gewinnt, wer 20 erreicht oder den gegnerischen Wert weit genug drückt. B42

# Eine Aktion, deren Wirkung sich nicht sagen lässt, weil sie jetzt nicht geht

plain-end = Zug beenden
plain-travel = Nach { $land } reisen
plain-settle = { $nation_first } ansiedeln
plain-build = Bauen { $source_by }
plain-migrate = Wanderung von { $origin } nach { $land }
plain-raze = Mit { $nation_dat } einen Tempel einreißen
plain-rob = Mit { $nation_dat } eine Stufe rauben
plain-expel = Die { $target_many } vertreiben
plain-winover = Mit { $nation_dat } Siedler abwerben
plain-leap = Springen mit der Karte { $source_by }
plain-halve = Mit { $nation_dat } die gegnerische Hand halbieren

# Warum eine Aktion nicht geht

why-game-over = Das Spiel ist aus.
why-not-to-act = Jetzt entscheidet Platz { $has }.
why-must-discard = Du musst zuerst { $needs ->
    [one] 1 Karte
   *[other] { $needs } Karten
} abwerfen.
why-nothing-owed = Du musst nichts abwerfen.
why-no-card = Du hast keinen { $nation } auf der Hand.
why-already-there = Deine Figur steht schon in { $land }.
why-at-quarry = Deine Figur steht noch im Steinbruch; reise zuerst an einen Ort.
why-no-starting-card = Deine Startkarte ist schon verbaut.
why-stock-empty = { $whose ->
    [own] Dein Baulager ist leer.
   *[their] Das gegnerische Baulager ist leer.
}
why-wrong-level = In { $land } ist als Nächstes Stufe { $needs } nötig; diese Karte hat Stufe { $has }.
why-wrong-leap = Für einen Sprung in { $land } ist Stufe { $needs } nötig; diese Karte hat Stufe { $has }.
why-leap-too-high = Dein Tempel in { $land } steht auf Stufe { $height }; höher lässt sich nicht springen.
why-temple-complete = Dein Tempel in { $land } ist vollendet.
why-too-few-settlers = Stufe { $needs } braucht { $needs } Siedler in { $land }; du hast { $has }.
why-only-starting-card = In dieser Ausgabe darfst du in deinem ersten Zug nur die Startkarte verbauen.
why-has-migrated = Du hast in diesem Zug schon eine Wanderung gemacht.
why-column-too-short = Es wandern immer drei Karten zusammen; deine Kolonne in { $land } hat { $has }.
why-no-run = Du brauchst in { $land } drei { $nation_many } hintereinander; du hast { $has }.
why-no-run-anywhere = Du brauchst in { $land } drei { $nation_many }; du hast { $has }.
why-no-such-run = In { $land } gibt es keine { $needs }. Folge von { $nation_dat }, nur { $has }.
why-nothing-to-raze = In { $land } steht kein gegnerischer Tempel.
why-nothing-to-rob = In { $land } steht kein gegnerischer Tempel.
why-not-higher = Die gegnerische Stufe { $has } in { $land } liegt nicht über deiner.
why-nobody-to-expel = In { $land } liegt kein gegnerischer { $nation }.
why-nobody-to-win-over = In { $land } liegt kein gegnerischer Siedler.
why-hand-too-small = Halbieren lässt sich nur eine Hand ab zwei Karten; die gegnerische hat { $has }.
why-starting-card-due = Bevor du den Zug beendest, musst du deine Startkarte verbauen.

# Wie ein Spiel ausgegangen ist

end-supremacy = { $who } gewinnt mit { $own } gegen { $their }.
end-twenty = { $who } gewinnt in der Endphase mit { $own }.
end-fall = { $who } gewinnt: Der gegnerische Wert ist in der Endphase auf { $their } gefallen.
end-yard-value = Der Bauhof ist leer. { $who } gewinnt mit { $own } gegen { $their }.
end-yard-hand = Der Bauhof ist leer, die Werte sind gleich. { $who } gewinnt mit der größeren Hand.
end-yard-draw = Der Bauhof ist leer; Werte und Hände sind gleich. Unentschieden.

# Was als Notation einer Aktion möglich gewesen wäre

expected-action = eine Aktion: { $kinds }
expected-nation = ein Volk: { $letters }
expected-lands = zwei verschiedene Orte: { $letters }
expected-source = s (Startkarte), o (eigenes Baulager) oder t (gegnerisches)
expected-stock = o (eigenes Baulager) oder t (gegnerisches)
expected-run = nichts oder /1 bis /{ $most }
expected-nothing = nichts weiter

# Wie Aktionen geschrieben werden

notation-help =
    Je ein kurzes Wort, groß oder klein geschrieben; Völker und Orte sind M S H P A.
    { "" }  end         Zug beenden
    { "" }  tH          nach Hatti reisen (einen Hethiter abwerfen)
    { "" }  sP          einen Perser ansiedeln
    { "" }  bs bo bt    bauen: mit der Startkarte, aus deinem Baulager, aus dem gegnerischen
    { "" }  mMP         Wanderung von Medien nach Persien
    { "" }  raze        einreißen, mit Assyrern
    { "" }  rob         rauben, mit Hethitern
    { "" }  expelS      die Sumerer vertreiben, mit Medern
    { "" }  winover     abwerben, mit Sumerern
    { "" }  leapo leapt springen, mit Persern: aus deinem Baulager, aus dem gegnerischen
    { "" }  halveP      die gegnerische Hand halbieren, mit einer Folge von Persern
    { "" }  dM          einen Meder abwerfen, wenn deine Hand halbiert wird
    Können mehrere Folgen eine Fähigkeit bezahlen, nennt /2 oder /3 die zweite oder dritte vom Fluss aus: raze/2.

# Der Tisch als Text

title = Babel
table-title = Babel, Zug { $turn }{ $phase ->
    [end] , Endphase
   *[normal] { "" }
}. { $state ->
    [act] Platz { $seat } ist am Zug.
    [owe] Platz { $seat } muss { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } abwerfen.
   *[over] Das Spiel ist aus.
}
table-you = Du (Platz { $seat })
table-seat = Platz { $seat }
table-line = { $who }: Wert { $value }, Figur in { $land }, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, Baulager { $stock }{ $starting ->
    [yes] , Startkarte nicht verbaut
   *[no] { "" }
}.
table-line-quarry = { $who }: Wert { $value }, Figur im Steinbruch, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, Baulager { $stock }{ $starting ->
    [yes] , Startkarte nicht verbaut
   *[no] { "" }
}.
table-stock = { $cards } (oben { $top })
table-empty = leer
table-hand = Hand von Platz { $seat }: { $cards }
table-known = Bekannt in der Hand von Platz { $seat }: { $cards } R-B14
table-own-hand = Deine Hand: { $cards }
table-land = Ort
table-temple = Tempel
table-column = Kolonne
table-piles = Bauhof { $yard }{ $razed ->
    [none] { "" }
   *[other] , als Nächstes { $razed }
}. Nachziehstapel { $pile }. Ablagestapel: { $discard }.

# Was eine Aktion bringt, Satzteile mit „das“ als Subjekt: mehr oder weniger von dem, was die Taktik zählt; $count sagt, um wie viel

estimate = Gewinnt von hier aus etwa { $percent } % der Partien.
counts-won-more = gewinnt das Spiel
counts-won-less = verliert das Spiel
counts-levels-more = hebt deinen Wert um { $count }
counts-levels-less = senkt deinen Wert um { $count }
counts-levels-theirs-more = hebt den gegnerischen Wert um { $count }
counts-levels-theirs-less = senkt den gegnerischen Wert um { $count }
counts-settlers-more = schafft Platz für { $count ->
    [one] 1 weitere Stufe
   *[other] { $count } weitere Stufen
}
counts-settlers-less = verbraucht Platz für { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
counts-settlers-theirs-more = lässt dem Gegner Platz für { $count ->
    [one] 1 weitere Stufe
   *[other] { $count } weitere Stufen
}
counts-settlers-theirs-less = nimmt dem Gegner Platz für { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
counts-threats-more = stellt { $count ->
    [one] eine Folge
   *[other] { $count } Folgen
} bereit
counts-threats-less = verbraucht { $count ->
    [one] eine Folge
   *[other] { $count } Folgen
}
counts-threats-theirs-more = lässt dem Gegner { $count ->
    [one] eine weitere Drohung
   *[other] { $count } weitere Drohungen
}
counts-threats-theirs-less = nimmt dem Gegner { $count ->
    [one] eine Drohung
   *[other] { $count } Drohungen
}
counts-hand-more = lässt dir { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
} mehr
counts-hand-less = kostet dich { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
counts-hand-theirs-more = lässt dem Gegner { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
} mehr
counts-hand-theirs-less = nimmt dem Gegner { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
counts-chances-more = eröffnet bessere Möglichkeiten für diesen Zug
counts-chances-less = lässt weniger Möglichkeiten für diesen Zug
