// A reader's way through a lesson. The server keeps nothing: it is told all actions each time, and answers for the last.
import type { Attempt } from '../../games/picking.svelte'
import { Doing } from '../../house/doing.svelte'
import { pace } from '../../play/pace.svelte'
import { post } from '../../wire/api'
import type { Offer, Text } from '../../wire/types'
import { words } from '../../words/words.svelte'
import type { Frame } from '../replay/frames'
import type { Lesson, Now, Step, Stop } from './course'

/** What the reader is at: looking around, doing what is asked, watching, or hearing what it was good for. */
export type Part = 'tour' | 'ask' | 'watch' | 'told'

/** What is said while something is asked: to what was not meant, to a part of it that was right, why not, or as a hint. */
export type Note = { kind: 'fault' | 'remark' | 'hint'; key: string } | { kind: 'why'; reasons: { text: Text; rule: string }[] }

const CALM = 900 // milliseconds between two actions of others, at least, for somebody who sees them for the first time
const AFTERWARDS = /-then$|^lesson-done$/ // what is said only when the others have played too

export class Walk {
  now = $state.raw<Now | null>(null)
  frame = $state.raw<Frame | null>(null) // the table
  quiet = $state(true) // it jumps rather than moves
  part = $state<Part>('ask')
  stop = $state(0) // of the tour
  step = $state.raw<Step | null>(null) // what is asked, or was asked last
  number = $state(0) // of that step
  said = $state.raw<string[]>([]) // what was learnt by the last action, as keys
  note = $state.raw<Note | null>(null)
  hinted = $state(false)
  readonly doing = new Doing()

  private actions = $state.raw<readonly string[]>([])
  private timer = 0

  constructor(readonly game: string, readonly lesson: Lesson, private readonly keep: (actions: readonly string[], done: boolean) => void) {}

  get tour(): Stop | null {
    return this.part === 'tour' ? (this.lesson.tour[this.stop] ?? null) : null
  }

  /** What can be done now; nothing while something is being told. */
  get offers(): Offer[] {
    return this.part === 'ask' && !this.doing.busy ? (this.now?.legal ?? []) : []
  }

  get done(): boolean {
    return this.part === 'told' && this.now!.done
  }

  /** Stops and steps that lie behind, out of how many. */
  get behind(): number {
    return this.part === 'tour' ? this.stop : this.lesson.tour.length + this.number + (this.part === 'told' ? 1 : 0)
  }

  get length(): number {
    return this.lesson.tour.length + this.lesson.steps.length
  }

  get canGoBack(): boolean {
    if (this.part === 'tour') return this.stop > 0
    return this.part === 'told' || (this.part === 'ask' && this.actions.length + this.lesson.tour.length > 0)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  // -- coming in -----------------------------------------------------------------------------------------------------

  /** Begin, or go on after what was done before; a lesson that has changed since begins anew. */
  begin = async (before: readonly string[]): Promise<void> => {
    await this.look(before)
    if (this.now && (this.now.done || this.now.taken < before.length)) await this.look([])
    if (!this.actions.length) this.lookAround()
  }

  again = async (): Promise<void> => {
    clearTimeout(this.timer)
    if (!(await this.look([]))) return
    this.keep([], false)
    this.lookAround()
  }

  private lookAround(): void {
    this.stop = 0
    if (this.lesson.tour.length) this.part = 'tour'
  }

  /** Lay the table as it is after some actions, and ask for what comes next. */
  private look(actions: readonly string[]): Promise<boolean> {
    return this.doing.run(async () => {
      this.now = await this.ask(actions)
      this.actions = actions.slice(0, this.now.taken)
      this.quiet = true
      this.frame = this.now.frames.at(-1)!
      this.pose()
    })
  }

  private ask(actions: readonly string[]): Promise<Now> {
    return post<Now>(`/api/lessons/${this.game}/${this.lesson.id}`, { actions, language: words.language })
  }

  /** Ask for the step that comes now. */
  private pose(): void {
    this.part = 'ask'
    this.step = this.now!.step
    this.number = this.now!.number
    this.said = []
    this.note = null
    this.hinted = false
  }

  // -- doing something -----------------------------------------------------------------------------------------------

  /** Try one of the legal actions. */
  act = async (offer: Offer): Promise<void> => {
    if (this.part !== 'ask') return
    const actions = [...this.actions, offer.notation]
    await this.doing.run(async () => this.hear(await this.ask(actions), actions))
  }

  private hear(now: Now, actions: readonly string[]): void {
    if (now.verdict !== 'right') {
      this.note = { kind: 'fault', key: now.said[0]! }
      return
    }
    this.now = now
    this.actions = actions
    this.keep(actions, now.done)
    this.play(now.frames)
  }

  /** Say why an attempt is not legal; nothing where it would have been. */
  refuse = async (attempt: Attempt): Promise<void> => {
    const reasons = 'notation' in attempt ? await this.reasons(attempt.notation) : [attempt]
    if (reasons.length && this.part === 'ask') this.note = { kind: 'why', reasons }
  }

  private async reasons(notation: string): Promise<{ text: Text; rule: string }[]> {
    const answer = await this.ask([...this.actions, notation]).catch(() => null)
    return answer?.verdict === 'illegal' ? answer.reasons : []
  }

  hint = (): void => {
    this.hinted = true
    this.note = { kind: 'hint', key: this.step!.hint }
  }

  /** Show what has happened, one action after another, and then say what it means. */
  private play([first, ...rest]: readonly Frame[]): void {
    this.quiet = false
    this.frame = first!
    if (!rest.length) return this.tell()
    this.part = 'watch'
    this.said = this.now!.said.filter((key) => !AFTERWARDS.test(key))
    this.timer = window.setTimeout(() => this.play(rest), pace.gap && Math.max(pace.gap, CALM))
  }

  private tell(): void {
    const { said, number, done } = this.now!
    if (number === this.number && !done) this.goOn(said[0]!)
    else [this.part, this.said, this.note] = ['told', said, null]
  }

  /** More is to be done of the same step. */
  private goOn(said: string): void {
    this.pose()
    this.note = { kind: 'remark', key: said }
  }

  // -- going on and back ---------------------------------------------------------------------------------------------

  onward = (): void => {
    if (this.part === 'tour' && this.stop < this.lesson.tour.length - 1) this.stop++
    else if (this.part === 'tour' || (this.part === 'told' && !this.now!.done)) this.pose()
  }

  /** Take back what was done last, or look at the stop before. */
  back = async (): Promise<void> => {
    if (!this.canGoBack || this.doing.busy) return
    if (this.part === 'tour') this.stop--
    else if (!this.actions.length) [this.part, this.stop] = ['tour', this.lesson.tour.length - 1]
    else if (await this.look(this.actions.slice(0, -1))) this.keep(this.actions, false)
  }
}
