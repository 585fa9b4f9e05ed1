// Where the frames of a replay come from: a match of this server, or a record that somebody has brought along.
import { note, noted, type Noted } from '../../kit/promises'
import { get, post } from '../../wire/api'
import type { Deal, Payload, TableShown, Text } from '../../wire/types'
import type { GameRecord } from './record'

/** What somebody may know after one event; all hands, where they are open. */
export type Frame = Omit<Payload, 'legal' | 'undo'> & { hands: (Payload['hand'] | null)[] | null }

/** Some frames in a row, and the number of the last there is. */
export interface Frames {
  frames: Frame[]
  last: number
}

/** Whose eyes one looks through: a seat's, an onlooker's, or with all hands open. */
export type Eyes = number | 'all' | 'none'

export interface Source {
  readonly kind: string
  readonly over: boolean
  /** The eyes that one may look through; the first are those one would expect. */
  readonly eyes: Eyes[]
  /** The side of the table where one sits when all hands are open. */
  readonly side: number | null
  frames(eyes: Eyes, from: number): Promise<Frames>
  readonly page: number // how many come at once
  /** The seal on the deal, and what opens it. */
  sealed(story: readonly Frame[]): Deal
  /** What was promised, as this browser noted it while the match was being played. */
  noted(): Noted | null
}

export const eyesText = (eyes: Eyes): string => String(eyes)

/** Eyes as an address names them, if one may look through them. */
export function eyesFrom(text: string | null, allowed: readonly Eyes[]): Eyes {
  return allowed.find((eyes) => eyesText(eyes) === text) ?? allowed[0] ?? 'none'
}

/** A match of this server. */
export class MatchSource implements Source {
  readonly kind: string
  readonly over: boolean
  readonly eyes: Eyes[]
  readonly side: number | null
  readonly page = 200

  private constructor(readonly table: TableShown, private readonly invite: string | null) {
    const own = table.seats.filter((seat) => seat.mine).map(({ seat }) => seat)
    const others = table.seats.filter((seat) => !seat.mine).map(({ seat }) => seat)
    this.kind = table.game
    this.over = table.state === 'over'
    this.side = own[0] ?? null
    if (!this.over) this.eyes = [...own, 'none']
    else this.eyes = own.length ? [...own, ...others, 'all', 'none'] : ['all', ...others, 'none']
  }

  static async open(id: string, invite: string | null): Promise<MatchSource> {
    return new MatchSource(await get<TableShown>(`/api/tables/${id}${query({ invite })}`), invite)
  }

  async frames(eyes: Eyes, from: number): Promise<Frames> {
    const seat = typeof eyes === 'number' ? eyes : -1
    const open = eyes === 'all' ? 'true' : null
    const found = await get<Frames>(`/api/games/${this.table.id}/frames${query({ seat, open, from, invite: this.invite })}`)
    const sealed = found.frames[0]?.deal
    if (!this.over && sealed) note(this.table.id, sealed.commitment, sealed.parts?.map((part) => part?.pledge ?? null))
    return found
  }

  /** What was shown at the start, with what was shown at the end. */
  sealed(story: readonly Frame[]): Deal {
    const opened = story.at(-1)?.deal ?? { key: null, salt: null }
    return { ...opened, commitment: story[0]?.deal.commitment ?? null }
  }

  noted(): Noted | null {
    return noted(this.table.id)
  }

  get recordPath(): string {
    return `/api/games/${this.table.id}/record${query({ invite: this.invite })}`
  }
}

/** What the server says about a record. */
export interface Studied extends Frames {
  kind: string
  headers: Record<string, string>
  proof: { state: 'proven' | 'not-sealed' | 'unfinished' | 'wrong'; text: Text } | null
  deal: Deal
}

/** A record that somebody has brought along; the server replays it and keeps nothing. */
export class RecordSource implements Source {
  readonly kind: string
  readonly over = true // whoever has the record has the key
  readonly side = null
  readonly page = Infinity
  readonly eyes: Eyes[]

  private constructor(readonly record: GameRecord, readonly studied: Studied) {
    this.kind = studied.kind
    this.eyes = ['all', ...studied.frames[0]!.seats.keys(), 'none']
  }

  static async open(record: GameRecord): Promise<RecordSource> {
    return new RecordSource(record, await study(record.text, 'all'))
  }

  async frames(eyes: Eyes): Promise<Frames> {
    return eyes === 'all' ? this.studied : study(this.record.text, eyes)
  }

  sealed(): Deal {
    return this.studied.deal
  }

  /** A record of a match in which this browser was there names it. */
  noted(): Noted | null {
    return noted(this.record.headers.Match ?? '')
  }
}

const study = (record: string, eyes: Eyes): Promise<Studied> =>
  post<Studied>('/api/study', { record, seat: typeof eyes === 'number' ? eyes : null, open: eyes === 'all' })

function query(asked: Record<string, string | number | null>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
