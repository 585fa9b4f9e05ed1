# Opponents in English: the levels by name, and how a choice is explained. What stands in { } is filled in by the program.

# The levels, weakest first

level-apprentice = Apprentice
level-apprentice-about = Plays sensibly, but overlooks a lot.
level-mason = Mason
level-mason-about = Knows the trade, and now and then misses something.
level-scribe = Scribe
level-scribe-about = Hardly overlooks anything that lies on the table.
level-architect = Architect
level-architect-about = Thinks ahead, to what you may answer.
level-master = Master
level-master-about = Weighs thousands of ways the game could go.

explain-action = { $action }: { $what }
explain-unknown = This opponent does not estimate how the game will end.
# $clauses are clauses with "it" for their subject, such as "brings 3 points and costs 2 coins"
explain-why = It { $clauses }.
explain-than = Compared with { $action }, it { $clauses }.
explain-later = What speaks for it lies further ahead.
explain-only = There is nothing else to do.
explain-line = Main line: { $line }
explain-instead = Instead:
list = { $first }, { $rest }
list-last = { $first } and { $rest }
