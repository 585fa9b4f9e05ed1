// How somebody likes to play a game, remembered in this browser, and the tables that come of it.
import type { Clock, GameOnShelf, NewTable } from '../wire/types'
import { FIRST_CHOICE, levelOf } from './levels'
import { BY_LOT, PLAYERS, STARTER } from './options'

export type Begins = 'me' | 'them' | 'lot'
export type Way = 'bot' | 'friend' | 'everybody' | 'screen' | 'phones'

export interface Choice {
  agent: string
  begins: Begins
  options: Record<string, string>
  clock: Clock
  players?: number // where a game can be played by more or fewer
  agents?: (string | null)[] // bots that are not the usual `agent`, by opponent
}

export const BEGINS: readonly Begins[] = ['me', 'them', 'lot']
export const MINUTES = [5, 10, 15, 25, 45, 60]
export const SECONDS = [0, 5, 10, 20, 30, 60]
export const DAYS = [1, 2, 3, 5, 7, 14]
export const NO_CLOCK: Clock = { kind: 'none', bank: 15 * 60, increment: 10, days: 2 }
const KEPT = 'ziggurat.choices.'
const USUAL = 3 // players, where nothing else was chosen

/** What was chosen last, as far as the shelf still has it. */
export function remembered(game: GameOnShelf, levels: readonly string[]): Choice {
  const kept = read(game.name)
  const options = Object.fromEntries(
    Object.entries(game.options).filter(([name]) => name !== STARTER && name !== PLAYERS).map(([name, values]) => [name, oneOf(values, kept.options?.[name], values[0]!)]),
  )
  return {
    agent: oneOf(levels, named(kept.agent), levels.includes(FIRST_CHOICE) ? FIRST_CHOICE : (levels[0] ?? '')),
    begins: oneOf(BEGINS, kept.begins, 'me'),
    options,
    clock: clockFrom(kept.clock),
    ...(isForMore(game) ? { players: oneOf(numbers(game), kept.players, usual(game)), agents: agentsFrom(game, kept.agents, levels) } : {}),
  }
}

/** Whether a game can be played by more or fewer. */
export const isForMore = (game: GameOnShelf): boolean => game.seats[1] > game.seats[0]

/** How many can play. */
export const numbers = ({ seats: [least, most] }: GameOnShelf): number[] => Array.from({ length: most - least + 1 }, (_, index) => least + index)

const usual = ({ seats: [least, most] }: GameOnShelf): number => Math.max(least, Math.min(USUAL, most))

function agentsFrom(game: GameOnShelf, kept: unknown, levels: readonly string[]): (string | null)[] {
  const listed: unknown[] = Array.isArray(kept) ? kept : []
  return Array.from({ length: game.seats[1] - 1 }, (_, index) => oneOf<string | null>(levels, named(listed[index]), null))
}

/** What was kept as the text of a bot, by the name of its level. */
const named = (kept: unknown): unknown => (typeof kept === 'string' ? levelOf(kept) : kept)

export function remember(game: string, choice: Choice): void {
  localStorage.setItem(KEPT + game, JSON.stringify(choice))
}

/** The table that a way to play asks for. */
export function tableFor(game: GameOnShelf, choice: Choice, way: Way): NewTable {
  const options = { ...choice.options }
  if (game.options[STARTER]?.includes(BY_LOT)) options[STARTER] = choice.begins === 'lot' ? BY_LOT : game.options[STARTER][0]!
  if (game.options[PLAYERS]) options[PLAYERS] = String(choice.players ?? usual(game))
  const timed = way === 'friend' || way === 'everybody'
  return {
    game: game.name,
    options,
    seats: seatsFor(game, choice, way),
    ...(timed ? { clock: clockFor(choice.clock) } : {}),
    public: way === 'everybody',
    start: true,
  }
}

function seatsFor(game: GameOnShelf, choice: Choice, way: Way): string[] {
  const count = choice.players ?? usual(game)
  const others = { bot: choice.agent, friend: 'open', everybody: 'open', screen: 'me', phones: 'open' }[way]
  const seats = Array.from({ length: count }, (_, seat) => (way === 'bot' && choice.agents?.[seat - 1]) || others)
  if (way !== 'phones') seats[choice.begins === 'them' ? count - 1 : 0] = 'me'
  return seats
}

/** A clock as the server wants it: only what belongs to its kind. */
export function clockFor({ kind, bank, increment, days }: Clock): Partial<Clock> {
  if (kind === 'live') return { kind, bank, increment }
  return kind === 'days' ? { kind, days } : { kind }
}

function clockFrom(kept: Partial<Clock> | undefined): Clock {
  return {
    kind: oneOf(['none', 'live', 'days'] as const, kept?.kind, 'none'),
    bank: 60 * oneOf(MINUTES, (kept?.bank ?? 0) / 60, NO_CLOCK.bank / 60),
    increment: oneOf(SECONDS, kept?.increment, NO_CLOCK.increment),
    days: oneOf(DAYS, kept?.days, NO_CLOCK.days),
  }
}

function oneOf<T>(values: readonly T[], wanted: unknown, otherwise: T): T {
  return values.find((value) => value === wanted) ?? otherwise
}

function read(game: string): Partial<Choice> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT + game) ?? '{}')
    return kept && typeof kept === 'object' ? kept : {}
  } catch {
    return {}
  }
}
