// Picking up and putting down: offers between places, and nothing that is not one.
import { describe, expect, it, vi } from 'vitest'
import { Picking } from '../src/games/picking.svelte'
import type { Offer } from '../src/wire/types'

const offer = (action: number, from: string, to: string): Offer => ({ action, notation: `${from}>${to}`, text: { key: 'act', values: {} }, from, to, price: null })
const OFFERS = [offer(1, 'hand.M', 'land.M'), offer(2, 'hand.M', 'column.0.S'), offer(3, 'stock.0', 'temple.0.S')]

function hands() {
  const spies = { choose: vi.fn(), refuse: vi.fn() }
  const picking = new Picking(spies)
  picking.deal(OFFERS)
  return { picking, ...spies }
}

describe('picking', () => {
  it('lights up where the thing in hand can go, and nowhere else', () => {
    const { picking } = hands()
    expect(picking.target('land.M')).toBeNull()
    picking.pick('hand.M')
    expect(picking.target('land.M')?.action).toBe(1)
    expect(picking.target('temple.0.S')).toBeNull()
    expect(picking.fitting.map((one) => one.action)).toEqual([1, 2])
  })

  it('lets go when the same is pressed again', () => {
    const { picking } = hands()
    picking.pick('hand.M')
    picking.pick('hand.M')
    expect(picking.from).toBeNull()
    expect(picking.fitting).toHaveLength(3)
  })

  it('keeps in hand what can still go somewhere, and drops the rest', () => {
    const { picking } = hands()
    picking.pick('hand.M')
    picking.deal(OFFERS.slice(0, 1))
    expect(picking.from).toBe('hand.M')
    picking.deal(OFFERS.slice(2))
    expect(picking.from).toBeNull()
  })

  it('hands a choice and a refusal on', () => {
    const { picking, choose, refuse } = hands()
    picking.choose(OFFERS[0]!)
    picking.refuse({ notation: 'raze' })
    expect(choose).toHaveBeenCalledWith(OFFERS[0])
    expect(refuse).toHaveBeenCalledWith({ notation: 'raze' })
  })
})
