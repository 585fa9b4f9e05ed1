// Copying. The modern way is kept from plain pages in one's own network, where the old one still works.

/** Copy a text; false where the browser refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'heard'
  const before = document.activeElement as HTMLElement | null
  ;(document.querySelector('dialog[open]') ?? document.body).append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  before?.focus()
  return done
}
