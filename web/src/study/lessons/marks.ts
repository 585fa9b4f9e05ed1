// Pointing at places of a table, whichever game it is of: a place says its name in `data-place`.
import type { Attachment } from 'svelte/attachments'

/** Mark places wherever they are drawn, as long as they are drawn anew; `data-marked` says how. */
export function marked(places: readonly string[], how: 'show' | 'pulse'): Attachment<HTMLElement> {
  return (root) => {
    const mark = () => {
      for (const element of root.querySelectorAll<HTMLElement>('[data-place]'))
        if (places.includes(element.dataset.place!)) element.dataset.marked = how
    }
    const watch = new MutationObserver(mark)
    mark()
    reveal(root)
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      for (const element of root.querySelectorAll<HTMLElement>('[data-marked]')) delete element.dataset.marked
    }
  }
}

/** Bring what is marked into sight, where the window is too low for all; what sticks to an edge is in sight already. */
function reveal(root: HTMLElement): void {
  const found = [...root.querySelectorAll('[data-marked]')].filter((element) => !sticks(element, root))
  if (!found.length) return
  const boxes = found.map((element) => element.getBoundingClientRect())
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(found[0]!)
  const above = Math.min(...boxes.map((box) => box.top)) - parseFloat(scrollMarginTop)
  const below = Math.max(...boxes.map((box) => box.bottom)) + parseFloat(scrollMarginBottom) - innerHeight
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: above < 0 ? above : Math.max(0, Math.min(above, below)), behavior: still ? 'auto' : 'smooth' })
}

function sticks(element: Element | null, root: HTMLElement): boolean {
  return element !== null && element !== root && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement, root))
}
