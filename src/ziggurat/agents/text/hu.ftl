# Az ellenfelek magyarul: a szintek neve, és a lépések magyarázata. Ami { } között áll, azt a program tölti ki.

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

explain-action = { $action }: { $what }
explain-unknown = Ez az ellenfél nem becsüli meg, hogyan végződik a játék.
# $clauses: tagmondatok, amelyek alanya „ez”: „3 pontot hoz és 2 érmébe kerül”
explain-why = Ez { $clauses }.
explain-than = Összevetve ezzel: { $action }, ez { $clauses }.
explain-later = Ami mellette szól, az később mutatkozik meg.
explain-only = Más lehetőség nincs.
explain-line = Fő változat: { $line }
explain-instead = Ehelyett:
list = { $first }, { $rest }
list-last = { $first } és { $rest }
