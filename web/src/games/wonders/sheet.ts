// How the points of a city came about, line by line. The sums are the server's; these are their parts.
import { gameText } from '../../words/words.svelte'
import type { Effect, Thing, Where } from './effects'
import { CARDS, PROJECTS, TOWER_POINTS } from './material'
import { cardName, projectName, sideOf } from './things'
import { leftOf, rightOf, type Category, type City, type WondersTable } from './types'

export interface Part {
  what: string
  points: number
}

const SYMBOLS = ['compass', 'gear', 'tablet'] as const
const SET = 7
const COINS_A_POINT = 3

/** The parts of a city's points in a category. */
export function partsOf(table: WondersTable, number: number, category: Category): Part[] {
  const city = table.cities[number]!
  const parts: Record<Category, () => Part[]> = {
    military: () => military(city),
    coins: () => [{ what: gameText('wonders', 'part-coins', { count: city.coins }), points: Math.floor(city.coins / COINS_A_POINT) }],
    wonder: () => wonder(table, number),
    blue: () => cards(table, number, city.cards.filter((card) => CARDS[card]!.colour === 'blue')),
    yellow: () => cards(table, number, city.cards.filter((card) => CARDS[card]!.colour === 'yellow')),
    guilds: () => cards(table, number, [...city.cards.filter((card) => CARDS[card]!.colour === 'purple'), ...(city.copied ? [city.copied] : [])]),
    science: () => science(city),
    tower: () => [{ what: gameText('wonders', 'part-tiles', { count: city.tiles_built }), points: TOWER_POINTS[city.tiles_built] ?? 0 }],
    projects: () => projects(table, number),
  }
  return parts[category]().filter(({ points }) => points)
}

function military({ victories, defeats }: City): Part[] {
  const won = (['1', '3', '5'] as const).map((value) => ({ what: gameText('wonders', 'part-victories', { count: victories[value], value: Number(value) }), points: Number(value) * victories[value] }))
  return [...won, { what: gameText('wonders', 'part-defeats', { count: defeats }), points: -defeats }]
}

function wonder(table: WondersTable, number: number): Part[] {
  const city = table.cities[number]!
  const stages = sideOf(city)?.stages.slice(0, city.stages) ?? []
  return stages.map(({ gives }, at) => ({ what: gameText('wonders', 'part-stage', { stage: at + 1 }), points: pointsOf(gives, table, number) }))
}

function cards(table: WondersTable, number: number, ids: readonly string[]): Part[] {
  return ids.map((id) => ({ what: cardName(id), points: pointsOf(CARDS[id]!.gives, table, number) }))
}

function projects(table: WondersTable, number: number): Part[] {
  const city = table.cities[number]!
  const named = [...table.past_projects, ...(table.project && !table.past_projects.includes(table.project.id) ? [table.project.id] : [])]
  const got = named.map((id) => ({ what: projectName(id), points: (city.rewards[PROJECTS[id]!.age - 1] ?? 0) * pointsOf(PROJECTS[id]!.done, table, number) }))
  return [...got, { what: gameText('wonders', 'part-unpaid', { count: city.unpaid }), points: city.penalties }]
}

/** What effects are worth at the end. */
export function pointsOf(effects: readonly Effect[], table: WondersTable, city: number): number {
  return effects.reduce((sum, effect) => {
    if (effect.is === 'points') return sum + effect.n
    return effect.is === 'count' && effect.unit === 'points' ? sum + effect.n * counted(effect.thing, effect.where, table, city) : sum
  }, 0)
}

function counted(thing: Thing, where: Where, table: WondersTable, city: number): number {
  const beside = [leftOf(city, table), rightOf(city, table)]
  const places = where === 'here' ? [city] : where === 'beside' ? beside : [city, ...beside]
  return places.reduce((sum, place) => sum + countedIn(thing, table.cities[place]!), 0)
}

function countedIn(thing: Thing, city: City): number {
  if (thing === 'stage') return city.stages
  if (thing === 'defeat') return city.defeats + city.unpaid
  if (thing === 'set') return Math.min(...bestSymbols(city))
  return thing.reduce((sum, colour) => sum + city.colours[colour], 0)
}

/** The symbols of a city, where each that may be any is what brings most. */
export function bestSymbols({ symbols }: City): [number, number, number] {
  let best: [number, number, number] = [symbols.compass, symbols.gear, symbols.tablet]
  for (let left = 0; left < symbols.any; left++) best = ([0, 1, 2] as const).map((at) => best.map((count, own) => count + Number(own === at)) as typeof best).reduce((a, b) => (worth(b) > worth(a) ? b : a))
  return best
}

const worth = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count * count, 0) + SET * Math.min(...counts)

function science(city: City): Part[] {
  const best = bestSymbols(city)
  const same = SYMBOLS.map((symbol, at) => ({ what: gameText('wonders', 'part-symbols', { count: best[at]!, symbol: gameText('wonders', `symbol-${symbol}`) }), points: best[at]! ** 2 }))
  return [...same, { what: gameText('wonders', 'part-sets', { count: Math.min(...best) }), points: SET * Math.min(...best) }]
}
