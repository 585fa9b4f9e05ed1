// The table of 7 Wonders laid from payloads of every kind: it draws them, and lets one choose what is offered and nothing else.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { View } from '../src/games/game'
import { LOOKING, Picking } from '../src/games/picking.svelte'
import game from '../src/games/wonders/index'
import Table from '../src/games/wonders/Table.svelte'
import type { Explained, WondersHand, WondersTable } from '../src/games/wonders/types'
import { words } from '../src/words/words.svelte'
import type { Offer, Payload, Text } from '../src/wire/types'
import { speakEnglish } from './english'

type Sent = Payload<WondersTable, WondersHand> & View<WondersTable, WondersHand>
const files = import.meta.glob('./fixtures/wonders/*.json', { eager: true, import: 'default' })
const payloads = Object.entries(files)
  .map(([path, payload]) => [path.replace(/.*\/|\.json$/g, ''), payload as Sent] as const)
  .filter(([name]) => !['deals', 'things'].includes(name))
const payload = (name: string): Sent => payloads.find(([known]) => known === name)![1]

function lay(sent: Sent, more: Record<string, unknown> = {}) {
  const hands = { choose: vi.fn<(offer: Offer) => void>(), refuse: vi.fn() }
  const picking = new Picking(hands)
  picking.deal(sent.legal)
  const laid = render(Table, { view: sent, picking, ...more })
  return { ...laid, hands, picking, place: (name: string) => laid.container.querySelector<HTMLElement>(`[data-place="${name}"]`) }
}

/** A card that can be built with more than one way to divide its price. */
const divided = ({ legal }: Sent): string => legal.find(({ from, to }, at) => to === 'build.0' && legal.slice(0, at).some((other) => other.from === from && other.to === to))!.from

vi.setConfig({ testTimeout: 60_000 }) // a busy machine takes its time to lay a table

beforeAll(async () => {
  await speakEnglish()
  await words.need('wonders')
})
afterEach(cleanup)

describe('a table', () => {
  it.each(payloads)('is laid: %s', (_, sent) => {
    const { container } = lay(sent)
    expect(container.querySelectorAll('section.city').length).toBe(3) // one's own and both neighbours; the rest is folded
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/)
  })

  it.each(payloads)('is said in words: %s', (_, sent) => {
    const lines = game.inWords(sent, sent.seats.map(({ name }) => name))
    expect(lines.length).toBeGreaterThan(3 * sent.table.cities.length)
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|\[object/)
  })

  it('opens the folded cities of a large table one by one', async () => {
    const { container } = lay(payload('seven'))
    const folded = [...container.querySelectorAll<HTMLElement>('.fold')]
    expect(folded).toHaveLength(4)
    await fireEvent.click(folded[1]!)
    expect(container.querySelectorAll('section.city')).toHaveLength(4)
    expect(folded[1]!.getAttribute('aria-expanded')).toBe('true')
  })

  it('hides the hand while the device changes hands, and shows none to an onlooker', () => {
    const sent = payload('two')
    expect(lay(sent, { covered: true }).place('hand')).toBeNull()
    cleanup()
    expect(lay({ ...sent, seat: null, hand: null, legal: [] }).place('hand')).toBeNull()
    cleanup()
    const hand = lay(sent, { only: 'hand' })
    expect(hand.place('hand')).not.toBeNull()
    expect(hand.container.querySelector('section.city')).toBeNull()
  })
})

it('shows all hands where they are open', () => {
  const sent = payload('three')
  const hands = sent.table.cities.map((_, seat) => ({ ...sent.hand!, cards: seat ? ['altar', 'baths'] : sent.hand!.cards }))
  const { container } = lay({ ...sent, hands, legal: [] })
  expect(container.querySelectorAll('[data-held]')).toHaveLength(4)
})

describe('a card', () => {
  it('opens its uses, each with its payments, and a payment is chosen', async () => {
    const sent = payload('two')
    const { place, hands, container } = lay(sent)
    const [from, to] = [divided(sent), 'build.0']
    await fireEvent.click(place(from)!)
    const ways = [...container.querySelectorAll<HTMLElement>(`.uses [data-to="${to}"]`)]
    const meant = sent.legal.filter((offer) => offer.from === from && offer.to === to)
    expect(ways.length).toBe(meant.length)
    expect(ways.length).toBeGreaterThan(1) // which neighbour gets what
    await fireEvent.click(ways[0]!)
    expect(meant).toContain(hands.choose.mock.calls[0]![0])
  })

  it('says what it cannot be used for, and why, with the rule', async () => {
    const sent = payload('three')
    const card = sent.hand!.cards[0]!
    const why = { code: 'no-chain', rule: 'W4.12', text: { key: 'why-no-chain', values: {} } }
    const explained: Explained = { ply: sent.ply, cards: [{ card, uses: [{ use: 'chain', to: 'chain.0', possible: false, why: [why], payments: [], changed: [] }] }] }
    const { place, hands, container } = lay(sent, { explain: async () => explained })
    await vi.waitFor(() => expect(place(`hand.${card}`)).not.toBeNull())
    await fireEvent.click(place(`hand.${card}`)!)
    await vi.waitFor(() => expect(container.querySelector('.not .why')?.textContent).toContain('W4.12'))
    await fireEvent.click(container.querySelector('.not .why')!)
    expect(hands.refuse).toHaveBeenCalledWith({ text: why.text, rule: 'W4.12' })
  })

  it('is put back with Escape', async () => {
    const sent = payload('two')
    const { place, picking, container } = lay(sent)
    const from = sent.legal[0]!.from
    await fireEvent.click(place(from)!)
    expect(picking.from).toBe(from)
    await fireEvent.keyDown(container.querySelector('.uses button')!, { key: 'Escape' })
    expect(picking.from).toBeNull()
  })
})

describe('what is chosen apart from the hand', () => {
  it.each([
    ['tile', /^draft\./],
    ['side', /^sides\./],
    ['board', /^boards\./],
    ['dig', /^discards\./],
    ['loss', /^city\./],
    ['copy', /^guild\./],
  ])('%s lies open, and what is pressed can be chosen', async (name, from) => {
    const sent = payload(name)
    const { place, hands, container } = lay(sent)
    const offer = sent.legal.find((one) => from.test(one.from))!
    await fireEvent.click(place(offer.from)!)
    await fireEvent.click(container.querySelector(`.uses [data-from="${offer.from}"]`)!)
    expect(hands.choose.mock.calls[0]![0].from).toBe(offer.from)
  })

  it('nobody who only looks can choose', () => {
    const sent = payload('tile')
    const picking = new Picking(LOOKING)
    render(Table, { view: { ...sent, seat: null, hand: null }, picking })
    expect(screen.queryByText('Keep one tile')).toBeNull()
  })
})

describe('the reveal', () => {
  it('is told city by city when the next payload comes, and closed by going on', async () => {
    const before = payload('three')
    const { rerender, container, picking, place } = lay(before)
    expect(container.querySelector('.reveal')).toBeNull()
    const city = (who: number) => ({ key: 'city-seat', values: { who } })
    const told: Text[] = [{ key: 'told-build', values: { city: city(1), card: 'altar' } }, { key: 'told-sell', values: { city: city(2) } }]
    await rerender({ view: { ...before, ply: before.ply + 1, told } })
    const panel = container.querySelector<HTMLElement>('.reveal')!
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2)
    await fireEvent.click(place(`hand.${before.hand!.cards[0]}`)!)
    expect(picking.from).not.toBeNull()
    expect(container.querySelector('.reveal')).toBeNull()
  })

  it('is nothing while others choose', async () => {
    const before = payload('three')
    const { rerender, container } = lay(before)
    await rerender({ view: { ...before, ply: before.ply + 1, told: [{ key: 'told-chosen', values: { who: 1 } }] } })
    expect(container.querySelector('.reveal')).toBeNull()
  })
})

describe('the score sheet', () => {
  const number = (text: string | null | undefined): number => Number(text!.replace('−', '-'))
  const cellsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.scores td button')]

  it.each(['rich', 'over', 'over-seven'])('draws the numbers of the payload and no others: %s', async (name) => {
    const { table } = payload(name)
    const { container } = lay(payload(name))
    const seats = table.cities.flatMap(({ points }, seat) => (points ? [seat] : []))
    const lines = table.categories.flatMap((category) => seats.map((seat) => [seat, category] as const))
    expect(cellsOf(container)).toHaveLength(lines.length)
    for (const [at, [seat, category]] of lines.entries()) {
      const cell = cellsOf(container)[at]!
      expect([seat, category, number(cell.querySelector('[aria-hidden]')!.textContent)]).toEqual([seat, category, table.cities[seat]!.points![category]])
      await fireEvent.click(cell)
      const drawn = [...container.querySelectorAll('.parts li b')].map((part) => number(part.textContent))
      expect([seat, category, drawn]).toEqual([seat, category, (table.cities[seat]!.parts![category] ?? []).map(({ points }) => points)])
    }
    const totals = [...container.querySelectorAll('.scores .total b')].map((total) => number(total.textContent))
    expect(totals).toEqual(seats.map((seat) => table.cities[seat]!.points!.total))
  })

  it('draws what it is sent, even where that is not what the rules would say', async () => {
    const sent = structuredClone(payload('rich'))
    sent.table.categories = ['leaders', 'science']
    sent.table.cities[0]!.points = { leaders: 91, science: 17, total: 5 }
    sent.table.cities[0]!.parts = { leaders: [{ text: { key: 'part-stage', values: { stage: 1 } }, points: 91 }] }
    const { container } = lay(sent)
    expect(cellsOf(container)[0]!.textContent).toContain('91')
    await fireEvent.click(cellsOf(container)[0]!)
    expect([...container.querySelectorAll('.parts li')]).toHaveLength(1)
  })
})
