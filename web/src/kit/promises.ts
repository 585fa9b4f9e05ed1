// The numbers that sealed a deal, as this browser has seen them while the match was being played: nobody can exchange them later.

const KEPT = 'ziggurat.seals'
const MOST = 200

type Noted = [match: string, commitment: string][]

function all(): Noted {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Noted
  } catch {
    return []
  }
}

/** Note down what seals a match that still runs; only the first number counts. */
export function note(match: string, commitment: string | null): void {
  const known = all()
  if (!commitment || known.some(([one]) => one === match)) return
  localStorage.setItem(KEPT, JSON.stringify([...known, [match, commitment]].slice(-MOST)))
}

/** The number that was noted, if this browser was there. */
export const noted = (match: string): string | null => all().find(([one]) => one === match)?.[1] ?? null
