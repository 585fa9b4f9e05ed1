// Light, dark, or as the system has it.
export type Theme = 'auto' | 'light' | 'dark'

const KEPT = 'ziggurat.theme'

class Chosen {
  theme = $state<Theme>((localStorage.getItem(KEPT) as Theme | null) ?? 'auto')

  choose(theme: Theme): void {
    this.theme = theme
    if (theme === 'auto') {
      localStorage.removeItem(KEPT)
      delete document.documentElement.dataset.theme
    } else {
      localStorage.setItem(KEPT, theme)
      document.documentElement.dataset.theme = theme
    }
  }
}

export const chosen = new Chosen()
