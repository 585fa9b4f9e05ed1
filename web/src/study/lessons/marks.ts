// Pointing at places of a table, whichever game it is of: a place says its name in `data-place`.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Mark places wherever they are drawn, as long as they are drawn anew; `data-marked` says how. */
export function marked(places: readonly string[], how: 'show' | 'pulse'): Attachment<HTMLElement> {
  return (root) => {
    const mark = () => found(root, places).forEach((element) => (element.dataset.marked = how))
    const watch = new MutationObserver(mark)
    mark()
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      for (const element of root.querySelectorAll<HTMLElement>('[data-marked]')) delete element.dataset.marked
    }
  }
}

const LOW = 560 // pixels; in a lower window the words would go out of sight

/** Bring places into sight, where the window is too low for the whole table. */
export function inSight(places: readonly string[]): Attachment<HTMLElement> {
  return (root) => void tick().then(() => innerHeight >= LOW && reveal(root, places))
}

const found = (root: HTMLElement, places: readonly string[]): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-place]')].filter((element) => places.includes(element.dataset.place!))

/** Scroll as little as needed; what sticks to an edge is in sight already. */
function reveal(root: HTMLElement, places: readonly string[]): void {
  const boxes = found(root, places).filter((element) => !sticks(element, root)).map((element) => element.getBoundingClientRect())
  if (!boxes.length) return
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(root) // what covers the table above and below
  const above = Math.min(...boxes.map((box) => box.top)) - parseFloat(scrollMarginTop)
  const below = Math.max(...boxes.map((box) => box.bottom)) + parseFloat(scrollMarginBottom) - innerHeight
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: above < 0 ? above : Math.max(0, Math.min(above, below)), behavior: still ? 'auto' : 'smooth' })
}

function sticks(element: Element | null, root: HTMLElement): boolean {
  return element !== null && element !== root && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement, root))
}
