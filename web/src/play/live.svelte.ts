// One match as one seat (or an onlooker) lives through it: what is on the table now, what was told, and one's wishes.
import { note } from '../kit/promises'
import { steady } from '../kit/steady'
import { get, post, Problem } from '../wire/api'
import { promised } from '../wire/dealing'
import { Stream, type Connection } from '../wire/stream'
import { namesOf } from './names'
import { isHushed } from './hush'
import { pace } from './pace.svelte'
import type { Log, LoggedEvent, Offer, Payload, WhyNot } from '../wire/types'

const HURRY = 120 // milliseconds between two actions of somebody else, when many are waiting
const MANY = 8

export class Live {
  payload = $state.raw<Payload | null>(null)
  log = $state.raw<LoggedEvent[]>([])
  connection = $state<Connection>('connecting')
  pending = $state(false) // an action of ours is on its way
  problem = $state.raw<Problem | null>(null)
  refused = $state<number | null>(null)

  private stream: Stream
  private waiting: Payload[] = []
  private timer = 0
  private shownAt = 0 // when something was last shown that takes time to follow
  private foreign = false // what is shown was heard through other eyes
  private asked = 0 // wishes so far

  /** `tell` hears of everything that happens, one after the other, even where several things come at once. */
  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly invite: string | null,
    private readonly tell: (payload: Payload) => void,
    before: Live | null = null,
  ) {
    if (before?.payload) [this.payload, this.log, this.foreign] = [asOnlooker(before.payload), before.log, true]
    this.stream = new Stream((what, after) => this.path(what, { after: after ?? this.lastPly() }), {
      message: (read, ply) => this.awaits(ply) && this.hear(read()),
      state: (now) => (this.connection = now),
      refused: (status) => (this.refused = status),
    })
  }

  close(): void {
    this.stream.close()
    clearTimeout(this.timer)
  }

  get names(): string[] {
    return namesOf(this.payload?.seats ?? [])
  }

  /** Do one of the legal actions. */
  act = (offer: Offer): Promise<boolean> => this.say({ action: offer.action }, 'actions', { action: offer.action })
  undo = (): Promise<boolean> => this.say({ undo: true }, 'undo')
  resign = (): Promise<boolean> => this.wish('resign')
  leave = (): Promise<boolean> => this.wish('leave')
  comeBack = (): Promise<boolean> => this.wish('return')
  draw = (answer: 'offer' | 'decline'): Promise<boolean> => this.wish('draw', { answer })
  replace = (seat: number): Promise<boolean> => this.ask(() => post(`/api/games/${this.id}/replace`, { seat }))

  /** Why an action is not possible now. */
  why = (notation: string): Promise<WhyNot> => get(this.path('why', { action: notation }))

  /** What everything in hand would cost, explained; nothing where the game has no prices. */
  prices = (): Promise<unknown> => get<unknown>(this.path('prices', {})).catch(() => null)

  /** Wish over the socket, where what comes of it is told before the answer; without one by a request. */
  private say(wish: { action: number } | { undo: true }, what: string, more: object = {}): Promise<boolean> {
    this.flush()
    const said = this.stream.say({ ...this.asking(), ...wish })
    return said ? this.ask(() => said.then(() => (this.flush(), null))) : this.wish(what, more)
  }

  private wish(what: string, more: object = {}): Promise<boolean> {
    this.flush()
    return this.ask(() => post<Payload>(`/api/games/${this.id}/${what}`, { ...this.asking(), ...more }))
  }

  private asking(): { ply: number | null; seat: number | null } {
    return { ply: this.lastPly(), seat: this.payload?.seat ?? this.seat }
  }

  private async ask(request: () => Promise<Payload | null>): Promise<boolean> {
    const number = ++this.asked
    this.pending = true
    this.problem = null
    try {
      const payload = await request()
      if (payload) this.show(payload)
      return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.problem = error
      return false
    } finally {
      if (number === this.asked) this.pending = false
    }
  }

  private lastPly(): number | null {
    return this.foreign ? null : (this.payload?.ply ?? null)
  }

  private path(what: string, asked: Record<string, string | number | null>): string {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ seat: this.seat, invite: this.invite, ...asked }))
      if (value !== null) query.set(name, String(value))
    return `/api/games/${this.id}/${what}?${query}`
  }

  /** Whether something is news here: one's own wishes are answered before the stream tells of them. */
  private awaits(ply: number): boolean {
    return ply > (this.waiting.at(-1)?.ply ?? this.lastPly() ?? -1)
  }

  /** Something has happened: at once if it is news of our own or after a pause, else in its turn. */
  private hear(payload: Payload): void {
    this.waiting.push(payload)
    if (this.lastPly() === null || document.hidden) this.flush()
    else this.pace()
  }

  private pace(): void {
    clearTimeout(this.timer)
    const gap = isHushed(this.waiting[0]!) ? 0 : Math.min(pace.gap, this.waiting.length > MANY ? HURRY : Infinity)
    this.timer = window.setTimeout(() => this.next(), Math.max(0, this.shownAt + gap - performance.now()))
  }

  private next(): void {
    const payload = this.waiting.shift()
    if (payload) this.show(payload)
    if (this.waiting.length) this.pace()
  }

  private flush(): void {
    clearTimeout(this.timer)
    this.waiting.splice(0).forEach((payload) => this.show(payload))
  }

  private show(payload: Payload): void {
    const last = this.lastPly() ?? -1
    if (payload.ply <= last) return
    if (last < 0 && !payload.over) note(this.id, payload.deal.commitment, promised(this.id, payload.seat, payload.deal.parts ?? null))
    this.waiting = this.waiting.filter((other) => other.ply > payload.ply)
    if (payload.ply === last + 1 && this.log.length) this.note(payload)
    else void this.readLog()
    this.payload = this.kept(payload)
    this.foreign = false
    if (payload.seat !== null && payload.event.seat === payload.seat) this.pending = false // the stream was faster
    if (!isHushed(payload)) this.shownAt = performance.now()
    this.tell(payload)
  }

  /** A payload in which everything that is as it was is the same thing. */
  private kept(now: Payload): Payload {
    const before = this.payload
    if (!before || this.foreign) return now
    return { ...now, seats: steady(before.seats, now.seats), table: steady(before.table, now.table), hand: steady(before.hand, now.hand), legal: steady(before.legal, now.legal) }
  }

  private note({ ply, at, event, told }: Payload): void {
    if (this.log.at(-1)!.ply < ply) this.log = [...this.log, { ply, at, event, told }]
  }

  /** What was told before we came, page by page. */
  private async readLog(): Promise<void> {
    let after = this.log.at(-1)?.ply ?? -1
    for (let more = true; more; ) {
      const page = await get<Log>(this.path('log', { after })).catch(() => null)
      if (!page) return
      const known = this.log.at(-1)?.ply ?? -1
      this.log = [...this.log, ...page.events.filter((event) => event.ply > known)]
      after = page.events.at(-1)?.ply ?? page.last
      more = after < page.last
    }
  }
}

/** What is left of a payload when nobody in particular looks at it. */
function asOnlooker(payload: Payload): Payload {
  return { ...payload, seat: null, hand: null, legal: [], undo: 0 }
}
