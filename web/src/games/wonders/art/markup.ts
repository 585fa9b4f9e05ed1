// Signs and pictures as SVG text, each written once: hundreds stand on a table, and one text is set far sooner than elements one by one.
import type { Colour } from '../effects'
import { drawn } from './drawing'
import { ICONS, NARROW, type IconName, type Layer } from './icons'
import { PICTURES } from './pictures'
import { WONDERS } from './wonders'

const kept = new Map<string, string>()

function once(key: string, made: () => string): string {
  let text = kept.get(key)
  if (text === undefined) kept.set(key, (text = made()))
  return text
}

const line = ([tone, d, wide]: Layer): string => `<path d="${d}" fill="none" stroke="var(--w-${tone})" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
const filled = ([tone, d]: Layer, more = ''): string => `<path d="${d}" fill="var(--w-${tone})"${more}/>`

const EDGE = ' stroke="var(--w-edge)" stroke-width="1" stroke-linejoin="round"'
const SMALLER = ' transform="translate(3.4 3.4) scale(.72)"'

function sign(layer: Layer): string {
  const wide = layer[2] ?? 0
  if (wide > 0) return line(layer)
  return filled(layer, `${wide === -1 ? EDGE : ''}${wide === -3 ? SMALLER : ''} fill-rule="evenodd"`)
}

const shape = (layer: Layer): string => ((layer[2] ?? 0) > 0 ? line(layer) : filled(layer))

function written(name: IconName, text: string): string {
  const classes = [...(text.length > 1 ? ['long'] : []), ...(name === 'defeat' || name === 'seventh' ? ['light'] : [])]
  return `<text x="12" y="17.5" class="${classes.join(' ')}">${text.replace(/[<&]/g, '')}</text>`
}

function crossing(name: IconName): string {
  const d = NARROW.has(name) ? 'M4 21.500L20 2.500' : 'M1.500 22.500l21-21'
  return `<path class="under" d="${d}"/><path class="cross" d="${d}"/>`
}

/** A sign, with what is written on it, crossed out or not. */
export const iconMarkup = (name: IconName, text: string, crossed: boolean): string =>
  once(`${name}|${text}|${crossed}`, () => ICONS[name].map(sign).join('') + (text && written(name, text)) + (crossed ? crossing(name) : ''))

/** The picture of a card or a project, in the colour of its kind where a roof or a flag takes one. */
export const pictureMarkup = (of: string, colour: Colour): string =>
  once(`${of}/${colour}`, () => drawn(PICTURES[of]!).map(([tone, ...rest]) => shape([tone === 'accent' ? colour : tone, ...rest])).join(''))

/** A wonder with so many of its steps standing; the rest is only marked out. */
export const wonderMarkup = (board: string, share: number): string =>
  once(`${board}:${share}`, () => {
    const steps = WONDERS[board]!.split('|').map(drawn)
    const standing = Math.floor(share * (steps.length - 1) + 0.01)
    return steps.map((layers, step) => `<g${step > standing ? ' class="plan"' : ''}>${layers.map(shape).join('')}</g>`).join('')
  })

const RAYS = Array.from({ length: 16 }, (_, at) => ray((at * Math.PI) / 8)).join('')

/** A ray of the sun on the back of a card, turned around its middle. */
function ray(turn: number): string {
  const spot = (x: number, y: number) => `${(21 + x * Math.cos(turn) - y * Math.sin(turn)).toFixed(2)} ${(22 + x * Math.sin(turn) + y * Math.cos(turn)).toFixed(2)}`
  return `M${spot(0, -17.5)}L${spot(1.3, -9.5)}L${spot(-1.3, -9.5)}z`
}

/** The back of a card: one, two or three tiers, and as many strokes. */
export const backMarkup = (age: number): string =>
  once(`back${age}`, () => {
    const tiers = Array.from({ length: age }, (_, tier) => `<path class="tier" d="M${7 + tier * 4 + (3 - age) * 1.5} ${49 - tier * 6}l1-5.500h${26 - tier * 8 - (3 - age) * 3}l1 5.500z"/>`)
    const strokes = Array.from({ length: age }, (_, tier) => `M${21 + (tier - (age - 1) / 2) * 5 - 1.2} 59v-7h2.400v7z`)
    const frame = '<path class="line" d="M3 6a3 3 0 0 1 3-3h30a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z"/>'
    return `${frame}<path class="ray" d="${RAYS}"/><circle cx="21" cy="22" r="6.500" class="sun"/>${tiers.join('')}<path d="${strokes.join('')}"/>`
  })
