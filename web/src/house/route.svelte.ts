// Where in the house one is: the address bar, read and written.

class Route {
  url = $state.raw(new URL(location.href))

  constructor() {
    addEventListener('popstate', () => (this.url = new URL(location.href)))
  }

  get path(): string[] {
    return this.url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  }

  param(name: string): string | null {
    return this.url.searchParams.get(name)
  }

  /** Go somewhere; `replace` leaves no trace to come back to. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    const moved = new URL(location.href).pathname !== this.url.pathname
    this.url = new URL(location.href)
    if (moved && !this.url.hash) scrollTo(0, 0)
  }
}

export const route = new Route()

/** Links inside the house do not load the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
  if (link.hash === '#main') return // the browser itself moves the focus there
  event.preventDefault()
  route.go(link.href)
}
