// SHA-256 against the vectors of FIPS 180-4, and against the browser's own.
import { describe, expect, it, vi } from 'vitest'
import { digest, hex, sha256 } from '../src/kit/sha256'

const VECTORS: [string, string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
]

describe('SHA-256', () => {
  it.each(VECTORS)('of a known text', async (text, hash) => {
    expect(hex(digest(new TextEncoder().encode(text)))).toBe(hash)
    expect(await sha256(text)).toBe(hash)
  })

  it('is the same with and without the browser, at every length around a block', async () => {
    for (let length = 50; length < 140; length++) {
      const text = 'ő'.repeat(length)
      expect(hex(digest(new TextEncoder().encode(text)))).toBe(await sha256(text))
    }
  })

  it('works where the browser keeps its own from plain pages', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sha256('abc')).toBe(VECTORS[1]![1])
    vi.unstubAllGlobals()
  })
})
