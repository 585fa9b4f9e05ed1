// The browser deals as the rules do: the keystream, whole deals, and all chance of whole games.
import { describe, expect, it } from 'vitest'
import { Deal, dealtFrom } from '../src/games/babel/deal'
import { ChaCha8 } from '../src/games/chacha8'
import type { Moment } from '../src/games/game'
import vectors from './deals.json'

type Story = { key: string; options: Record<string, string>; moments: Moment[] }
const stories = vectors.stories as unknown as Story[]
const copy = <T>(thing: T): T => structuredClone(thing)

describe('the keystream', () => {
  it('is ChaCha8 (the published vector of a zero key)', () => {
    const stream = new ChaCha8('0'.repeat(64))
    const words = Array.from({ length: 4 }, () => stream.next().toString(16).padStart(8, '0'))
    const bytes = words.map((word) => word.match(/../g)!.reverse().join('')).join('')
    expect(bytes).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1')
  })

  it.each(vectors.numbers)('gives the same numbers below a limit ($key)', ({ key, limits, numbers, wide, many, far }) => {
    const stream = new ChaCha8(key)
    expect(limits.map((limit) => stream.below(limit))).toEqual(numbers)
    expect(Array.from({ length: many }, () => stream.below(wide)).at(-1)).toBe(far)
  })

  it('refuses what is no key', () => {
    expect(() => new ChaCha8('abc')).toThrow(RangeError)
  })
})

describe('a deal', () => {
  it.each(vectors.deals)('is the one of the rules ($options.starter, $key)', ({ key, options, first, hands, pile, yard }) => {
    const deal = new Deal(key, options)
    const sorted = deal.hands.map((hand) => hand.toSorted((a, b) => 'MSHPA'.indexOf(a) - 'MSHPA'.indexOf(b)).join(''))
    expect({ first: deal.first, hands: sorted, pile: deal.pile.join(''), yard: deal.yard.join('') }).toEqual({ first, hands, pile, yard })
  })
})

describe('a whole game', () => {
  it.each(stories)('is found in its key ($options.edition)', ({ key, options, moments }) => {
    const found = dealtFrom(key, options, moments)
    expect(found.map((finding) => finding.what)).toEqual(['first', 'hands', 'nations', 'temples'])
    expect(found.every((finding) => finding.wrong === null)).toBe(true)
    expect(found[1]!.compared).toBe(13)
    expect(found[2]!.compared).toBeGreaterThan(47) // more than the draw pile had: it was shuffled anew
    expect(found[3]!.compared).toBeGreaterThan(40)
  })

  it('shows less to one seat, and nothing wrong', () => {
    const { key, options, moments } = copy(stories[0]!)
    const own = moments.map((moment) => ({ ...moment, seat: 1, hand: moment.hands![1]!, hands: null }))
    const found = dealtFrom(key, options, own)
    expect(found.every((finding) => finding.wrong === null)).toBe(true)
    expect(found[1]!.compared).toBeLessThan(13)
  })

  it('with another key is not the deal that was played', () => {
    const { options, moments } = stories[0]!
    const found = dealtFrom(stories[1]!.key, options, moments)
    expect(found.filter((finding) => finding.wrong !== null).length).toBeGreaterThan(1)
  })

  it('with one temple card changed is found out, with the place', () => {
    const { key, options, moments } = copy(stories[0]!)
    const at = moments.findIndex((moment) => (moment.table as { turn: number }).turn === 6)
    const [one, other] = (moments[at]!.table as { seats: { stock: number[] }[] }).seats as [{ stock: number[] }, { stock: number[] }]
    for (const { stock } of [one, other]) stock[stock.length - 1] = (stock.at(-1)! % 6) + 1
    expect(dealtFrom(key, options, moments).at(-1)!.wrong).toBe(moments[at]!.ply)
  })
})
