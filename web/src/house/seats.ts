// Who sits at a table, in words.
import type { SeatAtTable, TableShown } from '../wire/types'
import { t, words } from '../words/words.svelte'
import { botName } from './levels'

export const seatName = (seat: SeatAtTable): string => (seat.agent ? botName(seat.agent) : (seat.name ?? t('table-free')))

/** Names as they are said one after the other: “Anna, Boris and Carla”. */
export const together = (names: readonly string[]): string => new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)

/** Everybody at a table except oneself. */
export const othersAt = (table: TableShown): string => together(table.seats.filter((seat) => !seat.mine).map(seatName))

export const isFree = (seat: SeatAtTable): boolean => seat.name === null && seat.agent === null

/** Whether there is a match to look at. */
export const hasBegun = ({ state }: TableShown): boolean => state === 'playing' || state === 'over'

/** Where one goes to a table; whoever hosts a private one without a seat has it on a big screen. */
export function addressOf(table: TableShown): string {
  const screen = table.hosting && !table.public && table.seats.every((seat) => !seat.mine)
  return `/table/${table.id}${screen ? '?as=screen' : ''}`
}
