# Babel's table in the browser, in Hungarian: names of places, and what each place is for. Joined to the game's own words.
# Lands and nations come here as they are named, without endings, except in the attempts at the end.

table = Az asztal
hand-yours = A kezed
hand-theirs = Az ellenfél keze
hand-empty = Nincs kártya a kezedben.
stock-yours = Templomsorod
stock-theirs = Az ellenfél templomsora
token-yours = A bábud: { $land }
token-theirs = Az ellenfél bábuja: { $land }
starting = Kezdőkártya
yard = Templompakli
pile = Húzópakli
discard = Dobópakli
razed-title = Lerombolt kártyák, amelyeket mindketten ismertek; az első a következő
known = Ismert:
end-phase = Végjáték
turn-end = Kör vége
turn-draws = { $count ->
    [0] nincs mit húzni
    [one] az utolsó templomkártyát húzod
   *[other] { $count } templomkártyát húzol
}

# Places, for a screen reader

place-column = { $who }, { $land }: { $count ->
    [0] nincs telepes
    [one] 1 telepes, { $cards }
   *[other] { $count } telepes, a folyótól: { $cards }
}
place-temple = { $who }, { $land }: { $level ->
    [0] nincs templom
   *[other] templom, { $level }. szint
}
place-land-token = { $land }, bábu: { $who }
place-named = { $land }, telepesek: { $nation }
place-stock = { $stock }: { $cards }, legfelül { $top }
place-stock-empty = { $stock }: üres
place-starting = { $who }, kezdőkártya: 1. szint
place-value = Érték: { $value }
place-hand = { $nation }: { $count }
place-turn = { $end }: { $draws }
place-hands = { $who }, kézben: { $count } kártya
place-yard = Templompakli: { $count } kártya{ $razed ->
    [none] { "" }
   *[other] , a következők: { $razed }
}
place-pile = Húzópakli: { $count } kártya
place-discard = Dobópakli: { $count } kártya. Nézd át.
place-side = { $land }, { $who }: { $level ->
    [0] nincs templom
   *[other] templom { $level }
}, sor { $cards }

# What the abilities do, in a few words

ability-raze = az ellenfél itteni templomának lerombolása
ability-rob = az ellenfél itteni temploma tetejének elrablása
ability-expel = egy törzs elűzése az ellenfél itteni sorából
ability-winover = az ellenfél itteni sora végének átcsábítása
ability-leap = építés itt, egy szint kihagyásával

# What places and cards are for

about-land = { $land }. Ide { $nation } eldobásával utazhatsz: ahol a bábud áll, ott telepítesz le, építesz és használsz képességeket.
about-column = { $land }, telepesek. Amíg itt áll a bábud, ide tehetsz kártyákat; egy szinthez annyi telepes kell, ahányadik. Körönként egyszer az utolsó három átvándorolhat egy másik területre.
about-column-theirs = { $land }, az ellenfél telepesei. Az itteni temploma csak olyan magasra nőhet, ahány telepese van.
about-run = Sorozat, { $nation }, { $count } kártya: { $ability }, vagy az ellenfél kezének megfelezése. Ára a sorozat legkülső kártyája.
about-run-theirs = Az ellenfél sorozata, { $nation }, { $count } kártya. Amíg a bábuja itt áll, használhatja a képességét.
about-site = { $level ->
    [0] { $land }: még nincs templomod. Az 1. szinthez 1 telepes kell itt; neked { $settlers ->
        [0] egy sincs
       *[other] { $settlers } van
    }.
    [6] { $land }: a templomod kész.
   *[other] { $land }: a templomod szintje { $level }. { $next ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $next }.
    } szinthez { $next } telepes kell itt; neked { $settlers ->
        [0] egy sincs
       *[other] { $settlers } van
    }.
}
about-site-theirs = { $land }: { $level ->
    [0] az ellenfélnek nincs temploma
   *[other] az ellenfél templomának szintje { $level }
}, telepeseinek száma { $settlers }.
about-stock = Építésre váró templomkártyák. Csak a legfelső vehető el, de bármelyik templomsorból.
about-starting = A kezdőkártya: 1. szint, csak a tulajdonosáé. Az első körben kötelező beépíteni.
about-yard = A lefordított templomkártyák. Minden kör végén kettő a templomsorodra kerül, felülre az alacsonyabb. Ha az utolsót is felhúzták, a játék véget ér.
about-pile = A lefordított törzskártyák. Minden kör három kártya húzásával kezdődik.
about-discard = Eldobott törzskártyák. Nyomd meg, ha át akarod nézni őket. Akkor keverjük meg, amikor a húzópakli üres.
about-hands = { $who }: kártyák a kézben. Bárki megszámolhatja, de csak a tulajdonosuk láthatja őket. Egy sorozat megfelezheti.
about-value = A templomok értéke: a legfelső szintjeik összege. A 10-es, a 15-ös és a 20-as jel dönti el, ki győz.
about-turn = Befejezi a körödet: két templomkártya kerül a templompakliból a templomsorodba, aztán az ellenfél húz három kártyát, és ő játszik.
about-quarry = A kőfejtő, ahonnan mindkét bábu indul. Itt semmit sem lehet tenni: dobj el egy kártyát, hogy a törzse területére utazz.
about-nation-M = Médek. Egy eldobásával Médiába utazol. Hárman egymás után elűznek egy törzset az ellenfél sorából.
about-nation-S = Sumérok. Egy eldobásával Sumérba utazol. Hárman egymás után átcsábítják az ellenfél sorának végét.
about-nation-H = Hettiták. Egy eldobásával Hattiba utazol. Hárman egymás után elrabolják egy magasabb templom tetejét.
about-nation-P = Perzsák. Egy eldobásával Perzsiába utazol. Hárman egymás után úgy építenek, hogy kihagynak egy szintet.
about-nation-A = Asszírok. Egy eldobásával Asszíriába utazol. Hárman egymás után lerombolják az ellenfél templomát.

# Attempts that are no action at all

not-their-land = Egy kártya csak a saját törzse területére visz: { $nation_one } nem visz { $land_to }.
not-their-side = Csak a folyó saját partján telepíthetsz le.
not-at-token = Csak ott telepíthetsz le, ahol a bábud áll; előbb utazz { $land_to }.
not-a-place = Egy törzskártya a területére kerül (utazás), vagy a sorodba, ahol a bábud áll (letelepítés).
not-a-site = Egy templomkártya a saját építési helyedre kerül, ahol a bábud áll.
not-their-site = Csak a folyó saját partján építhetsz.
not-built-at-token = Csak ott építhetsz, ahol a bábud áll; előbb utazz { $land_to }.
not-a-column = Egy sor utolsó három kártyája egy másik sorodba vándorol.
not-their-starting = Kezdőkártyát csak a tulajdonosa építhet be.

# A deal compared with its key, card by card

dealt-first = Ki kezd
dealt-hands = { $count } kártya az első kezekből
dealt-nations = { $count } később húzott törzskártya
dealt-temples = { $count } templomkártya a templompakliból
stock-of = Templomsor: { $who }
