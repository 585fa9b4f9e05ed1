// Leaving while something is on its way.
import { onDestroy } from 'svelte'

/** Whether a component is still on the page: to be asked after waiting, before anything is looked at or begun again. */
export function staying(): () => boolean {
  let here = true
  onDestroy(() => (here = false))
  return () => here
}
