// Where the turns of a match lie among its plies, and how one steps from turn to turn.
import type { Frame } from './frames'

/** Which events end a turn: the game knows (`turnOf`). */
export type TurnOf = (event: Frame) => number | null

/** The plies at which a turn begins: the first, and each after which the next one runs. */
export function turnStarts(frames: readonly (Frame | undefined)[], turnOf: TurnOf): number[] {
  const starts = [0]
  for (const frame of frames) {
    const start = frame && turnOf(frame)
    if (typeof start === 'number' && start > starts.at(-1)!) starts.push(start)
  }
  return starts
}

/** The beginning of the next turn, or the last ply. */
export const nextTurn = (starts: readonly number[], ply: number, last: number): number =>
  Math.min(starts.find((start) => start > ply) ?? last, last)

/** The beginning of this turn, or of the one before when one stands there. */
export const lastTurn = (starts: readonly number[], ply: number): number => starts.findLast((start) => start < ply) ?? 0

/** Whom a turn belongs to in which several seats have acted. */
export const EVERYBODY = -1

/** A turn as the log tells it: `seat` played it (or `EVERYBODY`), its events are those behind `start`. */
export interface Chapter {
  turn: number
  seat: number | null
  start: number
  frames: Frame[]
}

/** The events by turns; what comes before the first turn stands alone, as turn 0. */
export function chapters(frames: readonly (Frame | undefined)[], starts: readonly number[]): Chapter[] {
  const told: Chapter[] = [{ turn: 0, seat: null, start: -1, frames: [] }]
  const offset = firstTurn(frames[0]) - 1
  for (const frame of frames) {
    if (!frame) continue
    const place = starts.findLastIndex((start) => start < frame.ply)
    const start = place < 0 ? -1 : starts[place]!
    if (told.at(-1)!.start !== start) told.push({ turn: place + 1 + offset, seat: null, start, frames: [] })
    const chapter = told.at(-1)!
    chapter.frames.push(frame)
    const { type, seat = null } = frame.event
    if (type === 'action') chapter.seat = chapter.seat === null || chapter.seat === seat ? seat : EVERYBODY
  }
  return told.filter((chapter) => chapter.frames.length)
}

/** A game may begin in the middle, from a position; its table then says which turn that is. */
function firstTurn(frame: Frame | undefined): number {
  const turn = (frame?.table as { turn?: unknown } | undefined)?.turn
  return typeof turn === 'number' && turn > 0 ? turn : 1
}
