// Tables and a shelf as the server would send them, for tests.
import type { GameOnShelf, SeatAtTable, TableShown } from '../src/wire/types'

export const BABEL: GameOnShelf = {
  name: 'babel', version: 1, seats: [2, 2], actions: 219, words: {}, languages: ['en'],
  options: { edition: ['de', 'en', 'ru', 'hu'], starter: ['seat 0', 'lot'] },
}

export const seat = (number: number, name: string | null = null): SeatAtTable => ({ seat: number, name, agent: null, mine: false, reserved: false })

export const aTable = (more: Partial<TableShown> = {}): TableShown => ({
  id: 'ab12', game: 'babel', options: { edition: 'de', starter: 'seat 0' }, clock: { kind: 'none', bank: 0, increment: 0, days: 0 },
  public: false, state: 'open', host: 'Anna', hosting: false, created_at: 1_800_000_000_000, seats: [seat(0, 'Anna'), seat(1)],
  deal: null, invite: null, rematch_of: null, rematch: null, over: null, ...more,
})
