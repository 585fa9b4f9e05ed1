// What the server sends, as its OpenAPI document has it. A game's own parts (table, hand) are typed in its folder.

export interface Text {
  key: string
  values: Record<string, Value>
}
export type Value = string | number | Text

export interface Offer {
  action: number
  notation: string
  text: Text
  from: string
  to: string
  price: unknown
}

export interface SeatNow {
  name: string
  agent: string | null
  person: boolean
  resigned: boolean
}

export interface Over {
  winners: number[]
  code: string
  rule: string | null
  values: Record<string, string | number>
  places: number[] // of each seat, 1 for the best
  points: number[] | null // of each seat as players count them
}

/** What a seat adds to a deal that nobody alone has chosen; its bits when the match is over. */
export interface Part {
  by: 'own' | 'server'
  pledge: string
  bits: string | null
}

export interface Deal {
  commitment: string | null
  key: string | null
  salt: string | null // of a deal by the server alone
  secret?: string | null // of one that nobody alone has chosen
  parts?: (Part | null)[] // by seat; null for a bot
}

/** What somebody adds to the deal of a table that has not begun. */
export interface SeatPart {
  by: 'own' | 'server'
  pledge: string | null // once all are there
  pledged: boolean
  sent: boolean
}

export interface TableDeal {
  commitment: string
  until: number | null // when somebody loses the seat; null while nothing is waited for
  parts: (SeatPart | null)[]
  withheld: { seat: number; name: string }[]
}

export interface ClockState {
  banks: number[]
  since: (number | null)[]
  deadlines: (number | null)[]
}

/** What everybody at a table may know at one moment. `T` is the game's own table. */
export interface Public<T = unknown> {
  game: string
  kind: string
  ply: number
  at: number
  told: Text[]
  seats: SeatNow[]
  to_act: number[]
  draw: number[]
  clock: ClockState | null
  over: Over | null
  deal: Deal
  table: T
}

/** What one seat, or an onlooker, may know. `H` is the game's own hand. */
export interface Payload<T = unknown, H = unknown> extends Public<T> {
  seat: number | null
  event: { type?: string; action?: number; seat?: number } & Record<string, unknown>
  hand: H | null
  legal: Offer[]
  undo: number
}

export interface LoggedEvent {
  ply: number
  at: number
  event: Payload['event']
  told: Text[]
}

export interface Log {
  game: string
  events: LoggedEvent[]
  last: number
}

export interface Reason {
  rule: string
  text: Text
  sentence: string
}

export interface WhyNot {
  action: number
  notation: string
  legal: boolean
  reasons: Reason[]
}

export interface Clock {
  kind: 'none' | 'live' | 'days'
  bank: number
  increment: number
  days: number
}

export interface SeatAtTable {
  seat: number
  name: string | null
  agent: string | null
  mine: boolean
  reserved: boolean
}

export interface TableShown {
  id: string
  game: string
  options: Record<string, string>
  clock: Clock
  public: boolean
  state: 'open' | 'dealing' | 'playing' | 'over' | 'closed'
  deal: TableDeal | null // of a table that has not begun
  host: string
  hosting: boolean
  created_at: number
  seats: SeatAtTable[]
  invite: string | null
  rematch_of: string | null
  rematch: string | null
  over: Over | null
}

export interface TableList {
  tables: TableShown[]
  next: string | null
}

export interface NewTable {
  game: string
  options?: Record<string, string>
  seats: string[]
  clock?: Partial<Clock>
  public?: boolean
  start?: boolean
  pledge?: string
}

export interface Me {
  id: string
  name: string
  guest: boolean
  scopes: string[]
  csrf: string | null
  recovery?: string // the code that sets another password; only right after it was made
}

export interface GameOnShelf {
  name: string
  version: number
  seats: [number, number]
  actions: number
  options: Record<string, string[]>
  words: Record<string, string>
  languages: string[]
}

export interface Shelf {
  games: GameOnShelf[]
  agents: string[] // for whoever writes bots: all that can sit down, by name
  levels: string[] // for people, weakest first
}

/** Games whose rules are being compiled on the server's machine. */
export interface PreparingShown {
  games: { game: string; percent: number }[]
}

/** An error as the server tells it (RFC 9457). */
export interface ProblemBody {
  type: string
  title: string
  status: number
  detail: string
  code: string
  next: string
  rule?: string
  reasons?: Reason[]
  legal?: string[]
  ply?: number
}
