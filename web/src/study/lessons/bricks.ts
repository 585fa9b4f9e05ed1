// A course as a ziggurat: a brick for each lesson, laid from below.

export interface Brick {
  row: number // from below
  place: number // from the left
  width: number // bricks in its row
}

/** Where the bricks lie: every row one shorter than the one below, the highest as short as it must be. */
export function bricks(count: number): Brick[] {
  const laid: Brick[] = []
  for (let row = 0, width = base(count); laid.length < count; row++, width--) {
    const here = Math.min(width, count - laid.length)
    for (let place = 0; place < here; place++) laid.push({ row, place, width: here })
  }
  return laid
}

/** The lowest row: the shortest that can carry all the others. */
function base(count: number): number {
  let width = 0
  while ((width * (width + 1)) / 2 < count) width++
  return width
}
