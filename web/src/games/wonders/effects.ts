// The phrases in which the material says what things give and cost, read into what can be drawn; the grammar stands beside the material.
export const RESOURCES = ['wood', 'stone', 'clay', 'ore', 'glass', 'cloth', 'papyrus'] as const
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const

export type Resource = (typeof RESOURCES)[number]
export type Colour = (typeof COLOURS)[number]
export type ScienceSymbol = (typeof SYMBOLS)[number]
export type Amount = number | 'A' // A: the number of the current Age
export type Where = 'here' | 'beside' | 'around' // around: here and beside
export type Thing = Colour[] | 'stage' | 'defeat' | 'set'
export type Building = Colour | 'stage' | 'chain'
export type Ware = 'raw' | 'goods'
export type Side = 'left' | 'right' | 'both'
export type BrownKind = 'single' | 'double' | 'mixed'

export type Effect =
  | { is: 'points' | 'coins' | 'shields' | 'victory'; n: number }
  | { is: 'symbol'; of: ScienceSymbol[] } // one of them
  | { is: 'makes'; n: number; of: Resource[]; sold: boolean } // n units of one of them; Infinity: as many as one needs
  | { is: 'count'; unit: 'points' | 'coins'; n: number; thing: Thing; where: Where }
  | { is: 'price'; ware: Ware; n: number; side: Side }
  | { is: 'dearer' | 'cheaper'; ware: Ware; n: number }
  | { is: 'tax' | 'bonus'; what: Building; n: Amount }
  | { is: 'unneeded'; what: Building } // no resources are needed
  | { is: 'paid'; what: Building; n: number } // coins for each resource, instead of it
  | { is: 'free'; what: 'card' | 'stage'; often: 'age' | 'once' }
  | { is: 'idle'; what: BrownKind | 'trade' }
  | { is: 'becomes'; token: 'victory' | 'defeat'; n: number; then: number } // 0: nothing
  | { is: 'lose'; what: Colour | 'coins' | 'victory' | 'start'; n: number }
  | { is: 'neighbourChains' | 'anyColour' | 'dig' | 'seventh' | 'endless' | 'copy' }

export interface Cost {
  coins: number
  resources: Resource[] // one entry a unit
}

type Found = Record<string, string>
const amount = (text: string): Amount => (text === 'A' ? 'A' : Number(text))
const ware = (text: string): Ware => (text === 'goods' ? 'goods' : 'raw')
const building = (text: string): Building => (text.startsWith('wonder') ? 'stage' : text.startsWith('chain') ? 'chain' : (text.split(' ')[0] as Colour))

function thing(text: string): Thing {
  if (text === 'wonder stage') return 'stage'
  if (text === 'defeat token') return 'defeat'
  if (text === 'set of science symbols') return 'set'
  return text.replace(/ card$/, '').split(/, | or /) as Colour[]
}

const any = (words: readonly string[]) => `(?:${words.join('|')})`
const [resource, colour, symbol] = [any(RESOURCES), any(COLOURS), any(SYMBOLS)]
const [wares, built] = ['(?<ware>raw materials|goods)', `(?<what>${colour} cards?|wonder stages?|chains?)`]

/** Each kind of phrase, and what is made of it. */
const PHRASES: [string, (found: Found) => Effect][] = [
  ['(?<n>\\d+) (?<unit>point|coin|shield)s?', (f) => ({ is: `${f.unit}s` as 'points', n: Number(f.n) })],
  [`(?<of>${symbol}(?: / ${symbol})*)`, (f) => ({ is: 'symbol', of: f.of!.split(' / ') as ScienceSymbol[] })],
  [`(?<n>\\d+ |any number of )?(?<of>${resource}(?: / ${resource})*)(?<kept>, not sold)?`, (f) => ({ is: 'makes', n: f.n?.startsWith('any') ? Infinity : Number(f.n ?? 1), of: f.of!.split(' / ') as Resource[], sold: !f.kept })],
  ['victory token (?<n>\\d)', (f) => ({ is: 'victory', n: Number(f.n) })],
  [
    `(?<n>\\d+) (?<unit>point|coin)s? for each (?<thing>${colour}(?:, ${colour})*(?: or ${colour})? card|wonder stage|defeat token|set of science symbols) (?<where>here and beside|here|beside)`,
    (f) => ({ is: 'count', unit: `${f.unit}s` as 'points', n: Number(f.n), thing: thing(f.thing!), where: f.where!.includes(' ') ? 'around' : (f.where as Where) }),
  ],
  [`${wares} cost (?<n>\\d) coins? to buy on (?<side>the left|the right|both sides)`, (f) => ({ is: 'price', ware: ware(f.ware!), n: Number(f.n), side: /left|right|both/.exec(f.side!)![0] as Side })],
  [`${wares} cost (?<n>\\d) coins? (?<way>more|less) to buy`, (f) => ({ is: f.way === 'more' ? 'dearer' : 'cheaper', ware: ware(f.ware!), n: Number(f.n) })],
  [`${built} cost (?<n>\\d|A) coins? more`, (f) => ({ is: 'tax', what: building(f.what!), n: amount(f.n!) })],
  [`(?<n>\\d|A) coins? after a ${built}`, (f) => ({ is: 'bonus', what: building(f.what!), n: amount(f.n!) })],
  [`${built} need no resources`, (f) => ({ is: 'unneeded', what: building(f.what!) })],
  [`${built} cost (?<n>\\d) coins? for each resource`, (f) => ({ is: 'paid', what: building(f.what!), n: Number(f.n) })],
  ['chains from beside', () => ({ is: 'neighbourChains' })],
  ['once(?<age> an age)?, build a card free', (f) => ({ is: 'free', what: 'card', often: f.age ? 'age' : 'once' })],
  ['once, build a wonder stage without resources', () => ({ is: 'free', what: 'stage', often: 'once' })],
  ['once, join with any colour', () => ({ is: 'anyColour' })],
  ['build a discarded card free', () => ({ is: 'dig' })],
  ['play the seventh card', () => ({ is: 'seventh' })],
  ['single brown cards make any number', () => ({ is: 'endless' })],
  ['(?<what>single|double|mixed) brown cards make nothing', (f) => ({ is: 'idle', what: f.what as BrownKind })],
  ['trade cards do nothing', () => ({ is: 'idle', what: 'trade' })],
  ['victory token (?<n>\\d) becomes (?<then>\\d|nothing)', (f) => ({ is: 'becomes', token: 'victory', n: Number(f.n), then: Number(f.then) || 0 })],
  ['defeat token becomes (?<then>\\d)', (f) => ({ is: 'becomes', token: 'defeat', n: 1, then: Number(f.then) })],
  ['copy a guild beside', () => ({ is: 'copy' })],
  [`lose a (?<what>${colour}) card`, (f) => ({ is: 'lose', what: f.what as Colour, n: 1 })],
  ['lose all coins', () => ({ is: 'lose', what: 'coins', n: 0 })],
  ['lose (?<n>\\d) victory tokens', (f) => ({ is: 'lose', what: 'victory', n: Number(f.n) })],
  ['lose the start of the board', () => ({ is: 'lose', what: 'start', n: 1 })],
]
const READERS = PHRASES.map(([words, made]) => [new RegExp(`^${words}$`), made] as const)

/** What a phrase means; a phrase outside the grammar is refused. */
export function parseEffect(phrase: string): Effect {
  let effect = known.get(phrase)
  if (!effect) known.set(phrase, (effect = read(phrase)))
  return effect
}

const known = new Map<string, Effect>()

function read(phrase: string): Effect {
  for (const [reader, made] of READERS) {
    const found = reader.exec(phrase)
    if (found) return made((found.groups ?? {}) as Found)
  }
  throw new Error(`no effect: "${phrase}"`)
}

/** A cost: coins first, then resources. */
export function parseCost(text: string): Cost {
  const cost: Cost = { coins: 0, resources: [] }
  for (const [all, n, what] of text === 'nothing' ? [] : text.matchAll(/(?:(\d+) )?(\w+) ?/g)) {
    if (what === 'coin' || what === 'coins') cost.coins = Number(n)
    else if ((RESOURCES as readonly string[]).includes(what!)) cost.resources.push(...Array<Resource>(Number(n ?? 1)).fill(what as Resource))
    else throw new Error(`no part of a cost: "${all}"`)
  }
  return cost
}
