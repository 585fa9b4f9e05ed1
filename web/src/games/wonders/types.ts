// The own parts of a payload of 7 Wonders, as NOTATION.md ("As JSON") has them.
import type { Offer, Text } from '../../wire/types'
import type { View } from '../game'

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** A line of the score sheet; the table says which there are. */
export type Category = string

/** Of what a number of the score sheet is made. */
export interface Part {
  text: Text
  points: number
}

export type Phase = 'board' | 'side' | 'tile' | 'card' | 'seventh' | 'free' | 'dig' | 'loss' | 'copy' | 'over'
export type Hand = 'left' | 'right'

export interface UnitPrices {
  raw: number
  goods: number
}

export interface City {
  board: string | null
  side: 'A' | 'B' | null
  stages: number
  coins: number
  shields: number
  cards: string[]
  colours: Record<Colour, number>
  symbols: Record<'compass' | 'gear' | 'tablet' | 'any', number>
  victories: Record<'1' | '3' | '5', number>
  defeats: number
  unpaid: number
  penalties: number
  free_builds: number
  free_stages: number
  any_colours: number
  olympia: boolean
  lost_start: boolean
  rewards: number[]
  joins: number
  joined: boolean
  tiles_left: number
  tiles_built: number
  hand_size: number
  makes: string[]
  sells: string[]
  prices: Record<Hand, UnitPrices> | null // none while nothing can be bought
  copied: string | null
  points: ({ total: number } & Record<Category, number>) | null // none for the Free City
  parts: Partial<Record<Category, Part[]>> | null // of these points
}

export interface TowerNow {
  placed: number[]
  /** Who built each tile placed, in the same order; null where an old position does not tell. */
  builders?: (number | null)[]
  active: number[]
  spaces: number
  closed: number
}

export interface ProjectNow {
  id: string
  tokens: number
  open: boolean
}

export interface WondersTable {
  phase: Phase
  age: number
  turn: number
  direction: Hand
  players: number
  tower: boolean
  projects: boolean
  sides: string
  wonders: string
  late_tiles: string
  asked: number[]
  chosen: number[]
  digger: number | null
  holder: number | null
  boards: string[]
  cities: City[]
  categories: Category[]
  tower_tiles: TowerNow | null
  project: ProjectNow | null
  past_projects: string[]
  discard_size: number
  pile_size: number
}

export interface Chosen {
  action: number
  notation: string
}

export interface WondersHand {
  cards: string[]
  choice: Chosen | null
  free_choice: Chosen | null
  tiles: number[]
  waiting: number[]
  draft: number[]
  drawn: string | null // from the pile this turn, with two players
  discards: string[]
  passed: { seat: number; cards: string[]; left: number }[] // `left` of these cards are in that seat's hand
}

export interface Price {
  left: number
  right: number
  bank: number
}

export type WondersOffer = Offer & { price: Price | null }
export type WondersView = View<WondersTable, WondersHand>

/** Why a use is not possible. */
export interface Obstacle {
  code: string
  rule: string
  text: Text
}

export interface Bought {
  resource: string
  count: number
  coins: number
}

export interface Payment extends Price {
  action: number
  notation: string
  own: { source: string; makes: string }[]
  bought: Record<Hand, Bought[]>
  changed: { by: string; text: Text }[]
}

/** One thing that could be done with a card, explained. */
export interface UseExplained {
  use: string
  to: string
  possible: boolean
  why: Obstacle[]
  payments: Payment[]
  changed: Payment['changed'] // what changes the price, even where it cannot be paid
}

export interface Explained {
  ply: number
  cards: { card: string; uses: UseExplained[] }[]
}

/** The side at the bottom: one's own, seat 0's for onlookers. */
export const near = (view: Pick<WondersView, 'seat'>): number => view.seat ?? 0

/** The city on the left: the next clockwise; and on the right. */
export const leftOf = (city: number, table: WondersTable): number => (city + 1) % table.cities.length
export const rightOf = (city: number, table: WondersTable): number => (city + table.cities.length - 1) % table.cities.length

/** With two players the third city is nobody's. */
export const isFreeCity = (city: number, table: WondersTable): boolean => city >= table.players
