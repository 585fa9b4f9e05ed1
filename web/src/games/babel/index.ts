// Babel in the house.
import type { GameModule } from '../game'
import { dealtFrom } from './deal'
import Figure from './Figure.svelte'
import { inWords } from './inwords'
import Table from './Table.svelte'
import type { BabelView } from './types'

const game: GameModule = {
  Table,
  Figure,
  inWords: (view, names) => inWords(view as BabelView, names),
  turnOf: (event) => (event.told.some(({ key }) => key === 'told-end') ? event.ply : null),
  dealtFrom,
}

export default game
