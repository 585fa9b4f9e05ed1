// All words come from Fluent files: the house's own (web/text), and those of the games, which the terminal shares.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { botName } from '../house/levels'
import { Problem, text as fetchText } from '../wire/api'
import type { Over, Text, Value } from '../wire/types'

export const LANGUAGES = ['en', 'de', 'ru', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', ru: 'Русский', hu: 'Magyar' }

const HOUSE = import.meta.glob('../../text/*.ftl', { query: '?url', import: 'default', eager: true }) as Record<string, string>
const AT_TABLES = import.meta.glob('../games/*/text/*.ftl', { query: '?url', import: 'default', eager: true }) as Record<string, string>
const KEPT = 'ziggurat.language'

interface Shelf {
  bundle: FluentBundle
}

class Words {
  language = $state<Language>(preferred())
  private shelves = $state.raw<Record<string, Shelf>>({})
  private wanted = new Set<string>(['house', 'match'])
  families: Record<string, Record<string, string>> = {} // by game: which values are words of a family

  /** Load what a game says, in the language of now and of any later one. */
  async need(...names: string[]): Promise<void> {
    names.forEach((name) => this.wanted.add(name))
    await this.load(this.language)
  }

  async speak(language: Language): Promise<void> {
    await this.load(language)
    this.language = language
    localStorage.setItem(KEPT, language)
    document.documentElement.lang = language
  }

  private async load(language: Language): Promise<void> {
    const missing = [...this.wanted].filter((name) => !this.shelves[`${name}/${language}`])
    const found = await Promise.all(missing.map(async (name) => [`${name}/${language}`, await fetched(name, language)] as const))
    if (found.length) this.shelves = { ...this.shelves, ...Object.fromEntries(found) }
  }

  /** The bundle of a name in the language of now. */
  bundle(name: string): FluentBundle | undefined {
    return this.shelves[`${name}/${this.language}`]?.bundle
  }
}

export const words = new Words()

function preferred(): Language {
  const known = (tag: string | null) => LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language))
  return known(localStorage.getItem(KEPT)) ?? navigator.languages.map(known).find(Boolean) ?? 'en'
}

/** The words of a name: the house's are files of this page; a game's come from the server, with those of its table here. */
async function fetched(name: string, language: Language): Promise<Shelf> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(sources(name, language).map((path, at) => found(path, sources(name, SPARE)[at]!)))) bundle.addResource(new FluentResource(text))
  return { bundle }
}

const SPARE = 'en' // where something is not in the reader's language yet

function sources(name: string, language: Language): string[] {
  if (name === 'house') return [HOUSE[`../../text/${language}.ftl`]!]
  const own = AT_TABLES[`../games/${name}/text/${language}.ftl`] ?? AT_TABLES[`../games/${name}/text/${SPARE}.ftl`]
  return [`/api/texts/${name}/${language}`, ...(own ? [own] : [])]
}

const found = (path: string, spare: string): Promise<string> =>
  fetchText(path).catch((error: unknown) => {
    if (error instanceof Problem && error.body.status === 404 && path !== spare) return fetchText(spare)
    throw error
  })

export type Values = Record<string, FluentVariable>

/** A text of the house in the reader's language. */
export function t(key: string, values: Values = {}): string {
  return format(words.bundle('house'), key, values) ?? key
}

/** Whether the house has such a text. */
export function has(key: string): boolean {
  return words.bundle('house')?.hasMessage(key) ?? false
}

/** A plain text of a game, or of its lessons (`babel-lessons`). */
export function gameText(game: string, key: string, values: Values = {}): string {
  return format(words.bundle(game), key, values) ?? key
}

/** A phrase that the server sent: by the game's words, or by those of every match. `names` are the seats'. */
export function say(game: string, text: Text, names: readonly string[] = []): string {
  const bundle = [words.bundle(game), words.bundle('match')].find((one) => one?.hasMessage(text.key))
  return format(bundle, text.key, filled(game, text.values, names)) ?? text.key
}

/** How a match ended; where somebody gave up, that seat is who the sentence is about. */
export function sayEnding(game: string, over: Over, names: readonly string[]): string {
  const who = over.values.who ?? over.values.seat
  return say(game, { key: `end-${over.code}`, values: who === undefined ? over.values : { ...over.values, who } }, names)
}

function filled(game: string, values: Record<string, Value>, names: readonly string[]): Values {
  const all: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const family = words.families[game]?.[name]
    if (typeof value === 'object') all[name] = say(game, value, names)
    else if (name === 'who') all[name] = names[Number(value)] ?? gameText(game, 'table-seat', { seat: Number(value) })
    else if (name === 'agent') all[name] = botName(String(value))
    else if (family) Object.assign(all, forms(game, family, String(value), name))
    else all[name] = value
  }
  return all
}

/** A word in all its grammatical forms: `land`, `land_to` and so on. */
export function forms(game: string, family: string, item: string, name = family): Values {
  const bundle = words.bundle(game)
  const message = bundle?.getMessage(`${family}-${item}`)
  if (!bundle || !message?.value) return { [name]: item }
  const all: Values = { [name]: bundle.formatPattern(message.value, {}) }
  for (const [form, pattern] of Object.entries(message.attributes)) all[`${name}_${form}`] = bundle.formatPattern(pattern, {})
  return all
}

function format(bundle: FluentBundle | undefined, key: string, values: Values): string | undefined {
  if (!bundle) return undefined
  const said = spokenBy(bundle)
  const asked = askedFor(key, values)
  if (!said.has(asked)) said.set(asked, formatted(bundle, key, values))
  return said.get(asked)
}

const MOST = 4000 // texts that are remembered
const remembered = new WeakMap<FluentBundle, Map<string, string | undefined>>()

/** What a bundle has said: names and short texts are asked for again and again. */
function spokenBy(bundle: FluentBundle): Map<string, string | undefined> {
  let said = remembered.get(bundle)
  if (!said || said.size >= MOST) remembered.set(bundle, (said = new Map<string, string | undefined>()))
  return said
}

/** A text with its values, told apart from every other. */
function askedFor(key: string, values: Values): string {
  let asked = key
  for (const name in values) asked += `\u0000${name}\u0000${typeof values[name]}${String(values[name])}`
  return asked
}

function formatted(bundle: FluentBundle, key: string, values: Values): string | undefined {
  const [name, attribute] = key.split('.') as [string, string?]
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? bundle.formatPattern(pattern, values, []) : undefined
}

/** The reader's own variety of the language, where the browser names one: dates differ between English and English. */
const locale = (): string => navigator.languages.find((tag) => tag.toLowerCase().startsWith(words.language)) ?? words.language

export const number = (value: number): string => new Intl.NumberFormat(locale()).format(value)

export const date = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
