// Cards travel from where they were to where they go: which ones, and between which places, by what was told.
import type { Text } from '../../wire/types'
import type { BabelTable, Nation } from './types'

export interface Flight {
  card: { nation: Nation } | { level: number } | { token: number } | 'back'
  from: string[] // places by preference; the first that is on the screen counts
  to: string[]
}

type Values = Record<string, string | number>

/** The journeys that one told event asks for, between the table before and after. */
export function flightsOf(before: BabelTable, after: BabelTable, told: Text[]): Flight[] {
  return told.flatMap(({ key, values }) => JOURNEYS[key]?.(before, after, values as Values) ?? [])
}

const handOf = (seat: number, nation: string | number): string[] => [`hand.${nation}`, `hands.${seat}`]
const lastOf = (table: BabelTable, seat: number, land: Nation): string => `column.${seat}.${land}.${table.seats[seat]!.columns[land].length - 1}`
const end = (seat: number, land: string | number): string => `column.${seat}.${land}.end`

const JOURNEYS: Record<string, (before: BabelTable, after: BabelTable, values: Values) => Flight[]> = {
  'told-travel': (_before, _after, { who, nation }) => [
    { card: { nation: nation as Nation }, from: handOf(Number(who), nation!), to: ['discard'] },
    { card: { token: Number(who) }, from: [`token.${who}`], to: [`token.${who}`] },
  ],
  'told-settle': (_before, after, { who, nation, land }) => [
    { card: { nation: nation as Nation }, from: handOf(Number(who), nation!), to: [lastOf(after, Number(who), land as Nation)] },
  ],
  'told-discard': (_before, _after, { who, nation }) => [{ card: { nation: nation as Nation }, from: handOf(Number(who), nation!), to: ['discard'] }],
  'told-build': built,
  'told-leap': built,
  'told-rob': (_before, _after, { who, land, level }) => [
    { card: { level: Number(level) }, from: [`temple.${1 - Number(who)}.${land}`], to: [`temple.${who}.${land}`] },
  ],
  'told-raze': (before, _after, { who, land }) =>
    before.seats[1 - Number(who)]!.temples[land as Nation].map((level) => ({ card: { level }, from: [`temple.${1 - Number(who)}.${land}`], to: ['yard'] })),
  'told-migrate': (before, after, { who, origin, land }) => {
    const left = before.seats[Number(who)]!.columns[origin as Nation]
    const now = after.seats[Number(who)]!.columns[land as Nation].length
    return [...left.slice(-3)].map((nation, index) => ({
      card: { nation: nation as Nation },
      from: [`column.${who}.${origin}.${left.length - 3 + index}`],
      to: [`column.${who}.${land}.${now - 3 + index}`],
    }))
  },
  'told-expel': (before, _after, { who, land, target }) => {
    const seat = 1 - Number(who)
    return [...before.seats[seat]!.columns[land as Nation]].flatMap((nation, index) =>
      nation === target ? [{ card: { nation: nation as Nation }, from: [`column.${seat}.${land}.${index}`], to: ['discard'] }] : [],
    )
  },
  'told-winover': (before, after, { who, land, target, cards }) => {
    const seat = 1 - Number(who)
    const theirs = [...before.seats[seat]!.columns[land as Nation]].flatMap((nation, index) => (nation === target ? [index] : []))
    const now = after.seats[Number(who)]!.columns[land as Nation].length
    const count = Number(cards)
    return theirs.slice(-count).map((index, nth) => ({
      card: { nation: target as Nation },
      from: [`column.${seat}.${land}.${index}`],
      to: [`column.${who}.${land}.${now - count + nth}`, end(Number(who), land!)],
    }))
  },
  'told-end': (_before, _after, { who, cards }) =>
    cards === 'none' ? [] : String(cards).split(' ').map((level) => ({ card: { level: Number(level) }, from: ['yard'], to: [`stock.${who}`] })),
  'told-drawn': (_before, _after, { who, cards }) =>
    Array.from({ length: Math.min(3, Number(cards)) }, () => ({ card: 'back' as const, from: ['pile'], to: [`hands.${who}`] })),
}

function built(_before: BabelTable, _after: BabelTable, { who, land, level, from }: Values): Flight[] {
  const source = from === 's' ? `starting.${who}` : from === 'o' ? `stock.${who}` : `stock.${1 - Number(who)}`
  return [{ card: { level: Number(level) }, from: [source, `stock.${who}`], to: [`temple.${who}.${land}`] }]
}
