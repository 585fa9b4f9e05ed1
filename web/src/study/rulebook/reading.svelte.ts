// Somebody reads a book: what they look for, which edition they play, and the place they have gone to.
import { getContext, setContext } from 'svelte'
import type { GameModule } from '../../games/game'
import { ALL, inEdition, placeAt, type Book } from './book'
import { found, termsOf } from './search'

const KEY = Symbol('reading')
const KEPT = 'ziggurat.edition'

export interface Opened {
  book: Book
  module: GameModule | null // draws the figures
  editions: string[]
}

export class Reading {
  query = $state('')
  target = $state<string | null>(null)
  private chosen = $state(localStorage.getItem(KEPT) ?? ALL)

  constructor(private readonly now: () => Opened) {}

  readonly terms = $derived.by(() => termsOf(this.query))
  readonly book = $derived.by(() => inEdition(this.now().book, this.edition, this.target))
  readonly found = $derived.by(() => (this.terms.length ? found(this.book, this.terms) : null))

  get module(): GameModule | null {
    return this.now().module
  }

  get editions(): string[] {
    return this.now().editions
  }

  get edition(): string {
    return this.editions.includes(this.chosen) ? this.chosen : ALL
  }

  choose(edition: string): void {
    this.chosen = edition
    localStorage.setItem(KEPT, edition)
  }

  /** Whether a place is out of sight because something else is looked for. */
  hides = (place: string): boolean => this.found !== null && !this.found.has(place)

  /** Go to the place that an address means; whatever hides it is put away. */
  goTo(hash: string): string | null {
    this.target = placeAt(hash, this.now().book)
    if (this.target) this.query = ''
    return this.target
  }
}

export const beginReading = (reading: Reading): Reading => setContext(KEY, reading)
export const useReading = (): Reading => getContext<Reading>(KEY)
