// 7 Wonders dealt again from its key, as RULES.md says under "From the key to the deal", and compared with what was played.
import { ChaCha8 } from '../chacha8'
import type { DealFinding, Moment } from '../game'
import { BOARDS, CARDS, PROJECTS, TILES } from './material'
import type { WondersHand, WondersTable } from './types'

type WondersMoment = Moment<WondersTable, WondersHand>

const AGES = [1, 2, 3]
const HAND = 7
const TILES_EACH = 3
const PROJECTS_EACH = 5

interface AgeDealt {
  project: string | null
  hands: string[][]
  pile: string[] // two players: the rest, top last
}

/** What the key holds. */
export class Deal {
  readonly boards: string[] // by city, where they are dealt
  readonly sides: ('A' | 'B')[] // by city, where they are left to chance
  readonly tiles: number[][] // by seat
  readonly guilds: string[]
  readonly ages: AgeDealt[]
  private readonly chance: ChaCha8
  private readonly players: number

  constructor(key: string, options: Record<string, string>) {
    this.chance = new ChaCha8(key)
    this.players = Number(options.players)
    const cities = Math.max(3, this.players)
    this.boards = this.chance.shuffle(Object.keys(BOARDS)).reverse().slice(0, cities)
    this.sides = this.boards.map(() => (this.chance.below(2) ? 'B' : 'A'))
    this.tiles = options.tower === 'yes' ? this.dealTiles() : []
    this.guilds = this.drawGuilds()
    this.ages = AGES.map((age) => this.dealAge(age, options.projects === 'yes'))
  }

  private dealTiles(): number[][] {
    const tiles = this.chance.shuffle(Object.keys(TILES).map(Number).sort((a, b) => a - b))
    return Array.from({ length: this.players }, () => top(tiles, TILES_EACH))
  }

  private drawGuilds(): string[] {
    const guilds = Object.values(CARDS).filter(({ copies }) => copies === 'drawn').map(({ id }) => id)
    const drawn = top(this.chance.shuffle([...guilds]), Math.max(3, this.players) + 2)
    return guilds.filter((guild) => drawn.includes(guild))
  }

  private dealAge(age: number, projects: boolean): AgeDealt {
    const project = projects ? Object.values(PROJECTS).filter((one) => one.age === age)[this.chance.below(PROJECTS_EACH)]!.id : null
    const pile = this.chance.shuffle([...deckOf(age, Math.max(3, this.players)), ...(age === 3 ? this.guilds : [])])
    return { project, hands: Array.from({ length: this.players }, () => top(pile, HAND)), pile: this.players === 2 ? pile : [] }
  }
}

/** Every copy that is in for so many players, in the order of the file. */
function deckOf(age: number, players: number): string[] {
  return Object.values(CARDS).flatMap(({ id, age: own, copies }) => (own === age && copies !== 'drawn' ? copies.filter((mark) => mark <= players).map(() => id) : []))
}

/** Take some from the top, one after the other. */
const top = <T>(pile: T[], count: number): T[] => pile.splice(pile.length - count).reverse()

/** Deal again and go through a whole game: boards, tiles, projects, and the hands of each Age. */
export function dealtFrom(key: string, options: Record<string, string>, story: readonly Moment[]): DealFinding[] {
  const moments = story as WondersMoment[]
  if (!moments.length) return []
  const deal = new Deal(key, options)
  const [boards, tiles, projects, hands] = ['boards', 'tiles', 'projects', 'hands'].map((what): DealFinding => ({ what, compared: 0, wrong: null })) as [DealFinding, DealFinding, DealFinding, DealFinding]
  compareBoards(boards, deal, options, moments)
  for (const moment of moments.filter(({ table }) => table.phase === 'tile' && table.turn === 0).slice(0, 1)) compareTiles(tiles, deal, moment)
  for (const age of AGES) {
    const begun = moments.find(({ table }) => table.age === age && table.turn === 1 && table.phase === 'card')
    if (begun) compareAge(projects, hands, deal.ages[age - 1]!, begun)
  }
  return [boards, tiles, projects, hands].filter((finding) => finding.compared)
}

function compareBoards(finding: DealFinding, deal: Deal, options: Record<string, string>, moments: readonly WondersMoment[]): void {
  const known = moments.find(({ table }) => table.cities.every(({ board, side }) => board && side))
  known?.table.cities.forEach(({ board, side }, city) => {
    if (options.wonders === 'dealt') compare(finding, known.ply, 1, board === deal.boards[city])
    if (options.sides === 'random') compare(finding, known.ply, 1, side === deal.sides[city])
  })
}

function compareTiles(finding: DealFinding, deal: Deal, moment: WondersMoment): void {
  deal.tiles.forEach((tiles, seat) => {
    const hand = openHand(moment, seat)
    if (hand?.draft.length) compare(finding, moment.ply, tiles.length, sorted(hand.draft) === sorted(tiles))
  })
}

function compareAge(projects: DealFinding, hands: DealFinding, dealt: AgeDealt, moment: WondersMoment): void {
  if (dealt.project) compare(projects, moment.ply, 1, moment.table.project?.id === dealt.project)
  dealt.hands.forEach((cards, seat) => {
    const hand = openHand(moment, seat)
    const drawn = hand && hand.cards.length > cards.length ? dealt.pile.slice(-1) : [] // for the Free City
    if (hand) compare(hands, moment.ply, cards.length + drawn.length, sorted(hand.cards) === sorted([...cards, ...drawn]))
  })
}

function compare(finding: DealFinding, ply: number, count: number, same: boolean): void {
  finding.compared += count
  if (!same) finding.wrong ??= ply
}

const sorted = (things: readonly (string | number)[]): string => [...things].map(String).sort().join()

const openHand = (moment: WondersMoment, seat: number): WondersHand | null => moment.hands?.[seat] ?? (moment.seat === seat ? moment.hand : null)
