# Дом по-русски: то, что стоит на страницах вокруг стола. То, что стоит в { }, подставляет программа.

skip = К содержанию
nav = Разделы
nav-tables = Столы
nav-lessons = Уроки
nav-rules = Правила
nav-me = Профиль
language = Язык
theme-auto = Цвета: как в системе
theme-light = Цвета: день
theme-dark = Цвета: ночь
close = Закрыть
announcements = Что происходит
offline = Сервер сейчас недоступен. Страница сама попробует ещё раз.
lost-title = Такой комнаты нет
lost-text = Этот адрес никуда в доме не ведёт.
lost-home = Назад ко входу

# Стол

table-yours = Ваш ход.
table-discard = Рука ополовинена: выберите, что сбросить.
table-theirs = { $who } думает…
table-over = Игра окончена.
table-watching = Вы наблюдаете.
connection-lost = Связь потеряна. Пробуем снова…
connection-back = Связь восстановлена.
act-undo = Отменить
act-resign = Сдаться
act-draw = Предложить ничью
act-draw-agree = Согласиться на ничью
act-draw-decline = Отклонить
act-rematch = Сыграть ещё
act-rematch-wait = Ждём остальных…
act-replay = Просмотр партии
act-leave = Оставить игру боту
act-return = Вернуться на своё место
act-replace = Позвать бота
draw-offered = { $who } предлагает ничью.
resign-question = Хотите сдаться?
resign-text = Игра закончится победой соперника.
resign-no = Играть дальше
log-title = Что произошло
log-words = Словами
log-notation = Записью
actions-title = Что можно сделать
actions-all = Всё, что можно сделать
actions-none = Сейчас решать нечего.
why-title = Так нельзя
why-rule = Правило { $rule }
words-title = Стол словами
menu = Меню
you = Вы
bot = бот
cover-title = { $who }, решать вам
cover-text = Остальные отворачиваются.
cover-show = Показать мои карты
table-unknown = Такого стола нет, или он закрытый: попросите приглашение.

picked = { $count ->
    [one] Взято. Подходит { $count } место.
    [few] Взято. Подходят { $count } места.
    [many] Взято. Подходит { $count } мест.
   *[other] Взято. Подходит { $count } места.
}
game-babel = Вавилон
explain-hint = Выберите карту, запас или скобку серии: подсветится, куда можно. Наведите на что угодно, чтобы узнать, для чего оно.
explain-wait = Наведите на что угодно, чтобы узнать, для чего оно.
actions-wait = Минуту…
clocks = Часы
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
ending-won = Победа за вами
ending-lost = Вы проиграли
ending-draw = Ничья
ending-over = Игра окончена
act-record = Сохранить запись партии
keys =
    Клавиши: стрелки — перемещаться по столу, Enter — взять и положить, Escape — отпустить.
    A — что можно сделать, H — ваша рука, E — к концу хода, U — отменить, T — стол словами.
