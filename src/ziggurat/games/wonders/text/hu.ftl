# 7 Wonders in Hungarian. One message a key; what stands in { } is filled in by the program.
# Players' names ($who, and $city, $other, which are a player's name or the Free City) are never inflected, so sentences go around endings on them.

# Cards: .the with its article, .acc the same as an object

card-lumber_yard = Fatelep
    .the = a Fatelep
    .acc = a Fatelepet
card-stone_pit = Kőfejtő
    .the = a Kőfejtő
    .acc = a Kőfejtőt
card-clay_pool = Agyaglelőhely
    .the = az Agyaglelőhely
    .acc = az Agyaglelőhelyet
card-ore_vein = Érctelér
    .the = az Érctelér
    .acc = az Érctelért
card-tree_farm = Faiskola
    .the = a Faiskola
    .acc = a Faiskolát
card-excavation = Ásatás
    .the = az Ásatás
    .acc = az Ásatást
card-clay_pit = Agyagbánya
    .the = az Agyagbánya
    .acc = az Agyagbányát
card-timber_yard = Erdészet
    .the = az Erdészet
    .acc = az Erdészetet
card-forest_cave = Erdei barlang
    .the = az Erdei barlang
    .acc = az Erdei barlangot
card-mine = Bánya
    .the = a Bánya
    .acc = a Bányát
card-loom_age1 = Szövőszék
    .the = a Szövőszék
    .acc = a Szövőszéket
card-glassworks_age1 = Üveghuta
    .the = az Üveghuta
    .acc = az Üveghutát
card-press_age1 = Prés
    .the = a Prés
    .acc = a Prést
card-pawnshop = Zálogház
    .the = a Zálogház
    .acc = a Zálogházat
card-baths = Fürdő
    .the = a Fürdő
    .acc = a Fürdőt
card-altar = Oltár
    .the = az Oltár
    .acc = az Oltárt
card-theater = Színház
    .the = a Színház
    .acc = a Színházat
card-tavern = Fogadó
    .the = a Fogadó
    .acc = a Fogadót
card-east_trading_post = Keleti kereskedőállomás
    .the = a Keleti kereskedőállomás
    .acc = a Keleti kereskedőállomást
card-west_trading_post = Nyugati kereskedőállomás
    .the = a Nyugati kereskedőállomás
    .acc = a Nyugati kereskedőállomást
card-marketplace = Piactér
    .the = a Piactér
    .acc = a Piacteret
card-stockade = Cölöpfal
    .the = a Cölöpfal
    .acc = a Cölöpfalat
card-barracks = Kaszárnya
    .the = a Kaszárnya
    .acc = a Kaszárnyát
card-guard_tower = Őrtorony
    .the = az Őrtorony
    .acc = az Őrtornyot
card-apothecary = Patika
    .the = a Patika
    .acc = a Patikát
card-workshop = Műhely
    .the = a Műhely
    .acc = a Műhelyt
card-scriptorium = Írószoba
    .the = az Írószoba
    .acc = az Írószobát
card-sawmill = Fűrészmalom
    .the = a Fűrészmalom
    .acc = a Fűrészmalmot
card-quarry = Kőbánya
    .the = a Kőbánya
    .acc = a Kőbányát
card-brickyard = Téglavető
    .the = a Téglavető
    .acc = a Téglavetőt
card-foundry = Öntöde
    .the = az Öntöde
    .acc = az Öntödét
card-loom_age2 = Szövőszék
    .the = a Szövőszék
    .acc = a Szövőszéket
card-glassworks_age2 = Üveghuta
    .the = az Üveghuta
    .acc = az Üveghutát
card-press_age2 = Prés
    .the = a Prés
    .acc = a Prést
card-aqueduct = Vízvezeték
    .the = a Vízvezeték
    .acc = a Vízvezetéket
card-temple = Templom
    .the = a Templom
    .acc = a Templomot
card-statue = Szobor
    .the = a Szobor
    .acc = a Szobrot
card-courthouse = Bíróság
    .the = a Bíróság
    .acc = a Bíróságot
card-forum = Fórum
    .the = a Fórum
    .acc = a Fórumot
card-caravansery = Karavánszeráj
    .the = a Karavánszeráj
    .acc = a Karavánszerájt
card-vineyard = Szőlőskert
    .the = a Szőlőskert
    .acc = a Szőlőskertet
card-bazar = Bazár
    .the = a Bazár
    .acc = a Bazárt
card-walls = Városfal
    .the = a Városfal
    .acc = a Városfalat
card-training_ground = Gyakorlótér
    .the = a Gyakorlótér
    .acc = a Gyakorlóteret
card-stables = Istálló
    .the = az Istálló
    .acc = az Istállót
card-archery_range = Lőtér
    .the = a Lőtér
    .acc = a Lőteret
card-dispensary = Gyógyszertár
    .the = a Gyógyszertár
    .acc = a Gyógyszertárat
card-laboratory = Laboratórium
    .the = a Laboratórium
    .acc = a Laboratóriumot
card-library = Könyvtár
    .the = a Könyvtár
    .acc = a Könyvtárat
card-school = Iskola
    .the = az Iskola
    .acc = az Iskolát
card-pantheon = Panteon
    .the = a Panteon
    .acc = a Panteont
card-gardens = Kertek
    .the = a Kertek
    .acc = a Kerteket
card-town_hall = Városháza
    .the = a Városháza
    .acc = a Városházát
card-palace = Palota
    .the = a Palota
    .acc = a Palotát
card-senate = Szenátus
    .the = a Szenátus
    .acc = a Szenátust
card-haven = Kikötő
    .the = a Kikötő
    .acc = a Kikötőt
card-lighthouse = Világítótorony
    .the = a Világítótorony
    .acc = a Világítótornyot
card-chamber_of_commerce = Kereskedelmi kamara
    .the = a Kereskedelmi kamara
    .acc = a Kereskedelmi kamarát
card-arena = Aréna
    .the = az Aréna
    .acc = az Arénát
card-fortifications = Erődítmény
    .the = az Erődítmény
    .acc = az Erődítményt
card-circus = Cirkusz
    .the = a Cirkusz
    .acc = a Cirkuszt
card-arsenal = Fegyverraktár
    .the = a Fegyverraktár
    .acc = a Fegyverraktárt
card-siege_workshop = Ostromműhely
    .the = az Ostromműhely
    .acc = az Ostromműhelyt
card-lodge = Páholy
    .the = a Páholy
    .acc = a Páholyt
card-observatory = Csillagvizsgáló
    .the = a Csillagvizsgáló
    .acc = a Csillagvizsgálót
card-university = Egyetem
    .the = az Egyetem
    .acc = az Egyetemet
card-academy = Akadémia
    .the = az Akadémia
    .acc = az Akadémiát
card-study = Dolgozószoba
    .the = a Dolgozószoba
    .acc = a Dolgozószobát
card-workers_guild = Munkások céhe
    .the = a Munkások céhe
    .acc = a Munkások céhét
card-craftsmens_guild = Kézművesek céhe
    .the = a Kézművesek céhe
    .acc = a Kézművesek céhét
card-traders_guild = Kereskedők céhe
    .the = a Kereskedők céhe
    .acc = a Kereskedők céhét
card-philosophers_guild = Filozófusok céhe
    .the = a Filozófusok céhe
    .acc = a Filozófusok céhét
card-spies_guild = Kémek céhe
    .the = a Kémek céhe
    .acc = a Kémek céhét
card-strategists_guild = Stratégák céhe
    .the = a Stratégák céhe
    .acc = a Stratégák céhét
card-shipowners_guild = Hajótulajdonosok céhe
    .the = a Hajótulajdonosok céhe
    .acc = a Hajótulajdonosok céhét
card-scientists_guild = Tudósok céhe
    .the = a Tudósok céhe
    .acc = a Tudósok céhét
card-magistrates_guild = Elöljárók céhe
    .the = az Elöljárók céhe
    .acc = az Elöljárók céhét
card-builders_guild = Építők céhe
    .the = az Építők céhe
    .acc = az Építők céhét

# Boards: the city, its wonder, and the wonder as the owner of a stage

board-giza = Gíza
    .wonder = a Nagy piramis
    .of = a Nagy piramis
board-rhodes = Rodosz
    .wonder = a Kolosszus
    .of = a Kolosszus
board-alexandria = Alexandria
    .wonder = a Világítótorony
    .of = a Világítótorony
board-ephesus = Epheszosz
    .wonder = Artemisz temploma
    .of = Artemisz templomának
board-babylon = Babilon
    .wonder = a Függőkertek
    .of = a Függőkertek
board-olympia = Olümpia
    .wonder = a Zeusz-szobor
    .of = a Zeusz-szobor
board-halicarnassus = Halikarnasszosz
    .wonder = a Mauzóleum
    .of = a Mauzóleum

# Tiles of the Tower of Babel, by number: a short name each; what they do stands under effect-

tile-1 = Piros adó
tile-2 = Ingyen fegyverek
tile-3 = Néma bányák
tile-4 = Zárt piacok
tile-5 = Kék jutalom
tile-6 = Kék adó
tile-7 = Kölcsönláncok
tile-8 = Kékért érme
tile-9 = Olcsó áruk
tile-10 = Drága áruk
tile-11 = Olcsó nyersanyagok
tile-12 = Drága nyersanyagok
tile-13 = Láncadó
tile-14 = Láncjutalom
tile-15 = Szabad szintek
tile-16 = Szintadó
tile-17 = Fa vagy kő
tile-18 = Érc vagy agyag
tile-19 = Kisebb győzelmek
tile-20 = Kimeríthetetlen bányák
tile-21 = Ajándék áruk
tile-22 = Kettős vereségek
tile-23 = Céhért érme
tile-24 = Céhjutalom

# Great Projects

project-belvedere = Kilátó
    .the = a Kilátó
project-cranes = Daruk
    .the = a Daruk
project-double_walls = Kettős fal
    .the = a Kettős fal
project-factory = Manufaktúra
    .the = a Manufaktúra
project-rampart_road = Bástyaút
    .the = a Bástyaút
project-obelisk = Obeliszk
    .the = az Obeliszk
project-river_port = Folyami kikötő
    .the = a Folyami kikötő
project-sewer_network = Csatornahálózat
    .the = a Csatornahálózat
project-smelter = Kohó
    .the = a Kohó
project-war_mirror = Hadi tükör
    .the = a Hadi tükör
project-archives = Levéltár
    .the = a Levéltár
project-giant_trebuchet = Óriás hajítógép
    .the = az Óriás hajítógép
project-grand_bazaar = Nagy bazár
    .the = a Nagy bazár
project-menagerie = Vadaskert
    .the = a Vadaskert
project-triumphal_arches = Diadalívek
    .the = a Diadalívek

# Resources (.acc as an object), colours, science symbols

resource-wood = fa
    .acc = fát
resource-stone = kő
    .acc = követ
resource-clay = agyag
    .acc = agyagot
resource-ore = érc
    .acc = ércet
resource-glass = üveg
    .acc = üveget
resource-cloth = szövet
    .acc = szövetet
resource-papyrus = papirusz
    .acc = papiruszt

colour-brown = barna
colour-grey = szürke
colour-blue = kék
colour-yellow = sárga
colour-red = piros
colour-green = zöld
colour-purple = lila

symbol-compass = körző
symbol-gear = fogaskerék
symbol-tablet = kőtábla

class-raw = nyersanyagok
    .the = a nyersanyagok
class-goods = áruk
    .the = az áruk

# Several things in a row; the rest can be such a row again

list = { $first }, { $rest }
list-apart = { $first }; { $rest }

# What things give: cards, stages, starts of boards, tiles, rewards and penalties of projects

effect-points = { $points } pont
effect-coins = { $coins } érme
effect-shields = { $shields } pajzs
effect-science = tudományjel: { $symbol }
effect-science-any = egy tetszőleges tudományjel, a végén választva
effect-makes = { $count } { $resource_acc } termel{ $sold ->
    [no] , nem eladó
   *[yes] { "" }
}
effect-makes-two = 1 { $resource_acc } vagy { $resource2_acc } termel{ $sold ->
    [no] , nem eladó
   *[yes] { "" }
}
effect-makes-three = 1 { $resource_acc }, { $resource2_acc } vagy { $resource3_acc } termel{ $sold ->
    [no] , nem eladó
   *[yes] { "" }
}
effect-makes-four = 1 { $resource_acc }, { $resource2_acc }, { $resource3_acc } vagy { $resource4_acc } termel{ $sold ->
    [no] , nem eladó
   *[yes] { "" }
}
effect-victory-token = egy { $value } pontos győzelemjelző
effect-points-each = { $points } pont minden { $colour } kártyáért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-points-each-three = { $points } pont minden { $colour }, { $colour2 } vagy { $colour3 } kártyáért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-points-each-stage = { $points } pont a csodák minden szintjéért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-points-each-defeat = { $points } pont minden vereségjelzőért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-points-each-set = { $points } pont három különböző tudományjel minden sorozatáért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-coins-each = { $coins } érme minden { $colour } kártyáért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-coins-each-stage = { $coins } érme a csodák minden szintjéért { $place ->
    [here] itt
    [beside] a szomszéd városokban
   *[around] itt és a szomszéd városokban
}
effect-price = { $class_the } egységenként { $coins } érmébe kerülnek { $side ->
    [left] a bal szomszédtól
    [right] a jobb szomszédtól
   *[both] mindkét szomszédtól
}
effect-price-more = { $class_the } vételkor egységenként { $coins } érmével drágábbak
effect-price-less = { $class_the } vételkor egységenként { $coins } érmével olcsóbbak
effect-tax = a { $colour } kártyák { $coins ->
    [age] korszaktól függően 1, 2 vagy 3 érmével
   *[other] { $coins } érmével
} drágábbak
effect-tax-stage = a csodák szintjei { $coins ->
    [age] korszaktól függően 1, 2 vagy 3 érmével
   *[other] { $coins } érmével
} drágábbak
effect-tax-chain = a láncépítés ára { $coins ->
    [age] korszaktól függően 1, 2 vagy 3 érme
   *[other] { $coins } érme
}
effect-no-resources = a { $colour } kártyákhoz nem kell erőforrás
effect-no-resources-stage = a csodák szintjeihez nem kell erőforrás
effect-coins-instead = a { $colour } kártyákért erőforrások helyett érmével kell fizetni, erőforrásonként { $coins } érmével
effect-bonus = { $coins ->
    [age] korszaktól függően 1, 2 vagy 3 érme
   *[other] { $coins } érme
} minden { $colour } kártya megépítése után
effect-bonus-chain = { $coins ->
    [age] korszaktól függően 1, 2 vagy 3 érme
   *[other] { $coins } érme
} minden láncépítés után
effect-chains-beside = a szomszéd városok kártyáiról is lehet láncban építeni
effect-free-build = { $times ->
    [age] korszakonként egyszer egy kártya ingyen megépíthető
   *[game] egyszer egy kártya ingyen megépíthető
}
effect-free-stage = { $times ->
    [age] korszakonként egyszer a csoda egy szintje erőforrások nélkül megépíthető
   *[game] egyszer a csoda egy szintje erőforrások nélkül megépíthető
}
effect-any-colour = { $times ->
    [age] korszakonként egyszer bármilyen színű kártyával lehet csatlakozni egy építkezéshez
   *[game] egyszer bármilyen színű kártyával lehet csatlakozni egy építkezéshez
}
effect-dig = a kör végén a dobópakli egyik kártyája ingyen megépíthető
effect-seventh = minden korszak hetedik kártyája is kijátszható
effect-any-number = { $brown ->
    [single] az egy egységet termelő barna kártyák
    [double] a két egységet termelő barna kártyák
   *[mixed] a kétféle erőforrás egyikét termelő barna kártyák
} bármennyit termelnek
effect-nothing = { $brown ->
    [single] az egy egységet termelő barna kártyák
    [double] a két egységet termelő barna kártyák
   *[mixed] a kétféle erőforrás egyikét termelő barna kártyák
} semmit sem termelnek
effect-trade-shut = a kereskedőállomások, a Piactér, a Fórum és a Karavánszeráj hatástalan
effect-victory-becomes = { $value } pontos győzelemjelző helyett { $becomes ->
    [0] semmi sem jár
   *[other] { $becomes } pontos jár
}
effect-defeat-becomes = egy vereségjelző helyett { $number } jár
effect-copy-guild = a játék végén a szomszéd városok egyik céhe itt is számít
effect-lose-card = egy { $colour } kártya elvesztése
effect-lose-coins = minden érme elvesztése
effect-lose-tokens = { $number } győzelemjelző elvesztése
effect-lose-start = a tábla saját erőforrásának elvesztése

# What things cost

cost-nothing = semmi
cost-coins = { $coins } érme
cost-units = { $count } { $resource }

# Cities: by the name of the player, or the one that is nobody's: at the beginning of a sentence, before “ellen”, in brackets

city-seat = { $who }
city-free = A Szabad Város
city-free-object = a Szabad Város
city-free-to = a Szabad Város
city-free-name = a Szabad Város

# What an action takes

pay-nothing = ingyen
pay-left = { $coins } érme a bal szomszédnak ({ $city })
pay-right = { $coins } érme a jobb szomszédnak ({ $city })
pay-bank = { $coins } érme a banknak

# What an action would do

act-build = { $card } megépítése: { $price }
act-chain = { $card } megépítése láncban ({ $origin }): { $price }
act-olympia = { $card } ingyenes megépítése a csoda erejével: { $price }
act-token = { $card } ingyenes megépítése egy építésjelzőért: { $price }
act-stage = A csoda { $stage }. szintjének megépítése { $card_the } kártyával: { $price }
act-stagetoken = A csoda { $stage }. szintjének megépítése { $card_the } kártyával, egy szintjelzőért: { $price }
act-sell = { $card } eldobása 3 érméért
act-tile = { $card } eldobása egy lapka megépítéséhez: { $tile } ({ $number }.)
act-join = { $what }; csatlakozás { $project_the } építéséhez
act-join-any = { $what }; csatlakozás { $project_the } építéséhez, a színjelzőért
act-free-city = Szabad Város: { $what }
act-dig = { $card } megépítése a dobópakliból: { $price }
act-dig-nothing = Semmi sem épül a dobópakliból
act-lose = { $card } elvesztése
act-lose-two = Két győzelemjelző elvesztése, { $higher } és { $lower } pontos
act-copy = { $card } lemásolása
act-copy-nothing = Nincs céhmásolás, mert a szomszédoknál nem áll céh
act-board = { $board } választása
act-no-board = Egy nem létező tábla választása
act-side = Játék a tábla { $side } oldalán
act-keep = Lapka megtartása: { $tile } ({ $number }.)

# An action of which no more can be told, because it is not possible now

plain-build = { $card } megépítése
plain-chain = { $card } megépítése láncban
plain-olympia = { $card } ingyenes megépítése a csoda erejével
plain-token = { $card } ingyenes megépítése egy építésjelzőért
plain-stage = Egy szint megépítése { $card_the } kártyával
plain-stagetoken = Egy szint megépítése { $card_the } kártyával, egy szintjelzőért
plain-dig = { $card } megépítése a dobópakliból
plain-join = { $what }; csatlakozás az építkezéshez

# What has happened, for everybody at the table

told-chosen = { $who } választott.
told-chosen-again = { $who } újra választott.
told-all-chosen = Mindketten választottak a saját városuknak.
told-free-city = Most { $who } választ a Szabad Városnak.
told-board = { $city }: a táblája { $board }.
told-side = { $who } a tábla { $side } oldalán játszik.
told-tiles-kept = Mindenki megtartott egy lapkát, a többit továbbadta.
told-build = { $city } megépítette { $card_acc }.
told-chain = { $city } láncban megépítette { $card_acc } ({ $origin }).
told-olympia = { $city } a csoda erejével ingyen megépítette { $card_acc }.
told-token = { $city } egy építésjelzőért ingyen megépítette { $card_acc }.
told-stage = { $city } megépítette { $board_of } { $stage }. szintjét: { $gives }.
told-stagetoken = { $city } egy szintjelzőért megépítette { $board_of } { $stage }. szintjét: { $gives }.
told-sell = { $city } eldobott egy kártyát 3 érméért.
told-tile = { $city } eldobott egy kártyát, hogy lapkát építsen a toronyra.
told-dig = { $city } a dobópakliból megépítette { $card_acc }.
told-dig-nothing = { $city } semmit sem épített a dobópakliból.
told-paid = { $city } fizetett: { $price }.
paid-left = { $coins } érme a bal szomszédnak ({ $city })
paid-right = { $coins } érme a jobb szomszédnak ({ $city })
paid-bank = { $coins } érme a banknak
told-join = { $city } csatlakozott { $project_the } építéséhez.
told-join-any = { $city } egy színjelzőért csatlakozott { $project_the } építéséhez.
told-coins = { $city } kapott { $coins } érmét.
told-seventh = { $who } a hetedik kártyát is kijátssza.
told-digs = { $city } átnézi a dobópaklit.
told-tile-placed = { $tile } ({ $number }. lapka) a toronyra került: { $gives }.
told-tile-built = { $tile } ({ $number }. lapka, építője: { $who }) a toronyra került: { $gives }.
told-tile-covered = { $tile } ({ $number }. lapka) takarásba került.
told-age-over = { $age ->
    [1] Az I.
    [2] A II.
   *[3] A III.
} korszak véget ért.
told-project-done = { $project }: az építkezés kész.
told-reward = { $who } megkapta a jutalmat{ $times ->
    [one] { "" }
   *[other] , { $times }×
}: { $gives }.
told-reward-tokens = { $who } { $value ->
    [0] egy lapka miatt nem kapott győzelemjelzőt
   *[other] kapott { $times ->
        [one] egy
       *[other] { $times }
    } { $value } pontos győzelemjelzőt
}.
told-project-failed = { $project }: az építkezés nem készült el. A kimaradók büntetése: { $loss }.
told-must-lose = { $who } választ: { $loss }.
told-lost-card = { $who } elvesztette { $card_acc }.
told-lost-tokens = { $who } elvesztett két győzelemjelzőt, { $higher } és { $lower } pontosat.
told-lost-coins = { $who } elvesztette minden érméjét ({ $coins }).
told-lost-start = { $who } elvesztette a tábla saját erőforrását.
told-unpaid = { $who } nem tudja megfizetni a büntetést; kapott { $tokens ->
    [one] egy
   *[other] { $tokens }
} −{ $points } pontos jelzőt.
told-conflict-won = { $city } győzött { $other } ellen, pajzsok { $own } : { $their }. A győztesé { $value ->
    [0] semmi
   *[other] egy { $value } pontos győzelemjelző
}, a vesztesé { $defeats ->
    [one] egy
   *[other] { $defeats }
} vereségjelző.
told-conflict-even = { $city } és { $other }: egyenlő, pajzsok { $own } : { $their }.
told-age = Kezdődik { $age ->
    [1] az I.
    [2] a II.
   *[3] a III.
} korszak.
told-project = A nagy építkezés: { $project }. Csatlakozni egy { $colour } kártya megépítésekor lehet, ára: { $cost }; { $tokens } jelző fekszik rajta.
told-copies = { $who } lemásol egy céhet.
told-copy = { $who } lemásolta { $card_acc }.
told-copy-nothing = { $who }: nincs lemásolható céh.
told-points = { $who }: { $points } pont.

# Why an action is not legal

why-game-over = A játéknak vége.
why-not-asked = Most nem te döntesz; { $phase ->
    [board] más választ táblát.
    [free] más választ a Szabad Városnak.
    [seventh] a hetedik kártyát csak az játssza ki, akinek van hozzá ereje.
    [dig] más nézi át a dobópaklit.
    [loss] mások választják ki, mit veszítenek.
    [copy] mások választanak lemásolandó céhet.
   *[other] mások döntenek.
}
why-asked-otherwise = { $phase ->
    [board] Most azt kell eldöntened, melyik táblát választod.
    [side] Most azt kell eldöntened, a tábla melyik oldalán játszol.
    [tile] Most azt kell eldöntened, melyik lapkát tartod meg.
    [free] Most azt kell eldöntened, mit tesz a Szabad Város.
    [dig] Most azt kell eldöntened, a dobópakli melyik kártyáját építed meg.
    [loss] Most azt kell eldöntened, mit veszítesz el.
    [copy] Most azt kell eldöntened, melyik céhet másolod le.
   *[other] Most azt kell eldöntened, mit teszel egy kézben tartott kártyáddal.
}
why-no-card = Nincs a kezedben: { $card }.
why-card-picked = A saját városodnak már kiválasztottad { $card_acc }.
why-same-name = { $whose ->
    [free] A Szabad Városban már áll: { $card }.
   *[own] A városodban már áll: { $card }.
}
why-too-few-coins = Ára { $needs } érme ({ $bank ->
    [0] erőforrásokért
   *[other] a banknak { $bank }{ $trade ->
        [0] {""}
       *[other] , erőforrásokért { $trade }
    }
}); { $whose ->
    [free] a Szabad Városnak
   *[own] neked
} { $has ->
    [0] egy sincs
   *[other] { $has } van
}.
why-too-few-coins-tax = Ára { $needs } érme (a banknak { $bank }, ebből { $tax } adó: { $tile } ({ $number }.){ $trade ->
    [0] {""}
   *[other] ; erőforrásokért { $trade }
}); { $whose ->
    [free] a Szabad Városnak
   *[own] neked
} { $has ->
    [0] egy sincs
   *[other] { $has } van
}.
why-too-few-coins-taxes = Ára { $needs } érme (a banknak { $bank }, ebből { $tax } adó: { $tile } ({ $number }.), { $tile2 } ({ $number2 }.){ $trade ->
    [0] {""}
   *[other] ; erőforrásokért { $trade }
}); { $whose ->
    [free] a Szabad Városnak
   *[own] neked
} { $has ->
    [0] egy sincs
   *[other] { $has } van
}.
why-not-for-sale = Ehhez { $needs } { $resource } kell: { $whose ->
    [free] a Szabad Város { $has } egységet termel
   *[own] te { $has } egységet termelsz
}, { $sold ->
    [0] a szomszédok egyet sem árulnak.
   *[other] a szomszédok ennyit árulnak: balra { $left }, jobbra { $right }.
}
why-not-for-sale-two = Ehhez ezekből { $needs } egység kell: { $resource } és { $resource2 }; { $whose ->
    [free] a Szabad Város { $has } egységet termel
   *[own] te { $has } egységet termelsz
}, { $sold ->
    [0] a szomszédok egyet sem árulnak.
   *[other] a szomszédok ennyit árulnak: balra { $left }, jobbra { $right }.
}
why-not-for-sale-three = Ehhez ezekből { $needs } egység kell: { $resource }, { $resource2 } és { $resource3 }; { $whose ->
    [free] a Szabad Város { $has } egységet termel
   *[own] te { $has } egységet termelsz
}, { $sold ->
    [0] a szomszédok egyet sem árulnak.
   *[other] a szomszédok ennyit árulnak: balra { $left }, jobbra { $right }.
}
why-not-for-sale-four = Ehhez ezekből { $needs } egység kell: { $resource }, { $resource2 }, { $resource3 } és { $resource4 }; { $whose ->
    [free] a Szabad Város { $has } egységet termel
   *[own] te { $has } egységet termelsz
}, { $sold ->
    [0] a szomszédok egyet sem árulnak.
   *[other] a szomszédok ennyit árulnak: balra { $left }, jobbra { $right }.
}
why-no-such-payment = { $card }: így nem fizethető ki; { $has ->
    [one] csak egy módon fizethetsz
   *[other] { $has } mód közül választhatsz
}.
why-no-chain = { $card } láncban: ehhez { $origin_the } kell { $whose ->
    [free] a Szabad Városban
   *[own] a városodban
}{ $place ->
    [around] { " " }vagy egy szomszédjában
   *[here] { "" }
}.
why-no-chain-two = { $card } láncban: ehhez { $origin_the } vagy { $origin2_the } kell { $whose ->
    [free] a Szabad Városban
   *[own] a városodban
}{ $place ->
    [around] { " " }vagy egy szomszédjában
   *[here] { "" }
}.
why-no-chain-ever = { $card }: nem vezet hozzá lánc.
why-no-free-building = { $whose ->
    [free] A Szabad Város csodája nem építhet kártyát ingyen.
   *[own] A csodád nem építhet kártyát ingyen.
}
why-free-building-used = { $whose ->
    [free] A Szabad Város ebben a korszakban már épített ingyen.
   *[own] Ebben a korszakban már építettél ingyen.
}
why-no-building-token = Nincs építésjelződ.
why-no-stage-token = Nincs szintjelződ.
why-wonder-complete = { $whose ->
    [free] A Szabad Város csodájának minden szintje ({ $stages }) kész.
   *[own] A csodád minden szintje ({ $stages }) kész.
}
why-no-tile = Nincs a megépíthető lapkáid között: { $tile } ({ $number }.).
why-no-project = Ebben a játékban nincs nagy építkezés.
why-project-full = { $project }: nincs több jelző az építkezésen, már senki sem csatlakozhat.
why-has-joined = Ebben a körben már csatlakoztál { $project_the } építéséhez.
why-wrong-colour = { $project }: csatlakozni { $colour } kártya megépítésével lehet; ez { $colour2 } ({ $card }).
why-not-discarded = Nincs a dobópakliban: { $card }.
why-not-to-lose = Egy { $colour } kártyát kell elvesztened; ez nem az: { $card }.
why-not-here = A városod egy { $colour } kártyáját kell elvesztened; ez nem áll ott: { $card }.
why-no-such-tokens = Ez a két győzelemjelző nincs meg neked.
why-not-beside = A szomszéd városokban nem áll ilyen céh: { $card }.
why-guild-beside = Áll céh a szomszédoknál; választanod kell egyet.
why-board-taken = Már foglalt: { $board }.
why-no-board = Nincs ilyen tábla.
why-tile-not-before = Nincs az előtted lévő lapkák között: { $tile } ({ $number }.).
why-must-chain = A Szabad Város láncban megépítheti { $card_acc }, ezért így kell építenie.
why-can-play = A Szabad Város csak akkor dob el kártyát, ha sem kártyát, sem szintet nem tud építeni.

# What changes a price, and by how much; the tile, card or token stands first

by-tile = { $tile } ({ $number }. lapka)
by-card = { $card }
by-stage = A csoda { $stage }. szintje
by-chain = A lánc
by-olympia = A csoda ereje
by-token = Az építésjelző
by-stagetoken = A szintjelző
by-project = Csatlakozás { $project_the } építéséhez
changed-less = { $by }: { $coins } érmével kevesebb
changed-more = { $by }: { $coins } érmével több
changed-possible = { $by }: nélküle nem lehetne
changed-impossible = { $by }: nélküle lehetne

# How a game ended

end-points = { $who } győzött { $points } : { $others } arányban.
end-coins = { $who } győzött { $points } ponttal: másnak is van ennyi, de kevesebb érméje maradt ({ $coins } : { $others }).
end-shared = { $winners } játékos osztozik a győzelmen: { $points } pont és { $coins } érme fejenként.

# What would have been the notation of an action

expected-use = mi történik egy kártyával, és kettőspont: build, chain, stage, sell és így tovább
expected-card = egy kártya az azonosítójával, például altar
expected-payment = érmék a szomszédoknak, például <2>1, aztán +join vagy +any, vagy semmi több

# How actions are written

notation-help =
    Mi történjen, kettőspont, és a kártya az azonosítójával; kis- vagy nagybetűvel.
    { "" }  build:altar         kártya megépítése az áráért
    { "" }  chain:statue        megépítése láncban
    { "" }  olympia:palace      ingyenes megépítése Olümpia erejével
    { "" }  token:palace        ingyenes megépítése egy építésjelzőért
    { "" }  stage:altar         a csoda következő szintje ezzel a kártyával
    { "" }  stagetoken:altar    ugyanez egy szintjelzőért, erőforrások nélkül
    { "" }  sell:altar          a kártya eldobása 3 érméért
    { "" }  tile7:altar         a kártya eldobása a 7. lapka megépítéséhez
    { "" }  build:school<2>1    2 érme a bal szomszédnak, 1 a jobbnak
    { "" }  build:school+join   csatlakozás a nagy építkezéshez; +any a színjelzővel
    { "" }  free.build:school   a Szabad Városnak (két játékos)
    { "" }  dig:school dig:-    a dobópakli egy kártyája vagy semmi
    { "" }  lose:school         egy kártya elvesztése; lose:3,1 két győzelemjelzőé
    { "" }  copy:spies_guild    egy céh lemásolása
    { "" }  board:giza side:A   tábla és oldal választása; keep:17 lapka megtartása

# The table as text

table-seat = { $seat }. játékos
table-you = Te ({ $seat }. játékos)
title = 7 csoda
table-title = 7 csoda, { $age ->
    [1] I
    [2] II
   *[3] III
}. korszak, { $turn }. kör. { $direction ->
    [left] Továbbadás balra.
    [right] Továbbadás jobbra.
   *[swap] Kézcsere.
} { $phase ->
    [over] A játéknak vége.
    [free] Kártyaválasztás a Szabad Városnak.
    [seventh] Jön a hetedik kártya.
    [dig] Valaki átnézi a dobópaklit.
    [loss] Büntetések választása.
    [copy] Céhek lemásolása.
   *[card] Kártyaválasztás.
}
table-title-before = 7 csoda, az I. korszak előtt. { $phase ->
    [board] Táblaválasztás.
    [side] Oldalválasztás.
   *[tile] Lapkaválasztás a toronyhoz.
}
table-chosen = Már választott: { $seats }.
table-awaited = Még választ: { $seats }.
table-tower = Torony: { $placed } lapka, ebből { $active } érvényes.
table-tile = { $number } { $tile }: { $gives }.
table-tile-built = { $number } { $tile } (építője: { $who }): { $gives }.
table-project = Nagy építkezés: { $project }. Csatlakozás { $colour } kártyával, ára: { $cost }; { $tokens ->
    [0] kész, nincs több jelző
   *[other] még { $tokens } jelző van
}.
table-project-ends = Jutalom: { $reward }. Büntetés: { $loss }.
table-joined = Csatlakozott: { $seats }.
table-joined-by = { $who } ({ $times }×)
table-left = Balra: { $city }
table-right = Jobbra: { $city }
table-city = { $city }: { $board } { $side }, { $all } szintből { $stages } kész, { $coins } érme, { $shields } pajzs, { $points } pont.
table-city-free = { $city }: { $board } { $side }, { $all } szintből { $stages } kész, { $coins } érme, { $shields } pajzs.
table-city-bare = { $city }: még nincs tábla, { $coins } érme.
table-city-sideless = { $city }: { $board }, az oldal még nincs kiválasztva, { $coins } érme.
table-colour = { $colour }: { $cards }
table-counts = Kártyák: { $cards }
table-colour-count = { $count } { $colour }
table-next-stage = Következő: { $stage }. szint, ára: { $cost }; hatása: { $gives }
table-makes = Termel: { $units }
table-sells = Árul: { $units } (egységára: nyersanyag { $raw }, áru { $goods })
table-sells-later = Árul: { $units }
source-units = { $count } { $resource }
source-two = { $resource } vagy { $resource2 }
source-three = { $resource }, { $resource2 } vagy { $resource3 }
source-four = { $resource }, { $resource2 }, { $resource3 } vagy { $resource4 }
source-endless = bármennyi { $resource }
table-tokens = Van: { $tokens }
token-symbol = { $symbol } × { $count }
token-symbol-any = tetszőleges tudományjel × { $count }
token-victory = { $value } pontos győzelemjelző × { $count }
token-defeat = { $count } vereségjelző
token-unpaid = { $count } büntetésjelző (−{ $points })
token-building = { $count } építésjelző
token-stage = { $count } szintjelző
token-colour = { $count } színjelző (bármely színhez)
token-olympia = ebben a korszakban még egy ingyenes építés{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
token-tile = { $count } megépített lapka
token-lost-start = a tábla saját erőforrása elveszett
token-copied = lemásolva: { $card }
table-own-hand = A kezed, { $count } kártya:
table-hand-free = A kezed, amelyből a Szabad Város játszik ki egy kártyát:
table-hand = { $who } keze: { $cards }
table-discards = A dobópakli, { $count } kártya:
table-card = { $card } ({ $colour }; ára: { $cost }): { $gives }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
table-uses = { $uses }
table-why = Nem építhető meg: { $why }
name-card = { $card }
name-board = { $board }
use-build = építés ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-build-join = építés és csatlakozás ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-chain = láncban ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-chain-join = láncban és csatlakozás ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-olympia = a csoda erejével ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-olympia-join = a csoda erejével és csatlakozás ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-token = építésjelzőért ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-token-join = építésjelzőért és csatlakozás ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-stage = szint ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-stagetoken = szint jelzőért ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-dig = építés ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-dig-join = építés és csatlakozás ({ $coins ->
    [0] ingyen
   *[other] { $coins } érme
})
use-tile = { $number }. lapka
use-sell = eldobás 3 érméért
use-lose = elvesztés
use-copy = lemásolás
table-boards = Szabad táblák: { $boards }
table-draft = Lapkák { $who } előtt:
table-own-tiles = { $count ->
    [one] A megépíthető lapkád
   *[other] A megépíthető lapkáid
}:
table-known = { $who } kezében ezekből { $left } van: { $cards }
table-choice = A választásod: { $what }

# The score sheet

category-military = Összecsapások
category-coins = Érmék
category-wonder = Csoda
category-blue = Kék kártyák
category-yellow = Sárga kártyák
category-guilds = Céhek
category-science = Tudomány
category-tower = Torony
category-projects = Építkezések
category-total = Összesen

# The parts of a number on it

part-victories = { $count } győzelemjelző, egyenként { $value } pont
part-defeats = { $count } vereségjelző
part-coins = { $count } érme, három egy pont
part-stage = { $stage }. szint
part-tiles = { $count } lapka
part-symbols = { $count } × { $symbol }
part-symbols-chosen = { $count } × { $symbol }, ebből választott: { $chosen }
part-sets = { $count } hármas sorozat
part-card = { $card }
part-copied = { $card }, lemásolva
part-project = { $project }
part-project-times = { $times } × { $project }
part-unpaid = { $count } meg nem fizetett büntetés

# Mit hoz egy lépés: tagmondatok, amelyek alanya „ez”; több vagy kevesebb abból, amit a taktika számol; $count: mennyivel

estimate = Innen a játszmák körülbelül { $percent } százalékában első lesz.
counts-won-more = megnyeri a játékot
counts-won-less = elveszíti a játékot
counts-points-more = { $count } pontot hoz
counts-points-less = { $count } pontba kerül
counts-coins-more = { $count } érmét hoz
counts-coins-less = { $count } érmébe kerül
counts-sources-more = körönként { $count } erőforrással többet ad
counts-sources-less = körönként { $count } erőforrással kevesebbet ad
counts-symbols-more = { $count } tudományjelet hoz
counts-symbols-less = { $count } tudományjelbe kerül
counts-tokens-more = { $count } későbbi jelzőt hoz
counts-tokens-less = { $count } jelzőt vált be
counts-conflicts-more = javítja a kilátásaidat az összecsapásokban
counts-conflicts-less = rontja a kilátásaidat az összecsapásokban
counts-prices-more = olcsóbbá teszi a vásárlást
counts-prices-less = drágábbá teszi a vásárlást
counts-chains-more = utat nyit a későbbi korszakok kártyáihoz
counts-chains-less = elzárja az utat a későbbi korszakok kártyáitól
counts-powers-more = képességet ad a csodádnak
counts-powers-less = elhasználja a csodád egyik képességét
counts-project-more = javítja a kilátásaidat az építkezésben
counts-project-less = rontja a kilátásaidat az építkezésben
counts-rival-more = visszafogja a legerősebb ellenfelet
counts-rival-less = előrébb engedi a legerősebb ellenfelet
counts-choice-more = többet ígér
counts-choice-less = kevesebbet ígér
