// How ziggurats are drawn: tiers with leaning walls, and what lies on them.

export interface Tier {
  left: number
  top: number
  width: number // at the top
  height: number
}

const LEAN = 0.09 // how far a wall leans in for each unit of height

/** Tiers one upon the other around a middle, from the ground up; each is [width at its foot, height]. */
export function tiersOf(middle: number, ground: number, sizes: readonly (readonly [number, number])[]): Tier[] {
  let foot = ground
  return sizes.map(([width, height]) => {
    const above = width - 2 * LEAN * height
    foot -= height
    return { left: middle - above / 2, top: foot, width: above, height }
  })
}

/** A tier's outline, from a share of its width on, and down to a depth. */
export function trapezium({ left, top, width, height }: Tier, from = 0, depth = height): string {
  const lean = LEAN * depth
  const start = left + width * from
  return `M${start} ${top}H${left + width}L${left + width + lean} ${top + depth}H${start - (from ? 0 : lean)}z`
}

/** The upright joints of a tier's niches, below its band of glazed brick. */
export function niches({ left, top, width, height }: Tier, gap: number): string {
  const count = Math.floor((width - gap) / gap)
  const first = left + (width - count * gap) / 2
  return Array.from({ length: count + 1 }, (_, index) => `M${first + index * gap} ${top + height * 0.36}V${top + height}`).join('')
}

/** The courses of brick across a tier. */
export function courses({ left, top, width, height }: Tier): string {
  const rows = Math.floor((height - 16) / 9)
  return Array.from({ length: rows }, (_, row) => `M${left} ${top + 22 + row * 9}h${width}`).join('')
}

/** Where the rosettes of a glazed band sit. */
export function rosettes({ left, width }: Tier): number[] {
  const count = Math.floor(width / 15)
  return Array.from({ length: count }, (_, index) => left + (width * (index + 0.5)) / count)
}

/** The steps of a stair that narrows upward. */
export function stairs(middle: number, foot: number, top: number, broad: number, narrow: number): string {
  const steps = 22
  return Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps
    const width = broad + (narrow - broad) * share
    return `M${middle - width / 2} ${foot + (top - foot) * share}h${width}`
  }).join('')
}

/** Stepped battlements along a wall. */
export function battlements(left: number, top: number, width: number): string {
  const count = Math.round(width / 12.7)
  const one = width / count
  const merlon = (x: number) => `M${x} ${top}v-5h${one * 0.22}v-5h${one * 0.4}v5h${one * 0.22}v5z`
  return Array.from({ length: count }, (_, index) => merlon(left + index * one + one * 0.08)).join('')
}
