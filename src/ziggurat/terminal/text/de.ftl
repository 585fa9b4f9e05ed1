# Die Textfassung auf Deutsch.

welcome = { $game }. Gib eine Aktion oder ihre Nummer ein, oder help.
opponent = Platz { $seat }: { $name }
deal-sealed = Die Karten sind versiegelt: { $seal }
deal-add = Platz { $seat }, gib etwas ein, das niemand erraten kann; es geht in die Verteilung ein (Enter: wird für dich gezogen): 
deal-pledged = Platz { $seat } hat eine Zahl mit dem Hash { $pledge } dazugegeben
saved-hint = Ein Spiel { $game } wartet. Um es fortzusetzen: ziggurat play { $game } --resume
resume-question = Ein Spiel { $game } wartet. Fortsetzen? [J/n]{ " " }
resumed = Es geht weiter mit dem Spiel aus { $file }
# Die Antworten, die verstanden werden, mit Leerzeichen dazwischen
answer-yes = j ja
answer-no = n nein
prompt = Platz { $seat }>{ " " }
actions = Deine Möglichkeiten:
pass-on = Platz { $seat }, du bist dran. Die anderen schauen weg. Drück die Eingabetaste, um deine Karten zu sehen.{ " " }
pass-on-or-undo = Platz { $seat }, du bist dran. Die anderen schauen weg. Drück die Eingabetaste, um deine Karten zu sehen; Platz { $last } kann noch undo eingeben.{ " " }
misread = Zeichen { $column }: Erwartet wird { $expected }; da steht „{ $found }“.
misread-end = Zeichen { $column }: Erwartet wird { $expected }; da ist schon Schluss.
unreadable = { $error } Mit help siehst du, was du eingeben kannst.
not-legal = { $action } geht nicht:
hint-wait = { $level } denkt nach …
why-legal = { $action } geht: { $what }
undone = Zurückgenommen: { $action }
nothing-to-undo = Es lässt sich nichts zurücknehmen: Inzwischen hat jemand anders gehandelt, oder es wurden Karten aufgedeckt.
nothing-to-resume = Es gibt kein gespeichertes Spiel { $game }. Ein neues beginnt mit: ziggurat play { $game }
left = Das Spiel ist gespeichert in { $file }
left-resume = Zum Fortsetzen: ziggurat play { $game } --resume
over = { $outcome }
over-saved = Das ganze Spiel ist aufgeschrieben in { $file }
over-proof = Das Protokoll beweist, dass niemand allein die Verteilung bestimmt hat: ziggurat verify { $file }
no-such-rule = Es gibt keinen Absatz „{ $rule }“. Versuch es mit { $example }, oder mit rules für alle.
number-range = { $count ->
    [one] Es gibt nur 1 Aktion; gib 1 ein.
   *[other] Es gibt { $count } Aktionen; gib eine Zahl von 1 bis { $count } ein.
}
help =
    Gib die Nummer einer Aktion ein oder ihre Notation (zum Beispiel { $example }). Außerdem:
    { "" }  table       noch einmal der Tisch
    { "" }  list        noch einmal die möglichen Aktionen
    { "" }  why AKTION  warum eine Aktion geht oder nicht
    { "" }  hint        was der stärkste Gegner hier täte, und warum
    { "" }  undo        deine letzte Aktion zurücknehmen, solange du nichts Neues erfahren hast
    { "" }  log         was bisher geschehen ist
    { "" }  rule { $rule }    ein Absatz der Spielregel
    { "" }  rules       die ganze Spielregel
    { "" }  notation    wie Aktionen geschrieben werden
    { "" }  position    die Stellung in einer Zeile, wie du sie siehst
    { "" }  quit        aufhören; das Spiel wird gespeichert
help-prices =
    { "" }  prices      was jede Karte in jeder Verwendung kostet
    { "" }  prices KARTE dasselbe für eine Karte

preparing-beside = Die Regeln von { $game } werden für diesen Rechner übersetzt (einmal, einige Sekunden); spielen kann man schon …
still-preparing = Noch einen Moment …
