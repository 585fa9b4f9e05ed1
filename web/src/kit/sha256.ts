// SHA-256. Browsers have it, but only on secure pages: at a table in one's own network it is worked out here.

const PRIMES = firstPrimes(64)
const ROOTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const CHUNK = 64 // bytes

/** The hash of a text in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return globalThis.crypto?.subtle ? hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) : hex(digest(bytes))
}

/** The hash of bytes, without the browser's help. */
export function digest(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes)
  const hash = START.slice()
  for (let at = 0; at < padded.byteLength; at += CHUNK) mixIn(hash, new DataView(padded.buffer, at, CHUNK))
  const view = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => view.setUint32(4 * i, word))
  return new Uint8Array(view.buffer)
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A one, zeros, and the number of bits. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / CHUNK) * CHUNK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return padded
}

function mixIn(hash: Uint32Array, chunk: DataView): void {
  const words = schedule(chunk)
  const now = hash.slice()
  for (let i = 0; i < 64; i++) {
    const [a, b, c, d, e, f, g, h] = now as unknown as [number, number, number, number, number, number, number, number]
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROOTS[i]! + words[i]!
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    now.set([one + two, a, b, c, d + one, e, f, g])
  }
  now.forEach((word, i) => (hash[i] = hash[i]! + word))
}

function schedule(chunk: DataView): Uint32Array {
  const words = new Uint32Array(64)
  for (let i = 0; i < 16; i++) words[i] = chunk.getUint32(4 * i)
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!
    const late = words[i - 2]!
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + low + words[i - 7]! + high
  }
  return words
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}
