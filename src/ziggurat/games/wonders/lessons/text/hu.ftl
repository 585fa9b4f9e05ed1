# The lessons of 7 Wonders in Hungarian. The reader is addressed as te; the neighbours are friendly teachers, called by their cities.

course-title = Tanuld meg a 7 csodát
course-intro = Rövid leckék egy igazi asztalnál. A szomszédaid már választottak, ezért a te kártyád rögtön felfordul, az asztal pedig elmondja, miért jó.

# For every lesson

lesson-go-on = Jól van. Folytasd!
lesson-done = A lecke kész. Szép játék volt!
lesson-not-meant = A szabályok megengedik, de most nem erre gondoltunk. Próbáld újra!
lesson-wrong-sell = Egy kártyáért mindig jár három érme. De ez a kéz többre is képes.
lesson-wrong-build = Ez is megállna, de most van jobb.
lesson-wrong-stage = A csodád várhat egy kicsit. Előbb próbálj valami mást.
lesson-wrong-tile = A torony várhat. Ezzel a kézzel jobbat is tehetsz.

# 1. The table, and a first building

lesson-aim-title = Az asztal és az első épület
lesson-aim-intro = Nézd meg, mi hol van, és játszd le az első két körödet.
lesson-aim-tour-city = Ez a városod, Gíza. A tábla a csodádat és a szintjeit mutatja, meg azt az erőforrást, amelyet kezdettől termel: egy követ. 3 érméd van. Minden, amit megépítesz, itt fog állni.
lesson-aim-tour-neighbours = Ők a szomszédaid: balra Rodosz, amely ércet termel, jobbra Epheszosz, amely papiruszt. Velük kereskedsz, és velük méred össze a seregedet.
lesson-aim-tour-hand = Ez a kezed, az I. korszak hét kártyája. Egyet kijátszol közülük, a többit továbbadod. Minden kártya megmutatja, mennyibe kerülne most neked.
lesson-aim-tour-together = Mindenki titokban és egyszerre választ. Amikor az utolsó is választott, minden kártya felfordul. A szomszédaid már választottak; rád várnak.
lesson-aim-tour-act = Ha tenni szeretnél valamit, válassz egy kártyát. Egymás mellett kinyílik, mire használhatod: megépíted, a csodád egy szintjét építed meg vele, vagy eldobod 3 érméért. Válassz közülük.
lesson-aim-wood-ask = Szinte minden erőforrásba kerül, ezért kezdj olyasmivel, ami erőforrást ad. A Fatelep minden körben termel egy fát, és ingyen van. Építsd meg!
lesson-aim-wood-hint = Válaszd a Fatelepet a kezedből, azután az építést.
lesson-aim-wood-why = A Fateleped áll. A szomszédaid ugyanabban a pillanatban fordították fel a sajátjukat: Rodosz egy Kőfejtőt, Epheszosz egy Érctelért.
lesson-aim-wood-then = Ezután minden kéz balra ment tovább. A másik hat kártyád most Rodosznál van, nálad pedig az, amit Epheszosz hagyott neked. A szomszédaid újra választottak.
lesson-aim-wood-wrong-other = Nem rossz kártya. De egy város erőforrások nélkül keveset építhet. Előbb a Fatelepet!
lesson-aim-use-ask = A városod most egy követ és egy fát termel. A fából megépítheted a Cölöpfalat, a kőből a Fürdőt. Építsd meg az egyiket, amelyik jobban tetszik.
lesson-aim-use-hint = Válaszd a Cölöpfalat vagy a Fürdőt, azután az építést.
lesson-aim-use-why = Egyetlen érmédbe sem került, és semmi sem fogyott el: a következő körben a fád és a köved újra megvan. Az erőforrásokat termeljük, nem elköltjük.
lesson-aim-use-remark-wood = A Cölöpfalat a Fateleped fája fizette. Egy pajzsot ad a korszak végi összecsapásokhoz.
lesson-aim-use-remark-stone = A Fürdőt a táblád köve fizette. A játék végén 3 pontot ér.

# 2. Trade

lesson-trade-title = Vásárlás a szomszédoktól
lesson-trade-intro = Amit nem termelsz, azt eladja valaki más.
lesson-trade-buy-ask = A Fürdőhöz egy kő kell, és Rodosz nem termel követ. Mindkét szomszédodnak van: 2 érméért megveheted, és senki sem tagadhatja meg. Az érmék a szomszédodhoz kerülnek, és a jobb oldali már gazdag. Építsd meg a Fürdőt egy bal oldali kővel.
lesson-trade-buy-hint = Válaszd a Fürdőt, azután az építést, azután a 2 érmés fizetést balra.
lesson-trade-buy-why = Két érméd Gízához került, és a Fürdő áll. Gíza ettől még használhatja a kövét; az eladás semmit sem vesz el.
lesson-trade-buy-then = A kezek továbbmentek. Gíza mostantól költheti el a 2 érmédet, előbb nem. A szomszédaid újra választottak.
lesson-trade-buy-wrong-right = Ez is jó volna, de akkor az érméid Olümpiához kerülnének, akinek már 6 van. Soha ne tedd gazdagabbá a gazdagot.
lesson-trade-buy-wrong-other = Ezúttal a Fürdőt építsd meg: lássuk, hogyan megy a vásárlás.
lesson-trade-post-ask = Két érme sok egyetlen kőért. A Nyugati kereskedőállomással a bal szomszéd nyersanyagai 2 helyett 1 érmébe kerülnek, a játék végéig. Ingyen van. Építsd meg!
lesson-trade-post-hint = A Nyugati kereskedőállomást válaszd, ne a Keletit, azután az építést.
lesson-trade-post-why = A következő körtől a bal oldali fa, kő, agyag és érc egységenként 1 érmédbe kerül.
lesson-trade-post-then = A kezek megint továbbmentek, és itt egy kártya, amelyhez jól jön.
lesson-trade-post-wrong-east = Kelet jobbra van. Az is jó kártya, de Gízának balra köve és agyaga van, és erre van szükséged.
lesson-trade-post-wrong-other = Talán később. Előbb legyen olcsóbb a vásárlás.
lesson-trade-cheap-ask = Az Őrtoronyhoz egy agyag kell, és Gízában áll egy Agyaglelőhely. Építsd meg, és figyeld az árát.
lesson-trade-cheap-hint = Válaszd az Őrtornyot, azután az építést 1 érméért balra.
lesson-trade-cheap-why = Kettő helyett egy érme. Csak az eladó, amit a táblák, a barna és a szürke kártyák termelnek. Amit a sárga kártyák és a csodák termelnek, az csak a tulajdonosáé.
lesson-trade-cheap-wrong-other = Ehhez nem kell vásárolni. Lássuk, mire jó a kereskedőállomásod.

# 3. The wonder

lesson-stage-title = A csodád egy szintje
lesson-stage-intro = Bármelyik kártya a részévé válhat.
lesson-stage-tour-board = A városod alatt van a csodád a három szintjével. Az első ára 2 kő, és 3 pontot ér. A táblád termel egy követ, a Kőfejtőd még egyet.
lesson-stage-first-ask = Építsd meg az első szintet. Egy kártya kerül alá, lefordítva: nem a saját ára számít, csak a szinté. Olyat vegyél tehát, amelyre nincs szükséged, és leginkább olyat, amely a bal szomszédodnak kellene, mert ő kapja meg a kezedet.
lesson-stage-first-hint = Válassz egy kártyát, azután a csoda szintjét. Rodosz agyagot termel, és megépíthetné az Őrtornyot.
lesson-stage-first-why = Az első szinted áll: 3 pont. A szintek balról jobbra épülnek, amikor csak akarod, bármelyik korszakban.
lesson-stage-first-remark-tower = Az Őrtorony a csodád alatt fekszik, és soha többé senki sem látja. Rodosz rögtön megépítette volna.
lesson-stage-first-remark-other = A kártya most már csak jelölő. Senki sem tudja, mi volt.
lesson-stage-first-wrong-build = Ezt megvehetnéd. De a két köved ingyen van: építsd meg a szintet.

# 4. Discarding

lesson-discard-title = Három érme egy kártyáért
lesson-discard-intro = Ha semmi sem illik, egy kártya akkor is fizet.
lesson-discard-sell-ask = Nincs érméd, és ebből a kézből semmi sem építhető abból, amit termelsz. Ilyenkor egy kártyát el lehet dobni 3 érméért. A kezed balra megy, Halikarnasszoszhoz, amely szövetet, agyagot és papiruszt termel. Olyan kártyát dobj el, amelyet ott rögtön megépítenének.
lesson-discard-sell-hint = Patika, Írószoba vagy Őrtorony: válaszd az egyiket, azután az eldobást.
lesson-discard-sell-why = Neked 3 érme, a szomszédodnak eggyel kevesebb kártya. Eldobni mindig lehet, és hogy mit dobtál el, azt a többiek nem látják.
lesson-discard-sell-then = Halikarnasszosz megépítette az Üveghutát, Epheszosz a Fatelepet. A kezek továbbmentek, és rajtad kívül mindenki választott.
lesson-discard-sell-wrong-workshop = Üveget még senki sem termel, így a Műhelynek a szomszédod sem veszi hasznát. Olyat vegyél el, ami kell neki.
lesson-discard-bank-ask = Néhány kártya érmébe kerül, és az érme a bankba megy. Az Agyagbánya ára 1 érme, és minden körben agyagot vagy ércet termel, amelyikre szükséged van. Most már futja rá. Építsd meg!
lesson-discard-bank-hint = Válaszd az Agyagbányát, azután az építést.
lesson-discard-bank-why = Egy érme a bankba. Amit egy körben keresel, azt a következőben költheted el: ezért jött a 3 érme éppen jókor.
lesson-discard-bank-wrong-other = Ez is lehet. De egy kártya, amely kétféle erőforrás egyikét termeli, minden körben szolgál. Az Agyagbányát válaszd!

# 5. Chains

lesson-chain-title = Láncok
lesson-chain-intro = Egyik épület a másikhoz vezet.
lesson-chain-tour-age = Elkezdődött a II. korszak. A kártyák többe kerülnek és többet érnek, és ebben a korszakban a kezek jobbra mennek. De nézd meg a kezedet: néhány kártya ingyen van neked.
lesson-chain-free-ask = A Könyvtár ingyen van annak, akinek Írószobája van, az Istálló annak, akinek Patikája, a Vízvezeték annak, akinek Fürdője. Neked mindhárom megvan. Építs meg egyet láncban.
lesson-chain-free-hint = Válaszd a Könyvtárat, az Istállót vagy a Vízvezetéket, azután a láncépítést.
lesson-chain-free-why = Se érme, se erőforrás. Megéri tehát előre tekinteni: az I. korszakban azt építsd, ami a II.-ban továbbvezet, a II.-ban pedig azt, ami a III.-ban.
lesson-chain-free-remark-library = Második kőtábla a tudományodhoz, és a Könyvtár továbbvezet: az Egyetemhez és a Szenátushoz.
lesson-chain-free-remark-stables = Két pajzs ingyen. Most te vagy hármatok közül a legerősebb.
lesson-chain-free-remark-aqueduct = Öt pont ingyen, három kő helyett. Ennél jobb vétel nincs ebben a korszakban.
lesson-chain-free-wrong-pay = Ki is fizethetnéd, de minek? Láncban ingyen van.

# 6. Conflicts

lesson-conflicts-title = Egy korszak vége
lesson-conflicts-intro = A pajzsokat mindkét szomszédéval összemérjük.
lesson-conflicts-tour-last = Az I. korszak hatodik, utolsó köre. Két kártyád van. Az egyiket kijátszod, a másikat eldobod, és nem kapsz érte semmit.
lesson-conflicts-tour-shields = E kör után jönnek az összecsapások. Neked egy pajzsod van, balra Babilonnak is egy, jobbra Olümpiának egy sincs.
lesson-conflicts-shield-ask = Így Olümpia ellen győznél, Babilonnal pedig egyenlő volnál. A táblád megtermeli az ércet a Kaszárnyához. Építsd meg!
lesson-conflicts-shield-hint = Válaszd a Kaszárnyát, azután az építést.
lesson-conflicts-shield-why = Két pajzs egy ellen, és kettő nulla ellen: két győzelemjelző, egyenként 1 pont. Aki vesztett, vereségjelzőt kapott, amely mínusz 1 pont. A pajzsaid megmaradnak, és a győzelem a II. korszakban 3, a III.-ban 5 pontot ér. A II. korszakot már ki is osztottuk.
lesson-conflicts-shield-wrong-altar = Az Oltár 2 pontot hoz. A Kaszárnya viszont most győzelmet Babilon ellen, és egy pajzsot a következő két korszakra.

# 7. Science

lesson-science-title = Tudomány
lesson-science-intro = Sok egyforma jel, vagy hármas sorozatok.
lesson-science-tour-symbols = Két körződ, két fogaskereked és egy kőtáblád van. Minden jelfajta számának a négyzetét éri: 4 meg 4 meg 1. Három különböző jel minden sorozata pedig további 7 pont. Ez összesen 16 pont.
lesson-science-tablet-ask = Négy tudománykártya van a kezedben. A Páholyon és az Akadémián körző, a Dolgozószobán fogaskerék látható, és láncban mind ingyen van. Az Egyetemen kőtábla van, és a városod mindent megtermel hozzá. Melyik jel hozza a legtöbbet?
lesson-science-tablet-hint = Egy harmadik körző 5 pontot hozna. De egy második kőtáblával két teljes sorozatod volna. Építsd meg az Egyetemet!
lesson-science-tablet-why = 4 meg 4 meg 4, és két sorozatért 14: 16 pontból 26 lett egyetlen kártyával. Azt a jelet keresd, amelyikből kevés van.
lesson-science-tablet-wrong-compass = Három körző 4 helyett 9-et ér: ez 5 ponttal több. Van valami, ami kétszer ilyen jó.
lesson-science-tablet-wrong-gear = Három fogaskerék 4 helyett 9-et ér: ez 5 ponttal több. Van valami, ami kétszer ilyen jó.

# 8. Digging

lesson-dig-title = Mire képesek a csodák
lesson-dig-intro = Halikarnasszosz átnézi a dobópaklit.
lesson-dig-stage-ask = Nem minden szint hoz pontot. Halikarnasszosz második szintjével ingyen megépíthetsz egyet a valaha eldobott kártyák közül. Ára 3 érc, és a városod hármat termel. Építsd meg, bármelyik kártyával.
lesson-dig-stage-hint = Válassz egy tetszőleges kártyát, azután a csoda szintjét.
lesson-dig-stage-why = A szint áll, és a kör végén átnézed a dobópaklit.
lesson-dig-stage-wrong-build = Ez várhat. Valaki eldobott valamit, ami tetszeni fog: építsd meg a szintet.
lesson-dig-take-ask = Ezeket mind eldobtátok, te vagy a többiek. Az egyik ingyen a tiéd. Mi került volna neked a legtöbbe?
lesson-dig-take-hint = A Vízvezeték 5 pontot ér, és 3 kőbe kerülne.
lesson-dig-take-why = Ez történik legutoljára egy körben; csak a torony lapkái kerülnek a helyükre utána. Más csodáknak más az erejük: Olümpia ingyen épít, Babilon kijátssza a hetedik kártyát, és egy tábla B oldalát mindig érdemes megnézni.
lesson-dig-take-remark-best = A Vízvezeték: 5 pont, és egyetlen követ sem kellett cipelni.
lesson-dig-take-remark-good = A városodban áll, és semmibe sem került.
lesson-dig-take-wrong-nothing = Mindent ott is hagyhatsz, de kár volna érte.

# 9. The tiles of the tower

lesson-draft-title = Bábel tornya: lapkaválasztás
lesson-draft-intro = Az I. korszak előtt mindenki három lapkához jut.
lesson-draft-tour-tower = Bábel tornyával egy torony áll az asztal közepén. Játék közben lapkák épülnek bele, és mindegyik mindenkinek megváltoztatja a szabályokat, amíg látszik.
lesson-draft-tour-tiles = Három lapkát kaptál. Tarts meg egyet, adj kettőt jobbra; abból a kettőből, amelyet kapsz, megint tarts meg egyet, és add tovább az utolsót. Így mindenkinek három lesz, és ismer néhányat a többiekéből.
lesson-draft-first-ask = Nézd meg a csodádat: Gíza csupa pont, és a szintjei sok kőbe és fába kerülnek. A 15. lapkával a szintekhez nem kell erőforrás. Bárki használhatja, de senki sem olyan jól, mint te. Tartsd meg!
lesson-draft-first-hint = Válaszd a 15. lapkát.
lesson-draft-first-why = A 15. lapka a tiéd, és senki sem tudja. A másik kettő a jobb szomszédodhoz került.
lesson-draft-first-then = Bal felől a 20. és a 24. lapka érkezik.
lesson-draft-first-wrong-other = Arra gondolj, mire lesz leginkább szüksége a városodnak: a szintjei drágák. Melyik lapka segít ebben?
lesson-draft-second-ask = A 24. lapka a céhekért fizet, és azok csak a III. korszakban jönnek. A 20. lapka alatt az egyszerű barna kártyák annyit termelnek, amennyi csak kell: egyetlen Kőfejtő, és kifogyhatatlan a köved. Tartsd meg a 20. lapkát!
lesson-draft-second-hint = Válaszd a 20. lapkát.
lesson-draft-second-why = Az utolsó lapka magától jött, és elkezdődött az I. korszak. Ne feledd: a megépített lapkák pontot is érnek: egy 2-t, kettő 5-öt, mindhárom 10-et.
lesson-draft-second-wrong-other = A céhek még messze vannak. A 20. lapka segít, amint van egy Kőfejtőd.

# 10. Building a tile

lesson-tile-title = Bábel tornya: egy lapka megépítése
lesson-tile-intro = Egy kártya, amelyet nem tudsz használni, megváltoztatja a szabályokat.
lesson-tile-tour-tiles = Ezek a lapkáid. A 17. lapkával mindenkinek eggyel több fája vagy köve van minden körben. Senki más nem tudja, hogy nálad van.
lesson-tile-build-ask = Gíza első szintje 2 kőbe kerül. A táblád egyet termel, a másikat a 17. lapka adná. Egy lapka ára mindössze egy kártya, ezért olyat vegyél, amelyet nem tudsz megépíteni, és építsd meg vele a 17. lapkát.
lesson-tile-build-hint = Válaszd például a Műhelyt, azután a 17. lapkát.
lesson-tile-build-why = A kártyát eldobtad, érme nem járt érte. Amikor minden más megtörtént, a lapkád felfordult, és bekerült a toronyba. Mostantól érvényes.
lesson-tile-build-then = A kezek továbbmentek. A 17. lapkát most már mindenki használhatja, de a szomszédaid úgy választottak, hogy nem volt rá szükségük.
lesson-tile-build-wrong-loom = A Szövőszék ingyen van, és megépíthetnéd. Olyan kártyát használj, amelynek nem veszed hasznát.
lesson-tile-build-wrong-market = A Piactér ingyen van, és megépíthetnéd. Olyan kártyát használj, amelynek nem veszed hasznát.
lesson-tile-build-wrong-other = Ez egy másik lapka. A szintedhez a 17. kell.
lesson-tile-build-wrong-build = Jó épület, de most azt nézzük, hogyan nő a torony.
lesson-tile-stage-ask = Egy kő a tábládtól, egy kő a toronytól: ez már kettő. Építsd meg az első szintet!
lesson-tile-stage-hint = Válassz egy tetszőleges kártyát, azután a csoda szintjét.
lesson-tile-stage-why = 3 pont a szintért és 2 a lapkáért. A toronyban itt három hely van. Ha megteltek, a következő lapka a legrégebbit takarja el, és annak a hatása megszűnik.
lesson-tile-stage-wrong-build = Ez is lehet. De a két köved már vár.

# 11. A Great Project

lesson-project-title = Egy nagy építkezés
lesson-project-intro = Aki részt vesz, jutalmat kap. Aki kimarad, megbánhatja.
lesson-project-tour-project = A korszak építkezése a Kettős fal, és piros. Aki piros kártyát épít, további 1 érméért elvehet róla egy jelzőt. Egy jelző maradt; a másik Gízáé.
lesson-project-tour-penalty = Ha a korszak végén marad rajta jelző, az építkezés kudarcot vall, és akinek nincs jelzője, bűnhődik: itt a táblád elvesztené az agyagot, amelyet termel. Ha egy sem marad, minden résztvevő győzelemjelzőt kap.
lesson-project-join-ask = Ez az utolsó kör. Megtermeled a fát a Cölöpfalhoz, és az piros. Építsd meg, és csatlakozz az építkezéshez!
lesson-project-join-hint = Válaszd a Cölöpfalat, azután az építést csatlakozással.
lesson-project-join-why = Az utolsó jelző a tiéd, és a Kettős fal elkészült: egy győzelemjelző neked, egy Gízának. Aztán jöttek az összecsapások, ahol a pajzsod még egyet ért. Epheszosz nem vett részt, de mivel az építkezés elkészült, nem esik baja.
lesson-project-join-wrong-alone = Akkor az utolsó jelző ott marad, az építkezés kudarcot vall, és a táblád nem termel több agyagot. Csatlakozz, csak egy érme.
lesson-project-join-wrong-post = A kereskedőállomás sárga, azzal nem lehet csatlakozni. Az építkezés kudarcot vallana, és a táblád nem termelne több agyagot.

# 12. Two players

lesson-free-title = Két játékos és a Szabad Város
lesson-free-intro = Egy harmadik város, amelyet felváltva vezettek.
lesson-free-tour-cities = Két játékosnál van egy harmadik város is, itt Epheszosz: ő a Szabad Város. Épít, árul és harcol, mint bárki más, és mindkettőtöknek szomszédja. De nem győzhet.
lesson-free-tour-holder = Felváltva vezetitek. Ebben a körben te, ezért húztál egy nyolcadik kártyát, és kétszer választasz: előbb a saját városodnak, azután a Szabad Városnak.
lesson-free-both-ask = Építs valamit a saját városodban. Azután válaszd ki, mit építsen a Szabad Város: amit termel, azt megveheted tőle, de az ellenfeled is.
lesson-free-both-hint = Válassz magadnak egy megépíthető kártyát, azután egy másikat a Szabad Városnak.
lesson-free-both-why = Előbb a Szabad Város épített, azután ti ketten egyszerre. Most kezet cseréltek, és a következő körben az ellenfeled vezeti a Szabad Várost. Amíg tud mit építeni, addig építenie kell.
lesson-free-both-remark-city = A Szabad Város épített. Ne feledd, hogy mindkettőtök ellen harcolni fog, és az érméi a sajátjai.

# 13. The last card, and the score

lesson-ending-title = Az utolsó kártya és a pontok
lesson-ending-intro = Honnan jön az összes pont.
lesson-ending-tour-sheet = A játék utolsó köre. Pontot hét helyről kapsz: a győzelemjelzőkből a vereségek levonásával, minden három érméért egyet, a szintekből, a kék kártyákból, a tudományból, a III. korszak sárga kártyáiból és a céhekből. Az asztal bármikor összeadja neked.
lesson-ending-tour-guilds = A lila kártyák a céhek. A szomszéd városokban számolnak össze dolgokat. A Munkások céhe egy pontot hoz a szomszédaid minden barna kártyájáért.
lesson-ending-last-ask = A Városháza 6 pontot ér. Számold meg a barna kártyákat a szomszédaidnál: négy Rodoszban, három Epheszoszban. Azt építsd, ami többet ér. Szoros lesz!
lesson-ending-last-hint = Hét barna kártya 7 pont. Építsd meg a Munkások céhét!
lesson-ending-last-why = 53 pont 52 és 30 ellen: egyetlen ponttal győztél. A Városházával mindkettőtöknek 52 lett volna, és egyenlőségnél az győz, akinek több érméje van, vagyis Epheszosz.
lesson-ending-last-wrong-hall = 6 pont, és Epheszosznak annyi érméje van, hogy egyenlőségnél ő győzne. Számold meg még egyszer a barna kártyákat.

# 14. On one's own

lesson-own-title = Az első saját köröd
lesson-own-intro = Nincs több utasítás, csak egy megjegyzés. Játssz, ahogy akarsz.
lesson-own-pick-ask = Új játék, és Rodosz a tiéd. A táblája ércet termel; Gíza balra követ, Epheszosz jobbra papiruszt. Mit teszel az első kártyáddal?
lesson-own-pick-hint = Itt semmi sem rossz. Sokan olyasmivel kezdenek, ami erőforrást ad.
lesson-own-pick-why = Ez a saját köröd volt. Mindent tudsz, ami kell: keress egy asztalt, és játssz. Ha nem vagy biztos benne, hogy valamit lehet-e, csak próbáld meg: az asztal megmondja, miért nem.
lesson-own-pick-remark-brown = Fa, és Rodosz első szintjéhez kettő kell belőle. Biztos kezdés.
lesson-own-pick-remark-choice = Egy érme a bankba, és minden körben agyag vagy érc. Egy választható kártya sosem tétlen.
lesson-own-pick-remark-grey = Az üveg ritka, és akinek van, el is adja. A szomszédaid fizetni fognak érte.
lesson-own-pick-remark-blue = Máris két pont, és az Oltár a Templomhoz vezet, az pedig a Panteonhoz.
lesson-own-pick-remark-red = Egy pajzs, a saját érceddel kifizetve. A szomszédaidnak válaszolniuk kell.
lesson-own-pick-remark-yellow = Mostantól Gíza köve egyetlen érmédbe kerül. A jó kereskedelem fél város.
lesson-own-pick-remark-green = Papiruszt vettél Epheszosztól a tudományhoz. Ez még korai, de az Írószoba a Könyvtárhoz és a Bírósághoz vezet.
lesson-own-pick-remark-sell = Hat érme már az első körben! A pénz erőforrást vesz, de valakinek meg is kell termelnie.
