// Pictures are written in a few words: parts of buildings with a tone each, put one before the other.
import type { Layer } from './icons'

export const TONES: Record<string, string> = {
  u: 'sun', k: 'brick', s: 'shade', d: 'dark', g: 'glaze', w: 'water', t: 'tree', m: 'smoke', o: 'gold', c: 'cream', r: 'red', p: 'purple', y: 'cloth', i: 'stone', x: 'accent', v: 'veil', l: 'leaf', b: 'beam', f: 'fire', e: 'green', n: 'yellow', q: 'paper',
} // prettier-ignore

type Part = (...n: number[]) => string
const box: Part = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w!}z`
const many = (n: number, made: (at: number) => string) => Array.from({ length: n }, (_, at) => made(at)).join('')

/** Places are left, top (or foot, where things stand), width, height. */
const PARTS: Record<string, Part> = {
  b: box,
  o: (x, y, r, ry = r) => `M${x! - r!} ${y}a${r} ${ry} 0 1 1 ${2 * r!} 0a${r} ${ry} 0 1 1 ${-2 * r!} 0z`, // disc
  p: (x, y, w, h) => `M${x} ${y}l${w! / 2} ${-h!}l${w! / 2} ${h}z`, // gable on a foot
  t: (x, y, w, h, inset) => `M${x} ${y}l${inset} ${-h!}h${w! - 2 * inset!}l${inset} ${h}z`, // tapering, on a foot
  d: (x, y, w, h = w! / 2) => `M${x} ${y}a${w! / 2} ${h} 0 0 1 ${w} 0z`, // dome on a foot
  a: (x, y, w, h) => `M${x} ${y}v${w! / 2 - h!}a${w! / 2} ${w! / 2} 0 0 1 ${w} 0v${h! - w! / 2}z`, // arch on a foot
  m: (x, y, w, n, h = 3) => many(n!, (at) => box(x! + (at * w!) / (n! - 0.5), y! - h, w! / (n! - 0.5) / 2, h)), // merlons on a wall
  c: (x, y, w, h, n) => many(n!, (at) => pillar(x! + ((w! - 4) * at) / (n! - 1), y!, h!)), // columns, top to foot
  n: (x, y, w, n, h, gap) => many(n!, (at) => box(x! + at * gap!, y!, w!, h!)), // the same box again and again
  f: (x, y, w, n, h, gap) => many(n!, (at) => PARTS.a!(x! + at * gap!, y!, w!, h!)), // a row of arches
  e: (x, y, w, h, n) => many(n!, (at) => box(x! + (at * w!) / 2 / n!, y! - ((at + 1) * h!) / n!, w! - (at * w!) / n!, h! / n!)), // stairs on both sides
}
const pillar = (x: number, y: number, h: number) => `M${x - 0.6} ${y}h5.200v1.600h-.8l.2 ${h - 3.2}h.6v1.600h-5.200v-1.600h.6l.2 ${3.2 - h}h-.8z`

/** A picture's text as layers; parts of one tone that follow each other are one. */
export function drawn(text: string): Layer[] {
  const layers: Layer[] = []
  for (const word of text.split(';')) {
    const [tone, kind, rest] = [TONES[word[0]!]!, word[1]!, word.slice(2)]
    const last = layers.at(-1)
    if (kind === 'l') layers.push([tone, rest.slice(rest.indexOf('M')), parseFloat(rest)])
    else if (kind === 'z') layers.push([tone, rest])
    else {
      const d = PARTS[kind]!(...rest.trim().split(' ').map(Number))
      if (last?.[0] === tone && last[2] === -2) last[1] += d
      else layers.push([tone, d, -2])
    }
  }
  return layers
}
