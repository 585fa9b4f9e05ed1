# 7 Wonders auf Deutsch. Eine Nachricht je Schlüssel; was in { } steht, setzt das Programm ein.
# Namen von Mitspielenden ($who, dazu $city und $other: ein Name oder die Freie Stadt) werden nie gebeugt.

# Karten: .acc Akkusativ mit Artikel

card-lumber_yard = Holzplatz
    .acc = den Holzplatz
card-stone_pit = Steinbruch
    .acc = den Steinbruch
card-clay_pool = Ziegelei
    .acc = die Ziegelei
card-ore_vein = Erzbergwerk
    .acc = das Erzbergwerk
card-tree_farm = Baumschule
    .acc = die Baumschule
card-excavation = Ausgrabungsstätte
    .acc = die Ausgrabungsstätte
card-clay_pit = Tongrube
    .acc = die Tongrube
card-timber_yard = Forstwirtschaft
    .acc = die Forstwirtschaft
card-forest_cave = Waldhöhle
    .acc = die Waldhöhle
card-mine = Mine
    .acc = die Mine
card-loom_age1 = Webstuhl
    .acc = den Webstuhl
card-glassworks_age1 = Glashütte
    .acc = die Glashütte
card-press_age1 = Presse
    .acc = die Presse
card-pawnshop = Pfandhaus
    .acc = das Pfandhaus
card-baths = Bäder
    .acc = die Bäder
card-altar = Altar
    .acc = den Altar
card-theater = Theater
    .acc = das Theater
card-tavern = Taverne
    .acc = die Taverne
card-east_trading_post = Kontor Ost
    .acc = das Kontor Ost
card-west_trading_post = Kontor West
    .acc = das Kontor West
card-marketplace = Markt
    .acc = den Markt
card-stockade = Befestigungsanlage
    .acc = die Befestigungsanlage
card-barracks = Kaserne
    .acc = die Kaserne
card-guard_tower = Wachturm
    .acc = den Wachturm
card-apothecary = Apotheke
    .acc = die Apotheke
card-workshop = Werkstatt
    .acc = die Werkstatt
card-scriptorium = Skriptorium
    .acc = das Skriptorium
card-sawmill = Sägewerk
    .acc = das Sägewerk
card-quarry = Bildhauerei
    .acc = die Bildhauerei
card-brickyard = Ziegelbrennerei
    .acc = die Ziegelbrennerei
card-foundry = Gießerei
    .acc = die Gießerei
card-loom_age2 = Webstuhl
    .acc = den Webstuhl
card-glassworks_age2 = Glashütte
    .acc = die Glashütte
card-press_age2 = Presse
    .acc = die Presse
card-aqueduct = Aquädukt
    .acc = den Aquädukt
card-temple = Tempel
    .acc = den Tempel
card-statue = Statue
    .acc = die Statue
card-courthouse = Gericht
    .acc = das Gericht
card-forum = Forum
    .acc = das Forum
card-caravansery = Karawanserei
    .acc = die Karawanserei
card-vineyard = Weinberg
    .acc = den Weinberg
card-bazar = Basar
    .acc = den Basar
card-walls = Mauern
    .acc = die Mauern
card-training_ground = Trainingsgelände
    .acc = das Trainingsgelände
card-stables = Ställe
    .acc = die Ställe
card-archery_range = Schießplatz
    .acc = den Schießplatz
card-dispensary = Arzneiausgabe
    .acc = die Arzneiausgabe
card-laboratory = Laboratorium
    .acc = das Laboratorium
card-library = Bibliothek
    .acc = die Bibliothek
card-school = Schule
    .acc = die Schule
card-pantheon = Pantheon
    .acc = das Pantheon
card-gardens = Gärten
    .acc = die Gärten
card-town_hall = Rathaus
    .acc = das Rathaus
card-palace = Palast
    .acc = den Palast
card-senate = Senat
    .acc = den Senat
card-haven = Hafen
    .acc = den Hafen
card-lighthouse = Leuchtturm
    .acc = den Leuchtturm
card-chamber_of_commerce = Handelskammer
    .acc = die Handelskammer
card-arena = Arena
    .acc = die Arena
card-fortifications = Verteidigungsanlage
    .acc = die Verteidigungsanlage
card-circus = Zirkus
    .acc = den Zirkus
card-arsenal = Waffenlager
    .acc = das Waffenlager
card-siege_workshop = Belagerungsmaschinen
    .acc = die Belagerungsmaschinen
card-lodge = Loge
    .acc = die Loge
card-observatory = Observatorium
    .acc = das Observatorium
card-university = Universität
    .acc = die Universität
card-academy = Akademie
    .acc = die Akademie
card-study = Studierzimmer
    .acc = das Studierzimmer
card-workers_guild = Gilde der Arbeiter
    .acc = die Gilde der Arbeiter
card-craftsmens_guild = Gilde der Künstler
    .acc = die Gilde der Künstler
card-traders_guild = Gilde der Händler
    .acc = die Gilde der Händler
card-philosophers_guild = Gilde der Philosophen
    .acc = die Gilde der Philosophen
card-spies_guild = Gilde der Spione
    .acc = die Gilde der Spione
card-strategists_guild = Gilde der Strategen
    .acc = die Gilde der Strategen
card-shipowners_guild = Gilde der Reeder
    .acc = die Gilde der Reeder
card-scientists_guild = Gilde der Wissenschaftler
    .acc = die Gilde der Wissenschaftler
card-magistrates_guild = Gilde der Beamten
    .acc = die Gilde der Beamten
card-builders_guild = Gilde der Baumeister
    .acc = die Gilde der Baumeister

# Tafeln: die Stadt und ihr Weltwunder

board-giza = Gizeh
    .wonder = die Große Pyramide
board-rhodes = Rhodos
    .wonder = der Koloss
board-alexandria = Alexandria
    .wonder = der Leuchtturm
board-ephesus = Ephesos
    .wonder = der Tempel der Artemis
board-babylon = Babylon
    .wonder = die Hängenden Gärten
board-olympia = Olympia
    .wonder = die Zeusstatue
board-halicarnassus = Halikarnassos
    .wonder = das Mausoleum

# Plättchen des Turms zu Babel, nach Nummern: ein kurzer Name; was sie tun, steht unter effect-

tile-1 = Rote Abgabe
tile-2 = Freie Waffen
tile-3 = Stille Gruben
tile-4 = Geschlossene Märkte
tile-5 = Blauer Lohn
tile-6 = Blaue Abgabe
tile-7 = Geliehene Ketten
tile-8 = Münzen für Blau
tile-9 = Billige Waren
tile-10 = Teure Waren
tile-11 = Billige Rohstoffe
tile-12 = Teure Rohstoffe
tile-13 = Kettenabgabe
tile-14 = Kettenlohn
tile-15 = Freie Stufen
tile-16 = Stufenabgabe
tile-17 = Holz oder Stein
tile-18 = Erz oder Ziegel
tile-19 = Kleinere Siege
tile-20 = Endlose Gruben
tile-21 = Warengeschenk
tile-22 = Doppelte Niederlagen
tile-23 = Münzen für Gilden
tile-24 = Gildenlohn

# Großprojekte: .at wobei man mitmacht

project-belvedere = Belvedere
    .at = beim Belvedere
project-cranes = Kräne
    .at = bei den Kränen
project-double_walls = Doppelmauer
    .at = bei der Doppelmauer
project-factory = Manufaktur
    .at = bei der Manufaktur
project-rampart_road = Wallstraße
    .at = bei der Wallstraße
project-obelisk = Obelisk
    .at = beim Obelisken
project-river_port = Flusshafen
    .at = beim Flusshafen
project-sewer_network = Kanalisation
    .at = bei der Kanalisation
project-smelter = Schmelzhütte
    .at = bei der Schmelzhütte
project-war_mirror = Kriegsspiegel
    .at = beim Kriegsspiegel
project-archives = Archive
    .at = bei den Archiven
project-giant_trebuchet = Riesentribok
    .at = beim Riesentribok
project-grand_bazaar = Großer Basar
    .at = beim Großen Basar
project-menagerie = Menagerie
    .at = bei der Menagerie
project-triumphal_arches = Triumphbögen
    .at = bei den Triumphbögen

# Ressourcen, Farben, Symbole; .card die Farbe vor „Karte“ und „Karten“

resource-wood = Holz
resource-stone = Stein
resource-clay = Ziegel
resource-ore = Erz
resource-glass = Glas
resource-cloth = Stoff
resource-papyrus = Papyrus

colour-brown = braun
    .card = braune
colour-grey = grau
    .card = graue
colour-blue = blau
    .card = blaue
colour-yellow = gelb
    .card = gelbe
colour-red = rot
    .card = rote
colour-green = grün
    .card = grüne
colour-purple = lila
    .card = lila

symbol-compass = Zirkel
symbol-gear = Zahnrad
symbol-tablet = Schrifttafel

class-raw = Rohstoffe
class-goods = Waren

# Mehreres hintereinander; der Rest kann wieder so eine Reihe sein

list = { $first }, { $rest }
list-apart = { $first }; { $rest }

# Was Karten, Stufen, Tafeln, Plättchen, Belohnungen und Strafen bewirken

effect-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
effect-shields = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
effect-science = Symbol: { $symbol }
effect-science-any = am Ende ein Symbol nach Wahl
effect-makes = stellt { $count } { $resource } her{ $sold ->
    [no] , nicht zu kaufen
   *[yes] { "" }
}
effect-makes-two = stellt 1 { $resource } oder { $resource2 } her{ $sold ->
    [no] , nicht zu kaufen
   *[yes] { "" }
}
effect-makes-three = stellt 1 { $resource }, { $resource2 } oder { $resource3 } her{ $sold ->
    [no] , nicht zu kaufen
   *[yes] { "" }
}
effect-makes-four = stellt 1 { $resource }, { $resource2 }, { $resource3 } oder { $resource4 } her{ $sold ->
    [no] , nicht zu kaufen
   *[yes] { "" }
}
effect-victory-token = eine Siegmarke zu { $value }
effect-points-each = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede { $colour_card } Karte { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-points-each-three = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede { $colour_card }, { $colour2_card } oder { $colour3_card } Karte { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-points-each-stage = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede Stufe { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-points-each-defeat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede Niederlagenmarke { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-points-each-set = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden Satz aus drei verschiedenen Symbolen { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-coins-each = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für jede { $colour_card } Karte { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-coins-each-stage = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für jede Stufe { $place ->
    [here] hier
    [beside] in den Nachbarstädten
   *[around] hier und in den Nachbarstädten
}
effect-price = { $class } kosten beim Kauf { $side ->
    [left] von links
    [right] von rechts
   *[both] von beiden Seiten
} je Einheit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
effect-price-more = { $class } kosten beim Kauf je Einheit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mehr
effect-price-less = { $class } kosten beim Kauf je Einheit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} weniger
effect-tax = { $colour_card } Karten kosten { $coins ->
    [age] je nach Zeitalter 1, 2 oder 3 Münzen mehr
    [one] 1 Münze mehr
   *[other] { $coins } Münzen mehr
}
effect-tax-stage = Stufen kosten { $coins ->
    [age] je nach Zeitalter 1, 2 oder 3 Münzen mehr
    [one] 1 Münze mehr
   *[other] { $coins } Münzen mehr
}
effect-tax-chain = Bauen über eine Kette kostet { $coins ->
    [age] je nach Zeitalter 1, 2 oder 3 Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
effect-no-resources = { $colour_card } Karten brauchen keine Ressourcen
effect-no-resources-stage = Stufen brauchen keine Ressourcen
effect-coins-instead = { $colour_card } Karten kosten statt der Ressourcen je Ressource { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
effect-bonus = { $coins ->
    [age] je nach Zeitalter 1, 2 oder 3 Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}, wenn man eine { $colour_card } Karte baut
effect-bonus-chain = { $coins ->
    [age] je nach Zeitalter 1, 2 oder 3 Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}, wenn man über eine Kette baut
effect-chains-beside = auch Karten der Nachbarstädte taugen für Ketten
effect-free-build = { $times ->
    [age] in jedem Zeitalter einmal eine Karte kostenlos bauen
   *[game] einmal eine Karte kostenlos bauen
}
effect-free-stage = { $times ->
    [age] in jedem Zeitalter einmal eine Stufe ohne Ressourcen bauen
   *[game] einmal eine Stufe ohne Ressourcen bauen
}
effect-any-colour = { $times ->
    [age] in jedem Zeitalter einmal mit einer Karte beliebiger Farbe bei einem Projekt mitmachen
   *[game] einmal mit einer Karte beliebiger Farbe bei einem Projekt mitmachen
}
effect-dig = am Ende des Zuges eine Karte aus dem Ablagestapel kostenlos bauen
effect-seventh = auch die siebte Karte jedes Zeitalters spielen
effect-any-number = { $brown ->
    [single] braune Karten, die eine Einheit herstellen,
    [double] braune Karten, die zwei Einheiten herstellen,
   *[mixed] braune Karten, die eine von zwei Ressourcen herstellen,
} stellen beliebig viele her
effect-nothing = { $brown ->
    [single] braune Karten, die eine Einheit herstellen,
    [double] braune Karten, die zwei Einheiten herstellen,
   *[mixed] braune Karten, die eine von zwei Ressourcen herstellen,
} stellen nichts her
effect-trade-shut = Kontore, Markt, Forum und Karawanserei tun nichts
effect-victory-becomes = aus Siegmarken zu { $value } { $becomes ->
    [0] wird nichts
   *[other] werden welche zu { $becomes }
}
effect-defeat-becomes = statt einer Niederlagenmarke nimmt man { $number }
effect-copy-guild = am Ende zählt eine Gilde einer Nachbarstadt auch hier
effect-lose-card = eine { $colour_card } Karte verlieren
effect-lose-coins = alle Münzen verlieren
effect-lose-tokens = { $number ->
    [one] 1 Siegmarke
   *[other] { $number } Siegmarken
} verlieren
effect-lose-start = verlieren, was die Tafel von Anfang an herstellt

# Was etwas kostet

cost-nothing = nichts
cost-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
cost-units = { $count } { $resource }

# Städte: nach dem Namen, oder die, die niemandem gehört: am Satzanfang, als Objekt, als Empfängerin („2 Münzen an …“) und für sich

city-seat = { $who }
city-free = Die Freie Stadt
city-free-object = die Freie Stadt
city-free-to = die Freie Stadt
city-free-name = die Freie Stadt

# Was eine Aktion kostet

pay-nothing = kostenlos
pay-left = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} nach links ({ $city })
pay-right = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} nach rechts ({ $city })
pay-bank = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an die Bank

# Was eine Aktion bewirken würde

act-build = { $card } bauen: { $price }
act-chain = { $card } über eine Kette bauen (von: { $origin }): { $price }
act-olympia = { $card } kostenlos bauen, durch dein Weltwunder: { $price }
act-token = { $card } kostenlos bauen, für eine Baumarke: { $price }
act-stage = Mit { $card } Stufe { $stage } deines Weltwunders bauen: { $price }
act-stagetoken = Mit { $card } Stufe { $stage } deines Weltwunders bauen, für eine Stufenmarke: { $price }
act-sell = { $card } für 3 Münzen abwerfen
act-tile = { $card } abwerfen und Plättchen { $number } bauen, { $tile }
act-join = { $what }; { $project_at } mitmachen
act-join-any = { $what }; { $project_at } mitmachen, für die Marke für jede Farbe
act-free-city = Für die Freie Stadt: { $what }
act-dig = { $card } aus dem Ablagestapel bauen: { $price }
act-dig-nothing = Nichts aus dem Ablagestapel bauen
act-lose = { $card } verlieren
act-lose-two = Zwei Siegmarken verlieren, zu { $higher } und { $lower }
act-copy = { $card } kopieren
act-copy-nothing = Keine Gilde kopieren, denn daneben steht keine
act-board = Die Tafel { $board } nehmen
act-no-board = Eine Tafel nehmen, die es nicht gibt
act-side = Auf Seite { $side } spielen
act-keep = Plättchen { $number } behalten, { $tile }

# Eine Aktion, von der sich nicht mehr sagen lässt, weil sie jetzt nicht geht

plain-build = { $card } bauen
plain-chain = { $card } über eine Kette bauen
plain-olympia = { $card } kostenlos bauen, durch das Weltwunder
plain-token = { $card } kostenlos bauen, für eine Baumarke
plain-stage = Mit { $card } eine Stufe bauen
plain-stagetoken = Mit { $card } eine Stufe bauen, für eine Stufenmarke
plain-dig = { $card } aus dem Ablagestapel bauen
plain-join = { $what }; beim Projekt mitmachen

# Was geschehen ist, für alle am Tisch

told-chosen = { $who } hat gewählt.
told-chosen-again = { $who } hat neu gewählt.
told-all-chosen = Beide haben für die eigene Stadt gewählt.
told-free-city = { $who } wählt jetzt für die Freie Stadt.
told-board = { $city } nimmt { $board }.
told-side = { $who } spielt auf Seite { $side }.
told-tiles-kept = Alle behalten ein Plättchen und geben die übrigen weiter.
told-build = { $city } baut { $card_acc }.
told-chain = { $city } baut { $card_acc } über eine Kette (von: { $origin }).
told-olympia = { $city } baut { $card_acc } kostenlos, durch das Weltwunder.
told-token = { $city } baut { $card_acc } kostenlos, für eine Baumarke.
told-stage = { $city } baut Stufe { $stage } von { $board }: { $gives }.
told-stagetoken = { $city } baut Stufe { $stage } von { $board }, für eine Stufenmarke: { $gives }.
told-sell = { $city } wirft eine Karte für 3 Münzen ab.
told-tile = { $city } wirft eine Karte ab und baut ein Plättchen des Turms.
told-dig = { $city } baut { $card_acc } aus dem Ablagestapel.
told-dig-nothing = { $city } baut nichts aus dem Ablagestapel.
told-paid = { $city } zahlt { $price }.
paid-left = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $city }
paid-right = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $city }
paid-bank = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an die Bank
told-join = { $city } macht { $project_at } mit.
told-join-any = { $city } macht { $project_at } mit, für eine Marke für jede Farbe.
told-coins = { $city } bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
told-seventh = { $who } spielt auch die siebte Karte.
told-digs = { $city } sieht den Ablagestapel durch.
told-tile-placed = Plättchen { $number }, { $tile }, kommt auf den Turm: { $gives }.
told-tile-built = Plättchen { $number }, { $tile }, gebaut von { $who }, kommt auf den Turm: { $gives }.
told-tile-covered = Plättchen { $number }, { $tile }, ist zugedeckt.
told-age-over = Zeitalter { $age ->
    [1] I
    [2] II
   *[3] III
} ist vorbei.
told-project-done = Das Projekt ist fertig: { $project }.
told-reward = { $who } bekommt die Belohnung { $times ->
    [one] einmal
   *[other] { $times }-mal
}: { $gives }.
told-reward-tokens = { $who } bekommt { $value ->
    [0] wegen eines Plättchens keine Siegmarke
   *[other] { $times ->
        [one] eine Siegmarke
       *[other] { $times } Siegmarken
    } zu { $value }
}.
told-project-failed = Das Projekt ist nicht fertig: { $project }. Strafe für alle, die nicht mitgemacht haben: { $loss }.
told-must-lose = { $who } muss wählen: { $loss }.
told-lost-card = { $who } verliert { $card_acc }.
told-lost-tokens = { $who } verliert zwei Siegmarken, zu { $higher } und { $lower }.
told-lost-coins = { $who } verliert { $coins ->
    [one] 1 Münze
   *[other] alle { $coins } Münzen
}.
told-lost-start = { $who } verliert, was die Tafel von Anfang an herstellt.
told-unpaid = { $who } kann die Strafe nicht zahlen und nimmt { $tokens ->
    [one] eine Marke
   *[other] { $tokens } Marken
} zu −{ $points }.
told-conflict-won = { $city } schlägt { $other } mit { $own } zu { $their } Schilden: { $value ->
    [0] keine Siegmarke
   *[other] eine Siegmarke zu { $value }
} gegen { $defeats ->
    [one] eine Niederlagenmarke
   *[other] { $defeats } Niederlagenmarken
}.
told-conflict-even = { $city } und { $other } stehen gleich, { $own } zu { $their } Schilden.
told-age = Zeitalter { $age ->
    [1] I
    [2] II
   *[3] III
} beginnt.
told-project = Großprojekt: { $project }. Wer eine { $colour_card } Karte baut, macht für { $cost } mit; { $tokens ->
    [one] 1 Marke liegt
   *[other] { $tokens } Marken liegen
} darauf.
told-copies = { $who } kopiert eine Gilde.
told-copy = { $who } kopiert { $card_acc }.
told-copy-nothing = { $who } hat keine Gilde zu kopieren.
told-points = { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# Warum eine Aktion nicht geht

why-game-over = Das Spiel ist aus.
why-not-asked = Du bist jetzt nicht gefragt; { $phase ->
    [board] jemand anderes nimmt eine Tafel.
    [free] jemand anderes wählt für die Freie Stadt.
    [seventh] die siebte Karte spielt nur, wer es kann.
    [dig] jemand anderes sieht den Ablagestapel durch.
    [loss] andere wählen, was sie verlieren.
    [copy] andere wählen eine Gilde.
   *[other] andere wählen.
}
why-asked-otherwise = { $phase ->
    [board] Du bist gefragt, welche Tafel du nimmst.
    [side] Du bist gefragt, auf welcher Seite deiner Tafel du spielst.
    [tile] Du bist gefragt, welches Plättchen du behältst.
    [free] Du bist gefragt, was die Freie Stadt tut.
    [dig] Du bist gefragt, welche Karte des Ablagestapels du baust.
    [loss] Du bist gefragt, was du verlierst.
    [copy] Du bist gefragt, welche Gilde du kopierst.
   *[other] Du bist gefragt, was du mit einer Karte deiner Hand tust.
}
why-no-card = { $card }: Diese Karte hast du nicht auf der Hand.
why-card-picked = { $card }: Diese Karte hast du für deine eigene Stadt gewählt.
why-same-name = { $whose ->
    [free] Die Freie Stadt hat { $card_acc } schon.
   *[own] Du hast { $card_acc } schon.
}
why-too-few-coins = Es kostet { $needs ->
    [one] 1 Münze
   *[other] { $needs } Münzen
} ({ $bank ->
    [0] für Ressourcen
   *[other] { $bank } an die Bank{ $trade ->
        [0] {""}
       *[other] , { $trade } für Ressourcen
    }
}); { $whose ->
    [free] die Freie Stadt hat { $has }.
   *[own] du hast { $has }.
}
why-too-few-coins-tax = Es kostet { $needs ->
    [one] 1 Münze
   *[other] { $needs } Münzen
} ({ $bank } an die Bank, { $tax } davon durch Plättchen { $number }, { $tile }{ $trade ->
    [0] {""}
   *[other] ; { $trade } für Ressourcen
}); { $whose ->
    [free] die Freie Stadt hat { $has }.
   *[own] du hast { $has }.
}
why-too-few-coins-taxes = Es kostet { $needs ->
    [one] 1 Münze
   *[other] { $needs } Münzen
} ({ $bank } an die Bank, { $tax } davon durch die Plättchen { $number }, { $tile }, und { $number2 }, { $tile2 }{ $trade ->
    [0] {""}
   *[other] ; { $trade } für Ressourcen
}); { $whose ->
    [free] die Freie Stadt hat { $has }.
   *[own] du hast { $has }.
}
why-not-for-sale = Nötig: { $needs } { $resource }. { $whose ->
    [free] Die Freie Stadt stellt
   *[own] Du stellst
} { $has } her, { $sold ->
    [0] in den Nachbarstädten gibt es nichts davon zu kaufen.
   *[other] zu kaufen gibt es links { $left } und rechts { $right }.
}
why-not-for-sale-two = Nötig: { $needs } aus { $resource } und { $resource2 }. { $whose ->
    [free] Die Freie Stadt stellt
   *[own] Du stellst
} { $has } her, { $sold ->
    [0] in den Nachbarstädten gibt es nichts davon zu kaufen.
   *[other] zu kaufen gibt es links { $left } und rechts { $right }.
}
why-not-for-sale-three = Nötig: { $needs } aus { $resource }, { $resource2 } und { $resource3 }. { $whose ->
    [free] Die Freie Stadt stellt
   *[own] Du stellst
} { $has } her, { $sold ->
    [0] in den Nachbarstädten gibt es nichts davon zu kaufen.
   *[other] zu kaufen gibt es links { $left } und rechts { $right }.
}
why-not-for-sale-four = Nötig: { $needs } aus { $resource }, { $resource2 }, { $resource3 } und { $resource4 }. { $whose ->
    [free] Die Freie Stadt stellt
   *[own] Du stellst
} { $has } her, { $sold ->
    [0] in den Nachbarstädten gibt es nichts davon zu kaufen.
   *[other] zu kaufen gibt es links { $left } und rechts { $right }.
}
why-no-such-payment = { $card } lässt sich so nicht bezahlen; es gibt { $has ->
    [one] 1 Möglichkeit
   *[other] { $has } Möglichkeiten
}.
why-no-chain = { $card }: Für die Kette fehlt { $whose ->
    [free] in der Freien Stadt
   *[own] in deiner Stadt
}{ $place ->
    [around] { " " }oder daneben
   *[here] { "" }
}: { $origin }.
why-no-chain-two = { $card }: Für die Kette fehlt { $whose ->
    [free] in der Freien Stadt
   *[own] in deiner Stadt
}{ $place ->
    [around] { " " }oder daneben
   *[here] { "" }
}: { $origin } oder { $origin2 }.
why-no-chain-ever = { $card }: Hierher führt keine Kette.
why-no-free-building = { $whose ->
    [free] Das Weltwunder der Freien Stadt baut keine Karte kostenlos.
   *[own] Dein Weltwunder baut keine Karte kostenlos.
}
why-free-building-used = { $whose ->
    [free] Die Freie Stadt hat in diesem Zeitalter schon eine Karte kostenlos gebaut.
   *[own] Du hast in diesem Zeitalter schon eine Karte kostenlos gebaut.
}
why-no-building-token = Du hast keine Baumarke.
why-no-stage-token = Du hast keine Stufenmarke.
why-wonder-complete = { $whose ->
    [free] Alle { $stages } Stufen des Weltwunders der Freien Stadt sind gebaut.
   *[own] Alle { $stages } Stufen deines Weltwunders sind gebaut.
}
why-no-tile = Plättchen { $number }, { $tile }, gehört nicht zu denen, die du bauen kannst.
why-no-project = In diesem Spiel gibt es keine Großprojekte.
why-project-full = { $project }: Es liegt keine Marke mehr darauf, niemand kann mehr mitmachen.
why-has-joined = Du hast in diesem Zug schon { $project_at } mitgemacht.
why-wrong-colour = { $project }: Mitmachen kann, wer eine { $colour_card } Karte baut; { $card } ist { $colour2 }.
why-not-discarded = { $card }: Diese Karte liegt nicht im Ablagestapel.
why-not-to-lose = Du musst eine { $colour_card } Karte verlieren; { $card } ist keine.
why-not-here = Du musst eine { $colour_card } Karte deiner Stadt verlieren; { $card } steht dort nicht.
why-no-such-tokens = Diese beiden Siegmarken hast du nicht.
why-not-beside = { $card } ist keine Gilde in einer Nachbarstadt.
why-guild-beside = Neben dir steht eine Gilde; du musst eine wählen.
why-board-taken = { $board } ist schon vergeben.
why-no-board = Diese Tafel gibt es nicht.
why-tile-not-before = Plättchen { $number }, { $tile }, liegt nicht vor dir.
why-must-chain = Die Freie Stadt kann { $card_acc } über eine Kette bauen, also muss sie es.
why-can-play = Die Freie Stadt wirft eine Karte nur ab, wenn sie weder eine Karte noch eine Stufe bauen kann.

# Was einen Preis ändert, und um wie viel; zuerst das Plättchen, die Karte oder die Marke

by-tile = Plättchen { $number }, { $tile }
by-card = { $card }
by-stage = Stufe { $stage } des Weltwunders
by-chain = Die Kette
by-olympia = Das Weltwunder
by-token = Die Baumarke
by-stagetoken = Die Stufenmarke
by-project = Mitmachen { $project_at }
changed-less = { $by }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} weniger
changed-more = { $by }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mehr
changed-possible = { $by }: sonst nicht möglich
changed-impossible = { $by }: sonst möglich

# Wie ein Spiel ausgegangen ist

end-points = { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gegen { $others }.
end-coins = { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: Andere haben gleich viele, aber weniger Münzen, { $others } gegen { $coins }.
end-shared = { $winners } teilen sich den Sieg, mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.

# Was als Notation einer Aktion möglich gewesen wäre

expected-use = was mit einer Karte geschieht und ein Doppelpunkt: build, chain, stage, sell und so weiter
expected-card = eine Karte mit ihrem Kürzel, etwa altar
expected-payment = Münzen für die Nachbarstädte, etwa <2>1, dann +join oder +any, oder nichts weiter

# Wie Aktionen geschrieben werden

notation-help =
    Was geschieht, ein Doppelpunkt und die Karte mit ihrem Kürzel; groß oder klein geschrieben.
    { "" }  build:altar         eine Karte bauen und bezahlen
    { "" }  chain:statue        sie über eine Kette bauen
    { "" }  olympia:palace      sie kostenlos bauen, durch Olympia
    { "" }  token:palace        sie kostenlos bauen, für eine Baumarke
    { "" }  stage:altar         mit der Karte die nächste Stufe des Weltwunders bauen
    { "" }  stagetoken:altar    dasselbe für eine Stufenmarke, ohne Ressourcen
    { "" }  sell:altar          die Karte für 3 Münzen abwerfen
    { "" }  tile7:altar         die Karte abwerfen und Plättchen 7 bauen
    { "" }  build:school<2>1    2 Münzen gehen nach links, 1 nach rechts
    { "" }  build:school+join   beim Großprojekt mitmachen; +any mit der Marke für jede Farbe
    { "" }  free.build:school   für die Freie Stadt (zu zweit)
    { "" }  dig:school dig:-    eine Karte aus dem Ablagestapel bauen, oder keine
    { "" }  lose:school         eine Karte verlieren; lose:3,1 zwei Siegmarken
    { "" }  copy:spies_guild    eine Gilde kopieren
    { "" }  board:giza side:A   eine Tafel, eine Seite nehmen; keep:17 behält ein Plättchen

# Der Tisch als Text

table-seat = Platz { $seat }
table-you = Du (Platz { $seat })
title = 7 Wonders
table-title = 7 Wonders, Zeitalter { $age ->
    [1] I
    [2] II
   *[3] III
}, Zug { $turn }. { $direction ->
    [left] Die Hände gehen nach links.
    [right] Die Hände gehen nach rechts.
   *[swap] Die Hände werden getauscht.
} { $phase ->
    [over] Das Spiel ist aus.
    [free] Die Karte der Freien Stadt wird gewählt.
    [seventh] Die siebte Karte wird gespielt.
    [dig] Der Ablagestapel wird durchgesehen.
    [loss] Strafen werden gewählt.
    [copy] Gilden werden kopiert.
   *[card] Karten werden gewählt.
}
table-title-before = 7 Wonders, vor Zeitalter I. { $phase ->
    [board] Tafeln werden gewählt.
    [side] Seiten werden gewählt.
   *[tile] Plättchen des Turms werden gewählt.
}
table-chosen = Schon gewählt: { $seats }.
table-awaited = Noch zu wählen: { $seats }.
table-tower = Turm: { $placed ->
    [one] 1 Plättchen
   *[other] { $placed } Plättchen
} gelegt, { $active } aktiv.
table-tile = { $number } { $tile }: { $gives }.
table-tile-built = { $number } { $tile } (gebaut von { $who }): { $gives }.
table-project = Großprojekt: { $project }. Mitmachen mit einer Karte dieser Farbe: { $colour }, für { $cost }; { $tokens ->
    [0] fertig, keine Marke mehr
    [one] noch 1 Marke
   *[other] noch { $tokens } Marken
}.
table-project-ends = Belohnung: { $reward }. Strafe: { $loss }.
table-joined = Mitgemacht: { $seats }.
table-joined-by = { $who } ({ $times ->
    [one] einmal
   *[other] { $times }-mal
})
table-left = Links, { $city }
table-right = Rechts, { $city }
table-city = { $city }: { $board } { $side }, { $stages } von { $all } Stufen, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
table-city-free = { $city }: { $board } { $side }, { $stages } von { $all } Stufen, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}.
table-city-bare = { $city }: noch keine Tafel, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
table-city-sideless = { $city }: { $board }, Seite noch nicht gewählt, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
table-colour = { $colour }: { $cards }
table-counts = Karten: { $cards }
table-colour-count = { $count } { $colour }
table-next-stage = Als Nächstes Stufe { $stage }, für { $cost }: { $gives }
table-makes = Stellt her: { $units }
table-sells = Zu kaufen: { $units } (Rohstoffe { $raw }, Waren { $goods } je Einheit)
table-sells-later = Zu kaufen: { $units }
source-units = { $count } { $resource }
source-two = { $resource } oder { $resource2 }
source-three = { $resource }, { $resource2 } oder { $resource3 }
source-four = { $resource }, { $resource2 }, { $resource3 } oder { $resource4 }
source-endless = beliebig viel { $resource }
table-tokens = Hat: { $tokens }
token-symbol = { $symbol } × { $count }
token-symbol-any = beliebiges Symbol × { $count }
token-victory = Siegmarke { $value } × { $count }
token-defeat = { $count ->
    [one] 1 Niederlagenmarke
   *[other] { $count } Niederlagenmarken
}
token-unpaid = { $count ->
    [one] 1 Strafmarke
   *[other] { $count } Strafmarken
} (−{ $points })
token-building = { $count ->
    [one] 1 Baumarke
   *[other] { $count } Baumarken
}
token-stage = { $count ->
    [one] 1 Stufenmarke
   *[other] { $count } Stufenmarken
}
token-colour = { $count ->
    [one] 1 Marke für jede Farbe
   *[other] { $count } Marken für jede Farbe
}
token-olympia = in diesem Zeitalter noch eine Karte kostenlos{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
token-tile = { $count ->
    [one] 1 Plättchen gebaut
   *[other] { $count } Plättchen gebaut
}
token-lost-start = der Anfang der Tafel ist verloren
token-copied = kopiert { $card_acc }
table-own-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}:
table-hand-free = Deine Hand, aus der die Freie Stadt eine Karte spielt:
table-hand = Hand von { $who }: { $cards }
table-discards = Der Ablagestapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}:
table-card = { $card } ({ $colour }; Kosten: { $cost }): { $gives }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
table-uses = { $uses }
table-why = Bauen geht nicht: { $why }
name-card = { $card }
name-board = { $board }
use-build = bauen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-build-join = bauen und mitmachen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-chain = über eine Kette ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-chain-join = über eine Kette und mitmachen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-olympia = durch das Weltwunder ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-olympia-join = durch das Weltwunder und mitmachen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-token = mit einer Baumarke ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-token-join = mit einer Baumarke und mitmachen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-stage = Stufe ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-stagetoken = Stufe mit einer Marke ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-dig = bauen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-dig-join = bauen und mitmachen ({ $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
})
use-tile = Plättchen { $number }
use-sell = für 3 Münzen abwerfen
use-lose = verlieren
use-copy = kopieren
table-boards = Übrige Tafeln: { $boards }
table-draft = Plättchen vor { $who }:
table-own-tiles = { $count ->
    [one] Dein Plättchen
   *[other] Deine Plättchen
}, noch zu bauen:
table-known = { $who } hat { $left } von diesen: { $cards }
table-choice = Du hast gewählt: { $what }

# Der Wertungsblock

category-military = Konflikte
category-coins = Münzen
category-wonder = Weltwunder
category-blue = Blaue Karten
category-yellow = Gelbe Karten
category-guilds = Gilden
category-science = Wissenschaft
category-tower = Turm
category-projects = Projekte
category-total = Summe

# Die Teile einer Zahl darauf

part-victories = { $count ->
    [one] 1 Siegmarke zu { $value }
   *[other] { $count } Siegmarken zu { $value }
}
part-defeats = { $count ->
    [one] 1 Niederlagenmarke
   *[other] { $count } Niederlagenmarken
}
part-coins = { $count ->
    [one] 1 Münze, drei sind ein Punkt
   *[other] { $count } Münzen, drei sind ein Punkt
}
part-stage = Stufe { $stage }
part-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
part-symbols = { $count } × { $symbol }
part-symbols-chosen = { $count } × { $symbol }, davon gewählt: { $chosen }
part-sets = { $count ->
    [one] 1 Satz aus drei
   *[other] { $count } Sätze aus drei
}
part-card = { $card }
part-copied = { $card }, kopiert
part-project = { $project }
part-project-times = { $times } × { $project }
part-unpaid = { $count ->
    [one] 1 Strafe nicht bezahlt
   *[other] { $count } Strafen nicht bezahlt
}

# Was eine Aktion bringt, Satzteile mit „das“ als Subjekt: mehr oder weniger von dem, was die Taktik zählt; $count sagt, um wie viel

estimate = Wird von hier aus in etwa { $percent } % der Partien Erster.
counts-won-more = gewinnt das Spiel
counts-won-less = verliert das Spiel
counts-points-more = bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
counts-points-less = kostet { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
counts-coins-more = bringt { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
counts-coins-less = kostet { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
counts-sources-more = liefert { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} mehr im Zug
counts-sources-less = liefert { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} weniger im Zug
counts-symbols-more = bringt { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
}
counts-symbols-less = kostet { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
}
counts-tokens-more = bringt { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
} für später
counts-tokens-less = löst { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
} ein
counts-conflicts-more = verbessert deine Aussichten in den Konflikten
counts-conflicts-less = verschlechtert deine Aussichten in den Konflikten
counts-prices-more = macht das Einkaufen billiger
counts-prices-less = macht das Einkaufen teurer
counts-chains-more = öffnet den Weg zu Karten späterer Zeitalter
counts-chains-less = versperrt den Weg zu Karten späterer Zeitalter
counts-powers-more = gibt deinem Wunder eine Fähigkeit
counts-powers-less = verbraucht eine Fähigkeit deines Wunders
counts-project-more = verbessert deine Aussichten im Projekt
counts-project-less = verschlechtert deine Aussichten im Projekt
counts-rival-more = hält den stärksten Rivalen zurück
counts-rival-less = lässt den stärksten Rivalen vorankommen
counts-choice-more = verspricht mehr
counts-choice-less = verspricht weniger
