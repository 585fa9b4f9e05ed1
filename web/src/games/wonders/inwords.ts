// The table in words, for a screen reader: everything that the picture shows, a line each.
import { gameText } from '../../words/words.svelte'
import { TILES } from './material'
import { aboutProject, aboutStage, aboutTile, boardName, cardName, giving, sideOf, tileName, wares } from './things'
import { isFreeCity, near, type City, type WondersTable, type WondersView } from './types'

const named = (ids: readonly string[]): string => ids.map(cardName).join(', ') || gameText('wonders', 'nothing')

export function inWords(view: WondersView, names: readonly string[]): string[] {
  const { table } = view
  const me = near(view)
  const order = table.cities.map((_, city) => (me + city) % table.cities.length)
  return [
    table.age ? `${gameText('wonders', 'when', { age: table.age, turn: table.turn })} ${gameText('wonders', `direction-${table.direction}`)}` : gameText('wonders', 'before'),
    ...awaited(table, names),
    ...order.flatMap((city) => cityLines(table, city, names)),
    ...towerLines(table, names),
    ...(table.project ? [`${aboutProject(table.project.id)} ${gameText('wonders', 'joining-tokens', { count: table.project.tokens })}`] : []),
    gameText('wonders', 'discards', { count: table.discard_size }),
    ...handLines(view),
  ]
}

const whoOf = (table: WondersTable, city: number, names: readonly string[]): string => (isFreeCity(city, table) ? gameText('wonders', 'free-city') : (names[city] ?? String(city)))

function awaited(table: WondersTable, names: readonly string[]): string[] {
  const waiting = table.asked.filter((seat) => !table.chosen.includes(seat)).map((seat) => whoOf(table, seat, names))
  return waiting.length ? [gameText('wonders', 'words-awaited', { who: waiting.join(', ') })] : []
}

function cityLines(table: WondersTable, number: number, names: readonly string[]): string[] {
  const city = table.cities[number]!
  const who = whoOf(table, number, names)
  const points = city.points ? [gameText('wonders', 'words-points', { who, points: city.points.total, parts: parts(table, city) })] : []
  return [
    gameText('wonders', 'words-city', { who, wonder: city.board ? `${boardName(city.board)} ${city.side ?? ''}` : gameText('wonders', 'nothing'), stages: city.stages, coins: city.coins, shields: city.shields }),
    gameText('wonders', 'words-cards', { who, cards: named(city.cards) }),
    gameText('wonders', 'words-sells', { who, wares: wares(city.sells) }),
    ...nextStage(city, who),
    ...points,
  ]
}

const parts = ({ categories }: WondersTable, city: City): string =>
  categories.filter((category) => city.points![category]).map((category) => `${gameText('wonders', `category-${category}`)} ${city.points![category]}`).join(', ') || '0'

function nextStage(city: City, who: string): string[] {
  if (city.stages >= (sideOf(city)?.stages.length ?? 0)) return []
  return [`${who}: ${aboutStage(city.board!, city.side!, city.stages)}`]
}

function towerLines(table: WondersTable, names: readonly string[]): string[] {
  const tower = table.tower_tiles
  if (!tower) return []
  const builder = (tile: number): number | null => tower.builders?.[tower.placed.lastIndexOf(tile)] ?? null
  const built = (tile: number): string => (builder(tile) === null ? '' : ` (${gameText('wonders', 'tile-built-by', { who: whoOf(table, builder(tile)!, names) })})`)
  return tower.active.length ? tower.active.map((tile) => aboutTile(tile) + built(tile)) : [gameText('wonders', 'tower-empty')]
}

function handLines({ hand }: WondersView): string[] {
  if (!hand) return []
  return [
    ...(hand.cards.length ? [gameText('wonders', 'words-hand', { cards: named(hand.cards) })] : []),
    ...(hand.tiles.length ? [gameText('wonders', 'words-tiles', { tiles: hand.tiles.map((tile) => `${tileName(tile)} (${giving(TILES[tile]!.gives)})`).join(', ') })] : []),
  ]
}

