// Whom one can play against: levels by name, and how bots are called at the table.
import { has, t } from '../words/words.svelte'

/** For whoever has not chosen yet: somebody who plays, and now and then misses something. */
export const FIRST_CHOICE = 'mason'

/** How strong a bot is, in tiers: the levels of the house, and what else sits at tables. */
const TIERS: Record<string, number> = { random: 0, apprentice: 1, mason: 2, scribe: 3, greedy: 3, architect: 4, master: 5 }

/** What levels were called before they had names. */
const BEFORE: Record<string, string> = { 'greedy:slips=75': 'apprentice', 'greedy:slips=40': 'mason' }

/** The level that a bot's text means, or the text itself. */
export const levelOf = (agent: string): string => BEFORE[agent] ?? agent

/** How strong a bot is, in tiers; null where nobody has said. */
export const tiersOf = (agent: string): number | null => TIERS[levelOf(agent)] ?? null

/** What a bot is called at the table. */
export function botName(agent: string): string {
  const level = slug(levelOf(agent))
  return has(`level-${level}`) ? t(`level-${level}`) : agent
}

/** How a bot plays, in a line; empty where the house does not know it. */
export function botAbout(agent: string): string {
  const level = slug(levelOf(agent))
  return has(`level-${level}-about`) ? t(`level-${level}-about`) : ''
}

/** A name of the server as part of a key. */
export const slug = (name: string): string => name.replace(/[^a-zA-Z0-9]+/g, '-')
