// The keyboard never loses its place: when what has the focus goes away, something near it takes over.

const CAN = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)'
const LANDING = '[data-landing]' // where the focus goes when nothing else is left around it

interface Step {
  within: HTMLElement
  index: number // of what had the focus, among all in there that can have it
}

/** An action for the element in which the focus is to be kept. Whoever uses a mouse is left alone. */
export function keepFocus(root: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null
  let outside: HTMLElement | null = null // the last that was in no dialog
  let trail: Step[] = []

  function note(): void {
    const now = document.activeElement
    if (!(now instanceof HTMLElement) || now === document.body) return
    last = root.contains(now) && now.matches(':focus-visible') ? now : null
    trail = last ? trailOf(last, root) : []
    if (last && !last.closest('dialog')) outside = last
  }

  function look(): void {
    if (last && isGone(last) && isNowhere(last)) (outside && !isGone(outside) ? outside : landing(trail))?.focus()
    note()
  }

  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  root.addEventListener('focusin', note)
  return {
    destroy: () => {
      observer.disconnect()
      root.removeEventListener('focusin', note)
    },
  }
}

const isNowhere = (last: HTMLElement): boolean => [document.body, null, last].includes(document.activeElement as HTMLElement | null)
const isGone = (element: HTMLElement): boolean => !element.isConnected || element.matches(':disabled')

function trailOf(element: HTMLElement, root: HTMLElement): Step[] {
  const trail: Step[] = []
  for (let within = element.parentElement; within && root.contains(within); within = within.parentElement)
    trail.push({ within, index: [...within.querySelectorAll(CAN)].indexOf(element) })
  return trail
}

/** The nearest thing to go to, in the innermost surroundings that are still there. */
function landing(trail: readonly Step[]): HTMLElement | null {
  for (const { within, index } of trail.filter((step) => step.within.isConnected)) {
    const special = within.matches(LANDING) ? within : within.querySelector<HTMLElement>(LANDING)
    const others = [...within.querySelectorAll<HTMLElement>(CAN)].filter((one) => one.checkVisibility())
    const found = special ?? others[Math.min(Math.max(index, 0), others.length - 1)]
    if (found) return found
  }
  return null
}
