// Babel dealt again from its key, as RULES.md says under "From the key to the deal", and compared with what was played.
import { ChaCha8 } from '../chacha8'
import type { DealFinding, Moment } from '../game'
import { NATIONS, type BabelHand, type BabelTable, type Nation } from './types'

type BabelMoment = Moment<BabelTable, BabelHand>
type Cards = Record<Nation, number>

const PER_NATION = 12
const OF_LEVEL = [8, 9, 8, 7, 6, 5] // temple cards of levels 1 to 6, without the two starting cards
const FIRST_HAND = 5
const DRAW = 3

/** What the key holds: the piles as they lie, tops last, and the keystream for the next shuffle. */
export class Deal {
  readonly first: number
  readonly hands: [Nation[], Nation[]]
  readonly pile: Nation[]
  readonly yard: number[]
  private readonly chance: ChaCha8

  constructor(key: string, options: Record<string, string>) {
    this.chance = new ChaCha8(key)
    this.first = options.starter === 'lot' ? this.chance.below(2) : 0
    this.pile = this.chance.shuffle(NATIONS.flatMap((nation) => Array<Nation>(PER_NATION).fill(nation)))
    this.yard = this.chance.shuffle(OF_LEVEL.flatMap((count, i) => Array<number>(count).fill(i + 1)))
    this.hands = [this.draw(FIRST_HAND), this.draw(FIRST_HAND)]
    this.hands[this.first]!.push(...this.draw(DRAW))
  }

  /** Nation cards from the top; an empty pile is made anew from the discard pile (B11). */
  draw(count: number, discard?: Cards): Nation[] {
    const drawn: Nation[] = []
    while (drawn.length < count) {
      if (!this.pile.length && discard) this.pile.push(...this.chance.shuffle(spread(discard)))
      const card = this.pile.pop()
      if (!card) break
      drawn.push(card)
    }
    return drawn
  }

  /** Temple cards from the top, as they are laid on a stock: the higher first (B12). */
  turnOver(count: number): number[] {
    return this.yard.splice(this.yard.length - count).sort((a, b) => b - a)
  }
}

/** Deal again and go through a whole game: who began, the first hands, every card that was drawn. */
export function dealtFrom(key: string, options: Record<string, string>, story: readonly Moment[]): DealFinding[] {
  const deal = new Deal(key, options)
  const told = standing(story as BabelMoment[])
  const [first, hands, nations, temples] = ['first', 'hands', 'nations', 'temples'].map(
    (what): DealFinding => ({ what, compared: 0, wrong: null }),
  ) as [DealFinding, DealFinding, DealFinding, DealFinding]
  const begin = told[0]
  if (!begin) return []
  compare(first, begin.ply, 1, begin.table.active === deal.first)
  for (const seat of [0, 1]) compareCards(hands, begin.ply, openHand(begin, seat), deal.hands[seat]!)
  told.slice(1).forEach((after, i) => {
    const before = told[i]!
    compareTemples(temples, deal, before, after)
    compareDraw(nations, deal, before, after)
  })
  return [first, hands, nations, temples].filter((finding) => finding.compared)
}

/** The moments that still count: an action that was taken back never happened. */
function standing(story: readonly BabelMoment[]): BabelMoment[] {
  const kept: BabelMoment[] = []
  for (const moment of story) {
    if (moment.event.type === 'undo') kept.pop()
    else if (!kept.length || moment.event.type === 'action') kept.push(moment)
  }
  return kept
}

function compareTemples(finding: DealFinding, deal: Deal, before: BabelMoment, after: BabelMoment): void {
  const fewer = before.table.yard_size - after.table.yard_size
  if (fewer < 0) deal.yard.push(...after.table.razed.slice(0, -fewer).reverse())
  if (fewer <= 0) return
  const laid = after.table.seats[before.table.active]!.stock.slice(-fewer)
  compare(finding, after.ply, fewer, String(deal.turnOver(fewer)) === String(laid))
}

function compareDraw(finding: DealFinding, deal: Deal, before: BabelMoment, after: BabelMoment): void {
  if (after.table.turn === before.table.turn) return
  const seat = after.table.active
  const count = after.table.seats[seat]!.hand_size - before.table.seats[seat]!.hand_size
  const drawn = deal.draw(count, before.table.discard)
  const [had, has] = [openHand(before, seat), openHand(after, seat)]
  if (had && has) compareCards(finding, after.ply, has, [...spread(had), ...drawn], drawn.length)
}

function compareCards(finding: DealFinding, ply: number, seen: Cards | null, dealt: Nation[], count = dealt.length): void {
  if (seen) compare(finding, ply, count, String(spread(seen)) === String(spread(counted(dealt))))
}

function compare(finding: DealFinding, ply: number, count: number, same: boolean): void {
  finding.compared += count
  if (!same) finding.wrong ??= ply
}

const openHand = (moment: BabelMoment, seat: number): Cards | null =>
  (moment.hands?.[seat] ?? (moment.seat === seat ? moment.hand : null))?.hand ?? null

/** Cards in the order of nations, and how many of each there are. */
const spread = (cards: Cards): Nation[] => NATIONS.flatMap((nation) => Array<Nation>(cards[nation]).fill(nation))
const counted = (cards: Nation[]): Cards =>
  Object.fromEntries(NATIONS.map((nation) => [nation, cards.filter((card) => card === nation).length])) as Cards
