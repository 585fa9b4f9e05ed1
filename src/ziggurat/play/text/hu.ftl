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
match-stalled = { $who } helyett egyik bot sem válaszol. A játszma vár; a kiszolgáló üzemeltetője tud róla.
match-time-returned = A szerver nem volt elérhető; közben senkinek sem járt az órája.
end-resigned = { $who } feladta a játszmát.
end-agreed = Döntetlen közös megegyezéssel.

# Whether a record keeps what was promised at the start

verify-proven = Bizonyított: az osztás ugyanaz, mint amelyet az első akció előtt lepecsételtek, és minden akció szabályos.
verify-not-sealed = Minden akció szabályos. Azt, hogy az osztás tisztességes volt-e, ez a jegyzőkönyv nem tudja megmutatni: nincs rajta pecsét.
verify-unfinished = Eddig minden akció szabályos, és a pecsét is egyezik, de a játszma még nem ért véget.
verify-broken-seal = Az osztás nem az, amelyet az elején ígértek: amit a végén megmutattak, nem adja ki a lepecsételt számot.
verify-other-deal = Minden akció szabályos. Az osztást ez a program nem tudja ellenőrizni: ezt a jegyzőkönyvet egy későbbi változat írta.
verify-other-end = A jegyzőkönyv más befejezésről szól, mint ami az akcióiból következik.
