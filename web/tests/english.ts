// The house's words in English, and a server that answers from a list, for tests.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { words } from '../src/words/words.svelte'

export interface Asked {
  method: string
  path: string
  body: unknown
}

type Answer = unknown | ((asked: Asked) => unknown)

/** Answer requests by `METHOD path` (a path may end in `*`); what is not in the list is a 404. Gives what was asked. */
export function server(answers: Record<string, Answer> = {}): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const path = String(input)
    if (path.includes('.ftl') || path.startsWith('/api/texts/')) return new Response(fluent(path))
    const one: Asked = { method: init.method ?? 'GET', path, body: init.body ? JSON.parse(String(init.body)) : undefined }
    asked.push(one)
    const key = Object.keys(answers).find((known) => fits(known, `${one.method} ${path}`))
    if (key === undefined) return refusal(404, 'not-found')
    const answer = answers[key]
    const said: unknown = typeof answer === 'function' ? (answer as (asked: Asked) => unknown)(one) : answer
    return said instanceof Response ? said : Response.json(said)
  })
  return asked
}

export function refusal(status: number, code: string): Response {
  return Response.json({ type: '', title: '', status, detail: code, code, next: '' }, { status })
}

export async function speakEnglish(): Promise<void> {
  server()
  await words.speak('en')
}

const fits = (known: string, asked: string): boolean => (known.endsWith('*') ? asked.startsWith(known.slice(0, -1)) : known === asked)

function fluent(path: string): string {
  return path.startsWith('/api/') ? '' : readFileSync(resolve(__dirname, '..', path.replace(/^\/|\?.*/g, '')), 'utf-8')
}
