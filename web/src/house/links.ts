// Links that are given to others.
import type { TableShown } from '../wire/types'

/** Whether a page's host is this machine's own name, which leads nowhere on another device. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname.toLowerCase())
}

/** The key of a table's invitation: from the server for those inside, else from the link by which one came. */
export function inviteKey(table: Pick<TableShown, 'invite'>, given: string | null): string | null {
  const query = table.invite?.split('?')[1]
  return (query && new URLSearchParams(query).get('invite')) || given
}

/** The link by which somebody comes to a table. */
export function tableLink(base: string, id: string, invite: string | null): string {
  return linkTo(base, id, invite ? { invite } : {})
}

/** The link by which a phone takes a seat and shows its hand. */
export function handLink(base: string, id: string, seat: number, invite: string | null): string {
  return linkTo(base, id, { as: 'hand', seat: String(seat), ...(invite ? { invite } : {}) })
}

function linkTo(base: string, id: string, asked: Record<string, string>): string {
  const query = new URLSearchParams(asked).toString()
  return `${base}/table/${id}${query ? `?${query}` : ''}`
}
