# The table of 7 Wonders in the browser, in Hungarian: what only the page says. Joined to the game's own words.

table = Az asztal
hand = A kezed
hand-empty = Nincs kártya a kezedben.
hand-size = { $count } lefordított kártya
others = A többi város
free-city = Szabad Város
nothing = semmi
bank = bank
choose = Választás
your-choice = A választásod:
has-chosen = választott
is-awaited = még választ
when = { $age ->
    [1] I
    [2] II
   *[3] III
}. korszak, { $turn }. kör
before = Az első korszak előtt
direction-left = A kezek balra mennek tovább
direction-right = A kezek jobbra mennek tovább
discards = { $count ->
    [0] Még semmit sem dobtak el.
   *[other] { $count } eldobott kártya, lefordítva.
}
pile = { $count } kártya maradt a Szabad Város paklijában.
reveal = Mi történt
holder = A Szabad Városról ebben a körben dönt: { $who }
choose-free = Most válassz a Szabad Városnak.

# A card of the hand at a glance

look-free = Ingyen
look-price = Összesen { $coins } érmébe kerül.
look-not = Most nem építhető meg.
look-chosen = Kiválasztva

# What can be done with a card

uses = { $card }: mire használod?
does-build = Építés
does-chain = Láncban
does-olympia = Ingyen, a csodáddal
does-token = Ingyen, jelzőért
does-stage = A csoda szintje
does-stagetoken = Szint, jelzőért
does-tile = { $number }. lapka építése
does-dig = Építés a dobópakliból
does-sell = Eldobás
does-sell-brings = 3 érme a bankból
does-with-join = és csatlakozás az építkezéshez
does-with-any = és csatlakozás bármely színnel
does-free-city = (Szabad Város)
price-sell = Kapsz 3 érmét
price-card = Csak ebbe a kártyába kerül

# The city

place-city = Város: { $who }
place-market = { $who } árul: { $wares }. Egy nyersanyag ára neked { $raw }, egy árué { $goods }.
place-sells = { $who } árul: { $wares }.
place-makes = Minden körben: { $wares }.
sells-nothing = semmit sem árul
city-empty = Még nincs kártya.
stage-built = Kész.
stage-open = Még nincs kész.
fact-coins = { $count } érme
fact-shields = { $count } pajzs
fact-victories = Győzelemjelzők, összesen { $count } pont
fact-defeats = Vereségjelzők: { $count }
fact-compass = Körzők: { $count }
fact-gear = Fogaskerekek: { $count }
fact-tablet = Kőtáblák: { $count }
fact-anysymbol = Szabadon választható tudományjelek: { $count }
fact-tiles = Megépített lapkák: { $count }
fact-joins = Az építkezés jelzői: { $count }
fact-unpaid = Meg nem fizetett büntetésekért: { $count }
fact-freebuilds = Jelzők ingyenes építéshez: { $count }
fact-freestages = Jelzők erőforrás nélküli szinthez: { $count }
fact-anycolours = Jelzők bármely színű csatlakozáshoz: { $count }
fact-olympia = Ebben a korszakban még egy ingyenes építés
fact-hand = Kártyák a kézben: { $count }
fact-points = Eddig { $count } pont
about-coins = Érmék: { $count }. A játék végén három érme egy pont.
about-shields = Pajzsok: { $count }. Minden korszak végén mindkét szomszédéval összemérjük őket.
about-victories = Győzelemjelzők, összesen { $count } pont. Összecsapásokban és néhány építkezésen szerezhetők.
about-defeats = Vereségjelzők: { $count }. Mindegyik egy pont levonás.
about-compass = Körzők: { $count }. Az egyforma jelek számuk négyzetét érik, három különböző 7 pontot.
about-gear = Fogaskerekek: { $count }. Az egyforma jelek számuk négyzetét érik, három különböző 7 pontot.
about-tablet = Kőtáblák: { $count }. Az egyforma jelek számuk négyzetét érik, három különböző 7 pontot.
about-anysymbol = A végén választott tudományjelek: { $count }.
about-tiles = Toronyba épített lapkák: { $count }. Egy lapka 2 pontot ér, kettő 5-öt, három 10-et.
about-joins = A korszak építkezésének jelzői: { $count }. Mindegyik meghozza a jutalmat, ha az építkezés elkészül.
about-unpaid = Pontok a meg nem fizetett büntetésekért: { $count }.
about-freebuilds = Jelző egy kártya ingyenes megépítéséhez: { $count }.
about-freestages = Jelző egy szint erőforrások nélküli megépítéséhez: { $count }.
about-anycolours = Jelző, amellyel bármilyen színű kártyával csatlakozhatsz egy építkezéshez: { $count }.
about-olympia = A csoda korszakonként egyszer ingyen épít egy kártyát; ez még hátravan.
about-hand = Kártyák a kézben: { $count }.
hand-known = Ez a kéz már járt nálad; { $count } kártya maradt benne { $of } közül: { $cards }.
about-points = Pontok, ha a játék most érne véget: { $count }.

# What things are, when one points at them

about-card = { $card }: { $gives }. Ára: { $cost }.
about-chain-from = Ingyen van annak, akinél áll: { $cards }.
about-chain-to = Ide vezet lánc: { $cards }.
about-stage = { $stage }. szint: { $gives }. Ára: { $cost }.
about-tile = { $tile }: { $gives }.
about-project = { $project }, csatlakozni { $colour } kártyákkal lehet. A csatlakozás ára: { $cost }. Ha minden jelző elfogy, mindegyik meghozza ezt: { $done }. Ha nem, a kimaradók büntetése: { $failed }.

# The tower and the project

tower = Bábel tornya
tile-built-by = építője: { $who }
tower-empty = Még nincs lapka.
about-tower = Minden lapka mindenkire érvényes, amíg el nem takarják. Egy kártya eldobásával megépítheted egyik lapkádat; a kör végén kerül a toronyra.
next-covered = ezt takarja el a következő
tiles-own = A lapkáid:
tiles-waiting = A kör végén a toronyra kerül: { $tiles }
joining-cost = Csatlakozás:
joining-done = Ha kész:
joining-failed = Ha nem:
joining-tokens = { $count ->
    [0] Nincs több jelző.
   *[other] Még { $count } jelző van.
}
joining-shut = Ebben a körben nem lehet csatlakozni.
joining-who = Részt vesz: { $who }.
project = Nagy építkezés

# What is chosen without a card of the hand

choose-board = Válaszd ki a csodádat
choose-board-about = Sorban egymás után, a megmaradtak közül.
choose-side = Válassz oldalt
choose-side-about = Az A oldal egyszerű, a B oldal azoké, akik ismerik a játékot.
choose-tile = Tarts meg egy lapkát
choose-tile-about = A többi továbbmegy. Három lapkád lesz, és akkor építed meg őket, amikor akarod.
choose-dig = Építs meg egy eldobott kártyát
choose-dig-about = Semmibe sem kerül. Ezeket a kártyákat csak te látod.
choose-loss = Válaszd ki, mit veszítesz el
choose-loss-about = Az építkezés nem készült el, és te nem vettél részt benne.
choose-copy = Másolj le egy céhet
choose-copy-about = A végén úgy számít, mintha a városodban állna.
choose-others = Várunk a többiekre.
side-name = { $board }, { $side } oldal

# The score sheet

scores = Pontozólap
score-cell = { $who }, { $category }: { $points } pont
score-hint = Nyomj meg egy számot, és látod, miből jött össze.
score-none = Itt nincs semmi.

# The table in words

words-awaited = Még választ: { $who }.
words-city = { $who }: { $wonder }, { $stages ->
    [0] egy szint sincs kész
   *[other] { $stages } szint kész
}, { $coins } érme, { $shields } pajzs.
words-cards = { $who } eddig megépítette: { $cards }.
words-sells = { $who } árul: { $wares }.
words-points = { $who } pontjai eddig: { $points } ({ $parts }).
words-hand = A kezedben: { $cards }.
words-tiles = A lapkáid: { $tiles }.

# A deal compared with its key

dealt-boards = { $count } tábla és oldal
dealt-tiles = { $count } lapka
dealt-projects = { $count } építkezés
dealt-hands = { $count } kártya a kezekből
