# Соперники по-русски: уровни по именам и объяснение хода. То, что стоит в { }, подставляет программа.

level-apprentice = Ученик
level-apprentice-about = Играет разумно, но многое упускает.
level-mason = Каменщик
level-mason-about = Знает своё дело, но порой что-то упускает.
level-scribe = Писец
level-scribe-about = Почти ничего не упускает из того, что на столе.
level-architect = Зодчий
level-architect-about = Думает наперёд и о ваших ответах.
level-master = Мастер
level-master-about = Взвешивает тысячи продолжений партии.

explain-action = { $action }: { $what }
explain-unknown = Этот соперник не оценивает, чем кончится партия.
# $clauses — части предложения с подлежащим «этот ход»: «приносит 3 очка и отнимает 2 монеты»
explain-why = Этот ход { $clauses }.
explain-than = По сравнению с { $action } этот ход { $clauses }.
explain-later = Что говорит в пользу этого хода, станет видно позже.
explain-only = Больше ничего сделать нельзя.
explain-line = Главный вариант: { $line }
explain-instead = Вместо этого:
list = { $first }, { $rest }
list-last = { $first } и { $rest }
