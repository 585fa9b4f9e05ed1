// What 7 Wonders is made of: every phrase of the material is read, and there are icons and a picture for everything.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { drawn, TONES } from '../src/games/wonders/art/drawing'
import { ICONS, MARKS } from '../src/games/wonders/art/icons'
import { PICTURES } from '../src/games/wonders/art/pictures'
import { piecesOf, rowsOf } from '../src/games/wonders/art/pieces'
import { softly } from '../src/games/wonders/art/softly'
import { WONDERS } from '../src/games/wonders/art/wonders'
import { COLOURS, parseCost, parseEffect } from '../src/games/wonders/effects'
import { BOARDS, CARDS, PROJECTS, TILES, UNPAID, projectTokens, towerSpaces } from '../src/games/wonders/material'

const css = readFileSync(resolve('src/games/wonders/art/colours.css'), 'utf8')
const folder = resolve('../src/ziggurat/games/wonders')

/** Every string under these keys, however deep. */
function under(keys: string[], value: unknown, inside = false): string[] {
  if (typeof value === 'string') return inside ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => under(keys, part, inside || keys.includes(key)))
}
const files = ['cards', 'boards', 'tiles', 'projects'].map((name) => parse(readFileSync(`${folder}/${name}.toml`, 'utf8')))
const phrases = [...new Set(under(['gives', 'start', 'failed', 'done'], files).filter((one) => !/^\d$/.test(one)))].filter((one) => !under(['cost'], files).includes(one) || one.includes(' '))
const costs = [...new Set(under(['cost'], files))]

describe('the material', () => {
  it('is whole', () => {
    expect([CARDS, BOARDS, TILES, PROJECTS].map((part) => Object.keys(part).length)).toEqual([78, 7, 24, 15])
    expect([2, 3, 4, 5, 7].map((n) => [towerSpaces(n), projectTokens(n)])).toEqual([[3, 2], [3, 2], [3, 3], [4, 4], [4, 6]])
    expect(UNPAID).toEqual([-1, -2, -3])
    expect(phrases.length).toBeGreaterThan(80)
  })

  it('keeps the order of the files, from which decks are shuffled', () => {
    expect(Object.keys(CARDS).slice(0, 3)).toEqual(['lumber_yard', 'stone_pit', 'clay_pool'])
    expect(Object.keys(BOARDS)).toEqual(['giza', 'rhodes', 'alexandria', 'ephesus', 'babylon', 'olympia', 'halicarnassus'])
  })

  it('knows chains in both directions', () => {
    expect(CARDS.scriptorium!.chainTo).toEqual(['courthouse', 'library'])
    for (const card of Object.values(CARDS)) for (const from of card.chainFrom) expect(CARDS[from]!.chainTo).toContain(card.id)
  })
})

describe('the words of the material', () => {
  it.each([
    ['3 points', { is: 'points', n: 3 }],
    ['1 shield', { is: 'shields', n: 1 }],
    ['2 wood', { is: 'makes', n: 2, of: ['wood'], sold: true }],
    ['glass / cloth / papyrus, not sold', { is: 'makes', n: 1, of: ['glass', 'cloth', 'papyrus'], sold: false }],
    ['1 point for each brown, grey or purple card here', { is: 'count', unit: 'points', n: 1, thing: ['brown', 'grey', 'purple'], where: 'here' }],
    ['2 coins for each grey card here and beside', { is: 'count', unit: 'coins', n: 2, thing: ['grey'], where: 'around' }],
    ['goods cost 1 coin to buy on both sides', { is: 'price', ware: 'goods', n: 1, side: 'both' }],
    ['red cards cost A coins more', { is: 'tax', what: 'red', n: 'A' }],
    ['wonder stages need no resources', { is: 'unneeded', what: 'stage' }],
    ['5 coins after a purple card', { is: 'bonus', what: 'purple', n: 5 }],
    ['victory token 1 becomes nothing', { is: 'becomes', token: 'victory', n: 1, then: 0 }],
    ['any number of ore', { is: 'makes', n: Infinity, of: ['ore'], sold: true }],
  ])('%s', (phrase, effect) => expect(parseEffect(phrase)).toEqual(effect))

  it.each(phrases)('%s: has icons', (phrase) => {
    const pieces = piecesOf(parseEffect(phrase))
    expect(pieces.some(({ icon }) => icon)).toBe(true)
    for (const { icon, mark } of pieces) expect(icon ? icon in ICONS : mark).toBeTruthy()
  })

  it.each(costs)('%s: is a cost', (text) => {
    const cost = parseCost(text)
    expect(cost.coins + cost.resources.length > 0).toBe(text !== 'nothing')
  })

  it('refuses what is not in the grammar', () => {
    expect(() => parseEffect('3 pints')).toThrow('3 pints')
    expect(() => parseEffect('wood ')).toThrow()
    expect(() => parseCost('2 gold')).toThrow('2 gold')
  })

  it('tells A by the Age', () => {
    expect(piecesOf(parseEffect('chains cost A coins more'), 3).at(-1)).toEqual({ icon: 'coin', text: 3 })
    expect(piecesOf(parseEffect('A coins after a chain')).at(-1)).toEqual({ icon: 'coin', text: 'A' })
  })

  it('counts the same things in one row', () => {
    expect(rowsOf(CARDS.haven!.gives)).toHaveLength(1)
    expect(rowsOf(TILES[19]!.gives)).toHaveLength(1)
  })
})

describe('drawings', () => {
  it('are there for every name, and for nothing else', () => {
    expect(Object.keys(PICTURES).sort()).toEqual([...new Set([...Object.values(CARDS).map((card) => card.name), ...Object.keys(PROJECTS)])].sort())
    expect(Object.keys(WONDERS)).toEqual(Object.keys(BOARDS))
  })

  it.each(Object.entries({ ...PICTURES, ...WONDERS }))('%s: is made of known tones and whole numbers of parts', (_, text) => {
    for (const step of text.split('|'))
      for (const [tone, d] of drawn(step)) {
        expect(d).toMatch(/^ ?M/)
        expect(d).not.toMatch(/NaN|undefined|Infinity/)
        expect(tone === 'accent' || css.includes(`--w-${tone}:`), tone).toBe(true)
      }
  })

  it('differ from card to card', () => {
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
    expect(new Set(Object.values(MARKS)).size).toBe(COLOURS.length)
  })

  it('use every tone', () => {
    const used = new Set(Object.values({ ...PICTURES, ...WONDERS }).flatMap((text) => text.split(/[;|]/).map((word) => word[0])))
    expect(Object.keys(TONES).filter((tone) => !used.has(tone))).toEqual([])
  })

  it.each(Object.entries(ICONS))('icon %s has known tones', (_, layers) => {
    for (const [tone] of layers) expect(css, tone).toContain(`--w-${tone}:`)
  })
})

describe('long names', () => {
  it.each([
    ['Befestigungsanlagen', 'Be-fe-sti-gung-san-la-gen'],
    ['Belagerungswerkstatt', 'Be-la-ge-rungs-werk-statt'],
    ['Гильдия ремесленников', 'Гильдия ре-мес-лен-ни-ков'],
    ['Keleti kereskedőállomás', 'Keleti ke-res-ke-dőál-lo-más'],
    ["Philosophers' Guild", "Phi-lo-so-phers' Guild"],
    ['Scientists Guild', 'Scientists Guild'],
  ])('%s can be parted', (name, parted) => expect(softly(name).replaceAll('\u00ad', '-')).toBe(parted))
})
