// 7 Wonders dealt again in the browser: whole games of every size, with every module, against the engine of the rules.
import { describe, expect, it } from 'vitest'
import type { Moment } from '../src/games/game'
import { Deal, dealtFrom } from '../src/games/wonders/deal'
import stories from './fixtures/wonders/deals.json'

type Story = { key: string; options: Record<string, string>; moments: Moment[] }
const all = stories as unknown as Story[]

describe('a whole game', () => {
  it.each(all)('is found in its key ($options.players players, tower $options.tower, projects $options.projects)', ({ key, options, moments }) => {
    const found = dealtFrom(key, options, moments)
    expect(found.filter(({ wrong }) => wrong !== null)).toEqual([])
    const compared = Object.fromEntries(found.map(({ what, compared }) => [what, compared]))
    const players = Number(options.players)
    expect(compared.hands).toBeGreaterThanOrEqual(21 * players)
    expect(compared.tiles ?? 0).toBe(options.tower === 'yes' ? 3 * players : 0)
    expect(compared.projects ?? 0).toBe(options.projects === 'yes' ? 3 : 0)
    expect(compared.boards ?? 0).toBe(Math.max(3, players) * (Number(options.wonders === 'dealt') + Number(options.sides === 'random')))
  })

  it('with another key is not the deal that was played', () => {
    const [one, other] = [all[0]!, all[1]!]
    expect(dealtFrom(other.key, one.options, one.moments).every(({ wrong }) => wrong !== null)).toBe(true)
  })

  it('shows less to one seat, and nothing wrong', () => {
    const { key, options, moments } = structuredClone(all[0]!)
    const own = moments.map((moment) => ({ ...moment, seat: 1, hand: moment.hands![1]!, hands: null }))
    const found = dealtFrom(key, options, own)
    expect(found.every(({ wrong }) => wrong === null)).toBe(true)
    expect(found.find(({ what }) => what === 'hands')!.compared).toBe(21)
  })
})

describe('a deal', () => {
  it('has seven cards for everybody in each Age, and the guilds of a table', () => {
    const { key, options } = all[2]!
    const deal = new Deal(key, options)
    expect(deal.ages.every(({ hands }) => hands.length === 7 && hands.every((hand) => hand.length === 7))).toBe(true)
    expect(deal.guilds).toHaveLength(9)
  })
})
