// What can be prepared while nothing else is to be done.

const SLICE = 5 // milliseconds at a time, so that no finger waits
const soon = (wish: () => void): number => (window.requestIdleCallback ? window.requestIdleCallback(wish) : window.setTimeout(wish, 100))

/** Do small things one after the other, now and then. Gives a way to call off those that are left. */
export function idly(wishes: readonly (() => void)[]): () => void {
  const left = [...wishes]
  let off = false
  function some(): void {
    const until = performance.now() + SLICE
    while (!off && left.length && performance.now() < until) left.shift()!()
    if (!off && left.length) soon(some)
  }
  soon(some)
  return () => void (off = true)
}
