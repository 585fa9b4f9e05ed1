// Where people begin who mean a run: at its cards, at the column that they stand in, or at the temple card that it shall build.
import type { Offer } from '../../wire/types'
import type { Way } from '../picking.svelte'

const isLeap = ({ from, to }: Offer): boolean => from.startsWith('run.') && to.startsWith('stock.')
const direct = (offer: Offer): Way => ({ offer, to: offer.to })
/** A leap, put down where the level will stand. */
const landing = (offer: Offer): Way => ({ offer, to: siteOf(offer.from) })

/** A run and its column do what either can, and a leap may also begin with its card or end at its temple. */
export function ways(offers: readonly Offer[], from: string): Way[] {
  const [kind] = from.split('.')
  if (kind === 'run') return [...offers.filter((offer) => offer.from === columnOf(from)).map(direct), ...leaps(offers, (offer) => offer.from === from)]
  if (kind === 'column') {
    const inside = offers.filter((offer) => columnOf(offer.from) === from)
    return [...inside.map(direct), ...leaps(inside)]
  }
  return kind === 'stock' ? leaps(offers, (offer) => offer.to === from) : []
}

const leaps = (offers: readonly Offer[], which: (offer: Offer) => boolean = () => true): Way[] => offers.filter((offer) => isLeap(offer) && which(offer)).map(landing)

/** The column that a run stands in; nothing for any other place. */
export function columnOf(place: string): string | null {
  const [kind, seat, land] = place.split('.')
  return kind === 'run' ? `column.${seat}.${land}` : null
}

function siteOf(run: string): string {
  const [, seat, land] = run.split('.')
  return `temple.${seat}.${land}`
}
