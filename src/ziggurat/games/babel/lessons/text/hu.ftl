# Babel's lessons in Hungarian. The reader is addressed as te; the opponent is a friendly teacher.

course-title = Tanuld meg a Babelt
course-intro = Rövid leckék egy igazi asztalnál. Te játszol, az asztal pedig elmondja, miért.

# For every lesson

lesson-go-on = Jól van. Folytasd!
lesson-done = A lecke kész. Szép játék volt!
lesson-not-meant = A szabályok megengedik, de most nem erre gondoltunk. Próbáld újra!
lesson-wrong-end = Még ne: ha most befejezed a kört, kimarad a java.
lesson-wrong-travel = Egy utazás egy kártyádba kerül, és most ott van rád szükség, ahol állsz.
lesson-wrong-settle = Jó kártya, de most még tartsd meg. Előbb valami jobbat is tehetsz.
lesson-wrong-build = Ez is megállna, de előbb valami más következik.
lesson-wrong-migrate = A telepeseid jó helyen vannak. Egyelőre hagyd őket ott.
lesson-wrong-halve = Az ellenfeled kártyákat veszítene, de ez a sorozat itt jobbra is képes.

# 1. The table and the aim

lesson-aim-title = Az asztal és a cél
lesson-aim-intro = Nézd meg, mi hol van, és nyerj meg egy játékot egyetlen kártyával.
lesson-aim-tour-lands = Ez a folyó. Öt terület fekszik mellette: Média, Sumér, Hatti, Perzsia és Asszíria. Mindegyiken elfér egy templomod a folyó innenső oldalán, és egy az ellenfeledé a túlsón.
lesson-aim-tour-temples = Egy templom annyit ér, ahányas a legfelső szintje. Add össze a templomaidat: Médiában 4, Hattiban 5, Asszíriában 5. Az értéked 14, az ellenfeledé 8. A két sáv is ezt mutatja.
lesson-aim-tour-settlers = A templomok mellett állnak a telepesek: az öt törzs kártyái egy sorban, amely a folyótól kifelé nő. Egy templom csak olyan magas lehet, ahány telepes építi.
lesson-aim-tour-token = A bábud mutatja, hol vagy. Szinte minden, amit teszel, azon a területen történik. Most Médiában vagy.
lesson-aim-tour-stocks = Ez a két templomsor: építésre váró templomkártyák. Mindegyikből csak a legfelső vehető el, amelyik utoljára került oda. Az újak a templompakliból jönnek.
lesson-aim-tour-hand = Ez a kezed: egy sumér, egy hettita és egy perzsa. Az új kártyák a húzópakliból jönnek, a kijátszottak a dobópakliba kerülnek. Az ellenfeled kezét nem látod, csak azt, hány kártya van benne.
lesson-aim-tour-act = Ez az egész asztal. Ha tenni szeretnél valamit, válaszd ki, mit használsz: egy kártyát, egy templomsort, később egy sor telepest. Minden hely, ahová kerülhet, felragyog; válassz egyet közülük. Oda is húzhatod.
lesson-aim-win-ask = Aki eléri a 15-öt, miközben a másik értéke 10-nél kevesebb, azonnal győz. Neked egy hiányzik! Médiában a templomod négyszintes, öt telepes él ott, és a templomsorod tetején egy 5-ös fekszik. Építsd be!
lesson-aim-win-hint = Vedd el az 5-öst a saját templomsorod tetejéről, és tedd a templomodra Médiában.
lesson-aim-win-why = 15 : 8, győztél. Erről szól az egész játék: építs magasra, és tartsd alacsonyan az ellenfeledet.

# 2. Travelling

lesson-travel-title = Utazás
lesson-travel-intro = A kártyák területről területre visznek.
lesson-travel-first-ask = Új játék: mindkét bábu a kőfejtőben vár a folyó végénél, ahol semmit sem lehet csinálni. Az utazáshoz dobj el egy kártyát abból a törzsből, amelynek az otthonába mennél. Utazz Sumérba, a sumérok területére.
lesson-travel-first-hint = Válassz egy sumért a kezedből, azután Sumér területét.
lesson-travel-first-why = A sumér a dobópakliban fekszik, te pedig Sumérban állsz. A kártya volt az útiköltség: elment, ezért mindig gondold meg, melyiket nélkülözheted.
lesson-travel-first-wrong-elsewhere = Ez a kártya máshová vinne. Minden törzs a saját területére visz; Sumérba egy sumér visz el.
lesson-travel-second-ask = Egy körben annyiszor utazhatsz, ahányszor akarsz, mindig egy-egy kártyáért. Menj tovább Hattiba, a hettiták területére.
lesson-travel-second-hint = Ezúttal egy hettita az útiköltség.
lesson-travel-second-why = Két utazás, két kártya. A két bábu ugyanazon a területen is állhat, így senki sem állhatja el az utadat. Csak oda nem utazhatsz, ahol már ott vagy.
lesson-travel-second-wrong-elsewhere = Oda majd máskor. Hatti a hettiták otthona.
lesson-travel-second-wrong-settle = Le is telepíthetnél valakit itt, Sumérban. Az a következő lecke; előbb utazz tovább Hattiba.

# 3. Settling

lesson-settle-title = Letelepítés
lesson-settle-intro = A templomaid a telepeseken állnak.
lesson-settle-first-ask = Ugyanezek a kártyák másra is jók: letelepedhetnek. Egy templomszinthez annyi telepes kell, ahányadik a szint, ezért népre van szükséged a területeiden. Perzsiában vagy, ahol egy hettita él. Telepítsd le itt a perzsádat.
lesson-settle-first-hint = Válaszd a perzsát a kezedből, azután a saját sorodat Perzsiában.
lesson-settle-first-why = A perzsa a sorod külső végéhez csatlakozott. Az újonnan érkező mindig a folyótól legtávolabb áll.
lesson-settle-first-wrong-other = A többiekre mindjárt sor kerül. Előbb a perzsát, kérlek.
lesson-settle-stranger-ask = Egy telepesnek nem kell otthon lennie: bármelyik törzs bármelyik területen élhet. Telepítsd le a médet is itt, Perzsiában.
lesson-settle-stranger-hint = Válaszd a médet, azután ugyanazt a sort.
lesson-settle-stranger-why = Hettita, perzsa, méd: a sorrend így marad, és később számítani fog. A méd egy Médiába tartó út ára is lehetett volna; minden kártya választás elé állít.
lesson-settle-stranger-wrong-other = Ez is jó volna, de lássuk, hogy Perzsiában egy méd is élhet.
lesson-settle-rest-ask = Annyi kártyát telepíthetsz le, amennyit akarsz. Telepítsd le az utolsó kettőt is, amelyik sorrendben jobban tetszik.
lesson-settle-rest-hint = A sumér és az asszír maradt. Bármelyik lehet az első.
lesson-settle-rest-why = Öt telepes: elég egy ötszintes templomhoz. A kezed viszont kiürült, és körönként csak három kártyát húzol. A legtöbben megtartanak egy-kettőt.

# 4. Building

lesson-build-title = Építés
lesson-build-intro = Szintre szint, a saját templomsorodból és az ellenfeledéből.
lesson-build-own-ask = A templomod Hattiban az 1. szintnél tart, és három telepes él ott. A templomsorod tetején egy 2-es fekszik. A szintek egyesével következnek, ez tehát éppen jó. Építsd be!
lesson-build-own-hint = Vedd el a saját templomsorod legfelső kártyáját, és tedd a templomodra Hattiban.
lesson-build-own-why = A 2. szinthez két telepes kell; neked három van. Az építés egyetlen kártyát sem vesz el a kezedből. Az értéked 2-ről 3-ra nőtt.
lesson-build-their-ask = Most 3-as kell. A saját templomsorodban egy 4-es került felülre. De nézd meg az ellenfeledét: egy 3-as van a tetején, és elveheted!
lesson-build-their-hint = Vedd el az ellenfeled templomsorának legfelső kártyáját.
lesson-build-their-why = A tiéd lett, ő pedig már nem építheti be. Mindkét templomsorból mindketten építhettek, ezért mindig nézd meg mindkettőt.
lesson-build-settler-ask = A templomsorodból a 4-es következne, de a 4. szinthez négy telepes kell, és Hattiban csak három él. Telepíts le valakit, mindegy, kit.
lesson-build-settler-hint = Válaszd a kezed bármelyik kártyáját, azután a sorodat Hattiban.
lesson-build-settler-why = Négy telepes. Az építéshez minden törzs egyformán számít.
lesson-build-four-ask = Most építsd be a 4-est!
lesson-build-four-hint = A saját templomsorod tetején fekszik.
lesson-build-four-why = 1-ről 4-re egyetlen körben. És ami áll, az áll: ha később telepesek mennek el, a templom akkor is megtartja a magasságát.

# 5. A turn from beginning to end

lesson-turn-title = Egy teljes kör
lesson-turn-intro = Az első köröd, az ellenfeledé, és a következő köröd eleje.
lesson-turn-travel-ask = Az első köröd. Öt kártyát kaptál, és húztál hozzá hármat, ahogyan minden kör elején. Két asszírod van; az egyikért utazz Asszíriába.
lesson-turn-travel-hint = Válassz egy asszírt, azután Asszíriát.
lesson-turn-travel-why = A másik asszír a kezedben marad.
lesson-turn-travel-wrong-elsewhere = Bármelyik területen kezdhetnél. Ebben a leckében találkozzunk Asszíriában.
lesson-turn-settle-ask = Mielőtt építhetsz, valakinek itt kell élnie. Telepíts le egy kártyát, amelyiket akarod.
lesson-turn-settle-hint = Bármelyik kártya jó: válaszd ki, azután a sorodat Asszíriában.
lesson-turn-settle-why = Az 1. szinthez egy telepes elég.
lesson-turn-start-ask = Előtted fekszik a kezdőkártyád: egy 1-es, amelyet csak te építhetsz be, és az első körödben be is kell építened. Építsd be itt!
lesson-turn-start-hint = Vedd a kezdőkártyádat, és tedd az építési helyedre Asszíriában.
lesson-turn-start-why = Az első templomod! Innentől nincs több kötelességed; a későbbi körökben annyit vagy olyan keveset teszel, amennyit akarsz.
lesson-turn-start-wrong-settle = Több telepes is jól jön, de előbb teljesítsük a kötelességünket.
lesson-turn-end-ask = Telepíthetnél még, de néhány kártya a kézben mozgásteret ad. Fejezd be a kört, és lásd, mit hoz a templompakli.
lesson-turn-end-hint = Válaszd a kör végét.
lesson-turn-end-why = Két templomkártya fordult fel a templompakliból, egy 4-es és egy 2-es, és a templomsorodra került. Mindig a magasabb megy előbb, így a 2-es van felül.
lesson-turn-end-then = Az ellenfeled is húz három kártyát, Hattiba utazik, letelepít kettőt, beépíti a kezdőkártyáját, és befejezi a kört. Most megint te húzol három kártyát.
lesson-turn-end-wrong-settle = Tartsd meg a következő körre: örülni fogsz neki.
lesson-turn-next-ask = A második köröd. A templomsorod 2-ese illik az asszíriai templomodra, de két telepes kell hozzá. Telepíts le még egyet.
lesson-turn-next-hint = Bármelyik kártya jó: válaszd ki, azután a sorodat Asszíriában.
lesson-turn-next-why = Most két telepesed él Asszíriában.
lesson-turn-two-ask = És most építsd be a 2-est!
lesson-turn-two-hint = A saját templomsorod tetején fekszik.
lesson-turn-two-why = Ez a játék ritmusa: húzz hármat, tégy, amit akarsz, fordíts fel két templomkártyát. A 2-esed alatt most szabad a 4-es, neked is, az ellenfelednek is.

# 6. Migrating

lesson-migrate-title = Vándorlás
lesson-migrate-intro = Három telepes összepakol, és együtt költözik.
lesson-migrate-move-ask = Asszíriában állsz. A templomsorokban ott vár a 2-es, a 3-as és a 4-es, de csak egy telepes él itt. Körönként egyszer egy sorod utolsó három telepese átköltözhet egy másik sorodba. Hozd át a három legkülsőt Sumérból Asszíriába!
lesson-migrate-move-hint = Válaszd a sorodat Sumérban, azután a sorodat Asszíriában.
lesson-migrate-move-why = Méd, méd, hettita: ugyanebben a sorrendben költöztek, és a sor külső végéhez csatlakoztak. Egy kártyádba sem került. A Sumérban álló templomod megtartja mindhárom szintjét, pedig csak egy telepes maradt mellette.
lesson-migrate-move-wrong-elsewhere = Jó telepesek, de rossz hely. Asszíriában várják őket, ahol a bábud áll.
lesson-migrate-move-wrong-settle = Egyesével is letelepíthetnéd a kártyáidat, de három ingyen telepes jobb.
lesson-migrate-two-ask = Most négy telepesed él Asszíriában. A templomsorod tetején egy 2-es van: építsd be!
lesson-migrate-two-hint = Vedd el a saját templomsorod legfelső kártyáját.
lesson-migrate-two-why = Eggyel feljebb. Mi fekszik az ellenfeled templomsorának tetején?
lesson-migrate-three-ask = Egy 3-as, és éppen illik. Vedd el!
lesson-migrate-three-hint = Vedd el az ellenfeled templomsorának legfelső kártyáját.
lesson-migrate-three-why = Még egy. A saját templomsorodban pedig már vár egy 4-es.
lesson-migrate-four-ask = Négy telepes, egy 3-as templom, egy 4-es a templomsorodban. Tudod, mi a dolgod.
lesson-migrate-four-hint = Építsd be a saját templomsorod legfelső kártyáját.
lesson-migrate-four-why = Egy vándorlás, három szint. Egy vagy két telepesből álló sorból nem lehet vándorolni: mindig pontosan az utolsó három megy.

# 7. Runs: razing and robbing

lesson-raids-title = Sorozatok: rombolás és rablás
lesson-raids-intro = Hárman együtt arra is képesek, amire egy magában nem.
lesson-raids-tour-run = Egy törzs három telepese, közvetlenül egymás után a sorodban: ez egy sorozat. Itt három asszír áll. Ahol a bábud van, ott egy sorozat használhatja a törzse képességét. Ez a sorozat egy kártyájába kerül.
lesson-raids-raze-ask = Az asszírok rombolnak: ledöntik az ellenfeled egész templomát ezen a területen. Hattiban ez a 4. szintnél tart. Válaszd a sorozatodat, azután ezt a templomot, és rombold le!
lesson-raids-raze-hint = Válaszd az asszír sorozatodat, azután az ellenfeled templomát Hattiban.
lesson-raids-raze-why = 8-ról 4-re. Egy asszírt eldobtál, és kettő már nem sorozat. A lerombolt szintek a templompakli tetején fekszenek, legfelül az 1-es: aki legközelebb befejezi a körét, az húzza őket elsőként.
lesson-raids-travel-ask = A hettiták is tudnak valamit. Perzsiában kettő él belőlük egymás mellett, és a kezedben van egy harmadik. Utazz Perzsiába!
lesson-raids-travel-hint = Egy perzsa az útiköltség.
lesson-raids-travel-why = Itt az ellenfeled temploma a 3. szintnél tart, a tiéd az 1.-nél.
lesson-raids-third-ask = Telepítsd le a hettitádat a másik kettő mellé.
lesson-raids-third-hint = Válaszd a hettitát, azután a sorodat Perzsiában.
lesson-raids-third-why = Három hettita egymás után: sorozat.
lesson-raids-third-wrong-other = Ebből nem lenne sorozat. A harmadik hettitából igen.
lesson-raids-rob-ask = A hettiták rabolnak: az ellenfeled templomának legfelső szintjét áthozzák a tiédre. Magasabbnak kell lennie a te templomod tetejénél, és annyi telepes kell, ahányadik a szint. Az övé 3, a tiéd 1, és három telepesed van. Rabold el!
lesson-raids-rob-hint = Válaszd a hettita sorozatodat, azután az ellenfeled templomát Perzsiában.
lesson-raids-rob-why = A templomod 1-ről 3-ra ugrik, 2-es sosem volt benne; az övé 2-re esik. A hettita, aki fizetett, abban a pillanatban még telepesnek számított.

# 8. Runs: expelling and winning over

lesson-peoples-title = Sorozatok: elűzés és átcsábítás
lesson-peoples-intro = A médek elűzik a népet, a sumérok megnyerik neked.
lesson-peoples-expel-ask = Asszíriában van egy méd sorozatod. A médek elűznek: nevezz meg egy törzset, és minden telepesének el kell hagynia az ellenfeled sorát ezen a területen. Kinek az elvesztése fájna neki a legjobban? Válaszd a sorozatodat, azután egyet közülük!
lesson-peoples-expel-hint = Számold meg az ellenfeled telepeseit Asszíriában: három perzsa, egy hettita. Válaszd a méd sorozatodat, azután a perzsákat.
lesson-peoples-expel-why = Három telepes egy csapásra a dobópakliba került. A templom 3-as marad, de az egyetlen megmaradt telepessel sokáig nem fog nőni.
lesson-peoples-expel-wrong-hittite = Ezzel egyetlen hettitát űznél el. Egy másik törzsből többen vannak ott.
lesson-peoples-travel-ask = Most Sumérba, ahol három sumérod áll egymás után. Utazz oda!
lesson-peoples-travel-hint = A sumér kártyád az útiköltség.
lesson-peoples-travel-why = Nézd az ellenfeled itteni sorának végét: két méd.
lesson-peoples-travel-wrong-elsewhere = A sumérjaid Sumérban élnek. Oda sumérral juthatsz el.
lesson-peoples-winover-ask = A sumérok átcsábítanak: az ellenfeled sorának legkülső telepese oldalt vált, és vele mindazok, akik közvetlenül előtte állnak, és ugyanabból a törzsből valók. Csábítsd át a két médet!
lesson-peoples-winover-hint = Válaszd a sumér sorozatodat, azután az ellenfeled sorát Sumérban.
lesson-peoples-winover-why = Ugyanabban a sorrendben a sorod végéhez csatlakoztak. Egy sumér fizetett. Egyet vesztettél, kettőt nyertél, az ellenfelednek pedig egy asszírja maradt.
lesson-peoples-third-ask = Most két méd áll a sorod végén, és van egy a kezedben is. Látod, mi következik: telepítsd le a médet!
lesson-peoples-third-hint = Válaszd a médet, azután a sorodat Sumérban.
lesson-peoples-third-why = Új sorozat, átcsábított népből. A következő körben, vagy akár most rögtön, ezek a médek elűzhetnének valakit.
lesson-peoples-third-wrong-other = Az közéd és a következő sorozatod közé állna. Melyik kártyával lesz három egyforma?

# 9. Runs: leaping and halving

lesson-leaps-title = Sorozatok: ugrás és felezés
lesson-leaps-intro = A perzsák kihagynak egy szintet, és bármelyik sorozat ürítheti a másik kezét.
lesson-leaps-leap-ask = A templomod Médiában az 1. szintnél tart, a templomsorodban egy 3-as van felül; a 2-es hiányzik. A perzsák ugranak: úgy építenek, hogy pontosan egy szintet kihagynak. Négy van itt belőlük. Válaszd a sorozatodat, azután a 3-ast, és ugorj!
lesson-leaps-leap-hint = Válaszd a perzsa sorozatodat, azután a saját templomsorodat.
lesson-leaps-leap-why = 1-ről 3-ra, 2-es nélkül. A 3. szinthez most is három telepes kell. Egy perzsa fizetett, és mivel négyen voltak, hárman maradtak: ez még sorozat.
lesson-leaps-leap-wrong-halve = Mindjárt! Előbb ugorj, hogy lásd, mire képesek csak a perzsák.
lesson-leaps-halve-ask = Az ellenfeled hét kártyát tart a kezében, ez sok. A saját képessége helyett bármelyik törzs sorozata megfelezheti. Tedd meg a perzsáiddal!
lesson-leaps-halve-hint = Válaszd a perzsa sorozatodat, azután az ellenfeled kezét.
lesson-leaps-halve-why = A hét fele lefelé kerekítve három: három kártyának mennie kell. Az ellenfeled választja ki, melyeknek.
lesson-leaps-halve-then = Az ellenfeled megválik egy médtől, egy sumértól és egy perzsától, és négy kártyát tart meg. Az eldobott kártyákat mindenki látja.

# 10. Winning

lesson-ending-title = Tíz, tizenöt, húsz
lesson-ending-intro = Hogyan ér véget a játék, ha mindketten jól építettek.
lesson-ending-fifteen-ask = Az értéked 14, az ellenfeledé 11. 15-tel csak akkor győznél azonnal, ha az övé 10-nél kevesebb volna. Azért építsd be az 5-öst Perzsiában, és nézd meg, mi történik.
lesson-ending-fifteen-hint = Vedd el a saját templomsorod legfelső kártyáját.
lesson-ending-fifteen-why = 15 : 11. Senki sem győzött, de elkezdődik a végjáték, és a játék végéig tart. Mostantól 20-szal győzöl, vagy azzal, hogy az ellenfeledet 10 alá szorítod. Ő is megteheti ugyanezt veled!
lesson-ending-fifteen-wrong-raze = Szép gondolat: előbb rombolni, azután építeni, ez is győzne. De lássuk egyszer a végjátékot. Előbb építs!
lesson-ending-fall-ask = A 20 messze van. Az ellenfeled temploma Perzsiában azonban 4-et ér, és itt a sorodban három asszír áll. Mennyi maradna a 11-ből?
lesson-ending-fall-hint = Rombolja le az asszír sorozatod az ellenfeled templomát Perzsiában.
lesson-ending-fall-why = 11 mínusz 4 az 7, kevesebb mint 10: győztél. A 10 tehát olyan fal, amely mögött biztonságban vagy: tartsd az értékedet legalább 10-en. És ha egyszer a templompakli utolsó kártyáját is felhúzzák, a játék szintén véget ér: a nagyobb érték győz, azután a nagyobb kéz.

# 11 to 14. The worked examples of the rulebook

lesson-settling-title = Példa: jól letelepíteni
lesson-settling-intro = A szabálykönyv első példája. Számít, milyen sorrendben telepedik le a nép.
lesson-settling-run-ask = Sumérban vagy, ahol két asszír él. A kezedben van még kettő, továbbá egy perzsa és két sumér. Előbb alkoss sorozatot: telepíts le egy asszírt.
lesson-settling-run-hint = Válassz egy asszírt, azután a sorodat Sumérban.
lesson-settling-run-why = Három asszír egymás után. Mostantól rombolhatnak.
lesson-settling-run-wrong-persian = Akkor a perzsa az asszírok közé állna, kettő meg egy pedig nem sorozat. Előbb az asszírt!
lesson-settling-run-wrong-other = Ez a kártya megszakítaná a sort. Melyikkel lesz három egyforma?
lesson-settling-persian-ask = Most jöhet a perzsa: negyedik telepes a magasabb szintekhez.
lesson-settling-persian-hint = Válaszd a perzsát, azután a sorodat Sumérban.
lesson-settling-persian-why = Három asszír és egy perzsa. A sorozat teljes, ezért nem baj, ha más áll mögé.
lesson-settling-travel-ask = Az utolsó asszírod megér egy utat. Utazz Asszíriába!
lesson-settling-travel-hint = Válaszd az asszírt, azután Asszíriát.
lesson-settling-travel-why = A Sumérban élő telepeseid ott maradnak, ahol vannak; csak a bábud ment el.
lesson-settling-travel-wrong-settle = Egy negyedik asszír a sor végén nem tartozna a sorozathoz: a perzsa közöttük áll. Legyen a kártya útiköltség.
lesson-settling-sumerians-ask = Két sumér maradt a kezedben. Telepítsd le itt mindkettőt, és kezdj új sort.
lesson-settling-sumerians-hint = Válassz egy sumért, azután a sorodat Asszíriában; majd a másikat.
lesson-settling-sumerians-why = Egy kör, öt kártya, két sor. Egyszer majd még egy sumér, és ez is sorozat.

lesson-building-title = Példa: fel a tetejéig
lesson-building-intro = A szabálykönyv második példája. Egy templom egyetlen körben 1-ről 6-ra nő.
lesson-building-travel-ask = Médiában négy telepes él, és a templomod az 1. szintnél tart. A következő szintek a két templomsorban várnak. Utazz Médiába!
lesson-building-travel-hint = A méded az útiköltség.
lesson-building-travel-why = Most nézd meg mindkét templomsort: a tiéd tetején egy 2-es, az ellenfeledén egy 3-as van.
lesson-building-travel-wrong-settle = Hattiban magányos volna ez a telepes. Médiában van rád szükség.
lesson-building-four-ask = Építsd be a 2-est, a 3-ast és a 4-est, mindegyiket abból a templomsorból, amelynek a tetején fekszik.
lesson-building-four-hint = Előbb a 2-est a saját templomsorodból, azután a 3-ast és a 4-est az ellenfeledéből.
lesson-building-four-why = Ha elveszel egy kártyát, az alatta fekvő azonnal szabad. Így került elő a 3-as alól a 4-es.
lesson-building-four-remark-early = Erre a telepesre az 5. és a 6. szinthez lesz szükség. Jó, hogy megvan, de nem sürgős.
lesson-building-settle-ask = Az 5. szinthez öt telepes kell, a 6.-hoz hat, de csak négy van. Telepítsd le a kezed mindkét kártyáját, tetszőleges sorrendben.
lesson-building-settle-hint = A sumér és a perzsa maradt. Bármelyik lehet az első.
lesson-building-settle-why = Hat telepes: ennél többet egyetlen templom sem kíván.
lesson-building-six-ask = És most az 5-öst és a 6-ost!
lesson-building-six-hint = Az 5-ös az ellenfeled templomsorában fekszik, a 6-os a tiédben.
lesson-building-six-why = A templom kész. Nézd meg gyakran mindkét templomsort: néha lépcsőt alkotnak.

lesson-migration-title = Példa: amire a templom emlékszik
lesson-migration-intro = A szabálykönyv harmadik példája. A telepesek elmennek, a templom marad.
lesson-migration-move-ask = Médiában négy telepesed van és egy 4-es templomod, Perzsiában két telepesed. Vándoroljon Média utolsó három telepese Perzsiába!
lesson-migration-move-hint = Válaszd a sorodat Médiában, azután a sorodat Perzsiában.
lesson-migration-move-why = Perzsiában most három sumér áll egymás után: vándorlással született sorozat. Médiában pedig egyetlen telepes mellett áll a 4-es templom.
lesson-migration-move-wrong-elsewhere = Oda is mehetnének, de Perzsiában egy sumér vár még kettőre.
lesson-migration-settle-ask = A templom emlékszik a magasságára, de hogy 5-re nőjön, öt telepes kell neki, és csak egy maradt. Telepítsd le Médiában a kezed mind a négy kártyáját, bármilyen sorrendben.
lesson-migration-settle-hint = Válassz újra meg újra egy kártyát, majd a sorodat Médiában, amíg öt telepes nem él ott.
lesson-migration-settle-why = Megint öt telepes.
lesson-migration-settle-remark-one = Jól kezdődik.
lesson-migration-five-ask = Most építsd be az 5-öst!
lesson-migration-five-hint = A saját templomsorod tetején fekszik.
lesson-migration-five-why = A vándorlás ingyen van, az újabb növekedés nem. Akkor vidd el a népet egy templomtól, ha már olyan magas, amilyennek szeretnéd, vagy ha máshol többet érnek.

lesson-great-title = Példa: a nagy rajtaütés
lesson-great-intro = A szabálykönyv utolsó példája. Minden fortély egyetlen körben.
lesson-great-tour-look = Az ellenfelednek 6-os temploma van Hattiban, 3-as Asszíriában, és hét kártya a kezében. Neked egyetlen templomod sincs. De van néped: négy sumér Hattiban, és barátok Sumérban meg Asszíriában. Figyeld, mire jó három kártya.
lesson-great-mede-ask = Az ellenfeled sora Hattiban méddel végződik. Csábítsd át a médet a sumérjaiddal, és nézd meg, ki áll mögötte.
lesson-great-mede-hint = Válaszd a sumér sorozatodat, azután az ellenfeled sorát Hattiban.
lesson-great-mede-why = Három sumérod maradt, ez még sorozat, az ellenfeled sora pedig most két asszírral végződik.
lesson-great-move-ask = Azokat az asszírokat a te asszírod mellé szeretnéd, de két perzsa és a méd áll közöttük. Vándoroljon az utolsó három Sumérba!
lesson-great-move-hint = Válaszd a sorodat Hattiban, azután a sorodat Sumérban.
lesson-great-move-why = Sumérban most négy perzsa áll együtt; jegyezd meg őket. Hattiban pedig az asszírod lett a sorod utolsója.
lesson-great-move-wrong-elsewhere = Sumérban két perzsa vár. Gondolj arra, mire képes négy perzsa egymás után.
lesson-great-move-wrong-winover = Még ne: az asszírok a méd mögé kerülnének, külön a tiédtől.
lesson-great-assyrians-ask = Most csábítsd át a két asszírt!
lesson-great-assyrians-hint = Megint a sumér sorozatod, azután az ellenfeled sora Hattiban.
lesson-great-assyrians-why = Egy meg kettő az három: asszír sorozat.
lesson-great-raze-ask = És tudod, mit tesznek az asszírok. Rombold le a 6-os templomot!
lesson-great-raze-hint = Válaszd az asszír sorozatodat, azután az ellenfeled templomát Hattiban.
lesson-great-raze-why = 9-ről 3-ra. A hat szint a templompaklin fekszik, legfelül az 1-es.
lesson-great-travel-ask = Tovább Asszíriába, ahol két hettitád vár.
lesson-great-travel-hint = Az asszírod az útiköltség.
lesson-great-travel-why = Itt nincs templomod; az ellenfeledé háromszintes.
lesson-great-travel-wrong-elsewhere = Sumér marad a végére. A hettiták Asszíriában várnak.
lesson-great-third-ask = Telepítsd melléjük a hettitádat.
lesson-great-third-hint = Válaszd a hettitát, azután a sorodat Asszíriában.
lesson-great-third-why = Három hettita egymás után.
lesson-great-rob-ask = A hettiták ott is rabolnak, ahol még nincs templomod. Vedd el a 3-ast!
lesson-great-rob-hint = Válaszd a hettita sorozatodat, azután az ellenfeled templomát Asszíriában.
lesson-great-rob-why = Van egy 3-asod 1-es és 2-es nélkül. Most te vezetsz, 3 : 2.
lesson-great-sumer-ask = Egy kártya maradt, a sumér. Utazz Sumérba, a négy perzsádhoz!
lesson-great-sumer-hint = Válaszd a sumért, azután Sumért.
lesson-great-sumer-why = A kezed üres, de a perzsáid még nem végeztek.
lesson-great-seven-ask = Az ellenfeled még mindig hét kártyát tart a kezében. Felezd meg a perzsáiddal!
lesson-great-seven-hint = Válaszd a perzsa sorozatodat, azután az ellenfeled kezét.
lesson-great-seven-why = Hétből négy marad: három kártyának mennie kell.
lesson-great-seven-then = Az ellenfeled eldob két médet és egy sumért.
lesson-great-four-ask = Három perzsa még sorozat. Felezz még egyszer!
lesson-great-four-hint = Válaszd a perzsa sorozatodat, azután megint az ellenfeled kezét.
lesson-great-four-why = Négyből kettő marad. Két perzsával a sorozat elfogyott.
lesson-great-four-then = Az ellenfeled eldob egy hettitát és egy asszírt.
lesson-great-end-ask = Többet kívánni sem lehetne. Fejezd be a kört, és emlékezz, mi fekszik a templompakli tetején.
lesson-great-end-hint = Válaszd a kör végét.
lesson-great-end-why = A lerombolt templom 1-esét és 2-esét húztad, és az 1-es van felül. Micsoda kör: három kártya elég volt, mert a nép jó helyen állt.

# 15. On one's own

lesson-own-title = A saját első köröd
lesson-own-intro = Nincs több utasítás, csak megjegyzések. Játssz egy első kört, ahogy jólesik.
lesson-own-travel-ask = Új játék, és a tiéd. Hol szeretnél kezdeni? Olyan kártyát adj érte, amelyet nélkülözhetsz.
lesson-own-travel-hint = Keress három egyformát a kezedben, és valami mással fizess.
lesson-own-travel-why = Megérkeztél. Most jöhetnek az első telepeseid.
lesson-own-travel-remark-three = Három hettitád volt, majdnem egy sorozat, és egyet elköltöttél. Lehet, hogy jó volt így, de három egyformát érdemes együtt tartani.
lesson-own-travel-remark-pair = Van még egy sumérod. Jól van: két egyformát könnyű szétosztani.
lesson-own-travel-remark-single = Magányos kártya az útra, így a hettitáid együtt maradnak. Jó választás.
lesson-own-build-ask = Telepíts le, akit akarsz és ahányat akarsz, és építsd be a kezdőkártyádat, amint valaki él itt.
lesson-own-build-hint = Legalább egy telepes, azután a kezdőkártyád. Egy törzsből három egymás után már sorozat volna.
lesson-own-build-why = Áll az első templomod. Ebben a körben semmi mást nem kell tenned.
lesson-own-build-remark-run = Három egymás után: máris van sorozatod, a legelső körödben!
lesson-own-build-remark-empty = Most üres a kezed. Sok a telepesed, de a következő körben csak három kártyád lesz, amellyel mozdulhatsz.
lesson-own-build-remark-settled = Eggyel több telepes. Mindegyikük egy szintet hordoz.
lesson-own-build-wrong-halve = A hettitáid két kártyát vehetnének el az ellenfeledtől. De a sorozat kincs, és ilyen korán jobb megtartani.
lesson-own-build-wrong-travel = Utazhatnál tovább, de minden út egy kártyádba kerül. Előbb vesd meg itt a lábad.
lesson-own-rest-ask = Mi legyen most? Telepíts még, tartsd meg a kártyáidat, vagy fejezd be a kört. Bármelyik lehet jó.
lesson-own-rest-hint = Néhány kártyával a kezedben a következő körben utazhatsz. Ha elégedett vagy, fejezd be a kört.
lesson-own-rest-why = Ez egy egész saját kör volt. Mindent tudsz, ami kell: keress egy asztalt, és játssz! Ha nem vagy biztos benne, hogy valami lehetséges-e, próbáld ki: az asztal megmondja, miért nem.
lesson-own-rest-wrong-halve = A hettitáid két kártyát vehetnének el az ellenfeledtől. De a sorozat kincs, és ilyen korán jobb megtartani.
lesson-own-rest-remark-run = Három egymás után: máris van sorozatod, a legelső körödben!
lesson-own-rest-remark-empty = Most üres a kezed. A következő körben csak három kártyád lesz, amellyel mozdulhatsz, úgyhogy jól használd fel őket.
lesson-own-rest-remark-settled = Eggyel több telepes. Mindegyikük egy szintet hordoz.
lesson-own-rest-remark-migrate = Máris úton vannak! A templomod a helyén marad, kevesebb néppel körülötte.
lesson-own-rest-remark-travel = Az első körben egy újabb út ritkán éri meg a kártyát, de senki sem tiltja.
