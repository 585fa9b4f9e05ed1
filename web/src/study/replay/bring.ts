// Bringing a record along: the server replays it; what it refuses is told with its place and, for an action, the reasons.
import { ready } from '../../kit/shelf.svelte'
import { post, Problem } from '../../wire/api'
import { say } from '../../words/words.svelte'
import { RecordSource } from './frames'
import { isTurn, placeIn, readRecord, RecordFault, upTo, type FaultCode, type GameRecord, type Word } from './record'

const CODES: Record<string, FaultCode> = { 'illegal-action': 'illegal', 'match-over': 'after-end', 'bad-notation': 'unreadable' }
const LETTERS = new RegExp('[\\u0000-\\u0008\\u000e-\\u001f\\ufffd]') // what no text has

/** The text of a file that somebody has chosen or dropped. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > 4 * 60_000) throw new RecordFault('long')
  const text = await file.text()
  if (LETTERS.test(text)) throw new RecordFault('foreign', 1)
  return text
}

/** Read a record and let it be replayed. */
export async function bring(text: string): Promise<RecordSource> {
  const record = readRecord(text)
  try {
    const source = await RecordSource.open(record)
    await ready(source.kind)
    return source
  } catch (error) {
    throw error instanceof Problem ? await faultOf(record, error) : error
  }
}

/** What the server refused, as a fault in the text; other troubles stay what they are. */
async function faultOf(record: GameRecord, problem: Problem): Promise<Error> {
  const { detail } = problem.body
  if (problem.code === 'unknown-kind') return new RecordFault('unknown-game', 0, 1, record.game)
  if (problem.code === 'body-too-large') return new RecordFault('long')
  if (problem.code !== 'bad-notation') return problem.code === 'bad-option' ? new RecordFault('refused', 0, 1, '', [detail]) : problem
  const place = placeIn(detail)
  if (!place) return new RecordFault('refused', 0, 1, '', [detail])
  const reached = upTo(record, place.line, place.column)
  if (!reached) return new RecordFault('value', place.line, place.column, lineOf(record, place.line), [detail.replace(/^At [^:]*: /, '')])
  return isTurn(reached.word) ? wrong('turn', reached.word) : actionFault(record, reached.word, reached.actions)
}

/** Why the rules refuse an action: asked once more with what led to it, since only then reasons are told as data. */
async function actionFault(record: GameRecord, word: Word, actions: string[]): Promise<Error> {
  const { headers, options, game } = record
  const start = headers.Key ? { key: headers.Key, options } : { position: headers.Position }
  try {
    await post('/api/study', { game, ...start, actions, from: actions.length })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await ready(game)
    const why = (error.body.reasons ?? []).map(({ text, rule }) => `${say(game, text)} ${rule}`)
    return wrong(CODES[error.code] ?? 'refused', word, why)
  }
  return wrong('refused', word)
}

const wrong = (code: FaultCode, word: Word, why: string[] = []): RecordFault => new RecordFault(code, word.line, word.column, word.text, why)

const lineOf = (record: GameRecord, line: number): string => record.text.split('\n')[line - 1] ?? ''
