// How far somebody has come in a course, kept in this browser.

/** What is kept: the lessons that were finished, and the one that was begun with what was done in it. */
export interface Progress {
  done: string[]
  at: { lesson: string; actions: string[] } | null
}

const KEPT = 'ziggurat.lessons.'
const NOTHING: Progress = { done: [], at: null }

/** What this browser remembers of a course. */
export function read(game: string): Progress {
  try {
    return known(JSON.parse(localStorage.getItem(KEPT + game) ?? 'null'))
  } catch {
    return NOTHING
  }
}

export function write(game: string, progress: Progress): void {
  localStorage.setItem(KEPT + game, JSON.stringify(progress))
}

/** Only what has the shape of progress. */
function known(kept: unknown): Progress {
  const { done, at } = (kept ?? {}) as Partial<Progress>
  const begun = at && typeof at.lesson === 'string' && isTexts(at.actions) ? { lesson: at.lesson, actions: at.actions } : null
  return { done: isTexts(done) ? done : [], at: begun }
}

const isTexts = (kept: unknown): kept is string[] => Array.isArray(kept) && kept.every((one) => typeof one === 'string')

// -- moving on -----------------------------------------------------------------------------------------------------------

/** Somebody has done something right in a lesson, or gone back in it. */
export function begun(progress: Progress, lesson: string, actions: readonly string[]): Progress {
  return { ...progress, at: { lesson, actions: [...actions] } }
}

/** A lesson is finished; doing it again changes nothing. */
export function finished(progress: Progress, lesson: string): Progress {
  return { done: progress.done.includes(lesson) ? progress.done : [...progress.done, lesson], at: null }
}

/** The actions with which a lesson goes on. */
export const actionsIn = (progress: Progress, lesson: string): string[] => (progress.at?.lesson === lesson ? progress.at.actions : [])

// -- looking at it -------------------------------------------------------------------------------------------------------

type Named = { id: string }

/** The lesson to go on with: the one that was begun, or else the first that is not done; none when all are. */
export function next<L extends Named>(lessons: readonly L[], progress: Progress): L | null {
  const open = lessons.find(({ id }) => id === progress.at?.lesson)
  return open ?? lessons.find(({ id }) => !progress.done.includes(id)) ?? null
}

/** The lesson behind another. */
export function after<L extends Named>(lessons: readonly L[], lesson: string): L | null {
  return lessons[lessons.findIndex(({ id }) => id === lesson) + 1] ?? null
}

/** How many lessons of a course are done; what it has no more does not count. */
export function countDone(lessons: readonly Named[], progress: Progress): number {
  return lessons.filter(({ id }) => progress.done.includes(id)).length
}

/** Whether nothing has been done yet. */
export const isFresh = (progress: Progress): boolean => !progress.done.length && !progress.at

// -- how long it takes -----------------------------------------------------------------------------------------------------

const LETTERS = 1200 // that somebody reads in a minute, without hurry
const SECONDS = 8 // to look for a place and press it

/** The minutes that a lesson takes: reading what is said, and doing what is asked. */
export function minutes(letters: number, deeds: number): number {
  return letters / LETTERS + (deeds * SECONDS) / 60
}
