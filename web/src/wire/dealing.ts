// Adding to a deal that nobody alone has chosen: bits drawn here, their hash sent when sitting down, and the bits
// themselves when all hashes are known and the server's seal is still the one that they were pledged for.
import { sha256 } from '../kit/sha256'
import { noteAnew } from '../kit/promises'
import { get, send } from './api'
import type { Part, SeatPart, TableShown } from './types'

const KEPT = 'ziggurat.bits'
const MOST = 100
const BEGUN = '-' // instead of a seal, where the match had begun already
const NO_SEAL = '?' // instead of one, where a table that was made with a pledge shows none
const BYTES = 16
const BITS_LABEL = 'ziggurat-bits-2'
export const SECRET_LABEL = 'ziggurat-secret-2'
export const KEY_LABEL = 'ziggurat-deal-2'

/**
 * Bits that were drawn here for a table, the hash that pledges them, and the seal for which they are meant. Before there
 * is an answer, the way of sitting down stands for the table, and nothing for the seal.
 */
type Drawn = [table: string, commitment: string, pledge: string, bits: string]

/** How a table stands for whoever is to send bits: `changed`, where its seal is another than was shown when pledging. */
export type Standing = 'nothing' | 'send' | 'pledge' | 'elsewhere' | 'changed'

export const pledgeOf = (bits: string): Promise<string> => sha256(`${BITS_LABEL}:${bits}`)

function all(): Drawn[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Drawn[]
  } catch {
    return []
  }
}

/** Keep what was drawn, instead of what was kept of the same pledge. */
function keep(drawn: Drawn): void {
  localStorage.setItem(KEPT, JSON.stringify([...all().filter(([, , pledge]) => pledge !== drawn[2]), drawn].slice(-MOST)))
}

const fresh = (): string => Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Fresh bits and their pledge, kept before anybody hears of it; the same again where no answer has come. */
async function drawn(where: string, commitment = ''): Promise<[pledge: string, bits: string]> {
  const unanswered = commitment ? undefined : all().find(([one, seal]) => one === where && !seal)
  const bits = unanswered?.[3] ?? fresh()
  const pledge = await pledgeOf(bits)
  keep([where, commitment, pledge, bits])
  return [pledge, bits]
}

/** Sit down by a request with a pledge; where that fills the table, send the bits at once. */
export async function sitting(where: string, down: (pledge: string) => Promise<TableShown>, made = false): Promise<TableShown> {
  const [pledge, bits] = await drawn(where)
  const table = await down(pledge)
  keep([table.id, table.deal?.commitment ?? (made ? NO_SEAL : BEGUN), pledge, bits])
  return deal(table)
}

/** Make a table and sit down at it. */
export const making = (where: string, down: (pledge: string) => Promise<TableShown>): Promise<TableShown> => sitting(where, down, true)

/** Forget what was pledged at a table at which one sits no more. */
export function gotUp(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(all().filter(([one]) => one !== table)))
}

/**
 * The pledges that a match has to keep, as it shows them at its start; with what was pledged here for the own seat, where
 * the server has dealt without it.
 */
export function promised(table: string, seat: number | null, parts: (Part | null)[] | null): (string | null)[] | null {
  const shown = parts?.map((part) => part?.pledge ?? null) ?? null
  const mine = all().filter(([one, seal]) => one === table && seal)
  const counted = mine.filter(([, seal]) => seal !== BEGUN).at(-1)
  if (seat === null || !counted || mine.some(([, , pledge]) => shown?.includes(pledge))) return shown
  const owed = shown ?? Array.from({ length: seat + 1 }, () => null)
  return owed.map((pledge, one) => (one === seat ? counted[2] : pledge))
}

/** Do what the deal of a table asks of whoever sits there; the table as it is then. */
export async function deal(table: TableShown): Promise<TableShown> {
  const standing = standingOf(table)
  if (standing === 'pledge') {
    const [pledge] = await drawn(table.id, table.deal!.commitment)
    const pledged = await send<TableShown>('PUT', `/api/tables/${table.id}/pledge`, { pledge })
    return standingOf(pledged) === 'send' ? deal(pledged) : pledged
  }
  if (standing !== 'send') return table
  const [, , pledge, bits] = drawnFor(table)!
  keep([table.id, table.deal!.commitment, pledge, bits]) // answered by now, or another deal would be given the same
  noteAnew(table.id, table.deal!.commitment, table.deal!.parts.map((part) => part?.pledge ?? null))
  return send<TableShown>('PUT', `/api/tables/${table.id}/bits`, { bits })
}

/** What the deal of a table asks of whoever sits there. */
export function standingOf(table: TableShown): Standing {
  const part = ownPart(table)
  if (!part || part.by !== 'own' || part.sent) return 'nothing'
  if (!part.pledged) return 'pledge'
  if (table.state !== 'dealing' || !part.pledge) return 'nothing'
  const mine = drawnFor(table)
  if (!mine) return 'elsewhere'
  return mine[1] === table.deal!.commitment || !mine[1] ? 'send' : 'changed'
}

const ownPart = (table: TableShown): SeatPart | null => table.deal?.parts[table.seats.find((seat) => seat.mine)?.seat ?? -1] ?? null

const drawnFor = (table: TableShown): Drawn | undefined => {
  const pledge = ownPart(table)?.pledge
  return all().find(([, , one]) => one === pledge)
}

/** A table as it is now, after its deal was given what it asks for. */
export async function look(path: string): Promise<TableShown> {
  return deal(await get<TableShown>(path))
}
