// Stepping through a match, bringing records along, and the seal on a deal.
import { describe, expect, it, vi } from 'vitest'
import type { GameModule, Moment } from '../src/games/game'
import { eyesFrom, type Eyes, type Frame, type Frames, type Source } from '../src/study/replay/frames'
import { keyed } from '../src/study/replay/hands'
import { placeIn, readRecord, RecordFault, upTo } from '../src/study/replay/record'
import { Reel } from '../src/study/replay/reel.svelte'
import { examine } from '../src/study/replay/seal'
import type { Noted } from '../src/kit/promises'
import { sha256 } from '../src/kit/sha256'
import { chapters, lastTurn, nextTurn, turnStarts } from '../src/study/replay/stepping'
import { Problem } from '../src/wire/api'
import type { Deal } from '../src/wire/types'
import { dealtFrom } from '../src/games/babel/deal'
import vectors from './deals.json'

const turnOf = (frame: Frame): number | null => (frame.event.notation === 'end' ? frame.ply : null)

/** A match of three turns: two actions and an end, one that takes an action back, and one that goes on. */
const NOTATIONS = ['', 'tM', 'sM', 'end', 'tS', 'undo', 'tH', 'end', 'sP']
const SEATS = [-1, 0, 0, 0, 1, 1, 1, 1, 0]
const frame = (ply: number): Frame =>
  ({
    ply,
    kind: 'babel',
    table: { turn: 1 + NOTATIONS.slice(0, ply + 1).filter((one) => one === 'end').length },
    event: ply === 0 ? { type: 'started' } : NOTATIONS[ply] === 'undo' ? { type: 'undo', seat: SEATS[ply] } : { type: 'action', seat: SEATS[ply], notation: NOTATIONS[ply] },
    told: [],
    seats: [{ name: 'Anna' }, { name: 'Boris' }],
    deal: { commitment: null, key: null, salt: null },
  }) as unknown as Frame
const FRAMES = NOTATIONS.map((_, ply) => frame(ply))
const LAST = FRAMES.length - 1

describe('turns', () => {
  const starts = turnStarts(FRAMES, turnOf)

  it('begin at the first ply, and after each end of one', () => {
    expect(starts).toEqual([0, 3, 7])
  })

  it.each([[0, 3], [1, 3], [2, 3], [3, 7], [6, 7], [7, 8], [8, 8]])('from ply %i one comes ahead to %i', (from, to) => {
    expect(nextTurn(starts, from, LAST)).toBe(to)
  })

  it.each([[0, 0], [1, 0], [3, 0], [4, 3], [7, 3], [8, 7]])('from ply %i one comes back to %i', (from, to) => {
    expect(lastTurn(starts, from)).toBe(to)
  })

  it('are told as chapters, with what comes before them', () => {
    const told = chapters(FRAMES, starts).map(({ turn, seat, frames }) => [turn, seat, frames.map(({ ply }) => ply)])
    expect(told).toEqual([[0, null, [0]], [1, 0, [1, 2, 3]], [2, 1, [4, 5, 6, 7]], [3, 0, [8]]])
  })

  it('are counted on where a game began from a position', () => {
    const later = FRAMES.map((one) => ({ ...one, table: { turn: (one.table as { turn: number }).turn + 4 } }))
    expect(chapters(later, starts).map(({ turn }) => turn)).toEqual([0, 5, 6, 7])
  })

  it('are found as far as frames are here', () => {
    const part = FRAMES.map((one) => (one.ply < 5 ? undefined : one))
    expect(turnStarts(part, turnOf)).toEqual([0, 7])
    expect(chapters(part, [0, 7]).map(({ start }) => start)).toEqual([0, 7])
  })
})

/** A match that is read in pages of three. */
class Shelf implements Source {
  readonly kind = 'babel'
  readonly side = null
  readonly page = 3
  readonly eyes: Eyes[] = ['all', 0, 1, 'none']
  asked: string[] = []
  constructor(readonly over = true, private last = LAST) {}

  async frames(eyes: Eyes, from: number): Promise<Frames> {
    this.asked.push(`${eyes}:${from}`)
    if (from > this.last) throw new Problem({ type: '', title: '', status: 400, detail: '', code: 'bad-option', next: '' })
    return { frames: FRAMES.slice(from, Math.min(from + 3, this.last + 1)), last: this.last }
  }
  sealed = () => ({ commitment: null, key: null, salt: null })
  noted = () => null
  goOn = (): void => void (this.last = LAST)
}

describe('a reel', () => {
  it('shows the page of the wanted ply first, then reads the rest once', async () => {
    const shelf = new Shelf()
    const reel = new Reel(shelf, turnOf)
    await reel.look('all', 5)
    expect(shelf.asked).toEqual(['all:3', 'all:0', 'all:6'])
    expect([reel.shown?.ply, reel.last, reel.quiet]).toEqual([5, LAST, true])
    await reel.look('all')
    expect(shelf.asked.length).toBe(3)
  })

  it('lets the eye follow single steps ahead, and nothing else', async () => {
    const reel = new Reel(new Shelf(), turnOf)
    await reel.look(0, 0)
    reel.forward()
    expect([reel.ply, reel.quiet]).toEqual([1, false])
    reel.back()
    expect([reel.ply, reel.quiet]).toEqual([0, true])
    reel.turnForward()
    expect([reel.ply, reel.quiet]).toEqual([3, true])
    reel.end()
    reel.forward()
    expect(reel.ply).toBe(LAST)
    reel.turnBack()
    reel.first()
    reel.back()
    expect(reel.ply).toBe(0)
    await reel.look(1)
    expect([reel.shown?.ply, reel.quiet]).toEqual([0, true])
  })

  it('goes to the end where an address leads beyond it', async () => {
    const reel = new Reel(new Shelf(), turnOf)
    await reel.look('none', 999)
    expect(reel.shown?.ply).toBe(LAST)
  })

  it('plays to the end and stops there; then from the beginning', async () => {
    vi.useFakeTimers()
    const reel = new Reel(new Shelf(), turnOf)
    await reel.look('all', 5)
    reel.toggle()
    vi.runAllTimers()
    expect([reel.ply, reel.playing]).toEqual([LAST, false])
    reel.toggle()
    expect([reel.ply, reel.playing]).toEqual([0, true])
    reel.toggle()
    vi.runAllTimers()
    expect([reel.ply, reel.playing]).toEqual([0, false])
    vi.useRealTimers()
  })

  it('looks for news at the end of a match that still runs', async () => {
    const shelf = new Shelf(false, 4)
    const reel = new Reel(shelf, turnOf)
    await reel.look('none', 4)
    shelf.goOn()
    reel.forward()
    await vi.waitFor(() => expect(reel.ply).toBe(5))
    expect(reel.last).toBe(LAST)
  })

  it('tells what went wrong, and keeps what it shows', async () => {
    const shelf = new Shelf()
    const reel = new Reel(shelf, turnOf)
    await reel.look('all', 0)
    shelf.frames = () => Promise.reject(new Problem({ type: '', title: '', status: 0, detail: '', code: 'offline', next: '' }))
    await reel.look(1)
    expect([reel.problem?.code, reel.shown?.ply]).toEqual(['offline', 0])
  })
})

describe('keys', () => {
  const press = async (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) => {
    const reel = new Reel(new Shelf(), turnOf)
    await reel.look('all', 4)
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    Object.defineProperty(event, 'target', { value: target })
    return [keyed(event, reel), reel.ply, event.defaultPrevented]
  }

  it.each([
    ['ArrowRight', {}, 5], ['ArrowLeft', {}, 3], ['ArrowRight', { shiftKey: true }, 7], ['ArrowLeft', { shiftKey: true }, 3],
    ['PageDown', {}, 7], ['PageUp', {}, 3], ['Home', {}, 0], ['End', {}, 8], [' ', {}, 5],
  ])('%s %o goes to %i', async (key, more, ply) => {
    expect(await press(key, more)).toEqual([true, ply, true])
  })

  it('mean nothing with a modifier, in a field, or for a button that has the space bar itself', async () => {
    expect(await press('ArrowRight', { ctrlKey: true })).toEqual([false, 4, false])
    expect(await press('Home', {}, document.createElement('textarea'))).toEqual([false, 4, false])
    expect(await press(' ', {}, document.createElement('button'))).toEqual([false, 4, false])
    expect(await press('x')).toEqual([false, 4, false])
  })

  it('mean the same on the slider', async () => {
    const range = document.createElement('input')
    range.type = 'range'
    expect(await press('PageDown', {}, range)).toEqual([true, 7, true])
  })
})

describe('eyes', () => {
  it('are those of the address where they are allowed, or else the first', () => {
    expect(eyesFrom('1', ['all', 0, 1])).toBe(1)
    expect(eyesFrom('all', [0, 'none'])).toBe(0)
    expect(eyesFrom(null, ['all', 0])).toBe('all')
  })
})

const RECORD = `[Ziggurat record 1]
[Game "babel 1"]
[Option edition "de"]
[Key "${'b2'.repeat(32)}"]
[Seat0 "Anna"]

# the first turns
1. tM sM bs end
2. tM sS bs end
`

describe('a record', () => {
  it('is read with headers, options and the places of its words', () => {
    const record = readRecord(`\ufeff${RECORD.replaceAll('\n', '\r\n')}`)
    expect([record.game, record.options, record.headers.Seat0]).toEqual(['babel', { edition: 'de' }, 'Anna'])
    expect(record.words[1]).toEqual({ text: 'tM', line: 8, column: 4 })
    expect(record.words.length).toBe(10)
  })

  it.each([
    ['', 'empty', 0], ['  \n ', 'empty', 0], ['x'.repeat(70_000), 'long', 0], ['Dear Anna', 'foreign', 1], ['{"a": 1}', 'foreign', 1],
    [RECORD.replace('record 1', 'record 2'), 'version', 1], [RECORD.replace('[Seat0 "Anna"]', '[Seat0 Anna]'), 'header', 5],
    [RECORD.replace('[Option edition', '[Option'), 'header', 3], [RECORD.replace('Seat0', 'Game'), 'twice', 5],
    [RECORD.replace('[Game "babel 1"]', ''), 'gameless', 0], [RECORD.replace('[Key', '[Clef'), 'dealless', 0],
    [RECORD.replace('Seat0', 'Position'), 'dealless', 0],
  ])('that cannot be one is refused (%#)', (text, code, line) => {
    const fault = (() => {
      try {
        return readRecord(text)
      } catch (error) {
        return error as RecordFault
      }
    })()
    expect(fault).toBeInstanceOf(RecordFault)
    expect(fault).toMatchObject({ code, line })
  })

  it('is found by the place that the server names', () => {
    const record = readRecord(RECORD)
    const place = placeIn("At line 9, column 7: expected a legal action (tM), found 'sS bs end'.")!
    expect(place).toEqual({ line: 9, column: 7 })
    expect(upTo(record, place.line, place.column)).toEqual({ word: { text: 'sS', line: 9, column: 7 }, actions: ['tM', 'sM', 'bs', 'end', 'tM', 'sS'] })
    expect(upTo(record, 4, 7)).toBeNull()
    expect(placeIn('Something else.')).toBeNull()
  })
})

describe('a seal', () => {
  const story = vectors.stories[0] as unknown as { key: string; options: Record<string, string>; moments: Moment[] }
  const frames = story.moments.map((moment, i) => (i ? moment : { ...moment, event: { type: 'started', options: story.options } })) as unknown as Frame[]
  const salt = 'ab'.repeat(32)
  const game = { dealtFrom } as unknown as GameModule
  const promised = () => sha256(`ziggurat-deal-1:${story.key}:${salt}`)

  it('is proven where hash and cards fit', async () => {
    const seal = await examine({ commitment: await promised(), key: story.key, salt }, null, game, frames)
    expect([seal.state, seal.fits, seal.findings.length]).toEqual(['proven', true, 4])
  })

  it('is proven against what the browser noted itself', async () => {
    const commitment = await promised()
    expect((await examine({ commitment, key: story.key, salt }, { commitment, pledges: null }, game, frames)).state).toBe('proven')
    expect((await examine({ commitment, key: story.key, salt }, { commitment: '00'.repeat(32), pledges: null }, game, frames)).state).toBe('broken')
  })

  it('is broken by another number, another salt, or other cards', async () => {
    const commitment = await promised()
    expect((await examine({ commitment: '00'.repeat(32), key: story.key, salt }, null, game, frames)).state).toBe('broken')
    expect((await examine({ commitment, key: story.key, salt: 'cd'.repeat(32) }, null, game, frames)).state).toBe('broken')
    const [first, ...rest] = frames
    const forged = [{ ...first!, hands: [...first!.hands!].reverse() }, ...rest]
    expect((await examine({ commitment, key: story.key, salt }, null, game, forged)).state).toBe('broken')
  })

  it('is shut while the match runs, open without a promise, and none without a deal', async () => {
    expect((await examine({ commitment: 'ab', key: null, salt: null }, null, game, frames)).state).toBe('shut')
    expect((await examine({ commitment: null, key: story.key, salt: null }, null, game, frames)).state).toBe('open')
    expect((await examine({ commitment: null, key: null, salt: null }, null, game, frames)).state).toBe('none')
  })

  describe('on a deal that nobody alone has chosen', () => {
    const secret = '5e'.repeat(32)
    const bits = ['a1'.repeat(16), null, 'b2'.repeat(16)]
    const cards = { dealtFrom: () => [] } as unknown as GameModule // the cards are looked at above
    const made = async (more: Partial<Deal> = {}): Promise<Deal> => ({
      commitment: await sha256(`ziggurat-secret-2:${secret}`), salt: null, secret,
      key: await sha256(`ziggurat-deal-2:${secret}:${bits[0]}:-:${bits[2]}`),
      parts: await Promise.all(bits.map(async (some) => (some === null ? null : { by: 'own' as const, pledge: await sha256(`ziggurat-bits-2:${some}`), bits: some }))),
      ...more,
    })
    const seen = async (): Promise<Noted> => {
      const { commitment, parts } = await made()
      return { commitment: commitment!, pledges: parts!.map((part) => part?.pledge ?? null) }
    }
    const stateOf = async (deal: Deal, noted: Noted | null = null): Promise<string> => (await examine(deal, noted, cards, frames)).state

    it('is proven where secret, pledges, bits and key fit, also those that the browser has noted', async () => {
      const seal = await examine(await made(), await seen(), cards, frames)
      expect([seal.state, seal.together, seal.fits, seal.keyFits]).toEqual(['proven', true, true, true])
      expect(seal.parts.map(({ seat, fits, other }) => [seat, fits, other])).toEqual([[0, true, null], [2, true, null]])
      expect(await stateOf(await made())).toBe('proven')
    })

    it('is broken by another secret, other bits, another pledge, another key, or a part too many', async () => {
      const { parts, key } = await made()
      const other = { ...parts![0]!, bits: 'c3'.repeat(16) }
      expect(await stateOf(await made({ secret: '00'.repeat(32) }))).toBe('broken')
      expect(await stateOf(await made({ parts: [other, null, parts![2]!] }))).toBe('broken')
      expect(await stateOf(await made({ parts: [{ ...other, pledge: await sha256(`ziggurat-bits-2:${other.bits}`) }, null, parts![2]!] }))).toBe('broken')
      expect(await stateOf(await made({ key: `00${key!.slice(2)}` }))).toBe('broken')
      expect(await stateOf(await made({ parts: [parts![0]!, parts![0]!, parts![2]!] }))).toBe('broken')
    })

    it('is broken where the browser has seen another seal or another pledge, or one that is gone', async () => {
      const { commitment, pledges } = await seen()
      expect(await stateOf(await made(), { commitment: '00'.repeat(32), pledges })).toBe('broken')
      expect(await stateOf(await made(), { commitment, pledges: ['00'.repeat(32), null, pledges![2]!] })).toBe('broken')
      expect(await stateOf(await made(), { commitment, pledges: [pledges![0]!, pledges![0]!, pledges![2]!] })).toBe('broken')
      const replaced = await examine(await made(), { commitment, pledges: [null, null, pledges![2]!] }, cards, frames)
      expect([replaced.state, replaced.parts[0]!.other]).toEqual(['broken', '-'])
    })

    it('is broken where the deal has no place for what the browser has pledged, and says what is missing', async () => {
      const key = 'ab'.repeat(32)
      const alone = { key, salt: '00'.repeat(32), secret: null, parts: [], commitment: await sha256(`ziggurat-deal-1:${key}:${'00'.repeat(32)}`) }
      expect(await stateOf(alone)).toBe('proven')
      const cheated = await examine(alone, { commitment: alone.commitment, pledges: [null, 'a1'.repeat(32)] }, cards, frames)
      expect([cheated.state, cheated.missing]).toEqual(['broken', ['a1'.repeat(32)]])
    })

    it('is the deal of the server alone where nobody has added bits of their own', async () => {
      const { parts } = await made()
      expect((await examine(await made(), null, cards, frames)).alone).toBe(false)
      const drawn = parts!.map((part) => part && { ...part, by: 'server' as const })
      const seal = await examine(await made({ parts: drawn }), null, cards, frames)
      expect([seal.state, seal.together, seal.alone]).toEqual(['proven', true, true])
    })

    it('is shut while the match runs', async () => {
      const { parts } = await made()
      const shut = await made({ secret: null, key: null, parts: parts!.map((part) => part && { ...part, bits: null }) })
      expect(await stateOf(shut, await seen())).toBe('shut')
    })
  })
})
