// Who sits where, by name: people by their own, bots by what the house calls them.
import { botName } from '../house/levels'
import type { SeatNow } from '../wire/types'
import { t } from '../words/words.svelte'

/** The names of all seats; where one person holds several, they are told apart by number, and so are bots of one kind. */
export function namesOf(seats: readonly SeatNow[]): string[] {
  const names = seats.map((seat) => (seat.agent !== null && seat.name === seat.agent ? botName(seat.agent) : seat.name))
  return names.map((name, seat) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []))
    if (same.length === 1) return name
    return same.every((place) => seats[place]!.agent !== null) ? `${name} ${same.indexOf(seat) + 1}` : t('player', { seat: seat + 1 })
  })
}
