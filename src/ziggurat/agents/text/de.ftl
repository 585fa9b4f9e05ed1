# Die Gegner auf Deutsch: die Stufen mit Namen, und wie ein Zug begründet wird. Was in { } steht, setzt das Programm ein.

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

explain-action = { $action }: { $what }
explain-unknown = Dieser Gegner schätzt nicht ab, wie das Spiel ausgeht.
# $clauses sind Satzteile mit „das“ als Subjekt, etwa „bringt 3 Punkte und kostet 2 Münzen“
explain-why = Das { $clauses }.
explain-than = Im Vergleich zu { $action }: Das { $clauses }.
explain-later = Was dafür spricht, liegt weiter voraus.
explain-only = Etwas anderes ist nicht möglich.
explain-line = Hauptvariante: { $line }
explain-instead = Stattdessen:
list = { $first }, { $rest }
list-last = { $first } und { $rest }
