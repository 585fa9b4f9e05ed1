// The opened rulebook as a page: jumping, searching, editions, copying.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { route } from '../src/house/route.svelte'
import type { Book, Span } from '../src/study/rulebook/book'
import BookPage from '../src/study/rulebook/BookPage.svelte'

const plain = (text: string, link: string | null = null): Span => ({ text, style: 'plain', link })
const rule = (id: string, heading: string, ...spans: Span[]) => ({ id, heading, blocks: [{ kind: 'text' as const, spans, items: [], figure: null }], editions: [], rulings: [] })
const BABEL: Book = {
  game: 'babel', language: 'en', languages: ['en'], title: 'Babel', blocks: [], figures: {},
  chapters: [
    {
      title: 'Actions', blocks: [],
      paragraphs: [
        rule('B20', 'Travel', plain('To any land, then '), plain('build', 'B22'), plain('.')),
        { ...rule('B22', 'Build', plain('<b>Levels</b> rise.')), rulings: [{ id: 'R-B7', spans: [], editions: [{ editions: ['hu'], spans: [plain('No leap.')] }] }] },
      ],
    },
  ],
}
const opened = { book: BABEL, module: null, editions: ['de', 'hu'] }
const open = (hash = '') => {
  route.go(`/rules/babel${hash}`)
  return render(BookPage, { opened })
}
const shown = () => [...document.querySelectorAll('.rule:not([hidden])')].map(({ id }) => id)
const search = (query: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } })

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

describe('the opened book', () => {
  it('goes to the rule of its address, and to that of a link', async () => {
    open('#b20')
    await waitFor(() => expect(document.activeElement?.id).toBe('B20'))
    expect(document.querySelector('.target')?.id).toBe('B20')
    route.go('#B22')
    await waitFor(() => expect(document.activeElement?.id).toBe('B22'))
    expect(document.querySelectorAll('.target')).toHaveLength(1)
  })

  it('leaves the focus alone where the address means no rule', async () => {
    open('#main')
    await waitFor(() => expect(shown()).toEqual(['B20', 'B22']))
    expect(document.activeElement).toBe(document.body)
  })

  it('links rules to each other, and shows text as text', () => {
    open()
    expect(screen.getByRole('link', { name: 'build' }).getAttribute('href')).toBe('#B22')
    expect(document.querySelector('#B22')?.textContent).toContain('<b>Levels</b>')
  })

  it('shows what is found, marks it, and all again for a link that leads elsewhere', async () => {
    open()
    await search('LEVELS')
    expect(shown()).toEqual(['B22'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Levels'])
    route.go('#B20')
    await waitFor(() => expect(shown()).toEqual(['B20', 'B22']))
    expect(document.querySelector('mark')).toBeNull()
  })

  it('invites whoever finds nothing to read on', async () => {
    open()
    await search('ziggurat')
    expect(shown()).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'rules-nothing-all' }))
    expect(shown()).toEqual(['B20', 'B22'])
  })

  it('puts other editions away, remembers it, and still shows a ruling that is asked for', async () => {
    open()
    expect(document.getElementById('R-B7')).not.toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: 'de' }))
    expect(document.getElementById('R-B7')).toBeNull()
    cleanup()
    open('#R-B7')
    expect((screen.getByRole('radio', { name: 'de' }) as HTMLInputElement).checked).toBe(true)
    await waitFor(() => expect(document.activeElement?.id).toBe('R-B7'))
  })

  it('copies a link that leads back to the rule', async () => {
    const written = vi.fn(async (_text: string) => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } })
    open()
    await fireEvent.click(screen.getAllByRole('button', { name: /rules-link-copy/ })[1]!)
    expect(written).toHaveBeenCalledWith(`${location.origin}/rules/babel#B22`)
    vi.unstubAllGlobals()
  })
})
