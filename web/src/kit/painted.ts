// What can wait until people have seen what has changed.

const CALM = 40 // milliseconds in which nothing else is in the way of the frame
const LATEST = 250 // milliseconds; where nothing is painted, as in a window that is hidden

/** Do something once, after the next frame has been painted. Gives a way to call it off. */
export function afterPaint(wish: () => void): () => void {
  let timer = window.setTimeout(done, LATEST)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = window.setTimeout(done, CALM)
  })
  function done(): void {
    cancelAnimationFrame(frame)
    wish()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
