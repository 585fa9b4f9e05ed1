# Was am Tisch außer den Aktionen des Spiels geschieht.

match-started = Die Partie beginnt.
match-undo = { $who } nimmt die letzte Aktion zurück.
match-resign = { $who } gibt auf.
match-draw-offer = { $who } bietet ein Unentschieden an.
match-draw-decline = { $who } lehnt das Unentschieden ab.
match-takeover = { $reason ->
    [left] { $who } ist gegangen; { $agent } spielt weiter.
    [time] Die Zeit von { $who } ist um; { $agent } spielt weiter.
    [absent] { $who } ist nicht da; { $agent } spielt weiter.
    [resigned] { $who } hat aufgegeben; { $agent } spielt weiter.
   *[failed] Der Bot von { $who } ist ausgefallen; { $agent } spielt weiter.
}
match-takeback = { $who } ist wieder da.
end-resigned = { $who } hat aufgegeben.
end-agreed = Unentschieden durch Einigung.
