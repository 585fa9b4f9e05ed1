// Adding to a deal: what is sent when, what is kept, and when a browser keeps its bits back.
import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../src/kit/sha256'
import { note, noted } from '../src/kit/promises'
import { forget } from '../src/wire/api'
import { deal, gotUp, making, pledgeOf, promised, sitting, standingOf } from '../src/wire/dealing'
import type { SeatPart, TableDeal, TableShown } from '../src/wire/types'
import { changes, waitingFor, withheld } from '../src/play/waiting.svelte'
import { server, speakEnglish, type Asked } from './english'
import { aTable, seat } from './tables'

const GUEST = { id: 'g', name: 'Guest 1234', guest: true, scopes: [], csrf: 'c' }
const SEAL = '5e'.repeat(32)
const HIS = 'b2'.repeat(32)

const part = (more: Partial<SeatPart> = {}): SeatPart => ({ by: 'own', pledge: null, pledged: true, sent: false, ...more })
const table = (state: TableShown['state'], parts: (SeatPart | null)[], more: Partial<TableDeal> = {}): TableShown =>
  aTable({
    state, seats: [{ ...seat(0, 'Anna'), mine: true }, seat(1, parts[1] ? 'Boris' : null)],
    deal: { commitment: SEAL, until: null, parts, withheld: [], ...more },
  })
const sent = (asked: Asked[]): [string, unknown][] => asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])

beforeEach(async () => {
  await speakEnglish()
  localStorage.clear()
  forget()
})

/** Sit down at a table that waits for another; the pledge that was sent. */
async function seated(): Promise<string> {
  let pledge = ''
  await sitting('ab12', async (mine) => {
    pledge = mine
    return table('open', [part(), null])
  })
  return pledge
}

const bitsOf = (pledge: string): string => (JSON.parse(localStorage.getItem('ziggurat.bits')!) as string[][]).find((row) => row[2] === pledge)![3]!

describe('whoever sits down', () => {
  it('pledges fresh bits and keeps them', async () => {
    server({ 'POST /api/guest': GUEST })
    const [first, second] = [await seated(), await seated()]
    expect(first).not.toBe(second)
    expect(bitsOf(first)).toMatch(/^[0-9a-f]{32}$/)
    expect(await pledgeOf(bitsOf(first))).toBe(first)
    expect(first).toBe(await sha256(`ziggurat-bits-2:${bitsOf(first)}`))
  })

  it('pledges the same again where no answer has come, and sends the bits for whatever has come of it', async () => {
    const asked = server({ 'POST /api/guest': GUEST, 'PUT /api/tables/ab12/bits': table('playing', []) })
    const tried: string[] = []
    const down = async (pledge: string): Promise<TableShown> => {
      tried.push(pledge)
      if (tried.length === 1) throw new Error('the line broke')
      return table('dealing', [part({ pledge }), part({ pledge: HIS })])
    }
    await expect(sitting('again 77', down)).rejects.toThrow('broke')
    const full = table('dealing', [part({ pledge: tried[0]! }), part({ pledge: HIS })])
    expect(standingOf(full)).toBe('send')
    expect((await sitting('again 77', down)).state).toBe('playing')
    expect(tried[1]).toBe(tried[0])
    expect(sent(asked)).toEqual([['/api/tables/ab12/bits', { bits: bitsOf(tried[0]!) }]])
    await sitting('again 77', down)
    expect(tried[2]).not.toBe(tried[0])
  })

  it('draws others after it has sent these, also where the answer to sitting down was lost', async () => {
    const asked = server({ 'POST /api/guest': GUEST, 'PUT /api/tables/ab12/bits': table('open', [part({ pledged: false }), null]) })
    const tried: string[] = []
    const down = async (pledge: string): Promise<TableShown> => {
      tried.push(pledge)
      throw new Error('the line broke')
    }
    await expect(sitting('ab12', down)).rejects.toThrow('broke')
    await deal(table('dealing', [part({ pledge: tried[0]! }), part({ pledge: HIS })]))
    expect(sent(asked).length).toBe(1)
    await expect(sitting('ab12', down)).rejects.toThrow('broke')
    expect(tried[1]).not.toBe(tried[0])
  })

  it('sends them when all pledges are shown, and notes these first', async () => {
    const asked = server({ 'POST /api/guest': GUEST, 'PUT /api/tables/ab12/bits': table('playing', []) })
    const pledge = await seated()
    expect(sent(asked)).toEqual([])
    const full = table('dealing', [part({ pledge }), part({ pledge: HIS })])
    expect((await deal(full)).state).toBe('playing')
    expect(sent(asked)).toEqual([['/api/tables/ab12/bits', { bits: bitsOf(pledge) }]])
    expect(noted('ab12')).toEqual({ commitment: SEAL, pledges: [pledge, HIS] })
  })

  it('sends them at once where that fills the table', async () => {
    const asked = server({ 'POST /api/guest': GUEST, 'PUT /api/tables/ab12/bits': table('playing', []) })
    const now = await sitting('ab12', async (pledge) => table('dealing', [part({ pledge }), null]))
    expect([now.state, sent(asked).length]).toEqual(['playing', 1])
  })

  it('keeps them back while a pledge is missing, and when they are sent already', async () => {
    const asked = server({ 'POST /api/guest': GUEST })
    const pledge = await seated()
    await deal(table('dealing', [part(), part({ pledged: false })]))
    await deal(table('dealing', [part({ pledge, sent: true }), part({ pledge: HIS })]))
    await deal(table('open', [part(), null]))
    expect(sent(asked)).toEqual([])
  })

  it('keeps them back where the seal is another, and says so', async () => {
    const asked = server({ 'POST /api/guest': GUEST })
    const pledge = await seated()
    const changed = table('dealing', [part({ pledge }), part({ pledge: HIS })], { commitment: '00'.repeat(32) })
    expect((await deal(changed)).state).toBe('dealing')
    expect([standingOf(changed), sent(asked)]).toEqual(['changed', []])
    expect(waitingFor(changed)).toMatch(/keeps its number back/)
  })

  it('sends nothing for a pledge that it has not made', async () => {
    const asked = server({ 'POST /api/guest': GUEST })
    await seated()
    const foreign = table('dealing', [part({ pledge: HIS }), null])
    await deal(foreign)
    expect([standingOf(foreign), sent(asked)]).toEqual(['elsewhere', []])
    expect(waitingFor(foreign)).toMatch(/another browser of yours/)
  })

  it('pledges other bits when the deal begins anew', async () => {
    const anew = table('open', [part(), null], { commitment: '77'.repeat(32) })
    const asked = server({ 'POST /api/guest': GUEST, 'PUT /api/tables/ab12/pledge': anew })
    const before = await seated()
    await deal({ ...anew, deal: { ...anew.deal!, parts: [part({ pledged: false }), null], withheld: [{ seat: 1, name: 'Boris' }] } })
    const [[path, body]] = sent(asked) as [[string, { pledge: string }]]
    expect(path).toBe('/api/tables/ab12/pledge')
    expect(body.pledge).not.toBe(before)
    expect(standingOf(table('dealing', [part({ pledge: body.pledge }), null], { commitment: '77'.repeat(32) }))).toBe('send')
    expect(standingOf(table('dealing', [part({ pledge: body.pledge }), null]))).toBe('changed')
  })

  it('notes what was promised last, where it adds to the deal once more', async () => {
    server({ 'POST /api/guest': GUEST, 'PUT /api/tables/ab12/bits': table('playing', []) })
    for (const commitment of [SEAL, '77'.repeat(32)]) {
      const now = await sitting('ab12', async (pledge) => table('dealing', [part({ pledge }), part({ pledge: HIS })], { commitment }))
      expect(now.state).toBe('playing')
      note('ab12', '00'.repeat(32), []) // what the match shows later counts only where nothing was noted before
      expect([noted('ab12')!.commitment, noted('ab12')!.pledges![1]]).toEqual([commitment, HIS])
    }
  })

  it('holds a match to what it has pledged, where the server has dealt without it', async () => {
    server({ 'POST /api/guest': GUEST })
    const pledge = await seated()
    const [mine, his, drawn] = [pledge, HIS, 'c3'.repeat(32)].map((one) => ({ by: 'own' as const, pledge: one, bits: null }))
    expect(promised('ab12', 0, [mine!, his!])).toEqual([pledge, HIS])
    expect(promised('ab12', 0, [{ ...drawn!, by: 'server' }, his!])).toEqual([pledge, HIS])
    expect(promised('ab12', 1, null)).toEqual([null, pledge])
    expect(promised('ab12', null, [drawn!, his!]), 'an onlooker').toEqual([drawn!.pledge, HIS])
    expect(promised('cd34', 0, [drawn!, his!]), 'another table').toEqual([drawn!.pledge, HIS])
    gotUp('ab12')
    expect(promised('ab12', 0, [drawn!, his!])).toEqual([drawn!.pledge, HIS])
  })

  it('expects its pledge in the deal of a table that begins as soon as it is made', async () => {
    server({ 'POST /api/guest': GUEST })
    let pledge = ''
    const begun = async (mine: string): Promise<TableShown> => ((pledge = mine), aTable({ state: 'playing' }))
    await sitting('again 77', begun) // where the match had begun already, what is pledged late counts for nothing
    expect(promised('ab12', 0, null)).toBeNull()
    await making('new babel', begun)
    expect(promised('ab12', 0, null)).toEqual([pledge])
  })

  it('adds nothing where the server draws for it, or where nobody asks', async () => {
    server({ 'POST /api/guest': GUEST })
    expect(standingOf(table('dealing', [part({ by: 'server', pledge: HIS, sent: true }), part({ pledge: HIS })]))).toBe('nothing')
    expect(standingOf(aTable())).toBe('nothing')
  })
})

describe('people at the table', () => {
  it('hear whose number is missing, and who has lost a seat', () => {
    const dealing = table('dealing', [part({ sent: true, pledge: HIS }), part({ pledge: HIS })])
    expect(waitingFor(dealing)).toBe('Dealing: Boris still has to add a number.')
    expect(waitingFor(table('dealing', [part({ sent: true, pledge: HIS }), part({ sent: true, pledge: HIS })]))).toBe('Dealing …')
    const lost = table('open', [part({ pledged: false }), null], { withheld: [{ seat: 1, name: 'Boris' }] })
    expect(withheld(lost)).toBe('Boris has not added to the deal in time and has lost the seat.')
    expect(withheld(dealing)).toBeNull()
    expect(changes(dealing, lost)).toEqual(['Boris has got up.'])
  })
})
