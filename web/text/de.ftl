# Das Haus auf Deutsch: was auf den Seiten rings um einen Tisch steht. Was in { } steht, setzt das Programm ein.

skip = Zum Inhalt springen
nav = Räume
nav-tables = Tische
nav-lessons = Lektionen
nav-rules = Regeln
nav-me = Du
language = Sprache
theme-auto = Farben: wie dein System
theme-light = Farben: Tageslicht
theme-dark = Farben: Nacht
close = Schließen
announcements = Was geschieht
offline = Der Server ist gerade nicht zu erreichen. Diese Seite versucht es von selbst wieder.
lost-title = Diesen Raum gibt es nicht
lost-text = Die Adresse führt in diesem Haus nirgendwohin.
lost-home = Zurück zum Eingang

# Der Tisch

table-yours = Du bist am Zug.
table-discard = Deine Hand wird halbiert: Wähl, was du abwirfst.
table-theirs = { $who } überlegt …
connection-back = Die Verbindung ist wieder da.
connection-lost = Die Verbindung ist weg. Neuer Versuch …
act-undo = Zurücknehmen
act-resign = Aufgeben
act-draw = Unentschieden anbieten
act-draw-agree = Unentschieden annehmen
act-draw-decline = Ablehnen
act-rematch = Noch einmal spielen
act-replay = Nachspielen
act-leave = Einen Bot weiterspielen lassen
act-return = Wieder selbst spielen
act-replace = Einen Bot rufen
draw-offered = { $who } bietet ein Unentschieden an.
resign-question = Willst du aufgeben?
resign-text = Das Spiel endet, und dein Gegenüber gewinnt.
resign-no = Weiterspielen
log-title = Was geschehen ist
log-words = In Worten
log-notation = In Notation
actions-title = Was du tun kannst
actions-all = Alles, was du tun kannst
actions-none = Jetzt gibt es nichts zu entscheiden.
why-title = Das geht nicht
why-rule = Regel { $rule }
words-title = Der Tisch in Worten
menu = Menü
you = Du
bot = Bot
cover-title = { $who }, du bist dran
cover-text = Die anderen schauen weg.
cover-show = Meine Karten zeigen
table-unknown = Diesen Tisch gibt es nicht, oder er ist privat: Bitte um eine Einladung.
table-unreadable = Diese Partie hat eine andere Version des Programms geschrieben; sie kann hier nicht gezeigt werden. Bitte den Betreiber dieses Servers, ihn zu aktualisieren.

picked = { $count ->
    [one] Aufgenommen. Ein Platz kommt infrage.
   *[other] Aufgenommen. { $count } Plätze kommen infrage.
}
game-babel = Babel
explain-hint = Nimm eine Karte, ein Baulager oder Siedler: Was aufleuchtet, ist ein mögliches Ziel. Zeig auf etwas, um zu erfahren, wozu es da ist.
explain-wait = Zeig auf etwas, um zu erfahren, wozu es da ist.
actions-wait = Einen Moment …
clocks = Uhren
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
ending-won = Du hast gewonnen
ending-lost = Du hast verloren
ending-draw = Unentschieden
ending-over = Das Spiel ist aus
act-record = Aufzeichnung speichern
keys =
    Tasten: Pfeile bewegen dich über den Tisch, Eingabe nimmt auf und legt ab, Escape lässt los.
    A: was du tun kannst. H: deine Hand. E: zum Ende des Zuges. U: zurücknehmen. T: der Tisch in Worten.
tab-actions = Aktionen
tab-log = Verlauf

# Das Haus: der Eingang

home-title = Setz dich, der Tisch ist gedeckt
game-babel-line = Zwei Herrscher, fünf Orte, ein Fluss. Bau deine Tempel hoch, und lass die anderen nicht zu hoch werden.
game-babel-facts = Zu zweit, etwa eine halbe Stunde
home-opponent = Dein Gegenüber
level-apprentice = Lehrling
level-apprentice-about = Spielt vernünftig, übersieht aber viel.
level-mason = Maurer
level-mason-about = Versteht sein Handwerk und übersieht ab und zu etwas.
level-scribe = Schreiber
level-scribe-about = Übersieht kaum etwas, was auf dem Tisch liegt.
level-architect = Baumeister
level-architect-about = Denkt voraus, auch an deine Antworten.
level-master = Meister
level-master-about = Wägt Tausende Verläufe des Spiels ab.
level-random = Wanderer
level-random-about = Spielt irgendetwas Erlaubtes. Für den ersten Blick auf den Tisch.
level-greedy = Handwerker
level-greedy-about = Nimmt, was im Moment am besten ist, und denkt nie weiter.
home-begins = Wer beginnt
begins-me = Du
begins-them = Dein Gegenüber
begins-lot = Das Los entscheidet
option-babel-edition = Ausgabe
option-babel-edition-de = Deutsch
option-babel-edition-de-about = Die Regeln, wie sie zuerst gedruckt wurden.
option-babel-edition-en = Englisch
option-babel-edition-en-about = Sumerer werben mehr Siedler ab, und in der Endphase brauchst du 15, um durch den Fall der anderen Seite zu gewinnen.
option-babel-edition-ru = Russisch
option-babel-edition-ru-about = Spielt sich wie die englische Ausgabe.
option-babel-edition-hu = Ungarisch
option-babel-edition-hu-about = Wie die englische Ausgabe, aber drei Siedler eines Volkes müssen nicht nebeneinander liegen, der erste Zug ist sanfter, und schon 10 gilt als niedrig.
home-play = Jetzt spielen
home-ways = Anders spielen
way-friend = Mit Freunden
way-friend-about = Du bekommst einen Link zum Weitergeben.
way-screen = An einem Bildschirm
way-screen-about = Ihr reicht das Gerät weiter.
way-phones = Karten auf Handys
way-phones-about = Hier der Tisch, dort eure Karten.
way-everybody = Mit irgendwem
way-everybody-about = Alle sehen deinen Tisch in der Liste.
home-learn = Noch nie gespielt?
home-learn-about = Lern es am Tisch, in einer Viertelstunde.
home-rules = Die Spielregel
home-rules-about = Jede Regel mit Bildern und Beispielen.
home-finished = Beendete Partien
home-finished-about = Spiel sie noch einmal durch, Zug um Zug.
home-open = Jemand wartet auf dich
home-going = Deine Partien
home-go = Weiter
going-against = { $game } gegen { $who }
going-screen = { $game } an einem Bildschirm
going-phones = { $game } mit Karten auf Handys
going-open = { $game }: Dein Tisch wartet auf Mitspieler
going-yours = Du bist am Zug
going-theirs = { $who } überlegt
going-watching = Die Partie läuft
going-waits = Wartet
going-all = Alle deine Tische
new-friend = Ein Tisch für dich und einen Gast
new-everybody = Ein Tisch für alle
new-friend-about = Ihn sieht nur, wer deinen Link hat.
new-everybody-about = Er steht in der Liste der offenen Tische, und wer mag, setzt sich dazu.
new-open = Tisch eröffnen
clock = Uhr
clock-kind-none = Keine Uhr
clock-kind-live = Minuten für die Partie
clock-kind-days = Tage für jeden Zug
clock-minutes = Minuten
clock-seconds = Sekunden mehr für jeden Zug
clock-day = Tage
clock-none-text = ohne Uhr
clock-live-text = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} + { $seconds ->
    [one] 1 Sekunde je Zug
   *[other] { $seconds } Sekunden je Zug
}
clock-days-text = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}

# Das Haus: Tische

tables-title = Tische
tables-lists = Welche Tische
tables-open = Offen
tables-mine = Deine
tables-finished = Beendet
tables-open-none = Gerade ist kein Tisch offen. Eröffne einen, vielleicht setzt sich jemand dazu.
tables-mine-none = Du hast dich noch nirgends hingesetzt. Am Eingang ist ein Tisch gedeckt.
tables-finished-none = Hier ist noch keine Partie zu Ende gespielt. Deine könnte die erste sein.
tables-more = Mehr zeigen
tables-import = Eine Partie aus einer Datei nachspielen
tables-new = Zum Eingang
table-free = ein freier Platz
table-host = am Tisch von { $who }
table-won = { $who } hat gewonnen
table-drawn = unentschieden
table-private = nur mit Einladung
table-state-open = wartet auf Mitspieler
table-state-dealing = es wird gegeben
table-state-playing = wird gespielt
table-state-over = beendet
table-state-closed = geschlossen
table-sit = Dazusetzen
table-look = Hineinschauen
table-go = Weiter
table-watch = Zuschauen
table-replay = Nachspielen

# Das Haus: der Warteraum

wait-title = { $game }, am Tisch von { $who }
wait-screen-title = Nehmt eure Handys
wait-screen-about = Scannt einen Code: Eure Karten kommen auf das Handy, der Tisch bleibt hier.
wait-screen-plain = Stattdessen an diesem Bildschirm sitzen
wait-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
wait-for-back = Warten, bis alle aus der letzten Partie zurück sind.
wait-for-host = Alle sind da. { $who } beginnt die Partie.
wait-start = Alle sind da. Fang an, wann du magst.
wait-begins-itself = Die Partie beginnt von selbst, sobald alle sitzen.
wait-closed = Dieser Tisch ist geschlossen.
wait-deal = { $count ->
    [one] Es wird gegeben: Die Zahl von { $who } fehlt noch.
   *[other] Es wird gegeben: Die Zahlen von { $who } fehlen noch.
}
wait-deal-done = Es wird gegeben …
wait-deal-elsewhere = Deine Zahl für diese Verteilung wurde in einem anderen deiner Browser gezogen: Öffne den Tisch dort.
wait-deal-changed = Das Siegel ist nicht mehr das, das dir beim Hinsetzen gezeigt wurde. Dein Browser behält seine Zahl für sich; verlass diesen Tisch.
wait-withheld = { $count ->
    [one] { $who } hat nicht rechtzeitig zur Verteilung beigetragen und den Platz verloren.
   *[other] { $who } haben nicht rechtzeitig zur Verteilung beigetragen und ihre Plätze verloren.
}
wait-came = { $who } hat sich gesetzt.
wait-went = { $who } ist aufgestanden.
wait-seats = Plätze
seat-number = Platz { $number }
seat-free = Frei
seat-kept = Freigehalten für jemanden aus der letzten Partie
seat-you = du
seat-host = lädt ein
seat-begins = beginnt
seat-sit = Hier hinsetzen
seat-leave = Aufstehen
seat-bot = Einen Bot hinsetzen
seat-bot-which = Welcher Bot
seat-bot-sit = Hinsetzen
seat-free-again = Diesen Platz freimachen
wait-lot = Das Los entscheidet, wer beginnt.
wait-go = Partie beginnen
wait-close = Tisch schließen
wait-close-question = Willst du den Tisch schließen?
wait-close-text = Wer den Link hat, findet ihn dann geschlossen.
wait-close-no = Offen lassen
wait-invite = Einladen
wait-invite-about = Wer diesen Link öffnet, kann sich dazusetzen.
wait-name = Du heißt hier { $who }.
wait-name-take = Einen eigenen Namen wählen
share-link = Link
share-copy = Kopieren
share-copied = Kopiert
share-not-copied = Bitte von Hand kopieren
share-send = Senden …
share-code = Der Link als Code für die Kamera eines Handys
share-code-seat = Der Link zu Platz { $number } als Code für die Kamera eines Handys
door-shut = Dieser Link geht nur auf diesem Computer: Noch hört der Server auf niemanden sonst.
door-open = Geräte aus deinem Netz einlassen
door-about = Handys und Computer im selben Netz können diesen Server dann öffnen, bis er angehalten wird.
door-none = Unter „localhost“ erreicht niemand sonst diesen Computer, und er scheint in keinem Netz zu sein. Verbinde ihn mit einem, oder öffne diese Seite unter einer Adresse, die andere erreichen.
door-again = Noch einmal nachsehen
door-which = Adresse für andere
hand-title = Dein Platz
hand-joining = Du setzt dich …
hand-here = Du sitzt auf Platz { $number }. Lass diese Seite offen: Deine Karten kommen hierher.
hand-taken = Auf Platz { $number } sitzt schon jemand.
hand-other = Dieser Platz ist frei:

# Das Haus: du

me-title = Du
me-nobody = Du bist noch nicht hereingekommen. Spiel eine Partie, dann bist du Gast, oder wähl gleich einen Namen.
me-guest = Du bist { $who }, zu Gast in diesem Haus.
me-guest-about = Deine Partien bleiben bei diesem Browser. Mit Name und Passwort findest du sie überall.
me-named = Du bist { $who }.
me-named-about = Melde dich auf irgendeinem Gerät mit deinem Namen an, und es geht dort weiter.
me-take = Einen Namen wählen
me-take-go = Diesen Namen nehmen
me-take-about = Alle Partien, die du als Gast gespielt hast, bleiben deine.
me-login = Anmelden
me-login-about = Partien, die du hier als Gast gespielt hast, kommen nicht mit.
me-logout = Abmelden
me-leave = Vergesst mich hier
me-leave-question = Sollen wir dich vergessen?
me-leave-text = Wer als Gast geht, kann nicht wiederkommen: Deine Partien bleiben ohne dich hier.
me-leave-no = Bleiben
me-name = Name
me-name-shape = Ein Name hat 2 bis 24 Buchstaben und Ziffern, dazwischen Leerzeichen, Bindestriche oder Punkte.
me-password = Passwort
me-password-shape = Mindestens 8 Zeichen.
me-password-title = Passwort ändern
me-password-old = Dein jetziges Passwort
me-password-new = Das neue Passwort
me-password-go = Ändern
me-password-done = Dein Passwort ist geändert. Alle anderen Geräte und alle Programme sind abgemeldet.
me-recovery = Ersatzcode
me-recovery-shown = Das ist dein Ersatzcode. Er wird nur dieses eine Mal gezeigt.
me-recovery-about = Mit ihm setzt du ein neues Passwort, falls du deines verlierst. Schreib ihn auf und bewahre ihn dort auf, wo sonst niemand nachsieht.
me-recovery-another = Neuen Code anlegen
me-forgotten = Passwort vergessen?
me-forgotten-about = Wer einen Ersatzcode hat, setzt damit ein neues Passwort. Alle Geräte und Programme werden abgemeldet.
me-forgotten-go = Dieses Passwort setzen
me-forgotten-wrong = Name und Ersatzcode passen nicht zusammen.
me-sessions = Wo du angemeldet bist
me-sessions-about = Die Browser, die dich kennen, der zuletzt benutzte zuerst.
me-session-unknown = Unbekannter Browser
me-session-this = dieser Browser
me-session-used = zuletzt benutzt { $date }
me-session-end = Dort abmelden
me-session-end-named = { $device } abmelden
me-session-ended = { $device } ist abgemeldet.
me-everywhere = Überall abmelden
me-everywhere-about = Auch dieser Browser, und alle Schlüssel enden.
me-data = Deine Daten
me-export = Deine Daten herunterladen
me-export-about = Alles, was hier von dir aufbewahrt wird: Konto, Tische und jede Partie mit ihrer Aufzeichnung.
me-delete = Konto löschen
me-delete-about = Dein Name wird überall zu „?“; die Partien der anderen bleiben ganz.
me-delete-question = Dein Konto löschen?
me-delete-text = Das lässt sich nicht rückgängig machen. In laufenden Partien spielt ein Bot für dich weiter, und niemand kann als du wiederkommen.
me-delete-no = Behalten
me-delete-yes = Endgültig löschen
me-tokens = Programme, die für dich spielen
me-tokens-about = Ein eigener Bot kommt mit einem Schlüssel an die Tische. Gib ihm nur, was er braucht.
me-token-label = Wofür er ist
me-token-days = Gültig für
me-token-days-none = so lange du willst
me-token-days-count = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
me-token-scopes = Er darf
scope-read = zuschauen
scope-play = sich hinsetzen und spielen
scope-account = dein Konto ändern: Schlüssel, Passwort, Löschen
me-token-make = Schlüssel anlegen
me-token-made = Hier ist der Schlüssel „{ $label }“. Er wird nur dieses eine Mal gezeigt: Kopier ihn jetzt.
me-token-secret = Der Schlüssel
me-token-list = Deine Schlüssel
me-token-created = angelegt { $date }
me-token-used = zuletzt benutzt { $date }
me-token-unused = nie benutzt
me-token-ends = gültig bis { $date }
me-token-revoke = Widerrufen
me-token-revoke-named = { $label } widerrufen
me-token-revoked = Der Schlüssel „{ $label }“ ist widerrufen.

# Probleme, wie ein Gastgeber sie sagt

problem-general = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-table-refused = Am Tisch hat sich inzwischen etwas geändert. Sieh nach und versuch es noch einmal.
problem-not-found = Das ist nicht mehr hier, oder es ist privat.
problem-not-the-host = Das darf nur, wem dieser Tisch gehört.
problem-not-signed-in = Du warst so lange fort, dass wir dich vergessen haben. Bitte versuch es noch einmal.
problem-forged-request = Diese Seite ist nicht mehr frisch. Bitte lade sie neu.
problem-too-many-requests = Einen Moment, das war zu schnell. Bitte versuch es gleich noch einmal.
problem-unavailable = Der Server ist mit sich selbst beschäftigt. Bitte versuch es gleich noch einmal.
problem-busy = Gerade wird zu viel auf einmal gefragt. Bitte gleich noch einmal versuchen.
problem-name-unavailable = Dieser Name ist nicht zu haben. Bitte wähl einen anderen.
problem-bad-password = Ein Passwort hat 8 bis 200 Zeichen und ist keines, das alle zuerst versuchen. Bitte wähl ein anderes.
problem-wrong-credentials = Name und Passwort passen nicht zusammen.
problem-already-registered = Du hast schon einen Namen. Melde dich erst ab, um einen anderen zu nehmen.
problem-conflict = Am Tisch ist inzwischen etwas geschehen. Sieh nach und entscheide neu.
problem-not-to-act = Gerade entscheidet jemand anderes.
problem-illegal-action = Das erlauben die Regeln jetzt nicht.
problem-match-over = Die Partie ist zu Ende.
problem-undo-refused = Hier lässt sich nichts zurücknehmen.
problem-draw-refused = Jetzt kein Unentschieden: Ein Bot willigt nicht ein, und ein Angebot gilt einmal.
problem-seat-refused = Nicht mit diesem Platz. Sieh nach, wer ihn jetzt spielt.
problem-time-is-up = Deine Zeit ist abgelaufen. Nimm deinen Platz zurück, um weiterzuspielen.
problem-door-refused = Andere Geräte einlassen kann nur, wer am Computer dieses Servers sitzt.
problem-limit-reached = Davon hast du so viele, wie ein Konto haben darf. Gib erst eines auf.

# Nachspielen

replay-title = Nachspielen
replay-of = Nachspielen: { $names }
replay-loading = Der Tisch wird gedeckt …
replay-controls = Durch die Partie gehen
replay-scrub = Stelle in der Partie
replay-place = { $ply } von { $last }
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Eine Aktion vor
replay-turn-forward = Einen Zug vor
replay-last = Zum Ende
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-eyes-all = Alle Hände offen
replay-eyes-none = Wie vom Rand aus
replay-link = Link zu diesem Moment kopieren
replay-linked = Kopiert: ein Link zu genau diesem Moment.
replay-not-copied = Der Browser lässt uns nicht kopieren. Bitte nimm die Adresse aus der Adresszeile.
replay-turn = Zug { $turn } · { $who }
replay-start = Vor dem ersten Zug
replay-ended = Wie es ausging
replay-running = Diese Partie läuft noch: Du siehst, was du bisher wissen darfst.
replay-to-table = Zum Tisch
replay-record = Die Aufzeichnung
replay-record-text = Die ganze Partie als Text, den Menschen und Programme lesen können: Optionen, Schlüssel der Kartenverteilung und jede Aktion. Behalt sie, verschick sie, spiel sie irgendwo nach.
replay-record-later = Die Aufzeichnung enthält den Schlüssel der Kartenverteilung; darum gibt es sie erst, wenn die Partie zu Ende ist.
replay-record-save = Datei speichern
replay-record-copy = Text kopieren
replay-record-copied = Die Aufzeichnung ist kopiert.
replay-other = Eine andere Aufzeichnung nachspielen
replay-not-begun = Diese Partie hat noch nicht begonnen.
replay-keys = Tasten: ← → je Aktion, Bild auf und Bild ab (oder Umschalt mit ← →) je Zug, Pos1 und Ende, Leertaste zum Abspielen und Anhalten.
log-close = Verlauf schließen

# Eine Aufzeichnung mitbringen

import-title = Eine Aufzeichnung nachspielen
import-text = Bring eine Aufzeichnung mit, die hier, am Terminal oder bei Freunden gespeichert wurde. Sie wird nachgespielt, nicht aufbewahrt.
import-drop = Leg eine Aufzeichnung hier ab
import-choose = Datei wählen
import-paste = … oder füg ihren Text ein
import-go = Nachspielen
import-wrong = Diese Aufzeichnung lässt sich nicht nachspielen
import-place = Zeile { $line }, Zeichen { $column }
import-empty = Noch gibt es nichts nachzuspielen. Wähl eine Datei, oder füg eine Aufzeichnung ein.
import-long = Für eine Aufzeichnung ist das zu lang. Ist es die richtige Datei?
import-foreign = Das ist keine Aufzeichnung: Die erste Zeile muss [Ziggurat record 1] sein. Wähl eine Datei, die als Aufzeichnung gespeichert wurde.
import-version = Diese Aufzeichnung stammt von einer späteren Fassung von Ziggurat ({ $found }). Spiel sie mit jener nach.
import-header = Diese Zeile sollte ein Kopf sein wie [Seat0 "Anna"]. Verbessere oder entferne sie.
import-twice = Der Kopf { $found } steht hier ein zweites Mal. Entferne einen der beiden.
import-gameless = Die Aufzeichnung sagt nicht, welches Spiel es ist. Füg einen Kopf hinzu wie [Game "babel 1"].
import-unknown-game = Das Spiel { $found } steht hier nicht im Regal.
import-dealless = Eine Aufzeichnung braucht entweder [Key] oder [Position], und nur eines davon.
import-turn = Die Nummer des Zuges, { $found }, passt hier nicht. Vielleicht fehlt eine Zeile oder steht doppelt.
import-unreadable = { $found } ist nicht die Notation einer Aktion. Verbessere sie, oder schneide die Aufzeichnung davor ab.
import-illegal = { $found } ist hier nach den Regeln nicht erlaubt. Verbessere es, oder schneide die Aufzeichnung davor ab.
import-after-end = Vor { $found } ist das Spiel schon aus. Schneide die Aufzeichnung hier ab.
import-value = Dieser Kopf passt nicht zum Spiel.
import-refused = Der Server kann diese Aufzeichnung nicht nachspielen.

# Das Siegel auf der Kartenverteilung

seal-title = Wurde ehrlich gegeben?
seal-checking = Das Siegel wird geprüft …
seal-none = Kein Siegel
seal-shut = Versiegelt
seal-open = Nicht versiegelt
seal-proven = Ehrlich gegeben, bewiesen
seal-broken = Siegel gebrochen
seal-none-text = Diese Partie begann aus einer offenen Stellung. Es gab nichts zu versiegeln.
seal-shut-text = Die Karten wurden vor der ersten Aktion gegeben und versiegelt: Die Zahl unten war von Anfang an zu sehen. Sie verrät nichts, passt aber nur zu einer einzigen Verteilung. Ist die Partie zu Ende, wird der Schlüssel gezeigt, und dein Browser kann ihn prüfen.
seal-shut-together = Der Server hat ein Geheimnis versiegelt, bevor sich jemand gesetzt hat, und alle haben eine Zahl versprochen, bevor sie die der anderen sahen. Aus allem zusammen entsteht die Verteilung, so dass niemand allein sie bestimmen konnte. Ist die Partie zu Ende, wird alles gezeigt, und dein Browser kann es prüfen.
seal-shut-alone = Diese Verteilung hat der Server allein gezogen: Niemand am Tisch hat eine eigene Zahl hinzugefügt. Sein Geheimnis hat er vor der ersten Aktion versiegelt; ist die Partie zu Ende, wird es gezeigt, und dein Browser kann prüfen, dass niemand die Verteilung geändert hat.
seal-open-text = Es sind die Karten des Schlüssels; das hat dein Browser herausgefunden, indem er noch einmal gegeben hat. Aber vor der ersten Aktion wurde nichts versprochen; ob der Schlüssel dem Zufall folgt, kann also niemand sagen.
seal-proven-text = Es wurde vor der ersten Aktion gegeben und später nichts verändert: Schlüssel und Salz ergeben die Zahl auf dem Siegel, und jede Karte kommt aus dem Schlüssel. Das hat dein Browser selbst ausgerechnet.
seal-proven-together = Niemand allein hat diese Verteilung bestimmt, und niemand hat sie geändert: Das Geheimnis passt zum Siegel, jede Zahl zu ihrem Versprechen, der Schlüssel entsteht aus allen zusammen und jede Karte aus dem Schlüssel. Das hat dein Browser selbst ausgerechnet.
seal-proven-alone = Niemand hat diese Verteilung geändert, aber der Server hat sie allein gezogen: Niemand am Tisch hat eine eigene Zahl hinzugefügt. Das Geheimnis passt zum Siegel, der Schlüssel entsteht aus ihm und jede Karte aus dem Schlüssel. Das hat dein Browser selbst ausgerechnet.
seal-broken-text = Etwas stimmt nicht: Niemand kann zeigen, dass dies die Karten sind, die am Anfang versprochen wurden.
seal-step-promise = Am Anfang gezeigt
seal-step-parts = Von jedem Platz dazugegeben: vor dem Geben versprochen, am Ende gezeigt
seal-part-own = gezogen von dem, der dort saß
seal-part-server = vom Server gezogen, weil von dort nichts kam
seal-part-other = Vor dem Geben hat dein Browser dort ein anderes Versprechen gesehen:
seal-part-missing = Vor der Verteilung hat dein Browser ein Versprechen gesehen, das nicht in ihr steckt:
seal-part-fits = SHA-256 davon ist das Versprochene.
seal-part-differs = SHA-256 davon ist nicht das Versprochene.
seal-step-secret = Am Ende gezeigt: das Geheimnis des Servers
seal-step-opened = Am Ende gezeigt: der Schlüssel, und ein Salz gegen das Raten
seal-step-hash = Hier ausgerechnet: SHA-256 von beiden
seal-step-hash-secret = Hier ausgerechnet: SHA-256 des Geheimnisses
seal-step-key = Hier ausgerechnet: der Schlüssel, aus dem Geheimnis und den Zahlen aller Plätze
seal-key-fits = Es ist der Schlüssel, aus dem gegeben wurde.
seal-key-differs = Es ist nicht der Schlüssel, aus dem gegeben wurde.
seal-step-dealt = Hier noch einmal gegeben, aus dem Schlüssel
seal-fits = Es ist die Zahl, die am Anfang gezeigt wurde.
seal-differs = Es ist nicht die Zahl, die am Anfang gezeigt wurde.
seal-noted = Diese Zahl hat dein Browser selbst gesehen, während die Partie lief.
seal-not-noted = So steht es im Protokoll der Partie. Dein Browser war nicht dabei, als sie gezeigt wurde.
seal-other-noted = Während die Partie lief, hat dein Browser eine andere Zahl gesehen:
seal-same = gleich
seal-wrong = verschieden ab Aktion { $ply }
seal-self = Um es selbst zu prüfen, mit irgendeinem Werkzeug: SHA-256 jeder dieser Zeilen.

# Das Regelbuch

rules-choose = Welche Regeln möchtest du lesen?
rules-unknown = Ein solches Regelbuch gibt es in diesem Haus nicht.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-clear = Suche leeren
rules-found = { $count ->
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
rules-nothing = Nichts gefunden zu „{ $query }“. Versuch es mit einem anderen Wort oder der Nummer einer Regel.
rules-nothing-all = Das ganze Buch zeigen
rules-editions = Ausgabe, die du spielst
rules-edition-all = Alle
rules-edition-de = Deutsch
rules-edition-en = Englisch
rules-edition-ru = Russisch
rules-edition-hu = Ungarisch
rules-differs = Anders spielt die Ausgabe:
rules-ruling = So haben wir entschieden
rules-link-copy = Link zu { $id } kopieren
rules-link-copied = Der Link zu { $id } ist kopiert.
rules-link-address = Der Link zu { $id } steht jetzt in der Adresszeile.
rules-you = du
rules-opponent = dein Gegenüber

pace = Die Aktionen der anderen
pace-calm = Nacheinander, in Ruhe
pace-brisk = Nacheinander, zügig
pace-once = Alle auf einmal
player = Spieler { $seat }

# Die Lektionen

lessons-choose = Was möchtest du lernen?
lessons-unknown = Diese Lektion gibt es in diesem Haus nicht.
lessons-all = Alle Lektionen
lessons-begin = Anfangen
lessons-go-on = Weiter: { $title }
lessons-count = { $all ->
    [one] Eine Lektion
   *[other] { $all } Lektionen
}
lessons-progress = { $done } von { $all } Lektionen geschafft
lessons-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
lessons-done = geschafft
lessons-begun = angefangen
lessons-then = Und dann?
lessons-first-game = Spiel deine erste Partie
lessons-first-game-about = Du musst nicht alles wissen. Dein erstes Gegenüber macht auch Fehler, und der Tisch erklärt dir, was du fragst.
lessons-forget = Den Kurs von vorn beginnen
lesson-number = Lektion { $number } von { $all }
lesson-steps = Schritt { $number } von { $all }
lesson-next = Weiter
lesson-ask-hint = Tipp
lesson-hint = Tipp:
lesson-fault = Jetzt nicht.
lesson-back = Einen Schritt zurück
lesson-again = Diese Lektion von vorn
lesson-next-lesson = Nächste Lektion
lesson-rules = In den Regeln:
lesson-opponent = Kuschim

# 7 Wonders im Haus, und Spiele für mehr als zwei

game-wonders = 7 Wonders: Babel
game-wonders-line = Sieben Städte, drei Zeitalter und ein Turm für alle. Alle wählen gleichzeitig, dann wird aufgedeckt.
game-wonders-facts = Zu zweit bis zu siebt, etwa eine halbe Stunde
home-players = Mitspielende
home-opponents = Deine Gegner
home-each = Jeden einzeln wählen
home-each-same = { $bot }, wie oben
option-wonders-tower = Turm zu Babel
option-wonders-tower-yes = Mit dem Turm
option-wonders-tower-yes-about = Alle suchen sich Plättchen aus; jedes, das auf dem Turm gebaut wird, ändert die Regeln für alle, bis es zugedeckt ist.
option-wonders-tower-no = Ohne
option-wonders-tower-no-about = Kein Turm: Die Regeln bleiben, wie sie sind.
option-wonders-projects = Großprojekte
option-wonders-projects-yes = Mit Projekten
option-wonders-projects-yes-about = Jedes Zeitalter hat ein Projekt. Mach mit den richtigen Karten mit; wird es nicht fertig, zahlt, wer nicht dabei war.
option-wonders-projects-no = Ohne
option-wonders-projects-no-about = Keine Projekte.
option-wonders-sides = Seiten der Tafeln
option-wonders-sides-A = Seite A
option-wonders-sides-B = Seite B
option-wonders-sides-random = Nach Zufall
option-wonders-sides-chosen = Alle wählen
option-wonders-wonders = Weltwunder
option-wonders-wonders-dealt = Nach Zufall
option-wonders-wonders-chosen = Der Reihe nach gewählt
option-wonders-late-tiles = Ein Plättchen im letzten Zug eines Zeitalters
option-wonders-late-tiles-count = Gilt sofort
option-wonders-late-tiles-next-age = Gilt ab dem nächsten Zeitalter
explain-hint-wonders = Drück auf eine Karte deiner Hand: Du siehst, wozu sie taugt und was es kostet. Zeig auf etwas, und du erfährst, was es tut.
explain-wait-wonders = Du kannst noch anders wählen, bis die Letzten gewählt haben. Zeig auf etwas, und du erfährst, was es tut.
keys-wonders =
    Tasten: Pfeile bewegen sich über den Tisch, Enter öffnet eine Karte und wählt, Escape legt sie zurück.
    A: was du tun kannst. H: deine Hand. U: deine Wahl zurücknehmen. T: der Tisch in Worten.
table-choose = Wähle.
table-chosen = Du hast gewählt. Warten auf { $who }.
table-awaited = Warten auf { $who }.
resign-text-many = An deiner Stelle spielt ein Bot weiter.
replay-turn-all = Zug { $turn }

preparing-title = Der erste Start
preparing-about = Die Regeln werden einmalig für diesen Rechner übersetzt. Spielen kann man schon; starke Gegner warten, bis das geschehen ist.
