// The rulebook as the server sends it, and what of it is shown.
import type { Offer } from '../../wire/types'

export interface Span {
  text: string
  style: 'plain' | 'emphasis' | 'strong' | 'notation'
  link: string | null // a rule or ruling of the same book
}

export interface Block {
  kind: 'text' | 'list' | 'steps' | 'figure'
  spans: Span[] // the text, or the caption
  items: Span[][]
  figure: string | null
}

export interface Note {
  editions: string[]
  spans: Span[]
}

export interface Ruling {
  id: string
  spans: Span[] // none where it holds in some editions only
  editions: Note[]
}

export interface Paragraph {
  id: string
  heading: string
  blocks: Block[]
  editions: Note[]
  rulings: Ruling[]
}

export interface Chapter {
  title: string
  blocks: Block[]
  paragraphs: Paragraph[]
}

export interface Drawn {
  position: string
  seat: number
  crop: string[]
  marks: string[]
  table: unknown
  hand: unknown
  offer: Offer | null
}

export interface Book {
  game: string
  language: string
  languages: string[]
  title: string
  blocks: Block[]
  chapters: Chapter[]
  figures: Record<string, Drawn>
}

export const ALL = 'all' // every edition side by side

/** The book as one edition plays it; `kept` is a ruling that somebody asked for, shown whatever it holds for. */
export function inEdition(book: Book, edition: string, kept: string | null = null): Book {
  if (edition === ALL) return book
  const chapters = book.chapters.map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.map((one) => ruleIn(one, edition, kept)) }))
  return { ...book, chapters }
}

function ruleIn(rule: Paragraph, edition: string, kept: string | null): Paragraph {
  const rulings = rule.rulings.map((one) => (one.id === kept ? one : { ...one, editions: notesIn(one.editions, edition) }))
  return { ...rule, editions: notesIn(rule.editions, edition), rulings: rulings.filter((one) => one.spans.length || one.editions.length) }
}

const notesIn = (notes: Note[], edition: string): Note[] => notes.filter((note) => note.editions.includes(edition))

/** The name of a chapter in an address, the same in every language. */
export const chapterPlace = (index: number): string => `chapter-${index + 1}`

/** All that an address can point at: chapters, rules, rulings. */
export function placesOf(book: Book): string[] {
  return book.chapters.flatMap((chapter, index) => [chapterPlace(index), ...chapter.paragraphs.flatMap(({ id, rulings }) => [id, ...rulings.map((one) => one.id)])])
}

/** The place that the end of an address means, written in capital or small letters; null for none of this book. */
export function placeAt(hash: string, book: Book): string | null {
  const wanted = decoded(hash.replace(/^#/, '')).toLowerCase()
  return placesOf(book).find((place) => place.toLowerCase() === wanted) ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A link that can be sent to somebody. */
export const linkTo = (origin: string, game: string, place: string): string => `${origin}/rules/${encodeURIComponent(game)}#${place}`
