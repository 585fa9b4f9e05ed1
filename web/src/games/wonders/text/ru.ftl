# Стол «7 чудес» в браузере, по-русски: то, что говорит только страница. Присоединяется к словам самой игры.

table = Стол
hand = Ваша рука
hand-empty = На руке нет карт.
hand-size = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
    [many] { $count } карт рубашкой вверх
   *[other] { $count } карты рубашкой вверх
}
others = Другие города
free-city = Свободный город
nothing = ничего
bank = банк
choose = Выбрать
your-choice = Ваш выбор:
has-chosen = выбор сделан
is-awaited = ещё выбирает
when = Эпоха { $age ->
    [1] I
    [2] II
   *[3] III
}, ход { $turn }
before = Перед первой Эпохой
direction-left = Руки передаются влево
direction-right = Руки передаются вправо
discards = { $count ->
    [0] Сброс пуст.
    [one] В сбросе { $count } карта рубашкой вверх.
    [few] В сбросе { $count } карты рубашкой вверх.
    [many] В сбросе { $count } карт рубашкой вверх.
   *[other] В сбросе { $count } карты рубашкой вверх.
}
pile = { $count ->
    [one] В колоде для Свободного города осталась { $count } карта.
    [few] В колоде для Свободного города остались { $count } карты.
    [many] В колоде для Свободного города осталось { $count } карт.
   *[other] В колоде для Свободного города осталось { $count } карты.
}
reveal = Что произошло
holder = Свободный город в этот ход: { $who }
choose-free = Теперь выберите для Свободного города.

# Карта на руке с первого взгляда

look-free = Бесплатно
look-price = { $coins ->
    [one] Стоит всего { $coins } монету.
    [few] Стоит всего { $coins } монеты.
    [many] Стоит всего { $coins } монет.
   *[other] Стоит всего { $coins } монеты.
}
look-not = Сейчас построить нельзя.
look-chosen = Выбрано

# Что можно сделать с картой

uses = { $card }: что с ней сделать
does-build = Построить
does-chain = По цепочке
does-olympia = Бесплатно, силой чуда
does-token = Бесплатно, за жетон
does-stage = Ярус чуда
does-stagetoken = Ярус за жетон
does-tile = Построить тайл { $number }
does-dig = Построить из сброса
does-sell = Сбросить
does-sell-brings = 3 монеты из банка
does-with-join = и участвовать в проекте
does-with-any = и участвовать с любым цветом
does-free-city = (Свободный город)
price-sell = Получить 3 монеты
price-card = Стоит только этой карты

# Город

place-city = Город: { $who }
place-market = { $who } продаёт: { $wares }. Единица сырья стоит вам { $raw }, товара — { $goods }.
place-sells = { $who } продаёт: { $wares }.
place-makes = Каждый ход: { $wares }.
sells-nothing = ничего не продаёт
city-empty = Карт ещё нет.
stage-built = Возведён.
stage-open = Ещё не возведён.
fact-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
fact-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
    [many] { $count } щитов
   *[other] { $count } щита
}
fact-victories = Жетоны победы, вместе +{ $count }
fact-defeats = Жетоны поражения: { $count }
fact-compass = Циркули: { $count }
fact-gear = Шестерни: { $count }
fact-tablet = Таблички: { $count }
fact-anysymbol = Символы на выбор: { $count }
fact-tiles = Построенные тайлы: { $count }
fact-joins = Жетоны участия: { $count }
fact-unpaid = За неуплаченные штрафы: { $count }
fact-freebuilds = Жетоны постройки: { $count }
fact-freestages = Жетоны яруса: { $count }
fact-anycolours = Жетоны любого цвета: { $count }
fact-olympia = В эту Эпоху осталась бесплатная постройка
fact-hand = Карт на руке: { $count }
fact-points = { $count ->
    [one] Пока { $count } очко
    [few] Пока { $count } очка
    [many] Пока { $count } очков
   *[other] Пока { $count } очка
}
about-coins = Монеты: { $count }. В конце каждые три из них — очко.
about-shields = Щиты: { $count }. В конце каждой Эпохи их сравнивают с щитами обоих соседей.
about-victories = Жетоны победы, вместе +{ $count }. Их приносят конфликты и некоторые проекты.
about-defeats = Жетоны поражения: { $count }. Каждый отнимает очко.
about-compass = Циркули: { $count }. Одинаковые символы приносят квадрат своего числа, три разных — 7 очков.
about-gear = Шестерни: { $count }. Одинаковые символы приносят квадрат своего числа, три разных — 7 очков.
about-tablet = Таблички: { $count }. Одинаковые символы приносят квадрат своего числа, три разных — 7 очков.
about-anysymbol = Символы, которые выбирают в конце: { $count }.
about-tiles = Построенные тайлы башни: { $count }. Один приносит 2 очка, два — 5, три — 10.
about-joins = Жетоны участия в проекте этой Эпохи: { $count }. Каждый приносит награду, если проект завершён.
about-unpaid = Очки за штрафы, которые нечем было уплатить: { $count }.
about-freebuilds = Жетоны постройки: { $count }. Каждый позволяет один раз построить карту бесплатно.
about-freestages = Жетоны яруса: { $count }. Каждый позволяет один раз возвести ярус без ресурсов.
about-anycolours = Жетоны любого цвета: { $count }. Каждый позволяет один раз участвовать в проекте с картой любого цвета.
about-olympia = Раз в Эпоху чудо строит карту бесплатно; в эту Эпоху оно ещё не строило.
about-hand = Карт на руке: { $count }.
hand-known = Эта рука побывала у вас: в ней { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} из этих { $of }: { $cards }.
about-points = Очки, если бы игра закончилась сейчас: { $count }.

# Что есть что, если навести

about-card = { $card }: { $gives }. Цена: { $cost }.
about-chain-from = Бесплатно по цепочке от: { $cards }.
about-chain-to = Ведёт к: { $cards }.
about-stage = { $stage }-й ярус: { $gives }. Цена: { $cost }.
about-tile = { $tile }: { $gives }.
about-project = { $project }; цвет карт для участия: { $colour }. Цена участия: { $cost }. Если взяты все жетоны, каждый приносит: { $done }. Если нет, штраф тем, у кого их нет: { $failed }.

# Башня и проект

tower = Вавилонская башня
tile-built-by = строитель: { $who }
tower-empty = Тайлов ещё нет.
about-tower = Каждый тайл действует на всех, пока его не накроют. Чтобы построить свой тайл, сбросьте карту; он ляжет на башню в конце хода.
next-covered = накроют следующим
tiles-own = Ваши тайлы:
tiles-waiting = Лягут в конце хода: { $tiles }
joining-cost = Участие:
joining-done = Награда:
joining-failed = Штраф:
joining-tokens = { $count ->
    [0] Жетонов не осталось.
    [one] Остался { $count } жетон.
    [few] Осталось { $count } жетона.
    [many] Осталось { $count } жетонов.
   *[other] Осталось { $count } жетона.
}
joining-shut = В этот ход участвовать нельзя.
joining-who = Участвуют: { $who }.
project = Великий проект

# Что выбирают без карты на руке

choose-board = Выберите чудо
choose-board-about = По очереди, из тех, что остались.
choose-side = Выберите сторону
choose-side-about = Сторона A простая, сторона B — для тех, кто знает игру.
choose-tile = Оставьте себе один тайл
choose-tile-about = Остальные пойдут дальше. Всего их у вас будет три; стройте их, когда захотите.
choose-dig = Постройте карту из сброса
choose-dig-about = Она не стоит ничего. Эти карты видите только вы.
choose-loss = Выберите, что потерять
choose-loss-about = Проект не завершён, а вы в нём не участвовали.
choose-copy = Скопируйте гильдию
choose-copy-about = В конце она принесёт очки так, будто стоит в вашем городе.
choose-others = Ждём остальных.
side-name = { $board }, сторона { $side }

# Таблица очков

scores = Таблица очков
score-cell = { $who }, { $category }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
score-hint = Нажмите на число, чтобы увидеть, из чего оно сложилось.
score-none = Здесь ничего нет.

# Стол словами

words-awaited = Ещё выбирают: { $who }.
words-city = { $who }: { $wonder }, { $stages ->
    [0] ярусов нет
    [one] возведён { $stages } ярус
    [few] возведено { $stages } яруса
    [many] возведено { $stages } ярусов
   *[other] возведено { $stages } яруса
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
    [many] { $shields } щитов
   *[other] { $shields } щита
}.
words-cards = { $who }, построено: { $cards }.
words-sells = { $who } продаёт: { $wares }.
words-points = { $who }, пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $parts }.
words-hand = У вас на руке: { $cards }.
words-tiles = Ваши тайлы: { $tiles }.

# Раздача, сверенная с ключом

dealt-boards = { $count ->
    [one] { $count } поле или сторона
    [few] { $count } поля и стороны
    [many] { $count } полей и сторон
   *[other] { $count } поля и стороны
}
dealt-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
dealt-projects = { $count ->
    [one] { $count } проект
    [few] { $count } проекта
    [many] { $count } проектов
   *[other] { $count } проекта
}
dealt-hands = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карты на руках
    [many] { $count } карт на руках
   *[other] { $count } карты на руках
}
