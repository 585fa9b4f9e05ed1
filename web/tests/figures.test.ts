// Figures of the rulebook: what a crop shows, what is ringed, where the arrow goes, and the same in words.
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { around, arrow, measure } from '../src/games/babel/arrows'
import Figure from '../src/games/babel/Figure.svelte'
import { directly, journey, longest, ringed, shownOf } from '../src/games/babel/figures'
import { previewOf } from '../src/games/babel/preview'
import type { BabelTable, Nation, Side } from '../src/games/babel/types'
import type { Offer, Text } from '../src/wire/types'

const each = <T>(value: T, some: Partial<Record<Nation, T>> = {}): Record<Nation, T> => ({ M: value, S: value, H: value, P: value, A: value, ...some })
const side = (some: Partial<Side>): Side => ({ value: 0, token: 'H', hand_size: 3, stock: [], starting: false, temples: each<number[]>([]), columns: each(''), runs: [], ...some })

const TABLE: BabelTable = {
  turn: 9, active: 0, phase: 'normal', owed: 0, migrated: false, edition: 'de', lands: ['M', 'S', 'H', 'P', 'A'], yard_size: 30, razed: [], pile_size: 40, discard: each(0),
  seats: [
    side({ stock: [4, 2], starting: true, temples: each<number[]>([], { H: [1] }), columns: each('', { H: 'SSSA', M: 'MSSH' }), runs: [{ nation: 'S', run: 0, from: 0, to: 2 }] }),
    side({ token: 'M', stock: [5], temples: each<number[]>([], { H: [1, 2, 3] }), columns: each('', { H: 'SHSS' }) }),
  ],
}
const offer = (text: Text, from: string, to: string): Offer => ({ action: 1, notation: '', text, from, to, price: null })
const way = (one: Offer) => journey(one, previewOf(TABLE, 0, one), 0)

describe('a crop', () => {
  it('shows what it names, lands in the order of the river', () => {
    const shown = shownOf(['land.A', 'land.H', 'stock.1', 'yard', 'hands.1', 'starting.0', 'starting.1'], TABLE)
    expect(shown).toEqual({ lands: ['H', 'A'], stocks: [1], starting: [0], piles: ['yard'], hands: [1] })
  })

  it('that names nothing shows all lands', () => {
    expect(shownOf([], TABLE)).toEqual({ lands: TABLE.lands, stocks: [], starting: [], piles: [], hands: [] })
  })

  it('is as high as its longest column, with those that would come', () => {
    const settle = previewOf(TABLE, 0, offer({ key: 'act-settle', values: { land: 'H', nation: 'P' } }, 'hand.P', 'column.0.H'))
    expect(longest(TABLE, 0, ['H'], previewOf(TABLE, 0, null))).toBe(4)
    expect(longest(TABLE, 0, ['H'], settle)).toBe(5)
    expect(longest(TABLE, 1, ['M'], settle)).toBe(0)
  })
})

describe('a ring', () => {
  const strip = (column: string, ...places: number[]) => places.map((place) => `[data-at="${column}.${place}"]`)

  it('goes around all cards of a column, of a run, and of a nation wherever they lie', () => {
    expect(ringed('column.0.H', TABLE)).toEqual([strip('column.0.H', 0, 1, 2, 3)])
    expect(ringed('run.0.H.S.0', TABLE)).toEqual([strip('column.0.H', 0, 1, 2)])
    expect(ringed('nation.1.H.S', TABLE)).toEqual([strip('column.1.H', 0), strip('column.1.H', 2, 3)])
  })

  it.each(['stock.0', 'yard', 'column.1.A', 'temple.1.H', 'hands.1'])('goes around the place %s', (mark) => {
    expect(ringed(mark, TABLE)[0]).toContain(`[data-place="${mark}"]`)
  })
})

describe('an arrow', () => {
  it.each([
    ['travel', offer({ key: 'act-travel', values: { land: 'A', nation: 'A' } }, 'hand.A', 'land.A'), 'token.0', 'land.A'],
    ['settle', offer({ key: 'act-settle', values: { land: 'H', nation: 'P' } }, 'hand.P', 'column.0.H'), 'hand.P', 'column.0.H'],
    ['build', offer({ key: 'act-build', values: { land: 'H', level: 2, before: 1, after: 2 } }, 'stock.0', 'temple.0.H'), 'stock.0', 'temple.0.H'],
    ['leap', offer({ key: 'act-leap', values: { land: 'H', level: 3, before: 1, after: 3 } }, 'run.0.H.P.0', 'stock.1'), 'stock.1', 'temple.0.H'],
    ['rob', offer({ key: 'act-rob', values: { land: 'H', level: 3, before: 1, after: 3 } }, 'run.0.H.H.0', 'temple.1.H'), 'temple.1.H', 'temple.0.H'],
    ['raze', offer({ key: 'act-raze', values: { land: 'H', after: 0 } }, 'run.0.H.A.0', 'temple.1.H'), 'temple.1.H', 'yard'],
    ['migrate', offer({ key: 'act-migrate', values: { origin: 'M', land: 'P', cards: 'S S H' } }, 'column.0.M', 'column.0.P'), 'column.0.M.1', 'column.0.P'],
    ['win over', offer({ key: 'act-winover', values: { land: 'H', target: 'S', cards: 2 } }, 'run.0.H.S.0', 'column.1.H'), 'column.1.H.2', 'column.0.H'],
    ['expel', offer({ key: 'act-expel', values: { land: 'H', target: 'S', cards: 3 } }, 'run.0.H.M.0', 'nation.1.H.S'), 'column.1.H.0', 'discard'],
    ['halve', offer({ key: 'act-halve', values: { cards: 1, hand: 3 } }, 'run.0.H.S.0', 'hands.1'), 'hands.1', 'discard'],
    ['a second run', offer({ key: 'act-run', values: { what: { key: 'act-raze', values: { land: 'H', after: 0 } }, run: 2 } }, 'run.0.H.A.1', 'temple.1.H'), 'temple.1.H', 'yard'],
  ])('shows what moves: %s', (_name, one, from, to) => {
    const [start, end] = way(one)!
    expect(start.join()).toContain(`"${from}"`)
    expect(end.join()).toContain(`"${to}"`)
  })

  it('does not move a card that only pays', () => {
    const [start] = way(offer({ key: 'act-winover', values: { land: 'H', target: 'S', cards: 2 } }, 'run.0.H.S.0', 'column.1.H'))!
    expect(start.join()).not.toContain('column.0')
  })

  it('goes from what acts to what it acts on, where the rest is not shown', () => {
    const [start, end] = directly(offer({ key: 'act-raze', values: { land: 'H', after: 0 } }, 'run.0.H.S.0', 'temple.1.H'), TABLE)
    expect(start).toHaveLength(3)
    expect(end.join()).toContain('"temple.1.H"')
  })

  it('is not drawn for what moves nothing on the table', () => {
    expect(way(offer({ key: 'act-end', values: { cards: 2 } }, 'turn', 'yard'))).toBeNull()
  })

  it('begins and ends at the edges of its boxes', () => {
    const [left, right] = [{ x: 0, y: 0, width: 20, height: 20 }, { x: 200, y: 0, width: 20, height: 20 }]
    const [x1, , , , x2] = arrow(left, right).match(/-?[\d.]+/g)!.slice(0, 6).map(Number) as [number, number, number, number, number]
    expect(x1).toBeCloseTo(20, 0)
    expect(x2).toBeCloseTo(200, 0)
  })

  it('swings around what lies between above and below', () => {
    const path = arrow({ x: 0, y: 0, width: 20, height: 20 }, { x: 0, y: 200, width: 20, height: 20 })
    expect(path).toMatch(/^M20\.0 10\.0C54\.0 10\.0 54\.0 210\.0 20\.0 210\.0$/)
  })

  it('is measured with all others before any is drawn', async () => {
    const done: string[] = []
    for (const name of ['a', 'b']) measure(() => (done.push(`read ${name}`), () => done.push(`draw ${name}`)))
    await new Promise(requestAnimationFrame)
    expect(done).toEqual(['read a', 'read b', 'draw a', 'draw b'])
  })

  it('has a box around boxes', () => {
    expect(around([])).toBeNull()
    expect(around([{ x: 5, y: 5, width: 5, height: 5 }, { x: 20, y: 0, width: 10, height: 5 }], 1)).toEqual({ x: 4, y: -1, width: 27, height: 12 })
  })
})

describe('a figure', () => {
  afterEach(cleanup)
  const view = { kind: 'figure', table: TABLE, seat: 0, hand: null, to_act: [], told: [], over: null, ply: 0, seats: ['you', 'they'].map((name) => ({ name, agent: null, person: true, resigned: false })) }

  it('is one picture with words, and nothing in it can be pressed', () => {
    const { container } = render(Figure, { view, crop: ['land.H', 'stock.0', 'yard', 'hands.1'], marks: ['temple.1.H'], offer: null })
    const picture = screen.getByRole('img')
    expect(picture.getAttribute('aria-label')).toContain('4 2')
    expect([...container.querySelectorAll('button')].every((button) => button.closest('[inert]'))).toBe(true)
  })

  it('draws what is cropped in, and nothing else', () => {
    const { container } = render(Figure, { view, crop: ['land.H', 'stock.0', 'discard'], marks: [], offer: null })
    const has = (place: string) => container.querySelector(`[data-place="${place}"], [data-at="${place}"]`) !== null
    expect(['land.H', 'stock.0', 'discard', 'column.1.H'].filter(has)).toHaveLength(4)
    expect(['land.M', 'stock.1', 'starting.0', 'yard', 'pile', 'hands.1'].filter(has)).toEqual([])
  })
})
