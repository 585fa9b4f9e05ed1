// How fast the actions of others follow each other on the table, as one likes it.
export const PACES = { calm: 1200, brisk: 650, once: 0 } // milliseconds between two
export type PaceName = keyof typeof PACES

const KEPT = 'ziggurat.pace'

class Pace {
  name = $state<PaceName>(known(localStorage.getItem(KEPT)))

  get gap(): number {
    return PACES[this.name]
  }

  choose(name: PaceName): void {
    this.name = name
    localStorage.setItem(KEPT, name)
  }
}

function known(name: string | null): PaceName {
  return name !== null && name in PACES ? (name as PaceName) : 'brisk'
}

export const pace = new Pace()
