// The surface of the table: who sits where, and what happens when somebody points at a place or presses it.
import { getContext, setContext } from 'svelte'
import type { Picking } from '../picking.svelte'
import { gameText, t } from '../../words/words.svelte'
import { isFreeCity, near, type City, type Explained, type WondersOffer, type WondersView } from './types'
import { usesAt, type Use } from './uses'

const KEY = Symbol('surface')

interface Now {
  view: WondersView
  picking: Picking
  names: readonly string[]
  explained: Explained | null
}

export class Surface {
  /** What was pressed to learn about it; on a phone it is shown until something else is. */
  asked = $state.raw<string | null>(null)

  constructor(private readonly now: () => Now) {}

  get view(): WondersView {
    return this.now().view
  }
  get picking(): Picking {
    return this.now().picking
  }
  get explained(): Explained | null {
    return this.now().explained
  }
  get offers(): WondersOffer[] {
    return this.picking.offers as WondersOffer[]
  }
  get me(): number {
    return near(this.view)
  }
  get names(): readonly string[] {
    return this.now().names
  }

  city(number: number): City {
    return this.view.table.cities[number]!
  }

  /** Who has a city, as the reader would say. */
  who(city: number): string {
    if (isFreeCity(city, this.view.table)) return gameText('wonders', 'free-city')
    return city === this.view.seat ? t('you') : (this.names[city] ?? gameText('wonders', 'table-seat', { seat: city }))
  }

  uses(place: string): Use[] {
    return usesAt(place, this.offers, this.explained)
  }

  point(text: string, rule?: string): void {
    this.picking.about = { text, rule }
  }

  leave(): void {
    this.picking.about = null
  }

  /** Pick up what can go somewhere, or learn about it. */
  press(place: string, text: string): void {
    const { picking } = this
    this.asked = null
    if (picking.starts(place) || this.explainedHere(place)) return picking.pick(place)
    this.asked = text
  }

  private explainedHere(place: string): boolean {
    return !this.picking.looking && this.uses(place).length > 0
  }
}

export const laySurface = (surface: Surface): Surface => setContext(KEY, surface)
export const useSurface = (): Surface => getContext<Surface>(KEY)
