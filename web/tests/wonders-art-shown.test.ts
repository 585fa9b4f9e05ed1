// @vitest-environment node
// Every card, board, tile and project of 7 Wonders can be shown, in every size and state. Rendered as text, which is quick.
import type { Component, ComponentProps } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Board from '../src/games/wonders/art/Board.svelte'
import Card from '../src/games/wonders/art/Card.svelte'
import CardBack from '../src/games/wonders/art/CardBack.svelte'
import Gallery from '../src/games/wonders/art/Gallery.svelte'
import Project from '../src/games/wonders/art/Project.svelte'
import Tile from '../src/games/wonders/art/Tile.svelte'
import Tower from '../src/games/wonders/art/Tower.svelte'
import { BOARDS, CARDS, PROJECTS, TILES } from '../src/games/wonders/material'

function shown<C extends Component<any>>(component: C, props: ComponentProps<C>): string {
  const { body } = render(component as Component, { props })
  expect(body).not.toMatch(/undefined|NaN|\[object/)
  return body.replaceAll(/<!--.*?-->/g, '')
}
/** How many elements have these classes. */
const count = (body: string, ...classes: string[]) => [...body.matchAll(/class="([^"]*)"/g)].filter(([, names]) => classes.every((one) => names!.split(' ').includes(one))).length

describe('a card', () => {
  it.each(Object.keys(CARDS))('%s', (kind) => {
    for (const size of ['hand', 'city', 'mini'] as const) {
      const body = shown(Card, { kind, name: 'A name', size, state: 'payable', price: 4 })
      expect(body.includes('A name')).toBe(size !== 'mini')
      expect(count(body, 'icon')).toBeGreaterThan(0)
    }
  })

  it('shows how it stands', () => {
    expect(shown(Card, { kind: 'altar', state: 'payable', price: 4 })).toContain('>4</text>')
    expect(count(shown(Card, { kind: 'altar', state: 'no', chosen: true }), 'card', 'no', 'chosen')).toBe(1)
    expect(count(shown(Card, { kind: 'altar' }), 'state')).toBe(0)
  })

  it('shows its chains', () => {
    expect(count(shown(Card, { kind: 'forum' }), 'chip')).toBe(3)
    expect(count(shown(Card, { kind: 'palace' }), 'foot')).toBe(0)
  })

  it('has a back for each Age', () => {
    for (const age of [1, 2, 3]) expect(count(shown(CardBack, { age }), 'tier')).toBe(age)
  })
})

describe('a board', () => {
  it.each(Object.keys(BOARDS).flatMap((board) => (['A', 'B'] as const).map((side) => [board, side] as const)))('%s %s', (board, side) => {
    const { stages } = BOARDS[board]![side]
    for (let built = 0; built <= stages.length; built++) {
      const body = shown(Board, { board, side, name: 'A name', built })
      expect([count(body, 'stage'), count(body, 'stage', 'built')]).toEqual([stages.length, built])
      expect(count(body, 'plan') > 0).toBe(built < stages.length)
      expect(count(shown(Board, { board, side, built, size: 'mini', lostStart: true }), 'stage')).toBe(stages.length + 1)
    }
  })
})

describe('a tile', () => {
  it.each(Object.keys(TILES).map(Number))('%i', (number) => {
    for (const size of ['full', 'bare', 'mini'] as const) expect(shown(Tile, { number, size, age: 2 })).toContain(`<b class`)
  })

  it('has a back', () => expect(count(shown(Tile, {}), 'back')).toBe(1))
})

describe('a project', () => {
  it.each(Object.keys(PROJECTS))('%s', (kind) => {
    for (const size of ['full', 'mini'] as const) {
      const body = shown(Project, { kind, name: 'A name', tokens: 1, of: 3, size })
      expect(body).toContain('A name')
      expect(count(body, 'taken')).toBe(2)
    }
  })
})

describe('the tower', () => {
  it.each([
    [[], 3, 0, [], 0],
    [[8, 17], 3, 0, [8, 17], 2],
    [[3, 19, 7, 22, 12], 4, 0, [12, 19, 7, 22], 5],
    [[4, 5, 6], 3, 1, [6, 5], 3],
  ])('of %j on %i spaces, %i closed, shows %j', (placed, spaces, closed, tops, high) => {
    const body = shown(Tower, { placed, spaces, closed, label: (tile: number) => `tile ${tile}` })
    expect([...body.matchAll(/aria-label="tile (\d+)"/g)].map(([, tile]) => Number(tile))).toEqual(tops)
    expect(count(body, 'tile') - tops.length).toBe(high)
  })
})

it('the gallery holds everything', () => {
  const body = shown(Gallery, {})
  expect(count(body, 'card', 'hand')).toBeGreaterThan(2 * Object.keys(CARDS).length)
  expect(count(shown(Gallery, { only: 'boards' }), 'board', 'full')).toBe(14)
})
