# What happens at a table besides the actions of the game.

match-started = Kezdődik a játszma.
match-undo = { $who } visszavonta az utolsó akcióját.
match-resign = { $who } feladta a játszmát.
match-draw-offer = { $who } döntetlent ajánlott.
match-draw-decline = { $who } elutasította a döntetlent.
match-takeover = { $reason ->
    [left] { $who } távozott; { $agent } játszik tovább.
    [time] { $who } ideje lejárt; { $agent } játszik tovább.
    [absent] { $who } nincs jelen; { $agent } játszik tovább.
    [resigned] { $who } feladta; { $agent } játszik tovább.
   *[failed] { $who } botja leállt; { $agent } játszik tovább.
}
match-takeback = { $who } visszatért.
end-resigned = { $who } feladta a játszmát.
end-agreed = Döntetlen közös megegyezéssel.
