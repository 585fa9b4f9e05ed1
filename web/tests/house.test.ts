// The house's pages: levels, choices, links, codes, doors and what is said of a table.
import jsQR from 'jsqr'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockFor, NO_CLOCK, remember, remembered, tableFor, type Choice } from '../src/house/choices'
import { problemText } from '../src/house/doing.svelte'
import { botAbout, botName, tiersOf } from '../src/house/levels'
import { handLink, inviteKey, isLoopback, tableLink } from '../src/house/links'
import { clockText, gameName, optionName, optionsText, valueAbout, valueName } from '../src/house/options'
import { addressOf, othersAt } from '../src/house/seats'
import { drawQr } from '../src/kit/qr'
import { namesOf } from '../src/play/names'
import { changes, waitingFor } from '../src/play/waiting.svelte'
import { Problem } from '../src/wire/api'
import type { GameOnShelf, SeatNow } from '../src/wire/types'
import { server, speakEnglish } from './english'
import { aTable, BABEL, seat } from './tables'

const LEVELS = ['apprentice', 'mason', 'scribe', 'architect', 'master']
const WONDERS: GameOnShelf = { ...BABEL, name: 'wonders', seats: [2, 7], options: { players: ['3', '2', '4', '5', '6', '7'], tower: ['yes', 'no'] } }
const MANY: GameOnShelf = { ...BABEL, name: 'many', seats: [3, 7], options: {} }

beforeAll(speakEnglish)
beforeEach(() => localStorage.clear())

describe('levels', () => {
  it('have names, a line on how they play, and as many tiers as they are strong', () => {
    expect(LEVELS.map(botName)).toEqual(['Apprentice', 'Mason', 'Scribe', 'Architect', 'Master'])
    expect(new Set(LEVELS.map(botAbout)).size).toBe(5)
    expect(LEVELS.map(tiersOf)).toEqual([1, 2, 3, 4, 5])
  })

  it('are known by the texts that they had before', () => {
    expect(['greedy:slips=75', 'greedy:slips=40', 'greedy', 'random'].map(botName)).toEqual(['Apprentice', 'Mason', 'Builder', 'Wanderer'])
    expect(['greedy:slips=75', 'greedy:slips=40'].map(tiersOf)).toEqual([1, 2])
  })

  it('that nobody knows go by their own text', () => {
    expect([botName('oracle:depth=3'), botAbout('oracle'), tiersOf('oracle')]).toEqual(['oracle:depth=3', '', null])
  })
})

describe('choices', () => {
  it('are remembered for each game', () => {
    const choice: Choice = { agent: 'master', begins: 'lot', options: { edition: 'hu' }, clock: { kind: 'live', bank: 300, increment: 20, days: 3 } }
    remember('babel', choice)
    expect(remembered(BABEL, LEVELS)).toEqual(choice)
    expect(remembered(MANY, LEVELS).agent).toBe('mason')
  })

  it.each([['greedy:slips=75', 'apprentice'], ['greedy:slips=40', 'mason'], ['random', 'mason'], ['greedy', 'mason']])('from before levels had names: %s is %s', (kept, now) => {
    localStorage.setItem('ziggurat.choices.babel', JSON.stringify({ agent: kept }))
    expect(remembered(BABEL, LEVELS).agent).toBe(now)
  })

  it('take whom there is where the usual opponent is not', () => {
    expect([remembered(BABEL, ['oracle']).agent, remembered(BABEL, []).agent]).toEqual(['oracle', ''])
  })

  it.each(['', 'null', '7', '[]', '{', '{"agent":"gone","begins":"them?","options":{"edition":"xx"},"clock":{"kind":"sun","bank":61}}', '{"options":null,"clock":null}'])(
    'that make no sense any more are forgotten: %s',
    (kept) => {
      localStorage.setItem('ziggurat.choices.babel', kept)
      expect(remembered(BABEL, LEVELS)).toEqual({ agent: 'mason', begins: 'me', options: { edition: 'de' }, clock: NO_CLOCK })
    },
  )

  it('become tables', () => {
    const choice = { ...remembered(BABEL, LEVELS), options: { edition: 'ru' } }
    const base = { game: 'babel', options: { edition: 'ru', starter: 'seat 0' }, public: false, start: true }
    expect(tableFor(BABEL, choice, 'bot')).toEqual({ ...base, seats: ['me', 'mason'] })
    expect(tableFor(BABEL, choice, 'screen')).toEqual({ ...base, seats: ['me', 'me'] })
    expect(tableFor(BABEL, choice, 'phones')).toEqual({ ...base, seats: ['open', 'open'] })
    expect(tableFor(BABEL, choice, 'friend')).toEqual({ ...base, seats: ['me', 'open'], clock: { kind: 'none' } })
    expect(tableFor(BABEL, choice, 'everybody')).toEqual({ ...base, seats: ['me', 'open'], clock: { kind: 'none' }, public: true })
  })

  it('say who begins: by the order of seats, or by lot', () => {
    const choice = remembered(BABEL, LEVELS)
    expect(tableFor(BABEL, { ...choice, begins: 'them' }, 'bot')).toMatchObject({ seats: ['mason', 'me'], options: { starter: 'seat 0' } })
    expect(tableFor(BABEL, { ...choice, begins: 'lot' }, 'bot')).toMatchObject({ seats: ['me', 'mason'], options: { starter: 'lot' } })
    expect(tableFor(BABEL, { ...choice, begins: 'them' }, 'phones').seats).toEqual(['open', 'open'])
  })

  it('fit games with more seats and no options', () => {
    expect(tableFor(MANY, remembered(MANY, LEVELS), 'bot')).toMatchObject({ seats: ['me', 'mason', 'mason'], options: {} })
  })

  it('say how many play, and let each bot be another one', () => {
    const choice = { ...remembered(WONDERS, LEVELS), players: 4, agents: [null, 'master', null] }
    expect(remembered(WONDERS, LEVELS)).toMatchObject({ players: 3, options: { tower: 'yes' } })
    expect(tableFor(WONDERS, choice, 'bot')).toMatchObject({ seats: ['me', 'mason', 'master', 'mason'], options: { players: '4', tower: 'yes' } })
    expect(tableFor(WONDERS, choice, 'friend').seats).toEqual(['me', 'open', 'open', 'open'])
    expect(tableFor(WONDERS, choice, 'screen').seats).toEqual(['me', 'me', 'me', 'me'])
    expect(tableFor(WONDERS, choice, 'phones').seats).toEqual(['open', 'open', 'open', 'open'])
    remember('wonders', choice)
    expect(remembered(WONDERS, LEVELS)).toMatchObject({ players: 4, agents: [null, 'master', null, null, null, null] })
    localStorage.setItem('ziggurat.choices.wonders', '{"players":9,"agents":["gone",7]}')
    expect(remembered(WONDERS, LEVELS)).toMatchObject({ players: 3, agents: [null, null, null, null, null, null] })
  })

  it('send only what belongs to a clock', () => {
    expect(clockFor({ kind: 'live', bank: 900, increment: 10, days: 2 })).toEqual({ kind: 'live', bank: 900, increment: 10 })
    expect(clockFor({ kind: 'days', bank: 900, increment: 10, days: 2 })).toEqual({ kind: 'days', days: 2 })
  })
})

describe('names', () => {
  const sits = (name: string, agent: string | null = null): SeatNow => ({ name, agent, person: agent === null, resigned: false })

  it('tell bots of one kind apart by number, and seats of one person as players', () => {
    expect(namesOf([sits('Anna'), sits('greedy', 'greedy'), sits('greedy', 'greedy'), sits('random', 'random')])).toEqual(['Anna', 'Builder 1', 'Builder 2', 'Wanderer'])
    expect(namesOf([sits('Anna'), sits('Anna')])).toEqual(['Player 1', 'Player 2'])
  })
})

describe('links', () => {
  it('know this machine from others', () => {
    for (const own of ['localhost', 'LOCALHOST', '127.0.0.1', '127.9.8.7', '[::1]']) expect(isLoopback(own), own).toBe(true)
    for (const other of ['192.168.1.5', 'example.org', 'localhost.example.org', '127.0.0.1.example.org', '10.0.0.1']) expect(isLoopback(other), other).toBe(false)
  })

  it('carry the invitation, from the table or from the link by which one came', () => {
    expect(inviteKey({ invite: '/api/tables/ab12?invite=K_-9' }, null)).toBe('K_-9')
    expect(inviteKey({ invite: null }, 'K_-9')).toBe('K_-9')
    expect(inviteKey({ invite: null }, null)).toBeNull()
    expect(tableLink('http://192.168.1.5:8000', 'ab12', 'K_-9')).toBe('http://192.168.1.5:8000/table/ab12?invite=K_-9')
    expect(tableLink('https://example.org', 'ab12', null)).toBe('https://example.org/table/ab12')
    expect(handLink('http://10.0.0.7:8001', 'ab12', 1, 'K_-9')).toBe('http://10.0.0.7:8001/table/ab12?as=hand&seat=1&invite=K_-9')
  })

  it('lead whoever hosts without a seat to the big screen', () => {
    const seats = [seat(0, 'Anna'), seat(1)]
    expect(addressOf(aTable({ seats, hosting: true, public: false }))).toBe('/table/ab12?as=screen')
    expect(addressOf(aTable({ seats, hosting: true, public: true }))).toBe('/table/ab12')
    expect(addressOf(aTable({ seats: [{ ...seats[0]!, mine: true }, seats[1]!], hosting: true, public: false }))).toBe('/table/ab12')
    expect(addressOf(aTable({ seats, hosting: false, public: false }))).toBe('/table/ab12')
  })
})

describe('codes', () => {
  const read = (text: string): string | undefined => {
    const { size, path } = drawQr(text)
    const scale = 4
    const pixels = new Uint8ClampedArray(size * size * scale * scale * 4).fill(255)
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let row = 0; row < scale; row++)
        for (let column = 0; column < Number(width) * scale; column++) {
          const at = ((Number(y) * scale + row) * size * scale + Number(x) * scale + column) * 4
          pixels.fill(0, at, at + 3)
        }
    return jsQR(pixels, size * scale, size * scale)?.data
  }

  it.each([
    'http://192.168.178.45:8000/table/df7c913b6f65a289?as=hand&seat=1&invite=uNAdZRQ4pA4aLnY5',
    'https://ziggurat.example.org/table/df7c913b6f65a289?invite=u9_zqL0Xt3LW-UDX',
    'x',
    'http://[fd00::2]:8000/' + 'long'.repeat(60),
  ])('can be read again: %s', (link) => expect(read(link)).toBe(link))

  it('have the quiet border that readers need', () => {
    const { size, path } = drawQr('http://10.0.0.7:8001/')
    const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [Number(x), Number(y), Number(x) + Number(width)])
    expect(Math.min(...places.flatMap(([x, y]) => [x!, y!]))).toBe(4)
    expect(Math.max(...places.map(([, , end]) => end!))).toBe(size - 4)
  })
})

describe('words', () => {
  it('name games, options and clocks, and show what has no name as it is', () => {
    expect(gameName('babel')).toBe('Babel')
    expect(gameName('chess')).toBe('chess')
    expect(optionName('babel', 'edition')).toBe('Edition')
    expect(valueName('babel', 'edition', 'xx')).toBe('xx')
    for (const edition of BABEL.options.edition!) {
      expect(valueName('babel', 'edition', edition)).not.toBe(edition)
      expect(valueAbout('babel', 'edition', edition)).not.toBe('')
    }
    expect(optionsText(aTable({ options: { edition: 'hu', starter: 'lot' } }))).toEqual(['Edition: Hungarian'])
    expect(clockText({ kind: 'live', bank: 900, increment: 10, days: 0 })).toBe('15 minutes + 10 seconds a turn')
    expect(clockText({ kind: 'days', bank: 0, increment: 0, days: 1 })).toBe('1 day a turn')
  })

  it('tell problems as a host would, whatever their code', () => {
    const problem = (code: string) => new Problem({ type: '', title: '', status: 400, detail: 'raw', code, next: '' })
    expect(problemText(problem('name-unavailable'))).toMatch(/name/)
    expect(problemText(problem('never-heard-of'))).toBe(problemText(problem('neither-of-this')))
    expect(problemText(problem('offline'))).toMatch(/server/)
  })

  it('say what a table waits for', () => {
    const anna = { ...seat(0, 'Anna'), mine: true }
    expect(waitingFor(aTable({ seats: [anna, seat(1)] }))).toBe('Waiting for one more player.')
    expect(waitingFor(aTable({ seats: [seat(0), seat(1)] }))).toBe('Waiting for 2 more players.')
    expect(waitingFor(aTable({ seats: [anna, { ...seat(1), reserved: true }] }))).toMatch(/last game/)
    expect(waitingFor(aTable({ seats: [anna, seat(1, 'Boris')], hosting: true }))).toMatch(/Start when you like/)
    expect(waitingFor(aTable({ seats: [anna, seat(1, 'Boris')], host: 'Boris', hosting: false }))).toMatch(/Boris starts/)
    expect(waitingFor(aTable({ state: 'closed' }))).toMatch(/closed/)
  })

  it('say who has come and who has gone', () => {
    const now = (...names: (string | null)[]) => aTable({ seats: names.map((name, number) => seat(number, name)) })
    expect(changes(now('Anna', null), now('Anna', 'Boris'))).toEqual(['Boris has sat down.'])
    expect(changes(now('Anna', 'Boris'), now('Anna', null))).toEqual(['Boris has got up.'])
    expect(changes(now('Anna', 'Boris'), now('Anna', 'Carla'))).toEqual(['Boris has got up.', 'Carla has sat down.'])
    expect(changes(now('Anna', null), now('Anna', null))).toEqual([])
    const bot = aTable({ seats: [seat(0, 'Anna'), { ...seat(1, 'greedy'), agent: 'greedy' }] })
    expect(changes(now('Anna', null), bot)).toEqual(['Builder has sat down.'])
    expect(othersAt({ ...bot, seats: [{ ...bot.seats[0]!, mine: true }, bot.seats[1]!] })).toBe('Builder')
  })
})

describe('the door', () => {
  const fresh = async (origin: string) => {
    vi.resetModules()
    vi.stubGlobal('location', new URL(origin))
    return (await import('../src/house/door.svelte')).door
  }

  it('is not asked for on a page that others can reach', async () => {
    const asked = server()
    const door = await fresh('https://example.org')
    await door.look()
    await door.open()
    expect([door.base, asked]).toEqual(['https://example.org', []])
  })

  it('gives its likeliest address, or the one that was chosen', async () => {
    let open = false
    const shown = () => ({ open, addresses: open ? ['http://192.168.1.5:8000', 'http://10.8.0.2:8000'] : [] })
    server({ 'POST /api/guest': { id: 'a', name: 'Anna', guest: true, scopes: [], csrf: 'c' }, 'GET /api/place/door': shown, 'POST /api/place/door': () => ((open = true), shown()) })
    const door = await fresh('http://localhost:8000')
    await door.look()
    expect([door.base, door.asked, door.tried]).toEqual([null, true, false])
    await door.open()
    expect([door.base, door.tried]).toEqual(['http://192.168.1.5:8000', true])
    door.choose('http://10.8.0.2:8000')
    expect(door.base).toBe('http://10.8.0.2:8000')
  })

  it('that leads nowhere leaves nothing to open', async () => {
    server({ 'GET /api/place/door': { open: true, addresses: [] } })
    const door = await fresh('http://127.0.0.1:8000')
    await door.look()
    expect([door.base, door.tried]).toEqual([null, true])
  })
})
