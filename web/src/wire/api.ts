// Requests to the server of this page. Whoever first wants to do something becomes a guest on the way.
import type { Me, ProblemBody } from './types'

/** What the server refused, with its code, or `offline` where it could not be reached. */
export class Problem extends Error {
  constructor(readonly body: ProblemBody) {
    super(body.detail)
  }
  get code(): string {
    return this.body.code
  }
}

const OFFLINE: ProblemBody = {
  type: 'about:blank', title: 'Offline', status: 0, detail: 'The server cannot be reached.', code: 'offline', next: '',
}

const BEEN_HERE = 'ziggurat.known' // whoever was never anybody here need not ask

let me: Me | null = null

/** Who one is here, or null; asks the server once. */
export async function whoami(again = false): Promise<Me | null> {
  if (me && !again) return me
  return localStorage.getItem(BEEN_HERE) ? asked() : null
}

/** Who one is here, made a guest if nobody. */
export async function somebody(): Promise<Me> {
  return me ?? (await whoami()) ?? become(await guest())
}

async function asked(): Promise<Me | null> {
  try {
    return become(await request<Me>('GET', '/api/me'))
  } catch (error) {
    if (!(error instanceof Problem) || error.body.status !== 401) throw error
    forget()
    return null
  }
}

/** A new guest; or whoever the cookie says one is, where only this page has forgotten. */
async function guest(): Promise<Me> {
  try {
    return await request<Me>('POST', '/api/guest')
  } catch (error) {
    const known = error instanceof Problem && error.code === 'forged-request' ? await asked() : null
    if (known) return known
    throw error
  }
}

/** Come in by a name and a password, as whoever one is; nobody becomes a guest for that. */
export const enter = (path: '/api/accounts' | '/api/login', name: string, password: string): Promise<Me> =>
  comeIn(path, { name, password })

/** Come in by a name and the code from the time of registering, with another password. */
export const recover = (name: string, code: string, password: string): Promise<Me> =>
  comeIn('/api/recover', { name, code, password })

async function comeIn(path: string, body: object): Promise<Me> {
  await whoami()
  const come = () => request<Me>('POST', path, body)
  return become(await come().catch(async (error: unknown) => {
    const known = error instanceof Problem && error.code === 'forged-request' ? await asked() : null // a cookie, but no token
    if (known) return come()
    throw error
  }))
}

/** Take over who the server says one is now. */
export function become(now: Me): Me {
  me = now
  localStorage.setItem(BEEN_HERE, 'yes')
  return now
}

/** What shows a socket that it is this page that opens it: it can send no headers, and says a protocol instead. */
export const proof = (): string[] => (me?.csrf ? [`csrf.${me.csrf}`] : [])

/** The problem of a server that cannot be reached. */
export const offline = (): Problem => new Problem(OFFLINE)

export function forget(): void {
  me = null
  localStorage.removeItem(BEEN_HERE)
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => request<T>('GET', path, undefined, signal)

/** Change something; as a guest, if one is nobody yet. A token that has ended is asked for anew, once. */
export async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  await somebody()
  try {
    return await request<T>(method, path, body)
  } catch (error) {
    if (!(error instanceof Problem) || !['forged-request', 'not-signed-in'].includes(error.code)) throw error
    forget()
    await somebody()
    return request<T>(method, path, body)
  }
}

export const post = <T>(path: string, body?: unknown): Promise<T> => send<T>('POST', path, body)

export async function text(path: string): Promise<string> {
  return (await answered('GET', path)).text()
}

async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await answered(method, path, body, signal)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function answered(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET' && me?.csrf) headers['x-csrf-token'] = me.csrf
  const content = body === undefined ? null : JSON.stringify(body)
  const answer = await fetch(path, { method, headers, body: content, signal: signal ?? null }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw offline()
  })
  if (!answer.ok) throw new Problem(await problemOf(answer))
  return answer
}

async function problemOf(answer: Response): Promise<ProblemBody> {
  const found = (await answer.json().catch(() => null)) as ProblemBody | null
  return found?.code ? found : { ...OFFLINE, status: answer.status, title: answer.statusText }
}
