// What has not changed stays the same thing, so that whatever is drawn from it need not be drawn again.

type Parts = Record<string, unknown>

/** New data in which every part that equals what was there before is what was there before. */
export function steady<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isWhole(before) || !isWhole(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const [old, fresh] = [before as Parts, now as Parts]
  const names = Object.keys(fresh)
  for (const name of names) fresh[name] = steady(old[name], fresh[name])
  const same = names.length === Object.keys(old).length && names.every((name) => name in old && Object.is(old[name], fresh[name]))
  return same ? (before as T) : now
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null
