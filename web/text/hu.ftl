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
table-over = A játéknak vége.
table-watching = Nézőként vagy itt.
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk …
connection-back = Helyreállt a kapcsolat.
act-undo = Visszavonás
act-resign = Feladás
act-draw = Döntetlen ajánlása
act-draw-agree = Döntetlen elfogadása
act-draw-decline = Elutasítás
act-rematch = Új játszma
act-rematch-wait = Várakozás a többiekre …
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

picked = { $count ->
    [one] Felvetted. Egy helyre teheted.
   *[other] Felvetted. { $count } helyre teheted.
}
game-babel = Babel
explain-hint = Válassz egy kártyát, egy templomsort vagy egy sorozatot: ami felragyog, oda kerülhet. Mutass bármire, és megtudod, mire való.
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
