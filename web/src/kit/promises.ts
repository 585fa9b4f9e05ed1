// What was promised before the cards were dealt, as this browser has seen it: nobody can exchange it later.

const KEPT = 'ziggurat.seals'
const MOST = 200

/** The seal on a deal, and what each seat has pledged to add to it, where the deal is made together. */
export interface Noted {
  commitment: string
  pledges: (string | null)[] | null
}

type Row = [match: string, commitment: string, pledges?: (string | null)[] | null]

function all(): Row[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Row[]
  } catch {
    return []
  }
}

/** Note down what was promised of a match that is not over; only the first promise counts. */
export function note(match: string, commitment: string | null, pledges: (string | null)[] | null = null): void {
  if (commitment && !noted(match)) noteAnew(match, commitment, pledges)
}

/** Note down what is promised of a match now, where the deal begins anew and this browser adds to it once more. */
export function noteAnew(match: string, commitment: string, pledges: (string | null)[] | null): void {
  const others = all().filter(([one]) => one !== match)
  localStorage.setItem(KEPT, JSON.stringify([...others, [match, commitment, pledges]].slice(-MOST)))
}

/** What was noted, if this browser was there. */
export function noted(match: string): Noted | null {
  const found = all().find(([one]) => one === match)
  return found ? { commitment: found[1], pledges: found[2] ?? null } : null
}
