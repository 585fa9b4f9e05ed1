// The frames of a match, and where among them one is.
import { isHushed } from '../../play/hush'
import { Problem } from '../../wire/api'
import type { Eyes, Frame, Source } from './frames'
import { chapters, lastTurn, nextTurn, turnStarts, type TurnOf } from './stepping'

const PACE = 1100 // milliseconds between two actions at speed 1
export const SPEEDS = [0.5, 1, 2, 4]

export class Reel {
  frames = $state.raw<readonly (Frame | undefined)[]>([])
  shown = $state.raw<Frame | null>(null)
  last = $state(0)
  ply = $state(0) // where one wants to be; shown as soon as its frame is here
  quiet = $state(true) // the last step was a jump
  eyes = $state.raw<Eyes>('none')
  playing = $state(false)
  speed = $state(1)
  problem = $state.raw<Problem | null>(null)

  starts = $derived.by(() => turnStarts(this.frames, this.turnOf))
  chapters = $derived.by(() => chapters(this.frames, this.starts))

  private read = new Map<Eyes, (Frame | undefined)[]>() // what is here already, through whatever eyes
  private reading = new Map<Eyes, Promise<Frame[]>>()
  private timer = 0

  constructor(readonly source: Source, private readonly turnOf: TurnOf) {}

  /** Look through somebody's eyes at a ply, and read all the rest behind it. */
  async look(eyes: Eyes, ply = this.ply): Promise<void> {
    this.eyes = eyes
    this.quiet = true
    this.ply = ply
    try {
      await this.story(eyes, ply)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.code === 'bad-option' && ply > 0) return this.look(eyes, 0).then(() => this.go(ply)) // beyond the end
      if (eyes === this.eyes) this.problem = error
    }
  }

  /** Whether anything has happened since in a match that still runs. */
  private async more(): Promise<void> {
    const frames = this.read.get(this.eyes)
    if (this.source.over || !frames || this.reading.has(this.eyes)) return
    delete frames[this.last]
    const before = this.last
    await this.look(this.eyes)
    if (this.last > before) this.go(before + 1)
  }

  /** Every frame as somebody sees it; those around `near` come first, and what is here is not asked for again. */
  story(eyes: Eyes, near = 0): Promise<Frame[]> {
    const reading = this.reading.get(eyes) ?? this.readAll(eyes, near)
    this.reading.set(eyes, reading)
    return reading.finally(() => this.reading.delete(eyes))
  }

  private async readAll(eyes: Eyes, near: number): Promise<Frame[]> {
    const frames = this.read.get(eyes) ?? []
    this.read.set(eyes, frames)
    this.arrived(eyes, frames)
    const first = near - (near % this.source.page)
    for (let from = frames[near] ? gap(frames, this.last) : first; from !== null; from = gap(frames, this.last)) {
      const found = await this.source.frames(eyes, from)
      for (const frame of found.frames) frames[frame.ply] = frame
      this.last = found.frames.length ? found.last : Math.min(found.last, frames.length - 1)
      this.arrived(eyes, frames)
    }
    return frames as Frame[]
  }

  private arrived(eyes: Eyes, frames: readonly (Frame | undefined)[]): void {
    if (eyes !== this.eyes) return
    this.problem = null
    if (!frames.length) return
    this.frames = [...frames]
    this.ply = Math.min(this.ply, this.last)
    this.shown = frames[this.ply] ?? this.shown
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** Go to a ply; only a single step ahead is one that the eye can follow. */
  go(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.last))
    this.quiet = to !== this.beside(this.shown?.ply ?? -1, 1)
    this.ply = to
    this.shown = this.frames[to] ?? this.shown
    if (this.playing) this.later()
  }

  /** The ply before or after one; what is chosen in secret is nothing to stop at. */
  private beside(ply: number, way: 1 | -1): number {
    let to = ply + way
    while (to > 0 && to < this.last && this.frames[to] && isHushed(this.frames[to])) to += way
    return to
  }

  forward = (): void => {
    if (this.atEnd) void this.more()
    else this.go(this.beside(this.ply, 1))
  }
  back = (): void => this.go(this.beside(this.ply, -1))
  turnForward = (): void => this.go(nextTurn(this.starts, this.ply, this.last))
  turnBack = (): void => this.go(lastTurn(this.starts, this.ply))
  first = (): void => this.go(0)
  end = (): void => this.go(this.last)

  get atEnd(): boolean {
    return this.ply >= this.last
  }

  /** Play on, from the beginning if the end is reached; or pause. */
  toggle = (): void => {
    this.playing = !this.playing
    if (!this.playing) clearTimeout(this.timer)
    else if (this.atEnd) this.go(0)
    else this.forward()
  }

  private later(): void {
    clearTimeout(this.timer)
    if (this.atEnd) this.playing = false
    else this.timer = window.setTimeout(this.forward, PACE / this.speed)
  }
}

/** The first ply whose frame is missing. */
function gap(frames: readonly (Frame | undefined)[], last: number): number | null {
  for (let ply = 0; ply <= last; ply++) if (!frames[ply]) return ply
  return null
}
