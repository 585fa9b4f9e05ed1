// What a reveal has changed, city by city, from what was told: the card that was turned over, and the sentences about it.
import type { Text } from '../../wire/types'
import type { WondersTable } from './types'

export interface News {
  city: number
  use: string | null // build chain olympia token stage stagetoken sell tile dig nothing
  card: string | null // that was turned over; null where it stays face down
  said: Text[]
  coins: number // how many more it has now
}

export interface Reveal {
  ply: number
  cities: News[]
  rest: Text[] // what concerns the whole table
}

const DEEDS = ['build', 'chain', 'olympia', 'token', 'stage', 'stagetoken', 'sell', 'tile', 'dig', 'nothing'].map((use) => `told-${use}`)
const HUSHED = ['told-chosen', 'told-chosen-again', 'told-all-chosen', 'told-free-city']

/** The city that a phrase is about, if it is about one. */
export function cityOf({ values }: Text, table: WondersTable): number | null {
  const { city, who } = values
  if (typeof city === 'object') return city.key === 'city-free' ? table.players : Number(city.values.who)
  return who === undefined ? null : Number(who)
}

/** What a reveal tells; null where nothing has come to light. */
export function revealOf(before: WondersTable | null, after: WondersTable, told: readonly Text[], ply: number): Reveal | null {
  const loud = told.filter(({ key }) => !HUSHED.includes(key) && !key.startsWith('match-'))
  if (!loud.length) return null
  const about = (city: number) => loud.filter((text) => isOf(text, city, after))
  const cities = after.cities.map((_, city) => newsOf(city, about(city), before, after)).filter(({ said }) => said.length)
  return { ply, cities, rest: loud.filter((text) => !after.cities.some((_, city) => isOf(text, city, after))) }
}

/** A conflict is between two, and stands with what concerns all. */
const isOf = (text: Text, city: number, table: WondersTable): boolean => text.values.other === undefined && !text.key.startsWith('end-') && cityOf(text, table) === city

function newsOf(city: number, said: Text[], before: WondersTable | null, after: WondersTable): News {
  const deed = said.find(({ key }) => DEEDS.includes(key))
  const card = deed?.values.card
  return {
    city,
    use: deed ? deed.key.slice('told-'.length) : null,
    card: typeof card === 'string' ? card : null,
    said,
    coins: before ? after.cities[city]!.coins - before.cities[city]!.coins : 0,
  }
}
