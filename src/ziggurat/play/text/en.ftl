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
match-stalled = No bot answers for { $who }. The match waits, and whoever runs this server has been told.
match-time-returned = The server was away; nobody’s clock has run meanwhile.
end-resigned = { $who } has resigned.
end-agreed = A draw by agreement.

# Whether a record keeps what was promised at the start

verify-proven = Proven: the deal is the one that was sealed before the first action, and every action follows the rules.
verify-not-sealed = Every action follows the rules. Whether the deal was fair this record cannot show: it carries no seal.
verify-unfinished = Every action so far follows the rules and the seal fits, but the match has not ended.
verify-broken-seal = The deal is not the one that was promised at the start: what was shown at the end does not give the sealed number.
verify-other-deal = Every action follows the rules. How the cards were dealt this program cannot check: a later release has made this record.
verify-other-end = The record tells another end than its actions do.
