# The house in Hungarian: what stands on the pages around a table. What stands in { } is filled in by the program.

skip = Ugrás a tartalomra
nav = Termek
nav-tables = Asztalok
nav-lessons = Leckék
nav-rules = Szabályok
nav-me = Te
language = Nyelv
theme-auto = Színek: ahogy a rendszeredben
theme-light = Színek: nappal
theme-dark = Színek: éjszaka
close = Bezárás
announcements = Ami történik
offline = A kiszolgáló most nem érhető el. Az oldal magától újra próbálkozik.
lost-title = Nincs ilyen terem
lost-text = Ez a cím sehová sem vezet ebben a házban.
lost-home = Vissza a bejárathoz

# The table

table-yours = Te következel.
table-discard = Megfelezték a kezedet: válaszd ki, mit dobsz el.
table-theirs = { $who } gondolkodik …
connection-back = A kapcsolat helyreállt.
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk …
act-undo = Visszavonás
act-resign = Feladás
act-draw = Döntetlen ajánlása
act-draw-agree = Döntetlen elfogadása
act-draw-decline = Elutasítás
act-rematch = Új játszma
act-replay = Visszajátszás
act-leave = Bot játsszon tovább
act-return = Visszaülök a helyemre
act-replace = Bot hívása
draw-offered = { $who } döntetlent ajánl.
resign-question = Feladod a játszmát?
resign-text = A játszma véget ér, és az ellenfeled győz.
resign-no = Játszom tovább
log-title = Mi történt
log-words = Szavakkal
log-notation = Jelöléssel
actions-title = Lehetőségeid
actions-all = Minden lehetőséged
actions-none = Most nincs miről dönteni.
why-title = Ez nem lehetséges
why-rule = { $rule } szabály
words-title = Az asztal szavakban
menu = Menü
you = Te
bot = bot
cover-title = { $who }, te döntesz
cover-text = A többiek félrenéznek.
cover-show = Mutasd a kártyáimat
table-unknown = Nincs ilyen asztal, vagy zártkörű: kérj meghívót.
table-unreadable = Ezt a játszmát a program egy másik változata írta, itt nem jeleníthető meg. Kérd meg a szerver üzemeltetőjét, hogy frissítse.

picked = { $count ->
    [one] Felvetted. Egy helyre teheted.
   *[other] Felvetted. { $count } helyre teheted.
}
game-babel = Babel
explain-hint = Válassz egy kártyát, egy templomsort vagy telepeseket: ami felragyog, oda kerülhet. Mutass bármire, és megtudod, mire való.
explain-wait = Mutass bármire, és megtudod, mire való.
actions-wait = Egy pillanat …
clocks = Órák
clock-days = { $days } nap
ending-won = Győztél
ending-lost = Vesztettél
ending-draw = Döntetlen
ending-over = A játéknak vége
act-record = Jegyzőkönyv mentése
keys =
    Billentyűk: a nyilakkal jársz körbe az asztalon, az Enter felvesz és letesz, az Escape elenged.
    A: lehetőségeid. H: a kezed. E: a kör végéhez. U: visszavonás. T: az asztal szavakban.
tab-actions = Akciók
tab-log = Napló

# The house: the entrance

home-title = Ülj le, az asztal meg van terítve
game-babel-line = Két uralkodó, öt terület, egy folyó. Építs magasra, és ne hagyd, hogy a másik is magasra építsen.
game-babel-facts = Két játékosnak, nagyjából fél óra
home-opponent = Az ellenfeled
level-apprentice = Inas
level-apprentice-about = Értelmesen játszik, de sok mindent nem vesz észre.
level-mason = Kőműves
level-mason-about = Érti a dolgát, de néha elnéz valamit.
level-scribe = Írnok
level-scribe-about = Szinte semmi sem kerüli el a figyelmét, ami az asztalon van.
level-architect = Építész
level-architect-about = Előre gondolkodik, a te válaszaidra is.
level-master = Mester
level-master-about = A játék ezernyi folytatását mérlegeli.
level-random = Vándor
level-random-about = Bármit lép, ami szabályos.
level-greedy = Építő
level-greedy-about = Azt lépi, ami éppen a legjobb.
home-begins = Ki kezd
begins-me = Te
begins-them = Az ellenfeled
begins-lot = Sorsolással
option-babel-edition = Kiadás
option-babel-edition-de = Német
option-babel-edition-de-about = A szabályok úgy, ahogy először megjelentek.
option-babel-edition-en = Angol
option-babel-edition-en-about = A sumérok több telepest csábítanak át, és a végjátékban az ellenfél visszaszorításával csak 15-ös értéktől győzhetsz.
option-babel-edition-ru = Orosz
option-babel-edition-ru-about = Ugyanúgy játssza, mint az angol kiadás.
option-babel-edition-hu = Magyar
option-babel-edition-hu-about = Mint az angol kiadás, de egy törzs három telepesének nem kell egymás mellett feküdnie, az első kör szelídebb, és már a 10 is alacsonynak számít.
home-play = Játék most
home-ways = Másképp is játszhattok
way-friend = Baráttal
way-friend-about = Kapsz egy hivatkozást, amelyet elküldhetsz.
way-screen = Egy képernyőn
way-screen-about = Kézről kézre adjátok a készüléket.
way-phones = Kártyák a telefonon
way-phones-about = Az asztal itt, a kártyáid ott.
way-everybody = Bárkivel
way-everybody-about = Az asztalodat mindenki látja a listán.
home-learn = Még nem játszottad?
home-learn-about = Tanuld meg az asztalnál, negyed óra alatt.
home-rules = A szabálykönyv
home-rules-about = Minden szabály, képekkel és példákkal.
home-finished = Befejezett játszmák
home-finished-about = Nézd végig őket újra, akcióról akcióra.
home-open = Valaki rád vár
home-going = A játszmáid
home-go = Folytatás
going-against = { $game }, ellenfél: { $who }
going-screen = { $game }, egy képernyőn
going-phones = { $game }, kártyák a telefonon
going-open = { $game }: az asztalod játékosokra vár
going-yours = Te következel
going-theirs = { $who } gondolkodik
going-watching = Tart a játszma
going-waits = Várakozik
going-all = Minden asztalod
new-friend = Asztal neked és egy barátodnak
new-everybody = Asztal bárkinek
new-friend-about = Csak az látja, akinek megvan a hivatkozásod.
new-everybody-about = Az asztal a nyitott asztalok listájára kerül, és leül, aki akar.
new-open = Asztal nyitása
clock = Óra
clock-kind-none = Óra nélkül
clock-kind-live = Percek az egész játszmára
clock-kind-days = Napok minden körre
clock-minutes = Perc
clock-seconds = További másodperc körönként
clock-day = Nap
clock-none-text = óra nélkül
clock-live-text = { $minutes } perc + körönként { $seconds } másodperc
clock-days-text = körönként { $days } nap

# The house: tables

tables-title = Asztalok
tables-lists = Melyik asztalok
tables-open = Nyitott
tables-mine = A tieid
tables-finished = Befejezett
tables-open-none = Most nincs nyitott asztal. Nyiss egyet, hátha leül valaki.
tables-mine-none = Még sehol sem ültél le. A bejáratnál meg van terítve egy asztal.
tables-finished-none = Itt még nem fejeztek be játszmát. A tiéd lehet az első.
tables-more = Több mutatása
tables-import = Játszma visszajátszása fájlból
tables-new = A bejárathoz
table-free = egy szabad hely
table-host = { $who } asztalánál
table-won = { $who } győzött
table-drawn = döntetlen
table-private = csak meghívóval
table-state-open = játékosokra vár
table-state-dealing = osztás folyik
table-state-playing = játszanak
table-state-over = befejezett
table-state-closed = bezárt
table-sit = Leülök
table-look = Benézek
table-go = Folytatás
table-watch = Nézem
table-replay = Visszajátszás

# The house: the waiting room

wait-title = { $game }, { $who } asztalánál
wait-screen-title = Vegyétek elő a telefonotokat
wait-screen-plain = Inkább ennél a képernyőnél ülök le
wait-screen-about = Olvasd be egy hely kódját: a kártyáid a telefonodra kerülnek, az asztal itt marad.
wait-for-seats = { $count ->
    [one] Még egy játékosra várunk.
   *[other] Még { $count } játékosra várunk.
}
wait-for-back = Várunk, amíg az előző játszmából mindenki visszaér.
wait-for-host = Mindenki itt van. { $who } indítja a játszmát.
wait-start = Mindenki itt van. Indítsd el, amikor akarod.
wait-begins-itself = A játszma magától elkezdődik, amint mindenki leült.
wait-closed = Ez az asztal bezárt.
wait-deal = { $count ->
    [one] Osztás: még hiányzik { $who } száma.
   *[other] Osztás: még hiányzik { $who } száma.
}
wait-deal-done = Osztás folyik …
wait-deal-elsewhere = Az osztáshoz adott számodat egy másik böngésződ sorsolta: ott nyisd meg az asztalt.
wait-deal-changed = A pecsét már nem az, amelyet leüléskor láttál. A böngésződ visszatartja a számát; hagyd el ezt az asztalt.
wait-withheld = { $count ->
    [one] { $who } nem járult hozzá időben az osztáshoz, és elvesztette a helyét.
   *[other] { $who } nem járult hozzá időben az osztáshoz, és elvesztette a helyét.
}
wait-came = { $who } leült.
wait-went = { $who } felállt.
wait-seats = Helyek
seat-number = { $number }. hely
seat-free = Szabad
seat-kept = Az előző játszma egyik játékosának fenntartva
seat-you = te
seat-host = házigazda
seat-begins = kezd
seat-sit = Ide ülök
seat-leave = Felállok
seat-bot = Bot üljön ide
seat-bot-which = Melyik bot
seat-bot-sit = Leültetem
seat-free-again = Hely felszabadítása
wait-lot = Sorsolás dönti el, ki kezd.
wait-go = Játszma indítása
wait-close = Asztal bezárása
wait-close-question = Bezárod az asztalt?
wait-close-text = Aki a hivatkozással jön, zárva találja.
wait-close-no = Maradjon nyitva
wait-invite = Meghívás
wait-invite-about = Aki megnyitja ezt a hivatkozást, leülhet.
wait-name = A neved itt { $who }.
wait-name-take = Saját nevet választok
share-link = Hivatkozás
share-copy = Másolás
share-copied = Másolva
share-not-copied = Kérlek, másold ki kézzel
share-send = Küldés …
share-code = A hivatkozás kódként, telefonos kamerához
share-code-seat = A hivatkozás kódként, telefonos kamerához: { $number }. hely
door-shut = Ez a hivatkozás csak ezen a gépen működik: a kiszolgáló egyelőre senki másra nem figyel.
door-open = A hálózatod eszközeinek beengedése
door-about = Az ugyanazon a hálózaton lévő telefonok és gépek ezután megnyithatják ezt a kiszolgálót, amíg le nem áll.
door-none = Mások a „localhost” címen nem érik el ezt a gépet, és úgy látszik, nincs hálózaton. Csatlakoztasd egyhez, vagy nyisd meg ezt az oldalt olyan címen, amelyet mások is elérnek.
door-again = Keresés újra
door-which = Cím mások számára
hand-title = A helyed
hand-joining = Leülés …
hand-here = A helyed: { $number }. hely. Hagyd nyitva ezt az oldalt: ide érkeznek a kártyáid.
hand-taken = Itt már ül valaki: { $number }. hely.
hand-other = Ez a hely szabad:

# The house: you

me-title = Te
me-nobody = Még nem léptél be. Játssz egyet, és vendég leszel, vagy válassz rögtön nevet.
me-guest = A neved { $who }, vendég vagy ebben a házban.
me-guest-about = A játszmáid ehhez a böngészőhöz tartoznak. Névvel és jelszóval bárhol megtalálod őket.
me-named = A neved { $who }.
me-named-about = Bármelyik eszközön beléphetsz a neveddel, és ott folytathatod.
me-take = Névválasztás
me-take-go = Ezt a nevet választom
me-take-about = Minden játszma, amelyet vendégként játszottál, a tiéd marad.
me-login = Belépés
me-login-about = Az itt vendégként játszott játszmák nem tartanak veled.
me-logout = Kilépés
me-leave = Felejtsetek el itt
me-leave-question = Szeretnéd, hogy elfelejtsünk?
me-leave-text = Az a vendég, aki elmegy, nem térhet vissza: a játszmáid nélküled maradnak itt.
me-leave-no = Maradok
me-name = Név
me-name-shape = Egy név 2–24 betűből és számjegyből áll; közöttük szóköz, kötőjel vagy pont lehet.
me-password = Jelszó
me-password-shape = Legalább 8 karakter.
me-password-title = Jelszó megváltoztatása
me-password-old = A mostani jelszavad
me-password-new = Az új jelszó
me-password-go = Megváltoztatom
me-password-done = A jelszavad megváltozott. Minden más eszköz és minden program kilépett.
me-recovery = Helyreállító kód
me-recovery-shown = Ez a helyreállító kódod. Csak most az egyszer látod.
me-recovery-about = Ezzel állíthatsz be új jelszót, ha a tiédet elveszíted. Írd fel, és tartsd ott, ahová más nem néz be.
me-recovery-another = Új kódot kérek
me-forgotten = Elfelejtetted a jelszavad?
me-forgotten-about = Akinek van helyreállító kódja, azzal új jelszót állíthat be. Minden eszköz és program kilép.
me-forgotten-go = Ezt a jelszót állítom be
me-forgotten-wrong = A név és a helyreállító kód nem illik össze.
me-sessions = Hol vagy belépve
me-sessions-about = A böngészők, amelyek ismernek; elöl az utoljára használt.
me-session-unknown = Ismeretlen böngésző
me-session-this = ez a böngésző
me-session-used = utoljára használva: { $date }
me-session-end = Kilépés ott
me-session-end-named = Kilépés innen: { $device }
me-session-ended = Kilépett: { $device }.
me-everywhere = Kilépés mindenhol
me-everywhere-about = Ebből a böngészőből is, és minden token érvényét veszti.
me-data = Az adataid
me-export = Adataim letöltése
me-export-about = Minden, amit itt rólad őrzünk: fiók, asztalok és minden játszma a jegyzőkönyvével.
me-delete = Fiók törlése
me-delete-about = A nevedből mindenhol „?” lesz; mások játszmái épek maradnak.
me-delete-question = Törlöd a fiókodat?
me-delete-text = Ezt nem lehet visszavonni. A futó játszmákban egy bot játszik tovább helyetted, és senki sem térhet vissza a neveden.
me-delete-no = Megtartom
me-delete-yes = Végleg törlöm
me-tokens = Programok, amelyek helyetted játszanak
me-tokens-about = A saját botod tokennel jön az asztalokhoz. Csak azt engedd meg neki, amire szüksége van.
me-token-label = Mire való
me-token-days = Meddig érvényes
me-token-days-none = ameddig csak akarod
me-token-days-count = { $days } nap
me-token-scopes = Mit szabad neki
scope-read = nézni
scope-play = leülni és játszani
scope-account = a fiókodat megváltoztatni: tokenek, jelszó, törlés
me-token-make = Token készítése
me-token-made = Itt a token: „{ $label }”. Csak most az egyszer látható: másold ki.
me-token-secret = A token
me-token-list = A tokenjeid
me-token-created = készült: { $date }
me-token-used = utoljára használva: { $date }
me-token-unused = még nem használták
me-token-ends = lejár: { $date }
me-token-revoke = Visszavonás
me-token-revoke-named = Visszavonás: { $label }
me-token-revoked = A token visszavonva: „{ $label }”.

# Problems, as a host tells them

problem-general = Ez nem sikerült. Kérlek, próbáld újra.
problem-table-refused = Az asztal közben megváltozott. Nézd meg, és próbáld újra.
problem-not-found = Ez már nincs itt, vagy zártkörű.
problem-not-the-host = Ezt csak az asztal házigazdája teheti meg.
problem-not-signed-in = Olyan régen jártál itt, hogy elfelejtettünk. Kérlek, próbáld újra.
problem-forged-request = Ez az oldal már nem friss. Kérlek, töltsd be újra.
problem-too-many-requests = Egy pillanat, ez túl gyors volt. Kérlek, próbáld újra kicsit később.
problem-unavailable = A kiszolgáló most magával van elfoglalva. Kérlek, próbáld újra egy pillanat múlva.
problem-busy = Most túl sok a kérés egyszerre. Próbáld újra kicsit később.
problem-name-unavailable = Ez a név nem választható. Kérlek, válassz másikat.
problem-bad-password = Egy jelszó 8–200 karakterből áll, és nem olyan, amelyet mindenki elsőre próbál. Kérlek, válassz másikat.
problem-wrong-credentials = A név és a jelszó nem illik össze.
problem-already-registered = Már van neved. Ha másikat választanál, előbb lépj ki.
problem-conflict = Közben történt valami az asztalnál. Nézd meg, és dönts újra.
problem-not-to-act = Most más dönt.
problem-illegal-action = Ezt a szabályok most nem engedik.
problem-match-over = A játszma véget ért.
problem-undo-refused = Itt nincs mit visszavonni.
problem-draw-refused = Most nem lehet döntetlen: egy bot nem egyezik bele, és ajánlatot csak egyszer lehet tenni.
problem-seat-refused = Ezzel a hellyel nem megy. Nézd meg, ki játszik most ott.
problem-time-is-up = Lejárt az időd. Ülj vissza a helyedre, ha tovább akarsz játszani.
problem-door-refused = Más eszközöket csak az engedhet be, aki a kiszolgáló gépénél ül.
problem-limit-reached = Ebből már annyid van, amennyi egy fióknak lehet. Előbb mondj le egyről.

# The replay

replay-title = Visszajátszás
replay-of = Visszajátszás: { $names }
replay-loading = Terítjük az asztalt …
replay-controls = Mozgás a játszmában
replay-scrub = Hol tart a játszma
replay-place = { $ply } / { $last }
replay-first = Az elejére
replay-turn-back = Egy körrel vissza
replay-back = Egy akcióval vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy akcióval előre
replay-turn-forward = Egy körrel előre
replay-last = A végére
replay-speed = Sebesség
replay-eyes = Kinek a szemével
replay-eyes-all = Minden kéz nyitva
replay-eyes-none = Nézőként
replay-link = Hivatkozás másolása erre a pillanatra
replay-linked = Másolva: hivatkozás pontosan erre a pillanatra.
replay-not-copied = A böngésző nem enged másolni. Kérlek, vedd a címet a címsorból.
replay-turn = { $turn }. kör · { $who }
replay-start = Az első kör előtt
replay-ended = Hogyan ért véget
replay-running = Ez a játszma még tart: azt látod, amit eddig tudhatsz.
replay-to-table = Az asztalhoz
replay-record = A jegyzőkönyv
replay-record-text = Az egész játszma szövegként, amelyet emberek és programok is elolvashatnak: beállítások, az osztás kulcsa és minden akció. Tedd el, küldd el, játszd vissza bárhol.
replay-record-later = A jegyzőkönyvben benne van az osztás kulcsa, ezért csak a játszma végén adjuk ki.
replay-record-save = Fájl mentése
replay-record-copy = Szöveg másolása
replay-record-copied = A jegyzőkönyv a vágólapon van.
replay-other = Másik jegyzőkönyv visszajátszása
replay-not-begun = Ez a játszma még nem kezdődött el.
replay-keys = Billentyűk: ← → akciónként, Page Up és Page Down (vagy Shift és ← →) körönként, Home és End, szóköz: lejátszás és szünet.
log-close = Napló bezárása

# Bringing a record along

import-title = Jegyzőkönyv visszajátszása
import-text = Hozz egy jegyzőkönyvet, amelyet itt, a terminálban vagy egy barátodnál mentettek el. Visszajátsszuk, de nem tároljuk.
import-drop = Dobj ide egy jegyzőkönyvet
import-choose = Fájl választása
import-paste = … vagy illeszd be a szövegét
import-go = Visszajátszás
import-wrong = Ez a jegyzőkönyv nem játszható vissza
import-place = { $line }. sor, { $column }. karakter
import-empty = Még nincs mit visszajátszani. Válassz fájlt, vagy illessz be egy jegyzőkönyvet.
import-long = Ez túl hosszú egy jegyzőkönyvhöz. Biztosan ez az a fájl?
import-foreign = Ez nem jegyzőkönyv: az első sor csak [Ziggurat record 1] lehet. Olyan fájlt válassz, amelyet jegyzőkönyvként mentettek.
import-version = Ezt a jegyzőkönyvet a Ziggurat egy későbbi változata írta ({ $found }). Azzal a változattal játszd vissza.
import-header = Ennek a sornak fejlécnek kellene lennie, például: [Seat0 "Anna"]. Javítsd ki, vagy töröld.
import-twice = Ez a fejléc másodszor szerepel: { $found }. Töröld az egyiket.
import-gameless = A jegyzőkönyv nem mondja meg, melyik játékról szól. Adj hozzá egy fejlécet, például: [Game "babel 1"].
import-unknown-game = Ez a játék nincs a polcunkon: { $found }.
import-dealless = Egy jegyzőkönyvbe vagy [Key], vagy [Position] kell, és csak az egyik.
import-turn = A kör száma ({ $found }) nem illik ide. Talán hiányzik egy sor, vagy kétszer szerepel.
import-unreadable = Ez nem egy akció jelölése: { $found }. Javítsd ki, vagy vágd le előtte a jegyzőkönyvet.
import-illegal = Ezt a szabályok itt nem engedik: { $found }. Javítsd ki, vagy vágd le előtte a jegyzőkönyvet.
import-after-end = A játék ekkor már véget ért: { $found }. Itt vágd le a jegyzőkönyvet.
import-value = Ez a fejléc nem illik a játékhoz.
import-refused = A kiszolgáló nem tudja visszajátszani ezt a jegyzőkönyvet.

# The seal on a deal

seal-title = Tisztességes volt az osztás?
seal-checking = A pecsét ellenőrzése …
seal-none = Nincs pecsét
seal-shut = Lepecsételve
seal-open = Pecsét nélkül
seal-proven = Az osztás bizonyított
seal-broken = A pecsét sérült
seal-none-text = Ez a játszma nyílt állásból indult. Nem volt osztás, amelyet le lehetett volna pecsételni.
seal-shut-text = A kártyákat az első akció előtt kiosztottuk és lepecsételtük: az alábbi szám már az elején látható volt. Semmit sem árul el, de csak egyetlen osztáshoz illik. Ha a játszma véget ért, megmutatjuk a kulcsot, és a böngésződ ellenőrizheti.
seal-shut-together = A szerver lepecsételt egy titkot, mielőtt bárki leült, és mindenki megígért egy számot, mielőtt a többiekét látta. Az osztás mindebből együtt jön létre, így senki sem választhatta egyedül. Ha a játszma véget ért, mindent megmutatunk, és a böngésződ ellenőrizheti.
seal-shut-alone = Ezt az osztást a szerver egyedül húzta: az asztalnál senki sem adott hozzá saját számot. A titkát az első akció előtt lepecsételte; ha a játszma véget ért, megmutatjuk, és a böngésződ ellenőrizheti, hogy senki sem változtatott az osztáson.
seal-open-text = A kártyák megfelelnek a kulcsnak: a böngésződ újra kiosztotta őket, és ezt találta. De az első akció előtt semmit sem ígértek, ezért senki sem tudhatja, hogy a kulcsot véletlenül választották-e.
seal-proven-text = Az osztás az első akció előtt eldőlt, és később senki sem változtatott rajta: a kulcs és a só a pecsét számát adja, és minden kártya a kulcsból származik. Ezt a böngésződ maga számolta ki.
seal-proven-together = Ezt az osztást senki sem választotta egyedül, és senki sem változtatta meg: a titok illik a pecséthez, minden szám az ígéretéhez, a kulcs mindebből együtt jön, és minden kártya a kulcsból. Ezt a böngésződ maga számolta ki.
seal-proven-alone = Ezen az osztáson senki sem változtatott, de a szerver egyedül húzta: az asztalnál senki sem adott hozzá saját számot. A titok illik a pecséthez, a kulcs belőle jön, és minden kártya a kulcsból. Ezt a böngésződ maga számolta ki.
seal-broken-text = Valami nem stimmel: nem igazolható, hogy ezek az elején megígért kártyák.
seal-step-promise = Az elején látható volt
seal-step-parts = Amit az egyes helyek hozzáadtak: az osztás előtt megígérve, a végén megmutatva
seal-part-own = aki ott ült, maga sorsolta
seal-part-server = a szerver sorsolta, mert aki ott ült, nem küldött
seal-part-other = Az osztás előtt a böngésződ ott más ígéretet látott:
seal-part-missing = A böngésződ az osztás előtt olyan ígéretet látott, amely nincs benne:
seal-part-fits = Az SHA-256 értéke az, amit megígértek.
seal-part-differs = Az SHA-256 értéke nem az, amit megígértek.
seal-step-secret = A végén látható lett: a szerver titka
seal-step-opened = A végén látható lett: a kulcs, és a só, amely kizárja a találgatást
seal-step-hash = Itt kiszámolva: a kettő SHA-256 értéke
seal-step-hash-secret = Itt kiszámolva: a titok SHA-256 értéke
seal-step-key = Itt kiszámolva: a kulcs, a titokból és minden hely számából
seal-key-fits = Ez az a kulcs, amelyből a kártyákat osztották.
seal-key-differs = Nem ez az a kulcs, amelyből a kártyákat osztották.
seal-step-dealt = Itt újra kiosztva, a kulcsból
seal-fits = Ez az a szám, amely az elején látható volt.
seal-differs = Nem ez az a szám, amely az elején látható volt.
seal-noted = Ezt a számot a böngésződ maga látta a játszma közben.
seal-not-noted = Így áll a játszma jegyzőkönyvében. A böngésződ nem volt ott, amikor megmutatták.
seal-other-noted = A játszma közben a böngésződ más számot látott:
seal-same = ugyanaz
seal-wrong = eltér, először itt: { $ply }. lépés
seal-self = Ha magad is ellenőriznéd, bármilyen eszközzel: az egyes sorok SHA-256 értéke.

# The rulebook

rules-choose = Melyik szabálykönyvet olvasnád?
rules-unknown = Ilyen szabálykönyv nincs ebben a házban.
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-search-clear = Keresés törlése
rules-found = { $count ->
    [one] Egy helyen található
   *[other] { $count } helyen található
}
rules-nothing = Erre nincs találat: „{ $query }”. Próbálj egy másik szót vagy egy szabály számát.
rules-nothing-all = Az egész könyv
rules-editions = Amelyik kiadással játszol
rules-edition-all = Mind
rules-edition-de = Német
rules-edition-en = Angol
rules-edition-ru = Orosz
rules-edition-hu = Magyar
rules-differs = Ez a kiadás másképp játssza:
rules-ruling = Így döntöttünk
rules-link-copy = Hivatkozás másolása: { $id }
rules-link-copied = A hivatkozás a vágólapon van: { $id }.
rules-link-address = A hivatkozás most a címsorban áll: { $id }.
rules-you = te
rules-opponent = az ellenfeled

pace = A többiek akciói
pace-calm = Egymás után, nyugodtan
pace-brisk = Egymás után, gyorsan
pace-once = Mind egyszerre
player = { $seat }. játékos

# The lessons

lessons-choose = Mit szeretnél megtanulni?
lessons-unknown = Ilyen lecke nincs ebben a házban.
lessons-all = Minden lecke
lessons-begin = Kezdjük
lessons-go-on = Tovább: { $title }
lessons-count = { $all } lecke
lessons-progress = { $all } leckéből { $done } kész
lessons-minutes = { $minutes ->
    [1] körülbelül egy perc
   *[other] körülbelül { $minutes } perc
}
lessons-done = kész
lessons-begun = elkezdve
lessons-then = És azután?
lessons-first-game = Jöhet az első játszma
lessons-first-game-about = Nem kell mindent tudnod. Az első ellenfeled is hibázik, az asztal pedig mindent elmagyaráz, amit kérdezel.
lessons-forget = A tanfolyam elölről
lesson-number = { $number }. lecke, összesen { $all }
lesson-steps = { $number }. lépés, összesen { $all }
lesson-next = Tovább
lesson-ask-hint = Tipp
lesson-hint = Tipp:
lesson-fault = Most ne.
lesson-back = Egy lépés vissza
lesson-again = A lecke elölről
lesson-next-lesson = Következő lecke
lesson-rules = A szabálykönyvben:
lesson-opponent = Kusim

# 7 Wonders in the house, and games for more than two

game-wonders = 7 csoda: Babel
game-wonders-line = Hét város, három korszak és egy közös torony. Mindenki egyszerre választ, aztán minden kártya felfordul.
game-wonders-facts = Két–hét játékosnak, nagyjából fél óra
home-players = Játékosok
home-opponents = Az ellenfeleid
home-each = Mindegyiket külön választom
home-each-same = { $bot }, mint fent
option-wonders-tower = Bábel tornya
option-wonders-tower-yes = Toronnyal
option-wonders-tower-yes-about = Mindenki lapkákat választ; amelyik a toronyra kerül, mindenkinek megváltoztatja a szabályokat, amíg el nem takarják.
option-wonders-tower-no = Nélküle
option-wonders-tower-no-about = Nincs torony: a szabályok nem változnak.
option-wonders-projects = Nagy építkezések
option-wonders-projects-yes = Építkezésekkel
option-wonders-projects-yes-about = Minden korszaknak van egy építkezése. A megfelelő kártyákkal csatlakozhatsz; ha nem készül el, megfizeti, aki kimaradt belőle.
option-wonders-projects-no = Nélkülük
option-wonders-projects-no-about = Nincsenek építkezések.
option-wonders-sides = A táblák oldala
option-wonders-sides-A = A oldal
option-wonders-sides-B = B oldal
option-wonders-sides-random = Véletlenszerűen
option-wonders-sides-chosen = Mindenki választ
option-wonders-wonders = Csodák
option-wonders-wonders-dealt = Véletlenszerűen
option-wonders-wonders-chosen = Sorban választva
option-wonders-late-tiles = Korszakvégi lapka
option-wonders-late-tiles-count = Azonnal érvényes
option-wonders-late-tiles-next-age = A következő korszaktól érvényes
explain-hint-wonders = Nyomj meg egy kártyát a kezedben: látod, mire használhatod, és mennyibe kerül. Mutass bármire, és megtudod, mit tesz.
explain-wait-wonders = Még mást is választhatsz, amíg az utolsó nem választott. Mutass bármire, és megtudod, mit tesz.
keys-wonders =
    Billentyűk: a nyilakkal jársz körbe az asztalon, az Enter megnyit egy kártyát és választ, az Escape visszateszi.
    A: lehetőségeid. H: a kezed. U: a választásod visszavonása. T: az asztal szavakban.
table-choose = Válassz!
table-chosen = Választottál. Még választ: { $who }.
table-awaited = Még választ: { $who }.
resign-text-many = Helyetted egy bot játszik tovább.
replay-turn-all = { $turn }. kör

preparing-title = Az első indítás
preparing-about = A szabályok fordítása erre a gépre egyszer történik meg. Közben már lehet játszani; az erős ellenfelek megvárják a végét.
