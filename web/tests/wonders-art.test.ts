// What 7 Wonders is made of: every phrase of the material is read, and everything can be drawn.
import { describe, expect, it } from 'vitest'
import { BOARDS, CARDS, PROJECTS, TILES, projectTokens, towerSpaces } from '../src/games/wonders/material'

describe('the material', () => {
  it('is whole', () => {
    expect([CARDS, BOARDS, TILES, PROJECTS].map((part) => Object.keys(part).length)).toEqual([78, 7, 24, 15])
    expect([2, 3, 4, 5, 7].map((n) => [towerSpaces(n), projectTokens(n)])).toEqual([[3, 2], [3, 2], [3, 3], [4, 4], [4, 6]])
  })
})
