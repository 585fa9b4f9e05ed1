# «Вавилон» по-русски. Одно сообщение на ключ; то, что стоит в { }, подставляет программа.

# Племена, с большой буквы — как на карте; .one кого? одного; .many кто? многие; .gen кого? многих; .with кем? (в начале предложения)

nation-M = Мидиец
    .one = мидийца
    .many = мидийцы
    .gen = мидийцев
    .with = Мидийцами
nation-S = Шумер
    .one = шумера
    .many = шумеры
    .gen = шумеров
    .with = Шумерами
nation-H = Хетт
    .one = хетта
    .many = хетты
    .gen = хеттов
    .with = Хеттами
nation-P = Перс
    .one = перса
    .many = персы
    .gen = персов
    .with = Персами
nation-A = Ассириец
    .one = ассирийца
    .many = ассирийцы
    .gen = ассирийцев
    .with = Ассирийцами

# Земли: .in где? .to куда? .from откуда?

land-M = Мидия
    .in = в Мидии
    .to = в Мидию
    .from = из Мидии
land-S = Шумер
    .in = в Шумере
    .to = в Шумер
    .from = из Шумера
land-H = Хатти
    .in = в Хатти
    .to = в Хатти
    .from = из Хатти
land-P = Персия
    .in = в Персии
    .to = в Персию
    .from = из Персии
land-A = Ассирия
    .in = в Ассирии
    .to = в Ассирию
    .from = из Ассирии
land-Q = каменоломня
    .in = в каменоломне
    .to = в каменоломню
    .from = из каменоломни

# Откуда карта храма: .with чем?

source-s = ваша стартовая карта
    .with = стартовой картой
source-o = верхняя карта вашего запаса
    .with = картой из своего запаса
source-t = верхняя карта запаса соперника
    .with = картой из запаса соперника

# Что сделает действие

act-end = Завершить ход: { $cards ->
    [one] последняя карта храма ляжет в ваш запас, и игра закончится
    [few] { $cards } карты храмов лягут в ваш запас
    [many] { $cards } карт храмов лягут в ваш запас
   *[other] { $cards } карты храмов лягут в ваш запас
}
act-travel = Перейти { $land_to } (сбросить { $nation_one })
act-settle = Поселить { $nation_one } { $land_in }
act-build = Построить уровень { $level } { $land_in } { $source_with }: очки { $before } → { $after }
act-migrate = Переселить последние три карты { $origin_from } { $land_to }: { $cards }
act-discard = Сбросить { $nation_one }
act-raze = { $nation_with } разрушить храм соперника { $land_in }: { $levels } → 0, очки соперника { $before } → { $after }
act-rob = { $nation_with } похитить у соперника уровень { $level } { $land_in }: ваши очки { $before } → { $after }
act-expel = { $nation_with } изгнать { $target_gen } { $land_from } ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
})
act-winover = { $nation_with } переманить { $cards ->
    [one] { $cards } { $target_one }
    [few] { $cards } { $target_gen }
    [many] { $cards } { $target_gen }
   *[other] { $cards } { $target_one }
} { $land_in }
act-leap = { $nation_with } перескочить на уровень { $level } { $land_in } { $source_with }: очки { $before } → { $after }
act-halve = { $nation_with } заставить соперника сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} из { $hand }
act-run = { $what } ({ $run }-я серия от реки)

# Что произошло, для всех за столом

told-end = { $who } завершает ход; { $cards ->
    [none] запас не пополняется
   *[other] карты храмов в запас: { $cards }
}.
told-travel = { $who } переходит { $land_to }, сбросив { $nation_one }.
told-settle = { $who } селит { $nation_one } { $land_in }.
told-build = { $who } строит уровень { $level } { $land_in } { $from ->
    [s] стартовой картой
    [o] картой из своего запаса
   *[t] картой из запаса соперника
}: очки { $before } → { $after }.
told-migrate = { $who } переселяет { $cards } { $origin_from } { $land_to }.
told-discard = { $who } сбрасывает { $nation_one }.
told-raze = { $who } разрушает храм соперника { $land_in }: очки соперника { $before } → { $after }.
told-rob = { $who } похищает уровень { $level } { $land_in }: очки { $before } → { $after }.
told-expel = { $who } изгоняет { $target_gen } { $land_from } ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}).
told-winover = { $who } переманивает { $cards ->
    [one] { $cards } { $target_one }
    [few] { $cards } { $target_gen }
    [many] { $cards } { $target_gen }
   *[other] { $cards } { $target_one }
} { $land_in }.
told-leap = { $who } перескакивает на уровень { $level } { $land_in } { $from ->
    [o] картой из своего запаса
   *[t] картой из запаса соперника
}: очки { $before } → { $after }.
told-halve = { $who } заставляет соперника сбросить половину руки: { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} из { $hand }.
told-drawn = { $who } берёт { $cards ->
    [one] { $cards } карту племени
    [few] { $cards } карты племён
    [many] { $cards } карт племён
   *[other] { $cards } карты племён
}.
told-end-phase = Начинается финал: победу приносят 20 очков или падение соперника. B42

# Действие, которое сейчас невозможно, и потому неясно, что оно дало бы

plain-end = Завершить ход
plain-travel = Перейти { $land_to }
plain-settle = Поселить { $nation_one }
plain-build = Построить { $source_with }
plain-migrate = Переселить карты { $origin_from } { $land_to }
plain-raze = { $nation_with } разрушить храм
plain-rob = { $nation_with } похитить уровень
plain-expel = Изгнать { $target_gen }
plain-winover = { $nation_with } переманить поселенцев
plain-leap = Перескочить уровень { $source_with }
plain-halve = { $nation_with } ополовинить руку соперника

# Почему действие невозможно

why-game-over = Игра окончена.
why-not-to-act = Сейчас решает игрок { $has }.
why-must-discard = Сначала сбросьте { $needs ->
    [one] { $needs } карту
    [few] { $needs } карты
    [many] { $needs } карт
   *[other] { $needs } карты
}.
why-nothing-owed = Вам не нужно ничего сбрасывать.
why-no-card = У вас на руке нет { $nation_gen }.
why-already-there = Ваша фишка уже { $land_in }.
why-at-quarry = Ваша фишка ещё в каменоломне; сначала перейдите в одну из земель.
why-no-starting-card = Ваша стартовая карта уже построена.
why-stock-empty = { $whose ->
    [own] Ваш запас пуст.
   *[their] Запас соперника пуст.
}
why-wrong-level = Следующий уровень { $land_in } — { $needs }; у этой карты уровень { $has }.
why-wrong-leap = Перескочить { $land_in } можно только на уровень { $needs }; у этой карты уровень { $has }.
why-leap-too-high = Ваш храм { $land_in } уже на уровне { $height }: перескакивать некуда.
why-temple-complete = Ваш храм { $land_in } уже достроен.
why-too-few-settlers = Для уровня { $needs } { $land_in } { $needs ->
    [one] нужен { $needs } поселенец
    [few] нужны { $needs } поселенца
    [many] нужно { $needs } поселенцев
   *[other] нужно { $needs } поселенца
}; у вас { $has }.
why-only-starting-card = В этом издании первым ходом можно построить только стартовую карту.
why-has-migrated = В этом ходу вы уже переселяли карты.
why-column-too-short = Переселяются сразу три карты, а в вашей колонке { $land_in } их { $has }.
why-no-run = Нужны три { $nation_one } подряд { $land_in }; у вас { $has }.
why-no-run-anywhere = Нужны три { $nation_one } { $land_in }; у вас { $has }.
why-no-such-run = { $needs }-й серии { $nation_gen } { $land_in } нет: всего их { $has }.
why-nothing-to-raze = У соперника нет храма { $land_in }.
why-nothing-to-rob = У соперника нет храма { $land_in }.
why-not-higher = Храм соперника { $land_in } (уровень { $has }) не выше вашего.
why-nobody-to-expel = У соперника нет { $nation_gen } { $land_in }.
why-nobody-to-win-over = У соперника нет поселенцев { $land_in }.
why-hand-too-small = Ополовинить можно руку хотя бы из двух карт; у соперника { $has }.
why-starting-card-due = Прежде чем завершить ход, постройте стартовую карту.

# Чем кончилась игра

end-supremacy = { $who } побеждает со счётом { $own }:{ $their }.
end-twenty = { $who } побеждает в финале, набрав { $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
}.
end-fall = { $who } побеждает: в финале очки соперника упали до { $their }.
end-yard-value = Колода храмов пуста. { $who } побеждает со счётом { $own }:{ $their }.
end-yard-hand = Колода храмов пуста, очки равны. { $who } побеждает: на руке больше карт.
end-yard-draw = Колода храмов пуста; очков и карт на руке поровну. Ничья.

# Чего ждала запись действия

expected-action = действие: { $kinds }
expected-nation = племя: { $letters }
expected-lands = две разные земли: { $letters }
expected-source = s (стартовая карта), o (свой запас) или t (запас соперника)
expected-stock = o (свой запас) или t (запас соперника)
expected-run = конец записи или номер серии, от /1 до /{ $most }
expected-nothing = конец записи

# Как записываются действия

notation-help =
    Каждое действие — одно короткое слово, заглавными или строчными буквами; племена и земли: M S H P A.
    { "" }  end         завершить ход
    { "" }  tH          перейти в Хатти, сбросив хетта
    { "" }  sP          поселить перса
    { "" }  bs bo bt    построить: стартовой картой, картой из своего запаса, из запаса соперника
    { "" }  mMP         переселить карты из Мидии в Персию
    { "" }  raze        разрушить храм (ассирийцы)
    { "" }  rob         похитить уровень (хетты)
    { "" }  expelS      изгнать шумеров (мидийцы)
    { "" }  winover     переманить поселенцев (шумеры)
    { "" }  leapo leapt перескочить уровень (персы): картой из своего запаса, из запаса соперника
    { "" }  halveP      ополовинить руку соперника серией персов
    { "" }  dM          сбросить мидийца, когда вашу руку ополовинили
    Если способность могут оплатить несколько серий, /2 или /3 — вторая или третья от реки: raze/2.

# Стол в виде текста

title = «Вавилон»
table-title = «Вавилон», ход { $turn }{ $phase ->
    [end] , финал
   *[normal] { "" }
}. { $state ->
    [act] Действует игрок { $seat }.
    [owe] Игрок { $seat } должен сбросить { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
   *[over] Игра окончена.
}
table-you = Вы (игрок { $seat })
table-seat = Игрок { $seat }
table-line = { $who }: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}, фишка { $land_in }, на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}, запас: { $stock }{ $starting ->
    [yes] , стартовая карта не построена
   *[no] { "" }
}.
table-line-quarry = { $who }: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}, фишка в каменоломне, на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}, запас: { $stock }{ $starting ->
    [yes] , стартовая карта не построена
   *[no] { "" }
}.
table-stock = { $cards } (сверху { $top })
table-empty = пусто
table-hand = Рука игрока { $seat }: { $cards }
table-known = Известные карты на руке игрока { $seat }: { $cards } (R-B14)
table-own-hand = Ваша рука: { $cards }
table-land = Земля
table-temple = храм
table-column = колонка
table-piles = Колода храмов: { $yard }{ $razed ->
    [none] { "" }
   *[other] , сверху { $razed }
}. Колода племён: { $pile }. Сброс: { $discard }.

# Что даёт действие: части предложения с подлежащим «этот ход»; больше или меньше того, что считает тактика; $count — на сколько

estimate = Отсюда выигрывает примерно { $percent } % партий.
counts-won-more = выигрывает партию
counts-won-less = проигрывает партию
counts-levels-more = прибавляет вам { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
counts-levels-less = отнимает у вас { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
counts-levels-theirs-more = прибавляет сопернику { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
counts-levels-theirs-less = отнимает у соперника { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
counts-settlers-more = даёт место ещё для { $count ->
    [one] { $count } уровня
    [few] { $count } уровней
    [many] { $count } уровней
   *[other] { $count } уровня
}
counts-settlers-less = занимает место для { $count ->
    [one] { $count } уровня
    [few] { $count } уровней
    [many] { $count } уровней
   *[other] { $count } уровня
}
counts-settlers-theirs-more = даёт сопернику место ещё для { $count ->
    [one] { $count } уровня
    [few] { $count } уровней
    [many] { $count } уровней
   *[other] { $count } уровня
}
counts-settlers-theirs-less = лишает соперника места для { $count ->
    [one] { $count } уровня
    [few] { $count } уровней
    [many] { $count } уровней
   *[other] { $count } уровня
}
counts-threats-more = готовит { $count ->
    [one] { $count } серию
    [few] { $count } серии
    [many] { $count } серий
   *[other] { $count } серии
}
counts-threats-less = тратит { $count ->
    [one] { $count } серию
    [few] { $count } серии
    [many] { $count } серий
   *[other] { $count } серии
}
counts-threats-theirs-more = даёт сопернику ещё { $count ->
    [one] { $count } угрозу
    [few] { $count } угрозы
    [many] { $count } угроз
   *[other] { $count } угрозы
}
counts-threats-theirs-less = снимает { $count ->
    [one] { $count } угрозу
    [few] { $count } угрозы
    [many] { $count } угроз
   *[other] { $count } угрозы
} соперника
counts-hand-more = оставляет вам на руке на { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} больше
counts-hand-less = забирает из вашей руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
counts-hand-theirs-more = оставляет сопернику на руке на { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} больше
counts-hand-theirs-less = забирает из руки соперника { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
counts-chances-more = открывает на этот ход лучшие возможности
counts-chances-less = оставляет на этот ход меньше возможностей
