// The seal on a deal, broken open by the reader's own browser: what was shown at the start is the hash of what is shown
// at the end, and from the key come all the cards that were drawn. Where nobody alone has chosen the deal, the hash is
// that of the server's secret, and the key comes from it and from the bits that each seat has pledged.
import type { DealFinding, GameModule } from '../../games/game'
import type { Noted } from '../../kit/promises'
import { sha256 } from '../../kit/sha256'
import { KEY_LABEL, pledgeOf, SECRET_LABEL } from '../../wire/dealing'
import type { Deal, Part } from '../../wire/types'
import type { Frame } from './frames'

const LABEL = 'ziggurat-deal-1'

/** `none`: no seal, no key; `shut`: the match still runs; `open`: a key, but nothing was promised; `proven`; `broken`. */
export type SealState = 'none' | 'shut' | 'open' | 'proven' | 'broken'

/** What a seat has added to a deal, and whether it is what was pledged. */
export interface PartFinding {
  seat: number
  part: Part
  fits: boolean | null // null while its bits are not shown
  other: string | null // the pledge that this browser has seen instead
}

export interface Seal {
  state: SealState
  deal: Deal
  together: boolean // whether it was made of the parts of all seats
  alone: boolean // whether the server has drawn all of these
  sealedText: string | null // what was hashed
  hash: string | null // as worked out here
  fits: boolean | null // whether it is the one that was shown at the start
  noted: Noted | null // what this browser saw there itself, if it was there
  parts: PartFinding[]
  missing: string[] // what this browser has seen pledged for seats that have added nothing
  keyText: string | null // what gives the key of a deal made together
  keyFits: boolean | null
  findings: DealFinding[]
}

/** Look at a seal, and at all cards that a whole game has shown. */
export async function examine(deal: Deal, noted: Noted | null, game: GameModule, story: readonly Frame[]): Promise<Seal> {
  const key = deal.key?.toLowerCase() ?? null
  const together = (deal.parts?.length ?? 0) > 0
  const sealedText = sealedTextOf(deal, together)
  const hash = sealedText && (await sha256(sealedText))
  const fits = hash === null ? null : hash === (noted?.commitment ?? deal.commitment!).toLowerCase()
  const keyText = together ? keyTextOf(deal) : null
  const keyFits = keyText === null ? null : (await sha256(keyText)) === key
  const parts = await Promise.all((deal.parts ?? []).flatMap((part, seat) => (part ? [lookAt(part, seat, noted)] : [])))
  const options = (story[0]?.event.options ?? {}) as Record<string, string>
  const findings = key ? (game.dealtFrom?.(key, options, story) ?? []) : []
  const alone = together && !deal.parts!.some((part) => part?.by === 'own')
  const missing = (noted?.pledges ?? []).flatMap((pledge, seat) => (pledge && !deal.parts?.[seat] ? [pledge] : []))
  const seal = { deal, together, alone, missing, sealedText, hash, fits, noted, parts, keyText, keyFits, findings }
  return { ...seal, state: stateOf(seal) }
}

function sealedTextOf({ commitment, key, salt, secret }: Deal, together: boolean): string | null {
  if (!commitment) return null
  if (together) return secret ? `${SECRET_LABEL}:${secret.toLowerCase()}` : null
  return key && salt ? `${LABEL}:${key.toLowerCase()}:${salt.toLowerCase()}` : null
}

function keyTextOf({ secret, parts }: Deal): string | null {
  if (!secret || parts!.some((part) => part && !part.bits)) return null
  return [KEY_LABEL, secret.toLowerCase(), ...parts!.map((part) => part?.bits!.toLowerCase() ?? '-')].join(':')
}

async function lookAt(part: Part, seat: number, noted: Noted | null): Promise<PartFinding> {
  const seen = noted?.pledges?.[seat]?.toLowerCase() ?? null
  const other = noted?.pledges && seen !== part.pledge.toLowerCase() ? (seen ?? '-') : null
  const fits = part.bits === null ? null : (await pledgeOf(part.bits.toLowerCase())) === part.pledge.toLowerCase()
  return { seat, part, fits, other }
}

function stateOf({ deal, fits, noted, parts, missing, keyFits, findings }: Omit<Seal, 'state'>): SealState {
  if (noted && noted.commitment.toLowerCase() !== deal.commitment?.toLowerCase()) return 'broken'
  if (missing.length) return 'broken'
  if (parts.some((part) => part.fits === false || part.other !== null) || keyFits === false) return 'broken'
  if (fits === false || findings.some((finding) => finding.wrong !== null)) return 'broken'
  if (fits) return 'proven'
  if (deal.key) return 'open'
  return deal.commitment ? 'shut' : 'none'
}
