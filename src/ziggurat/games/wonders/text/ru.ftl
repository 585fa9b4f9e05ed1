# «7 чудес» по-русски. Одно сообщение на ключ; то, что стоит в { }, подставляет программа.
# Имена игроков ($who, а также $city и $other — имя игрока или Свободный город) не склоняются.

# Карты: .acc что? (построить) .gen чего? (нет)

card-lumber_yard = Лесоповал
    .acc = Лесоповал
    .gen = Лесоповала
card-stone_pit = Каменный карьер
    .acc = Каменный карьер
    .gen = Каменного карьера
card-clay_pool = Залежи глины
    .acc = Залежи глины
    .gen = Залежей глины
card-ore_vein = Рудная жила
    .acc = Рудную жилу
    .gen = Рудной жилы
card-tree_farm = Лесное хозяйство
    .acc = Лесное хозяйство
    .gen = Лесного хозяйства
card-excavation = Котлован
    .acc = Котлован
    .gen = Котлована
card-clay_pit = Глиняный карьер
    .acc = Глиняный карьер
    .gen = Глиняного карьера
card-timber_yard = Лесной склад
    .acc = Лесной склад
    .gen = Лесного склада
card-forest_cave = Лесная пещера
    .acc = Лесную пещеру
    .gen = Лесной пещеры
card-mine = Шахта
    .acc = Шахту
    .gen = Шахты
card-loom_age1 = Ткацкий станок
    .acc = Ткацкий станок
    .gen = Ткацкого станка
card-glassworks_age1 = Стеклодувня
    .acc = Стеклодувню
    .gen = Стеклодувни
card-press_age1 = Пресс
    .acc = Пресс
    .gen = Пресса
card-pawnshop = Ломбард
    .acc = Ломбард
    .gen = Ломбарда
card-baths = Бани
    .acc = Бани
    .gen = Бань
card-altar = Алтарь
    .acc = Алтарь
    .gen = Алтаря
card-theater = Театр
    .acc = Театр
    .gen = Театра
card-tavern = Таверна
    .acc = Таверну
    .gen = Таверны
card-east_trading_post = Восточная фактория
    .acc = Восточную факторию
    .gen = Восточной фактории
card-west_trading_post = Западная фактория
    .acc = Западную факторию
    .gen = Западной фактории
card-marketplace = Рынок
    .acc = Рынок
    .gen = Рынка
card-stockade = Частокол
    .acc = Частокол
    .gen = Частокола
card-barracks = Казармы
    .acc = Казармы
    .gen = Казарм
card-guard_tower = Сторожевая башня
    .acc = Сторожевую башню
    .gen = Сторожевой башни
card-apothecary = Аптека
    .acc = Аптеку
    .gen = Аптеки
card-workshop = Мастерская
    .acc = Мастерскую
    .gen = Мастерской
card-scriptorium = Скрипторий
    .acc = Скрипторий
    .gen = Скриптория
card-sawmill = Лесопилка
    .acc = Лесопилку
    .gen = Лесопилки
card-quarry = Каменоломня
    .acc = Каменоломню
    .gen = Каменоломни
card-brickyard = Кирпичный завод
    .acc = Кирпичный завод
    .gen = Кирпичного завода
card-foundry = Литейная
    .acc = Литейную
    .gen = Литейной
card-loom_age2 = Ткацкий станок
    .acc = Ткацкий станок
    .gen = Ткацкого станка
card-glassworks_age2 = Стеклодувня
    .acc = Стеклодувню
    .gen = Стеклодувни
card-press_age2 = Пресс
    .acc = Пресс
    .gen = Пресса
card-aqueduct = Акведук
    .acc = Акведук
    .gen = Акведука
card-temple = Храм
    .acc = Храм
    .gen = Храма
card-statue = Статуя
    .acc = Статую
    .gen = Статуи
card-courthouse = Суд
    .acc = Суд
    .gen = Суда
card-forum = Форум
    .acc = Форум
    .gen = Форума
card-caravansery = Караван-сарай
    .acc = Караван-сарай
    .gen = Караван-сарая
card-vineyard = Виноградник
    .acc = Виноградник
    .gen = Виноградника
card-bazar = Базар
    .acc = Базар
    .gen = Базара
card-walls = Стены
    .acc = Стены
    .gen = Стен
card-training_ground = Учебный плац
    .acc = Учебный плац
    .gen = Учебного плаца
card-stables = Конюшни
    .acc = Конюшни
    .gen = Конюшен
card-archery_range = Стрельбище
    .acc = Стрельбище
    .gen = Стрельбища
card-dispensary = Лечебница
    .acc = Лечебницу
    .gen = Лечебницы
card-laboratory = Лаборатория
    .acc = Лабораторию
    .gen = Лаборатории
card-library = Библиотека
    .acc = Библиотеку
    .gen = Библиотеки
card-school = Школа
    .acc = Школу
    .gen = Школы
card-pantheon = Пантеон
    .acc = Пантеон
    .gen = Пантеона
card-gardens = Сады
    .acc = Сады
    .gen = Садов
card-town_hall = Ратуша
    .acc = Ратушу
    .gen = Ратуши
card-palace = Дворец
    .acc = Дворец
    .gen = Дворца
card-senate = Сенат
    .acc = Сенат
    .gen = Сената
card-haven = Гавань
    .acc = Гавань
    .gen = Гавани
card-lighthouse = Маяк
    .acc = Маяк
    .gen = Маяка
card-chamber_of_commerce = Торговая палата
    .acc = Торговую палату
    .gen = Торговой палаты
card-arena = Арена
    .acc = Арену
    .gen = Арены
card-fortifications = Укрепления
    .acc = Укрепления
    .gen = Укреплений
card-circus = Цирк
    .acc = Цирк
    .gen = Цирка
card-arsenal = Арсенал
    .acc = Арсенал
    .gen = Арсенала
card-siege_workshop = Осадная мастерская
    .acc = Осадную мастерскую
    .gen = Осадной мастерской
card-lodge = Ложа
    .acc = Ложу
    .gen = Ложи
card-observatory = Обсерватория
    .acc = Обсерваторию
    .gen = Обсерватории
card-university = Университет
    .acc = Университет
    .gen = Университета
card-academy = Академия
    .acc = Академию
    .gen = Академии
card-study = Кабинет
    .acc = Кабинет
    .gen = Кабинета
card-workers_guild = Гильдия рабочих
    .acc = Гильдию рабочих
    .gen = Гильдии рабочих
card-craftsmens_guild = Гильдия ремесленников
    .acc = Гильдию ремесленников
    .gen = Гильдии ремесленников
card-traders_guild = Гильдия торговцев
    .acc = Гильдию торговцев
    .gen = Гильдии торговцев
card-philosophers_guild = Гильдия философов
    .acc = Гильдию философов
    .gen = Гильдии философов
card-spies_guild = Гильдия шпионов
    .acc = Гильдию шпионов
    .gen = Гильдии шпионов
card-strategists_guild = Гильдия стратегов
    .acc = Гильдию стратегов
    .gen = Гильдии стратегов
card-shipowners_guild = Гильдия судовладельцев
    .acc = Гильдию судовладельцев
    .gen = Гильдии судовладельцев
card-scientists_guild = Гильдия учёных
    .acc = Гильдию учёных
    .gen = Гильдии учёных
card-magistrates_guild = Гильдия магистратов
    .acc = Гильдию магистратов
    .gen = Гильдии магистратов
card-builders_guild = Гильдия строителей
    .acc = Гильдию строителей
    .gen = Гильдии строителей

# Поля: город и его чудо; .wonder_gen ярус чего?

board-giza = Гиза
    .wonder = Великая пирамида
    .wonder_gen = Великой пирамиды
board-rhodes = Родос
    .wonder = Колосс
    .wonder_gen = Колосса
board-alexandria = Александрия
    .wonder = Маяк
    .wonder_gen = Маяка
board-ephesus = Эфес
    .wonder = Храм Артемиды
    .wonder_gen = Храма Артемиды
board-babylon = Вавилон
    .wonder = Висячие сады
    .wonder_gen = Висячих садов
board-olympia = Олимпия
    .wonder = Статуя Зевса
    .wonder_gen = Статуи Зевса
board-halicarnassus = Галикарнас
    .wonder = Мавзолей
    .wonder_gen = Мавзолея

# Тайлы Вавилонской башни, по номерам: короткие имена; что они делают, сказано под effect-

tile-1 = Военный налог
tile-2 = Даровое оружие
tile-3 = Пустые карьеры
tile-4 = Закрытые рынки
tile-5 = Награда за синее
tile-6 = Налог на синее
tile-7 = Чужие цепочки
tile-8 = Синее за монеты
tile-9 = Дешёвые товары
tile-10 = Дорогие товары
tile-11 = Дешёвое сырьё
tile-12 = Дорогое сырьё
tile-13 = Налог на цепочки
tile-14 = Награда за цепочки
tile-15 = Даровые ярусы
tile-16 = Налог на ярусы
tile-17 = Дерево или камень
tile-18 = Руда или глина
tile-19 = Скромные победы
tile-20 = Бездонные карьеры
tile-21 = Товары в дар
tile-22 = Двойные поражения
tile-23 = Гильдии за монеты
tile-24 = Награда за гильдии

# Великие проекты

project-belvedere = Бельведер
project-cranes = Подъёмные краны
project-double_walls = Двойные стены
project-factory = Мануфактура
project-rampart_road = Дорога на валу
project-obelisk = Обелиск
project-river_port = Речной порт
project-sewer_network = Канализация
project-smelter = Плавильня
project-war_mirror = Боевое зеркало
project-archives = Архивы
project-giant_trebuchet = Гигантский требушет
project-grand_bazaar = Большой базар
project-menagerie = Зверинец
project-triumphal_arches = Триумфальные арки

# Ресурсы: .acc что? .gen чего? Цвета карт: .fem какая? .acc какую? .gen какой? .pl какие? Символы науки. Виды ресурсов: .gen единица чего?

resource-wood = дерево
    .acc = дерево
    .gen = дерева
resource-stone = камень
    .acc = камень
    .gen = камня
resource-clay = глина
    .acc = глину
    .gen = глины
resource-ore = руда
    .acc = руду
    .gen = руды
resource-glass = стекло
    .acc = стекло
    .gen = стекла
resource-cloth = ткань
    .acc = ткань
    .gen = ткани
resource-papyrus = папирус
    .acc = папирус
    .gen = папируса

colour-brown = коричневый
    .fem = коричневая
    .acc = коричневую
    .gen = коричневой
    .pl = коричневые
colour-grey = серый
    .fem = серая
    .acc = серую
    .gen = серой
    .pl = серые
colour-blue = синий
    .fem = синяя
    .acc = синюю
    .gen = синей
    .pl = синие
colour-yellow = жёлтый
    .fem = жёлтая
    .acc = жёлтую
    .gen = жёлтой
    .pl = жёлтые
colour-red = красный
    .fem = красная
    .acc = красную
    .gen = красной
    .pl = красные
colour-green = зелёный
    .fem = зелёная
    .acc = зелёную
    .gen = зелёной
    .pl = зелёные
colour-purple = фиолетовый
    .fem = фиолетовая
    .acc = фиолетовую
    .gen = фиолетовой
    .pl = фиолетовые

symbol-compass = циркуль
symbol-gear = шестерня
symbol-tablet = табличка

class-raw = сырьё
    .gen = сырья
class-goods = товары
    .gen = товара

# Несколько вещей в ряд; остаток может быть таким же рядом

list = { $first }, { $rest }
list-apart = { $first }; { $rest }

# Что дают вещи: карты, ярусы, поля с самого начала, тайлы, награды и штрафы проектов

effect-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
effect-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-shields = { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
    [many] { $shields } щитов
   *[other] { $shields } щита
}
effect-science = символ науки: { $symbol }
effect-science-any = любой символ науки, выбирается в конце игры
effect-makes = производит { $count ->
    [one] { $count } { $resource_acc }
    [few] { $count } { $resource_gen }
    [many] { $count } { $resource_gen }
   *[other] { $count } { $resource_gen }
}{ $sold ->
    [no] , не на продажу
   *[yes] { "" }
}
effect-makes-two = производит на выбор { $resource_acc } или { $resource2_acc }{ $sold ->
    [no] , не на продажу
   *[yes] { "" }
}
effect-makes-three = производит на выбор { $resource_acc }, { $resource2_acc } или { $resource3_acc }{ $sold ->
    [no] , не на продажу
   *[yes] { "" }
}
effect-makes-four = производит на выбор { $resource_acc }, { $resource2_acc }, { $resource3_acc } или { $resource4_acc }{ $sold ->
    [no] , не на продажу
   *[yes] { "" }
}
effect-victory-token = жетон победы +{ $value }
effect-points-each = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждую { $colour_acc } карту { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-points-each-three = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждую { $colour_acc }, { $colour2_acc } и { $colour3_acc } карту { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-points-each-stage = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый ярус чуда { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-points-each-defeat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый жетон поражения { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-points-each-set = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый набор из трёх разных символов науки { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-coins-each = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} за каждую { $colour_acc } карту { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-coins-each-stage = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} за каждый ярус чуда { $place ->
    [here] в своём городе
    [beside] в соседних городах
   *[around] в своём и соседних городах
}
effect-price = единица { $class_gen } { $side ->
    [left] у соседа слева
    [right] у соседа справа
   *[both] у обоих соседей
} стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-price-more = единица { $class_gen } у соседей дороже на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-price-less = единица { $class_gen } у соседей дешевле на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-tax = { $colour_pl } карты дороже на { $coins ->
    [age] столько монет, каков номер Эпохи
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-tax-stage = ярусы чудес дороже на { $coins ->
    [age] столько монет, каков номер Эпохи
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-tax-chain = постройка по цепочке стоит { $coins ->
    [age] столько монет, каков номер Эпохи
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
effect-no-resources = { $colour_pl } карты не требуют ресурсов
effect-no-resources-stage = ярусы чудес не требуют ресурсов
effect-coins-instead = за { $colour_pl } карты платят не ресурсами, а монетами: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} за каждый ресурс
effect-bonus = { $coins ->
    [age] столько монет, каков номер Эпохи,
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} после постройки { $colour_gen } карты
effect-bonus-chain = { $coins ->
    [age] столько монет, каков номер Эпохи,
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} после постройки по цепочке
effect-chains-beside = для цепочек годятся и карты соседних городов
effect-free-build = { $times ->
    [age] раз в Эпоху одну карту можно построить бесплатно
   *[game] один раз можно построить карту бесплатно
}
effect-free-stage = { $times ->
    [age] раз в Эпоху один ярус чуда можно возвести без ресурсов
   *[game] один раз можно возвести ярус чуда без ресурсов
}
effect-any-colour = { $times ->
    [age] раз в Эпоху в проекте можно участвовать с картой любого цвета
   *[game] один раз можно участвовать в проекте с картой любого цвета
}
effect-dig = в конце хода можно бесплатно построить карту из сброса
effect-seventh = седьмая карта каждой Эпохи тоже разыгрывается
effect-any-number = { $brown ->
    [single] коричневые карты с одной единицей
    [double] коричневые карты с двумя единицами
   *[mixed] коричневые карты с двумя ресурсами на выбор
} производят сколько угодно единиц
effect-nothing = { $brown ->
    [single] коричневые карты с одной единицей
    [double] коричневые карты с двумя единицами
   *[mixed] коричневые карты с двумя ресурсами на выбор
} ничего не производят
effect-trade-shut = обе фактории, Рынок, Форум и Караван-сарай не действуют
effect-victory-becomes = вместо жетона победы +{ $value } { $becomes ->
    [0] не берут ничего
   *[other] берут жетон +{ $becomes }
}
effect-defeat-becomes = вместо одного жетона поражения берут { $number }
effect-copy-guild = в конце игры гильдия соседнего города приносит очки и здесь
effect-lose-card = потерять { $colour_acc } карту
effect-lose-coins = потерять все монеты
effect-lose-tokens = потерять { $number ->
    [one] { $number } жетон победы
    [few] { $number } жетона победы
    [many] { $number } жетонов победы
   *[other] { $number } жетона победы
}
effect-lose-start = потерять то, что поле производит с самого начала

# Что сколько стоит

cost-nothing = ничего
cost-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
cost-units = { $count ->
    [one] { $count } { $resource }
    [few] { $count } { $resource_gen }
    [many] { $count } { $resource_gen }
   *[other] { $count } { $resource_gen }
}

# Города: по имени игрока, или тот, что ничей: в начале предложения, в скобках после «соседа», в скобках после «соседу», сам по себе

city-seat = { $who }
city-free = Свободный город
city-free-object = Свободный город
city-free-to = Свободный город
city-free-name = Свободный город

# Чего стоит действие

pay-nothing = бесплатно
pay-left = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} соседу слева ({ $city })
pay-right = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} соседу справа ({ $city })
pay-bank = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} в банк

# Что сделает действие

act-build = Построить { $card_acc }: { $price }
act-chain = Построить { $card_acc } по цепочке от { $origin_gen }: { $price }
act-olympia = Построить { $card_acc } силой своего чуда: { $price }
act-token = Построить { $card_acc } за жетон постройки: { $price }
act-stage = Возвести { $stage }-й ярус чуда картой «{ $card }»: { $price }
act-stagetoken = Возвести { $stage }-й ярус чуда картой «{ $card }» за жетон яруса: { $price }
act-sell = Сбросить { $card_acc } за 3 монеты
act-tile = Сбросить { $card_acc }, чтобы построить тайл { $number } «{ $tile }»
act-join = { $what }; участвовать в проекте «{ $project }»
act-join-any = { $what }; участвовать в проекте «{ $project }» за жетон любого цвета
act-free-city = За Свободный город: { $what }
act-dig = Построить { $card_acc } из сброса: { $price }
act-dig-nothing = Ничего не строить из сброса
act-lose = Потерять { $card_acc }
act-lose-two = Потерять два жетона победы: +{ $higher } и +{ $lower }
act-copy = Скопировать { $card_acc }
act-copy-nothing = Не копировать гильдию: у соседей нет ни одной
act-board = Взять поле «{ $board }»
act-no-board = Взять поле, которого нет
act-side = Играть на стороне { $side }
act-keep = Оставить себе тайл { $number } «{ $tile }»

# Действие, которое сейчас невозможно, и потому больше о нём ничего не скажешь

plain-build = Построить { $card_acc }
plain-chain = Построить { $card_acc } по цепочке
plain-olympia = Построить { $card_acc } силой чуда
plain-token = Построить { $card_acc } за жетон постройки
plain-stage = Возвести ярус картой «{ $card }»
plain-stagetoken = Возвести ярус картой «{ $card }» за жетон яруса
plain-dig = Построить { $card_acc } из сброса
plain-join = { $what }; участвовать в проекте

# Что произошло, для всех за столом

told-chosen = { $who }: выбор сделан.
told-chosen-again = { $who }: выбор изменён.
told-all-chosen = Оба сделали выбор за свои города.
told-free-city = Теперь { $who } выбирает за Свободный город.
told-board = { $city } получает поле «{ $board }».
told-side = { $who } играет на стороне { $side }.
told-tiles-kept = Каждый оставляет себе тайл и передаёт остальные дальше.
told-build = { $city } строит { $card_acc }.
told-chain = { $city } строит { $card_acc } по цепочке от { $origin_gen }.
told-olympia = { $city } бесплатно строит { $card_acc } силой чуда.
told-token = { $city } бесплатно строит { $card_acc } за жетон постройки.
told-stage = { $city } возводит { $stage }-й ярус { $board_wonder_gen }: { $gives }.
told-stagetoken = { $city } возводит { $stage }-й ярус { $board_wonder_gen } за жетон яруса: { $gives }.
told-sell = { $city } сбрасывает карту за 3 монеты.
told-tile = { $city } сбрасывает карту, чтобы построить тайл башни.
told-dig = { $city } строит { $card_acc } из сброса.
told-dig-nothing = { $city } ничего не строит из сброса.
told-paid = { $city } платит { $price }.
paid-left = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} соседу слева ({ $city })
paid-right = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} соседу справа ({ $city })
paid-bank = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} в банк
told-join = { $city } участвует в проекте «{ $project }».
told-join-any = { $city } участвует в проекте «{ $project }» за жетон любого цвета.
told-coins = { $city } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
told-seventh = { $who } разыгрывает и седьмую карту.
told-digs = { $city } просматривает сброс.
told-tile-placed = На башню ложится тайл { $number } «{ $tile }»: { $gives }.
told-tile-built = На башню ложится тайл { $number } «{ $tile }» (строитель: { $who }): { $gives }.
told-tile-covered = Тайл { $number } «{ $tile }» накрыт.
told-age-over = Эпоха { $age ->
    [1] I
    [2] II
   *[3] III
} окончена.
told-project-done = Проект «{ $project }» завершён.
told-reward = { $who } получает { $times ->
    [1] награду
    [one] награду { $times } раз
    [few] награду { $times } раза
    [many] награду { $times } раз
   *[other] награду { $times } раза
}: { $gives }.
told-reward-tokens = { $who } { $value ->
    [0] из-за тайла не получает жетона победы
   *[other] получает { $times ->
        [1] жетон победы +{ $value }
        [one] { $times } жетон победы +{ $value }
        [few] { $times } жетона победы +{ $value }
        [many] { $times } жетонов победы +{ $value }
       *[other] { $times } жетона победы +{ $value }
    }
}.
told-project-failed = Проект «{ $project }» не завершён. Штраф тем, кто не участвовал: { $loss }.
told-must-lose = Выбирает { $who }, штраф: { $loss }.
told-lost-card = { $who } теряет { $card_acc }.
told-lost-tokens = { $who } теряет два жетона победы: +{ $higher } и +{ $lower }.
told-lost-coins = { $who } теряет все монеты: { $coins }.
told-lost-start = { $who } теряет то, что поле производит с самого начала.
told-unpaid = { $who } не может уплатить штраф и берёт { $tokens ->
    [1] жетон
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
} −{ $points }.
told-conflict-won = { $city } побеждает соседа ({ $other }), щиты { $own }:{ $their }; { $value ->
    [0] победителю ничего
   *[other] победителю жетон +{ $value }
}, побеждённому { $defeats ->
    [1] жетон поражения
    [one] { $defeats } жетон поражения
    [few] { $defeats } жетона поражения
    [many] { $defeats } жетонов поражения
   *[other] { $defeats } жетона поражения
}.
told-conflict-even = { $city } и { $other }: щитов поровну, { $own }:{ $their }.
told-age = Начинается Эпоха { $age ->
    [1] I
    [2] II
   *[3] III
}.
told-project = Великий проект — «{ $project }»: участвует тот, кто построит { $colour_acc } карту и заплатит ещё: { $cost }. На нём { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}.
told-copies = { $who } копирует гильдию.
told-copy = { $who } копирует { $card_acc }.
told-copy-nothing = { $who }: копировать нечего, гильдий рядом нет.
told-points = { $who } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# Почему действие невозможно

why-game-over = Игра окончена.
why-not-asked = Сейчас решаете не вы: { $phase ->
    [board] поле берёт другой игрок.
    [free] за Свободный город выбирает другой игрок.
    [seventh] седьмую карту разыгрывают только те, кому это даёт чудо.
    [dig] сброс просматривает другой игрок.
    [loss] другие выбирают, что потерять.
    [copy] другие выбирают гильдию, чтобы скопировать её.
   *[other] выбирают другие.
}
why-asked-otherwise = { $phase ->
    [board] Сейчас нужно выбрать, какое поле взять.
    [side] Сейчас нужно выбрать сторону своего поля.
    [tile] Сейчас нужно выбрать, какой тайл оставить.
    [free] Сейчас нужно выбрать, что делает Свободный город.
    [dig] Сейчас нужно выбрать, какую карту построить из сброса.
    [loss] Сейчас нужно выбрать, что потерять.
    [copy] Сейчас нужно выбрать, какую гильдию скопировать.
   *[other] Сейчас нужно выбрать, что сделать с картой на руке.
}
why-no-card = У вас на руке нет { $card_gen }.
why-card-picked = Карта «{ $card }» уже выбрана для вашего города.
why-same-name = { $whose ->
    [free] У Свободного города уже есть { $card }.
   *[own] У вас уже есть { $card }.
}
why-too-few-coins = Это стоит { $needs ->
    [one] { $needs } монету
    [few] { $needs } монеты
    [many] { $needs } монет
   *[other] { $needs } монеты
} ({ $bank ->
    [0] за ресурсы
   *[other] в банк { $bank }{ $trade ->
        [0] {""}
       *[other] , за ресурсы { $trade }
    }
}); { $whose ->
    [free] у Свободного города { $has }.
   *[own] у вас { $has }.
}
why-too-few-coins-tax = Это стоит { $needs ->
    [one] { $needs } монету
    [few] { $needs } монеты
    [many] { $needs } монет
   *[other] { $needs } монеты
} (в банк { $bank }, из них { $tax } из-за тайла { $number } «{ $tile }»{ $trade ->
    [0] {""}
   *[other] ; за ресурсы { $trade }
}); { $whose ->
    [free] у Свободного города { $has }.
   *[own] у вас { $has }.
}
why-too-few-coins-taxes = Это стоит { $needs ->
    [one] { $needs } монету
    [few] { $needs } монеты
    [many] { $needs } монет
   *[other] { $needs } монеты
} (в банк { $bank }, из них { $tax } из-за тайлов { $number } «{ $tile }» и { $number2 } «{ $tile2 }»{ $trade ->
    [0] {""}
   *[other] ; за ресурсы { $trade }
}); { $whose ->
    [free] у Свободного города { $has }.
   *[own] у вас { $has }.
}
why-not-for-sale = Нужно: { $resource } — { $needs }. { $whose ->
    [free] Свободный город производит
   *[own] Вы производите
} { $has }, { $sold ->
    [0] а соседи не продают ни одной единицы.
   *[other] соседи продают { $left } (слева) и { $right } (справа).
}
why-not-for-sale-two = Нужно: { $resource } и { $resource2 } — вместе { $needs }. { $whose ->
    [free] Свободный город производит
   *[own] Вы производите
} { $has }, { $sold ->
    [0] а соседи не продают ни одной единицы.
   *[other] соседи продают { $left } (слева) и { $right } (справа).
}
why-not-for-sale-three = Нужно: { $resource }, { $resource2 } и { $resource3 } — вместе { $needs }. { $whose ->
    [free] Свободный город производит
   *[own] Вы производите
} { $has }, { $sold ->
    [0] а соседи не продают ни одной единицы.
   *[other] соседи продают { $left } (слева) и { $right } (справа).
}
why-not-for-sale-four = Нужно: { $resource }, { $resource2 }, { $resource3 } и { $resource4 } — вместе { $needs }. { $whose ->
    [free] Свободный город производит
   *[own] Вы производите
} { $has }, { $sold ->
    [0] а соседи не продают ни одной единицы.
   *[other] соседи продают { $left } (слева) и { $right } (справа).
}
why-no-such-payment = Так заплатить нельзя; оплатить { $card_acc } можно { $has ->
    [one] { $has } способом
    [few] { $has } способами
    [many] { $has } способами
   *[other] { $has } способами
}.
why-no-chain = Чтобы построить { $card_acc } по цепочке, нужно иметь { $origin_acc } { $whose ->
    [free] в Свободном городе
   *[own] в своём городе
}{ $place ->
    [around] { " " }или рядом
   *[here] { "" }
}.
why-no-chain-two = Чтобы построить { $card_acc } по цепочке, нужно иметь { $origin_acc } или { $origin2_acc } { $whose ->
    [free] в Свободном городе
   *[own] в своём городе
}{ $place ->
    [around] { " " }или рядом
   *[here] { "" }
}.
why-no-chain-ever = Ни одна цепочка не ведёт к карте «{ $card }».
why-no-free-building = { $whose ->
    [free] Чудо Свободного города не позволяет строить бесплатно.
   *[own] Ваше чудо не позволяет строить бесплатно.
}
why-free-building-used = { $whose ->
    [free] Свободный город уже строил бесплатно в эту Эпоху.
   *[own] Вы уже строили бесплатно в эту Эпоху.
}
why-no-building-token = У вас нет жетона постройки.
why-no-stage-token = У вас нет жетона яруса.
why-wonder-complete = { $whose ->
    [free] Чудо Свободного города завершено, все ярусы возведены ({ $stages }).
   *[own] Ваше чудо завершено, все ярусы возведены ({ $stages }).
}
why-no-tile = Тайла { $number } «{ $tile }» нет среди тех, что вы можете построить.
why-no-project = В этой игре нет Великого проекта.
why-project-full = На проекте «{ $project }» не осталось жетонов: участвовать больше нельзя.
why-has-joined = В этом ходу вы уже участвуете в проекте «{ $project }».
why-wrong-colour = Чтобы участвовать в проекте «{ $project }», нужно построить { $colour_acc } карту, а { $card } — { $colour2_fem } карта.
why-not-discarded = В сбросе нет { $card_gen }.
why-not-to-lose = Вы должны потерять { $colour_acc } карту, а { $card } — другого цвета.
why-not-here = Вы должны потерять { $colour_acc } карту своего города, а { $card_gen } в нём нет.
why-no-such-tokens = Таких двух жетонов победы у вас нет.
why-not-beside = { $card } — не гильдия соседнего города.
why-guild-beside = У соседей есть гильдия: выберите одну.
why-board-taken = Поле «{ $board }» уже занято.
why-no-board = Такого поля нет.
why-tile-not-before = Тайла { $number } «{ $tile }» нет среди тех, что перед вами.
why-must-chain = Свободный город может построить { $card_acc } по цепочке, а значит, обязан.
why-can-play = Свободный город сбрасывает карту, только если не может построить ни карты, ни яруса.

# Что меняет цену и насколько; сначала тайл, карта или жетон

by-tile = Тайл { $number } «{ $tile }»
by-card = { $card }
by-stage = { $stage }-й ярус чуда
by-chain = Цепочка
by-olympia = Сила чуда
by-token = Жетон постройки
by-stagetoken = Жетон яруса
by-project = Участие в проекте «{ $project }»
changed-less = { $by }: дешевле на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
changed-more = { $by }: дороже на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
changed-possible = { $by }: иначе было бы нельзя
changed-impossible = { $by }: иначе было бы можно

# Чем кончилась игра

end-points = { $who } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} против { $others }.
end-coins = { $who } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, столько же и у других, но монет больше, { $coins } против { $others }.
end-shared = Победу делят { $winners ->
    [one] { $winners } игрок
    [few] { $winners } игрока
    [many] { $winners } игроков
   *[other] { $winners } игрока
}: у каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.

# Чего ждала запись действия

expected-use = что сделать с картой, например build: или sell:
expected-card = карта по её id, например altar
expected-payment = монеты соседям, например <2>1, затем +join или +any, либо конец записи

# Как записываются действия

notation-help =
    Что сделать, двоеточие и id карты; заглавными или строчными буквами.
    { "" }  build:altar         построить карту, заплатив её цену
    { "" }  chain:statue        построить по цепочке
    { "" }  olympia:palace      построить бесплатно, силой Олимпии
    { "" }  token:palace        построить бесплатно, за жетон постройки
    { "" }  stage:altar         возвести этой картой следующий ярус чуда
    { "" }  stagetoken:altar    то же за жетон яруса, без ресурсов
    { "" }  sell:altar          сбросить карту за 3 монеты
    { "" }  tile7:altar         сбросить карту, чтобы построить тайл 7
    { "" }  build:school<2>1    2 монеты соседу слева, 1 соседу справа
    { "" }  build:school+join   участвовать в Великом проекте; +any — за жетон любого цвета
    { "" }  free.build:school   за Свободный город (для двух игроков)
    { "" }  dig:school dig:-    построить карту из сброса или ничего
    { "" }  lose:school         потерять карту; lose:3,1 — два жетона победы
    { "" }  copy:spies_guild    скопировать гильдию
    { "" }  board:giza side:A   взять поле, сторону; keep:17 — оставить тайл

# Стол в виде текста

table-seat = Игрок { $seat }
table-you = Вы (игрок { $seat })
title = «7 чудес»
table-title = «7 чудес», Эпоха { $age ->
    [1] I
    [2] II
   *[3] III
}, ход { $turn }. { $direction ->
    [left] Руки передаются влево.
    [right] Руки передаются вправо.
   *[swap] Игроки меняются руками.
} { $phase ->
    [over] Игра окончена.
    [free] Выбирается карта для Свободного города.
    [seventh] Разыгрывается седьмая карта.
    [dig] Кто-то просматривает сброс.
    [loss] Выбираются потери.
    [copy] Копируются гильдии.
   *[card] Выбираются карты.
}
table-title-before = «7 чудес», перед Эпохой I. { $phase ->
    [board] Выбираются поля.
    [side] Выбираются стороны.
   *[tile] Выбираются тайлы башни.
}
table-chosen = Выбор сделан: { $seats }.
table-awaited = Ещё выбирают: { $seats }.
table-tower = Башня: тайлов построено { $placed }, активных { $active }.
table-tile = { $number } «{ $tile }»: { $gives }.
table-tile-built = { $number } «{ $tile }» (строитель: { $who }): { $gives }.
table-project = Великий проект «{ $project }». Для участия: { $colour_fem } карта и { $cost }; { $tokens ->
    [0] завершён, жетонов не осталось
   *[other] осталось жетонов: { $tokens }
}.
table-project-ends = Награда: { $reward }. Штраф: { $loss }.
table-joined = Участвуют: { $seats }.
table-joined-by = { $who } ({ $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
})
table-left = Слева, { $city }
table-right = Справа, { $city }
table-city = { $city }: { $board } { $side }, ярусы { $stages } из { $all }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
    [many] { $shields } щитов
   *[other] { $shields } щита
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
table-city-free = { $city }: { $board } { $side }, ярусы { $stages } из { $all }, { $coins ->
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
table-city-bare = { $city }: поля ещё нет, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
table-city-sideless = { $city }: { $board }, сторона ещё не выбрана, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
table-colour = { $colour_pl }: { $cards }
table-counts = Карты: { $cards }
table-colour-count = { $colour_pl } — { $count }
table-next-stage = Следующий ярус, { $stage }-й ({ $cost }): { $gives }
table-makes = Производит: { $units }
table-sells = Продаёт: { $units } (единица сырья — { $raw }, товара — { $goods })
table-sells-later = Продаёт: { $units }
source-units = { $count ->
    [one] { $count } { $resource }
    [few] { $count } { $resource_gen }
    [many] { $count } { $resource_gen }
   *[other] { $count } { $resource_gen }
}
source-two = { $resource } или { $resource2 }
source-three = { $resource }, { $resource2 } или { $resource3 }
source-four = { $resource }, { $resource2 }, { $resource3 } или { $resource4 }
source-endless = сколько угодно { $resource_gen }
table-tokens = Есть: { $tokens }
token-symbol = { $symbol } × { $count }
token-symbol-any = любой символ × { $count }
token-victory = жетон победы +{ $value } × { $count }
token-defeat = { $count ->
    [one] { $count } жетон поражения
    [few] { $count } жетона поражения
    [many] { $count } жетонов поражения
   *[other] { $count } жетона поражения
}
token-unpaid = { $count ->
    [one] { $count } жетон штрафа
    [few] { $count } жетона штрафа
    [many] { $count } жетонов штрафа
   *[other] { $count } жетона штрафа
} (−{ $points })
token-building = { $count ->
    [one] { $count } жетон постройки
    [few] { $count } жетона постройки
    [many] { $count } жетонов постройки
   *[other] { $count } жетона постройки
}
token-stage = { $count ->
    [one] { $count } жетон яруса
    [few] { $count } жетона яруса
    [many] { $count } жетонов яруса
   *[other] { $count } жетона яруса
}
token-colour = { $count ->
    [one] { $count } жетон любого цвета
    [few] { $count } жетона любого цвета
    [many] { $count } жетонов любого цвета
   *[other] { $count } жетона любого цвета
}
token-olympia = бесплатная постройка в эту Эпоху{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
}
token-tile = { $count ->
    [one] { $count } построенный тайл
    [few] { $count } построенных тайла
    [many] { $count } построенных тайлов
   *[other] { $count } построенных тайла
}
token-lost-start = поле больше ничего не производит
token-copied = копия: { $card }
table-own-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}:
table-hand-free = Ваша рука, из которой играет и Свободный город:
table-hand = { $who }, на руке: { $cards }
table-discards = Сброс, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}:
table-card = { $card } ({ $colour_fem } карта; цена: { $cost }): { $gives }{ $count ->
    [1] { "" }
   *[other] { " " }(× { $count })
}
table-uses = { $uses }
table-why = Построить нельзя. { $why }
name-card = { $card }
name-board = { $board }
use-build = построить ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-build-join = построить и участвовать ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-chain = по цепочке ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-chain-join = по цепочке и участвовать ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-olympia = силой чуда ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-olympia-join = силой чуда и участвовать ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-token = за жетон постройки ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-token-join = за жетон постройки и участвовать ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-stage = ярус ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-stagetoken = ярус за жетон ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-dig = построить ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-dig-join = построить и участвовать ({ $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
})
use-tile = тайл { $number }
use-sell = сбросить за 3 монеты
use-lose = потерять
use-copy = скопировать
table-boards = Свободные поля: { $boards }
table-draft = { $who }, тайлы на выбор:
table-own-tiles = { $count ->
    [1] Ваш непостроенный тайл
   *[other] Ваши непостроенные тайлы
}:
table-known = { $who }, на руке { $left } из этих карт: { $cards }
table-choice = Ваш выбор: { $what }

# Счёт

category-military = Конфликты
category-coins = Монеты
category-wonder = Чудо
category-blue = Синие карты
category-yellow = Жёлтые карты
category-guilds = Гильдии
category-science = Наука
category-tower = Башня
category-projects = Проекты
category-total = Итого

# Из чего складываются числа таблицы

part-victories = { $count ->
    [one] { $count } жетон победы +{ $value }
    [few] { $count } жетона победы +{ $value }
    [many] { $count } жетонов победы +{ $value }
   *[other] { $count } жетона победы +{ $value }
}
part-defeats = { $count ->
    [one] { $count } жетон поражения
    [few] { $count } жетона поражения
    [many] { $count } жетонов поражения
   *[other] { $count } жетона поражения
}
part-coins = { $count ->
    [one] { $count } монета; очко за каждые три
    [few] { $count } монеты; очко за каждые три
    [many] { $count } монет; очко за каждые три
   *[other] { $count } монеты; очко за каждые три
}
part-stage = { $stage }-й ярус
part-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
part-symbols = { $symbol } × { $count }
part-symbols-chosen = { $symbol } × { $count }, из них выбрано: { $chosen }
part-sets = { $count ->
    [one] { $count } набор из трёх
    [few] { $count } набора из трёх
    [many] { $count } наборов из трёх
   *[other] { $count } набора из трёх
}
part-card = { $card }
part-copied = { $card }, копия
part-project = { $project }
part-project-times = { $project } × { $times }
part-unpaid = { $count ->
    [one] { $count } неуплаченный штраф
    [few] { $count } неуплаченных штрафа
    [many] { $count } неуплаченных штрафов
   *[other] { $count } неуплаченного штрафа
}

# Что даёт действие: части предложения с подлежащим «этот ход»; больше или меньше того, что считает тактика; $count — на сколько

estimate = Отсюда занимает первое место примерно в { $percent } % партий.
counts-won-more = выигрывает партию
counts-won-less = проигрывает партию
counts-points-more = приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
counts-points-less = отнимает { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
counts-coins-more = приносит { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
counts-coins-less = отнимает { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
counts-sources-more = даёт ещё { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
} за ход
counts-sources-less = отнимает { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
} за ход
counts-symbols-more = приносит { $count ->
    [one] { $count } символ
    [few] { $count } символа
    [many] { $count } символов
   *[other] { $count } символа
} науки
counts-symbols-less = отнимает { $count ->
    [one] { $count } символ
    [few] { $count } символа
    [many] { $count } символов
   *[other] { $count } символа
} науки
counts-tokens-more = даёт { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
} на будущее
counts-tokens-less = тратит { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
counts-conflicts-more = улучшает ваше положение в конфликтах
counts-conflicts-less = ухудшает ваше положение в конфликтах
counts-prices-more = удешевляет покупки
counts-prices-less = удорожает покупки
counts-chains-more = открывает путь к картам следующих Эпох
counts-chains-less = закрывает путь к картам следующих Эпох
counts-powers-more = даёт вашему чуду свойство
counts-powers-less = расходует свойство вашего чуда
counts-project-more = улучшает ваше положение в проекте
counts-project-less = ухудшает ваше положение в проекте
counts-rival-more = сдерживает сильнейшего соперника
counts-rival-less = даёт сильнейшему сопернику продвинуться
counts-choice-more = обещает больше
counts-choice-less = обещает меньше
