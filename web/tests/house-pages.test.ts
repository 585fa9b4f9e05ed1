// The house's pages as people meet them: what a press asks of the server, and what a phone does by itself.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import Account from '../src/house/Account.svelte'
import GameTable from '../src/house/GameTable.svelte'
import Home from '../src/house/Home.svelte'
import { route } from '../src/house/route.svelte'
import Tables from '../src/house/Tables.svelte'
import WaitingRoom from '../src/play/WaitingRoom.svelte'
import { forget } from '../src/wire/api'
import type { TableShown } from '../src/wire/types'
import { refusal, server, speakEnglish, type Asked } from './english'
import { aTable, BABEL, seat } from './tables'

const GUEST = { id: 'g', name: 'Guest 1234', guest: true, scopes: [], csrf: 'c' }
const AS_GUEST = { 'POST /api/guest': GUEST, 'GET /api/me': GUEST }
const SHELF = { games: [BABEL], agents: ['random', 'greedy'], levels: ['apprentice', 'mason', 'scribe', 'architect', 'master'] }

const PLEDGE = expect.stringMatching(/^[0-9a-f]{64}$/) as string // another each time

const changesOf = (asked: Asked[]): Asked[] => asked.filter(({ method, path }) => method !== 'GET' && path !== '/api/guest')
const press = async (name: string | RegExp): Promise<void> => void (await fireEvent.click(screen.getByRole('button', { name })))

beforeAll(speakEnglish)
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  localStorage.clear()
  forget()
  route.go('/', true)
})
afterEach(cleanup)

describe('the entrance', () => {
  const table = () => render(GameTable, { game: BABEL, levels: SHELF.levels, alone: true })

  it('deals a game with one press', async () => {
    const asked = server({ ...AS_GUEST, 'POST /api/tables': aTable() })
    table()
    await press('Play now')
    await waitFor(() => expect(route.path).toEqual(['table', 'ab12']))
    expect(changesOf(asked)).toEqual([
      { method: 'POST', path: '/api/tables', body: { game: 'babel', options: { edition: 'de', starter: 'seat 0' }, seats: ['me', 'mason'], public: false, start: true, pledge: PLEDGE } },
    ])
  })

  it('remembers whom one likes to play against', async () => {
    server({ ...AS_GUEST, 'POST /api/tables': aTable() })
    table()
    await fireEvent.click(screen.getByRole('radio', { name: /Master/ }))
    cleanup()
    table()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Master/ }).checked).toBe(true)
  })

  it('has a line about each level, and shows that of the one chosen or pointed at', async () => {
    const { container } = table()
    const shown = (): string => container.querySelector('.how')!.textContent
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: /Apprentice|Mason|Scribe|Architect|Master/ }).map(({ checked }) => checked)).toEqual([false, true, false, false, false])
    expect(shown()).toMatch(/^Knows the trade/)
    const master = screen.getByRole('radio', { name: /^Master Weighs thousands/ }).closest('label')!
    await fireEvent.pointerEnter(master)
    expect(shown()).toMatch(/^Weighs thousands/)
    await fireEvent.pointerLeave(master)
    expect(shown()).toMatch(/^Knows the trade/)
  })

  it('asks for a clock before a table for others is opened', async () => {
    localStorage.setItem('ziggurat.choices.babel', '{"clock":{"kind":"days","days":3}}')
    const asked = server({ ...AS_GUEST, 'POST /api/tables': aTable() })
    table()
    await press(/With anybody/)
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Days').value).toBe('3')
    await press('Open the table')
    await waitFor(() => expect(route.path).toEqual(['table', 'ab12']))
    expect(changesOf(asked)[0]!.body).toMatchObject({ seats: ['me', 'open'], public: true, clock: { kind: 'days', days: 3 } })
  })

  it('opens the door for phones, and goes on without it', async () => {
    const asked = server({ ...AS_GUEST, 'POST /api/tables': aTable(), 'POST /api/place/door': () => refusal(403, 'door-refused') })
    table()
    await press(/Hands on phones/)
    await waitFor(() => expect(route.param('as')).toBe('screen'))
    expect(changesOf(asked).map(({ path }) => path)).toEqual(['/api/place/door', '/api/tables'])
    expect(changesOf(asked)[1]!.body).toMatchObject({ seats: ['open', 'open'] })
  })

  it('tells a problem as a host would', async () => {
    server({ ...AS_GUEST, 'POST /api/tables': () => refusal(429, 'too-many-requests') })
    table()
    await press('Play now')
    expect((await screen.findByRole('alert')).textContent).toMatch(/too fast/)
    expect(route.path).toEqual([])
  })

  it('shows running games first, with whose turn it is', async () => {
    localStorage.setItem('ziggurat.known', 'yes')
    const mine = aTable({ state: 'playing', seats: [{ ...seat(0, 'Guest 1234'), mine: true }, { ...seat(1, 'greedy'), agent: 'greedy' }] })
    const waits = aTable({ id: 'cd34', hosting: true, seats: [{ ...seat(0, 'Guest 1234'), mine: true }, seat(1)] })
    server({
      ...AS_GUEST,
      'GET /api/shelf': SHELF,
      'GET /api/tables?list=mine': { tables: [waits, aTable({ id: 'old', state: 'over' }), mine], next: null },
      'GET /api/tables?list=open': { tables: [waits, aTable({ id: 'ef56', public: true, host: 'Boris', seats: [seat(0, 'Boris'), seat(1)] })], next: null },
      'GET /api/games/ab12': { to_act: [0] },
    })
    render(Home)
    const links = within(await screen.findByRole('region', { name: 'Your games' })).getAllByRole<HTMLAnchorElement>('link')
    await screen.findByText('Your turn')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/ab12', '/table/cd34'])
    expect(links[0]!.textContent).toContain('Babel against Builder')
    expect(screen.getByText('Boris')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Sit down' })).toHaveLength(1)
  })
})

describe('tables', () => {
  it('come page by page', async () => {
    const over = { winners: [1], code: 'twenty', rule: 'B42', values: {}, places: [2, 1], points: null }
    const finished = (id: string): TableShown => aTable({ id, state: 'over', over, seats: [seat(0, 'Anna'), { ...seat(1, 'greedy'), agent: 'greedy' }] })
    server({
      'GET /api/tables?list=finished': { tables: [finished('a1')], next: '9-a1' },
      'GET /api/tables?list=finished&before=9-a1': { tables: [finished('a2')], next: null },
    })
    route.go('/tables?list=finished')
    render(Tables)
    expect(await screen.findByText('Builder won')).toBeTruthy()
    await press('Show more')
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Replay' }).map((link) => link.getAttribute('href'))).toEqual(['/replay/a1', '/replay/a2']))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('that are not there invite to the entrance', async () => {
    server({ 'GET /api/tables?list=open': { tables: [], next: null } })
    route.go('/tables')
    render(Tables)
    expect((await screen.findByRole('link', { name: 'To the entrance' })).getAttribute('href')).toBe('/')
  })

  it('can be joined from the list', async () => {
    const asked = server({ ...AS_GUEST, 'GET /api/tables?list=open': { tables: [aTable({ public: true })], next: null }, 'POST /api/tables/ab12/join': aTable() })
    route.go('/tables')
    render(Tables)
    await fireEvent.click(await screen.findByRole('button', { name: 'Sit down' }))
    await waitFor(() => expect(route.path).toEqual(['table', 'ab12']))
    expect(changesOf(asked)).toEqual([{ method: 'POST', path: '/api/tables/ab12/join', body: { pledge: PLEDGE } }])
  })
})

describe('the waiting room', () => {
  const refresh = vi.fn(async () => undefined)
  const room = (table: TableShown, invite: string | null = null) => render(WaitingRoom, { table, invite, refresh })
  const hosted = (more: Partial<TableShown> = {}) =>
    aTable({ hosting: true, invite: '/api/tables/ab12?invite=K9', seats: [{ ...seat(0, 'Anna'), mine: true }, seat(1)], ...more })

  it('gives its host a link with the invitation, and everything a host can do', async () => {
    const asked = server({ ...AS_GUEST, 'GET /api/shelf': SHELF, 'PUT /api/tables/ab12/seats/1': aTable(), 'POST /api/tables/ab12/leave': aTable() })
    room(hosted())
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toMatch(/\/table\/ab12\?invite=K9$/)
    expect(screen.getByRole('status').textContent).toBe('Waiting for one more player.')
    await press('Let a bot sit here')
    await fireEvent.change(await screen.findByLabelText('Which bot'), { target: { value: 'apprentice' } })
    await press('Sit it down')
    await waitFor(() => expect(changesOf(asked)).toEqual([{ method: 'PUT', path: '/api/tables/ab12/seats/1', body: { agent: 'apprentice' } }]))
    await press('Get up')
    await waitFor(() => expect(changesOf(asked)[1]).toMatchObject({ method: 'POST', path: '/api/tables/ab12/leave' }))
    expect(refresh).toHaveBeenCalled()
  })

  it('lets its host start when everybody is there, and close it after asking', async () => {
    const asked = server({ ...AS_GUEST, 'POST /api/tables/ab12/start': aTable(), 'DELETE /api/tables/ab12': aTable() })
    room(hosted({ seats: [{ ...seat(0, 'Anna'), mine: true }, { ...seat(1, 'greedy'), agent: 'greedy' }] }))
    await press('Start the game')
    await waitFor(() => expect(changesOf(asked)).toHaveLength(1))
    await press('Close the table')
    expect(changesOf(asked)).toHaveLength(1)
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the table' }))
    await waitFor(() => expect(changesOf(asked).map(({ method }) => method)).toEqual(['POST', 'DELETE']))
  })

  it('lets a visitor sit down by the invitation, and nothing else', async () => {
    const asked = server({ ...AS_GUEST, 'POST /api/tables/ab12/join': aTable() })
    room(aTable(), 'K9')
    expect(screen.queryByLabelText('Link')).toBeNull()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sit down here'])
    await press('Sit down here')
    await waitFor(() => expect(changesOf(asked)).toEqual([{ method: 'POST', path: '/api/tables/ab12/join', body: { seat: 1, invite: 'K9', pledge: PLEDGE } }]))
  })

  it('says so where somebody was faster, and looks at the table again', async () => {
    server({ ...AS_GUEST, 'POST /api/tables/ab12/join': () => refusal(409, 'table-refused') })
    refresh.mockClear()
    room(aTable({ public: true }))
    await press('Sit down here')
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed/)
    expect(refresh).toHaveBeenCalled()
  })

  it('shows one code for each free seat on the big screen', async () => {
    server({ 'GET /api/place/door': { open: true, addresses: ['http://192.168.1.5:8000'] } })
    route.go('/table/ab12?as=screen')
    room(hosted({ seats: [seat(0, 'Boris'), seat(1)] }))
    expect(await screen.findAllByRole('img')).toHaveLength(1)
    expect(screen.getByText('Boris')).toBeTruthy()
    const link = 'http://192.168.1.5:8000/table/ab12?as=hand&seat=1&invite=K9'
    expect(screen.getByText('192.168.1.5:8000/table/ab12').getAttribute('href')).toBe(link)
  })

  it('sits a phone down in the seat of its code, at once and once', async () => {
    const asked = server({ ...AS_GUEST, 'POST /api/tables/ab12/join': aTable() })
    route.go('/table/ab12?as=hand&seat=1&invite=K9')
    const view = room(aTable(), 'K9')
    await waitFor(() => expect(changesOf(asked)).toEqual([{ method: 'POST', path: '/api/tables/ab12/join', body: { seat: 1, invite: 'K9', pledge: PLEDGE } }]))
    await view.rerender({ table: aTable({ seats: [seat(0), { ...seat(1, 'Guest 1234'), mine: true }] }), invite: 'K9', refresh })
    expect(screen.getByText(/You sit in seat 2/)).toBeTruthy()
    expect(changesOf(asked)).toHaveLength(1)
  })

  it('gives one phone no second hand, and nobody a seat that is taken', async () => {
    const asked = server({ ...AS_GUEST, 'POST /api/tables/ab12/join': aTable() })
    route.go('/table/ab12?as=hand&seat=1&invite=K9')
    room(aTable({ seats: [{ ...seat(0, 'Guest 1234'), mine: true }, seat(1)] }), 'K9')
    expect(screen.getByText(/You sit in seat 1/)).toBeTruthy()
    cleanup()
    room(aTable({ seats: [seat(0), seat(1, 'Boris')] }), 'K9')
    expect(await screen.findByText('Somebody already sits in seat 2.')).toBeTruthy()
    expect(changesOf(asked)).toEqual([])
    await press('Seat 1')
    await waitFor(() => expect(changesOf(asked)[0]!.body).toEqual({ seat: 0, invite: 'K9', pledge: PLEDGE }))
  })
})

describe('who one is', () => {
  it('can be taken, a bad name being explained', async () => {
    let name = ''
    const asked = server({
      'POST /api/accounts': ({ body }: Asked) => ((name = (body as { name: string }).name), name === '!' ? refusal(400, 'bad-option') : { ...GUEST, name, guest: false, recovery: 'ABCD-1234' }),
      'GET /api/me/tokens': [],
      'GET /api/me/sessions': [],
    })
    render(Account)
    const form = (await screen.findByRole('button', { name: 'Take this name' })).closest('form')!
    const type = (label: string, value: string) => fireEvent.input(within(form).getByLabelText(label), { target: { value } })
    await type('Name', '!')
    await type('Password', 'long enough')
    await fireEvent.submit(form)
    expect((await screen.findByRole('alert')).textContent).toMatch(/2 to 24 letters/)
    await type('Name', 'Anna')
    await fireEvent.submit(form)
    expect(await screen.findByText('You are Anna.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe('ABCD-1234')
    expect(asked.some(({ path }) => path === '/api/guest'), 'nobody becomes a guest for that').toBe(false)
  })

  it('a token is made with what it may do, shown once, and revoked', async () => {
    localStorage.setItem('ziggurat.known', 'yes')
    const token = { id: 't1', label: 'My bot', scopes: ['play', 'read'], created_at: 1, expires_at: null, used_at: null }
    let tokens: unknown[] = []
    const asked = server({
      'GET /api/me': { ...GUEST, guest: false, name: 'Anna' },
      'GET /api/me/tokens': () => tokens,
      'GET /api/me/sessions': [],
      'POST /api/me/tokens': () => ((tokens = [token]), { ...token, secret: 'zig_secret' }),
      'DELETE /api/me/tokens/t1': () => ((tokens = []), new Response(null, { status: 204 })),
    })
    render(Account)
    await fireEvent.input(await screen.findByLabelText('What it is for'), { target: { value: 'My bot' } })
    await fireEvent.submit(screen.getByRole('button', { name: 'Make a token' }).closest('form')!)
    expect((await screen.findByLabelText<HTMLInputElement>('The token')).value).toBe('zig_secret')
    expect(changesOf(asked)[0]!.body).toEqual({ label: 'My bot', scopes: ['read', 'play'], days: null })
    const revoke = await screen.findByRole<HTMLButtonElement>('button', { name: 'Revoke My bot' })
    await waitFor(() => expect(revoke.disabled).toBe(false))
    await fireEvent.click(revoke)
    await waitFor(() => expect(screen.queryByDisplayValue('zig_secret')).toBeNull())
    await waitFor(() => expect(screen.queryByText('Your tokens')).toBeNull())
  })

  const NAMED = { 'GET /api/me': { ...GUEST, guest: false, name: 'Anna' }, 'GET /api/me/tokens': [] }

  it('browsers are listed, and logged out one by one or all', async () => {
    localStorage.setItem('ziggurat.known', 'yes')
    const one = { id: 's1', device: 'Firefox, Linux', created_at: 1, used_at: 2, expires_at: 3, current: true }
    const other = { ...one, id: 's2', device: null, current: false }
    let sessions = [one, other]
    const asked = server({
      ...NAMED,
      'GET /api/me/sessions': () => sessions,
      'DELETE /api/me/sessions/s2': () => ((sessions = [one]), new Response(null, { status: 204 })),
      'DELETE /api/me/sessions': () => new Response(null, { status: 204 }),
    })
    render(Account)
    expect(await screen.findByText('Firefox, Linux')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Log out Unknown browser' }))
    await waitFor(() => expect(screen.queryByText('Unknown browser')).toBeNull())
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log out everywhere' }).disabled).toBe(false))
    await fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    expect(await screen.findByText(/You have not come in yet/)).toBeTruthy()
    expect(changesOf(asked).map(({ path }) => path)).toEqual(['/api/me/sessions/s2', '/api/me/sessions'])
  })

  it('an account is deleted after a question, its data can be taken along', async () => {
    localStorage.setItem('ziggurat.known', 'yes')
    const asked = server({ ...NAMED, 'GET /api/me/sessions': [], 'DELETE /api/me': () => new Response(null, { status: 204 }) })
    render(Account)
    const link = await screen.findByRole('link', { name: 'Download your data' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/me/export', true])
    await fireEvent.click(screen.getByRole('button', { name: 'Delete your account' }))
    expect(changesOf(asked)).toEqual([])
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete it for good' }))
    expect(await screen.findByText(/You have not come in yet/)).toBeTruthy()
    expect(changesOf(asked).map(({ path }) => path)).toEqual(['/api/me'])
  })

  it('whoever has lost the password comes in by the code, and gets another', async () => {
    const asked = server({
      'POST /api/recover': { ...GUEST, name: 'Anna', guest: false, recovery: 'NEXT-CODE' },
      'GET /api/me/tokens': [],
      'GET /api/me/sessions': [],
    })
    render(Account)
    const form = (await screen.findByRole('button', { name: 'Set this password', hidden: true })).closest('form')!
    const type = (label: string, value: string) => fireEvent.input(within(form).getByLabelText(label), { target: { value } })
    await type('Name', 'Anna')
    await type('Recovery code', 'abcd 1234')
    await type('The new password', 'long enough')
    await fireEvent.submit(form)
    expect(await screen.findByText('You are Anna.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe('NEXT-CODE')
    expect(changesOf(asked)[0]!.body).toEqual({ name: 'Anna', code: 'abcd 1234', password: 'long enough' })
  })

  it('a guest is asked before being forgotten', async () => {
    localStorage.setItem('ziggurat.known', 'yes')
    const asked = server({ ...AS_GUEST, 'GET /api/me/tokens': [], 'POST /api/logout': () => new Response(null, { status: 204 }) })
    render(Account)
    await fireEvent.click(await screen.findByRole('button', { name: 'Forget me here' }))
    expect(changesOf(asked)).toEqual([])
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Forget me here' }))
    expect(await screen.findByText(/You have not come in yet/)).toBeTruthy()
  })
})
