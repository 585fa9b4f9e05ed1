# Babel in Hungarian. The bare word of a nation stands alone, as on a card; within sentences its other forms are used.
# Levels and seats are chosen among by number where the article or the ending depends on how the number is spoken.

nation-M = Méd
    .noun = méd
    .one = egy méd
    .acc = médet
    .many = médek
    .they = A médek
    .them = a médeket
    .with = a médekkel
nation-S = Sumér
    .noun = sumér
    .one = egy sumér
    .acc = sumért
    .many = sumérok
    .they = A sumérok
    .them = a sumérokat
    .with = a sumérokkal
nation-H = Hettita
    .noun = hettita
    .one = egy hettita
    .acc = hettitát
    .many = hettiták
    .they = A hettiták
    .them = a hettitákat
    .with = a hettitákkal
nation-P = Perzsa
    .noun = perzsa
    .one = egy perzsa
    .acc = perzsát
    .many = perzsák
    .they = A perzsák
    .them = a perzsákat
    .with = a perzsákkal
nation-A = Asszír
    .noun = asszír
    .one = egy asszír
    .acc = asszírt
    .many = asszírok
    .they = Az asszírok
    .them = az asszírokat
    .with = az asszírokkal

land-M = Média
    .in = Médiában
    .to = Médiába
    .from = Médiából
land-S = Sumér
    .in = Sumérban
    .to = Sumérba
    .from = Sumérból
land-H = Hatti
    .in = Hattiban
    .to = Hattiba
    .from = Hattiból
land-P = Perzsia
    .in = Perzsiában
    .to = Perzsiába
    .from = Perzsiából
land-A = Asszíria
    .in = Asszíriában
    .to = Asszíriába
    .from = Asszíriából
land-Q = kőfejtő
    .in = a kőfejtőben
    .to = a kőfejtőbe
    .from = a kőfejtőből

source-s = a kezdőkártyád
    .with = a kezdőkártyáddal
source-o = a templomsorod teteje
    .with = a templomsorodból
source-t = az ellenfél templomsorának teteje
    .with = az ellenfél templomsorából

# What an action would do

act-end = Kör vége: { $cards ->
    [one] az utolsó templomkártya a templomsorodba kerül, és a játék véget ér
   *[other] { $cards } templomkártya kerül a templomsorodba
}
act-travel = Utazás { $land_to } (eldobsz egy { $nation_acc })
act-settle = Letelepítés { $land_in }: { $nation_one }
act-build = Építés { $land_in }: { $level }. szint { $source_with } (értéked { $before } → { $after })
act-migrate = Vándorlás { $origin_from } { $land_to }, az utolsó három kártya: { $cards }
act-discard = Eldobás: { $nation_one }
act-raze = { $nation_they } lerombolják az ellenfél templomát { $land_in }: { $levels } → 0, az ellenfél értéke { $before } → { $after }
act-rob = { $nation_they } elrabolják az ellenfél { $level }. szintjét { $land_in }: értéked { $before } → { $after }
act-expel = { $nation_they } elűzik { $target_them } { $land_from } ({ $cards } kártya)
act-winover = { $nation_they } átcsábítanak { $cards } { $target_acc } { $land_in }
act-leap = { $nation_they } { $level ->
    [1] az 1.
    [5] az 5.
   *[0] a { $level }.
} szintre ugranak { $land_in } { $source_with }: értéked { $before } → { $after }
act-halve = { $nation_they } megfelezik az ellenfél kezét: { $hand } kártyából { $cards } kártyát kell eldobnia
act-run = { $what } ({ $run }. sorozat a folyótól)

# What was done, for everybody at the table

told-end = { $who } befejezte a körét; { $cards ->
    [none] nem húzott templomkártyát
   *[other] a templomsorába került: { $cards }
}.
told-travel = { $who } eldobott egy { $nation_acc }, és { $land_to } utazott.
told-settle = { $who } letelepített egy { $nation_acc } { $land_in }.
told-build = { $who } felépítette { $level ->
    [1] az 1.
    [5] az 5.
   *[0] a { $level }.
} szintet { $land_in } { $from ->
    [s] a kezdőkártyával
    [o] a saját templomsorából
   *[t] az ellenfél templomsorából
}: értéke { $before } → { $after }.
told-migrate = { $who } vándorlása { $origin_from } { $land_to }: { $cards }.
told-discard = { $who } eldobott egy { $nation_acc }.
told-raze = { $who } lerombolta az ellenfél templomát { $land_in }: az ellenfél értéke { $before } → { $after }.
told-rob = { $who } elrabolta az ellenfél { $level }. szintjét { $land_in }: saját értéke { $before } → { $after }.
told-expel = { $who } elűzte { $target_them } { $land_from } ({ $cards } kártya).
told-winover = { $who } átcsábított { $cards } { $target_acc } { $land_in }.
told-leap = { $who } { $level ->
    [1] az 1.
    [5] az 5.
   *[0] a { $level }.
} szintre ugrott { $land_in } { $from ->
    [o] a saját templomsorából
   *[t] az ellenfél templomsorából
}: értéke { $before } → { $after }.
told-halve = { $who } megfelezte az ellenfél kezét: { $hand } kártyából { $cards } kártyát kell eldobni.
told-drawn = { $who } húzott { $cards } törzskártyát.
told-end-phase = Kezdődik a végjáték: győz, aki eléri a 20-at, és az is, aki elég mélyre szorítja az ellenfelét. B42

# An action whose effect cannot be told, because it is not possible now

plain-end = Kör vége
plain-travel = Utazás { $land_to }
plain-settle = Letelepítés: { $nation_one }
plain-build = Építés { $source_with }
plain-migrate = Vándorlás { $origin_from } { $land_to }
plain-raze = Rombolás { $nation_with }
plain-rob = Rablás { $nation_with }
plain-expel = Elűzés: { $target_many }
plain-winover = Átcsábítás { $nation_with }
plain-leap = Ugrás { $source_with }
plain-halve = Felezés { $nation_with }

# Why an action is not legal

why-game-over = A játéknak vége.
why-not-to-act = Most { $has ->
    [1] az 1.
   *[0] a { $has }.
} játékos dönt.
why-must-discard = Előbb el kell dobnod { $needs } kártyát.
why-nothing-owed = Nem kell kártyát eldobnod.
why-no-card = Nincs { $nation_noun } a kezedben.
why-already-there = A bábud már { $land_in } áll.
why-at-quarry = A bábud még a kőfejtőben áll; előbb utazz egy területre.
why-no-starting-card = A kezdőkártyádat már beépítetted.
why-stock-empty = { $whose ->
    [own] A templomsorod üres.
   *[their] Az ellenfél templomsora üres.
}
why-wrong-level = { $land_in } most { $needs ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[0] { $needs }-es
} kártya kell; ez { $has ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[0] { $has }-es
}.
why-wrong-leap = Az ugráshoz { $land_in } { $needs ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[0] { $needs }-es
} kártya kell; ez { $has ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[0] { $has }-es
}.
why-leap-too-high = A templomod { $land_in } már elérte { $height ->
    [1] az 1.
    [5] az 5.
   *[0] a { $height }.
} szintet; nincs hová ugrani.
why-temple-complete = A templomod { $land_in } már kész.
why-too-few-settlers = { $needs ->
    [1] Az 1.
    [5] Az 5.
   *[0] A { $needs }.
} szinthez { $needs } telepes kell { $land_in }; neked { $has ->
    [0] egy sincs
   *[1] { $has } van
}.
why-only-starting-card = Ebben a kiadásban az első körödben csak a kezdőkártyádat építheted be.
why-has-migrated = Ebben a körben már vándoroltattál.
why-column-too-short = Mindig három kártya vándorol együtt; a sorod { $land_in } { $has ->
    [0] üres
   *[1] csak { $has } kártyából áll
}.
why-no-run = Három egymást követő { $nation_noun } kell { $land_in }; neked { $has ->
    [0] egy sincs
   *[1] { $has } van
}.
why-no-run-anywhere = Három { $nation_noun } kell { $land_in }; neked { $has ->
    [0] egy sincs
   *[1] { $has } van
}.
why-no-such-run = Nincs { $needs }. { $nation_noun } sorozatod { $land_in }, csak { $has } van.
why-nothing-to-raze = Az ellenfélnek nincs temploma { $land_in }.
why-nothing-to-rob = Az ellenfélnek nincs temploma { $land_in }.
why-not-higher = Az ellenfél legfelső szintje ({ $has }) nem magasabb a tiednél { $land_in }.
why-nobody-to-expel = Az ellenfélnek nincs { $nation_noun } telepese { $land_in }.
why-nobody-to-win-over = Az ellenfélnek nincs telepese { $land_in }.
why-hand-too-small = A felezéshez legalább két kártya kell az ellenfél kezében; most { $has ->
    [0] egy sincs
   *[1] { $has } van
}.
why-starting-card-due = Építsd be a kezdőkártyádat, mielőtt befejezed a kört.

# How a game ended

end-supremacy = { $who } győzött { $own } : { $their } arányban.
end-twenty = { $who } győzött: értéke a végjátékban { $own }.
end-fall = { $who } győzött: az ellenfél értéke a végjátékban visszaesett ({ $their }).
end-yard-value = A templompakli elfogyott. { $who } győzött { $own } : { $their } arányban.
end-yard-hand = A templompakli elfogyott, az értékek egyenlők. { $who } győzött: több kártya maradt a kezében.
end-yard-draw = A templompakli elfogyott; az értékek és a kezek is egyenlők. Döntetlen.

# What would have been the notation of an action

expected-action = egy akció: { $kinds }
expected-nation = egy törzs: { $letters }
expected-lands = két különböző terület: { $letters }
expected-source = s (kezdőkártya), o (saját templomsor) vagy t (az ellenfélé)
expected-stock = o (saját templomsor) vagy t (az ellenfélé)
expected-run = semmi, vagy /1 és /{ $most } között
expected-nothing = semmi több

# How actions are written

notation-help =
    Minden akció egy rövid szó, kis- vagy nagybetűvel; a törzsek és területek: M S H P A.
    { "" }  end         kör vége
    { "" }  tH          utazás Hattiba egy hettita eldobásával
    { "" }  sP          egy perzsa letelepítése
    { "" }  bs bo bt    építés: a kezdőkártyával, a templomsorodból, az ellenfeléből
    { "" }  mMP         vándorlás Médiából Perzsiába
    { "" }  raze        rombolás, asszírokkal
    { "" }  rob         rablás, hettitákkal
    { "" }  expelS      a sumérok elűzése, médekkel
    { "" }  winover     átcsábítás, sumérokkal
    { "" }  leapo leapt ugrás, perzsákkal: a templomsorodból, az ellenfeléből
    { "" }  halveP      az ellenfél kezének felezése egy perzsa sorozattal
    { "" }  dM          egy méd eldobása, amikor a kezedet felezik
    Ha egy képességet több sorozat is fizethet, /2 vagy /3 a második vagy harmadik a folyótól: raze/2.

# The table as text

title = Babel
table-title = Babel, { $turn }. kör{ $phase ->
    [end] , végjáték
   *[normal] { "" }
}. { $state ->
    [act] { $seat ->
        [1] Az 1.
       *[0] A { $seat }.
    } játékos következik.
    [owe] { $seat ->
        [1] Az 1.
       *[0] A { $seat }.
    } játékosnak el kell dobnia { $cards } kártyát.
   *[over] A játéknak vége.
}
table-you = Te ({ $seat }. játékos)
table-seat = { $seat }. játékos
table-line = { $who }: érték { $value }, bábu { $land_in }, { $hand } kártya kézben, templomsor: { $stock }{ $starting ->
    [yes] , a kezdőkártya még nincs beépítve
   *[no] { "" }
}.
table-line-quarry = { $who }: érték { $value }, bábu a kőfejtőben, { $hand } kártya kézben, templomsor: { $stock }{ $starting ->
    [yes] , a kezdőkártya még nincs beépítve
   *[no] { "" }
}.
table-stock = { $cards } (legfelül { $top })
table-empty = üres
table-hand = { $seat ->
    [1] Az 1.
   *[0] A { $seat }.
} játékos keze: { $cards }
table-known = { $seat ->
    [1] Az 1.
   *[0] A { $seat }.
} játékos kezéből ismert: { $cards } R-B14
table-own-hand = A kezed: { $cards }
table-land = Terület
table-temple = templom
table-column = sor
table-piles = Templompakli: { $yard }{ $razed ->
    [none] { "" }
   *[other] , legfelül { $razed }
}. Húzópakli: { $pile }. Dobópakli: { $discard }.

# Mit hoz egy lépés: tagmondatok, amelyek alanya „ez”; több vagy kevesebb abból, amit a taktika számol; $count: mennyivel

estimate = Innen a játszmák körülbelül { $percent } százalékát nyeri meg.
counts-won-more = megnyeri a játékot
counts-won-less = elveszíti a játékot
counts-levels-more = { $count } egységgel növeli az értékedet
counts-levels-less = { $count } egységgel csökkenti az értékedet
counts-levels-theirs-more = { $count } egységgel növeli az ellenfél értékét
counts-levels-theirs-less = { $count } egységgel csökkenti az ellenfél értékét
counts-settlers-more = további { $count } szintnek ad helyet
counts-settlers-less = { $count } szint helyét használja el
counts-settlers-theirs-more = további { $count } szintnek hagy helyet az ellenfélnél
counts-settlers-theirs-less = { $count } szint helyét veszi el az ellenféltől
counts-threats-more = { $count } sorozatot készít elő
counts-threats-less = { $count } sorozatot használ el
counts-threats-theirs-more = további { $count } fenyegetést enged az ellenfélnek
counts-threats-theirs-less = { $count } fenyegetést vesz el az ellenféltől
counts-hand-more = { $count } kártyával többet hagy a kezedben
counts-hand-less = { $count } kártyát vesz el a kezedből
counts-hand-theirs-more = { $count } kártyával többet hagy az ellenfél kezében
counts-hand-theirs-less = { $count } kártyát vesz el az ellenfél kezéből
counts-chances-more = jobb lehetőségeket nyit erre a körre
counts-chances-less = kevesebb lehetőséget hagy erre a körre
