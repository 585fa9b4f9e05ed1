// Cards, boards, tiles and projects, from the files that the rules are played by.
import boardsFile from '../../../../src/ziggurat/games/wonders/boards.toml'
import cardsFile from '../../../../src/ziggurat/games/wonders/cards.toml'
import projectsFile from '../../../../src/ziggurat/games/wonders/projects.toml'
import tilesFile from '../../../../src/ziggurat/games/wonders/tiles.toml'
import { parseCost, parseEffect, type Colour, type Cost, type Effect } from './effects'

export type SideName = 'A' | 'B'

export interface CardKind {
  id: string
  name: string // two kinds of one name are never both in a city
  age: number
  colour: Colour
  cost: Cost
  gives: Effect[]
  chainFrom: string[]
  chainTo: string[]
  trade: boolean
  copies: number[] | 'drawn'
}
export interface Stage {
  cost: Cost
  gives: Effect[]
}
export interface BoardSide {
  start: Effect[]
  stages: Stage[]
}
export interface TileKind {
  id: string
  number: number
  kind: 'boon' | 'burden' | 'mixed'
  gives: Effect[]
}
export interface ProjectKind {
  id: string
  age: number
  colour: Colour
  cost: Cost
  failed: Effect[]
  done: Effect[]
}

interface CardEntry {
  name?: string
  age: number
  colour: Colour
  cost: string
  chain_from?: string[]
  gives: string[]
  trade?: boolean
  copies: number[] | 'drawn'
}
type SideEntry = { start: string[]; stages: { cost: string; gives: string[] }[] }
type TileEntry = { number: number; kind: TileKind['kind']; gives: string[] }
type ProjectEntry = { age: number; colour: Colour; cost: string; failed: string[]; done: string[] }

const cards = (cardsFile as { cards: Record<string, CardEntry> }).cards
const boards = (boardsFile as { boards: Record<string, Record<SideName, SideEntry>> }).boards
const { tower, tiles } = tilesFile as {
  tower: { points: number[]; closed_for_two: number; sides: { players: number[]; spaces: number }[] }
  tiles: Record<string, TileEntry>
}
const { joining, projects } = projectsFile as { joining: { tokens: Record<string, number>; unpaid: number[] }; projects: Record<string, ProjectEntry> }

const effects = (phrases: string[]) => phrases.map(parseEffect)
const each = <From, To>(from: Record<string, From>, made: (entry: From, id: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([id, entry]) => [id, made(entry, id)]))

function chainsOf(id: string): string[] {
  return Object.keys(cards).filter((other) => cards[other]!.chain_from?.includes(id))
}

const side = ({ start, stages }: SideEntry): BoardSide => ({
  start: effects(start),
  stages: stages.map(({ cost, gives }) => ({ cost: parseCost(cost), gives: effects(gives) })),
})

/** The kinds of cards by id, in the order of the file, from which decks are shuffled. */
export const CARDS: Record<string, CardKind> = each(cards, (card, id) => ({
  id,
  name: card.name ?? id,
  age: card.age,
  colour: card.colour,
  cost: parseCost(card.cost),
  gives: effects(card.gives),
  chainFrom: card.chain_from ?? [],
  chainTo: chainsOf(id),
  trade: card.trade ?? false,
  copies: card.copies,
}))

export const BOARDS: Record<string, Record<SideName, BoardSide>> = each(boards, ({ A, B }) => ({ A: side(A), B: side(B) }))

/** The tiles by their printed number. */
export const TILES: Record<number, TileKind> = Object.fromEntries(
  Object.entries(tiles).map(([id, tile]) => [tile.number, { id, number: tile.number, kind: tile.kind, gives: effects(tile.gives) }]),
)

export const PROJECTS: Record<string, ProjectKind> = each(projects, (project, id) => ({
  id,
  age: project.age,
  colour: project.colour,
  cost: parseCost(project.cost),
  failed: effects(project.failed),
  done: effects(project.done),
}))

/** How many spaces stay closed with two players. */
export const CLOSED_FOR_TWO = tower.closed_for_two
export const towerSpaces = (players: number): number => tower.sides.find((one) => one.players.includes(players))!.spaces

/** Participation tokens on a project; points, by Age, instead of a penalty that cannot be paid. */
export const projectTokens = (players: number): number => joining.tokens[players]!
export const UNPAID = joining.unpaid
