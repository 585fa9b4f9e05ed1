// Babel's own parts of a payload, as NOTATION.md ("As JSON") has them.
import type { View } from '../game'

export type Nation = 'M' | 'S' | 'H' | 'P' | 'A'
export type Land = Nation | 'Q'
export const NATIONS: readonly Nation[] = ['M', 'S', 'H', 'P', 'A']

export interface Run {
  nation: Nation
  run: number
  from: number
  to: number
}

export interface Side {
  value: number
  token: Land
  hand_size: number
  stock: number[]
  starting: boolean
  temples: Record<Nation, number[]>
  columns: Record<Nation, string>
  runs: Run[]
}

export interface BabelTable {
  turn: number
  active: number
  phase: 'normal' | 'end'
  owed: number
  migrated: boolean
  edition: string
  lands: Nation[]
  seats: [Side, Side]
  yard_size: number
  razed: number[]
  pile_size: number
  discard: Record<Nation, number>
}

export interface BabelHand {
  hand: Record<Nation, number>
  known: Record<Nation, number>
}

export type BabelView = View<BabelTable, BabelHand>

/** The side at the bottom: one's own, seat 0's for onlookers. */
export const near = (view: Pick<BabelView, 'seat'>): number => view.seat ?? 0

export const runPlace = (seat: number, land: Land, { nation, run }: Run): string => `run.${seat}.${land}.${nation}.${run}`
