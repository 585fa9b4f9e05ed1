// What people at a table that has not begun can do, and what they are told.
import { Doing } from '../house/doing.svelte'
import { isFree, seatName, together } from '../house/seats'
import { post, send } from '../wire/api'
import { gotUp, sitting, standingOf } from '../wire/dealing'
import type { TableShown } from '../wire/types'
import { t } from '../words/words.svelte'

export class Waiting {
  readonly doing = new Doing()

  constructor(private readonly id: string, private readonly invite: string | null, private readonly refresh: () => Promise<void>) {}

  sit = (seat: number) => this.ask(() => sitting(this.id, (pledge) => post<TableShown>(this.path('/join'), { seat, invite: this.invite, pledge })))
  leave = () => this.ask(() => post(this.path('/leave')).then(() => gotUp(this.id)))
  fill = (seat: number, agent: string) => this.ask(() => send('PUT', this.path(`/seats/${seat}`), { agent }))
  free = (seat: number) => this.ask(() => send('DELETE', this.path(`/seats/${seat}`)))
  start = () => this.ask(() => post(this.path('/start')))
  close = () => this.ask(() => send('DELETE', this.path('')))

  private path = (rest: string): string => `/api/tables/${this.id}${rest}`

  /** Whatever comes of it, look at the table again: somebody may have been faster. */
  private async ask(request: () => Promise<unknown>): Promise<boolean> {
    const done = await this.doing.run(request)
    await this.refresh()
    return done
  }
}

/** What is being waited for. */
export function waitingFor(table: TableShown): string {
  if (table.state === 'closed') return t('wait-closed')
  if (table.state === 'dealing') return waitingForDeal(table)
  const free = table.seats.filter(isFree)
  if (free.length && free.every((seat) => seat.reserved)) return t('wait-for-back')
  if (free.length) return t('wait-for-seats', { count: free.length })
  return table.hosting ? t('wait-start') : t('wait-for-host', { who: table.host })
}

/** Whose part of the deal is being waited for. */
function waitingForDeal(table: TableShown): string {
  const standing = standingOf(table)
  if (standing === 'changed' || standing === 'elsewhere') return t(`wait-deal-${standing}`)
  const parts = table.deal?.parts ?? []
  const awaited = table.seats.filter(({ seat }) => parts[seat] && !parts[seat].sent)
  return awaited.length ? t('wait-deal', { who: together(awaited.map(seatName)), count: awaited.length }) : t('wait-deal-done')
}

/** Who has lost a seat for sending nothing, as long as the deal has not begun anew. */
export function withheld(table: TableShown): string | null {
  const names = table.deal?.withheld.map(({ name }) => name) ?? []
  return names.length ? t('wait-withheld', { who: together(names), count: names.length }) : null
}

/** Who has come and who has gone between two looks. */
export function changes(before: TableShown, now: TableShown): string[] {
  return now.seats.flatMap((seat, number) => {
    const old = before.seats[number]
    if (!old || (old.name === seat.name && old.agent === seat.agent)) return []
    const went = isFree(old) ? [] : [t('wait-went', { who: seatName(old) })]
    return isFree(seat) ? went : [...went, t('wait-came', { who: seatName(seat) })]
  })
}
