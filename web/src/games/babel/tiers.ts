// The shape of a ziggurat's tiers, in a box of 100 × 66.
export const HIGHEST = 6
const HEIGHT = 9.8
const FLOOR = 65

/** A tier's outline: broader below; or, for `courses`, the lines between its bricks. */
export function tierPath(level: number, courses = false): string {
  const foot = 46 - (level - 1) * 6.6
  const head = foot - 2.2
  const bottom = FLOOR - (level - 1) * HEIGHT
  const top = bottom - HEIGHT
  if (!courses) return `M${50 - foot} ${bottom}L${50 - head} ${top}H${50 + head}L${50 + foot} ${bottom}Z`
  const middle = (top + bottom) / 2
  return `M${50 - head} ${middle}H${50 + head}M50 ${top}V${middle}M${50 - head / 2} ${middle}V${bottom}M${50 + head / 2} ${middle}V${bottom}`
}
