// Other ways to what a run can do: from its column, and for a leap from the card or onto the temple.
import { describe, expect, it, vi } from 'vitest'
import { Picking } from '../src/games/picking.svelte'
import { ways } from '../src/games/babel/ways'
import type { Offer } from '../src/wire/types'

const offer = (action: number, from: string, to: string): Offer => ({ action, notation: `${from}>${to}`, text: { key: 'act', values: {} }, from, to, price: null })
const [ASSYRIANS, PERSIANS] = ['run.0.H.A.0', 'run.0.H.P.0']
const MIGRATE = offer(1, 'column.0.H', 'column.0.S')
const RAZE = offer(2, ASSYRIANS, 'temple.1.H')
const HALVE = offer(3, ASSYRIANS, 'hands.1')
const LEAP = offer(4, PERSIANS, 'stock.1')

function pickingFrom(place: string, offers: Offer[]): Picking {
  const picking = new Picking({ choose: vi.fn(), refuse: vi.fn() })
  picking.ways = ways
  picking.deal(offers)
  picking.pick(place)
  return picking
}

describe('ways of a run', () => {
  it('begins at its column too', () => {
    const picking = pickingFrom('column.0.H', [MIGRATE, RAZE, HALVE])
    expect(picking.target('column.0.S')).toBe(MIGRATE)
    expect(picking.target('temple.1.H')).toBe(RAZE)
    expect(picking.fitting).toEqual([MIGRATE, RAZE, HALVE])
  })

  it('lets its cards migrate with their column', () => {
    const picking = pickingFrom(ASSYRIANS, [MIGRATE, RAZE])
    expect(picking.target('column.0.S')).toBe(MIGRATE)
    expect(picking.target('temple.1.H')).toBe(RAZE)
  })

  it('can be picked up at its column when nothing migrates', () => {
    expect(pickingFrom('column.0.H', [RAZE]).from).toBe('column.0.H')
    expect(pickingFrom('column.0.S', [RAZE]).starts('column.0.S')).toBe(false)
  })

  it('is not chosen where two runs could be meant', () => {
    const picking = pickingFrom('column.0.H', [HALVE, offer(5, PERSIANS, 'hands.1')])
    expect(picking.target('hands.1')).toBeNull()
    expect(picking.fitting).toHaveLength(2)
  })

  it('leaps with the card onto the temple, whichever of the three is taken first', () => {
    expect(pickingFrom('stock.1', [LEAP]).target('temple.0.H')).toBe(LEAP)
    expect(pickingFrom(PERSIANS, [LEAP]).target('temple.0.H')).toBe(LEAP)
    expect(pickingFrom('column.0.H', [LEAP]).target('temple.0.H')).toBe(LEAP)
    expect(pickingFrom('stock.0', [LEAP]).target('temple.0.H')).toBeNull()
  })
})
