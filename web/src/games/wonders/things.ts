// What cards, stages, tiles and projects are called, and what they give and cost, by the same texts as everywhere in this game.
import type { Text, Value } from '../../wire/types'
import { gameText, say } from '../../words/words.svelte'
import { parseEffect, type Amount, type Building, type Cost, type Effect, type Thing } from './effects'
import { BOARDS, CARDS, PROJECTS, TILES, type BoardSide } from './material'
import type { City } from './types'

export const cardName = (id: string): string => gameText('wonders', `card-${id}`)
export const boardName = (id: string): string => gameText('wonders', `board-${id}`)
export const tileName = (number: number): string => gameText('wonders', `tile-${number}`)
export const projectName = (id: string): string => gameText('wonders', `project-${id}`)
export const colourName = (id: string): string => gameText('wonders', `colour-${id}`)
export const resourceName = (id: string): string => gameText('wonders', `resource-${id}`)

/** A phrase of this game as a sentence. */
export const spoken = (text: Text, names: readonly string[] = []): string => say('wonders', text, names)

// -- effects as phrases --------------------------------------------------------------------------------------------------

type Values = Record<string, Value>
const text = (key: string, values: Values = {}): Text => ({ key, values })
const NUMBERS = ['', '', '-two', '-three', '-four']

/** Several words of a family as values: `resource`, `resource2`, … */
const several = (name: string, words: readonly string[]): Values => Object.fromEntries(words.map((word, at) => [`${name}${at ? at + 1 : ''}`, word]))
const byAge = (n: Amount): Value => (n === 'A' ? 'age' : n)

function onBuilding(key: string, what: Building, values: Values = {}): Text {
  if (what === 'stage' || what === 'chain') return text(`${key}-${what}`, values)
  return text(key, { colour: what, ...values })
}

function each(unit: 'points' | 'coins', n: number, thing: Thing, place: string): Text {
  const values = { [unit]: n, place }
  return typeof thing === 'string' ? text(`effect-${unit}-each-${thing}`, values) : text(`effect-${unit}-each${NUMBERS[thing.length]}`, { ...values, ...several('colour', thing) })
}

/** An effect as the phrase that says it. */
export function effectText(effect: Effect): Text {
  switch (effect.is) {
    case 'points':
    case 'coins':
    case 'shields':
      return text(`effect-${effect.is}`, { [effect.is]: effect.n })
    case 'victory':
      return text('effect-victory-token', { value: effect.n })
    case 'symbol':
      return effect.of.length === 1 ? text('effect-science', { symbol: effect.of[0]! }) : text('effect-science-any')
    case 'makes':
      return made(effect)
    case 'count':
      return each(effect.unit, effect.n, effect.thing, effect.where)
    case 'price':
      return text('effect-price', { class: effect.ware, coins: effect.n, side: effect.side })
    case 'dearer':
      return text('effect-price-more', { class: effect.ware, coins: effect.n })
    case 'cheaper':
      return text('effect-price-less', { class: effect.ware, coins: effect.n })
    case 'tax':
      return onBuilding('effect-tax', effect.what, { coins: byAge(effect.n) })
    case 'bonus':
      return onBuilding('effect-bonus', effect.what, { coins: byAge(effect.n) })
    case 'unneeded':
      return onBuilding('effect-no-resources', effect.what)
    case 'paid':
      return onBuilding('effect-coins-instead', effect.what, { coins: effect.n })
    case 'free':
      return text(effect.what === 'card' ? 'effect-free-build' : 'effect-free-stage', { times: effect.often === 'age' ? 'age' : 'game' })
    case 'idle':
      return effect.what === 'trade' ? text('effect-trade-shut') : text('effect-nothing', { brown: effect.what })
    case 'becomes':
      return effect.token === 'victory' ? text('effect-victory-becomes', { value: effect.n, becomes: effect.then }) : text('effect-defeat-becomes', { number: effect.then })
    case 'lose':
      return lost(effect)
    case 'anyColour':
      return text('effect-any-colour', { times: 'game' })
    case 'endless':
      return text('effect-any-number', { brown: 'single' })
    default:
      return text(PLAIN[effect.is])
  }
}

const PLAIN = { neighbourChains: 'effect-chains-beside', dig: 'effect-dig', seventh: 'effect-seventh', copy: 'effect-copy-guild' }

function made({ n, of, sold }: Extract<Effect, { is: 'makes' }>): Text {
  const kept = { sold: sold ? 'yes' : 'no' }
  return of.length === 1 ? text('effect-makes', { count: n, resource: of[0]!, ...kept }) : text(`effect-makes${NUMBERS[of.length]}`, { ...several('resource', of), ...kept })
}

function lost({ what, n }: Extract<Effect, { is: 'lose' }>): Text {
  if (what === 'coins') return text('effect-lose-coins')
  if (what === 'start') return text('effect-lose-start')
  return what === 'victory' ? text('effect-lose-tokens', { number: n }) : text('effect-lose-card', { colour: what })
}

/** A cost as phrases: coins, then each resource once. */
export function costTexts({ coins, resources }: Cost): Text[] {
  const units = [...new Set(resources)].map((resource) => text('cost-units', { count: resources.filter((one) => one === resource).length, resource }))
  const all = [...(coins ? [text('cost-coins', { coins })] : []), ...units]
  return all.length ? all : [text('cost-nothing')]
}

/** Several phrases in a row, as one. */
export const listed = ([first, ...rest]: readonly Text[]): Text => (rest.length ? text('list', { first: first!, rest: listed(rest) }) : first!)

/** What effects say, in one go; empty where there are none. */
export const giving = (effects: readonly Effect[]): string => (effects.length ? spoken(listed(effects.map(effectText))) : '')

export const costing = (cost: Cost): string => spoken(listed(costTexts(cost)))

// -- what things are, when one points at them --------------------------------------------------------------------------

export function aboutCard(id: string): string {
  const card = CARDS[id]
  if (!card) return cardName(id)
  const chains = [
    ...(card.chainFrom.length ? [gameText('wonders', 'about-chain-from', { cards: card.chainFrom.map(cardName).join(', ') })] : []),
    ...(card.chainTo.length ? [gameText('wonders', 'about-chain-to', { cards: card.chainTo.map(cardName).join(', ') })] : []),
  ]
  return [gameText('wonders', 'about-card', { card: cardName(id), gives: giving(card.gives), cost: costing(card.cost) }), ...chains].join(' ')
}

export const aboutTile = (number: number): string => gameText('wonders', 'about-tile', { tile: tileName(number), gives: giving(TILES[number]!.gives) })

export function aboutStage(board: string, side: 'A' | 'B', place: number): string {
  const stage = BOARDS[board]![side].stages[place]!
  return gameText('wonders', 'about-stage', { stage: place + 1, gives: giving(stage.gives), cost: costing(stage.cost) })
}

export function aboutProject(id: string): string {
  const { cost, done, failed, colour } = PROJECTS[id]!
  return gameText('wonders', 'about-project', { project: projectName(id), colour: colourName(colour), cost: costing(cost), done: giving(done), failed: giving(failed) })
}

/** The side of a city's board that lies up, where it is known. */
export const sideOf = (city: City): BoardSide | null => (city.board && city.side ? BOARDS[city.board]![city.side] : null)

/** What a city sells, in words. */
export function wares(sells: readonly string[]): string {
  const said = sells.map((phrase) => parseEffect(phrase)).map((made) => (made.is === 'makes' ? `${made.n > 1 ? `${made.n === Infinity ? '∞' : made.n} ` : ''}${made.of.map(resourceName).join(' / ')}` : ''))
  return said.join(', ') || gameText('wonders', 'nothing')
}
