// What somebody meant who put something down where it cannot go: an action to ask the server about, or a rule to name.
import type { Attempt } from '../picking.svelte'
import type { BabelView, Nation } from './types'

const told = (key: string, rule: string, values: Record<string, string | number> = {}): Attempt => ({ text: { key, values }, rule })

/** An attempt to go from one place to another; from nothing, when only a place was pressed. */
export function attempt(view: BabelView, seat: number, from: string | null, to: string): Attempt | null {
  const token = view.table.seats[seat]!.token
  const [kind, ...rest] = to.split('.') as [string, ...string[]]
  if (!from) return alone(view, seat, kind, rest, to)
  const [source, ...parts] = from.split('.') as [string, ...string[]]
  if (source === 'hand') return withCard(parts[0] as Nation, kind, rest, seat, token)
  if (source === 'stock' || source === 'starting') return withTemple(view, source, parts, kind, rest, seat, token)
  if (source === 'column') return withColumn(parts, kind, rest, seat)
  if (source === 'run') return withRun(parts as [string, string, Nation, string], kind, rest, seat)
  return null
}

function alone(view: BabelView, seat: number, kind: string, rest: string[], to: string): Attempt | null {
  if (kind === 'turn' || to === 'yard') return { notation: 'end' }
  if (kind === 'starting') return Number(rest[0]) === seat ? { notation: 'bs' } : told('not-their-starting', 'B03')
  if (kind === 'stock') return { notation: Number(rest[0]) === seat ? 'bo' : 'bt' }
  if (kind === 'hand' && view.table.owed) return { notation: `d${rest[0]}` }
  if (kind === 'hand') return { notation: `s${rest[0]}` }
  if (kind === 'land') return { notation: `t${rest[0]}` }
  if (kind === 'run') return ability(rest as [string, string, Nation, string])
  return null
}

function withCard(nation: Nation, kind: string, rest: string[], seat: number, token: string): Attempt | null {
  if (kind === 'land') return rest[0] === nation ? { notation: `t${nation}` } : told('not-their-land', 'B20', { nation, land: rest[0]! })
  if (kind === 'column' || kind === 'temple' || kind === 'nation') {
    if (Number(rest[0]) !== seat) return told('not-their-side', 'B21')
    return rest[1] === token ? { notation: `s${nation}` } : told('not-at-token', 'B21', { land: rest[1]! })
  }
  if (kind === 'discard') return { notation: `d${nation}` }
  return told('not-a-place', 'B20')
}

function withTemple(view: BabelView, source: string, parts: string[], kind: string, rest: string[], seat: number, token: string): Attempt | null {
  const own = Number(parts[0]) === seat
  const notation = source === 'starting' ? 'bs' : own ? 'bo' : 'bt'
  if (kind !== 'temple' && kind !== 'column' && kind !== 'land') return told('not-a-site', 'B22')
  const land = kind === 'land' ? rest[0] : rest[1]
  if (kind !== 'land' && Number(rest[0]) !== seat) return told('not-their-site', 'B22')
  if (view.table.seats[seat]!.token !== 'Q' && land !== token) return told('not-built-at-token', 'B22', { land: land! })
  return { notation }
}

function withColumn(parts: string[], kind: string, rest: string[], seat: number): Attempt | null {
  if (kind !== 'column' || Number(rest[0]) !== seat) return told('not-a-column', 'B26')
  return parts[1] === rest[1] ? null : { notation: `m${parts[1]}${rest[1]}` }
}

function withRun(parts: [string, string, Nation, string], kind: string, rest: string[], seat: number): Attempt | null {
  const suffix = Number(parts[3]) ? `/${Number(parts[3]) + 1}` : ''
  if (kind === 'hands') return { notation: `halve${parts[2]}${suffix}` }
  if (kind === 'column' && Number(rest[0]) === seat) return withColumn(parts, kind, rest, seat)
  if (parts[2] === 'M' && kind === 'nation') return { notation: `expel${rest[2]}${suffix}` }
  if (parts[2] === 'P' && kind === 'stock') return { notation: `${Number(rest[0]) === seat ? 'leapo' : 'leapt'}${suffix}` }
  return ability(parts)
}

function ability(parts: [string, string, Nation, string]): Attempt | null {
  const words: Record<Nation, string | null> = { A: 'raze', H: 'rob', S: 'winover', M: null, P: 'leapo' }
  const word = words[parts[2]] ?? `halve${parts[2]}`
  return { notation: `${word}${Number(parts[3]) ? `/${Number(parts[3]) + 1}` : ''}` }
}
