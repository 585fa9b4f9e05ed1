# Die Lektionen von Babel auf Deutsch. Ein Schlüssel ist lesson-LEKTION-title, -intro, -tour-NAME, oder lesson-LEKTION-SCHRITT- und
# ask (was zu tun ist und warum), hint (wo man hinschaut), why (wenn es getan ist), then (was das Gegenüber tut),
# wrong-NAME (erlaubt, aber jetzt nicht gemeint), remark-NAME (zu einer von mehreren richtigen Aktionen).

course-title = Babel lernen
course-intro = Kurze Lektionen an einem echten Tisch. Du spielst, und der Tisch sagt dir, warum.

# Für jede Lektion

lesson-go-on = Gut. Weiter so.
lesson-done = Lektion geschafft. Gut gespielt!
lesson-not-meant = Die Regeln erlauben das, aber hier geht es um etwas anderes. Versuch es noch einmal.
lesson-wrong-end = Noch nicht: Wenn du den Zug jetzt beendest, entgeht dir das Beste.
lesson-wrong-travel = Eine Reise kostet dich eine Karte, und gerade wirst du hier gebraucht.
lesson-wrong-settle = Eine gute Karte, aber behalt sie noch. Erst kommt etwas Besseres.
lesson-wrong-build = Das würde halten, aber erst kommt etwas anderes.
lesson-wrong-migrate = Deine Siedler sind dort gut aufgehoben. Lass sie vorerst, wo sie sind.
lesson-wrong-halve = Dein Gegenüber würde Karten verlieren, aber diese Folge kann hier etwas Besseres.

# 1. Der Tisch und das Ziel

lesson-aim-title = Der Tisch und das Ziel
lesson-aim-intro = Sieh dir an, was wo liegt, und gewinn ein Spiel mit einer einzigen Karte.
lesson-aim-tour-lands = Das ist der Fluss. An ihm liegen fünf Orte: Medien, Sumer, Hatti, Persien und Assyrien. An jedem Ort ist Platz für einen Tempel von dir, auf dieser Seite des Flusses, und einen gegnerischen auf der anderen.
lesson-aim-tour-temples = Ein Tempel ist so viel wert wie die Zahl auf seiner obersten Stufe. Zähl deine Tempel zusammen: 4 in Medien, 5 in Hatti, 5 in Assyrien. Dein Wert ist 14, der deines Gegenübers 8. Die beiden Balken zeigen es.
lesson-aim-tour-settlers = Neben jedem Tempel stehen die Siedler: Karten der fünf Völker, in einer Kolonne, die vom Fluss nach außen wächst. Ein Tempel kann nur so hoch gebaut werden, wie er Siedler hat.
lesson-aim-tour-token = Deine Figur zeigt, wo du bist. Fast alles, was du tust, geschieht an diesem Ort. Du bist in Medien.
lesson-aim-tour-stocks = Das sind die beiden Baulager, Tempelkarten, die darauf warten, gebaut zu werden. Nehmen kann man jeweils nur die oberste, die zuletzt dazugekommen ist. Neue kommen aus dem Bauhof.
lesson-aim-tour-hand = Das ist deine Hand: ein Sumerer, ein Hethiter und ein Perser. Neue Karten kommen vom Nachziehstapel, ausgespielte liegen auf dem Ablagestapel. Die gegnerische Hand ist verborgen; du siehst nur, wie viele Karten es sind.
lesson-aim-tour-act = Das ist der ganze Tisch. Um etwas zu tun, wähl aus, was du benutzen willst: eine Karte, ein Baulager, später eine Reihe von Siedlern. Alle Plätze, an die es gehen kann, leuchten auf; wähl einen davon. Du kannst es auch dorthin ziehen.
lesson-aim-win-ask = Wer 15 erreicht, während die andere Seite weniger als 10 hat, gewinnt auf der Stelle. Dir fehlt nur 1! Dein Tempel in Medien hat vier Stufen, fünf Siedler leben dort, und oben in deinem Baulager liegt eine Stufe 5. Bau sie.
lesson-aim-win-hint = Nimm die 5, die oben in deinem Baulager liegt, und leg sie auf deinen Tempel in Medien.
lesson-aim-win-why = 15 gegen 8: Du hast gewonnen. Darum geht es im ganzen Spiel: hoch bauen und dein Gegenüber niedrig halten.

# 2. Reisen

lesson-travel-title = Reisen
lesson-travel-intro = Karten bringen dich von Ort zu Ort.
lesson-travel-first-ask = Ein neues Spiel: Beide Figuren warten im Steinbruch am Ende des Flusses, wo es nichts zu tun gibt. Um zu reisen, wirfst du eine Karte des Volkes ab, in dessen Heimat du willst. Geh nach Sumer, zu den Sumerern.
lesson-travel-first-hint = Wähl einen Sumerer aus deiner Hand, dann den Ort Sumer.
lesson-travel-first-why = Der Sumerer liegt auf dem Ablagestapel, und du stehst in Sumer. Die Karte war das Fahrgeld: Sie ist weg, also überleg, welche du entbehren kannst.
lesson-travel-first-wrong-elsewhere = Diese Karte brächte dich anderswohin. Jedes Volk führt an seinen eigenen Ort; für Sumer brauchst du einen Sumerer.
lesson-travel-second-ask = In einem Zug darfst du so oft reisen, wie du magst, jedes Mal für eine Karte. Geh weiter nach Hatti, zu den Hethitern.
lesson-travel-second-hint = Diesmal bezahlt ein Hethiter die Fahrt.
lesson-travel-second-why = Zwei Reisen, zwei Karten. Beide Figuren dürfen am selben Ort stehen, niemand kann dir also den Weg versperren. Nur dorthin, wo du schon bist, kannst du nicht reisen.
lesson-travel-second-wrong-elsewhere = Ein anderer Ort, ein andermal. Hatti ist die Heimat der Hethiter.
lesson-travel-second-wrong-settle = Du könntest hier in Sumer jemanden ansiedeln. Das kommt in der nächsten Lektion; reise erst weiter nach Hatti.

# 3. Ansiedeln

lesson-settle-title = Ansiedeln
lesson-settle-intro = Siedler tragen deine Tempel.
lesson-settle-first-ask = Dieselben Karten können noch etwas anderes: sich ansiedeln. Eine Tempelstufe braucht so viele Siedler, wie ihre Zahl sagt; du willst also Leute an deinen Orten haben. Du bist in Persien, wo ein Hethiter lebt. Siedle dort deinen Perser an.
lesson-settle-first-hint = Wähl den Perser in deiner Hand, dann deine Kolonne in Persien.
lesson-settle-first-why = Der Perser steht jetzt am äußeren Ende deiner Kolonne. Wer neu kommt, steht immer am weitesten vom Fluss.
lesson-settle-first-wrong-other = Die anderen kommen gleich dran. Erst der Perser, bitte.
lesson-settle-stranger-ask = Ein Siedler muss nicht zu Hause sein: Jedes Volk darf an jedem Ort leben. Siedle auch den Meder hier in Persien an.
lesson-settle-stranger-hint = Wähl den Meder, dann dieselbe Kolonne.
lesson-settle-stranger-why = Hethiter, Perser, Meder: Die Reihenfolge bleibt so, und später kommt es auf sie an. Der Meder hätte auch eine Reise nach Medien bezahlen können; jede Karte ist also eine Entscheidung.
lesson-settle-stranger-wrong-other = Auch das geht, aber sehen wir erst, dass sogar ein Meder in Persien leben darf.
lesson-settle-rest-ask = Du darfst so viele ansiedeln, wie du magst. Siedle auch deine letzten zwei Karten an, in der Reihenfolge, die dir besser gefällt.
lesson-settle-rest-hint = Der Sumerer und der Assyrer sind übrig. Wer zuerst kommt, ist gleich.
lesson-settle-rest-why = Fünf Siedler: genug für einen Tempel mit fünf Stufen. Aber deine Hand ist jetzt leer, und du ziehst nur drei Karten im Zug. Meist behält man ein oder zwei Karten zurück.

# 4. Bauen

lesson-build-title = Bauen
lesson-build-intro = Stufe um Stufe, aus deinem Baulager und aus dem gegnerischen.
lesson-build-own-ask = Dein Tempel in Hatti steht auf Stufe 1, und drei Siedler leben dort. Oben in deinem Baulager liegt eine 2. Gebaut wird Stufe für Stufe, sie passt also genau. Bau sie.
lesson-build-own-hint = Nimm die oberste Karte deines Baulagers und leg sie auf deinen Tempel in Hatti.
lesson-build-own-why = Stufe 2 braucht zwei Siedler; du hast drei. Bauen kostet keine Karte aus deiner Hand. Dein Wert ist von 2 auf 3 gestiegen.
lesson-build-their-ask = Jetzt brauchst du eine 3. In deinem Baulager ist eine 4 zum Vorschein gekommen. Aber schau ins gegnerische Baulager: Oben liegt eine 3, und du darfst sie nehmen!
lesson-build-their-hint = Nimm die oberste Karte des gegnerischen Baulagers.
lesson-build-their-why = Sie gehört dir, und dein Gegenüber kann sie nicht mehr bauen. Beide Baulager stehen euch beiden offen, schau also immer auf beide.
lesson-build-settler-ask = Als Nächstes käme die 4 aus deinem Baulager, aber Stufe 4 braucht vier Siedler, und in Hatti leben nur drei. Siedle hier an, wen du magst.
lesson-build-settler-hint = Wähl irgendeine Karte deiner Hand, dann deine Kolonne in Hatti.
lesson-build-settler-why = Vier Siedler. Beim Bauen zählt jedes Volk gleich viel.
lesson-build-four-ask = Und jetzt bau die 4.
lesson-build-four-hint = Sie liegt oben in deinem Baulager.
lesson-build-four-why = Von 1 auf 4 in einem einzigen Zug. Und was steht, das steht: Auch wenn später Siedler gehen, behält der Tempel seine Höhe.

# 5. Ein Zug von Anfang bis Ende

lesson-turn-title = Ein ganzer Zug
lesson-turn-intro = Dein erster Zug, der gegnerische, und der Anfang deines nächsten.
lesson-turn-travel-ask = Dein erster Zug. Du hast fünf Karten bekommen und drei gezogen, wie am Anfang jedes Zuges. Du hältst zwei Assyrer; gib einen her und reise nach Assyrien.
lesson-turn-travel-hint = Wähl einen Assyrer, dann Assyrien.
lesson-turn-travel-why = Der andere Assyrer bleibt auf deiner Hand.
lesson-turn-travel-wrong-elsewhere = Du könntest an jedem Ort anfangen. Für diese Lektion treffen wir uns in Assyrien.
lesson-turn-settle-ask = Bevor du bauen kannst, muss hier jemand leben. Siedle eine Karte an, welche du magst.
lesson-turn-settle-hint = Jede Karte ist recht: Wähl sie, dann deine Kolonne in Assyrien.
lesson-turn-settle-why = Für Stufe 1 genügt ein Siedler.
lesson-turn-start-ask = Vor dir liegt deine Startkarte: eine Stufe 1, die nur du bauen kannst und in deinem ersten Zug bauen musst. Bau sie hier.
lesson-turn-start-hint = Nimm deine Startkarte und leg sie auf deinen Bauplatz in Assyrien.
lesson-turn-start-why = Dein erster Tempel! Von jetzt an gibt es keine Pflichten mehr; in späteren Zügen tust du so viel oder so wenig, wie du magst.
lesson-turn-start-wrong-settle = Mehr Siedler sind schön, aber erst die Pflicht.
lesson-turn-end-ask = Du könntest noch mehr ansiedeln, aber ein paar Karten auf der Hand halten dich beweglich. Beende deinen Zug und sieh, was der Bauhof bringt.
lesson-turn-end-hint = Wähl „Zug beenden“.
lesson-turn-end-why = Aus dem Bauhof wurden zwei Tempelkarten aufgedeckt, eine 4 und eine 2, und in dein Baulager gelegt. Die höhere kommt immer zuerst, darum liegt die 2 oben.
lesson-turn-end-then = Auch dein Gegenüber zieht drei Karten, reist nach Hatti, siedelt zwei an, baut die Startkarte und beendet den Zug. Jetzt ziehst du wieder drei Karten.
lesson-turn-end-wrong-settle = Heb sie für den nächsten Zug auf: Du wirst froh darum sein.
lesson-turn-next-ask = Dein zweiter Zug. Die 2 in deinem Baulager passt auf deinen Tempel in Assyrien, aber sie braucht zwei Siedler. Siedle noch einen an.
lesson-turn-next-hint = Jede Karte ist recht: Wähl sie, dann deine Kolonne in Assyrien.
lesson-turn-next-why = In Assyrien leben jetzt zwei Siedler.
lesson-turn-two-ask = Und jetzt bau die 2.
lesson-turn-two-hint = Sie liegt oben in deinem Baulager.
lesson-turn-two-why = Das ist der Rhythmus des Spiels: drei Karten ziehen, tun, was man mag, zwei Tempelkarten aufdecken. Unter deiner 2 liegt jetzt die 4 frei, für dich und für dein Gegenüber.

# 6. Wandern

lesson-migrate-title = Wandern
lesson-migrate-intro = Drei Siedler packen und ziehen zusammen um.
lesson-migrate-move-ask = Du stehst in Assyrien. In den Baulagern warten eine 2, eine 3 und eine 4, aber hier lebt nur ein Siedler. Einmal im Zug dürfen die letzten drei einer Kolonne in eine andere deiner Kolonnen wandern. Hol die drei äußersten von Sumer nach Assyrien.
lesson-migrate-move-hint = Wähl deine Kolonne in Sumer, dann deine Kolonne in Assyrien.
lesson-migrate-move-why = Meder, Meder, Hethiter: Sie sind in derselben Reihenfolge gewandert und stehen nun am äußeren Ende. Es hat keine Karte gekostet. Dein Tempel in Sumer behält seine drei Stufen, obwohl nur ein Siedler übrig ist.
lesson-migrate-move-wrong-elsewhere = Die richtigen Leute, aber der falsche Ort. Gebraucht werden sie in Assyrien, wo deine Figur steht.
lesson-migrate-move-wrong-settle = Du könntest deine Karten einzeln ansiedeln, aber drei Siedler umsonst sind besser.
lesson-migrate-two-ask = Jetzt leben vier Siedler in Assyrien. Oben in deinem Baulager liegt eine 2: Bau sie.
lesson-migrate-two-hint = Nimm die oberste Karte deines Baulagers.
lesson-migrate-two-why = Eine Stufe höher. Was liegt im gegnerischen Baulager oben?
lesson-migrate-three-ask = Eine 3, und sie passt. Nimm sie.
lesson-migrate-three-hint = Nimm die oberste Karte des gegnerischen Baulagers.
lesson-migrate-three-why = Und noch eine. In deinem Baulager wartet schon eine 4.
lesson-migrate-four-ask = Vier Siedler, ein 3er-Tempel, eine 4 in deinem Baulager. Du weißt, was zu tun ist.
lesson-migrate-four-hint = Bau die oberste Karte deines Baulagers.
lesson-migrate-four-why = Eine Wanderung, drei Stufen. Aus einer Kolonne mit einem oder zwei Siedlern kann niemand wandern: Es sind immer genau die letzten drei.

# 7. Folgen: einreißen und rauben

lesson-raids-title = Folgen: einreißen und rauben
lesson-raids-intro = Drei Gleiche können, was einer allein nicht kann.
lesson-raids-tour-run = Drei Siedler eines Volkes, direkt hintereinander in deiner Kolonne, sind eine Folge. Hier sind es drei Assyrer. Wo deine Figur steht, kann eine Folge die Fähigkeit ihres Volkes einsetzen. Das kostet eine Karte der Folge.
lesson-raids-raze-ask = Assyrer reißen ein: Sie tragen den ganzen gegnerischen Tempel an diesem Ort ab. In Hatti steht er auf 4. Wähl deine Folge, dann diesen Tempel, und reiß ihn ein!
lesson-raids-raze-hint = Wähl deine Folge von Assyrern, dann den gegnerischen Tempel in Hatti.
lesson-raids-raze-why = Von 8 hinunter auf 4. Ein Assyrer wurde abgeworfen, und zwei sind keine Folge mehr. Die eingerissenen Stufen liegen auf dem Bauhof, die 1 zuoberst: Wer als Nächstes den Zug beendet, zieht sie zuerst.
lesson-raids-travel-ask = Auch die Hethiter können etwas. In Persien leben zwei von deinen nebeneinander, und einen dritten hältst du auf der Hand. Reise nach Persien.
lesson-raids-travel-hint = Ein Perser bezahlt die Fahrt.
lesson-raids-travel-why = Hier steht der gegnerische Tempel auf 3 und deiner auf 1.
lesson-raids-third-ask = Siedle deinen Hethiter neben den anderen beiden an.
lesson-raids-third-hint = Wähl den Hethiter, dann deine Kolonne in Persien.
lesson-raids-third-why = Drei Hethiter hintereinander: eine Folge.
lesson-raids-third-wrong-other = Damit hättest du keine Folge. Mit dem dritten Hethiter schon.
lesson-raids-rob-ask = Hethiter rauben: Sie tragen die oberste Stufe des gegnerischen Tempels zu deinem herüber. Sie muss höher sein als deine eigene Spitze, und du brauchst so viele Siedler, wie ihre Zahl sagt. Drüben steht eine 3, bei dir eine 1, und du hast drei Siedler. Raube sie!
lesson-raids-rob-hint = Wähl deine Folge von Hethitern, dann den gegnerischen Tempel in Persien.
lesson-raids-rob-why = Dein Tempel springt von 1 auf 3 und hatte nie eine 2; der gegnerische fällt auf 2. Der Hethiter, der bezahlt hat, zählte in diesem Moment noch als Siedler.

# 8. Folgen: vertreiben und abwerben

lesson-peoples-title = Folgen: vertreiben und abwerben
lesson-peoples-intro = Meder jagen Leute fort, Sumerer gewinnen sie für dich.
lesson-peoples-expel-ask = In Assyrien hast du eine Folge von Medern. Meder vertreiben: Nenn ein Volk, und alle seine Siedler müssen die gegnerische Kolonne an diesem Ort verlassen. Wessen Verlust schmerzt am meisten? Wähl deine Folge, dann einen von ihnen.
lesson-peoples-expel-hint = Zähl die gegnerischen Siedler in Assyrien: drei Perser, ein Hethiter. Wähl deine Folge von Medern, dann die Perser.
lesson-peoples-expel-why = Drei Siedler liegen auf einen Schlag auf dem Ablagestapel. Der Tempel bleibt auf 3, aber mit nur einem Siedler wächst er so bald nicht weiter.
lesson-peoples-expel-wrong-hittite = Das würde einen einzigen Hethiter vertreiben. Ein anderes Volk hat dort mehr Leute.
lesson-peoples-travel-ask = Jetzt nach Sumer, wo du drei Sumerer hintereinander hast. Reise dorthin.
lesson-peoples-travel-hint = Deine Sumererkarte bezahlt die Fahrt.
lesson-peoples-travel-why = Schau auf das Ende der gegnerischen Kolonne hier: zwei Meder.
lesson-peoples-travel-wrong-elsewhere = Deine Sumerer leben in Sumer. Um hinzukommen, brauchst du einen Sumerer.
lesson-peoples-winover-ask = Sumerer werben ab: Der äußerste Siedler der gegnerischen Kolonne wechselt die Seite und mit ihm alle desselben Volkes, die direkt davor stehen. Wirb die zwei Meder ab.
lesson-peoples-winover-hint = Wähl deine Folge von Sumerern, dann die gegnerische Kolonne in Sumer.
lesson-peoples-winover-why = Sie stehen jetzt am Ende deiner Kolonne, in derselben Reihenfolge. Ein Sumerer hat bezahlt. Einen hast du verloren, zwei gewonnen, und drüben bleibt ein Assyrer übrig.
lesson-peoples-third-ask = Am Ende deiner Kolonne stehen jetzt zwei Meder, und einen hältst du noch auf der Hand. Du siehst, was kommt: Siedle den Meder an.
lesson-peoples-third-hint = Wähl den Meder, dann deine Kolonne in Sumer.
lesson-peoples-third-why = Eine neue Folge, aus Leuten, die du abgeworben hast. Im nächsten Zug oder gleich jetzt könnten diese Meder jemanden vertreiben.
lesson-peoples-third-wrong-other = Diese Karte stünde dir bei deiner nächsten Folge im Weg. Welche macht drei Gleiche?

# 9. Folgen: springen und halbieren

lesson-leaps-title = Folgen: springen und halbieren
lesson-leaps-intro = Perser überspringen eine Stufe, und jede Folge kann Hände leeren.
lesson-leaps-leap-ask = Dein Tempel in Medien steht auf 1, und in deinem Baulager liegt eine 3; die 2 fehlt. Perser springen: Sie bauen und überspringen dabei genau eine Stufe. Vier von ihnen hast du hier. Wähl deine Folge, dann die 3, und spring!
lesson-leaps-leap-hint = Wähl deine Folge von Persern, dann dein Baulager.
lesson-leaps-leap-why = Von 1 auf 3 ohne eine 2. Stufe 3 braucht wie immer drei Siedler. Ein Perser hat bezahlt, und weil es vier waren, sind drei übrig: immer noch eine Folge.
lesson-leaps-leap-wrong-halve = Gleich! Erst der Sprung, damit du siehst, was nur Perser können.
lesson-leaps-halve-ask = Dein Gegenüber hält sieben Karten, eine reiche Hand. Statt der eigenen Fähigkeit kann eine Folge jedes Volkes sie halbieren. Tu es mit deinen Persern.
lesson-leaps-halve-hint = Wähl deine Folge von Persern, dann die gegnerische Hand.
lesson-leaps-halve-why = Die Hälfte von sieben ist, abgerundet, drei: Drei Karten müssen weg. Welche, entscheidet dein Gegenüber.
lesson-leaps-halve-then = Dein Gegenüber trennt sich von einem Meder, einem Sumerer und einem Perser und behält vier Karten. Alle sehen, was abgeworfen wird.

# 10. Gewinnen

lesson-ending-title = Zehn, fünfzehn, zwanzig
lesson-ending-intro = Wie ein Spiel endet, in dem beide gut gebaut haben.
lesson-ending-fifteen-ask = Du hast 14, dein Gegenüber 11. Mit 15 würdest du nur gegen weniger als 10 sofort gewinnen. Bau die 5 in Persien trotzdem und sieh, was geschieht.
lesson-ending-fifteen-hint = Nimm die oberste Karte deines Baulagers.
lesson-ending-fifteen-why = 15 gegen 11: Niemand hat gewonnen, aber die Endphase beginnt und dauert bis zum Ende des Spiels. Ab jetzt gewinnst du mit 20, oder wenn du dein Gegenüber unter 10 bringst. Dir kann dasselbe geschehen!
lesson-ending-fifteen-wrong-raze = Ein schöner Gedanke: Erst einreißen und dann bauen würde auch gewinnen. Aber sehen wir uns einmal die Endphase an. Bau zuerst.
lesson-ending-fall-ask = 20 ist weit weg. Aber der gegnerische Tempel in Persien ist 4 wert, und hier in deiner Kolonne stehen drei Assyrer. Was bliebe von den 11 übrig?
lesson-ending-fall-hint = Lass deine Folge von Assyrern den gegnerischen Tempel in Persien einreißen.
lesson-ending-fall-why = 11 minus 4 ist 7, weniger als 10, und du hast gewonnen. Die 10 ist also eine Mauer, hinter der man steht: Halt deinen eigenen Wert bei 10 oder mehr. Und wird je die letzte Karte des Bauhofs gezogen, endet das Spiel auch: Es gewinnt der höhere Wert, dann die größere Hand.

# 11 bis 14. Die Beispiele der Spielregel

lesson-settling-title = Beispiel: gut ansiedeln
lesson-settling-intro = Das erste Beispiel der Spielregel. Auf die Reihenfolge der Siedler kommt es an.
lesson-settling-run-ask = Du bist in Sumer, wo zwei Assyrer leben. Auf der Hand hast du noch zwei, dazu einen Perser und zwei Sumerer. Mach erst eine Folge: Siedle einen Assyrer an.
lesson-settling-run-hint = Wähl einen Assyrer, dann deine Kolonne in Sumer.
lesson-settling-run-why = Drei Assyrer hintereinander. Von jetzt an könnten sie einreißen.
lesson-settling-run-wrong-persian = Dann stünde der Perser zwischen den Assyrern, und zwei und einer sind keine Folge. Erst der Assyrer.
lesson-settling-run-wrong-other = Diese Karte würde die Reihe unterbrechen. Welche macht drei Gleiche?
lesson-settling-persian-ask = Jetzt darf der Perser folgen: ein vierter Siedler für höhere Stufen.
lesson-settling-persian-hint = Wähl den Perser, dann deine Kolonne in Sumer.
lesson-settling-persian-why = Drei Assyrer und ein Perser. Die Folge ist vollständig, da schadet es nicht, wenn jemand anders dahinter steht.
lesson-settling-travel-ask = Dein letzter Assyrer ist eine Reise wert. Reise nach Assyrien.
lesson-settling-travel-hint = Wähl den Assyrer, dann Assyrien.
lesson-settling-travel-why = Deine Siedler in Sumer bleiben, wo sie sind; nur deine Figur ist gezogen.
lesson-settling-travel-wrong-settle = Ein vierter Assyrer ganz außen würde nicht zur Folge gehören: Der Perser steht dazwischen. Nimm die Karte als Fahrgeld.
lesson-settling-sumerians-ask = Zwei Sumerer hast du noch auf der Hand. Siedle beide hier an und beginn eine neue Kolonne.
lesson-settling-sumerians-hint = Wähl einen Sumerer, dann deine Kolonne in Assyrien; dann den anderen.
lesson-settling-sumerians-why = Ein Zug, fünf Karten, zwei Kolonnen. Eines Tages noch ein Sumerer, und auch das ist eine Folge.

lesson-building-title = Beispiel: bis zur Spitze
lesson-building-intro = Das zweite Beispiel der Spielregel. Ein Tempel wächst in einem einzigen Zug von 1 auf 6.
lesson-building-travel-ask = In Medien leben vier Siedler, und dein Tempel steht auf 1. Die nächsten Stufen warten in den beiden Baulagern. Reise nach Medien.
lesson-building-travel-hint = Dein Meder bezahlt die Fahrt.
lesson-building-travel-why = Jetzt schau auf beide Baulager: Deines zeigt eine 2, das gegnerische eine 3.
lesson-building-travel-wrong-settle = In Hatti wäre dieser Siedler einsam. Du wirst in Medien gebraucht.
lesson-building-four-ask = Bau 2, 3 und 4, jede aus dem Baulager, in dem sie oben liegt.
lesson-building-four-hint = Erst die 2 aus deinem Baulager, dann die 3 und die 4 aus dem gegnerischen.
lesson-building-four-why = Wenn du eine Karte nimmst, ist die nächste darunter sofort frei. So kam unter der 3 die 4 zum Vorschein.
lesson-building-four-remark-early = Diesen Siedler brauchst du für 5 und 6. Gut, ihn zu haben, aber es eilt nicht.
lesson-building-settle-ask = Stufe 5 braucht fünf Siedler und Stufe 6 sechs, du hast aber vier. Siedle beide Karten deiner Hand an, in beliebiger Reihenfolge.
lesson-building-settle-hint = Der Sumerer und der Perser sind übrig. Wer zuerst kommt, ist gleich.
lesson-building-settle-why = Sechs Siedler, mehr verlangt kein Tempel.
lesson-building-six-ask = Und jetzt 5 und 6!
lesson-building-six-hint = Die 5 liegt im gegnerischen Baulager, die 6 in deinem.
lesson-building-six-why = Der Tempel ist vollendet. Schau oft auf beide Baulager: Manchmal bilden sie eine Treppe.

lesson-migration-title = Beispiel: woran ein Tempel sich erinnert
lesson-migration-intro = Das dritte Beispiel der Spielregel. Siedler gehen, der Tempel bleibt.
lesson-migration-move-ask = In Medien hast du vier Siedler und einen 4er-Tempel, in Persien zwei Siedler. Lass die letzten drei aus Medien nach Persien wandern.
lesson-migration-move-hint = Wähl deine Kolonne in Medien, dann deine Kolonne in Persien.
lesson-migration-move-why = In Persien stehen jetzt drei Sumerer hintereinander: eine Folge, durch Wandern entstanden. Und in Medien steht der 4er-Tempel über einem einzigen Siedler.
lesson-migration-move-wrong-elsewhere = Dorthin könnten sie gehen, aber in Persien wartet ein Sumerer auf zwei weitere.
lesson-migration-settle-ask = Der Tempel vergisst seine Höhe nicht, aber um auf 5 zu wachsen, braucht er fünf Siedler, und einer ist übrig. Siedle alle vier Karten deiner Hand in Medien an, in beliebiger Reihenfolge.
lesson-migration-settle-hint = Wähl immer wieder eine Karte und deine Kolonne in Medien, bis dort fünf Siedler leben.
lesson-migration-settle-why = Wieder fünf Siedler.
lesson-migration-settle-remark-one = Ein guter Anfang.
lesson-migration-five-ask = Jetzt bau die 5.
lesson-migration-five-hint = Sie liegt oben in deinem Baulager.
lesson-migration-five-why = Wandern ist umsonst, wieder wachsen nicht. Hol Leute von einem Tempel weg, wenn er so hoch ist, wie du ihn haben willst, oder wenn sie anderswo mehr wert sind.

lesson-great-title = Beispiel: der große Streich
lesson-great-intro = Das letzte Beispiel der Spielregel. Alle Künste in einem Zug.
lesson-great-tour-look = Dein Gegenüber hat einen 6er-Tempel in Hatti und einen 3er in Assyrien und hält sieben Karten. Du hast keinen einzigen Tempel. Aber du hast Leute: vier Sumerer in Hatti, und Freunde in Sumer und Assyrien. Sieh, was sich mit drei Karten machen lässt.
lesson-great-mede-ask = Die gegnerische Kolonne in Hatti endet mit einem Meder. Wirb ihn mit deinen Sumerern ab und sieh, wer dahinter steht.
lesson-great-mede-hint = Wähl deine Folge von Sumerern, dann die gegnerische Kolonne in Hatti.
lesson-great-mede-why = Drei Sumerer hast du noch, immer noch eine Folge, und jetzt endet die gegnerische Kolonne mit zwei Assyrern.
lesson-great-move-ask = Diese Assyrer willst du neben deinem eigenen haben, aber zwei Perser und der Meder stehen dazwischen. Lass deine letzten drei nach Sumer wandern.
lesson-great-move-hint = Wähl deine Kolonne in Hatti, dann deine Kolonne in Sumer.
lesson-great-move-why = In Sumer stehen jetzt vier Perser beisammen; merk sie dir. Und in Hatti ist dein Assyrer der letzte deiner Kolonne.
lesson-great-move-wrong-elsewhere = In Sumer warten zwei Perser. Denk daran, was vier Perser hintereinander tun könnten.
lesson-great-move-wrong-winover = Noch nicht: Die Assyrer kämen hinter den Meder zu stehen, getrennt von deinem.
lesson-great-assyrians-ask = Jetzt wirb die zwei Assyrer ab.
lesson-great-assyrians-hint = Noch einmal deine Folge von Sumerern, dann die gegnerische Kolonne in Hatti.
lesson-great-assyrians-why = Einer und zwei macht drei: eine Folge von Assyrern.
lesson-great-raze-ask = Und du weißt, was Assyrer tun. Reiß den 6er-Tempel ein.
lesson-great-raze-hint = Wähl deine Folge von Assyrern, dann den gegnerischen Tempel in Hatti.
lesson-great-raze-why = Von 9 hinunter auf 3. Die sechs Stufen liegen auf dem Bauhof, die 1 zuoberst.
lesson-great-travel-ask = Weiter nach Assyrien, wo zwei deiner Hethiter warten.
lesson-great-travel-hint = Dein Assyrer bezahlt die Fahrt.
lesson-great-travel-why = Du hast hier keinen Tempel; der gegnerische hat drei Stufen.
lesson-great-travel-wrong-elsewhere = Sumer kommt zuletzt. Die Hethiter in Assyrien warten schon.
lesson-great-third-ask = Siedle deinen Hethiter neben ihnen an.
lesson-great-third-hint = Wähl den Hethiter, dann deine Kolonne in Assyrien.
lesson-great-third-why = Drei Hethiter hintereinander.
lesson-great-rob-ask = Hethiter rauben, auch wo du noch keinen Tempel hast. Nimm die 3.
lesson-great-rob-hint = Wähl deine Folge von Hethitern, dann den gegnerischen Tempel in Assyrien.
lesson-great-rob-why = Du hast eine 3 ohne 1 und 2. Jetzt führst du, 3 gegen 2.
lesson-great-sumer-ask = Eine Karte ist übrig, der Sumerer. Reise nach Sumer, zu deinen vier Persern.
lesson-great-sumer-hint = Wähl den Sumerer, dann Sumer.
lesson-great-sumer-why = Deine Hand ist leer, aber deine Perser sind noch nicht fertig.
lesson-great-seven-ask = Dein Gegenüber hält noch sieben Karten. Halbiere diese Hand mit deinen Persern.
lesson-great-seven-hint = Wähl deine Folge von Persern, dann die gegnerische Hand.
lesson-great-seven-why = Aus sieben werden vier: Drei Karten müssen weg.
lesson-great-seven-then = Dein Gegenüber wirft zwei Meder und einen Sumerer ab.
lesson-great-four-ask = Drei Perser sind immer noch eine Folge. Halbiere noch einmal.
lesson-great-four-hint = Wähl deine Folge von Persern, dann wieder die gegnerische Hand.
lesson-great-four-why = Aus vier werden zwei. Mit zwei Persern ist die Folge aufgebraucht.
lesson-great-four-then = Dein Gegenüber wirft einen Hethiter und einen Assyrer ab.
lesson-great-end-ask = Es bleibt nichts zu wünschen. Beende deinen Zug und denk daran, was auf dem Bauhof liegt.
lesson-great-end-hint = Wähl „Zug beenden“.
lesson-great-end-why = Du hast die 1 und die 2 des Tempels gezogen, den du eingerissen hast, und die 1 liegt oben. Was für ein Zug: Drei Handkarten haben genügt, weil die Leute am richtigen Ort standen.

# 15. Auf eigene Faust

lesson-own-title = Dein eigener erster Zug
lesson-own-intro = Keine Anweisungen mehr, nur Bemerkungen. Spiel einen ersten Zug, wie du magst.
lesson-own-travel-ask = Ein neues Spiel, und es ist deines. Wo willst du anfangen? Gib eine Karte her, die du entbehren kannst.
lesson-own-travel-hint = Such in deiner Hand nach drei Gleichen und bezahl mit etwas anderem.
lesson-own-travel-why = Da bist du. Nun deine ersten Siedler.
lesson-own-travel-remark-three = Du hattest drei Hethiter, fast eine Folge, und hast einen hergegeben. Das kann richtig sein, aber drei Gleiche hält man besser beisammen.
lesson-own-travel-remark-pair = Du hältst noch einen zweiten Sumerer. Gut: Zwei Gleiche lassen sich leicht aufteilen.
lesson-own-travel-remark-single = Eine einzelne Karte als Fahrgeld, so bleiben deine Hethiter beisammen. Gut gewählt.
lesson-own-build-ask = Siedle an, wen du magst und so viele du magst, und bau deine Startkarte, sobald hier jemand lebt.
lesson-own-build-hint = Mindestens ein Siedler, dann deine Startkarte. Drei eines Volkes hintereinander wären eine Folge.
lesson-own-build-why = Dein erster Tempel steht. Mehr muss in diesem Zug nicht sein.
lesson-own-build-remark-run = Drei hintereinander: Du hast eine Folge, gleich im ersten Zug!
lesson-own-build-remark-empty = Jetzt ist deine Hand leer. Siedler hast du viele, aber im nächsten Zug nur drei Karten zum Handeln.
lesson-own-build-remark-settled = Ein Siedler mehr. Jeder von ihnen trägt eine Stufe.
lesson-own-build-wrong-halve = Deine Hethiter könnten dein Gegenüber zwei Karten kosten. Aber eine Folge ist ein Schatz, und so früh hebt man sie besser auf.
lesson-own-build-wrong-travel = Du könntest weiterreisen, aber jede Reise kostet eine Karte. Lass dich erst nieder.
lesson-own-rest-ask = Was nun? Mehr ansiedeln, Karten behalten oder den Zug beenden: Alles kann richtig sein.
lesson-own-rest-hint = Ein paar Karten auf der Hand lassen dich im nächsten Zug reisen. Wenn du zufrieden bist, beende den Zug.
lesson-own-rest-why = Das war ein ganzer Zug, ganz allein. Du weißt alles, was du brauchst: Such dir einen Tisch und spiel. Wenn du nicht sicher bist, ob etwas geht, probier es einfach: Der Tisch sagt dir, warum nicht.
lesson-own-rest-wrong-halve = Deine Hethiter könnten dein Gegenüber zwei Karten kosten. Aber eine Folge ist ein Schatz, und so früh hebt man sie besser auf.
lesson-own-rest-remark-run = Drei hintereinander: Du hast eine Folge, gleich im ersten Zug!
lesson-own-rest-remark-empty = Jetzt ist deine Hand leer. Im nächsten Zug hast du nur drei Karten zum Handeln, also setz sie gut ein.
lesson-own-rest-remark-settled = Ein Siedler mehr. Jeder von ihnen trägt eine Stufe.
lesson-own-rest-remark-migrate = Schon unterwegs! Dein Tempel bleibt, wo er ist, mit weniger Leuten ringsum.
lesson-own-rest-remark-travel = Eine Reise im ersten Zug ist ihre Karte selten wert, aber niemand verbietet sie dir.
