// Whom one can play against: the bots of the shelf, each by a name of its own where the house has one.
import { has, t } from '../words/words.svelte'

/** Weakest first; each wins most games against the one before. The rest of the shelf follows by its own text. */
const KNOWN = ['random', 'greedy:slips=75', 'greedy:slips=40', 'greedy']
export const FIRST_CHOICE = 'greedy'

export function levels(agents: readonly string[]): string[] {
  return [...KNOWN.filter((agent) => agents.includes(agent.split(':')[0]!)), ...agents.filter((agent) => !KNOWN.includes(agent))]
}

/** How strong a level is, in tiers; null where nobody has said. */
export function tiersOf(agent: string): number | null {
  return KNOWN.includes(agent) ? 1 + KNOWN.indexOf(agent) : null
}

/** What a bot is called at the table. */
export function botName(agent: string): string {
  return has(`level-${slug(agent)}`) ? t(`level-${slug(agent)}`) : agent
}

/** How a bot plays, in a line; empty where the house does not know it. */
export function botAbout(agent: string): string {
  return has(`level-${slug(agent)}-about`) ? t(`level-${slug(agent)}-about`) : ''
}

/** A name of the server as part of a key. */
export const slug = (name: string): string => name.replace(/[^a-zA-Z0-9]+/g, '-')
