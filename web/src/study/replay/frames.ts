// Where the frames of a replay come from: a match of this server, or a record that somebody has brought along.
import { get, post } from '../../wire/api'
import type { Deal, Payload, TableShown } from '../../wire/types'

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

  frames(eyes: Eyes, from: number): Promise<Frames> {
    const seat = eyes === 'none' ? -1 : eyes
    return get<Frames>(`/api/games/${this.table.id}/frames${query({ seat, from, invite: this.invite })}`)
  }

  get recordPath(): string {
    return `/api/games/${this.table.id}/record${query({ invite: this.invite })}`
  }
}

/** Whether a record keeps what was sealed at the start, as the server found. */
export interface Verified {
  verdict: string
}

/** What the server says about a record. */
export interface Studied extends Frames {
  kind: string
  headers: Record<string, string>
  deal: Deal
}

/** A record that somebody has brought along; the server replays it and keeps nothing. */
export class RecordSource implements Source {
  readonly over = true // whoever has the record has the key
  readonly side = null
  readonly eyes: Eyes[]

  private constructor(readonly text: string, readonly kind: string, private readonly first: Studied) {
    const seats = first.frames[0]?.seats.map((_, seat) => seat) ?? []
    this.eyes = ['all', ...seats, 'none']
  }

  static async open(text: string, kind: string): Promise<RecordSource> {
    return new RecordSource(text, kind, await study(text, kind, 'all'))
  }

  async frames(eyes: Eyes): Promise<Frames> {
    return eyes === 'all' ? this.first : study(this.text, this.kind, eyes)
  }
}

const study = (record: string, game: string, eyes: Eyes): Promise<Studied> =>
  post<Studied>('/api/study', { game, record, actions: [], seat: typeof eyes === 'number' ? eyes : null, open: eyes === 'all' })

function query(asked: Record<string, string | number | null>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
