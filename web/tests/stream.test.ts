// A stream of events: cut anywhere, resumed after the last id, silent when told to close.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stream, type Connection } from '../src/wire/stream'
import type { Problem } from '../src/wire/api'

const encoder = new TextEncoder()

/** A response whose body comes in the given pieces. */
function response(...pieces: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(encoder.encode(piece)))
      controller.close()
    },
  })
  return new Response(body, { status: 200 })
}

function followed(Following = Stream) {
  const got = { messages: [] as [number, string][], states: [] as Connection[], refused: [] as number[] }
  const stream = new Following((what, after) => `/${what}?after=${after}`, {
    message: (read, id) => got.messages.push([id, JSON.stringify(read())]),
    state: (now) => got.states.push(now),
    refused: (status) => got.refused.push(status),
  })
  return { stream, got }
}

beforeEach(() => vi.stubGlobal('WebSocket', undefined))
afterEach(() => vi.unstubAllGlobals())

describe('a stream', () => {
  it('puts events together from pieces, and passes over heartbeats', async () => {
    const fetching = vi.fn().mockResolvedValueOnce(response(': beat\n\nid: 4\nda', 'ta: {"a":1}\n', '\nid: 5\ndata: {}\n\n')).mockReturnValue(new Promise(() => undefined))
    vi.stubGlobal('fetch', fetching)
    const { stream, got } = followed()
    await vi.waitFor(() => expect(got.messages).toEqual([[4, '{"a":1}'], [5, '{}']]))
    stream.close()
  })

  it('comes back after the last event that it heard, and says that it was away', async () => {
    const fetching = vi.fn().mockResolvedValueOnce(response('id: 7\ndata: {}\n\n')).mockReturnValue(new Promise(() => undefined))
    vi.stubGlobal('fetch', fetching)
    const { stream, got } = followed()
    await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2), 2000)
    expect(fetching.mock.calls[1]![0]).toBe('/events?after=7')
    expect(got.states.slice(0, 3)).toEqual(['connecting', 'live', 'lost'])
    stream.close()
  })

  it('does not ask again where it may not look', async () => {
    const fetching = vi.fn().mockResolvedValue(new Response('', { status: 404 }))
    vi.stubGlobal('fetch', fetching)
    const { got } = followed()
    await vi.waitFor(() => expect(got.refused).toEqual([404]))
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('asks no more for a match that the server cannot read', async () => {
    const fetching = vi.fn().mockResolvedValue(new Response('{"code":"unreadable-log"}', { status: 500 }))
    vi.stubGlobal('fetch', fetching)
    const { got } = followed()
    await vi.waitFor(() => expect(got.refused).toEqual([500]))
    expect(fetching).toHaveBeenCalledTimes(1)
  })
})

/** A socket in the hands of a test. */
class FakeSocket {
  static all: FakeSocket[] = []
  said: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string, readonly protocols: string[]) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.said.push(text)
  }
  close(): void {
    this.closed = true
  }
  tell(...told: object[]): void {
    told.forEach((one) => this.onmessage?.({ data: JSON.stringify(one) }))
  }
}

describe('a socket', () => {
  let Following: typeof Stream

  beforeEach(async () => {
    FakeSocket.all = []
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.resetModules() // whether sockets are let through is remembered as long as the page lives
    Following = (await import('../src/wire/stream')).Stream
  })

  const opened = async (number = 1): Promise<FakeSocket> => {
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(number), 2000)
    const socket = FakeSocket.all[number - 1]!
    socket.onopen!()
    return socket
  }

  it('tells of events, and passes over signs of life', async () => {
    const { stream, got } = followed(Following)
    const socket = await opened()
    expect([socket.url, socket.protocols]).toEqual([`${location.origin.replace('http', 'ws')}/socket?after=null`, ['ziggurat']])
    socket.tell({ game: 'a', ply: 4 }, { beat: true }, { game: 'a', ply: 5 })
    expect(got.messages).toEqual([[4, '{"game":"a","ply":4}'], [5, '{"game":"a","ply":5}']])
    expect(got.states).toEqual(['connecting', 'live'])
    stream.close()
    expect(socket.closed).toBe(true)
  })

  it('answers wishes in their order', async () => {
    const { stream } = followed(Following)
    expect(stream.say({ ply: 1, seat: 0, action: 7 })).toBeNull()
    const socket = await opened()
    const [one, other] = [stream.say({ ply: 1, seat: 0, action: 7 }), stream.say({ ply: 1, seat: 0, undo: true })]
    expect(socket.said).toEqual(['{"ply":1,"seat":0,"action":7}', '{"ply":1,"seat":0,"undo":true}'])
    socket.tell({ ply: 2 }, { problem: { code: 'conflict', detail: 'late' } })
    await expect(one).resolves.toBeUndefined()
    await expect(other).rejects.toMatchObject({ code: 'conflict' })
    stream.close()
  })

  it('comes back after the last event; what was not answered is known to nobody', async () => {
    const { stream, got } = followed(Following)
    const socket = await opened()
    socket.tell({ game: 'a', ply: 7 })
    const lost = stream.say({ ply: 7, seat: 0, action: 7 })!.catch((error: Problem) => error.code)
    socket.onclose!()
    expect(await lost).toBe('offline')
    expect(stream.say({ ply: 7, seat: 0, action: 7 })).toBeNull()
    expect((await opened(2)).url).toContain('/socket?after=7')
    expect(got.states).toEqual(['connecting', 'live', 'lost', 'lost', 'live'])
    stream.close()
  })

  it.each([true, false])('gives way to a stream where a proxy forbids it (having let it open: %s), and is not tried again', async (opens) => {
    const fetching = vi.fn().mockResolvedValueOnce(response('id: 3\ndata: {"a":1}\n\n')).mockReturnValue(new Promise(() => undefined))
    vi.stubGlobal('fetch', fetching)
    const { stream, got } = followed(Following)
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1))
    const socket = FakeSocket.all[0]!
    if (opens) socket.onopen!()
    socket.onclose!()
    await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2), 2000)
    expect(fetching.mock.calls.map(([url]) => url)).toEqual(['/events?after=null', '/events?after=3'])
    expect(got.messages).toEqual([[3, '{"a":1}']])
    expect(stream.say({ ply: 3, seat: 0, action: 7 })).toBeNull()
    expect(FakeSocket.all).toHaveLength(1)
    stream.close()
  })

  it('is tried again where the server could not be reached at all', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    const { stream } = followed(Following)
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1))
    FakeSocket.all[0]!.onclose!()
    await opened(2)
    stream.close()
  })
})
