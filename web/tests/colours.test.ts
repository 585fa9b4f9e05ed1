// Nations differ in colour for every kind of eye, and what is written on them can be read.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve('src/theme.css'), 'utf8')
const NATIONS = ['M', 'S', 'H', 'P', 'A']
type Colour = [number, number, number]

/** The value of a variable in a part of the theme. */
function value(name: string, part: string): string {
  return new RegExp(`--${name}:\\s*(#[0-9a-f]{3,6})`).exec(part)![1]!
}

function rgb(hex: string): Colour {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as Colour
}

const linear = (colour: Colour): Colour => colour.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as Colour

function contrast(a: string, b: string): number {
  const light = (hex: string) => linear(rgb(hex)).reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at]!, 0)
  const [one, two] = [light(a), light(b)].sort((x, y) => y - x) as [number, number]
  return (one + 0.05) / (two + 0.05)
}

// What is left of a colour (linear light) without one kind of cone: Machado, Oliveira and Fernandes (2009), severity 1.
const EYES: Record<string, number[][]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}

function seen(hex: string, eye: number[][]): Colour {
  const from = linear(rgb(hex))
  return eye.map((row) => Math.min(1, Math.max(0, row.reduce((sum, factor, at) => sum + factor * from[at]!, 0)))) as Colour
}

/** CIE L*a*b* under D65, in which equal steps look about equal. */
function lab([r, g, b]: Colour): Colour {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const pairs = NATIONS.flatMap((one, at) => NATIONS.slice(at + 1).map((other) => [one, other] as const))

describe('nations', () => {
  it.each(Object.keys(EYES))('look different with %s', (eye) => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((nation) => lab(seen(value(nation, css), EYES[eye]!))) as [Colour, Colour]
      const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
      expect(apart, `${one} and ${other}`).toBeGreaterThan(18)
    }
  })

  it.each(NATIONS)('%s can be written on', (nation) => {
    expect(contrast(value(nation, css), value(`on-${nation}`, css))).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each([['daylight', css.slice(0, css.indexOf('@media (prefers-color-scheme'))], ['night', css.slice(css.indexOf(":root[data-theme='dark']"))]])('%s', (_, part) => {
  it.each([['ink', 'ground'], ['ink', 'panel'], ['ink', 'raised'], ['soft', 'ground'], ['soft', 'panel'], ['on-brick', 'brick'], ['bad', 'panel'], ['brick', 'panel']])('%s on %s', (front, back) => {
    expect(contrast(value(front, part), value(back, part))).toBeGreaterThanOrEqual(4.5)
  })

  it('is the same however it was chosen', () => {
    const chosen = css.slice(css.indexOf(":root[data-theme='dark']"))
    const bySystem = css.slice(css.indexOf('@media (prefers-color-scheme'), css.indexOf(":root[data-theme='dark']"))
    for (const name of ['ground', 'ink', 'sand', 'glow', 'focus']) expect(value(name, bySystem)).toBe(value(name, chosen))
  })
})
