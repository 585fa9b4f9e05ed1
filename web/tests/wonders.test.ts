// The table of 7 Wonders without rules: offers become uses, what was told becomes news, things become words.
import { beforeAll, describe, expect, it } from 'vitest'
import { CARDS, PROJECTS, TILES, BOARDS } from '../src/games/wonders/material'
import { cityOf, pursesOf, revealOf } from '../src/games/wonders/news'
import { costTexts, effectText } from '../src/games/wonders/things'
import { leftOf, rightOf, type Explained, type WondersOffer, type WondersTable } from '../src/games/wonders/types'
import { barred, glance, readUse, total, usesAt } from '../src/games/wonders/uses'
import { isHushed } from '../src/play/hush'
import type { Text, Value } from '../src/wire/types'
import { speakEnglish } from './english'
import seven from './fixtures/wonders/seven.json'
import things from './fixtures/wonders/things.json'
import two from './fixtures/wonders/two.json'

const tableOf = (payload: unknown): WondersTable => (payload as { table: WondersTable }).table
const offer = (notation: string, from: string, to: string, price: WondersOffer['price'] = null): WondersOffer => ({ action: notation.length, notation, text: { key: '', values: {} }, from, to, price })
const text = (key: string, values: Record<string, Value> = {}): Text => ({ key, values })

beforeAll(speakEnglish)

describe('a use', () => {
  it.each([
    ['build.0', { name: 'build', city: 0, tile: null, joining: null }],
    ['build.2+join', { name: 'build', city: 2, tile: null, joining: 'join' }],
    ['chain.1+any', { name: 'chain', city: 1, tile: null, joining: 'any' }],
    ['tile.17', { name: 'tile', city: null, tile: 17, joining: null }],
    ['sell', { name: 'sell', city: null, tile: null, joining: null }],
    ['sell.2', { name: 'sell', city: 2, tile: null, joining: null }],
  ])('is read from %s', (to, read) => {
    expect(readUse(to)).toEqual(read)
  })

  const offers = [
    offer('sell:school', 'hand.school', 'sell'),
    offer('build:school>3', 'hand.school', 'build.0', { left: 0, right: 3, bank: 0 }),
    offer('build:school<2', 'hand.school', 'build.0', { left: 2, right: 0, bank: 0 }),
    offer('build:school<2+join', 'hand.school', 'build.0+join', { left: 2, right: 0, bank: 1 }),
    offer('build:altar', 'hand.altar', 'build.0', { left: 0, right: 0, bank: 0 }),
  ]
  const why = { code: 'no-chain', rule: 'W4.12', text: text('why-no-chain') }
  const explained: Explained = {
    ply: 3,
    cards: [{ card: 'school', uses: [{ use: 'chain', to: 'chain.0', possible: false, why: [why], payments: [], changed: [] }, { use: 'build', to: 'build.0', possible: true, why: [], payments: [], changed: [] }] }],
  }

  it('gathers its payments, the cheapest first, and stands in the order of the table', () => {
    const uses = usesAt('hand.school', offers, explained)
    expect(uses.map(({ to }) => to)).toEqual(['build.0', 'build.0+join', 'chain.0', 'sell'])
    expect(uses[0]!.offers.map(({ price }) => total(price))).toEqual([2, 3])
    expect(uses[2]).toMatchObject({ offers: [], why: [why] })
  })

  it('is barred with its reason, and joining only where the building itself is possible', () => {
    const also: Explained = { ply: 3, cards: [{ card: 'school', uses: [...explained.cards[0]!.uses, { use: 'chain+join', to: 'chain.0+join', possible: false, why: [why], payments: [], changed: [] }, { use: 'build+any', to: 'build.0+any', possible: false, why: [why], payments: [], changed: [] }] }] }
    expect(barred(usesAt('hand.school', offers, also)).map(({ to }) => to)).toEqual(['build.0+any', 'chain.0'])
  })

  it('shows at a glance what a card costs, and why it cannot be built', () => {
    expect(glance(usesAt('hand.school', offers, explained))).toEqual({ kind: 'coins', coins: 2, by: 'build' })
    expect(glance(usesAt('hand.altar', offers, null))).toEqual({ kind: 'free', by: 'build' })
    const sold = offers.slice(0, 1)
    const dear: Explained = { ply: 3, cards: [{ card: 'school', uses: [{ use: 'build', to: 'build.0', possible: false, why: [why], payments: [], changed: [] }] }] }
    expect(glance(usesAt('hand.school', sold, dear))).toEqual({ kind: 'not', why, other: false })
  })
})

describe('what was told', () => {
  const table = tableOf(two)
  const anna = text('city-seat', { who: 1 })

  it('knows its city', () => {
    expect(cityOf(text('told-build', { city: anna, card: 'altar' }), table)).toBe(1)
    expect(cityOf(text('told-build', { city: text('city-free'), card: 'altar' }), table)).toBe(2)
    expect(cityOf(text('told-reward', { who: 0, times: 1 }), table)).toBe(0)
    expect(cityOf(text('told-age', { age: 2 }), table)).toBeNull()
  })

  it('becomes news by city, and the rest for all', () => {
    const before = structuredClone(table)
    before.cities[1]!.coins += 2
    const told = [text('told-build', { city: anna, card: 'altar' }), text('told-paid', { city: anna, price: text('paid-bank', { coins: 2 }) }), text('told-stage', { city: text('city-free'), stage: 1 }), text('told-conflict-won', { city: anna, other: text('city-free'), own: 3, their: 1 }), text('told-age', { age: 2 })]
    const reveal = revealOf(before, table, told, 9)!
    expect(reveal.cities.map(({ city, use, card, coins, said }) => [city, use, card, coins, said.length])).toEqual([[1, 'build', 'altar', -2, 2], [2, 'stage', null, 0, 1]])
    expect(reveal.rest.map(({ key }) => key)).toEqual(['told-conflict-won', 'told-age'])
  })

  it('says which coins went where', () => {
    const price = text('list', { first: text('paid-left', { coins: 2, city: text('city-free') }), rest: text('list', { first: text('paid-right', { coins: 1, city: text('city-seat', { who: 0 }) }), rest: text('paid-bank', { coins: 3 }) }) })
    const told = [text('told-build', { city: anna, card: 'altar' }), text('told-paid', { city: anna, price }), text('told-coins', { city: anna, coins: 5 })]
    expect(pursesOf(revealOf(null, table, told, 9)!, table)).toEqual([{ from: 1, to: 2, coins: 2 }, { from: 1, to: 0, coins: 1 }, { from: 1, to: null, coins: 3 }, { from: null, to: 1, coins: 5 }])
  })

  it('is hushed while others choose', () => {
    const told = [text('told-chosen', { who: 1 })]
    expect(revealOf(null, table, told, 9)).toBeNull()
    expect(revealOf(null, table, [text('match-started')], 0)).toBeNull()
    expect(isHushed({ told })).toBe(true)
    expect(isHushed({ told: [] })).toBe(false)
  })
})

describe('neighbours', () => {
  it('sit clockwise to the left, with the Free City as the third of two', () => {
    expect([leftOf(0, tableOf(two)), rightOf(0, tableOf(two)), leftOf(1, tableOf(two))]).toEqual([1, 2, 2])
    expect([leftOf(6, tableOf(seven)), rightOf(0, tableOf(seven))]).toEqual([0, 6])
  })
})

describe('things', () => {
  const said = things as unknown as Record<string, Text[]>
  const everything: [string, Text[]][] = [
    ...Object.values(CARDS).flatMap(({ id, gives, cost }): [string, Text[]][] => [[`card.${id}`, gives.map(effectText)], [`card.${id}.cost`, costTexts(cost)]]),
    ...Object.values(TILES).map(({ number, gives }): [string, Text[]] => [`tile.${number}`, gives.map(effectText)]),
    ...Object.values(PROJECTS).flatMap(({ id, done, failed, cost }): [string, Text[]][] => [[`project.${id}.done`, done.map(effectText)], [`project.${id}.failed`, failed.map(effectText)], [`project.${id}.cost`, costTexts(cost)]]),
    ...Object.entries(BOARDS).flatMap(([board, sides]) =>
      (['A', 'B'] as const).flatMap((side): [string, Text[]][] => [
        [`start.${board}.${side}`, sides[side].start.map(effectText)],
        ...sides[side].stages.flatMap(({ gives, cost }, at): [string, Text[]][] => [[`stage.${board}.${side}.${at}`, gives.map(effectText)], [`stage.${board}.${side}.${at}.cost`, costTexts(cost)]]),
      ]),
    ),
  ]

  it('are said by the same phrases as everywhere in this game', () => {
    expect(Object.keys(said).length).toBe(everything.length)
    for (const [name, phrases] of everything) expect([name, phrases]).toEqual([name, said[name]])
  })
})
