// The table in words, by the same texts as the line-mode client's.
import { forms, gameText } from '../../words/words.svelte'
import { NATIONS, type BabelView, type Nation } from './types'

const spaced = (letters: string): string => [...letters].join(' ') || '—'

function counted(counts: Record<Nation, number>): string {
  return NATIONS.flatMap((nation) => Array<string>(counts[nation]).fill(nation)).join(' ') || gameText('babel', 'table-empty')
}

function heap(counts: Record<Nation, number>): string {
  return NATIONS.flatMap((nation) => (counts[nation] ? [`${counts[nation]} ${nation}`] : [])).join(' ') || gameText('babel', 'table-empty')
}

/** What one can tell of the other hand (R-B14). */
function knownLine({ hand, seat }: BabelView): string[] {
  if (!hand || seat === null || NATIONS.every((nation) => !hand.known[nation])) return []
  return [gameText('babel', 'table-known', { seat: 1 - seat, cards: counted(hand.known) })]
}

export function inWords(view: BabelView, names: readonly string[]): string[] {
  const { table } = view
  const seat = view.to_act[0] ?? table.active
  const state = view.over ? 'over' : table.owed ? 'owe' : 'act'
  const lines = [gameText('babel', 'table-title', { turn: table.turn, phase: table.phase, state, seat, cards: table.owed })]
  table.seats.forEach((_side, index) => lines.push(sideLine(view, index, names[index] ?? String(index))))
  for (const land of table.lands) lines.push(...landLines(view, land, names))
  lines.push(
    gameText('babel', 'table-piles', {
      yard: table.yard_size, razed: table.razed.join(' ') || 'none', pile: table.pile_size, discard: heap(table.discard),
    }),
  )
  if (view.hand) lines.push(gameText('babel', 'table-own-hand', { cards: counted(view.hand.hand) }), ...knownLine(view))
  return lines
}

function sideLine(view: BabelView, seat: number, who: string): string {
  const side = view.table.seats[seat]!
  const stock = side.stock.length
    ? gameText('babel', 'table-stock', { cards: side.stock.join(' '), top: side.stock.at(-1)! })
    : gameText('babel', 'table-empty')
  const values = { who, value: side.value, hand: side.hand_size, stock, starting: side.starting ? 'yes' : 'no' }
  if (side.token === 'Q') return gameText('babel', 'table-line-quarry', values)
  return gameText('babel', 'table-line', { ...values, ...forms('babel', 'land', side.token) })
}

function landLines(view: BabelView, land: Nation, names: readonly string[]): string[] {
  return view.table.seats.map((side, seat) =>
    gameText('babel', 'place-side', {
      land: gameText('babel', `land-${land}`), who: names[seat] ?? String(seat), level: side.temples[land].at(-1) ?? 0, cards: spaced(side.columns[land]),
    }),
  )
}
