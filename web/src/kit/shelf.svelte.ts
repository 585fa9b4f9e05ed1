// What can be played here; asked for once.
import { get } from '../wire/api'
import type { Shelf } from '../wire/types'
import { words } from '../words/words.svelte'

let asked: Promise<Shelf> | null = null

/** The shelf; also tells the words which values of a game are words of a family. */
export function shelf(): Promise<Shelf> {
  asked ??= get<Shelf>('/api/shelf').then((found) => {
    for (const game of found.games) words.families[game.name] = game.words
    return found
  })
  asked.catch(() => (asked = null))
  return asked
}

/** Everything that a game's table needs before it can be drawn: its words and its families. */
export async function ready(game: string, ...more: string[]): Promise<void> {
  await Promise.all([shelf(), words.need('match', game, ...more)])
}
