// What has not changed stays the same thing; what has changed is new, down to the part that did.
import { describe, expect, it } from 'vitest'
import { steady } from '../src/kit/steady'

describe('steady', () => {
  it('gives back what was there where all is equal', () => {
    const before = { cities: [{ coins: 3, cards: ['altar'] }], age: 1, over: null }
    expect(steady(before, structuredClone(before))).toBe(before)
  })

  it('keeps every part that is equal, and says what is new', () => {
    const before = { cities: [{ coins: 3, cards: ['altar'] }, { coins: 2, cards: [] }], age: 1 }
    const now = { cities: [{ coins: 4, cards: ['altar'] }, { coins: 2, cards: [] }], age: 1 }
    const kept = steady(before, structuredClone(now))
    expect(kept).toEqual(now)
    expect(kept.cities[0]).not.toBe(before.cities[0])
    expect(kept.cities[0]!.cards).toBe(before.cities[0]!.cards)
    expect(kept.cities[1]).toBe(before.cities[1])
  })

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, {}],
    [{}, null],
    [{ a: [] }, { a: null }],
  ])('tells %j from %j', (before, now) => {
    const kept = steady<unknown>(before, structuredClone(now))
    expect(kept).toStrictEqual(now)
    expect(kept).not.toBe(before)
  })
})
