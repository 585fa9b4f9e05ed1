// Rings and arrows of a figure, in pixels of it.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box around boxes, with some air. */
export function around(boxes: readonly Box[], air = 0): Box | null {
  if (!boxes.length) return null
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))]
  return { x: left - air, y: top - air, width: right - left + 2 * air, height: bottom - top + 2 * air }
}

interface Point {
  x: number
  y: number
}

const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
const BOW = 0.14 // how far an arrow bends, of its length
const ASIDE = 34 // pixels that an arrow swings out past what lies between above and below
const STEEP = 0.35

/** A bent line from one box to another: straight on where the way is free, around the side where one lies above the other. */
export function arrow(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)]
  if (Math.abs(b.x - a.x) < Math.abs(b.y - a.y) * STEEP && apart(from, to) > 40) return aside(from, to)
  const bend = turned(a, b)
  const [start, end] = [leaving(from, bend), leaving(to, bend)]
  return path(start, bend, end)
}

const apart = (a: Box, b: Box): number => Math.max(a.y - b.y - b.height, b.y - a.y - a.height)

function aside(from: Box, to: Box): string {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 }
  const end = { x: to.x + to.width, y: to.y + to.height / 2 }
  const out = Math.max(start.x, end.x) + ASIDE
  return `M${point(start)}C${point({ x: out, y: start.y })} ${point({ x: out, y: end.y })} ${point(end)}`
}

/** The point that a bow from a to b leans to. */
function turned(a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const side = dx > 0 ? 1 : -1
  return { x: (a.x + b.x) / 2 + dy * BOW * side, y: (a.y + b.y) / 2 - dx * BOW * side }
}

/** Where a line from the middle of a box towards a point leaves it. */
function leaving(box: Box, towards: Point): Point {
  const centre = middle(box)
  const [dx, dy] = [towards.x - centre.x, towards.y - centre.y]
  const share = Math.min(box.width / 2 / Math.abs(dx || 1e-6), box.height / 2 / Math.abs(dy || 1e-6), 1)
  return { x: centre.x + dx * share, y: centre.y + dy * share }
}

const path = (start: Point, bend: Point, end: Point): string => `M${point(start)}Q${point(bend)} ${point(end)}`
const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const waiting = new Set<() => () => void>()

/** Measure with the next frame: first everybody reads, then everybody draws, so that the page is laid out once only. */
export function measure(read: () => () => void): void {
  if (!waiting.size) requestAnimationFrame(drawAll)
  waiting.add(read)
}

function drawAll(): void {
  const readers = [...waiting]
  waiting.clear()
  for (const draw of readers.map((read) => read())) draw()
}
