// What a game brings to the house: one folder of components under `games/`, loaded only when it is opened.
import type { Component } from 'svelte'
import type { LoggedEvent, Offer, Over, Payload, SeatNow, Text } from '../wire/types'
import type { Picking } from './picking.svelte'

/** What a table is drawn from: a payload of a live match, a frame of a replay, a step of a lesson, a figure. */
export interface View<T = unknown, H = unknown> {
  kind: string
  table: T
  seat: number | null // from whose side one looks; null for an onlooker, who sits at seat 0's side
  hand: H | null
  hands?: (H | null)[] | null // all hands open: a replay after the end
  seats: SeatNow[]
  to_act: number[]
  told: Text[] // what has just happened
  over: Over | null
  ply: number
}

/** A view with what led to it: one frame of a replay. */
export interface Moment<T = unknown, H = unknown> extends View<T, H> {
  event: Payload['event']
}

/** One kind of chance in a deal, told again from its key: how much of it could be compared, and where it first differs. */
export interface DealFinding {
  what: string // the game says `dealt-WHAT`
  compared: number // cards, or choices
  wrong: number | null // the ply of the first difference
}

export interface TableProps {
  view: View
  picking: Picking // what can be done, and what is picked up
  quiet?: boolean // nothing moves: figures, and jumps of a replay
  covered?: boolean // the hand lies face down: two people at one screen
  only?: 'table' | 'hand' | null // the table on one screen, hands on phones
  explain?: (() => Promise<unknown>) | null // what everything in hand would cost, where somebody can be asked
}

export interface GameModule {
  /** The whole table; acts through `picking`. */
  Table: Component<TableProps>
  /** Whether the table itself lists what can be done with what is picked up. */
  choosing?: boolean
  /** A small drawn position for the rulebook: a table without hands, piles and buttons; `lands`-like crops are its own. */
  Figure: Component<{ view: View; crop: string[]; marks: string[]; offer?: Offer | null }>
  /** The table in words for a screen reader: the same sentences as in the line-mode client. */
  inWords(view: View, names: readonly string[]): string[]
  /** Where a turn begins in a log, for stepping by turns. */
  turnOf(event: LoggedEvent): number | null
  /** Deal again from an open key, and compare with all that a whole game has shown: its moments from the first on. */
  dealtFrom?(key: string, options: Record<string, string>, story: readonly Moment[]): DealFinding[]
}

export const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  babel: () => import('./babel/index'),
  wonders: () => import('./wonders/index'),
}
