// Moving through a replay by keys and by swiping.
import type { Reel } from './reel.svelte'

const FAR = 56 // pixels that make a touch a swipe

/** Do what a key means; false where it means nothing here. */
export function keyed(event: KeyboardEvent, reel: Reel): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as HTMLElement
  if (target.closest('dialog, textarea, select, input:not([type=range])')) return false
  const does = stepFor(event, reel)
  if (!does || (event.key === ' ' && target.closest('button, a, summary'))) return false
  event.preventDefault()
  does()
  return true
}

function stepFor({ key, shiftKey }: KeyboardEvent, reel: Reel): (() => void) | undefined {
  const steps: Record<string, () => void> = {
    ArrowLeft: shiftKey ? reel.turnBack : reel.back,
    ArrowRight: shiftKey ? reel.turnForward : reel.forward,
    PageUp: reel.turnBack,
    PageDown: reel.turnForward,
    Home: reel.first,
    End: reel.end,
    ' ': reel.toggle,
  }
  return steps[key]
}

/** Swiping over the table: to the left is ahead, as one turns pages. */
export function swiped(reel: Reel) {
  return (node: HTMLElement): (() => void) => {
    let from: Touch | null = null
    const begin = (event: TouchEvent) => (from = event.touches.length === 1 ? event.touches[0]! : null)
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0]
      if (!from || !to) return
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY]
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) (dx < 0 ? reel.forward : reel.back)()
    }
    node.addEventListener('touchstart', begin, { passive: true })
    node.addEventListener('touchend', end, { passive: true })
    return () => {
      node.removeEventListener('touchstart', begin)
      node.removeEventListener('touchend', end)
    }
  }
}
