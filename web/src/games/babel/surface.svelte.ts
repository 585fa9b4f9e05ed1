// The surface of the table: what happens when somebody points at a place, presses it, or drags something there.
import { getContext, setContext } from 'svelte'
import type { Offer } from '../../wire/types'
import { say } from '../../words/words.svelte'
import type { Picking } from '../picking.svelte'
import { attempt } from './attempts'
import { near, type BabelView } from './types'
import { columnOf } from './ways'

const KEY = Symbol('surface')
const FAR = 7 // pixels that a press may move before it is a drag

export interface Drag {
  place: string
  x: number
  y: number
}

export class Surface {
  drag = $state.raw<Drag | null>(null)
  private start: Drag | null = null
  private dragged = false

  constructor(private readonly now: () => { view: BabelView; picking: Picking }) {}

  get view(): BabelView {
    return this.now().view
  }

  get picking(): Picking {
    return this.now().picking
  }

  get acts(): boolean {
    return this.picking.offers.length > 0
  }

  /** What pressing a place would do, in words, if it is lit. */
  promise(place: string): string | null {
    const offer = this.picking.target(place)
    return offer && say('babel', offer.text)
  }

  /** The offer that a place would be chosen for; a run does not stand in the way to its column. */
  private aim(place: string): Offer | null {
    const column = columnOf(place)
    return this.picking.target(place) ?? (column ? this.picking.target(column) : null)
  }

  /** Choose what is lit, pick up what can go somewhere, or hear why not. */
  press(place: string): void {
    if (this.dragged) return
    const { picking } = this
    const target = this.aim(place)
    if (target) return picking.choose(target)
    const end = place === 'turn' && picking.offers.find((offer) => offer.from === place)
    if (end) return picking.choose(end) // one deliberate act, on a button of its own
    if (picking.starts(place)) return picking.pick(place)
    if (picking.from) return this.refuse(picking.from, place)
    const leading = picking.offers.filter((offer) => offer.to === place)
    if (leading.length === 1) picking.pick(leading[0]!.from)
    else if (this.acts && !leading.length) this.refuse(null, place)
  }

  point(place: string, text: string, rule?: string): void {
    const offer = this.aim(place)
    this.picking.preview = offer
    this.picking.about = { text: offer ? say('babel', offer.text) : text, rule }
  }

  leave(): void {
    this.picking.preview = null
    this.picking.about = null
  }

  private refuse(from: string | null, to: string): void {
    const tried = attempt(this.view, near(this.view), from, to)
    if (tried) this.picking.refuse(tried)
  }

  // -- dragging ----------------------------------------------------------------------------------------------------

  take(place: string, event: PointerEvent): void {
    this.dragged = false
    if (event.button === 0 && this.acts) this.start = { place, x: event.clientX, y: event.clientY }
  }

  move(event: PointerEvent): void {
    if (!this.start) return
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > FAR
    if (!this.drag && !far) return
    if (!this.drag) {
      this.dragged = true
      this.picking.from = this.start.place
      ;(event.target as Element).releasePointerCapture?.(event.pointerId)
    }
    event.preventDefault()
    this.drag = { place: this.start.place, x: event.clientX, y: event.clientY }
    const over = this.placesAt(event).find((place) => this.picking.target(place))
    this.picking.preview = over ? this.picking.target(over) : null
  }

  drop(event: PointerEvent): void {
    const from = this.drag?.place
    this.start = this.drag = null
    if (!from) return
    setTimeout(() => (this.dragged = false)) // the click that a drag ends with is none
    const places = this.placesAt(event)
    const offer = places.map((place) => this.picking.target(place)).find(Boolean)
    if (offer) return this.picking.choose(offer)
    this.picking.pick(null)
    if (places[0] && places[0] !== from) this.refuse(from, places[0])
  }

  cancel(): void {
    this.start = this.drag = null
  }

  /** The places under a pointer, the nearest first; a whole land answers for what stands in it. */
  private placesAt(event: PointerEvent): string[] {
    const places: string[] = []
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const place = (element as HTMLElement).dataset?.place ?? (element as HTMLElement).dataset?.again
      if (place && !places.includes(place)) places.push(place)
      const land = (element as HTMLElement).dataset?.land
      if (land) places.push(...[`column.${near(this.view)}.${land}`, `land.${land}`, `temple.${near(this.view)}.${land}`, `temple.${1 - near(this.view)}.${land}`].filter((one) => !places.includes(one)))
    }
    return places
  }
}

export const laySurface = (surface: Surface): Surface => setContext(KEY, surface)
export const useSurface = (): Surface => getContext<Surface>(KEY)
