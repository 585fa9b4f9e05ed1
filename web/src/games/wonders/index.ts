// 7 Wonders in the house.
import type { GameModule } from '../game'
import { dealtFrom } from './deal'
import Figure from './Figure.svelte'
import { inWords } from './inwords'
import { revealOf } from './news'
import Table from './Table.svelte'
import type { WondersTable, WondersView } from './types'

/** A turn ends when its cards come to light. */
const turnOf: GameModule['turnOf'] = (event) => (revealOf(null, NO_TABLE, event.told, event.ply) ? event.ply : null)
const NO_TABLE = { cities: [] as unknown[], players: 0 } as WondersTable

const game: GameModule = {
  Table,
  Figure,
  choosing: true,
  inWords: (view, names) => inWords(view as WondersView, names),
  turnOf,
  dealtFrom,
}

export default game
