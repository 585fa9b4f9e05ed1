// Arrow keys go from place to place at a table: to the nearest one in that direction.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ASIDE = 2.5 // how much farther it counts to go aside than to go ahead

export function step(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const way = WAYS[event.key]
  const here = document.activeElement as HTMLElement | null
  if (!way || !here || !root?.contains(here) || event.altKey || event.ctrlKey || event.metaKey) return
  nearest(here, root, way)?.focus()
  event.preventDefault()
}

function nearest(here: HTMLElement, root: HTMLElement, [dx, dy]: [number, number]): HTMLElement | null {
  const from = centre(here)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of root.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
    const at = centre(other)
    const [along, across] = [(at.x - from.x) * dx + (at.y - from.y) * dy, Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx)]
    if (other === here || along < 4) continue
    const distance = along + across * ASIDE
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
