# Что происходит за столом помимо действий самой игры.

match-started = Партия начинается.
match-undo = { $who } отменяет последнее действие.
match-resign = { $who } сдаётся.
match-draw-offer = { $who } предлагает ничью.
match-draw-decline = { $who } отклоняет ничью.
match-takeover = { $reason ->
    [left] { $who } выходит из-за стола; дальше играет { $agent }.
    [time] { $who }: время вышло; дальше играет { $agent }.
    [absent] { $who } отсутствует; дальше играет { $agent }.
    [resigned] { $who } сдаётся; дальше играет { $agent }.
   *[failed] { $who }: сбой бота; дальше играет { $agent }.
}
match-takeback = { $who } снова за столом.
end-resigned = { $who } сдаётся.
end-agreed = Ничья по соглашению.
