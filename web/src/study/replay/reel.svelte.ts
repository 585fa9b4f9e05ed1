// The frames of a match, and where among them one is.
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
  complete = $state(false)
  problem = $state.raw<Problem | null>(null)

  starts = $derived(turnStarts(this.frames, this.turnOf))
  chapters = $derived(chapters(this.frames, this.starts))

  private read = new Map<Eyes, (Frame | undefined)[]>() // what was seen through other eyes
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
      if (eyes === this.eyes) this.problem = error
    }
  }

  /** Every frame as somebody sees it; what has been read is not asked for again. The frames around `near` come first. */
  async story(eyes: Eyes, near = 0): Promise<Frame[]> {
    const frames = this.read.get(eyes) ?? []
    this.read.set(eyes, frames)
    this.arrived(eyes, frames)
    let next = frames[near] ? 0 : near
    for (let last = Infinity; ; next = 0) {
      while (frames[next]) next++
      if (next > last || (frames.length && next > this.last)) break
      const page = await this.source.frames(eyes, next)
      for (const frame of page.frames) frames[frame.ply] = frame
      last = page.last
      if (eyes === this.eyes) this.last = Math.max(this.last, last)
      this.arrived(eyes, frames)
      if (!page.frames.length) break
    }
    if (eyes === this.eyes) this.complete = true
    return frames as Frame[]
  }

  private arrived(eyes: Eyes, frames: readonly (Frame | undefined)[]): void {
    if (eyes !== this.eyes) return
    this.problem = null
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
    this.quiet = to !== (this.shown?.ply ?? -1) + 1
    this.ply = to
    this.shown = this.frames[to] ?? this.shown
    if (this.playing) this.later()
  }

  forward = (): void => this.go(this.ply + 1)
  back = (): void => this.go(this.ply - 1)
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
