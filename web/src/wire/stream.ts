// Server-sent events over fetch rather than EventSource: heartbeats can be seen, so a dead connection is noticed.

export type Connection = 'connecting' | 'live' | 'lost'

const SILENCE = 40_000 // milliseconds; the server beats every 15 seconds
const WAITS = [250, 500, 1000, 2000, 4000, 8000]

export interface Heard {
  message(data: string, id: number): void
  state(now: Connection): void
  refused(status: number): void
}

/** Follow a stream until `close`; comes back by itself after the last id that was heard. */
export class Stream {
  private last: number | null = null
  private tries = 0
  private stopped = false
  private control = new AbortController()
  private timer = 0

  constructor(private readonly url: (after: number | null) => string, private readonly heard: Heard) {
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

  /** Do not wait: for the next try, or on a connection that is gone. */
  private now = (): void => this.control.abort()

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.heard.state(this.tries ? 'lost' : 'connecting')
      this.control = new AbortController()
      await this.follow().catch(() => undefined)
      if (this.stopped) return
      this.heard.state('lost')
      await this.pause(WAITS[Math.min(this.tries++, WAITS.length - 1)]!)
    }
  }

  private async follow(): Promise<void> {
    this.watch()
    const answer = await fetch(this.url(this.last), { signal: this.control.signal, cache: 'no-store' })
    if (!answer.ok || !answer.body) {
      const refused = answer.status >= 400 && answer.status < 500 && answer.status !== 429
      if (refused || (answer.status === 500 && (await isUnreadable(answer)))) this.refuse(answer.status)
      return
    }
    this.tries = 0
    this.heard.state('live')
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
    this.last = Number(id)
    this.heard.message(field('data') ?? '', this.last)
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

/** Whether the server cannot read the match at all: asking again would not help. */
async function isUnreadable(answer: Response): Promise<boolean> {
  const problem = (await answer.json().catch(() => null)) as { code?: string } | null
  return problem?.code === 'unreadable-log'
}
