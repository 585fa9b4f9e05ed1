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
connection-back = Связь восстановлена.
connection-lost = Связь потеряна. Пробуем снова…
act-undo = Отменить
act-resign = Сдаться
act-draw = Предложить ничью
act-draw-agree = Согласиться на ничью
act-draw-decline = Отклонить
act-rematch = Сыграть ещё
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
table-unreadable = Эту партию записала другая версия программы, и здесь её показать нельзя. Попросите того, кто ведёт этот сервер, обновить его.

picked = { $count ->
    [one] Взято. Подходит { $count } место.
    [few] Взято. Подходят { $count } места.
    [many] Взято. Подходит { $count } мест.
   *[other] Взято. Подходит { $count } места.
}
game-babel = Вавилон
explain-hint = Выберите карту, запас или поселенцев: подсветится, куда можно. Наведите на что угодно, чтобы узнать, для чего оно.
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
tab-actions = Действия
tab-log = Журнал

# Дом: вход

home-title = Садитесь, всё уже на столе
game-babel-line = Два правителя, пять земель, одна река. Стройте храмы высоко, а чужим не давайте подняться.
game-babel-facts = На двоих, около получаса
home-opponent = Ваш соперник
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
level-random = Странник
level-random-about = Играет что попало, лишь бы по правилам.
level-greedy = Строитель
level-greedy-about = Берёт то, что лучше всего прямо сейчас.
home-begins = Кто начинает
begins-me = Вы
begins-them = Соперник
begins-lot = По жребию
option-babel-edition = Издание
option-babel-edition-de = Немецкое
option-babel-edition-de-about = Правила, какими их напечатали впервые.
option-babel-edition-en = Английское
option-babel-edition-en-about = Шумеры переманивают больше поселенцев, а в финале победить падением соперника можно, только имея 15 очков.
option-babel-edition-ru = Русское
option-babel-edition-ru-about = Играется как английское.
option-babel-edition-hu = Венгерское
option-babel-edition-hu-about = Как английское, но трём поселенцам племени не обязательно лежать рядом, первый ход мягче, а 10 очков — уже падение.
home-play = Играть
home-ways = Другие способы сыграть
way-friend = С другом
way-friend-about = Вы получите ссылку, чтобы поделиться.
way-screen = За одним экраном
way-screen-about = Передавайте устройство друг другу.
way-phones = Карты в телефонах
way-phones-about = Стол здесь, ваши карты там.
way-everybody = С кем угодно
way-everybody-about = Ваш стол увидят все.
home-learn = Ещё не играли?
home-learn-about = Научитесь прямо за столом, за четверть часа.
home-rules = Правила
home-rules-about = Каждое правило с рисунками и примерами.
home-finished = Сыгранные партии
home-finished-about = Пройдите их снова, ход за ходом.
home-open = Вас ждут
home-going = Ваши партии
home-go = Продолжить
going-against = { $game }, соперник — { $who }
going-screen = { $game } за одним экраном
going-phones = { $game }, карты в телефонах
going-open = { $game }: ваш стол ждёт игроков
going-yours = Ваш ход
going-theirs = Думает { $who }
going-watching = Партия идёт
going-waits = Ожидание
going-all = Все ваши столы
new-friend = Стол для вас и друга
new-everybody = Стол для всех
new-friend-about = Его увидит только тот, у кого есть ваша ссылка.
new-everybody-about = Он стоит в списке открытых столов, и сесть может кто захочет.
new-open = Открыть стол
clock = Часы
clock-kind-none = Без часов
clock-kind-live = Минуты на партию
clock-kind-days = Дни на ход
clock-minutes = Минут
clock-seconds = Добавка за ход, секунд
clock-day = Дней
clock-none-text = без часов
clock-live-text = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} + { $seconds ->
    [one] { $seconds } секунда за ход
    [few] { $seconds } секунды за ход
    [many] { $seconds } секунд за ход
   *[other] { $seconds } секунды за ход
}
clock-days-text = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}

# Дом: столы

tables-title = Столы
tables-lists = Какие столы
tables-open = Открытые
tables-mine = Ваши
tables-finished = Сыгранные
tables-open-none = Сейчас нет открытых столов. Откройте свой — может быть, кто-нибудь сядет.
tables-mine-none = Вы ещё нигде не садились. У входа вас ждёт стол.
tables-finished-none = Здесь ещё не сыграли ни одной партии. Ваша может стать первой.
tables-more = Показать ещё
tables-import = Просмотреть партию из файла
tables-new = Ко входу
table-free = свободное место
table-host = хозяин стола — { $who }
table-won = победа: { $who }
table-drawn = ничья
table-private = только по приглашению
table-state-open = ждёт игроков
table-state-dealing = идёт раздача
table-state-playing = идёт игра
table-state-over = партия окончена
table-state-closed = закрыт
table-sit = Сесть
table-look = Заглянуть
table-go = Продолжить
table-watch = Смотреть
table-replay = Просмотр партии

# Дом: перед партией

wait-title = { $game }, хозяин стола — { $who }
wait-screen-title = Возьмите телефоны
wait-screen-about = Считайте код: ваши карты появятся в телефоне, а стол останется здесь.
wait-screen-plain = Играть за этим экраном
wait-for-seats = { $count ->
    [one] Не хватает ещё { $count } игрока.
    [few] Не хватает ещё { $count } игроков.
    [many] Не хватает ещё { $count } игроков.
   *[other] Не хватает ещё { $count } игрока.
}
wait-for-back = Ждём, пока вернутся все из прошлой партии.
wait-for-host = Все на месте. Партию начинает { $who }.
wait-start = Все на месте. Начинайте, когда захотите.
wait-begins-itself = Партия начнётся сама, как только все сядут.
wait-closed = Этот стол закрыт.
wait-deal = { $count ->
    [one] Раздача: не хватает числа от игрока { $who }.
    [few] Раздача: не хватает чисел от игроков: { $who }.
    [many] Раздача: не хватает чисел от игроков: { $who }.
   *[other] Раздача: не хватает чисел от игроков: { $who }.
}
wait-deal-done = Идёт раздача…
wait-deal-elsewhere = Ваше число для раздачи выбрано в другом вашем браузере: откройте этот стол там.
wait-deal-changed = Печать уже не та, что вам показали, когда вы садились. Ваш браузер не отдаёт своё число; покиньте этот стол.
wait-withheld = { $count ->
    [one] Место потеряно, потому что число для раздачи не пришло вовремя: { $who }.
    [few] Места потеряны, потому что числа для раздачи не пришли вовремя: { $who }.
    [many] Места потеряны, потому что числа для раздачи не пришли вовремя: { $who }.
   *[other] Места потеряны, потому что числа для раздачи не пришли вовремя: { $who }.
}
wait-came = { $who } садится за стол.
wait-went = { $who } встаёт из-за стола.
wait-seats = Места
seat-number = Место { $number }
seat-free = Свободно
seat-kept = Оставлено игроку из прошлой партии
seat-you = вы
seat-host = хозяин
seat-begins = начинает
seat-sit = Сесть сюда
seat-leave = Встать
seat-bot = Посадить сюда бота
seat-bot-which = Какого бота
seat-bot-sit = Посадить
seat-free-again = Освободить место
wait-lot = Кто начнёт, решит жребий.
wait-go = Начать партию
wait-close = Закрыть стол
wait-close-question = Закрыть стол?
wait-close-text = У кого есть ссылка, тот найдёт его закрытым.
wait-close-no = Оставить открытым
wait-invite = Пригласить
wait-invite-about = Кто откроет эту ссылку, сможет сесть за стол.
wait-name = Здесь вы — { $who }.
wait-name-take = Взять своё имя
share-link = Ссылка
share-copy = Скопировать
share-copied = Скопировано
share-not-copied = Скопируйте, пожалуйста, вручную
share-send = Отправить…
share-code = Ссылка в виде кода для камеры телефона
share-code-seat = Ссылка на место { $number } в виде кода для камеры телефона
door-shut = Эта ссылка работает только на этом компьютере: других сервер пока не слушает.
door-open = Впустить устройства вашей сети
door-about = Тогда телефоны и компьютеры той же сети смогут открыть этот сервер, пока его не остановят.
door-none = По адресу «localhost» другим этот компьютер не найти, а сети у него, похоже, нет. Подключите его к сети или откройте эту страницу по адресу, доступному другим.
door-again = Проверить ещё раз
door-which = Адрес для других
hand-title = Ваше место
hand-joining = Занимаем ваше место…
hand-here = Ваше место — { $number }. Не закрывайте эту страницу: ваши карты появятся здесь.
hand-taken = Место { $number } уже занято.
hand-other = Это место свободно:

# Дом: вы

me-title = Профиль
me-nobody = Вы ещё не вошли. Сыграйте — и вы гость, или сразу возьмите имя.
me-guest = Вы — { $who }, гость этого дома.
me-guest-about = Ваши партии хранятся за этим браузером. С именем и паролем они найдутся везде.
me-named = Вы — { $who }.
me-named-about = Войдите под своим именем на любом устройстве и продолжайте там.
me-take = Взять имя
me-take-go = Взять это имя
me-take-about = Все партии, сыгранные гостем, останутся вашими.
me-login = Войти
me-login-about = Партии, сыгранные здесь гостем, не перейдут.
me-logout = Выйти
me-leave = Забыть меня здесь
me-leave-question = Хотите, чтобы вас забыли?
me-leave-text = Гость, который ушёл, вернуться не сможет: ваши партии останутся здесь без вас.
me-leave-no = Остаться
me-name = Имя
me-name-shape = В имени от 2 до 24 букв и цифр; между ними могут стоять пробелы, дефисы и точки.
me-password = Пароль
me-password-shape = Не меньше 8 знаков.
me-password-title = Сменить пароль
me-password-old = Нынешний пароль
me-password-new = Новый пароль
me-password-go = Сменить
me-password-done = Пароль изменён. На всех других устройствах и во всех программах выполнен выход.
me-recovery = Код восстановления
me-recovery-shown = Это ваш код восстановления. Он показан только один раз.
me-recovery-about = С ним вы зададите новый пароль, если потеряете свой. Запишите его и храните там, куда никто другой не заглянет.
me-recovery-another = Создать новый код
me-forgotten = Забыли пароль?
me-forgotten-about = У кого есть код восстановления, тот задаёт с ним новый пароль. На всех устройствах и во всех программах выполняется выход.
me-forgotten-go = Задать этот пароль
me-forgotten-wrong = Имя и код восстановления не подходят друг к другу.
me-sessions = Где вы вошли
me-sessions-about = Браузеры, которые вас знают; последний использованный — первым.
me-session-unknown = Неизвестный браузер
me-session-this = этот браузер
me-session-used = последний вход { $date }
me-session-end = Выйти там
me-session-end-named = Выйти: { $device }
me-session-ended = Выполнен выход: { $device }.
me-everywhere = Выйти везде
me-everywhere-about = В этом браузере тоже; все токены перестают действовать.
me-data = Ваши данные
me-export = Скачать ваши данные
me-export-about = Всё, что здесь о вас хранится: учётная запись, столы и каждая партия с записью.
me-delete = Удалить учётную запись
me-delete-about = Ваше имя везде станет «?»; партии других останутся целыми.
me-delete-question = Удалить вашу учётную запись?
me-delete-text = Отменить это нельзя. В идущих партиях за вас доиграет бот, и никто не сможет вернуться под вашим именем.
me-delete-no = Оставить
me-delete-yes = Удалить навсегда
me-tokens = Программы, которые играют за вас
me-tokens-about = Ваш собственный бот приходит к столам с токеном. Разрешайте ему только то, что нужно.
me-token-label = Для чего он
me-token-days = Действует
me-token-days-none = бессрочно
me-token-days-count = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
me-token-scopes = Ему можно
scope-read = смотреть
scope-play = садиться за стол и играть
scope-account = менять вашу учётную запись: токены, пароль, удаление
me-token-make = Создать токен
me-token-made = Вот токен «{ $label }». Он показан только один раз: скопируйте его сейчас.
me-token-secret = Токен
me-token-list = Ваши токены
me-token-created = создан { $date }
me-token-used = последний раз использован { $date }
me-token-unused = ещё не использован
me-token-ends = действует до { $date }
me-token-revoke = Отозвать
me-token-revoke-named = Отозвать { $label }
me-token-revoked = Токен «{ $label }» отозван.

# Неполадки, как о них сказал бы хозяин

problem-general = Не получилось. Попробуйте, пожалуйста, ещё раз.
problem-table-refused = Тем временем за столом что-то изменилось. Взгляните и попробуйте ещё раз.
problem-not-found = Этого здесь больше нет, или оно закрыто для посторонних.
problem-not-the-host = Это может только хозяин стола.
problem-not-signed-in = Вас так долго не было, что мы вас забыли. Попробуйте, пожалуйста, ещё раз.
problem-forged-request = Эта страница устарела. Загрузите её, пожалуйста, заново.
problem-too-many-requests = Минуту, это было слишком быстро. Попробуйте чуть позже.
problem-unavailable = Сервер занят собой. Попробуйте через минуту.
problem-busy = Сейчас слишком много запросов. Попробуйте ещё раз чуть позже.
problem-name-unavailable = Это имя недоступно. Выберите, пожалуйста, другое.
problem-bad-password = В пароле от 8 до 200 знаков, и он не из тех, что пробуют первыми. Выберите, пожалуйста, другой.
problem-wrong-credentials = Имя и пароль не подходят друг к другу.
problem-already-registered = Имя у вас уже есть. Чтобы взять другое, сначала выйдите.
problem-conflict = Тем временем за столом что-то произошло. Взгляните и решите заново.
problem-not-to-act = Сейчас решает кто-то другой.
problem-illegal-action = Сейчас правила этого не позволяют.
problem-match-over = Партия окончена.
problem-undo-refused = Здесь ничего нельзя взять назад.
problem-draw-refused = Сейчас ничьей не будет: бот на неё не согласится, а предложение делают один раз.
problem-seat-refused = С этим местом так нельзя. Посмотрите, кто за ним сейчас играет.
problem-time-is-up = Ваше время вышло. Чтобы играть дальше, вернитесь на своё место.
problem-door-refused = Впустить другие устройства может только тот, кто сидит за компьютером этого сервера.
problem-limit-reached = У вас уже столько, сколько может быть у одной учётной записи. Сначала откажитесь от чего-нибудь.

# Просмотр партии

replay-title = Просмотр партии
replay-of = Просмотр партии: { $names }
replay-loading = Раскладываем карты…
replay-controls = Перемещение по партии
replay-scrub = Место в партии
replay-place = { $ply } из { $last }
replay-first = К началу
replay-turn-back = Ход назад
replay-back = Действие назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Действие вперёд
replay-turn-forward = Ход вперёд
replay-last = К концу
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-all = Все руки открыты
replay-eyes-none = Зритель
replay-link = Скопировать ссылку на этот момент
replay-linked = Скопировано: ссылка на этот самый момент.
replay-not-copied = Браузер не даёт копировать. Возьмите, пожалуйста, адрес из адресной строки.
replay-turn = Ход { $turn } · { $who }
replay-turn-all = Ход { $turn }
replay-start = До первого хода
replay-ended = Чем кончилось
replay-running = Эта партия ещё идёт: вы видите то, что вам уже можно знать.
replay-to-table = К столу
replay-record = Запись партии
replay-record-text = Вся партия текстом, который прочтут и люди, и программы: условия, ключ раздачи и каждое действие. Храните её, посылайте, просматривайте где угодно.
replay-record-later = В записи есть ключ раздачи, поэтому её выдают, когда партия окончена.
replay-record-save = Сохранить файл
replay-record-copy = Скопировать текст
replay-record-copied = Запись скопирована.
replay-other = Просмотреть другую запись
replay-not-begun = Эта партия ещё не началась.
replay-keys = Клавиши: ← → по действиям, Page Up и Page Down (или Shift и ← →) по ходам, Home и End, пробел — пуск и пауза.
log-close = Закрыть журнал

# Своя запись партии

import-title = Просмотр записи партии
import-text = Принесите запись, сохранённую здесь, в терминале или у друга. Её покажут, но не сохранят.
import-drop = Перетащите запись сюда
import-choose = Выбрать файл
import-paste = … или вставьте её текст
import-go = Просмотреть
import-wrong = Эту запись нельзя просмотреть
import-place = Строка { $line }, символ { $column }
import-empty = Просматривать пока нечего. Выберите файл или вставьте запись.
import-long = Для записи партии это слишком длинно. Тот ли это файл?
import-foreign = Это не запись партии: первой строкой должно быть [Ziggurat record 1]. Выберите файл, сохранённый как запись.
import-version = Эту запись сделала более поздняя версия Ziggurat ({ $found }). Просматривайте её в той версии.
import-header = Эта строка должна быть заголовком вроде [Seat0 "Anna"]. Исправьте или удалите её.
import-twice = Заголовок { $found } встречается здесь второй раз. Удалите один из двух.
import-gameless = В записи не сказано, какая это игра. Добавьте заголовок вроде [Game "babel 1"].
import-unknown-game = Игры { $found } здесь на полке нет.
import-dealless = Записи нужен либо [Key], либо [Position], и только что-то одно.
import-turn = Номер хода { $found } сюда не подходит. Возможно, строка пропущена или повторена.
import-unreadable = { $found } — не запись действия. Исправьте это или обрежьте запись партии перед этим местом.
import-illegal = { $found } здесь против правил. Исправьте это или обрежьте запись партии перед этим местом.
import-after-end = Партия окончена ещё до { $found }. Обрежьте запись здесь.
import-value = Этот заголовок не подходит к игре.
import-refused = Сервер не может просмотреть эту запись.

# Печать на раздаче

seal-title = Была ли раздача честной?
seal-checking = Проверяем печать…
seal-none = Без печати
seal-shut = Запечатана
seal-open = Не запечатана
seal-proven = Раздача подтверждена
seal-broken = Печать нарушена
seal-none-text = Эта партия началась с открытой позиции. Запечатывать было нечего.
seal-shut-text = Карты розданы и запечатаны до первого действия: число внизу было показано в самом начале. Оно ничего не выдаёт, но подходит только к одной раздаче. Когда партия окончится, будет показан ключ, и ваш браузер сможет его проверить.
seal-shut-together = Сервер запечатал секрет до того, как кто-либо сел за стол, и каждый пообещал число, не видя чужих. Раздача получается из всего этого вместе, поэтому никто в одиночку не мог её выбрать. Когда партия окончится, всё будет показано, и ваш браузер сможет это проверить.
seal-shut-alone = Эту раздачу сервер выбрал один: никто за столом не добавил своего числа. Свой секрет он запечатал до первого действия; когда партия окончится, секрет будет показан, и ваш браузер сможет проверить, что раздачу никто не менял.
seal-open-text = Карты соответствуют ключу: ваш браузер раздал их заново и убедился в этом. Но до первого действия ничего обещано не было, и никто не скажет, случайно ли выбран ключ.
seal-proven-text = Раздача была определена до первого действия, и никто её потом не менял: ключ и соль дают число на печати, и каждая карта получена из ключа. Ваш браузер вычислил это сам.
seal-proven-together = Никто в одиночку эту раздачу не выбирал, и никто её не менял: секрет подходит к печати, каждое число — к своему обещанию, ключ получен из всего вместе, а каждая карта — из ключа. Ваш браузер вычислил это сам.
seal-proven-alone = Эту раздачу никто не менял, но сервер выбрал её один: никто за столом не добавил своего числа. Секрет подходит к печати, ключ получен из него, а каждая карта — из ключа. Ваш браузер вычислил это сам.
seal-broken-text = Что-то не сходится: никто не может показать, что это карты, обещанные вначале.
seal-step-promise = Показано вначале
seal-step-parts = Добавлено каждым местом: обещано до раздачи, показано в конце
seal-part-own = число того, кто там сидел
seal-part-server = число сервера: тот, кто там сидел, своего не прислал
seal-part-other = До раздачи ваш браузер видел там другое обещание:
seal-part-missing = До раздачи ваш браузер видел обещание, которого в ней нет:
seal-part-fits = SHA-256 от него и есть обещанное.
seal-part-differs = SHA-256 от него не то, что обещано.
seal-step-secret = Показано в конце: секрет сервера
seal-step-opened = Показано в конце: ключ и соль, которая не даёт его угадать
seal-step-hash = Вычислено здесь: SHA-256 от обоих
seal-step-hash-secret = Вычислено здесь: SHA-256 от секрета
seal-step-key = Вычислено здесь: ключ из секрета и чисел всех мест
seal-key-fits = Это тот ключ, по которому розданы карты.
seal-key-differs = Это не тот ключ, по которому розданы карты.
seal-step-dealt = Роздано здесь заново по ключу
seal-fits = Это то самое число, которое было показано вначале.
seal-differs = Это не то число, которое было показано вначале.
seal-noted = Ваш браузер сам видел это число, пока шла партия.
seal-not-noted = Так сказано в записи партии. Вашего браузера при этом не было.
seal-other-noted = Пока шла партия, ваш браузер видел другое число:
seal-same = сходится
seal-wrong = расходится с действия { $ply }
seal-self = Чтобы проверить самим, любым инструментом: SHA-256 каждой из этих строк.

# Книга правил

rules-choose = Какие правила хотите почитать?
rules-unknown = Такой книги правил в этом доме нет.
rules-contents = Содержание
rules-search = Поиск в правилах
rules-search-clear = Очистить поиск
rules-found = { $count ->
    [one] Найдено в { $count } месте
    [few] Найдено в { $count } местах
    [many] Найдено в { $count } местах
   *[other] Найдено в { $count } местах
}
rules-nothing = По запросу «{ $query }» ничего не найдено. Попробуйте другое слово или номер правила.
rules-nothing-all = Показать всю книгу
rules-editions = Ваше издание
rules-edition-all = Все
rules-edition-de = Немецкое
rules-edition-en = Английское
rules-edition-ru = Русское
rules-edition-hu = Венгерское
rules-differs = Иначе играют в издании:
rules-ruling = Как мы решили
rules-link-copy = Скопировать ссылку на { $id }
rules-link-copied = Ссылка на { $id } скопирована.
rules-link-address = Ссылка на { $id } теперь в адресной строке.
rules-you = вы
rules-opponent = соперник

pace = Действия других
pace-calm = По одному, спокойно
pace-brisk = По одному, быстро
pace-once = Все сразу
player = Игрок { $seat }

# The lessons

lessons-choose = Чему вы хотите научиться?
lessons-unknown = Такого урока в этом доме нет.
lessons-all = Все уроки
lessons-begin = Начать
lessons-go-on = Дальше: { $title }
lessons-count = { $all ->
    [one] { $all } урок
    [few] { $all } урока
    [many] { $all } уроков
   *[other] { $all } урока
}
lessons-progress = Пройдено уроков: { $done } из { $all }
lessons-minutes = { $minutes ->
    [1] около минуты
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минут
}
lessons-done = пройден
lessons-begun = начат
lessons-then = А что потом?
lessons-first-game = Сыграть первую партию
lessons-first-game-about = Всего знать не нужно. Ваш первый соперник тоже ошибается, а стол объяснит всё, о чём вы спросите.
lessons-forget = Начать курс заново
lesson-number = Урок { $number } из { $all }
lesson-steps = Шаг { $number } из { $all }
lesson-next = Дальше
lesson-ask-hint = Подсказка
lesson-hint = Подсказка:
lesson-fault = Не сейчас.
lesson-back = Шаг назад
lesson-again = Начать урок сначала
lesson-next-lesson = Следующий урок
lesson-rules = В правилах:
lesson-opponent = Кушим

# «7 чудес» в доме и игры, где игроков больше двух

game-wonders = 7 чудес: Вавилон
game-wonders-line = Семь городов, три Эпохи, одна башня на всех. Все выбирают разом, потом карты открываются.
game-wonders-facts = От двух до семи игроков, около получаса
home-players = Игроки
home-opponents = Ваши соперники
home-each = Выбрать каждого отдельно
home-each-same = { $bot }, как выше
option-wonders-tower = Вавилонская башня
option-wonders-tower-yes = С башней
option-wonders-tower-yes-about = Каждый набирает себе тайлы; построенный на башне тайл меняет правила для всех, пока его не накроют.
option-wonders-tower-no = Без неё
option-wonders-tower-no-about = Башни нет: правила не меняются.
option-wonders-projects = Великие проекты
option-wonders-projects-yes = С проектами
option-wonders-projects-yes-about = В каждой Эпохе свой проект. Участвуйте в нём, строя карты нужного цвета; если он не завершён, платят те, кто остался в стороне.
option-wonders-projects-no = Без них
option-wonders-projects-no-about = Проектов нет.
option-wonders-sides = Стороны полей
option-wonders-sides-A = Сторона A
option-wonders-sides-B = Сторона B
option-wonders-sides-random = По жребию
option-wonders-sides-chosen = Выбирает каждый
option-wonders-wonders = Чудеса
option-wonders-wonders-dealt = По жребию
option-wonders-wonders-chosen = Выбираются по очереди
option-wonders-late-tiles = Тайл последнего хода Эпохи
option-wonders-late-tiles-count = Действует сразу
option-wonders-late-tiles-next-age = Ждёт следующей Эпохи
explain-hint-wonders = Нажмите на карту на руке: увидите, на что она годится и сколько это стоит. Наведите на что угодно, чтобы узнать, что оно делает.
explain-wait-wonders = Пока не выбрал последний, выбор можно изменить. Наведите на что угодно, чтобы узнать, что оно делает.
keys-wonders =
    Клавиши: стрелки — перемещаться по столу, Enter — раскрыть карту и выбрать, Escape — положить обратно.
    A — что можно сделать, H — ваша рука, U — отменить свой выбор, T — стол словами.
table-choose = Выбирайте.
table-chosen = Выбор сделан. Ждём: { $who }.
table-awaited = Ждём: { $who }.
resign-text-many = Вместо вас продолжит бот.

preparing-title = Первый запуск
preparing-about = Правила один раз компилируются для этого компьютера. Играть уже можно; сильные соперники ждут, пока всё будет готово.
