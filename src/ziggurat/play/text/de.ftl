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
match-stalled = Für { $who } antwortet kein Bot. Die Partie wartet; wer diesen Server betreibt, weiß Bescheid.
match-time-returned = Der Server war fort; niemandes Uhr ist währenddessen gelaufen.
end-resigned = { $who } hat aufgegeben.
end-agreed = Unentschieden durch Einigung.

# Ob eine Aufzeichnung hält, was am Anfang versprochen wurde

verify-proven = Bewiesen: Die Karten wurden so gegeben, wie es vor der ersten Aktion versiegelt war, und jede Aktion folgt den Regeln.
verify-not-sealed = Jede Aktion folgt den Regeln. Ob ehrlich gegeben wurde, kann diese Aufzeichnung nicht zeigen: Sie trägt kein Siegel.
verify-unfinished = Bisher folgt jede Aktion den Regeln, und das Siegel passt, aber die Partie ist noch nicht zu Ende.
verify-broken-seal = Die Karten wurden nicht so gegeben, wie am Anfang versprochen: Was am Ende gezeigt wurde, ergibt nicht die versiegelte Zahl.
verify-other-deal = Jede Aktion folgt den Regeln. Wie gegeben wurde, kann dieses Programm nicht prüfen: Eine spätere Version hat dieses Protokoll geschrieben.
verify-other-end = Die Aufzeichnung nennt ein anderes Ende, als ihre Aktionen ergeben.
