// What can be done with a card, and what it costs: offers gathered by use, with what the server explains of each.
import type { Explained, Obstacle, Payment, Price, UseExplained, WondersOffer } from './types'

export const USES = ['build', 'chain', 'olympia', 'token', 'stage', 'stagetoken', 'dig', 'sell', 'tile'] as const
export type UseName = (typeof USES)[number]
export type Joining = 'join' | 'any' | null

export interface Use {
  to: string
  name: UseName
  city: number | null // for whom; null where it can only be oneself
  tile: number | null
  joining: Joining
  offers: WondersOffer[] // a payment each, the cheapest first
  why: Obstacle[] // what stands in the way, where there is no offer
  payments: Payment[] // explained, as far as the server has said it
}

/** What a place to put a card says: `build.0+join`, `tile.7`, `sell`, `sell.2`. */
export function readUse(to: string): Pick<Use, 'name' | 'city' | 'tile' | 'joining'> {
  const [, name, number, joining] = /^([a-z]+)(?:\.(\d+))?(?:\+(join|any))?$/.exec(to) ?? [null, 'build', undefined, undefined]
  const tile = name === 'tile' ? Number(number) : null
  return { name: name as UseName, tile, city: tile === null && number !== undefined ? Number(number) : null, joining: (joining as Joining) ?? null }
}

export const total = (price: Price | null): number => (price ? price.left + price.right + price.bank : 0)

/** All uses of what lies at a place, possible ones first among their like. */
export function usesAt(place: string, offers: readonly WondersOffer[], explained: Explained | null): Use[] {
  const mine = offers.filter((offer) => offer.from === place)
  const told = explainedAt(place, explained)
  const places = [...new Set([...mine.map(({ to }) => to), ...told.map(({ to }) => to)])]
  return places.map((to) => useAt(to, mine, told)).filter((use) => use.offers.length || use.why.length).sort(inOrder)
}

function useAt(to: string, offers: readonly WondersOffer[], told: readonly UseExplained[]): Use {
  const found = told.find((one) => one.to === to)
  const own = offers.filter((offer) => offer.to === to).sort((a, b) => total(a.price) - total(b.price))
  return { to, ...readUse(to), offers: own, why: own.length ? [] : (found?.why ?? []), payments: found?.payments ?? [] }
}

export function explainedAt(place: string, explained: Explained | null): UseExplained[] {
  const card = place.startsWith('hand.') ? place.slice('hand.'.length) : null
  return explained?.cards.find((one) => one.card === card)?.uses ?? []
}

const JOINED: readonly Joining[] = [null, 'join', 'any']

function inOrder(a: Use, b: Use): number {
  return USES.indexOf(a.name) - USES.indexOf(b.name) || JOINED.indexOf(a.joining) - JOINED.indexOf(b.joining) || (a.tile ?? 0) - (b.tile ?? 0)
}

/** What cannot be done and is worth saying: joining is no news where the building itself is not possible. */
export function barred(uses: readonly Use[]): Use[] {
  const can = (name: UseName) => uses.some((use) => use.name === name && !use.joining && use.offers.length)
  return uses.filter(({ name, joining, offers }) => !offers.length && (!joining || can(name)))
}

/** What a card in the hand says at a glance. */
export type Glance =
  | { kind: 'free'; by: UseName } // to be built for nothing
  | { kind: 'coins'; coins: number; by: UseName }
  | { kind: 'not'; why: Obstacle | null; other: boolean } // cannot be built; `other`: but used otherwise than sold

const BUILDING: readonly UseName[] = ['build', 'chain', 'olympia', 'token', 'dig']

export function glance(uses: readonly Use[]): Glance {
  const ways = uses.filter(({ name, offers }) => BUILDING.includes(name) && offers.length).map((use) => ({ by: use.name, coins: total(use.offers[0]!.price) }))
  const best = ways.reduce<(typeof ways)[number] | null>((least, way) => (least && least.coins <= way.coins ? least : way), null)
  if (best) return best.coins ? { kind: 'coins', ...best } : { kind: 'free', by: best.by }
  const why = uses.find(({ name, joining }) => name === 'build' && !joining)?.why[0] ?? null
  return { kind: 'not', why, other: uses.some(({ name, offers }) => name !== 'sell' && offers.length) }
}

/** The explained payment of an offer. */
export const paymentOf = (use: Use, offer: WondersOffer): Payment | null => use.payments.find(({ action }) => action === offer.action) ?? null
