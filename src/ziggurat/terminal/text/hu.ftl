# The line-mode client in Hungarian.

welcome = { $game }. Írj be egy akciót vagy a sorszámát; a súgó: help.
opponent = { $seat }. játékos: { $name }
deal-sealed = Az osztás le van pecsételve: { $seal }
deal-add = { $seat }. játékos, írj be bármit, amit senki sem találhat ki; ez bekerül az osztásba (Enter: a program sorsol neked): 
deal-pledged = { $seat }. játékos hozzáadott egy számot, amelynek hash értéke { $pledge }
saved-hint = Egy félbehagyott játszma vár: { $game }. Folytatás: ziggurat play { $game } --resume
resume-question = Egy félbehagyott játszma vár: { $game }. Folytatod? [I/n]{ " " }
resumed = Folytatódik a mentett játszma: { $file }
# The answers that are understood, with spaces between
answer-yes = i igen
answer-no = n nem
prompt = { $seat }. játékos>{ " " }
actions = Lehetőségeid:
pass-on = { $seat ->
    [1] Az 1.
    [5] Az 5.
   *[0] A { $seat }.
} játékos dönt, a többiek félrenéznek. A kártyáidhoz nyomj Entert.{ " " }
pass-on-or-undo = { $seat ->
    [1] Az 1.
    [5] Az 5.
   *[0] A { $seat }.
} játékos dönt, a többiek félrenéznek. A kártyáidhoz nyomj Entert; undo: { $last }. játékos visszavonja a választását.{ " " }
misread = Hiba, { $column }. karakter. Ide illik: { $expected }; ez áll itt: „{ $found }”.
misread-end = Hiba, { $column }. karakter. Ide illik: { $expected }; itt véget ér a szöveg.
unreadable = { $error } A help parancs megmutatja, mit lehet beírni.
not-legal = { $action } most nem lehetséges:
hint-wait = { $level } gondolkodik …
why-legal = { $action } lehetséges: { $what }
undone = Visszavonva: { $action }
nothing-to-undo = Nincs mit visszavonni: azóta más lépett, vagy kártyák fordultak fel.
nothing-to-resume = Nincs mentett játszma: { $game }. Új játszma: ziggurat play { $game }
left = A játszma mentve: { $file }
left-resume = Folytatás: ziggurat play { $game } --resume
over = { $outcome }
over-saved = A teljes játszma itt olvasható: { $file }
over-proof = A jegyzőkönyv bizonyítja, hogy senki sem választotta egyedül az osztást: ziggurat verify { $file }
no-such-rule = Nincs „{ $rule }” jelű bekezdés. Próbáld: { $example }; az összes: rules.
number-range = Az akciók száma { $count }; írj be egy számot 1 és { $count } között.
help =
    Írd be egy akció sorszámát vagy a jelölését (például: { $example }). Beírható még:
    { "" }  table       újra az asztal
    { "" }  list        újra a lehetséges akciók
    { "" }  why AKCIÓ   miért lehetséges egy akció, vagy miért nem
    { "" }  hint        mit lépne itt a legerősebb ellenfél, és miért
    { "" }  undo        az utolsó akciód visszavonása, amíg nem tudtál meg semmi újat
    { "" }  log         mi történt eddig
    { "" }  rule { $rule }    a szabálykönyv egy bekezdése
    { "" }  rules       a teljes szabálykönyv
    { "" }  notation    hogyan jelöljük az akciókat
    { "" }  position    az állás egy sorban, ahogy te látod
    { "" }  quit        kilépés; a játszma mentve marad
help-prices =
    { "" }  prices      mennyibe kerül minden kártya minden felhasználásban
    { "" }  prices KÁRTYA ugyanez egyetlen kártyára

preparing-beside = A szabályok fordítása erre a gépre: { $game } (egyszer, néhány másodperc); közben már lehet játszani …
still-preparing = Még egy pillanat …
