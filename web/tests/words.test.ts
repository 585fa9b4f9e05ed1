// Phrases of the server in the reader's language: families in their forms, phrases inside phrases, names untouched.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, say, t, words } from '../src/words/words.svelte'

/** The files that the page would fetch, from the tree. */
function source(url: string): string {
  const asked = /^\/api\/texts\/(\w+)\/(\w+)$/.exec(url)
  const server = asked && (asked[1] === 'match' ? `play/text/${asked[2]}.ftl` : `games/${asked[1]}/text/${asked[2]}.ftl`)
  return readFileSync(server ? resolve('../src/ziggurat', server) : resolve(url.replace(/^\/|\?.*/g, '')), 'utf8')
}

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(source(String(url))))
  words.families.babel = { nation: 'nation', target: 'nation', land: 'land', origin: 'land', source: 'source' }
})
afterEach(() => localStorage.clear())

describe('words', () => {
  it('speak every language', async () => {
    await words.need('house', 'babel')
    for (const language of LANGUAGES) {
      await words.speak(language)
      expect(t('act-undo')).not.toBe('act-undo')
      expect(say('babel', { key: 'act-travel', values: { land: 'H', nation: 'H' } })).not.toMatch(/act-|\$|\{/)
      expect(document.documentElement.lang).toBe(language)
    }
  })

  it('put a phrase into a phrase, and a word into its form', async () => {
    await words.need('house', 'babel')
    await words.speak('en')
    const settle = { key: 'act-settle', values: { land: 'S', nation: 'A' } }
    expect(say('babel', settle)).toBe('Settle an Assyrian in Sumer')
    expect(say('babel', { key: 'act-run', values: { what: settle, run: 2 } })).toContain('Settle an Assyrian in Sumer')
  })

  it('leave the names of players as they are, in every language', async () => {
    await words.need('house', 'babel', 'match')
    for (const language of LANGUAGES) {
      await words.speak(language)
      expect(say('babel', { key: 'told-settle', values: { who: 1, land: 'S', nation: 'A' } }, ['Ann', 'Žofie'])).toContain('Žofie')
      expect(say('babel', { key: 'match-resign', values: { who: 0 } }, ['Ann', 'Žofie'])).toContain('Ann')
    }
  })
})
