// Finding one's way in a rulebook: addresses, editions, and what is found as one types.
import { describe, expect, it } from 'vitest'
import { inEdition, linkTo, placeAt, placesOf, type Book, type Span } from '../src/study/rulebook/book'
import { BOOK, finds, fold, found, hasAny, hits, pieces, termsOf } from '../src/study/rulebook/search'

const plain = (text: string): Span => ({ text, style: 'plain', link: null })
const text = (...spans: Span[]) => ({ kind: 'text' as const, spans, items: [], figure: null })

const BABEL: Book = {
  game: 'babel', language: 'en', languages: ['en'], title: 'Babel', figures: {},
  blocks: [text(plain('Two rulers build temples.'))],
  chapters: [
    { title: 'In one minute', blocks: [text(plain('Five lands lie along the river.'))], paragraphs: [] },
    {
      title: 'Abilities', blocks: [],
      paragraphs: [
        {
          id: 'B22', heading: 'Build', editions: [], rulings: [],
          blocks: [{ kind: 'list', spans: [], items: [[plain('The level: one above.')], [plain('The settlers: enough.')]], figure: null }],
        },
        {
          id: 'B30', heading: 'Runs', blocks: [text(plain('Three in a row.'))],
          editions: [{ editions: ['hu'], spans: [plain('Anywhere in the column.')] }, { editions: ['en', 'ru'], spans: [plain('As you like.')] }],
          rulings: [
            { id: 'R-B5', spans: [plain('Counted from the river.')], editions: [{ editions: ['hu'], spans: [plain('By blocks.')] }] },
            { id: 'R-B7', spans: [], editions: [{ editions: ['hu'], spans: [plain('No leap.')] }] },
          ],
        },
      ],
    },
  ],
}

describe('addresses', () => {
  it('name chapters, rules and rulings', () => {
    expect(placesOf(BABEL)).toEqual(['chapter-1', 'chapter-2', 'B22', 'B30', 'R-B5', 'R-B7'])
  })

  it.each([['#B22', 'B22'], ['#b22', 'B22'], ['#R-B5', 'R-B5'], ['#r-b5', 'R-B5'], ['#chapter-2', 'chapter-2'], ['#%42%3222', null], ['#B%32%32', 'B22']])('%s means %s', (hash, place) => {
    expect(placeAt(hash, BABEL)).toBe(place)
  })

  it.each(['', '#', '#main', '#B2', '#B222', '#R-B', '#%', '#%E0%A4%A'])('%j means no place of the book', (hash) => {
    expect(placeAt(hash, BABEL)).toBeNull()
  })

  it('can be sent, and lead to where they were taken', () => {
    const link = new URL(linkTo('https://example.org', 'babel', 'R-B5'))
    expect(link.href).toBe('https://example.org/rules/babel#R-B5')
    expect(placeAt(link.hash, BABEL)).toBe('R-B5')
  })
})

describe('editions', () => {
  const runs = (edition: string, kept: string | null = null) => inEdition(BABEL, edition, kept).chapters[1]!.paragraphs[1]!

  it('stand side by side unless one is chosen', () => {
    expect(inEdition(BABEL, 'all')).toBe(BABEL)
  })

  it.each([['de', 0, ['R-B5']], ['en', 1, ['R-B5']], ['ru', 1, ['R-B5']], ['hu', 1, ['R-B5', 'R-B7']]])('%s has its own notes and rulings', (edition, notes, rulings) => {
    expect(runs(edition).editions).toHaveLength(notes)
    expect(runs(edition).rulings.map(({ id }) => id)).toEqual(rulings)
  })

  it('leave out what a ruling says of others', () => {
    expect(runs('de').rulings[0]!.editions).toEqual([])
    expect(runs('hu').rulings[0]!.editions).toHaveLength(1)
  })

  it('keep a ruling that somebody asked for', () => {
    expect(runs('de', 'R-B7').rulings.map(({ id }) => id)).toEqual(['R-B5', 'R-B7'])
    expect(runs('de', 'R-B7').rulings[1]!.editions).toHaveLength(1)
  })
})

describe('folding', () => {
  it.each([
    ['Größe', 'grosse'], ['ÁRVÍZTŰRŐ', 'arvizturo'], ['Счёт', 'счет'], ['„Hier“', '"hier"'], ['don’t', "don't"], ['a\u00a0b', 'a b'], ['sil\u00adbe', 'silbe'], ['6–7', '6-7'], ['İ', 'i'],
  ])('%s is compared as %s', (written, compared) => {
    expect(fold(written).text).toBe(compared)
  })

  it('does not care whether accents are letters of their own', () => {
    expect(fold('ő'.normalize('NFD')).text).toBe(fold('ő').text)
  })

  it.each(['Größe', 'Ёлка', 'sil\u00adbe', '🂡 ő', ''])('knows where each character of %j stood', (written) => {
    const { text: compared, at } = fold(written)
    expect(at).toHaveLength(compared.length + 1)
    expect(at.at(-1)).toBe(written.length)
    expect([...at].sort((a, b) => a - b)).toEqual(at)
  })

  it('splits a question into words, each once', () => {
    expect(termsOf('  Build  the TEMPLE build ')).toEqual(['build', 'the', 'temple'])
    expect(termsOf('   ')).toEqual([])
  })
})

describe('finding', () => {
  it('wants every word, wherever it stands', () => {
    expect(finds('The settlers: enough.', termsOf('enough SETTLERS'))).toBe(true)
    expect(finds('The settlers: enough.', termsOf('enough temples'))).toBe(false)
  })

  it('looks for a few letters at the beginnings of words only, for more of them anywhere', () => {
    expect(finds('Tempelkarte', termsOf('ka'))).toBe(false)
    expect(finds('Tempelkarte', termsOf('karte'))).toBe(true)
    expect(finds('R-B14', termsOf('b1'))).toBe(true)
  })

  it.each([
    ['Größe', 'grosse', [[0, 5]]], ['Größe', 'gros', [[0, 4]]], ['große Größe', 'sse', [[3, 5], [9, 11]]], ['banana', 'ana', [[1, 6]]], ['építs', 'epi', [[0, 3]]], ['nothing', 'temple', []],
    ['sil\u00adbe', 'lb', []], ['sil\u00adbe', 'ilb', [[1, 5]]],
  ])('in %s, %s covers %j', (written, query, covered) => {
    expect(hits(written, termsOf(query))).toEqual(covered)
  })

  it('joins stretches that touch', () => {
    expect(hits('temples', ['temp', 'ples', 'les'])).toEqual([[0, 7]])
  })

  it('marks words over the borders of spans, and loses no letter', () => {
    const spans = [plain('You '), { ...plain('lea'), style: 'emphasis' as const }, plain('p over.')]
    const cut = pieces(spans, termsOf('LEAP'))
    expect(cut.map(({ text: part, style, hit }) => [part, style, hit])).toEqual([['You ', 'plain', false], ['lea', 'emphasis', true], ['p', 'plain', true], [' over.', 'plain', false]])
    expect(cut.map((piece) => piece.text).join('')).toBe('You leap over.')
  })

  it('keeps links and styles', () => {
    const link: Span = { text: 'B22', style: 'strong', link: 'B22' }
    expect(pieces([link], ['b2'])).toEqual([{ ...link, text: 'B2', hit: true }, { ...link, text: '2', hit: false }])
    expect(pieces([link], [])).toEqual([{ ...link, hit: false }])
  })

  it.each([
    ['b22', ['B22']], ['build', [BOOK, 'B22']], ['settlers', ['B22']], ['river', ['chapter-1', 'B30']], ['R-B7', ['B30']], ['anywhere', ['B30']], ['abilities', ['chapter-2']], ['ziggurat', []],
  ])('%s is found in %j', (query, places) => {
    expect([...found(BABEL, termsOf(query))]).toEqual(places)
  })

  it('finds in what is shown only', () => {
    expect(found(inEdition(BABEL, 'de'), ['anywhere']).size).toBe(0)
  })

  it('keeps a chapter whose rule was found', () => {
    const [minute, abilities] = BABEL.chapters
    const places = found(BABEL, ['settlers'])
    expect(hasAny(minute!, 0, places)).toBe(false)
    expect(hasAny(abilities!, 1, places)).toBe(true)
  })
})
