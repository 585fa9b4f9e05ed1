// The keystream behind every deal, and how cards are shuffled by it: RULES.md, "From the key to the deal".

const WORDS = 2 ** 32
const BLOCK = 16
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const COLUMNS_AND_DIAGONALS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const

export class ChaCha8 {
  private readonly key: number[]
  private block = new Uint32Array(BLOCK)
  private drawn = 0

  /** `key`: 64 hexadecimal digits. */
  constructor(key: string) {
    if (!/^[0-9a-f]{64}$/i.test(key)) throw new RangeError('a key has 64 hexadecimal digits')
    const bytes = key.match(/../g)!.map((pair) => parseInt(pair, 16))
    const view = new DataView(new Uint8Array(bytes).buffer)
    this.key = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word, true))
  }

  /** The next 32 bits. */
  next(): number {
    const place = this.drawn % BLOCK
    if (place === 0) this.block = this.keystream(this.drawn / BLOCK)
    this.drawn++
    return this.block[place]!
  }

  /** A uniform number from 0 to n - 1. */
  below(n: number): number {
    let product = this.next() * n
    while (product % WORDS < WORDS % n) product = this.next() * n
    return Math.floor(product / WORDS)
  }

  /** Shuffle in place; the end of the list is the top of the pile. */
  shuffle<T>(cards: T[]): T[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
    }
    return cards
  }

  private keystream(counter: number): Uint32Array<ArrayBuffer> {
    const start = [...CONSTANTS, ...this.key, counter % WORDS, Math.floor(counter / WORDS), 0, 0]
    const words = Uint32Array.from(start)
    for (let round = 0; round < 8; round += 2) for (const four of COLUMNS_AND_DIAGONALS) quarter(words, four)
    return words.map((word, i) => word + start[i]!)
  }
}

function quarter(words: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const mix = (sum: number, by: number, turned: number, bits: number) => {
    words[sum] = words[sum]! + words[by]!
    const mixed = words[turned]! ^ words[sum]!
    words[turned] = (mixed << bits) | (mixed >>> (32 - bits))
  }
  mix(a, b, d, 16)
  mix(c, d, b, 12)
  mix(a, b, d, 8)
  mix(c, d, b, 7)
}
