// The colours of 7 Wonders: what is written on a colour can be read, and the same night stands in both places.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '../src/games/wonders/effects'

const css = readFileSync(resolve('src/games/wonders/art/colours.css'), 'utf8')
const value = (name: string, part = css) => new RegExp(`--w-${name}:\\s*(#[0-9a-f]{3,6})`).exec(part)![1]!

function light(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const parts = [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!
}

function contrast(a: string, b: string): number {
  const [one, two] = [light(a), light(b)].sort((x, y) => y - x) as [number, number]
  return (one + 0.05) / (two + 0.05)
}

describe('what is written', () => {
  it.each(COLOURS)('on %s', (colour) => expect(contrast(value(colour), value(`on-${colour}`))).toBeGreaterThanOrEqual(4.5))
  it.each(['paper', 'gold', 'cream'])('in ink on %s', (ground) => expect(contrast(value(ground), value('ink'))).toBeGreaterThanOrEqual(4.5))
  it.each(['slate', 'bad'])('in white on %s', (ground) => expect(contrast(value(ground), '#fff')).toBeGreaterThanOrEqual(4.5))
})

describe('signs', () => {
  it.each(['red', 'green', 'glaze', 'slate', 'leaf', 'bad', 'brown'])('%s stands out from paper', (tone) => expect(contrast(value(tone), value('paper'))).toBeGreaterThanOrEqual(3))
})

it('the night is the same however it was chosen', () => {
  const parts = [css.slice(css.indexOf('@media'), css.indexOf(":root[data-theme='dark']")), css.slice(css.indexOf(":root[data-theme='dark']"))]
  const [bySystem, chosen] = parts.map((part) => [...part.matchAll(/--w-[\w-]+: [^;]+;/g)].map(([line]) => line))
  expect(bySystem).toEqual(chosen)
})
