// Babel's table without rules: attempts become notations, offers become pictures, events become journeys.
import { describe, expect, it } from 'vitest'
import { attempt } from '../src/games/babel/attempts'
import { flightsOf } from '../src/games/babel/flights'
import { previewOf } from '../src/games/babel/preview'
import type { BabelTable, BabelView, Side } from '../src/games/babel/types'
import type { Offer, Value } from '../src/wire/types'

const NONE = { M: '', S: '', H: '', P: '', A: '' }
const SITES = { M: [], S: [], H: [], P: [], A: [] }

const side = (more: Partial<Side> = {}): Side => ({
  value: 0, token: 'H', hand_size: 3, stock: [3], starting: false, temples: { ...SITES }, columns: { ...NONE }, runs: [], ...more,
})

const table = (own: Partial<Side> = {}, theirs: Partial<Side> = {}): BabelTable => ({
  turn: 3, active: 0, phase: 'normal', owed: 0, migrated: false, edition: 'de', lands: ['M', 'S', 'H', 'P', 'A'],
  seats: [side(own), side(theirs)], yard_size: 20, razed: [], pile_size: 20, discard: { M: 0, S: 0, H: 0, P: 0, A: 0 },
})

const view = (own: Partial<Side> = {}): BabelView => ({
  kind: 'babel', table: table(own), seat: 0, hand: null, seats: [], to_act: [0], told: [], over: null, ply: 1,
})

const offer = (from: string, to: string, key: string, values: Record<string, Value>): Offer => ({ action: 0, notation: '', text: { key, values }, from, to, price: null })

describe('an attempt', () => {
  it.each([
    ['hand.H', 'land.H', 'tH'],
    ['hand.P', 'column.0.H', 'sP'],
    ['hand.P', 'temple.0.H', 'sP'],
    ['hand.M', 'discard', 'dM'],
    ['stock.0', 'temple.0.H', 'bo'],
    ['stock.1', 'temple.0.H', 'bt'],
    ['starting.0', 'land.H', 'bs'],
    ['column.0.M', 'column.0.P', 'mMP'],
    ['run.0.H.A.0', 'temple.1.H', 'raze'],
    ['run.0.H.H.1', 'temple.1.H', 'rob/2'],
    ['run.0.H.M.0', 'nation.1.H.S', 'expelS'],
    ['run.0.H.P.0', 'stock.1', 'leapt'],
    ['run.0.H.P.2', 'hands.1', 'halveP/3'],
    [null, 'turn', 'end'],
    [null, 'land.S', 'tS'],
    [null, 'stock.1', 'bt'],
  ])('from %s to %s is %s', (from, to, notation) => {
    expect(attempt(view(), 0, from, to)).toEqual({ notation })
  })

  it.each([
    ['hand.P', 'land.S', 'not-their-land', 'B20'],
    ['hand.P', 'column.1.H', 'not-their-side', 'B21'],
    ['hand.P', 'column.0.S', 'not-at-token', 'B21'],
    ['stock.0', 'temple.1.H', 'not-their-site', 'B22'],
    ['stock.0', 'temple.0.S', 'not-built-at-token', 'B22'],
    ['column.0.M', 'column.1.M', 'not-a-column', 'B26'],
    [null, 'starting.1', 'not-their-starting', 'B03'],
  ])('from %s to %s names its rule', (from, to, key, rule) => {
    expect(attempt(view(), 0, from, to)).toMatchObject({ text: { key }, rule })
  })
})

describe('a preview', () => {
  it('shows the tier that would rise, and the value', () => {
    const shown = previewOf(table(), 0, offer('stock.0', 'temple.0.H', 'act-build', { land: 'H', level: 3, source: 'o', before: 2, after: 3 }))
    expect(shown.level).toEqual({ place: 'temple.0.H', level: 3 })
    expect(shown.value).toEqual([3, null])
  })

  it('shows the last three cards leave and arrive', () => {
    const shown = previewOf(table({ columns: { ...NONE, M: 'ASSH' } }), 0, offer('column.0.M', 'column.0.P', 'act-migrate', { origin: 'M', land: 'P', cards: 'S S H' }))
    expect(shown.lost).toEqual({ 'column.0.M': [1, 2, 3] })
    expect(shown.added).toEqual({ 'column.0.P': 'SSH' })
  })

  it('shows the card of the run that pays, inside a phrase about which run', () => {
    const own = { columns: { ...NONE, H: 'AAAP' }, runs: [{ nation: 'A' as const, run: 0, from: 0, to: 2 }] }
    const raze = { key: 'act-raze', values: { land: 'H', nation: 'A', levels: 6, before: 8, after: 2 } }
    const shown = previewOf(table(own), 0, offer('run.0.H.A.0', 'temple.1.H', 'act-run', { what: raze, run: 1 }))
    expect(shown.razed).toBe('temple.1.H')
    expect(shown.value).toEqual([null, 2])
    expect(shown.lost).toEqual({ 'column.0.H': [2] })
  })
})

describe('a journey', () => {
  it('goes from the hand to the end of the column', () => {
    const after = table({ columns: { ...NONE, H: 'MP' } })
    const flights = flightsOf(table({ columns: { ...NONE, H: 'M' } }), after, [{ key: 'told-settle', values: { who: 0, nation: 'P', land: 'H' } }])
    expect(flights).toEqual([{ card: { nation: 'P' }, from: ['hand.P', 'hands.0'], to: ['column.0.H.1'] }])
  })

  it('takes every tier of a razed temple to the yard', () => {
    const before = table({}, { temples: { ...SITES, H: [1, 2, 4] } })
    const flights = flightsOf(before, table(), [{ key: 'told-raze', values: { who: 0, land: 'H', nation: 'A', before: 4, after: 0 } }])
    expect(flights.map((one) => one.to)).toEqual([['yard'], ['yard'], ['yard']])
  })

  it('brings drawn temple cards to the stock, and says nothing of what nobody drew', () => {
    const told = (cards: string) => [{ key: 'told-end', values: { who: 1, cards } }]
    expect(flightsOf(table(), table(), told('5 2')).map((one) => one.to)).toEqual([['stock.1'], ['stock.1']])
    expect(flightsOf(table(), table(), told('none'))).toEqual([])
  })
})
