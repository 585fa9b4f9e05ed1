// A game record as text: its headers and its actions with their places, so that one can be told what is wrong and where.
// Which actions are legal only the server knows.

const FIRST_LINE = /^\[Ziggurat record (\d+)\]$/
const HEADER = /^\[(\w+)(?: (\w+))? "([^"]*)"\]$/
const VERSION = 1
export const LONGEST = 60_000 // letters

/** What can be wrong with a record. The house says `import-CODE`. */
export type FaultCode =
  | 'empty' | 'long' | 'foreign' | 'version' | 'header' | 'twice' | 'gameless' | 'unknown-game' | 'dealless'
  | 'turn' | 'unreadable' | 'illegal' | 'after-end' | 'value' | 'refused'

/** What is wrong with a record, and where: `line` and `column` from 1, 0 for the text as a whole. */
export class RecordFault extends Error {
  constructor(readonly code: FaultCode, readonly line = 0, readonly column = 1, readonly found = '', readonly why: string[] = []) {
    super(`${code} in line ${line}`)
  }
}

export interface Word {
  text: string
  line: number
  column: number
}

export interface GameRecord {
  text: string
  game: string
  headers: Record<string, string>
  options: Record<string, string>
  words: Word[] // actions and the numbers of turns
}

/** Read what can be read without knowing the game. */
export function readRecord(given: string): GameRecord {
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').trim()
  if (!text) throw new RecordFault('empty')
  if (text.length > LONGEST) throw new RecordFault('long')
  const lines = text.split('\n')
  checkFirst(lines[0]!.trim())
  const record: GameRecord = { text: `${text}\n`, game: '', headers: {}, options: {}, words: [] }
  let number = 1
  for (; number < lines.length && /^\s*($|#|\[)/.test(lines[number]!); number++) readHeader(record, lines[number]!, number + 1)
  for (; number < lines.length; number++) readActions(record, lines[number]!, number + 1)
  if (!record.headers.Game) throw new RecordFault('gameless')
  if ('Key' in record.headers === 'Position' in record.headers) throw new RecordFault('dealless')
  record.game = record.headers.Game.split(' ')[0]!
  return record
}

function checkFirst(line: string): void {
  const found = FIRST_LINE.exec(line)
  if (!found) throw new RecordFault('foreign', 1, 1, short(line))
  if (Number(found[1]) !== VERSION) throw new RecordFault('version', 1, 1, found[1]!)
}

function readHeader(record: GameRecord, line: string, number: number): void {
  if (!line.startsWith('[')) return
  const found = HEADER.exec(line.trimEnd())
  if (!found || (found[1] === 'Option') !== (found[2] !== undefined)) throw new RecordFault('header', number, 1, short(line))
  const [place, name] = found[2] ? [record.options, found[2]] : [record.headers, found[1]!]
  if (name in place) throw new RecordFault('twice', number, 1, name)
  place[name] = found[3]!
}

function readActions(record: GameRecord, line: string, number: number): void {
  if (line.trimStart().startsWith('#')) return
  for (const found of line.matchAll(/\S+/g)) record.words.push({ text: found[0], line: number, column: found.index + 1 })
}

export const isTurn = ({ text }: Word): boolean => /^\d{1,9}\.$/.test(text)

/** The place that the server's sentence about a record names. */
export function placeIn(detail: string): { line: number; column: number } | null {
  const found = /line (\d+), column (\d+)/.exec(detail)
  return found && { line: Number(found[1]), column: Number(found[2]) }
}

/** The word at a place, and the actions up to and with it. */
export function upTo(record: GameRecord, line: number, column: number): { word: Word; actions: string[] } | null {
  const place = record.words.findIndex((word) => word.line === line && word.column + word.text.length > column)
  const word = record.words[place]
  return word ? { word, actions: record.words.slice(0, place + 1).filter((one) => !isTurn(one)).map((one) => one.text) } : null
}

const short = (line: string): string => (line.length > 60 ? `${line.slice(0, 60)}…` : line)
