// What an offer would change, as far as it can be drawn before it is made. Read off the offer's own words and values.
import type { Offer } from '../../wire/types'
import type { BabelTable, Nation } from './types'

export interface Preview {
  value: [number | null, number | null] // what the values would become
  token: Nation | null // where the token would stand
  added: Record<string, string> // by column place: settlers that would lie at its end
  lost: Record<string, number[]> // by column place: the cards that would leave, counted from the river
  level: { place: string; level: number } | null // a tier that would rise
  razed: string | null // a temple that would fall
  robbed: string | null // a temple that would lose its top
  discards: string | null // a place of cards that would go to the discard pile
}

const NOTHING: Preview = { value: [null, null], token: null, added: {}, lost: {}, level: null, razed: null, robbed: null, discards: null }

/** The offer as a picture; nothing for an offer that only shows in words. */
export function previewOf(table: BabelTable, seat: number, offer: Offer | null): Preview {
  if (!offer) return NOTHING
  const said = offer.text.key === 'act-run' ? (offer.text.values.what as Offer['text']) : offer.text
  const values = said.values as Record<string, string | number>
  const paid = spent(table, offer)
  const shown = PICTURES[said.key]?.(table, seat, values, offer) ?? {}
  return { ...NOTHING, ...shown, lost: { ...paid, ...shown.lost } }
}

type Picture = (table: BabelTable, seat: number, values: Record<string, string | number>, offer: Offer) => Partial<Preview>

const PICTURES: Record<string, Picture> = {
  'act-travel': (_table, _seat, { land }) => ({ token: land as Nation, discards: `hand.${land}` }),
  'act-settle': (_table, seat, { land, nation }) => ({ added: { [`column.${seat}.${land}`]: String(nation) } }),
  'act-build': (_table, seat, { land, level, after }) => built(seat, land!, level!, after!),
  'act-leap': (_table, seat, { land, level, after }) => built(seat, land!, level!, after!),
  'act-rob': (_table, seat, { land, level, after }) => ({ ...built(seat, land!, level!, after!), robbed: `temple.${1 - seat}.${land}` }),
  'act-raze': (_table, seat, { land, after }) => ({ razed: `temple.${1 - seat}.${land}`, value: side(1 - seat, Number(after)) }),
  'act-migrate': migrated,
  'act-expel': (table, seat, { land, target }) => ({ lost: { [`column.${1 - seat}.${land}`]: matching(table, 1 - seat, land as Nation, String(target)) } }),
  'act-winover': wonOver,
  'act-halve': (_table, seat) => ({ discards: `hands.${1 - seat}` }),
  'act-discard': (_table, _seat, { nation }) => ({ discards: `hand.${nation}` }),
}

const side = (seat: number, value: number): [number | null, number | null] => (seat ? [null, value] : [value, null])

function built(seat: number, land: string | number, level: string | number, after: string | number): Partial<Preview> {
  return { level: { place: `temple.${seat}.${land}`, level: Number(level) }, value: side(seat, Number(after)) }
}

function migrated(table: BabelTable, seat: number, { origin, land }: Record<string, string | number>): Partial<Preview> {
  const column = table.seats[seat]!.columns[origin as Nation]
  const last = [column.length - 3, column.length - 2, column.length - 1]
  return { added: { [`column.${seat}.${land}`]: column.slice(-3) }, lost: { [`column.${seat}.${origin}`]: last } }
}

function wonOver(table: BabelTable, seat: number, { land, target, cards }: Record<string, string | number>): Partial<Preview> {
  const all = matching(table, 1 - seat, land as Nation, String(target))
  return {
    lost: { [`column.${1 - seat}.${land}`]: all.slice(-Number(cards)) },
    added: { [`column.${seat}.${land}`]: String(target).repeat(Number(cards)) },
  }
}

function matching(table: BabelTable, seat: number, land: Nation, nation: string): number[] {
  return [...table.seats[seat]!.columns[land]].flatMap((letter, index) => (letter === nation ? [index] : []))
}

/** The card of the run that pays. */
function spent(table: BabelTable, offer: Offer): Record<string, number[]> {
  const [kind, seat, land, nation, run] = offer.from.split('.')
  if (kind !== 'run') return {}
  const found = table.seats[Number(seat)]!.runs.find((one) => one.nation === nation && one.run === Number(run))
  return found ? { [`column.${seat}.${land}`]: [found.to] } : {}
}
