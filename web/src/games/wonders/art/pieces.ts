// An effect as a row of pieces: icons, with numbers on them, and the little marks between them.
import type { Amount, Building, Effect, Thing } from '../effects'
import { NARROW, type IconName } from './icons'

export interface Piece {
  icon?: IconName
  text?: string | number
  crossed?: boolean
  mark?: '/' | '−' | '×' | '→' | '▲' | '▼' | '▾' | '1×'
}

const WIDE: Record<string, number> = { '/': 0.36, '×': 0.5, '1×': 1, '→': 0.75 }

/** How wide a piece is, in ems. */
export const width = ({ mark, icon }: Piece): number => (mark ? (WIDE[mark] ?? 0.55) : NARROW.has(icon!) ? 0.84 : 1.04)

const alternatives = (icons: readonly IconName[]): Piece[] => icons.flatMap((icon, at) => (at ? [{ mark: '/' as const }, { icon }] : [{ icon }]))
const times = (n: number, piece: Piece): Piece[] => Array.from({ length: n }, () => piece)
const counted = (thing: Thing): Piece[] => (typeof thing === 'string' ? [{ icon: thing, text: thing === 'defeat' ? '−1' : '' }] : thing.map((icon) => ({ icon })))
const money = (unit: 'points' | 'coins', n: number): Piece => ({ icon: unit === 'coins' ? 'coin' : 'laurel', text: n })

/** The pieces of one effect; in an Age, A is its number. */
export function piecesOf(effect: Effect, age: number | null = null): Piece[] {
  const number = (n: Amount) => (n === 'A' ? (age ?? 'A') : n)
  const building = (what: Building): Piece => ({ icon: what })
  switch (effect.is) {
    case 'points':
    case 'coins':
      return [money(effect.is, effect.n)]
    case 'shields':
      return times(effect.n, { icon: 'shield' })
    case 'victory':
      return [{ icon: 'victory', text: effect.n }]
    case 'symbol':
      return alternatives(effect.of)
    case 'makes':
      if (effect.n === Infinity) return [{ icon: effect.of[0]! }, { icon: 'endless' }]
      return effect.n > 1 ? times(effect.n, { icon: effect.of[0] }) : alternatives(effect.of)
    case 'count':
      return [money(effect.unit, effect.n), { mark: '×' }, ...counted(effect.thing), { icon: effect.where }]
    case 'price':
      return [{ icon: effect.side }, { icon: effect.ware }, { icon: 'coin', text: effect.n }]
    case 'dearer':
    case 'cheaper':
      return [{ icon: 'both' }, { icon: effect.ware }, { mark: effect.is === 'dearer' ? '▲' : '▼' }, { icon: 'coin', text: effect.n }]
    case 'tax':
      return [building(effect.what), { mark: '▲' }, { icon: 'coin', text: number(effect.n) }]
    case 'bonus':
      return [building(effect.what), { mark: '→' }, { icon: 'coin', text: number(effect.n) }]
    case 'unneeded':
      return [building(effect.what), { icon: 'crate', crossed: true }]
    case 'paid':
      return [building(effect.what), { icon: 'crate' }, { mark: '→' }, { icon: 'coin', text: effect.n }]
    case 'neighbourChains':
      return [{ icon: 'beside' }, { mark: '→' }, { icon: 'chain' }]
    case 'free':
      return effect.what === 'stage'
        ? [{ mark: '1×' }, { icon: 'stage' }, { icon: 'crate', crossed: true }]
        : [effect.often === 'age' ? { icon: 'age' } : { mark: '1×' }, { icon: 'card' }, { icon: 'coin', crossed: true }]
    case 'anyColour':
      return [{ mark: '1×' }, { icon: 'join' }, { icon: 'wild' }]
    case 'dig':
      return [{ icon: 'dig' }]
    case 'seventh':
      return [{ icon: 'seventh', text: 7 }]
    case 'endless':
      return [{ icon: 'single' }, { mark: '→' }, { icon: 'endless' }]
    case 'idle':
      return [{ icon: effect.what, crossed: true }]
    case 'becomes':
      return becoming(effect)
    case 'copy':
      return [{ icon: 'copy' }, { icon: 'beside' }]
    case 'lose':
      return losing(effect)
  }
}

function becoming({ token, n, then }: Extract<Effect, { is: 'becomes' }>): Piece[] {
  if (token === 'defeat') return [{ icon: 'defeat', text: '−1' }, { mark: '→' }, ...times(then, { icon: 'defeat', text: '−1' })]
  return then ? [{ icon: 'victory', text: n }, { mark: '→' }, { icon: 'victory', text: then }] : [{ icon: 'victory', text: n, crossed: true }]
}

function losing({ what, n }: Extract<Effect, { is: 'lose' }>): Piece[] {
  if (what === 'coins') return [{ icon: 'coin', crossed: true }]
  return [{ mark: '−' }, ...times(n, { icon: what })]
}

/** The pieces of all effects of a thing, a row each; two that count the same things share a row, as do tokens that each become the next lower. */
export function rowsOf(effects: readonly Effect[], age: number | null = null): Piece[][] {
  const rows = effects.map((effect) => piecesOf(effect, age))
  const [one, two] = effects
  if (one?.is === 'count' && two?.is === 'count') return [[rows[0]![0]!, ...rows[1]!]]
  if (one?.is === 'becomes' && effects.length > 1) return [[...rows.map(([token]) => ({ ...token, crossed: false })), { mark: '▾' }]]
  return rows.some((row) => row.some((piece) => piece.mark)) ? rows : [rows.flat()]
}
