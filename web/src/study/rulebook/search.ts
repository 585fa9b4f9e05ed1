// Searching as one types: capitals, accents and the shapes of quotation marks and dashes make no difference.
import type { Block, Book, Chapter, Note, Paragraph, Span } from './book'
import { chapterPlace } from './book'

const SHORT = 2 // letters; so few are looked for at the beginnings of words only
const PLAIN: Record<string, string> = { ß: 'ss', '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '–': '-', '—': '-', '\u00ad': '', '\u00a0': ' ' }

interface Folded {
  text: string
  at: number[] // for each character of it, and for its end, where that stands in the original
}

/** Text as it is compared. */
export function fold(text: string): Folded {
  const at: number[] = []
  let all = ''
  let place = 0
  for (const letter of text) {
    const folded = PLAIN[letter] ?? letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    for (let i = 0; i < folded.length; i++) at.push(place)
    all += folded
    place += letter.length
  }
  return { text: all, at: [...at, place] }
}

/** The words of a question; each of them must be found. */
export const termsOf = (query: string): string[] => [...new Set(fold(query).text.split(/\s+/).filter(Boolean))]

/** Where a term stands in folded text. */
function* places(text: string, term: string): Generator<number> {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (term.length > SHORT || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) yield at
  }
}

/** Whether every term stands somewhere in a text. */
export function finds(text: string, terms: readonly string[]): boolean {
  const folded = fold(text).text
  return terms.every((term) => !places(folded, term).next().done)
}

/** The stretches of a text that a term covers, from left to right, none touching another. */
export function hits(text: string, terms: readonly string[]): [number, number][] {
  const { text: folded, at } = fold(text)
  const found = terms.flatMap((term) => [...places(folded, term)].map((place): [number, number] => [at[place]!, endOf(at, place + term.length)]))
  const merged: [number, number][] = []
  for (const [from, to] of found.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Where a stretch ends: behind its last letter, even if only half of what that folds to was asked for. */
function endOf(at: number[], end: number): number {
  const last = at[end - 1]!
  return at.slice(end).find((place) => place > last) ?? at.at(-1)!
}

export type Piece = Span & { hit: boolean }

/** The spans of a sentence, cut where something was found; a word may begin in one span and end in the next. */
export function pieces(spans: readonly Span[], terms: readonly string[]): Piece[] {
  const found = hits(spans.map((span) => span.text).join(''), terms)
  let start = 0
  return spans.flatMap((span) => {
    const from = start
    start += span.text.length
    const cuts = [from, ...found.flat().filter((cut) => cut > from && cut < start), start]
    const inside = (at: number) => found.some(([a, b]) => a <= at && at < b)
    return cuts.slice(1).map((cut, i) => ({ ...span, text: span.text.slice(cuts[i]! - from, cut - from), hit: inside(cuts[i]!) }))
  })
}

/** The places whose text has every term; `BOOK` is the introduction of the book. Chapters count with their own text only. */
export function found(book: Book, terms: readonly string[]): Set<string> {
  const all = new Map([[BOOK, [book.title, ...book.blocks.map(inBlock)]]])
  book.chapters.forEach((chapter, index) => {
    all.set(chapterPlace(index), [chapter.title, ...chapter.blocks.map(inBlock)])
    for (const rule of chapter.paragraphs) all.set(rule.id, inRule(rule))
  })
  return new Set([...all].filter(([, texts]) => finds(texts.join('\n'), terms)).map(([place]) => place))
}

export const BOOK = 'book'

/** Whether a chapter or one of its rules is among what was found. */
export const hasAny = (chapter: Chapter, index: number, places: Set<string>): boolean =>
  places.has(chapterPlace(index)) || chapter.paragraphs.some(({ id }) => places.has(id))

const inSpans = (spans: readonly Span[]): string => spans.map((span) => span.text).join('')
const inBlock = (block: Block): string => [inSpans(block.spans), ...block.items.map(inSpans)].join('\n')
const inNotes = (notes: readonly Note[]): string[] => notes.map((note) => inSpans(note.spans))

function inRule(rule: Paragraph): string[] {
  const rulings = rule.rulings.flatMap((one) => [one.id, inSpans(one.spans), ...inNotes(one.editions)])
  return [rule.id, rule.heading, ...rule.blocks.map(inBlock), ...inNotes(rule.editions), ...rulings]
}
