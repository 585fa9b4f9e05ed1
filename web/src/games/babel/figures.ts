// What of a position a figure shows, where its marks and its arrow are, and the same in words.
import type { Offer } from '../../wire/types'
import { gameText, say } from '../../words/words.svelte'
import type { Preview } from './preview'
import { NATIONS, near, type BabelTable, type BabelView, type Nation } from './types'

export const PILES = ['yard', 'pile', 'discard'] as const
export type Pile = (typeof PILES)[number]

export interface Shown {
  lands: Nation[]
  stocks: number[]
  starting: number[]
  piles: Pile[]
  hands: number[] // face down
}

/** The parts of a table that places name; the lands alone if none does. */
export function shownOf(crop: readonly string[], table: BabelTable): Shown {
  const has = (place: string) => crop.includes(place)
  const seats = (kind: string) => [0, 1].filter((seat) => has(`${kind}.${seat}`))
  const lands = table.lands.filter((land) => has(`land.${land}`))
  return {
    lands: crop.length ? lands : table.lands,
    stocks: seats('stock'),
    starting: seats('starting').filter((seat) => table.seats[seat]!.starting),
    piles: PILES.filter(has),
    hands: seats('hands'),
  }
}

/** The settlers of the longest column that is shown on a side, with those that would come. */
export function longest(table: BabelTable, seat: number, lands: readonly Nation[], preview: Preview): number {
  return Math.max(0, ...lands.map((land) => table.seats[seat]!.columns[land].length + (preview.added[`column.${seat}.${land}`]?.length ?? 0)))
}

// -- where things are drawn ----------------------------------------------------------------------------------------------

/** Selectors of what belongs together. */
export type Group = string[]

const place = (name: string): Group => [`[data-place="${name}"]`, `[data-at="${name}"]`]
const DISCARD: Group = ['.pile:has([data-at="discard"])']
const strips = (column: string, indices: readonly number[]): Group => indices.map((index) => `[data-at="${column}.${index}"]`)
const coming = (column: string): Group => [`.column:has([data-place="${column}"]) .added`]

/** What a mark rings: one group, or several where the cards of a nation lie apart. */
export function ringed(mark: string, table: BabelTable): Group[] {
  const [kind, seat, land, nation, run] = mark.split('.') as [string, string, Nation, string, string]
  const column = `column.${seat}.${land}`
  const cards = table.seats[Number(seat)]?.columns[land] ?? ''
  if (kind === 'column' && cards) return [strips(column, range(0, cards.length - 1))]
  if (kind === 'nation') return blocks(cards, nation).map(([from, to]) => strips(column, range(from, to)))
  if (kind === 'temple') return [[...place(mark), `[data-place="${mark}"] .numeral`]]
  const found = kind === 'run' && table.seats[Number(seat)]!.runs.find((one) => one.nation === nation && one.run === Number(run))
  return found ? [strips(column, range(found.from, found.to))] : [place(mark)]
}

/** The unbroken rows of a nation in a column. */
function blocks(cards: string, nation: string): [number, number][] {
  return [...cards.matchAll(new RegExp(`${nation}+`, 'g'))].map((found) => [found.index, found.index + found[0].length - 1])
}

/** From where to where something goes when an action is done: what an arrow is drawn along. */
export function journey(offer: Offer, preview: Preview, seat: number): [Group, Group] | null {
  const key = offer.text.key === 'act-run' ? (offer.text.values.what as Offer['text']).key : offer.text.key
  const lost = Object.entries(preview.lost).flatMap(([column, indices]) => (column.startsWith(`column.${1 - seat}`) || key === 'act-migrate' ? strips(column, indices) : []))
  const added = Object.keys(preview.added).flatMap(coming)
  const level = preview.level ? place(preview.level.place) : []
  const ways: Record<string, [Group, Group]> = {
    'act-travel': [place(`token.${seat}`), place(offer.to)],
    'act-settle': [place(offer.from), added],
    'act-build': [topOf(offer.from), level],
    'act-leap': [topOf(offer.to), level],
    'act-rob': [place(offer.to), level],
    'act-migrate': [lost, added],
    'act-winover': [lost, added],
    'act-expel': [lost, DISCARD],
    'act-halve': [place(offer.to), DISCARD],
    'act-raze': [place(offer.to), place('yard')],
  }
  return ways[key] ?? null
}

/** The same from what acts to what it acts on, where the end of the journey is not shown. */
export const directly = (offer: Offer, table: BabelTable): [Group, Group] => [ringed(offer.from, table).flat(), ringed(offer.to, table).flat()]

const topOf = (stock: string): Group => [`[data-place="${stock}"] .one:last-of-type`]
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

// -- in words --------------------------------------------------------------------------------------------------------------

/** What a figure shows, for somebody who cannot see it. */
export function figureInWords(view: BabelView, shown: Shown, offer: Offer | null): string[] {
  const { table } = view
  const names = view.seats.map((seat) => seat.name)
  const mine = (seat: number) => seat === near(view)
  const lines = table.seats.flatMap((side, seat) => (shown.lands.includes(side.token as Nation) ? [tokenInWords(view, seat)] : []))
  for (const land of shown.lands) lines.push(...sidesInWords(table, land, names))
  for (const seat of shown.stocks) lines.push(`${gameText('babel', mine(seat) ? 'stock-yours' : 'stock-theirs')}: ${table.seats[seat]!.stock.join(' ') || NOTHING}`)
  for (const seat of shown.starting) lines.push(`${gameText('babel', 'starting')} (${names[seat]})`)
  for (const seat of shown.hands) lines.push(`${gameText('babel', mine(seat) ? 'hand-yours' : 'hand-theirs')}: ${table.seats[seat]!.hand_size}`)
  if (shown.piles.includes('yard')) lines.push(gameText('babel', 'place-yard', { count: table.yard_size, razed: table.razed.join(' ') || 'none' }))
  if (shown.piles.includes('discard')) lines.push(`${gameText('babel', 'discard')}: ${counted(table.discard)}`)
  if (view.hand) lines.push(gameText('babel', 'table-own-hand', { cards: counted(view.hand.hand) }))
  if (offer) lines.push(say('babel', offer.text, names))
  return lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
}

const NOTHING = '—'

function tokenInWords(view: BabelView, seat: number): string {
  const land = gameText('babel', `land-${view.table.seats[seat]!.token}`)
  return gameText('babel', seat === near(view) ? 'token-yours' : 'token-theirs', { land })
}

function sidesInWords(table: BabelTable, land: Nation, names: readonly string[]): string[] {
  return table.seats.map((side, seat) =>
    gameText('babel', 'place-side', {
      land: gameText('babel', `land-${land}`), who: names[seat]!, level: side.temples[land].at(-1) ?? 0, cards: [...side.columns[land]].join(' ') || NOTHING,
    }),
  )
}

const counted = (counts: Record<Nation, number>): string => NATIONS.flatMap((nation) => Array<string>(counts[nation]).fill(nation)).join(' ') || NOTHING
