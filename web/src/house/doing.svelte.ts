// Something that is being done: once at a time, and with what stood in its way.
import { Problem } from '../wire/api'
import { has, t } from '../words/words.svelte'

export class Doing {
  busy = $state(false)
  problem = $state.raw<Problem | null>(null)

  /** Whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = null
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.problem = error
      return false
    } finally {
      this.busy = false
    }
  }
}

/** A problem as a host would tell it. */
export function problemText(problem: Problem): string {
  if (problem.code === 'offline') return t('offline')
  return has(`problem-${problem.code}`) ? t(`problem-${problem.code}`) : t('problem-general')
}
