# What happens at a table besides the actions of the game.

match-started = The match begins.
match-undo = { $who } takes the last action back.
match-resign = { $who } resigns.
match-draw-offer = { $who } offers a draw.
match-draw-decline = { $who } declines the draw.
match-takeover = { $reason ->
    [left] { $who } has left; { $agent } plays on.
    [time] The time of { $who } is up; { $agent } plays on.
    [absent] { $who } is away; { $agent } plays on.
    [resigned] { $who } has resigned; { $agent } plays on.
   *[failed] The bot of { $who } failed; { $agent } plays on.
}
match-takeback = { $who } is back.
end-resigned = { $who } has resigned.
end-agreed = A draw by agreement.
