// What happens in a match, by one WebSocket that wishes go over too; where a proxy forbids it, by server-sent events,
// over fetch rather than EventSource. Either way heartbeats can be seen, so a dead connection is noticed.
import { offline, Problem, proof } from './api'
import type { Payload, ProblemBody } from './types'

export type Connection = 'connecting' | 'live' | 'lost'

const SILENCE = 40_000 // milliseconds; the server beats every 15 seconds
const WAITS = [250, 500, 1000, 2000, 4000, 8000]

const OPENING = 5_000 // milliseconds that a socket may take to open

/** What is wished in a match: an action, or that the last one is taken back. */
export type Wish = { ply: number | null; seat: number | null } & ({ action: number } | { undo: true })

type Told = Payload | { ply: number } | { problem: ProblemBody } | { beat: true } | { closing: true }

interface Asked {
  resolve(): void
  reject(problem: Problem): void
}

let forbidden = false // whether a stream has opened where a socket did not

export interface Heard {
  message(read: () => Payload, id: number): void
  state(now: Connection): void
  refused(status: number): void
}

/** Follow a match until `close`; comes back by itself after the last ply that was heard. */
export class Stream {
  private last: number | null = null
  private socket: WebSocket | null = null // one that is open
  private asked: Asked[] = [] // wishes over it that are not answered yet, the oldest first
  private tries = 0
  private stopped = false
  private control = new AbortController()
  private timer = 0

  constructor(private readonly url: (what: 'events' | 'socket', after: number | null) => string, private readonly heard: Heard) {
    addEventListener('online', this.now)
    addEventListener('offline', this.now)
    void this.run()
  }

  close(): void {
    this.stopped = true
    removeEventListener('online', this.now)
    removeEventListener('offline', this.now)
    clearTimeout(this.timer)
    this.control.abort()
  }

  /** Say a wish over the socket; null where there is none, and it has to be asked for in another way. */
  say(wish: Wish): Promise<void> | null {
    const socket = this.socket
    if (!socket) return null
    return new Promise((resolve, reject) => {
      this.asked.push({ resolve, reject })
      socket.send(JSON.stringify(wish))
    })
  }

  /** Do not wait: for the next try, or on a connection that is gone. */
  private now = (): void => this.control.abort()

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.heard.state(this.tries ? 'lost' : 'connecting')
      this.control = new AbortController()
      if (forbidden || !(await this.talk())) await this.otherwise()
      if (this.stopped) return
      this.heard.state('lost')
      await this.pause(WAITS[Math.min(this.tries++, WAITS.length - 1)]!)
    }
  }

  /** Follow by a socket until it closes; false where nothing came by it. */
  private talk(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = opened(this.url('socket', this.last))
      if (!socket) return resolve(false)
      let heard = false
      const timer = window.setTimeout(() => done(), OPENING)
      const done = () => {
        clearTimeout(timer)
        this.control.signal.removeEventListener('abort', done)
        socket.onopen = socket.onmessage = socket.onclose = null
        socket.close()
        this.socket = null
        this.asked.splice(0).forEach(({ reject }) => reject(offline()))
        resolve(heard)
      }
      this.control.signal.addEventListener('abort', done)
      socket.onopen = () => (clearTimeout(timer), (this.socket = socket), this.begin())
      socket.onmessage = ({ data }) => ((heard = true), this.watch(), this.told(JSON.parse(data as string) as Told))
      socket.onclose = done
    })
  }

  /** Follow by a stream, where a socket has told nothing. */
  private async otherwise(): Promise<void> {
    if (this.stopped) return
    this.control = new AbortController()
    await this.listen().catch(() => undefined)
  }

  private told(told: Told): void {
    if ('game' in told) this.tell(() => told, told.ply)
    else if ('ply' in told) this.asked.shift()?.resolve()
    else if ('problem' in told) this.asked.shift()?.reject(new Problem(told.problem))
  }

  private begin(): void {
    this.watch()
    this.tries = 0
    this.heard.state('live')
  }

  private async listen(): Promise<void> {
    this.watch()
    const answer = await fetch(this.url('events', this.last), { signal: this.control.signal, cache: 'no-store' })
    if (!answer.ok || !answer.body) {
      const refused = answer.status >= 400 && answer.status < 500 && answer.status !== 429
      if (refused || (answer.status === 500 && (await isUnreadable(answer)))) this.refuse(answer.status)
      return
    }
    forbidden = true
    this.begin()
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.watch()
      const blocks = (rest + part.value).split('\n\n')
      rest = blocks.pop()!
      blocks.forEach((block) => this.block(block))
    }
  }

  private block(block: string): void {
    const fields = block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    const field = (name: string) => fields.find(([key]) => key === name)?.[1]
    const id = field('id')
    if (id === undefined) return // a heartbeat, or the server says goodbye
    this.tell(() => JSON.parse(field('data') ?? '') as Payload, Number(id))
  }

  private tell(read: () => Payload, id: number): void {
    this.last = id
    this.heard.message(read, id)
  }

  private refuse(status: number): void {
    this.close()
    this.heard.refused(status)
  }

  private watch(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.control.abort(), SILENCE)
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.control = new AbortController()
      const timer = window.setTimeout(resolve, milliseconds)
      this.control.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()))
    })
  }
}

/** A socket that is being opened; null where there are none. */
function opened(path: string): WebSocket | null {
  try {
    return new WebSocket(location.origin.replace(/^http/, 'ws') + path, ['ziggurat', ...proof()])
  } catch {
    return null
  }
}

/** Whether the server cannot read the match at all: asking again would not help. */
async function isUnreadable(answer: Response): Promise<boolean> {
  const problem = (await answer.json().catch(() => null)) as { code?: string } | null
  return problem?.code === 'unreadable-log'
}
