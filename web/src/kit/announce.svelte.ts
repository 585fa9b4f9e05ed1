// What a screen reader should say next.

const KEPT = 40

class Announcer {
  said = $state.raw<{ id: number; text: string }[]>([])
  private count = 0

  /** Say something once; the last ones stay, so that nothing is cut off where much happens at once. */
  say(text: string): void {
    if (text) this.said = [...this.said.slice(1 - KEPT), { id: this.count++, text }]
  }
}

export const announcer = new Announcer()
