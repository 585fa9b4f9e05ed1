// A stream of events: cut anywhere, resumed after the last id, silent when told to close.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Stream, type Connection } from '../src/wire/stream'

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

function followed() {
  const got = { messages: [] as [number, string][], states: [] as Connection[], refused: [] as number[] }
  const stream = new Stream((after) => `/events?after=${after}`, {
    message: (data, id) => got.messages.push([id, data]),
    state: (now) => got.states.push(now),
    refused: (status) => got.refused.push(status),
  })
  return { stream, got }
}

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
