// From the lessons to a table: a game against somebody who is easy to play with, but plays.
import { remembered, tableFor } from '../../house/choices'
import { shelf } from '../../kit/shelf.svelte'
import { post } from '../../wire/api'
import { sitting } from '../../wire/dealing'
import type { TableShown } from '../../wire/types'

/** Open the table of a first game, at which the reader begins by the rules that were taught; its address. */
export async function firstGame(name: string): Promise<string> {
  const { games, levels } = await shelf()
  const game = games.find((one) => one.name === name)!
  const options = Object.fromEntries(Object.entries(game.options).map(([option, values]) => [option, values[0]!]))
  const choice = { ...remembered(game, levels), agent: levels[0] ?? '', agents: [], players: undefined, begins: 'me' as const, options }
  const table = await sitting(`new ${name}`, (pledge) => post<TableShown>('/api/tables', { ...tableFor(game, choice, 'bot'), pledge }))
  return `/table/${table.id}`
}
