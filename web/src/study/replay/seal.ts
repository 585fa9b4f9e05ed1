// The seal on a deal, broken open by the reader's own browser: what was shown at the start is the hash of key and salt,
// and from the key come all the cards that were drawn.
import type { DealFinding, GameModule } from '../../games/game'
import type { Deal } from '../../wire/types'
import type { Frame } from './frames'
import { sha256 } from './sha256'

const LABEL = 'ziggurat-deal-1'

/** `none`: no seal, no key; `shut`: the match still runs; `open`: a key, but nothing was promised; `proven`; `broken`. */
export type SealState = 'none' | 'shut' | 'open' | 'proven' | 'broken'

export interface Seal {
  state: SealState
  deal: Deal
  sealedText: string | null // what was hashed
  hash: string | null // as worked out here
  fits: boolean | null // whether it is the one that was shown at the start
  noted: string | null // what this browser saw there itself, if it was there
  findings: DealFinding[]
}

/** Look at a seal, and at all cards that a whole game has shown. */
export async function examine(deal: Deal, noted: string | null, game: GameModule, story: readonly Frame[]): Promise<Seal> {
  const key = deal.key?.toLowerCase() ?? null
  const salt = deal.salt?.toLowerCase() ?? null
  const sealedText = key && salt && deal.commitment ? `${LABEL}:${key}:${salt}` : null
  const hash = sealedText && (await sha256(sealedText))
  const fits = hash === null ? null : hash === (noted ?? deal.commitment!).toLowerCase()
  const options = (story[0]?.event.options ?? {}) as Record<string, string>
  const findings = key ? (game.dealtFrom?.(key, options, story) ?? []) : []
  const seal = { deal, sealedText, hash, fits, noted, findings }
  return { ...seal, state: stateOf(seal) }
}

function stateOf({ deal, fits, noted, findings }: Omit<Seal, 'state'>): SealState {
  if (noted && noted !== deal.commitment?.toLowerCase()) return 'broken'
  if (fits === false || findings.some((finding) => finding.wrong !== null)) return 'broken'
  if (fits) return 'proven'
  if (deal.key) return 'open'
  return deal.commitment ? 'shut' : 'none'
}
