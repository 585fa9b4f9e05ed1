// What a screen reader should say next.

class Announcer {
  said = $state.raw<{ id: number; text: string }[]>([])
  private count = 0

  /** Say something once; the last few stay, so that nothing is cut off. */
  say(text: string): void {
    if (text) this.said = [...this.said.slice(-4), { id: this.count++, text }]
  }
}

export const announcer = new Announcer()
