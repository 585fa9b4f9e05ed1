# Die Lektionen von 7 Wonders auf Deutsch. Was die Schlüssel bedeuten, steht am Anfang von en.ftl.
# "Du" ist, wer liest; die Nachbarstädte sind freundlich und haben kein Geschlecht.

course-title = 7 Wonders lernen
course-intro = Kurze Lektionen an einem echten Tisch. Die Nachbarstädte haben schon gewählt, also wird deine Karte sofort aufgedeckt, und der Tisch sagt dir, warum.

# Für jede Lektion

lesson-go-on = Gut. Weiter.
lesson-done = Lektion geschafft. Gut gespielt!
lesson-not-meant = Die Regeln erlauben das, aber darum geht es hier nicht. Versuch es noch einmal.
lesson-wrong-sell = Drei Münzen gibt es für eine Karte immer. Aber diese Hand kann mehr.
lesson-wrong-build = Das würde stehen, aber etwas anderes ist jetzt besser.
lesson-wrong-stage = Dein Weltwunder kann noch warten. Versuch erst etwas anderes.
lesson-wrong-tile = Der Turm kann warten. Mit dieser Hand geht etwas Besseres.

# 1. Der Tisch und ein erstes Gebäude

lesson-aim-title = Der Tisch und ein erstes Gebäude
lesson-aim-intro = Sieh dir an, was wo liegt, und spiel deine ersten beiden Züge.
lesson-aim-tour-city = Das ist deine Stadt, Gizeh. Die Tafel zeigt dein Weltwunder und seine Stufen und die Ressource, die sie von Anfang an herstellt: einen Stein. Du hast 3 Münzen. Alles, was du baust, wird hier stehen.
lesson-aim-tour-neighbours = Das sind deine Nachbarstädte: links Rhodos, das Erz herstellt, rechts Ephesos, das Papyrus herstellt. Mit diesen beiden handelst du, und mit diesen beiden misst du dein Heer.
lesson-aim-tour-hand = Das ist deine Hand, sieben Karten des ersten Zeitalters. Eine davon spielst du, den Rest gibst du weiter. Jede Karte sagt, was sie dich gerade kostet.
lesson-aim-tour-together = Alle wählen heimlich und gleichzeitig. Haben die Letzten gewählt, wird alles aufgedeckt. Deine Nachbarstädte haben gewählt; sie warten auf dich.
lesson-aim-tour-act = Um etwas zu tun, wähl eine Karte. Ihre Verwendungen öffnen sich nebeneinander: sie bauen, mit ihr eine Stufe deines Weltwunders bauen oder sie für 3 Münzen abwerfen. Wähl eine davon.
lesson-aim-wood-ask = Fast alles kostet Ressourcen, also beginn mit etwas, das welche herstellt. Der Holzplatz stellt in jedem Zug ein Holz her, und er ist kostenlos. Bau ihn.
lesson-aim-wood-hint = Wähl den Holzplatz in deiner Hand, dann das Bauen.
lesson-aim-wood-why = Dein Holzplatz steht. Im selben Augenblick haben die Nachbarstädte aufgedeckt: Rhodos einen Steinbruch, Ephesos ein Erzbergwerk.
lesson-aim-wood-then = Dann gingen alle Hände nach links. Deine sechs anderen Karten sind jetzt in Rhodos, und du hältst, was Ephesos dir übrig gelassen hat. Die Nachbarstädte haben wieder gewählt.
lesson-aim-wood-wrong-other = Keine schlechte Karte. Aber eine Stadt ohne Ressourcen kann wenig bauen. Nimm zuerst den Holzplatz.
lesson-aim-use-ask = Jetzt stellt deine Stadt einen Stein und ein Holz her. Mit dem Holz kannst du die Befestigungsanlage bauen, mit dem Stein die Bäder. Bau eines von beiden, was du lieber magst.
lesson-aim-use-hint = Wähl die Befestigungsanlage oder die Bäder, dann das Bauen.
lesson-aim-use-why = Es hat dich keine Münze gekostet, und es wurde nichts verbraucht: Im nächsten Zug sind Holz und Stein wieder da. Ressourcen werden hergestellt, nicht ausgegeben.
lesson-aim-use-remark-wood = Das Holz deines Holzplatzes hat die Befestigungsanlage bezahlt. Sie gibt dir einen Schild für die Konflikte am Ende des Zeitalters.
lesson-aim-use-remark-stone = Der Stein deiner Tafel hat die Bäder bezahlt. Sie sind am Ende 3 Punkte wert.

# 2. Handel

lesson-trade-title = In den Nachbarstädten kaufen
lesson-trade-intro = Was du nicht herstellst, verkauft dir jemand anders.
lesson-trade-buy-ask = Die Bäder brauchen einen Stein, und Rhodos stellt keinen her. Beide Nachbarstädte haben einen: Für 2 Münzen kannst du ihn kaufen, und niemand darf ablehnen. Die Münzen gehen an die Nachbarstadt, und die rechte ist schon reich. Bau die Bäder mit einem Stein von links.
lesson-trade-buy-hint = Wähl die Bäder, dann das Bauen, dann die Bezahlung mit 2 Münzen nach links.
lesson-trade-buy-why = Zwei deiner Münzen gingen nach Gizeh, und die Bäder stehen. Gizeh kann seinen Stein trotzdem verwenden; ein Verkauf nimmt nichts weg.
lesson-trade-buy-then = Die Hände wurden weitergegeben. Gizeh kann deine 2 Münzen ab jetzt ausgeben, vorher nicht. Die Nachbarstädte haben wieder gewählt.
lesson-trade-buy-wrong-right = Das ginge auch, aber dann bekäme Olympia deine Münzen und hat doch schon 6. Mach die Reichen nicht reicher.
lesson-trade-buy-wrong-other = Bau diesmal die Bäder: Wir wollen sehen, wie man kauft.
lesson-trade-post-ask = Zwei Münzen sind viel für einen einzigen Stein. Mit dem Kontor West kosten dich Rohstoffe von links 1 Münze statt 2, für den Rest des Spiels. Es ist kostenlos. Bau es.
lesson-trade-post-hint = Wähl das Kontor West, nicht das im Osten, dann das Bauen.
lesson-trade-post-why = Ab dem nächsten Zug kosten dich Holz, Stein, Ziegel und Erz von links je 1 Münze.
lesson-trade-post-then = Wieder wurden die Hände weitergegeben, und da kommt eine Karte, für die du es brauchen kannst.
lesson-trade-post-wrong-east = Osten ist rechts. Auch eine gute Karte, aber Gizeh links von dir hat Stein und Ziegel, und die brauchst du.
lesson-trade-post-wrong-other = Später vielleicht. Mach erst das Kaufen billiger.
lesson-trade-cheap-ask = Der Wachturm braucht einen Ziegel, und Gizeh hat eine Ziegelei. Bau ihn und sieh dir den Preis an.
lesson-trade-cheap-hint = Wähl den Wachturm, dann das Bauen für 1 Münze nach links.
lesson-trade-cheap-why = Eine Münze statt zwei. Zu kaufen ist nur, was Tafeln, braune und graue Karten herstellen. Was gelbe Karten und Weltwunder herstellen, bleibt in der eigenen Stadt.
lesson-trade-cheap-wrong-other = Dafür musst du nichts kaufen. Lass uns sehen, wozu dein Kontor gut ist.

# 3. Das Weltwunder

lesson-stage-title = Eine Stufe deines Weltwunders
lesson-stage-intro = Jede Karte kann ein Teil davon werden.
lesson-stage-tour-board = Unter deiner Stadt ist dein Weltwunder mit seinen drei Stufen. Die erste kostet 2 Stein und ist 3 Punkte wert. Deine Tafel stellt einen Stein her und dein Steinbruch noch einen.
lesson-stage-first-ask = Bau die erste Stufe. Eine Karte kommt verdeckt darunter: Es zählen nicht ihre Kosten, nur die der Stufe. Nimm also eine, die du nicht brauchst, am besten eine, die man links von dir gern hätte, denn dorthin geht deine Hand als Nächstes.
lesson-stage-first-hint = Wähl eine Karte, dann die Stufe deines Weltwunders. Rhodos stellt Ziegel her und könnte den Wachturm bauen.
lesson-stage-first-why = Deine erste Stufe steht: 3 Punkte. Stufen baut man von links nach rechts, wann immer man will, in jedem Zeitalter.
lesson-stage-first-remark-tower = Der Wachturm liegt unter deinem Weltwunder, und niemand wird ihn je wieder sehen. Rhodos hätte ihn sofort gebaut.
lesson-stage-first-remark-other = Die Karte ist jetzt nur noch eine Markierung. Niemand weiß, was sie war.
lesson-stage-first-wrong-build = Das könntest du kaufen. Aber deine zwei Steine kosten nichts: Bau die Stufe.

# 4. Abwerfen

lesson-discard-title = Drei Münzen für eine Karte
lesson-discard-intro = Wenn nichts passt, bringt eine Karte immer noch Geld.
lesson-discard-sell-ask = Du hast keine Münzen, und nichts in dieser Hand lässt sich mit dem bauen, was du herstellst. Dann wirft man eine Karte für 3 Münzen ab. Deine Hand geht nach links, nach Halikarnassos, das Stoff, Ziegel und Papyrus herstellt. Wirf eine Karte ab, die man dort sofort bauen könnte.
lesson-discard-sell-hint = Apotheke, Skriptorium oder Wachturm: Wähl eines davon, dann das Abwerfen.
lesson-discard-sell-why = 3 Münzen für dich und eine Karte weniger für die Nachbarstadt. Abwerfen geht immer, und was du abwirfst, sehen die anderen nicht.
lesson-discard-sell-then = Halikarnassos hat die Glashütte gebaut, Ephesos den Holzplatz. Die Hände wurden weitergegeben, und alle haben gewählt, nur du nicht.
lesson-discard-sell-wrong-workshop = Noch stellt niemand Glas her, also nützt die Werkstatt auch der Nachbarstadt nichts. Nimm ihr etwas weg, das sie brauchen kann.
lesson-discard-bank-ask = Manche Karten kosten Münzen, die an die Bank gehen. Die Tongrube kostet 1 Münze und stellt in jedem Zug einen Ziegel oder ein Erz her, was du gerade brauchst. Jetzt kannst du sie dir leisten. Bau sie.
lesson-discard-bank-hint = Wähl die Tongrube, dann das Bauen.
lesson-discard-bank-why = Eine Münze an die Bank. Münzen, die du in einem Zug bekommst, kannst du im nächsten ausgeben: Darum kamen die 3 Münzen gerade recht.
lesson-discard-bank-wrong-other = Das geht auch. Aber eine Karte, die eine von zwei Ressourcen herstellt, dient dir in jedem Zug. Nimm die Tongrube.

# 5. Ketten

lesson-chain-title = Ketten
lesson-chain-intro = Ein Gebäude führt zum nächsten.
lesson-chain-tour-age = Das zweite Zeitalter hat begonnen. Die Karten kosten jetzt mehr und können mehr, und in diesem Zeitalter gehen die Hände nach rechts. Aber sieh dir deine Hand an: Einige dieser Karten sind für dich kostenlos.
lesson-chain-free-ask = Die Bibliothek ist kostenlos, wenn man das Skriptorium hat, die Ställe mit der Apotheke, das Aquädukt mit den Bädern. Du hast alle drei. Bau eines davon über die Kette.
lesson-chain-free-hint = Wähl die Bibliothek, die Ställe oder das Aquädukt, dann das Bauen über die Kette.
lesson-chain-free-why = Keine Münzen und keine Ressourcen. Es lohnt sich also, vorauszuschauen: Bau im ersten Zeitalter, was im zweiten weiterführt, und im zweiten, was im dritten weiterführt.
lesson-chain-free-remark-library = Eine zweite Schrifttafel für deine Wissenschaft, und die Bibliothek führt weiter: zur Universität und zum Senat.
lesson-chain-free-remark-stables = Zwei Schilde für nichts. Jetzt bist du von den dreien am stärksten.
lesson-chain-free-remark-aqueduct = Fünf Punkte für nichts statt für drei Steine. Das beste Geschäft dieses Zeitalters.
lesson-chain-free-wrong-pay = Du könntest dafür bezahlen, aber wozu? Über die Kette ist es kostenlos.

# 6. Konflikte

lesson-conflicts-title = Das Ende eines Zeitalters
lesson-conflicts-intro = Schilde werden mit beiden Nachbarstädten verglichen.
lesson-conflicts-tour-last = Der sechste und letzte Zug des ersten Zeitalters. Du hältst zwei Karten. Eine davon spielst du; die andere wird abgeworfen und bringt nichts.
lesson-conflicts-tour-shields = Nach diesem Zug kommen die Konflikte. Du hast einen Schild, Babylon links von dir hat einen, Olympia rechts von dir keinen.
lesson-conflicts-shield-ask = So, wie es steht, würdest du gegen Olympia gewinnen und mit Babylon gleich sein. Deine Tafel stellt das Erz für die Kaserne her. Bau sie.
lesson-conflicts-shield-hint = Wähl die Kaserne, dann das Bauen.
lesson-conflicts-shield-why = Zwei Schilde gegen einen und zwei gegen keinen: zwei Siegmarken, je 1 Punkt wert. Wer verlor, nahm eine Niederlagenmarke, minus 1 wert. Deine Schilde bleiben, und Siege sind im zweiten Zeitalter 3 Punkte wert und im dritten 5. Das zweite Zeitalter ist schon ausgeteilt.
lesson-conflicts-shield-wrong-altar = Der Altar bringt 2 Punkte. Die Kaserne bringt jetzt einen Sieg über Babylon und einen Schild für die zwei Zeitalter, die noch kommen.

# 7. Wissenschaft

lesson-science-title = Wissenschaft
lesson-science-intro = Viele von einem Symbol oder Sätze aus dreien.
lesson-science-tour-symbols = Du hast zwei Zirkel, zwei Zahnräder und eine Schrifttafel. Jedes Symbol zählt seine Anzahl mal sich selbst: 4 und 4 und 1. Und jeder Satz aus drei verschiedenen bringt 7 dazu. Das sind zusammen 16 Punkte.
lesson-science-tablet-ask = Vier Karten der Wissenschaft sind in deiner Hand. Loge und Akademie zeigen einen Zirkel, das Studierzimmer ein Zahnrad, alle kostenlos über Ketten. Die Universität zeigt eine Schrifttafel, und deine Stadt stellt alles her, was sie kostet. Welches Symbol bringt am meisten?
lesson-science-tablet-hint = Ein dritter Zirkel brächte 5 Punkte. Aber mit einer zweiten Schrifttafel hättest du zwei ganze Sätze. Bau die Universität.
lesson-science-tablet-why = 4 und 4 und 4 und zwei Sätze für 14: von 16 auf 26 Punkte mit einer einzigen Karte. Such das Symbol, das dir fehlt.
lesson-science-tablet-wrong-compass = Drei Zirkel zählen 9 statt 4: Das sind 5 Punkte mehr. Etwas anderes ist doppelt so gut.
lesson-science-tablet-wrong-gear = Drei Zahnräder zählen 9 statt 4: Das sind 5 Punkte mehr. Etwas anderes ist doppelt so gut.

# 8. Graben

lesson-dig-title = Was Weltwunder können
lesson-dig-intro = Halikarnassos sieht den Ablagestapel durch.
lesson-dig-stage-ask = Nicht jede Stufe bringt Punkte. Die zweite von Halikarnassos lässt dich eine beliebige Karte, die je abgeworfen wurde, kostenlos bauen. Sie kostet 3 Erz, und deine Stadt stellt drei her. Bau sie, mit welcher Karte du willst.
lesson-dig-stage-hint = Wähl irgendeine Karte, dann die Stufe deines Weltwunders.
lesson-dig-stage-why = Die Stufe steht, und am Ende des Zuges siehst du den Ablagestapel durch.
lesson-dig-stage-wrong-build = Das kann warten. Jemand hat etwas abgeworfen, das dir gefallen wird: Bau die Stufe.
lesson-dig-take-ask = All das wurde abgeworfen, von dir oder von anderen. Eines davon ist umsonst für dich. Was hätte dich am meisten gekostet?
lesson-dig-take-hint = Das Aquädukt ist 5 Punkte wert und würde 3 Stein kosten.
lesson-dig-take-why = Das Graben kommt im Zug zuletzt; nur Plättchen des Turms werden noch danach gelegt. Andere Weltwunder können anderes: Olympia baut kostenlos, Babylon spielt die siebte Karte, und Seite B einer Tafel ist immer einen Blick wert.
lesson-dig-take-remark-best = Das Aquädukt: 5 Punkte, und kein einziger Stein wurde geschleppt.
lesson-dig-take-remark-good = Es steht in deiner Stadt und hat nichts gekostet.
lesson-dig-take-wrong-nothing = Du darfst alles liegen lassen, aber es wäre schade.

# 9. Die Plättchen des Turms

lesson-draft-title = Der Turm zu Babel: Plättchen auswählen
lesson-draft-intro = Vor dem ersten Zeitalter bekommen alle drei Plättchen.
lesson-draft-tour-tower = Mit dem Turm zu Babel steht ein Turm mitten auf dem Tisch. Im Lauf des Spiels werden Plättchen in ihn gebaut, und jedes ändert die Regeln für alle, solange es zu sehen ist.
lesson-draft-tour-tiles = Du hast drei Plättchen bekommen. Behalt eines und gib zwei nach rechts; von den zweien, die du bekommst, behalt eines und gib das letzte weiter. So haben am Ende alle drei und kennen einige der anderen.
lesson-draft-first-ask = Sieh dir dein Weltwunder an: Gizeh bringt nur Punkte, und seine Stufen kosten viel Stein und Holz. Mit Plättchen 15 brauchen Stufen keine Ressourcen. Das gilt für alle, aber niemand nützt es so gut wie du. Behalt es.
lesson-draft-first-hint = Wähl Plättchen 15.
lesson-draft-first-why = Plättchen 15 gehört dir, und niemand weiß es. Die zwei anderen gingen an die rechte Nachbarstadt.
lesson-draft-first-then = Von links kommen die Plättchen 20 und 24.
lesson-draft-first-wrong-other = Denk daran, was deine eigene Stadt am meisten brauchen wird: Ihre Stufen sind teuer. Welches Plättchen hilft da?
lesson-draft-second-ask = Plättchen 24 zahlt für Gilden, die erst im dritten Zeitalter kommen. Unter Plättchen 20 stellen einfache braune Karten so viel her, wie man braucht: ein einziger Steinbruch, und du hast Stein ohne Ende. Behalt Plättchen 20.
lesson-draft-second-hint = Wähl Plättchen 20.
lesson-draft-second-why = Das letzte Plättchen kam von selbst, und das erste Zeitalter hat begonnen. Denk daran: Plättchen, die du baust, sind auch Punkte wert: 2 für eines, 5 für zwei, 10 für alle drei.
lesson-draft-second-wrong-other = Bis zu den Gilden ist es weit. Plättchen 20 hilft dir, sobald du einen Steinbruch hast.

# 10. Ein Plättchen bauen

lesson-tile-title = Der Turm zu Babel: ein Plättchen bauen
lesson-tile-intro = Eine Karte, die du nicht brauchen kannst, ändert die Regeln.
lesson-tile-tour-tiles = Das sind deine Plättchen. Mit Plättchen 17 haben alle in jedem Zug ein Holz oder einen Stein mehr. Sonst weiß niemand, dass du es hast.
lesson-tile-build-ask = Die erste Stufe von Gizeh kostet 2 Stein. Deine Tafel stellt einen her; Plättchen 17 gäbe dir den anderen. Ein Plättchen kostet nichts als eine Karte, also nimm eine, die du nicht bauen kannst, und bau damit Plättchen 17.
lesson-tile-build-hint = Wähl zum Beispiel die Werkstatt, dann Plättchen 17.
lesson-tile-build-why = Die Karte wurde abgeworfen, ohne Münzen. Als alles andere getan war, wurde dein Plättchen aufgedeckt und in den Turm gelegt. Von nun an ist es aktiv.
lesson-tile-build-then = Die Hände wurden weitergegeben. Plättchen 17 gilt jetzt für alle, aber die Nachbarstädte haben gewählt, ohne es zu brauchen.
lesson-tile-build-wrong-loom = Der Webstuhl ist kostenlos, und du könntest ihn bauen. Nimm eine Karte, mit der du nichts anfangen kannst.
lesson-tile-build-wrong-market = Der Markt ist kostenlos, und du könntest ihn bauen. Nimm eine Karte, mit der du nichts anfangen kannst.
lesson-tile-build-wrong-other = Das ist ein anderes Plättchen. Für deine Stufe brauchst du Plättchen 17.
lesson-tile-build-wrong-build = Ein gutes Gebäude, aber hier wollen wir den Turm wachsen sehen.
lesson-tile-stage-ask = Ein Stein von deiner Tafel und einer vom Turm: Das macht zwei. Bau deine erste Stufe.
lesson-tile-stage-hint = Wähl irgendeine Karte, dann die Stufe deines Weltwunders.
lesson-tile-stage-why = 3 Punkte für die Stufe und 2 für das Plättchen. Der Turm hat hier drei Felder. Sind sie voll, deckt das nächste Plättchen das älteste zu, und dessen Wirkung ist vorbei.
lesson-tile-stage-wrong-build = Das geht auch. Aber deine zwei Steine warten.

# 11. Ein Großprojekt

lesson-project-title = Ein Großprojekt
lesson-project-intro = Wer mitmacht, wird belohnt. Wer zusieht, bereut es vielleicht.
lesson-project-tour-project = Das Projekt dieses Zeitalters ist die Doppelmauer, und sie ist rot. Wer eine rote Karte baut, darf 1 Münze mehr zahlen und eine Marke davon nehmen. Eine liegt noch da; die andere hat Gizeh.
lesson-project-tour-penalty = Liegt am Ende des Zeitalters noch eine Marke da, ist das Projekt gescheitert, und wer keine hat, wird bestraft: Hier würde deine Tafel den Ziegel verlieren, den sie herstellt. Liegt keine mehr da, bekommen alle, die mitgemacht haben, eine Siegmarke.
lesson-project-join-ask = Es ist der letzte Zug. Du stellst das Holz für die Befestigungsanlage her, die rot ist. Bau sie und mach beim Projekt mit.
lesson-project-join-hint = Wähl die Befestigungsanlage, dann das Bauen mit Mitmachen.
lesson-project-join-why = Die letzte Marke gehört dir, und die Doppelmauer ist fertig: eine Siegmarke für dich und eine für Gizeh. Dann kamen die Konflikte, in denen dein Schild noch eine wert war. Ephesos hat nicht mitgemacht, aber weil das Projekt fertig wurde, geschieht ihm nichts.
lesson-project-join-wrong-alone = Dann bleibt die letzte Marke liegen, das Projekt scheitert, und deine Tafel stellt keinen Ziegel mehr her. Mach mit, für eine einzige Münze.
lesson-project-join-wrong-post = Das Kontor ist gelb und kann nicht mitmachen. Das Projekt würde scheitern, und deine Tafel würde keinen Ziegel mehr herstellen.

# 12. Zu zweit

lesson-free-title = Zu zweit mit der Freien Stadt
lesson-free-intro = Eine dritte Stadt, die ihr abwechselnd lenkt.
lesson-free-tour-cities = Zu zweit gibt es eine dritte Stadt, hier Ephesos: die Freie Stadt. Sie baut, verkauft und kämpft wie jede andere und ist für euch beide Nachbarstadt. Aber gewinnen kann sie nicht.
lesson-free-tour-holder = Ihr lenkt sie abwechselnd. In diesem Zug bist du es; du hast also eine achte Karte gezogen und wählst zweimal: zuerst für deine eigene Stadt, dann für die Freie Stadt.
lesson-free-both-ask = Bau etwas in deiner eigenen Stadt. Dann wähl, was die Freie Stadt baut: Was sie herstellt, kannst du bei ihr kaufen, dein Gegenüber aber auch.
lesson-free-both-hint = Wähl irgendeine Karte, die du bauen kannst, für dich, dann eine andere für die Freie Stadt.
lesson-free-both-why = Zuerst hat die Freie Stadt gebaut, dann ihr beide zugleich. Jetzt tauscht ihr die Hände, und im nächsten Zug lenkt dein Gegenüber die Freie Stadt. Solange sie etwas bauen kann, muss sie es.
lesson-free-both-remark-city = Die Freie Stadt hat gebaut. Denk daran, dass sie gegen euch beide kämpft und dass ihre Münzen ihr allein gehören.

# 13. Die letzte Karte und die Wertung

lesson-ending-title = Die letzte Karte und die Wertung
lesson-ending-intro = Woher all die Punkte kommen.
lesson-ending-tour-sheet = Der letzte Zug des Spiels. Punkte kommen aus sieben Quellen: Siegmarken weniger Niederlagen, ein Punkt für je drei Münzen, Stufen, blaue Karten, Wissenschaft, gelbe Karten des dritten Zeitalters und Gilden. Der Tisch zählt sie dir jederzeit zusammen.
lesson-ending-tour-guilds = Lila Karten sind Gilden. Sie zählen, was in den Nachbarstädten steht. Die Gilde der Arbeiter bringt einen Punkt für jede braune Karte dort.
lesson-ending-last-ask = Das Rathaus ist 6 Punkte wert. Zähl die braunen Karten neben dir: vier in Rhodos, drei in Ephesos. Bau, was mehr wert ist. Es wird knapp!
lesson-ending-last-hint = Sieben braune Karten sind 7 Punkte. Bau die Gilde der Arbeiter.
lesson-ending-last-why = 53 Punkte gegen 52 und 30: Du hast mit einem einzigen gewonnen. Mit dem Rathaus wären es für beide 52 gewesen, und bei Gleichstand gewinnt, wer mehr Münzen hat, also Ephesos.
lesson-ending-last-wrong-hall = 6 Punkte, und Ephesos hat so viele Münzen, dass es bei Gleichstand gewinnen würde. Zähl die braunen Karten noch einmal.

# 14. Auf eigene Faust

lesson-own-title = Dein eigener erster Zug
lesson-own-intro = Keine Anweisungen mehr, nur eine Bemerkung. Spiel, wie du magst.
lesson-own-pick-ask = Ein neues Spiel, und Rhodos gehört dir. Deine Tafel stellt Erz her, Gizeh links von dir Stein, Ephesos rechts von dir Papyrus. Was tust du mit deiner ersten Karte?
lesson-own-pick-hint = Falsch ist hier nichts. Viele beginnen mit etwas, das Ressourcen herstellt.
lesson-own-pick-why = Das war ein Zug ganz von dir. Du weißt alles, was du brauchst: Such dir einen Tisch und spiel. Bist du nicht sicher, ob etwas geht, versuch es einfach: Der Tisch sagt dir, warum nicht.
lesson-own-pick-remark-brown = Holz, und die erste Stufe von Rhodos kostet zwei davon. Ein solider Anfang.
lesson-own-pick-remark-choice = Eine Münze an die Bank für Ziegel oder Erz in jedem Zug. Eine Karte mit Auswahl ist nie untätig.
lesson-own-pick-remark-grey = Glas ist selten, und wer es hat, verkauft es. Die Nachbarstädte werden dich dafür bezahlen.
lesson-own-pick-remark-blue = Schon zwei Punkte, und der Altar führt weiter zum Tempel und der zum Pantheon.
lesson-own-pick-remark-red = Ein Schild, bezahlt mit eigenem Erz. Die Nachbarstädte werden antworten müssen.
lesson-own-pick-remark-yellow = Von nun an kostet dich Stein aus Gizeh eine einzige Münze. Guter Handel ist die halbe Stadt.
lesson-own-pick-remark-green = Für die Wissenschaft hast du in Ephesos einen Papyrus gekauft. Früh dafür, aber das Skriptorium führt weiter zur Bibliothek und zum Gericht.
lesson-own-pick-remark-sell = Sechs Münzen im ersten Zug! Mit Geld kauft man Ressourcen, aber jemand muss sie herstellen.
