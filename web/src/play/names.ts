// Who sits where, by name: people by their own, bots by what the house calls them.
import { botName } from '../house/levels'
import type { SeatNow } from '../wire/types'

export const namesOf = (seats: readonly SeatNow[]): string[] =>
  seats.map((seat) => (seat.agent !== null && seat.name === seat.agent ? botName(seat.agent) : seat.name))
