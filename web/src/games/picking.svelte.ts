// Picking something up and putting it down. No rules: an offer leads from one place to another, and is chosen by both.
import type { Offer, Text } from '../wire/types'

/** What a place says about itself when one points at it. */
export interface About {
  text: string
  rule?: string | undefined
}

/** An attempt that is no legal action: by notation, to be asked about, or told by the game itself. */
export type Attempt = { notation: string } | { text: Text; rule: string }

/** An offer that what is in hand can take by being put down somewhere else than the offer itself says. */
export interface Way {
  offer: Offer
  to: string
}

export interface Hands {
  choose(offer: Offer): void
  /** Somebody tried what is not possible, and should hear why. */
  refuse(attempt: Attempt): void
}

export class Picking {
  offers = $state.raw<Offer[]>([])
  from = $state<string | null>(null) // the place picked up
  preview = $state.raw<Offer | null>(null) // the offer one points at
  about = $state.raw<About | null>(null) // what one points at says of itself
  /** Other ways that a game sees for what is in hand: people do not always begin where an offer begins. */
  ways: (offers: readonly Offer[], from: string) => Way[] = () => []

  constructor(private readonly hands: Hands) {}

  /** Whether nothing can ever be done here. */
  get looking(): boolean {
    return this.hands === LOOKING
  }

  /** Take new offers; what was picked up stays in hand if it can still go somewhere. */
  deal(offers: Offer[]): void {
    this.offers = offers
    this.preview = null
    if (this.from && !this.starts(this.from)) this.from = null
  }

  /** Whether something can be picked up here. */
  starts = (place: string): boolean => this.offers.some((offer) => offer.from === place) || this.ways(this.offers, place).length > 0

  /** The offer that would be chosen by putting down here what is in hand; none where several would be meant. */
  target = (place: string): Offer | null => {
    if (!this.from) return null
    const meant = this.offers.find((offer) => offer.from === this.from && offer.to === place)
    const others = meant ? [] : this.ways(this.offers, this.from).filter(({ to }) => to === place)
    return meant ?? (others.length === 1 ? others[0]!.offer : null)
  }

  /** The offers that fit what is in hand; all of them when nothing is. */
  get fitting(): Offer[] {
    const { from, offers } = this
    if (!from) return offers
    return [...new Set([...offers.filter((offer) => offer.from === from), ...this.ways(offers, from).map(({ offer }) => offer)])]
  }

  pick(place: string | null): void {
    this.from = place === this.from ? null : place
    this.preview = null
  }

  choose(offer: Offer): void {
    this.preview = null
    this.hands.choose(offer)
  }

  refuse(attempt: Attempt): void {
    this.hands.refuse(attempt)
  }
}

/** Hands that only look: a replay, a figure, an onlooker. */
export const LOOKING: Hands = { choose: () => undefined, refuse: () => undefined }
