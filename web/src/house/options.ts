// Games and their options in words; what the house has no words for is shown as the server calls it.
import type { Clock, TableShown } from '../wire/types'
import { has, t } from '../words/words.svelte'
import { slug } from './levels'

/** The option that says who begins; it has a control of its own. */
export const STARTER = 'starter'
export const BY_LOT = 'lot'
/** The option that says how many play; the seats tell it too. */
export const PLAYERS = 'players'

export const gameName = (game: string): string => (has(`game-${game}`) ? t(`game-${game}`) : game)

export const gameLine = (game: string): string => (has(`game-${game}-line`) ? t(`game-${game}-line`) : '')

export const gameFacts = (game: string): string => (has(`game-${game}-facts`) ? t(`game-${game}-facts`) : '')

export function optionName(game: string, option: string): string {
  return has(`option-${game}-${slug(option)}`) ? t(`option-${game}-${slug(option)}`) : option
}

export function valueName(game: string, option: string, value: string): string {
  const name = `${game}-${slug(option)}-${slug(value)}`
  return has(`option-${name}`) ? t(`option-${name}`) : value
}

/** What a value changes, in a sentence; empty where there is nothing to say. */
export function valueAbout(game: string, option: string, value: string): string {
  const name = `${game}-${slug(option)}-${slug(value)}-about`
  return has(`option-${name}`) ? t(`option-${name}`) : ''
}

/** The options of a table in words, without who begins and how many play. */
export function optionsText(table: Pick<TableShown, 'game' | 'options'>): string[] {
  return Object.entries(table.options)
    .filter(([option]) => option !== STARTER && option !== PLAYERS)
    .map(([option, value]) => `${optionName(table.game, option)}: ${valueName(table.game, option, value)}`)
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'live') return t('clock-live-text', { minutes: Math.round(clock.bank / 60), seconds: clock.increment })
  return clock.kind === 'days' ? t('clock-days-text', { days: clock.days }) : t('clock-none-text')
}
